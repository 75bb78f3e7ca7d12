import { useEffect, useState } from 'react';
import { nextTurn } from './turns.ts';

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

let is_drawn = false;
const runs = new Set<() => void>();

/**
 * Runs something once the first screen is on the display and the page is idle: what is asked for before that takes its
 * line. @returns a function that cancels it
 */
export function whenDrawn(run: () => void): () => void {
  if (is_drawn) return whenIdle(run);
  // a frame is on the display when the next one but one begins
  if (runs.size === 0)
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => void runAll())));
  runs.add(run);
  return () => void runs.delete(run);
}

/** Each has a turn of its own: the calls and renderings of all in one task held a phone up for a tenth of a second. */
async function runAll(): Promise<void> {
  is_drawn = true;
  for (const run of runs) {
    runs.delete(run);
    run();
    await nextTurn();
  }
}

/**
 * Whether the page has drawn its first screen. Reads that can wait, such as a count in the bar or a picture behind
 * text, start after that. It is true from the start on every later screen.
 */
export function useIdle(): boolean {
  const [is_idle, setIdle] = useState(is_drawn);
  useEffect(() => {
    if (is_idle) return undefined;
    return whenDrawn(() => setIdle(true));
  }, [is_idle]);
  return is_idle;
}
