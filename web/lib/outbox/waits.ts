import { hashKey } from '@tanstack/react-query';
import { NetworkError } from '#web/lib/api-errors.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { pause } from '#web/ui/turns.ts';
import { nothing_waits, placeOf, type Waiting, type Write } from './change.ts';
import type { Outbox } from './outbox.ts';

/*
 * The outbox as every page needs it: small, as the outbox itself is loaded where something waits, or once the page is
 * idle (docs/decisions/117-outbox.md).
 */

/** What the loaded outbox offers to the app. */
export interface LoadedOutbox extends Outbox {
  /** Sends what waits, if there is a network. */
  send: () => Promise<void>;
  /** Shows the present changes in what is on screen. */
  refresh: () => void;
}

const WAITS_KEY = 'gangway-waits';
const isYes = (text: string): text is 'yes' => text === 'yes';

const { notify, subscribe } = createListeners();
let box: LoadedOutbox | undefined;
let load: (() => Promise<LoadedOutbox>) | undefined;
let loading: Promise<LoadedOutbox> | undefined;
/** How many changes this page has kept, and how many it has sent. */
let kept_count = 0;
let sent_count = 0;
/** By query, the answers of the server that are shown with changes: only they are kept on the device. */
const bases = new Map<string, unknown>();

/** Sets how the outbox is loaded. */
export function setOutbox(how: () => Promise<LoadedOutbox>): void {
  load = how;
}

/** Loads the outbox. @throws when its file does not come, as without a network on a page that never had it */
export async function loadOutbox(): Promise<LoadedOutbox> {
  if (load === undefined) throw new TypeError('no outbox');
  loading ??= load();
  try {
    const loaded = await loading;
    if (box === undefined) {
      box = loaded;
      loaded.subscribe(notify);
      notify();
      loaded.refresh();
    }
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Loads the outbox before the first screen if something waits on this device. */
export async function restoreOutbox(): Promise<void> {
  if (readStored(WAITS_KEY, isYes) !== undefined) await loadOutbox().catch(() => undefined);
}

/** Notes for the next start of the app whether something waits. */
export function noteWaits({ changes }: Waiting): void {
  writeStored(WAITS_KEY, changes.length > 0 ? 'yes' : null);
}

/** Notes how many changes were sent. */
export function noteSent(done: number): void {
  if (done === 0) return;
  sent_count += done;
  notify();
}

let sendFiles: () => void = () => undefined;

/** Sets what sends the files that wait: they come after the changes, one of which may make their cruise. */
export function setFiles(send: () => void): void {
  sendFiles = send;
}

/** What waits, for the app. */
export const outbox = {
  subscribe,
  current: (): Waiting => box?.current() ?? nothing_waits,
  /** Sends what waits, if anything does. */
  send: async (): Promise<void> => {
    await box?.send();
    sendFiles();
  },
  /** Answers the question about a conflict, as `Outbox` does. */
  resolve: async (id: string, left: readonly string[] | 'all'): Promise<void> => box?.resolve(id, left),
  /** Takes a change back. */
  discard: async (id: string): Promise<void> => box?.discard(id),
  /** How many changes this page has kept so far: after a call, whether it waits. */
  kept: (): number => kept_count,
  /** How many changes this page has sent so far. */
  sent: (): number => sent_count,
  /** Forgets what waits, as its account logs out. */
  forget: (): void => void box?.clear().catch(() => undefined),
  /** A cruise that was made here, which the server cannot answer yet. */
  made: (key: readonly unknown[]): unknown => {
    if (box === undefined || key[0] !== 'GET cruises/{id}') return undefined;
    return box.made((key[1] as { params: { id: string } }).params.id);
  },
  /** An answer of the server with the changes that wait. */
  show: <Answer>(key: readonly unknown[], answer: Answer): Answer => {
    const name = hashKey(key);
    bases.delete(name);
    if (box?.isShown(key) !== true) return answer;
    bases.set(name, answer);
    return box.show(key, answer) as Answer;
  },
  /**
   * The answer of the server behind the data of a query; undefined if it is not known.
   * @param is_put whether the app put the data, and not a read
   */
  base: (key: readonly unknown[], data: unknown, is_put: boolean): unknown => {
    if (box?.isShown(key) !== true) return data;
    return is_put ? undefined : bases.get(hashKey(key));
  },
  /** The data of a query after a change was added or taken back. */
  again: (key: readonly unknown[], data: unknown): unknown =>
    outbox.made(key) ?? outbox.show(key, box?.known(key) ?? bases.get(hashKey(key)) ?? data),
};

/** The longest that a change waits for an answer before the device looks whether the server is there at all. */
const patience_ms = 4_000;

interface Given {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  if_match?: number;
  signal?: AbortSignal;
}

/**
 * Sends a change, or keeps it on the device if there is no network, or if another change of the same cruise waits. What
 * cannot be kept fails as it did without an outbox.
 * @param send makes the call, which its signal calls off
 * @param isThere asks whether the server is there, for a call that hangs
 */
export async function writeOrWait(
  key: string,
  given: Given,
  send: (signal: AbortSignal | undefined) => Promise<unknown>,
  isThere: () => Promise<boolean>,
): Promise<unknown> {
  const write = writeOf(key, given);
  if (load === undefined || given.query !== undefined || placeOf(write) === undefined)
    return send(given.signal);
  let failure: unknown = new NetworkError('the change could not be kept');
  let is_cut_off = false;
  // a browser that knows of no network sends nothing
  const was_online = navigator.onLine;
  if (box?.has(write) !== true) {
    try {
      return await inTime(send, given.signal, isThere);
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      failure = error;
      is_cut_off = true;
    }
  }
  const loaded = await loadOutbox().catch(() => undefined);
  if (loaded === undefined) throw failure;
  const answer = await loaded.add(write, given.if_match, failure, is_cut_off && was_online);
  kept_count += 1;
  // behind a change that waits for an answer to a question, this one need not wait
  if (!is_cut_off) void loaded.send();
  return answer;
}

/** Calls off a call that hangs. A slow network, over which the page of the app comes, is a network. */
async function inTime(
  send: (signal: AbortSignal) => Promise<unknown>,
  given: AbortSignal | undefined,
  isThere: () => Promise<boolean>,
): Promise<unknown> {
  const calling = new AbortController();
  const signal = given === undefined ? calling.signal : AbortSignal.any([given, calling.signal]);
  const sent = send(signal);
  const first = await Promise.race([
    sent.then(
      () => 'answered',
      () => 'answered',
    ),
    pause(patience_ms),
  ]);
  if (first === undefined && (await Promise.race([isThere(), pause(patience_ms)])) !== true) {
    calling.abort();
    // an answer may have come meanwhile
    return sent.catch((error: unknown) => {
      if (given?.aborted === true) throw error;
      throw new NetworkError('no answer in time', { cause: error });
    });
  }
  return sent;
}

function writeOf(key: string, { params = {}, body }: Given): Write {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '');
  return { method: method as Write['method'], path, body: body === undefined ? null : { ...body } };
}
