import {
  ApiError,
  isNameless,
  NetworkError,
  readApiError,
  refuseStranger,
  SessionEnded,
} from './api-errors.ts';
import type {
  Answer,
  CallArguments,
  CallInput,
  CallKey,
  FileKey,
  PublicKey,
  UploadKey,
} from './api-types.ts';
import { headersOf } from './headers.ts';
import { isMaintenance } from './maintenance.ts';
import type { Session } from './session.ts';

/** `fetch`, or a function with its signature. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface SignedOut {
  keeps_path: boolean;
  /** the session ended by itself some time ago, and the device keeps the record for longer */
  has_lapsed?: boolean;
}

export interface ClientParts {
  session: Session;
  fetch: FetchLike;
  language: () => string;
  timeZone: () => string | undefined;
  /** Sends the reader to the login; with `keeps_path` the login leads back to the current screen. */
  onSignedOut: (how: SignedOut) => void;
  /** The cookies belong to another account by now: another tab logged in with it. */
  onOtherAccount: () => void;
  onMaintenance: () => void;
  /** Whether the page of the app comes from where an answer without our header came from. */
  servesApp: () => Promise<boolean>;
  /** Called with each answer of the server, and with the reason where there was none. */
  onAnswer: (failure: NetworkError | undefined) => void;
  /** waits before a write is sent again */
  pause: (milliseconds: number) => Promise<void>;
}

/** Calls by a secret address that someone was given. */
type ByAddress = Extract<CallKey, `${string} ${'reminders' | 'voyages'}/${string}`>;

/** All of them are public: the compiler refuses this otherwise. */
const isByAddress = (key: string): ByAddress extends PublicKey ? boolean : never =>
  key.includes(' reminders/') || key.includes(' voyages/');

/**
 * The contract is imported only as types, so the public calls are repeated here; the compiler holds the two together.
 */
const public_calls: Record<Exclude<PublicKey, ByAddress>, true> = {
  'POST auth/jwt/create/': true,
  'POST auth/jwt/refresh/': true,
  'POST auth/jwt/logout/': true,
  'POST auth/users/': true,
  'GET auth/captcha/': true,
  'POST auth/users/activation/': true,
  'POST auth/users/resend_activation/': true,
  'POST auth/users/reset_password/': true,
  'POST auth/users/reset_password_confirm/': true,
  'POST auth/email_validation/{id}/': true,
  'POST auth/email_validation/{id}/resend/': true,
  'POST contact': true,
};

interface RawInput {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  if_match?: number | undefined;
  /** the tag of the answer that is known already */
  if_none_match?: string | undefined;
  signal?: AbortSignal | undefined;
  /** the body of an upload, instead of a JSON body */
  form?: FormData | undefined;
  /** replaces `fetch` */
  via?: FetchLike | undefined;
}

/** An answer with its tag: the server says by 304 that it still holds. */
interface TaggedAnswer {
  tag: string;
  answer: unknown;
  /** of its JSON */
  characters: number;
}

/** As many screens as are visited in turn; some read several. */
const most_tagged = 40;
/** Over all of them. A list of a thousand cruises takes one million. */
const most_characters = 4_000_000;

const most_sends = 3;
const longest_pause_s = 5;

/** Reference data to which operators add: a user who is told that their ship is in the catalogue must find it there. */
const changing_reference = new Set(['GET catalog/ships', 'GET catalog/cruise-lines/{id}/ships']);

