/*
 * How many files were on their way when their session ended: they are told of at the login, where that leads. Only the
 * number, as anybody may stand before it.
 */

let count = 0;
const listeners = new Set<() => void>();

function put(next: number): void {
  count = next;
  listeners.forEach((listener) => listener());
}

export const unsent = {
  add: (more: number): void => put(count + more),
  forget: (): void => put(0),
  current: (): number => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
