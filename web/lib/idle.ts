import { useEffect, useState } from 'react';

/** A page that is never idle gets on after this. */
const patience_ms = 1_000;

/** Runs something once the page has nothing else to do. @returns what takes it back */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: patience_ms });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, patience_ms / 4);
  return () => clearTimeout(handle);
}

let was_idle = false;

/**
 * Whether the page has drawn what it opened with: what nobody waits for, a count in the bar or a picture behind words, is
 * asked for after that. On every later screen it is so from the start.
 */
export function useIdle(): boolean {
  const [is_idle, setIdle] = useState(was_idle);
  useEffect(() => {
    if (is_idle) return undefined;
    return whenIdle(() => {
      was_idle = true;
      setIdle(true);
    });
  }, [is_idle]);
  return is_idle;
}
