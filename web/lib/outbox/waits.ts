import { hashKey } from '@tanstack/react-query';
import { createListeners } from '#web/lib/listeners.ts';
import { currentAccount, readStored, writeStored } from '#web/lib/storage.ts';
import { pause } from '#web/ui/turns.ts';
import type { Waiting } from './change.ts';
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
  /** `writeOrWait` with this outbox. */
  write: (key: string, given: Given, send: Send, isThere: () => Promise<boolean>) => Promise<unknown>;
}

/** Of an account, which may log in on this device after another one. */
const waitsKey = (account: string) => `gangway-waits:${account}`;
const isYes = (text: string): text is 'yes' => text === 'yes';

const nothing: Waiting = { changes: [], cruises: {} };

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

/** Loads the outbox before the first screen if something waits on this device for an account. */
export async function restoreOutbox(account: string | undefined): Promise<void> {
  if (account === undefined || readStored(waitsKey(account), isYes) === undefined) return;
  await loadOutbox().catch(() => undefined);
}

/** Notes for the next start of the app whether something waits for an account. */
export function noteWaits(account: string | undefined, { changes }: Waiting): void {
  if (account !== undefined) writeStored(waitsKey(account), changes.length > 0 ? 'yes' : null);
}

/** Notes how many changes were sent. */
export function noteSent(done: number): void {
  if (done === 0) return;
  sent_count += done;
  notify();
}

let sendFiles: () => Promise<void> | undefined = () => undefined;
/** How many files of this device the server refused. */
let refused_files = 0;

/** Sets what sends the files that wait: they come after the changes, one of which may make their cruise. */
export function setFiles(send: () => Promise<void>): void {
  sendFiles = send;
}

/** Notes how many files of this device the server refused. */
export function noteRefused(count: number): void {
  if (count === refused_files) return;
  refused_files = count;
  notify();
}

/** What waits, for the app. */
export const outbox = {
  subscribe,
  current: (): Waiting => box?.current() ?? nothing,
  /** Whether there is anything to tell of: a change, or a file that was refused. */
  hasAny: (): boolean => refused_files > 0 || outbox.current().changes.length > 0,
  /** Sends what waits, if anything does: the changes, then the files. */
  send: async (): Promise<void> => {
    try {
      await box?.send();
    } finally {
      await sendFiles();
    }
  },
  /** The outbox itself, for the list of what waits: it is there if anything waits. */
  loaded: (): LoadedOutbox | undefined => box,
  /** How many changes this page has kept so far: after a call, whether it waits. */
  kept: (): number => kept_count,
  /** How many changes this page has sent so far. */
  sent: (): number => sent_count,
  /** Forgets what waits, as its account logs out. */
  forget: (): void => {
    noteWaits(currentAccount(), nothing);
    void box?.clear().catch(() => undefined);
  },
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
  withChanges: (key: readonly unknown[], data: unknown): unknown =>
    outbox.made(key) ?? outbox.show(key, box?.known(key) ?? bases.get(hashKey(key)) ?? data),
};

/** A browser whose storage does not open must not keep a change from being sent. */
const load_ms = 2_000;

/** The input of a call, as far as a change that may wait has it. */
export interface Given {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  if_match?: number;
  signal?: AbortSignal;
}

export type Send = (signal: AbortSignal | undefined) => Promise<unknown>;

/** Sends a change, or keeps it on the device, as `write.ts` says. What cannot be kept fails as without an outbox. */
export async function writeOrWait(
  key: string,
  given: Given,
  send: Send,
  isThere: () => Promise<boolean>,
): Promise<unknown> {
  const may_wait = load !== undefined && key.includes(' cruises') && given.query === undefined;
  const opened = may_wait
    ? (box ?? (await Promise.race([loadOutbox().catch(() => undefined), pause(load_ms)])))
    : undefined;
  return opened?.write(key, given, send, isThere) ?? send(given.signal);
}

/** Notes that a change was kept. */
export function noteKept(): void {
  kept_count += 1;
}
