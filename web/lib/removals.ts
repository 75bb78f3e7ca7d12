import { useSyncExternalStore } from 'react';
import { call, session } from './api.ts';
import { ApiError } from './api-errors.ts';
import { offline_answers } from './offline.ts';
import { createListeners } from './listeners.ts';
import { outbox } from './outbox/waits.ts';
import { userChoice } from './storage.ts';
import { now } from '#web/ui/clock.ts';

/*
 * Records deleted a moment ago: cruises and their parts. A record is hidden at once and deleted on the server when the
 * time to undo is over, so that undo need not make it again with all that belongs to it. In the cruises `useRemoval`
 * (web/parts/cruise/use-removal.ts) does it all, with toast and undo; lists leave out the ids of
 * `useRemovals()`.
 */

export interface Removal {
  id: string;
  version: number;
  /** the path of the record below `/api/`: `cruises/<id>`, `cruises/<id>/flights/<flight_id>` */
  path: `cruises/${string}`;
}

/** A token that ends sooner is renewed in advance: there is no time for that when the page is left. */
const ENOUGH_SECONDS = 600;
/** The longest that a logout waits for a server that does not answer. */
const PATIENCE_MS = 5000;

/** A deletion that was begun: if its page is left or killed before the answer comes, another page finishes it. */
export interface Begun extends Removal {
  /** when another page may finish it, in milliseconds since 1970; undefined: its page was left */
  due?: number | undefined;
}

/** As long as a page may offer to undo a deletion, with a good deal to spare. */
export const UNDO_MS = 60_000;

/** Written down for another page, which checks each when it reads them (`finish-left-over.ts`). */
export const left_over = userChoice<Begun[]>('removals', [], (stored) =>
  Array.isArray(stored) ? stored : undefined,
);

/** Hidden records that this page deletes, until the call begins. */
export const pending = new Map<string, Removal & { token: string | undefined }>();
const { notify, subscribe } = createListeners();
let hidden: ReadonlySet<string> = new Set();

/**
 * Hides a record. Follow with `finishRemoval` or `undoRemoval`; if the page is left meanwhile, the removal finishes.
 */
export function beginRemoval(removal: Removal): void {
  if (pending.size === 0) globalThis.addEventListener('pagehide', finishOnLeave);
  pending.set(removal.id, { ...removal, token: session.access() });
  left_over.write([...left_over.read(), { ...removal, due: now() + UNDO_MS }]);
  session.freshen(ENOUGH_SECONDS);
  hideRecord(removal.id);
}

/** Shows the record again. @returns whether the removal could still be undone */
export function undoRemoval(id: string): boolean {
  const is_in_time = pending.has(id);
  forget(id);
  if (is_in_time) show(id);
  return is_in_time;
}

/**
 * Deletes a hidden record. It stays hidden until `show` is called, after the lists are read again. A 404 counts as
 * success: the record went with its cruise or from another device.
 */
export async function finishRemoval(id: string, signal?: AbortSignal): Promise<void> {
  const removal = pending.get(id);
  if (removal === undefined) return;
  takeOut(id);
  const kept = outbox.kept();
  try {
    // Stands for any of the deletions, by its filled-in path: they all take a version and answer nothing.
    await call(`DELETE ${removal.path}` as 'DELETE cruises/{id}', {
      params: { id },
      if_match: removal.version,
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  } finally {
    forget(id);
  }
  // a deletion that waits may still be taken back
  if (outbox.kept() === kept) void offline_answers.forgetRecord(id);
}

/**
 * Deletes all hidden records while their account is still signed in. Records whose deletion fails are shown again.
 * @returns whether there were any
 */
export async function finishRemovals(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ids = [...pending.keys()];
  const finished = await Promise.allSettled(ids.map((id) => finishRemoval(id, signal)));
  ids.filter((_id, index) => finished[index]?.status === 'rejected').forEach(show);
  return ids.length > 0;
}

/** The account has signed out: its pending deletions are dropped, and nothing stays hidden for the next account. */
export function dropRemovals(): void {
  for (const id of pending.keys()) forget(id);
  hide([]);
}

/** Shows a hidden record again; does nothing for any other. */
export function show(id: string): void {
  hide([...hidden].filter((other) => other !== id));
}

/** The ids of the hidden records, which lists leave out. */
export function useRemovals(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hidden);
}

/** The page cannot wait for an answer any more: `keepalive` lets the browser send after the page is gone. */
function finishOnLeave(): void {
  left_over.write(left_over.read().map(({ due, ...one }) => (pending.has(one.id) ? one : { ...one, due })));
  for (const { id, version, path, token } of pending.values()) {
    const access = session.isOtherAccount() ? token : (session.access() ?? token);
    takeOut(id);
    if (access === undefined) continue;
    void fetch(`/api/${path}`, {
      method: 'DELETE',
      keepalive: true,
      credentials: 'omit',
      redirect: 'manual',
      headers: { Authorization: `Bearer ${access}`, 'If-Match': `"${version}"` },
    });
  }
}

function forget(id: string): void {
  takeOut(id);
  left_over.write(left_over.read().filter((one) => one.id !== id));
}

function takeOut(id: string): void {
  pending.delete(id);
  if (pending.size === 0) globalThis.removeEventListener('pagehide', finishOnLeave);
}

/** Hides a record in all lists. */
export function hideRecord(id: string): void {
  hide([...hidden, id]);
}

function hide(ids: readonly string[]): void {
  hidden = new Set(ids);
  notify();
}
