import type { CookieJar, TokenCookie } from '../cookies.ts';
import { createSession } from '../session.ts';

/** A jar in memory. */
export function memoryJar(start: Partial<Record<TokenCookie, string>> = {}): CookieJar {
  const kept = new Map<string, string>(Object.entries(start));
  return {
    read: (name) => kept.get(name),
    write: (name, value) => void kept.set(name, value),
    erase: (name) => void kept.delete(name),
  };
}

export function jsonAnswer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
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

/** A session on a jar in memory; `answer` gives the answer of each refresh, `logged` lists the reported errors. */
export function testSession(
  jar: CookieJar,
  answer: (refresh: string) => Response | Promise<Response>,
  alone = oneAfterAnother(),
) {
  const sent: string[] = [];
  const logged: unknown[] = [];
  const session = createSession({
    jar,
    exchange: async (refresh) => {
      sent.push(refresh);
      return answer(refresh);
    },
    alone,
    log: (error) => void logged.push(error),
  });
  return { session, sent, logged };
}

/** An access token of an account, as far as the app reads it. */
export function tokenOf(account: string, ends?: number): string {
  return `head.${btoa(JSON.stringify({ sub: account, exp: ends })).replaceAll('=', '')}.signature`;
}
