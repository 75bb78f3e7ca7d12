import { useSyncExternalStore } from 'react';

/** Milliseconds since 1970. The only place of the app that reads the clock. */
export function now(): number {
  return Date.now();
}

type Unit = 'second' | 'minute';
const lengths: Record<Unit, number> = { second: 1000, minute: 60_000 };

/**
 * One timer for all listeners of a unit of time. It is set anew for each tick, to the next full unit, because an
 * interval drifts. A page that wakes up or comes back to the front notifies at once, because timers sleep with the
 * machine.
 */
function ticker(unit: Unit) {
  const length = lengths[unit];
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = floor();

  function floor(): number {
    return Math.floor(now() / length) * length;
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(tick, length - (now() % length));
  }

  function tick(): void {
    schedule();
    const current = floor();
    if (current === latest) return;
    latest = current;
    listeners.forEach((listener) => listener());
  }

  return {
    current: () => (listeners.size === 0 ? floor() : latest),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        latest = floor();
        schedule();
        document.addEventListener('visibilitychange', tick);
        globalThis.addEventListener('pageshow', tick);
        globalThis.addEventListener('focus', tick);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        globalThis.removeEventListener('pageshow', tick);
        globalThis.removeEventListener('focus', tick);
      };
    },
  };
}

const tickers: Record<Unit, ReturnType<typeof ticker>> = {
  second: ticker('second'),
  minute: ticker('minute'),
};

/** The time in milliseconds, in full seconds or minutes; the component that calls this renders again with each. */
export function useNow(unit: Unit): number {
  return useSyncExternalStore(tickers[unit].subscribe, tickers[unit].current);
}
