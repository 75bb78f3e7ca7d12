import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Scope } from '#server/platform/scope.ts';
import { version } from '#server/platform/version.ts';
import type { Caller } from './call.ts';

/** An answer as it was sent last. */
interface KeptAnswer {
  readonly revision: string;
  /** the instant from which it may be another one, in milliseconds */
  readonly until_ms: number;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call whose answer may be kept. */
export interface KeptCall {
  /** the caller, the address and what else the answer depends on, but the record and the clock */
  readonly key: string;
  /** of all that the answer depends on, but the clock */
  readonly revision: string;
}

const most_bytes = 16e6;

/** No answer holds longer, see `holdsUntil` of `features/answers`: one that ends later is from before the clock was set back. */
const longest_ms = 15 * 60_000;

/**
 * Answers of one server to signed-in callers (docs/decisions/112-answers-by-revision.md). An answer is current while
 * its revision is, which each call reads from the database with its session, and until an instant that depends on the
 * record. Its tag stands for both, so that any server can say that an answer did not change without making it.
 */
export class KeptAnswers {
  /**
   * Makes each answer again and compares it with the kept one, so that a change that raised no revision fails the call.
   * For tests.
   */
  readonly is_checked: boolean;
  readonly fingerprint: string;
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: most_bytes,
    // letters beyond Latin take two bytes each; the rest is the entry itself
    sizeCalculation: ({ body }, key) =>
      (typeof body === 'string' ? 2 : 1) * body.length + 2 * key.length + 500,
  });

  /** By account: until when its answers at a revision hold. */
  readonly #ends = new LRUCache<string, Pick<KeptAnswer, 'revision' | 'until_ms'>>({ max: 2000 });

  /** @param fingerprint differs between programs and settings, which may answer differently */
  constructor(fingerprint: string, { is_checked = false } = {}) {
    this.fingerprint = fingerprint;
    this.is_checked = is_checked;
  }

  /** The call, if its answer may be kept. @param url path and query @param encoding of the body */
  callOf(
    { changes_with }: Endpoint,
    {
      url,
      scope,
      caller,
      encoding,
    }: { url: string; scope: Scope | null; caller: Caller; encoding: string | null },
  ): KeptCall | null {
    const revisions = scope?.revisions ?? null;
    if (changes_with === undefined || scope === null || revisions === null) return null;
    const { language, moment } = caller;
    return {
      key: [scope.user_id, language, moment.time_zone, encoding, url].join(' '),
      revision: changes_with === 'record' ? revisions.record : `${revisions.record} ${revisions.weather}`,
    };
  }

  /** The kept answer, if it is current. */
  find({ key, revision }: KeptCall, now_ms: number): KeptAnswer | null {
    const kept = this.#answers.get(key);
    return kept?.revision === revision && isAhead(kept.until_ms, now_ms) ? kept : null;
  }

  keep({ key }: KeptCall, answer: KeptAnswer): void {
    this.#answers.set(key, answer);
  }

  /** The instant until which answers to an account hold, which is found once for each of its revisions. */
  async untilOf({ user_id, revisions }: Scope, now_ms: number, find: () => Promise<number>): Promise<number> {
    const known = this.#ends.get(user_id);
    const revision = revisions?.record ?? '';
    if (known?.revision === revision && isAhead(known.until_ms, now_ms)) return known.until_ms;
    const until_ms = await find();
    this.#ends.set(user_id, { revision, until_ms });
    return until_ms;
  }

  /** The `ETag` of an answer. */
  tagOf({ key, revision }: KeptCall, until_ms: number): string {
    const depends = hash('sha256', [this.fingerprint, revision, key].join(' '), 'base64url');
    return `"${until_ms.toString(36)}-${depends.slice(0, 16)}"`;
  }

  /** The tag in `If-None-Match` that is still current; null: none is. Proxies that compress mark tags as weak. */
  currentTag(call: KeptCall, if_none_match: string | undefined, now_ms: number): string | null {
    for (const [tag, end = ''] of (if_none_match ?? '').matchAll(/"([\da-z]{1,10})-[\w-]{16}"/g)) {
      const until_ms = Number.parseInt(end, 36);
      if (isAhead(until_ms, now_ms) && tag === this.tagOf(call, until_ms)) return tag;
    }
    return null;
  }
}

/** Settings that no answer depends on, and which differ between the servers of one instance. */
const own_settings = new Set(['DATA_DIR', 'HOST', 'LOG_LEVEL', 'PORT', 'SECRET']);

/** Of this program with its settings: the same on all servers of an instance. */
export function fingerprintOf(settings: object): string {
  const known = Object.entries(settings).filter(([name]) => !own_settings.has(name));
  return hash('sha256', `${version} ${JSON.stringify(known)}`, 'base64url');
}

/** Whether an answer that holds until an instant is still current. */
export function isAhead(until_ms: number, now_ms: number): boolean {
  return now_ms < until_ms && until_ms <= now_ms + longest_ms;
}
