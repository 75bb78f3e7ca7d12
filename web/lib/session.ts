import { NetworkError, readApiError } from './api-errors.ts';
import { now } from '#web/ui/clock.ts';
import { type CookieJar, realToken, token_cookies } from './cookies.ts';
import { readToken } from './token.ts';
import { createListeners } from './listeners.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

export type SessionChange = 'changed' | 'logout';

export interface SessionParts {
  jar: CookieJar;
  /** Exchanges a refresh token: the plain call, without the rest of the flow. */
  exchange: (refresh_token: string) => Promise<Response>;
  /** Runs a function exclusively among all tabs, so that two of them do not rotate the same token. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  pause: (milliseconds: number) => Promise<void>;
  log: (error: unknown) => void;
  /** Tells the other tabs that a session began or ended here, or that its user logged out. */
  announce?: (what: SessionChange) => void;
  /** Whether earlier answers are there to show, so that a refresh without a network can wait. */
  canGoWithout?: () => boolean;
  /** Whether earlier answers may be read without a session. */
  mayReadWithout?: () => boolean;
  /** Called when the signed-in account becomes known. */
  onAccount?: (account: string) => void;
}

export type Session = ReturnType<typeof createSession>;

type Notify = () => void;
type Page = ReturnType<typeof createPage>;

/** The longest that a page with earlier answers waits for a new token before it shows them: a call may hang for long. */
const patience_ms = 1_000;
/** The same when the last refresh got no answer either. */
const short_patience_ms = 500;

/** The tokens in the cookies, and whose page this is. */
function createPage({ jar, announce, onAccount }: SessionParts, notify: Notify) {
  /** The account of this page, once known. The cookies may belong to another: all tabs share them. */
  let owner: string | undefined;
  /** How many sessions of this page have begun or ended. */
  let epoch = 0;
  const access = () => realToken(jar.read(token_cookies.access));
  const refreshToken = () => realToken(jar.read(token_cookies.refresh));

  function own(who: string | undefined): void {
    owner = who;
    if (who !== undefined) onAccount?.(who);
  }

  /** The account of this page: that of the first token it saw. */
  function account(): string | undefined {
    if (owner === undefined) own(readToken(access())?.account);
    return owner;
  }

  function write(pair: TokenPair): void {
    jar.write(token_cookies.access, pair.access);
    jar.write(token_cookies.refresh, pair.refresh);
  }

  function begin(pair: TokenPair): void {
    epoch += 1;
    write(pair);
    own(readToken(pair.access)?.account);
    notify();
    announce?.('changed');
  }

  function clear(what: SessionChange = 'changed'): void {
    epoch += 1;
    jar.erase(token_cookies.access);
    jar.erase(token_cookies.refresh);
    own(undefined);
    notify();
    announce?.(what);
  }

  /** Whether the cookies belong to another account than this page: another tab logged in with it. */
  function isOtherAccount(): boolean {
    const theirs = readToken(access())?.account;
    return theirs !== undefined && account() !== theirs;
  }

  /** Follows what another tab did to the cookies. @returns whether the session of this page is over */
  function follow(): boolean {
    const is_gone = (access() ?? refreshToken()) === undefined;
    const is_over = owner !== undefined && (is_gone || isOtherAccount());
    if (is_over) epoch += 1;
    // Beside another account's cookies the page keeps its owner, so that it sends nothing with them until it is
    // reloaded.
    if (is_gone) own(undefined);
    notify();
    return is_over;
  }

  return {
    access,
    refreshToken,
    write,
    eraseAccess: () => jar.erase(token_cookies.access),
    begin,
    clear,
    account,
    isOwned: () => owner !== undefined,
    isOtherAccount,
    follow,
    /** Changes when a session begins or ends: answers to calls of another epoch are useless. */
    epoch: () => epoch,
  };
}

