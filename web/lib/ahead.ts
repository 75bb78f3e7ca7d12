import type { ReadKey } from './api-types.ts';
import type { FetchLike } from './client.ts';
import { cookieJar, realToken, token_cookies } from './cookies.ts';
import { browserTimeZone } from './formats-first.ts';
import { headersOf } from './headers.ts';

/** An early answer describes the moment the page was opened, so it expires soon. */
const good_for_ms = 10_000;

interface PendingRead {
  url: string;
  headers: Headers;
  answer: Promise<Response>;
}

/**
 * Reads that the page sends while the app is still loading. The client makes the same call later and takes the answer.
 * If its URL or a header differs, such as token or language, the client sends a call of its own.
 */
export function createEarlyReads(
  fetch: FetchLike,
  later: (run: () => void, milliseconds: number) => unknown,
) {
  let asked: PendingRead | undefined;

  function ask(url: string, headers: Headers): void {
    const answer = fetch(url, { method: 'GET', headers, credentials: 'omit', redirect: 'manual' });
    // the caller that takes the answer handles the rejection
    answer.catch(() => undefined);
    asked = { url, headers, answer };
    later(() => {
      asked = undefined;
    }, good_for_ms);
  }

  /** The answer of an early read, once, and only while no other method was called since. */
  function take(url: string, { method, headers, signal }: RequestInit): Promise<Response> | undefined {
    if (method !== 'GET') asked = undefined;
    if (asked?.url !== url || !areSame(asked.headers, new Headers(headers))) return undefined;
    const { answer } = asked;
    asked = undefined;
    return answer.then((response) => {
      signal?.throwIfAborted();
      return response;
    });
  }

  return { ask, take };
}

const early_reads = createEarlyReads(
  (url, init) => fetch(url, init),
  (run, milliseconds) => setTimeout(run, milliseconds),
);

export const takeEarlyRead = early_reads.take;

/** Sends the read of the first screen for the signed-in account. The boot script of index.html has set the language. */
export function sendEarlyRead(key: ReadKey): void {
  const jar = cookieJar({
    cookie: document.cookie,
    protocol: location.protocol,
    hostname: location.hostname,
  });
  const token = realToken(jar.read(token_cookies.access));
  if (token === undefined) return;
  const { lang: language } = document.documentElement;
  early_reads.ask(
    `/api/${key.slice('GET '.length)}`,
    headersOf({ token, language, time_zone: browserTimeZone() }),
  );
}

function areSame(a: Headers, b: Headers): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}
