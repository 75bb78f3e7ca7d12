import { useSyncExternalStore } from 'react';
import { call, session } from './api.ts';
import { ApiError } from './api-errors.ts';
import { kept_answers } from './offline.ts';

/*
 * What was deleted a moment ago: cruises, and what belongs to them. It is hidden at once and deleted when the time to
 * undo is over: nothing has to be made again, with all that hangs on it, when somebody takes it back. Within the
 * cruises `useRemoval` (web/features/cruises/parts/use-removal.ts) does it all, toast and undo; who lists records leaves
 * out what is in `useRemovals()`.
 */

export interface Removal {
  id: string;
  version: number;
  /** what is deleted, below `/api/`: `cruises/<id>`, `cruises/<id>/flights/<flight_id>` */
  path: `cruises/${string}`;
}

/** A token that ends sooner is renewed beforehand: when the page is left there is no time for it. */
const ENOUGH_SECONDS = 600;
/** Who logs out waits no longer than this for a server that does not answer. */
const PATIENCE_MS = 5000;

const pending = new Map<string, Removal & { token: string | undefined }>();
const listeners = new Set<() => void>();
let hidden: ReadonlySet<string> = new Set();

/** Hides a record. Follow with `finishRemoval` or `undoRemoval`; a page that is left meanwhile finishes it. */
export function beginRemoval(removal: Removal): void {
  if (pending.size === 0) globalThis.addEventListener('pagehide', finishOnLeave);
  pending.set(removal.id, { ...removal, token: session.access() });
  session.freshen(ENOUGH_SECONDS);
  tell([...hidden, removal.id]);
}

/** Shows it again. @returns whether it was still there to be saved */
export function undoRemoval(id: string): boolean {
  const is_in_time = pending.has(id);
  forget(id);
  if (is_in_time) show(id);
  return is_in_time;
}

/**
 * Deletes what is hidden. It stays so until `show` is called, after the lists have been asked for again. What is gone
 * already, with its cruise or from another device, is as it should be.
 */
export async function finishRemoval(id: string, signal?: AbortSignal): Promise<void> {
  const removal = pending.get(id);
  forget(id);
  if (removal === undefined) return;
  try {
    // Any of the deletions by its filled-in path: they all take a version and answer nothing.
    await call(`DELETE ${removal.path}` as 'DELETE cruises/{id}', {
      params: { id },
      if_match: removal.version,
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  void kept_answers.forgetRecord(id);
}

/**
 * Deletes all that is hidden, while its person is still signed in. What fails stays where it was, and is shown again.
 * @returns whether there was anything
 */
export async function finishRemovals(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ids = [...pending.keys()];
  const finished = await Promise.allSettled(ids.map((id) => finishRemoval(id, signal)));
  ids.filter((_id, index) => finished[index]?.status === 'rejected').forEach(show);
  return ids.length > 0;
}

/** The person is gone: nothing is deleted for them any more, and nothing hidden from the next one. */
export function dropRemovals(): void {
  for (const id of pending.keys()) forget(id);
  tell([]);
}

/** Ends the hiding of a record, whether it is there or not. */
export function show(id: string): void {
  tell([...hidden].filter((other) => other !== id));
}

/** The ids of the records that are to be left out. */
export function useRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden);
}

/** No answer can be waited for any more: `keepalive` lets the browser send after the page is gone. */
function finishOnLeave(): void {
  for (const { id, version, path, token } of pending.values()) {
    const access = session.isStranger() ? token : (session.access() ?? token);
    forget(id);
    if (access === undefined) continue;
    void kept_answers.forgetRecord(id);
    void fetch(`/api/${path}`, {
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