/** The only client of the API: headers, session and errors of docs/product/requirements.md, sections 4, 7 and 8. */
export function createClient(parts: ClientParts) {
  const { session, onSignedOut } = parts;
  /** By address, the latest last. The browser may not store the answers to signed-in users, so the page does. */
  const tagged = new Map<string, TaggedAnswer>();
  let tagged_epoch = session.epoch();
  session.subscribe(() => {
    if (tagged_epoch !== session.epoch()) tagged.clear();
    tagged_epoch = session.epoch();
  });

  async function send(key: string, input: RawInput, token: string | undefined): Promise<Response> {
    const headers = headersOf({ token, language: parts.language(), time_zone: parts.timeZone() });
    const { address, ...init } = requestOf(key, input, headers);
    const fetchFrom = input.via ?? parts.fetch;
    try {
      let response = await fetchFrom(address, init);
      // the browser may have kept a stranger's answer, or one of a server that did not yet send the header
      if (init.method === 'GET' && isNameless(response) && mayBeStored(response))
        response = await fetchFrom(address, { ...init, cache: 'reload' });
      await refuseStranger(response, parts.servesApp);
      // one that the browser had stored says nothing of the network
      if (!mayBeStored(response)) parts.onAnswer(undefined);
      return response;
    } catch (error) {
      if (input.signal?.aborted === true) throw error;
      const failure =
        error instanceof NetworkError
          ? error
          : new NetworkError('no answer from the server', { cause: error });
      parts.onAnswer(failure);
      throw failure;
    }
  }

  /**
   * Sends a call. A write during a failover of the database is sent again if twice has the effect of once; of one that
   * may have been done before, a DELETE that finds nothing has done its work.
   */
  async function sendOn(key: string, input: RawInput, token: string | undefined): Promise<Response> {
    let may_be_done = false;
    for (let sends = 1; ; sends += 1) {
      const response = await send(key, input, token);
      if (may_be_done && response.status === 404 && key.startsWith('DELETE '))
        return new Response(null, { status: 204 });
      if (response.status !== 503 || sends === most_sends || !isRepeatable(key, input)) return response;
      const { code, retry_after_s = Infinity } = await readApiError(response.clone());
      may_be_done ||= code === 'outcome_unknown';
      if (!['unavailable', 'outcome_unknown'].includes(code) || retry_after_s > longest_pause_s)
        return response;
      await parts.pause(retry_after_s * 1000);
    }
  }

  /** A call with a session: checks the session before, refreshes once after a 401, and gives up after a second 401. */
  async function sendSignedIn(key: string, input: RawInput): Promise<Response> {
    const epoch = session.epoch();
    /** Sends the call; rejects with SessionEnded when the session that made it is over. */
    const sendInEpoch = async (token: string | undefined): Promise<Response> => {
      if (session.isOtherAccount()) parts.onOtherAccount();
      if (session.isOtherAccount() || session.epoch() !== epoch) throw new SessionEnded();
      const answer = await sendOn(key, input, token);
      if (session.epoch() !== epoch) throw new SessionEnded();
      return answer;
    };
    if (session.access() === undefined && !(await session.isLoggedIn())) {
      const cut_off = session.cutOff();
      if (cut_off !== undefined) throw cut_off;
      // without a network the kept record is shown, and a login would not load
      const has_lapsed = session.isWithout();
      if (has_lapsed) await mustBeThere(input.signal);
      // A call right after another call's refused refresh: the login must not lead back to this path.
      onSignedOut({ keeps_path: !session.wasRefused(), ...(has_lapsed && { has_lapsed }) });
      throw new ApiError(401, { code: 'not_authenticated' });
    }
    const token = session.access();
    const response = await sendInEpoch(token);
    if (response.status !== 401) return response;
    if (!(await session.refresh(token))) {
      const cut_off = session.cutOff();
      if (cut_off !== undefined) throw cut_off;
      onSignedOut({ keeps_path: false });
      throw await readApiError(response);
    }
    const second = await sendInEpoch(session.access());
    if (second.status !== 401) return second;
    // A fresh token that the server refuses belongs to no account. If it stayed, the login would lead back here.
    session.clear();
    onSignedOut({ keeps_path: false });
    throw await readApiError(second);
  }

  /** @throws NetworkError without a server; ApiError for another answer than that there is no session */
  async function mustBeThere(signal: AbortSignal | undefined): Promise<void> {
    const answer = await send('GET user/settings', { signal }, undefined);
    if (answer.status !== 401) await refuseFailed(answer);
  }

  async function call<Key extends CallKey>(key: Key, ...[input]: CallArguments<Key>): Promise<Answer<Key>> {
    const raw = (input ?? {}) as RawInput;
    if (!Object.hasOwn(public_calls, key) && !isByAddress(key))
      return key.startsWith('GET ') ? read(key, raw) : callSignedIn(key, raw, readAnswer<Key>);
    const response = await sendOn(key, raw, undefined);
    await refuseFailed(response);
    return readAnswer(response);
  }

  /** Reads what is not the same as before: an answer that still holds is neither sent nor parsed again. */
  function read<Key extends CallKey>(key: Key, raw: RawInput): Promise<Answer<Key>> {
    const epoch = session.epoch();
    const address = addressOf(pathOf(key), raw);
    const known = tagged.get(address);
    return callSignedIn(key, { ...raw, if_none_match: known?.tag }, async (response) => {
      // the tag is of this account, address, language and zone
      if (response.status === 304) return known?.answer as Answer<Key>;
      const text = await whole(response.text());
      const answer = JSON.parse(text) as Answer<Key>;
      const tag = response.headers.get('ETag');
      tagged.delete(address);
      // all others are stored by the browser, which asks by itself
      const is_ours = response.headers.get('Cache-Control') === 'no-store';
      if (tag !== null && is_ours && session.epoch() === epoch)
        tagged.set(address, { tag, answer, characters: text.length });
      dropOldest();
      return answer;
    });
  }

  function dropOldest(): void {
    let room = most_characters;
    for (const { characters } of tagged.values()) room -= characters;
    for (const [oldest, { characters }] of tagged) {
      if (tagged.size <= most_tagged && room >= 0) break;
      tagged.delete(oldest);
      room += characters;
    }
  }

  /** Reads a file and returns its bytes. */
  function callFile<Key extends FileKey>(key: Key, ...[input]: CallArguments<Key>): Promise<Blob> {
    return callSignedIn(key, (input ?? {}) as RawInput, (response) => whole(response.blob()));
  }

  /** Sends a file. `via` may report progress. */
  function upload<Key extends UploadKey>(
    key: Key,
    input: CallInput<Key> & { file: File; via: FetchLike },
  ): Promise<Answer<Key>> {
    const { file, ...raw } = input;
    const form = new FormData();
    form.set('file', file, file.name);
    return callSignedIn(key, { ...(raw as RawInput), form }, readAnswer<Key>);
  }

  async function callSignedIn<Result>(
    key: CallKey,
    raw: RawInput,
    readFrom: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const epoch = session.epoch();
    try {
      const response = await sendSignedIn(key, raw);
      await refuseFailed(response);
      const answer = await readFrom(response);
      if (session.epoch() !== epoch) throw new SessionEnded();
      return answer;
    } catch (error) {
      // A failure after the end of the session is dropped too, except the 401 that ended it.
      if (error instanceof ApiError && error.status === 401) throw error;
      if (session.epoch() !== epoch) throw new SessionEnded('', { cause: error });
      throw error;
    }
  }

  async function refuseFailed(response: Response): Promise<void> {
    if (response.ok || response.status === 304) return;
    const error = await readApiError(response);
    if (isMaintenance(error)) parts.onMaintenance();
    throw error;
  }

  return { call, callFile, upload };
}

