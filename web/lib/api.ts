import { pause } from '#web/ui/turns.ts';
import { takeEarlyRead } from './ahead.ts';
import { type NetworkError, refuseStranger, StrangerError } from './api-errors.ts';
import type { Answer, CallArguments, CallInput, CallKey, FileKey, UploadKey } from './api-types.ts';
import { servesApp } from './build-watch.ts';
import { createClient, type SignedOut } from './client.ts';
import { cookieJar } from './cookies.ts';
import { browserTimeZone } from './formats.ts';
import { createListeners } from './listeners.ts';
import { saysMaintenance } from './maintenance.ts';
import { currentLanguage } from './preferences.ts';
import { createSession, type SessionChange } from './session.ts';
import type { Write } from './outbox/change.ts';
import { writeOrWait } from './outbox/waits.ts';
import { fillGaps } from './shown.ts';
import type { sendWithProgress as SendFile } from './upload.ts';
import { setAccount } from './storage.ts';

/* The client and the session of this page; client.ts and session.ts explain how they work. */

interface Handlers {
  onSignedOut: (how: SignedOut) => void;
  onOtherAccount: () => void;
  onMaintenance: () => void;
  /** Whether this device keeps earlier answers to show without a network. */
  canGoWithout: () => boolean;
  /** Whether they may be read after the session has lapsed. */
  mayReadWithout: () => boolean;
  /** A write was answered. */
  onWritten: () => void;
  /** A user logged in or out here; tells the other tabs. */
  onSessionChanged: (what: SessionChange) => void;
}

let handlers: Handlers | undefined;

/** Sets the handlers that act when the session is over and when the server is in maintenance. */
export function setHandlers(given: Handlers): void {
  handlers = given;
}

const { notify, subscribe } = createListeners();
let asks_for_login = false;

/** Whether the last call was answered by a network that asks for a login, as that of a ship, in place of the server. */
export const network = {
  subscribe,
  asksForLogin: () => asks_for_login,
  /** Finds out whether the server is there again, on a screen that calls nothing by itself. */
  check: async (): Promise<void> => {
    if (asks_for_login && (await servesApp())) noteAnswer(undefined);
  },
};

function noteAnswer(failure: NetworkError | undefined): void {
  const is_login = failure instanceof StrangerError && failure.is_login;
  if (is_login === asks_for_login) return;
  asks_for_login = is_login;
  notify();
}

/**
 * The cookies as read in this turn of the event loop. Each reading asks another process: calls that began together took
 * a phone a twentieth of a second. They are not kept longer, as other tabs write them too.
 */
let cookies_now: string | undefined;

export const session = createSession({
  jar: cookieJar({
    get cookie() {
      if (cookies_now === undefined) {
        queueMicrotask(() => (cookies_now = undefined));
        cookies_now = document.cookie;
      }
      return cookies_now;
    },
    set cookie(text) {
      cookies_now = undefined;
      // The Cookie Store API is asynchronous, but the next request needs the tokens at once.
      document.cookie = text;
    },
    get protocol() {
      return location.protocol;
    },
    get hostname() {
      return location.hostname;
    },
  }),
  exchange: async (refresh) => {
    const response = await fetch('/api/auth/jwt/refresh/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': currentLanguage() },
      body: JSON.stringify({ refresh }),
      credentials: 'omit',
      redirect: 'manual',
      // The other tabs wait for this call to end.
      signal: AbortSignal.timeout(15_000),
    });
    await refuseStranger(response, servesApp).catch((error: unknown) => {
      if (error instanceof StrangerError) noteAnswer(error);
      throw error;
    });
    if (await saysMaintenance(response)) handlers?.onMaintenance();
    return response;
  },
  alone: (run) => ('locks' in navigator ? navigator.locks.request('gangway-refresh', run) : run()),
  pause,
  log: (error) => reportError(error),
  canGoWithout: () => handlers?.canGoWithout() ?? false,
  mayReadWithout: () => handlers?.mayReadWithout() ?? false,
  announce: (what) => handlers?.onSessionChanged(what),
  onAccount: setAccount,
});

const client = createClient({
  session,
  fetch: (url, init) => takeEarlyRead(url, init) ?? fetch(url, init),
  language: currentLanguage,
  timeZone: browserTimeZone,
  onSignedOut: (how) => handlers?.onSignedOut(how),
  onOtherAccount: () => handlers?.onOtherAccount(),
  onMaintenance: () => handlers?.onMaintenance(),
  servesApp,
  onAnswer: noteAnswer,
  pause,
});

/**
 * Calls the API: `call('PATCH cruises/{id}', { params: { id }, body, if_match: version })`.
 * Rejects with ApiError for an answer that is an error, NetworkError for none.
 */
export async function call<Key extends CallKey>(
  key: Key,
  ...input: CallArguments<Key>
): Promise<Answer<Key>> {
  if (key.startsWith('GET ')) return fillGaps(key, await client.call(key, ...input));
  const [given = {}] = input as [object?];
  const send = async (signal: AbortSignal | undefined) =>
    client.call(key, ...([{ ...given, ...(signal && { signal }) }] as unknown as CallArguments<Key>));
  const answer = await writeOrWait(key, given, send, servesApp);
  handlers?.onWritten();
  return fillGaps(key, answer as Answer<Key>);
}

/** Sends a change that waited. Rejects like `call`. */
export async function sendWaiting(
  { method, path, body }: Write,
  if_match: number | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  // stands for any of the calls that may wait, by its filled-in path
  const answer = await client.call(`${method} ${path}` as 'PATCH cruises/{id}', {
    params: { id: '' },
    ...(body !== null && { body }),
    ...(if_match !== undefined && { if_match }),
    signal,
  });
  handlers?.onWritten();
  return answer;
}

/** Reads a file: `callFile('GET cruises/{id}/documents/{document_id}/file', { params })`. Rejects like `call`. */
export function callFile<Key extends FileKey>(key: Key, ...input: CallArguments<Key>): Promise<Blob> {
  return client.callFile(key, ...input);
}

/** Sends a file and reports progress from 0 to 1. Rejects like `call`. */
export function upload<Key extends UploadKey>(
  key: Key,
  {
    onProgress,
    sendWithProgress,
    ...input
  }: CallInput<Key> & { file: File; onProgress: (share: number) => void; sendWithProgress: typeof SendFile },
): Promise<Answer<Key>> {
  const via = (url: string, init: RequestInit) => sendWithProgress(url, init, onProgress);
  return client.upload(key, { ...input, via } as unknown as Parameters<typeof client.upload<Key>>[1]);
}
