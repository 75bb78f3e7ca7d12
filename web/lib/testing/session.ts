import { build_header } from '#domain/build-header.ts';
import type { CookieJar, TokenCookie } from '../cookies.ts';
import { createSession, type SessionParts } from '../session.ts';

/** A jar in memory. */
export function memoryJar(start: Partial<Record<TokenCookie, string>> = {}): CookieJar {
  const kept = new Map<string, string>(Object.entries(start));
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    erase: (name) => void kept.delete(name),
  };
}

/** An answer of the server. */
export function serverAnswer(
  body: BodyInit | null,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { status, headers: { [build_header]: 'test', ...headers } });
}

export function jsonAnswer(status: number, body: unknown): Response {
  return serverAnswer(JSON.stringify(body), status, { 'Content-Type': 'application/json' });
}

/** Runs functions one after the other, as `navigator.locks` does among tabs. */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const before = last;
    const mine = before.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** A session on a jar in memory; `exchange` gives the answer of each refresh, `logged` lists the reported errors. */
export function testSession(
  jar: CookieJar,
  exchange: (refresh: string) => Response | Promise<Response>,
  alone = oneAfterAnother(),
  more: Partial<SessionParts> = {},
) {
  const sent: string[] = [];
  const logged: unknown[] = [];
  const session = createSession({
    jar,
    exchange: async (refresh) => {
      sent.push(refresh);
      return exchange(refresh);
    },
    alone,
    pause: () => new Promise(() => {}),
    log: (error) => void logged.push(error),
    ...more,
  });
  return { session, sent, logged };
}

/** An access token of an account, as far as the app reads it. */
export function tokenOf(account: string, ends?: number): string {
  return `head.${btoa(JSON.stringify({ sub: account, exp: ends })).replaceAll('=', '')}.signature`;
}
