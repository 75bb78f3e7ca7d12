import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { build_header } from '#domain/build-header.ts';

/** An answer of the API that is an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable; `unexpected` for an answer that did not come from the API, such as a proxy's page. */
  readonly code: ErrorCode;
  /** Error messages by field, in the reader's language; empty unless the status is 400. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** With `stale`, and some `conflict`: the record as it is now. */
  readonly current: unknown;
  /** Seconds to wait before another try; undefined where the answer names none. */
  readonly retry_after_s: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retry_after_s?: number) {
    super(body.detail ?? `The API answered ${status}.`);
    this.status = status;
    this.code = body.code ?? 'unexpected';
    this.fields = body.errors ?? {};
    this.current = body.current;
    this.retry_after_s = retry_after_s;
  }

  /** One sentence for people, in the language of the request; undefined when the answer had none. */
  get detail(): string | undefined {
    return this.message.startsWith('The API answered') ? undefined : this.message;
  }
}

/** The server's sentence for an error, where it gave one. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.detail : undefined;
}

/** No answer of the server: offline, server gone, name not found, or a stranger answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Statuses with which a proxy in front of the server speaks of the call and not of the server. */
const of_the_call = [413, 429];
/** Statuses of a proxy that does not reach the server. */
const of_no_server = [502, 503, 504];

/** Something else answered: a proxy that does not reach the server, or the login page of a Wi-Fi. */
export class StrangerError extends NetworkError {
  /** whether it may be a network that asks for a login, and not a proxy in front of a server that is gone */
  readonly is_login: boolean;

  constructor(status: number) {
    super(`answered ${status}`);
    this.is_login = !of_no_server.includes(status);
  }
}

/** Whether an answer does not name the build of the server. */
export function isNameless({ status, headers }: Response): boolean {
  return (headers.get(build_header) ?? '') === '' && !of_the_call.includes(status);
}

/**
 * Refuses an answer that is not of the server: one without its header, unless the page of the app comes by the same
 * way. Then a proxy takes the header away, or the server is of a version before it.
 * @param servesApp asks for the page
 */
export async function refuseStranger(response: Response, servesApp: () => Promise<boolean>): Promise<void> {
  if (!isNameless(response) || ((await isLikeOurs(response)) && (await servesApp()))) return;
  throw new StrangerError(response.status);
}

/**
 * Whether an answer has the form of ours: JSON, a file or no body, and each error with a code. A network that asks for
 * a login answers with a page, as a rule.
 */
async function isLikeOurs(response: Response): Promise<boolean> {
  const { type, ok, status, headers } = response;
  if (type === 'opaqueredirect' || headers.get('Content-Type')?.includes('html') === true) return false;
  if (ok || status === 304) return true;
  return !of_no_server.includes(status) && isErrorBody(await readBody(response.clone()));
}

/** The session of a call is over: the caller drops the answer and shows no message. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Reads the error out of an answer. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await readBody(response);
  return new ApiError(response.status, isErrorBody(body) ? body : {}, secondsOf(response.headers));
}

/** The JSON of an answer; undefined where it is none. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** The seconds of `Retry-After`. The API writes seconds; a date, as some proxies write, gives undefined. */
function secondsOf(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'detail' in body &&
    typeof body.detail === 'string'
  );
}
