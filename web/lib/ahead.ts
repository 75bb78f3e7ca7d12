import type { ReadKey } from './api-types.ts';
import type { Sending } from './client.ts';
import { cookieJar, realToken, token_cookies } from './cookies.ts';
import { browserTimeZone } from './formats-first.ts';
import { headersOf } from './headers.ts';

/** What was asked ahead is of the moment that the page was opened, and soon not new any more. */
const good_for_ms = 10_000;

interface Asked {
  url: string;
  headers: Headers;
  answer: Promise<Response>;
}

/**
 * Reads that are asked for while the app itself is still on its way. The client makes the very same call later and is
 * given the answer; where it would ask anything else, or as anybody else, it asks as if there was nothing here.
 */
export function createAhead(fetch: Sending, later: (run: () => void, milliseconds: number) => unknown) {
  let asked: Asked | undefined;

  function ask(url: string, headers: Headers): void {
    const answer = fetch(url, { method: 'GET', headers, credentials: 'omit' });
    // whoever takes it hears of it
    answer.catch(() => undefined);
    asked = { url, headers, answer };
    later(() => {
      asked = undefined;
    }, good_for_ms);
  }

  /** The answer to a call, if it was asked ahead: once, and not after anything may have changed. */
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

const ahead = createAhead(
  (url, init) => fetch(url, init),
  (run, milliseconds) => setTimeout(run, milliseconds),
);

export const takeAhead = ahead.take;

/** Asks for what the first screen shows, as whoever is signed in. The boot script of index.html has set the language. */
export function askAhead(key: ReadKey): void {
  const jar = cookieJar({
    cookie: document.cookie,
    protocol: location.protocol,
    hostname: location.hostname,
  });
  const token = realToken(jar.read(token_cookies.access));
  if (token === undefined) return;
  const { lang: language } = document.documentElement;
  ahead.ask(`/api/${key.slice('GET '.length)}`, headersOf({ token, language, time_zone: browserTimeZone() }));
}

function areSame(a: Headers, b: Headers): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}
