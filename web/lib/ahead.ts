import type { FetchLike } from './client.ts';
import { cookieJar, realToken, token_cookies } from './cookies.ts';
import { browserTimeZone } from './formats-first.ts';
import { headersOf } from './headers.ts';
import { paths } from './paths.ts';
import { isShipMode } from './ship-mode.ts';

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
  let asked: PendingRead[] = [];

  function ask(url: string, headers: Headers): void {
    const answer = fetch(url, { method: 'GET', headers, credentials: 'omit', redirect: 'manual' });
    // the caller that takes the answer handles the rejection
    answer.catch(() => undefined);
    const read = { url, headers, answer };
    asked.push(read);
    later(() => forget(read), good_for_ms);
  }

  function forget(read: PendingRead): void {
    asked = asked.filter((other) => other !== read);
  }

  /** The answer of an early read, once, and only while no other method was called since. */
  function take(url: string, { method, headers, signal }: RequestInit): Promise<Response> | undefined {
    if (method !== 'GET') asked = [];
    const read = asked.find((one) => one.url === url && areSame(one.headers, new Headers(headers)));
    if (read === undefined) return undefined;
    forget(read);
    return read.answer.then((response) => {
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

/** Sends the reads of the first screen for the signed-in account. The boot script of index.html has set the language. */
export function sendEarlyReads(addresses: readonly string[]): void {
  // then the device may have the answers
  if (addresses.length === 0 || isShipMode()) return;
  const jar = cookieJar({
    cookie: document.cookie,
    protocol: location.protocol,
    hostname: location.hostname,
  });
  const token = realToken(jar.read(token_cookies.access));
  if (token === undefined) return;
  const { lang: language } = document.documentElement;
  const headers = headersOf({ token, language, time_zone: browserTimeZone() });
  for (const address of addresses) early_reads.ask(`/api/${address}`, headers);
}

/**
 * What the screen of an address reads before it can be drawn, exactly as its loader asks for it (web/app/routes.tsx).
 * A filter in the address is left to the loader.
 * @param year the present one, in the zone of this machine
 */
export function firstReadsOf(
  { pathname, search }: { pathname: string; search: string },
  year: number,
): string[] {
  const [, cruise] = /^\/cruises\/view\/([\da-f-]{36})$/.exec(pathname) ?? [];
  if (cruise !== undefined) return [`cruises/${cruise}`, 'user/settings'];
  if (search !== '') return [];
  // the start page of who is signed in is the dashboard
  if (pathname === paths.home || pathname === paths.dashboard) return ['dashboard'];
  if (pathname === paths.cruises) return ['cruises?sort=voyages&totals=true&limit=50'];
  if (pathname === paths.stats) return ['stats'];
  if (pathname === paths.calendar) return [`calendar?from=${year - 1}-12-25&to=${year + 1}-01-07`];
  return [];
}

function areSame(a: Headers, b: Headers): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b]);
}
