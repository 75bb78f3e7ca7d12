import { deviceChoice } from './device-choice.ts';
import { readStored, writeStored } from './storage.ts';

/*
 * For a network that is paid for by the minute or the megabyte: what the device keeps is shown and not asked for again,
 * nothing is asked for ahead, and what changed comes at the traveller's word. A browser may be told to save data.
 */

export const {
  read: isShipMode,
  write: setShipMode,
  subscribe: subscribeShipMode,
  notify: tellShipMode,
} = deviceChoice(
  'gangway-ship-mode',
  // not every browser has it
  () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
);

const OLD_KEY = 'gangway-old-before';
const isTime = (text: string): text is `${number}` => Number(text) > 0;

/** Kept answers from before are asked for again: the last own change, in milliseconds since 1970. */
export function oldBefore(): number {
  return Number(readStored(OLD_KEY, isTime) ?? 0);
}

export function setOldBefore(moment_ms: number): void {
  writeStored(OLD_KEY, String(moment_ms));
}
