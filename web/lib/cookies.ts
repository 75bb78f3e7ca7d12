import { readToken } from './token.ts';

/** The two cookies of a session, and how long the browser keeps them (docs/product/requirements.md, section 9). */
export const token_cookies = { access: 'access_token', refresh: 'refresh_token' } as const;
export type TokenCookie = (typeof token_cookies)[keyof typeof token_cookies];

const cookie_ages: Record<TokenCookie, number> = { access_token: 3600, refresh_token: 604_800 };

export interface CookieJar {
  read(name: TokenCookie): string | undefined;
  write(name: TokenCookie, value: string): void;
  erase(name: TokenCookie): void;
}

/** The part of the page that a jar needs, so that a test can replace it. */
export interface CookiePage {
  /** As `document.cookie`: reading gives all cookies, writing sets one. */
  cookie: string;
  readonly protocol: string;
  readonly hostname: string;
}

/**
 * Cookies with path /, Secure and SameSite Strict. Where a browser refuses a Secure cookie on a plain http page of this
 * machine, the cookie is set without it: see docs/decisions/020-secure-cookies-on-loopback.md.
 */
export function cookieJar(page: CookiePage): CookieJar {
  function read(name: TokenCookie): string | undefined {
    const pair = page.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
    return pair === undefined ? undefined : decode(pair.slice(name.length + 1));
  }

  function set(name: TokenCookie, value: string, age: number, isSecure: boolean): void {
    const attributes = `path=/; max-age=${age}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    page.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  }

  return {
    read,
    write(name, value) {
      // a session that was lengthened for a voyage lasts longer
      const age = Math.max(cookie_ages[name], readToken(value)?.lasts ?? 0);
      set(name, value, age, true);
      if (read(name) !== value && isPlainLoopback(page)) set(name, value, age, false);
    },
    erase(name) {
      set(name, '', 0, true);
      if (read(name) !== undefined && isPlainLoopback(page)) set(name, '', 0, false);
    },
  };
}

/** A cookie with the literal text `undefined` counts as empty. */
export function realToken(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value === 'undefined' ? undefined : value;
}

function isPlainLoopback({ protocol, hostname }: CookiePage): boolean {
  return protocol === 'http:' && /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
