import { useEffect, useState } from 'react';

/** A page that is never idle runs its work after this time. */
const patience_ms = 1_000;

/** Runs something once the page is idle. @returns a function that cancels it */
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
 * Whether the page has drawn its first screen. Reads that can wait, such as a count in the bar or a picture behind
 * text, start after that. It is true from the start on every later screen.
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
