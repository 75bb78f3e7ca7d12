import { readApiError } from './api-errors.ts';
import { type CookieJar, token_cookies } from './cookies.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

export interface SessionParts {
  jar: CookieJar;
  /** Exchanges a refresh token: the plain call, without any of the flow around it. */
  exchange: (refresh_token: string) => Promise<Response>;
  /** Runs alone among all tabs, so that two of them do not rotate the same token. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  log: (error: unknown) => void;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in, as far as the cookies tell (requirements.md, section 4: login state and request flow). */
export function createSession({ jar, exchange, alone, log }: SessionParts) {
  const listeners = new Set<() => void>();
  let pending: Promise<boolean> | undefined;

  const access = () => real(jar.read(token_cookies.access));
  const refreshToken = () => real(jar.read(token_cookies.refresh));
  const tell = () => listeners.forEach((listener) => listener());

  function keep(pair: TokenPair): void {
    jar.write(token_cookies.access, pair.access);
    jar.write(token_cookies.refresh, pair.refresh);
    tell();
  }

  function clear(): void {
    jar.erase(token_cookies.access);
    jar.erase(token_cookies.refresh);
    tell();
  }

  async function exchangeOnce(stale: string | undefined): Promise<boolean> {
    const current = access();
    // Another tab was quicker: its token is as good.
    if (current !== undefined && current !== stale) return true;
    const token = refreshToken();
    if (token === undefined) return false;
    try {
      const response = await exchange(token);
      // Signed out, or in as someone else, while the answer was under way: what it says is of no use any more.
      if (refreshToken() !== token) return access() !== undefined;
      if (response.ok) {
        const pair: unknown = await response.json();
        if (!isPair(pair)) throw new TypeError('the refresh answered without a pair of tokens');
        keep(pair);
        return true;
      }
      const error = await readApiError(response);
      if (error.status === 401 && error.code === 'token_not_valid') clear();
      else log(error);
    } catch (error) {
      log(error);
    }
    return false;
  }

  /** One refresh at a time; whoever asks meanwhile gets the same. `stale` is the access token that was refused. */
  function refresh(stale?: string): Promise<boolean> {
    pending ??= alone(() => exchangeOnce(stale)).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    access,
    refreshToken,
    refresh,
    keep,
    clear,
    /** Whether there may be a session, without asking anybody: for what is painted first. */
    seemsLoggedIn: () => access() !== undefined || refreshToken() !== undefined,
    isLoggedIn: async (): Promise<boolean> => {
      if (access() !== undefined) return true;
      return refreshToken() === undefined ? false : refresh();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A cookie that holds the literal text `undefined` holds nothing. */
function real(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value === 'undefined' ? undefined : value;
}

function isPair(value: unknown): value is TokenPair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access' in value &&
    typeof value.access === 'string' &&
    'refresh' in value &&
    typeof value.refresh === 'string'
  );
}