/** Exchanges the refresh token, and remembers how the last exchange ended. */
function createRenewal(
  { exchange, alone, pause, log, canGoWithout }: SessionParts,
  page: Page,
  notify: Notify,
) {
  const { access, refreshToken } = page;
  let pending: Promise<boolean> | undefined;
  /** The refresh token that could not be exchanged: it may be valid or not. */
  let doubtful: string | undefined;
  let was_refused = false;
  /**
   * Why the last refresh got no answer while there are earlier answers to show: no redirect to a login that would not
   * load.
   */
  let cut_off: NetworkError | undefined;

  async function exchangeOnce(stale: string | undefined): Promise<boolean> {
    const current = access();
    // Another tab was quicker: its token is as good.
    if (current !== undefined && current !== stale) return true;
    const token = refreshToken();
    if (token === undefined) return false;
    try {
      const response = await exchange(token);
      cut_off = undefined;
      // The user signed out, or in with another account, during the call: its answer is useless.
      if (refreshToken() !== token) return access() !== undefined;
      if (response.ok) {
        const pair: unknown = await response.json();
        if (!isPair(pair)) throw new TypeError('the refresh answered without a pair of tokens');
        page.write(pair);
        doubtful = undefined;
        page.account();
        notify();
        return true;
      }
      const error = await readApiError(response);
      if (error.status === 401 && error.code === 'token_not_valid') {
        was_refused = true;
        page.clear();
      } else log(error);
    } catch (error) {
      // signed out meanwhile: nothing is left to show, and nobody waits for the answer
      if (refreshToken() !== token) return false;
      cut_off = canGoWithout?.() === true ? asNetworkError(error) : undefined;
      if (cut_off === undefined) log(error);
    }
    return false;
  }

  /** Runs one refresh at a time; calls meanwhile share it. */
  function renew(stale: string | undefined): Promise<boolean> {
    pending ??= alone(() => exchangeOnce(stale)).finally(() => {
      pending = undefined;
    });
    return pending;
  }

  /** `refused` is the access token that the server refused. If it stayed, the login would lead back here. */
  async function refresh(refused?: string): Promise<boolean> {
    if (await renew(refused)) return true;
    if (refused !== undefined && access() === refused) page.eraseAccess();
    if (access() === undefined && cut_off === undefined) doubtful = refreshToken();
    notify();
    return false;
  }

  /** Ends early where there are earlier answers to show. The exchange goes on, and its token serves the next call. */
  async function renewOrGoWithout(): Promise<boolean> {
    const renewal = refresh();
    if (canGoWithout?.() !== true) return renewal;
    const is_over = pause(cut_off === undefined ? patience_ms : short_patience_ms).then(
      () => 'over' as const,
    );
    const result = await Promise.race([renewal, is_over]);
    if (result !== 'over') return result;
    cut_off ??= new NetworkError('no answer from the server');
    return false;
  }

  return {
    renew,
    refresh,
    renewOrGoWithout,
    /** A new session begins, of which nothing is known. */
    restart: (): void => {
      was_refused = false;
      doubtful = undefined;
      cut_off = undefined;
    },
    /** Whether the last session ended because the server refused to renew it. */
    wasRefused: () => was_refused,
    /** Why the server cannot confirm the session that this device has; undefined if it can. */
    cutOff: () => (refreshToken() === undefined ? undefined : cut_off),
    isDoubtful: () => refreshToken() === doubtful,
  };
}

/** The session in the cookies: login state and request flow of docs/product/requirements.md, section 4. */
export function createSession(parts: SessionParts) {
  const { notify, subscribe } = createListeners();
  const page = createPage(parts, notify);
  const { renew, renewOrGoWithout, restart, isDoubtful, ...renewal } = createRenewal(parts, page, notify);
  const { write: _write, eraseAccess: _eraseAccess, begin, isOwned, ...shared } = page;
  const { access, refreshToken } = page;
  return {
    ...shared,
    ...renewal,
    subscribe,
    /** Starts a session. False when the browser refused the cookies: they need https. */
    keep(pair: TokenPair): boolean {
      restart();
      begin(pair);
      return access() === pair.access;
    },
    /** Refreshes an access token that ends within `seconds`, for calls that cannot wait for a refresh later. */
    freshen(seconds: number): void {
      const current = access();
      const ends = readToken(current)?.ends;
      const is_due =
        current === undefined
          ? refreshToken() !== undefined
          : ends !== undefined && ends < now() / 1000 + seconds;
      if (is_due) void renew(current);
    },
    /** Whether a session has lapsed on a device that keeps the record for longer. */
    isWithout: (): boolean =>
      access() === undefined &&
      refreshToken() === undefined &&
      !renewal.wasRefused() &&
      parts.mayReadWithout?.() === true,
    /** Whether there may be a session, without a call: for the first calls of a page. */
    seemsLoggedIn: () => access() !== undefined || (refreshToken() !== undefined && !isDoubtful()),
    /** Whether there is a session: a refresh token alone may be of one that has ended, unless this page had it. */
    isSurelyLoggedIn: () =>
      access() !== undefined || renewal.cutOff() !== undefined || (refreshToken() !== undefined && isOwned()),
    async isLoggedIn(): Promise<boolean> {
      if (access() !== undefined) return true;
      return refreshToken() === undefined ? false : renewal.refresh();
    },
    /** The same for a screen, which does not wait for long where there are earlier answers to show. */
    async isLoggedInOrCutOff(): Promise<boolean> {
      if (access() !== undefined) return true;
      if (refreshToken() === undefined) return false;
      return (await renewOrGoWithout()) || renewal.cutOff() !== undefined;
    },
  };
}

function asNetworkError(error: unknown): NetworkError {
  return error instanceof NetworkError
    ? error
    : new NetworkError('no answer from the server', { cause: error });
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
