import { createListeners } from './listeners.ts';

/*
 * How many files were being sent when their session ended; the login says so if it comes next. Only the number, as any
 * visitor may see the login.
 */

let count = 0;
const { notify, subscribe } = createListeners();

function put(next: number): void {
  count = next;
  notify();
}

export const unsent = {
  add: (more: number): void => put(count + more),
  forget: (): void => put(0),
  current: (): number => count,
  subscribe,
};
