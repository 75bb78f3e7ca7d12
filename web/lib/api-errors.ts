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

/** Something else answered: a proxy that does not reach the server, or the login page of a Wi-Fi. */
export class StrangerError extends NetworkError {}

/** Statuses with which a proxy in front of the server speaks of the call and not of the server. */
const of_the_call = [413, 429];

/** Refuses an answer that is not of the server. */
export function refuseStranger(response: Response): void {
  if (response.headers.has(build_header) || of_the_call.includes(response.status)) return;
  throw new StrangerError(`answered ${response.status}`);
}

/** The session of a call is over: the caller drops the answer and shows no message. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** Reads the error out of an answer. */
export async function readApiError(response: Response): Promise<ApiError> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    body = undefined;
  }
  return new ApiError(response.status, isErrorBody(body) ? body : {}, secondsOf(response.headers));
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
