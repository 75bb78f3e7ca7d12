import { useSyncExternalStore } from 'react';
import { call, session } from './api.ts';

/*
 * Cruises that were deleted a moment ago. They are hidden at once and deleted when the time to undo is over: nothing
 * has to be made again, with its flights, add-ons and documents, when somebody takes it back.
 */

interface Removal {
  id: string;
  version: number;
}

const pending = new Map<string, Removal>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

/** Hides a cruise. Follow with `finishRemoval` or `undoRemoval`; a page that is left meanwhile finishes it. */
export function beginRemoval(removal: Removal): void {
  if (pending.size === 0) globalThis.addEventListener('pagehide', finishOnLeave);
  pending.set(removal.id, removal);
  tell([...hidden, removal.id]);
}

export function undoRemoval(id: string): void {
  forget(id);
  show(id);
}

/** Deletes what is hidden. It stays so until `show` is called, after the lists have been asked for again. */
export async function finishRemoval(id: string): Promise<void> {
  const removal = pending.get(id);
  forget(id);
  if (removal !== undefined) await call('DELETE cruises/{id}', { params: { id }, if_match: removal.version });
}

/** Ends the hiding of a cruise, whether it is there or not. */
export function show(id: string): void {
  tell([...hidden].filter((other) => other !== id));
}

/** The ids of the cruises that are to be left out. */
export function useRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden);
}

/** No answer can be waited for any more: `keepalive` lets the browser send after the page is gone. */
function finishOnLeave(): void {
  const access = session.access();
  for (const { id, version } of pending.values()) {
    forget(id);
    if (access === undefined) continue;
    void fetch(`/api/cruises/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      keepalive: true,
      credentials: 'omit',
      headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
    });
  }
}

function forget(id: string): void {
  pending.delete(id);
  if (pending.size === 0) globalThis.removeEventListener('pagehide', finishOnLeave);
}

function tell(ids: string[]): void {
  hidden = new Set(ids);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