/**
 * Whether an answer may have come out of the browser's own cache, as far as its head tells: that of a redirect is
 * hidden.
 */
function mayBeStored({ type, headers }: Response): boolean {
  if (type === 'opaqueredirect') return true;
  if (headers.get('Cache-Control')?.includes('no-store') === true) return false;
  return ['Cache-Control', 'Expires', 'Last-Modified'].some((name) => headers.has(name));
}

/**
 * Whether a call is a write that can be sent twice: a new record has its id from here. Reads have retries of their
 * own.
 */
function isRepeatable(key: string, { body, form }: RawInput): boolean {
  if (/^(PUT|PATCH|DELETE) /.test(key)) return true;
  return key.startsWith('POST ') && form === undefined && hasId(body);
}

function hasId(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';
}

async function readAnswer<Key extends CallKey>(response: Response): Promise<Answer<Key>> {
  const answer: unknown = response.status === 204 ? undefined : await whole(response.json());
  // The server's serialiser, made from the same contract, lets out only fields that the contract declares.
  return answer as Answer<Key>;
}

/** The body of an answer. One that is cut off while it is read is no answer; one that is no JSON is a fault of ours. */
async function whole<Body>(body: Promise<Body>): Promise<Body> {
  try {
    return await body;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof DOMException && error.name === 'AbortError'))
      throw error;
    throw new NetworkError('the answer was cut off', { cause: error });
  }
}

function requestOf(key: string, input: RawInput, headers: Headers): RequestInit & { address: string } {
  const address = addressOf(pathOf(key), input);
  const method = key.slice(0, key.indexOf(' '));
  // the server redirects no call, and the login page of a Wi-Fi does
  const init: RequestInit = { method, headers, credentials: 'omit', redirect: 'manual' };
  if (input.if_match !== undefined) headers.set('If-Match', `"${input.if_match}"`);
  if (input.if_none_match !== undefined) headers.set('If-None-Match', input.if_none_match);
  // the browser may keep the answer for a day, and asks the server each time whether it still holds
  if (changing_reference.has(key)) init.cache = 'no-cache';
  // a user who logs out and closes the tab at once is logged out
  if (key === 'POST auth/jwt/logout/') init.keepalive = true;
  if (input.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  // the browser sets the content type, as it chooses the boundary
  if (input.form !== undefined) init.body = input.form;
  if (input.signal !== undefined) init.signal = input.signal;
  return { ...init, address };
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function addressOf(path: string, { params = {}, query = {} }: RawInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const texts = Array.isArray(value) ? value.filter(isPlain) : [value].filter(isPlain);
    if (texts.length > 0) search.set(name, texts.join(','));
  }
  const text = search.toString();
  return `/api/${filled}${text === '' ? '' : `?${text}`}`;
}

/** Whether a value can stand in an address; an empty text cannot. */
function isPlain(value: unknown): value is string | number | boolean {
  return (
    (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
  );
}
