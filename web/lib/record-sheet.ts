import { createListeners } from './listeners.ts';

/* Whether the sheet with the ways to record a cruise is open: buttons of any screen open it. */

const { notify, subscribe } = createListeners();
let is_open = false;

export function setRecordSheet(is_open_now: boolean): void {
  is_open = is_open_now;
  notify();
}

export { subscribe as subscribeRecordSheet };
export function isRecordSheetOpen(): boolean {
  return is_open;
}
