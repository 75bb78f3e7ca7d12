/*
 * How many files were being sent when their session ended; the login says so if it comes next. Only the number, as any
 * visitor may see the login.
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
