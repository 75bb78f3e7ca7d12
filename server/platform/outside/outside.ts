import { version } from '#server/platform/version.ts';

/*
 * The only way to services outside. One day they are slow, down, wrong or hostile, and the server must not be: the
 * whole answer has some seconds and a megabyte, comes from the address that the operator named and from no other, and
 * is JSON. An address may hold a key, so no error and no log names more than its host.
 */

const patience_ms = 5_000;
const most_bytes = 1024 * 1024;

/** `refused`: 4xx, a repeated call is of no use; `broken`: 5xx; `rubbish`: JSON, but not of the expected shape. */
export type OutsideFailureKind =
  | 'timeout'
  | 'unreachable'
  | 'redirected'
  | 'rate_limited'
  | 'refused'
  | 'broken'
  | 'too_large'
  | 'not_json'
  | 'rubbish';

/** Why a service outside gave no usable answer. */
export class OutsideFailure extends Error {
  readonly kind: OutsideFailureKind;
  /** of its answer, if there was one */
  readonly status: number | null;
  /** seconds before the next call, as the service asked */
  readonly retry_after_s: number | null;

  constructor(
    host: string,
    kind: OutsideFailureKind,
    { status = null, retry_after_s = null }: { status?: number | null; retry_after_s?: number | null } = {},
  ) {
    super(`${host}: ${kind}${status === null ? '' : ` (${status})`}`);
    this.kind = kind;
    this.status = status;
    this.retry_after_s = retry_after_s;
  }
}

export interface OutsideCall {
  /** as configured; a path in it stays in front */
  base: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** ends the call early, for instance with the server */
  signal?: AbortSignal;
  /** for tests */
  patience_ms?: number;
}

/**
 * Reads JSON from a service outside, in five seconds all in all. Redirects are not followed: a service that moves is a
 * setting that changes. @throws OutsideFailure
 */
export async function readOutside(call: OutsideCall): Promise<unknown> {
  const address = new URL(`${call.base.replace(/\/+$/, '')}/${call.path}`);
  address.search = new URLSearchParams(call.query).toString();
  const { host } = address;
  const limit = AbortSignal.timeout(call.patience_ms ?? patience_ms);
  const signal = call.signal === undefined ? limit : AbortSignal.any([limit, call.signal]);
  try {
    const response = await fetch(address, {
      signal,
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json', 'user-agent': `Gangway/${version}` },
    });
    await refuseOthers(host, response);
    return parse(host, await readBody(host, response));
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    // an error of fetch may repeat the address with its key, so nothing of it is passed on
    throw new OutsideFailure(host, limit.aborted ? 'timeout' : 'unreachable');
  }
}

/** @throws OutsideFailure for every answer whose status or type is not that of a JSON answer */
async function refuseOthers(host: string, { status, headers, body }: Response): Promise<void> {
  const kind = failureOf(status, headers.get('content-type') ?? '');
  if (kind === null) return;
  await body?.cancel();
  throw new OutsideFailure(host, kind, { status, retry_after_s: retryAfter(headers) });
}

function failureOf(status: number, type: string): OutsideFailureKind | null {
  if (status >= 300 && status < 400) return 'redirected';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'broken';
  if (status !== 200) return 'refused';
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type) ? null : 'not_json';
}

/** `Retry-After` in seconds; a date is counted from the answer's own `Date`. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const span_ms = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(span_ms) && span_ms > 0 ? Math.ceil(span_ms / 1000) : null;
}

/** Reads the body up to the limit, counted uncompressed: a small file may grow a thousandfold. */
async function readBody(host: string, response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // leaving the loop closes the connection
    if (bytes > most_bytes) throw new OutsideFailure(host, 'too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(host: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new OutsideFailure(host, 'not_json');
  }
}
