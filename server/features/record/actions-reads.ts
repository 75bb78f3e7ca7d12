import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Settings } from '#contract/account.ts';
import { type RecordRead, settings_read } from '#domain/record-reads.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { AnswerWithin } from '#server/platform/http/serve.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readsAtOnce } from './actions-at-once.ts';
import { tagOf } from './actions-cursor.ts';

interface By {
  scope: Scope;
  caller: Caller;
  gone: AbortSignal;
}

/** Few enough that other callers hardly wait for a statement about them. */
const most_at_once = 20;

/** The reads of one answer: each is made once, and sent once. */
export class Reads {
  readonly #answerWithin: AnswerWithin;
  readonly #by: By;
  readonly #at_once: ReturnType<typeof readsAtOnce>;
  /** by read; null: the plan refuses it, or its cruise is gone since */
  readonly #made = new Map<string, string | null>();
  readonly #sent = new Set<string>();

  constructor(services: Services, answerWithin: AnswerWithin, by: By) {
    this.#answerWithin = answerWithin;
    this.#by = by;
    this.#at_once = readsAtOnce(services, by.scope, by.caller.moment);
  }

  /** A tag that differs once any of some answers does. */
  async tagOf(some: readonly RecordRead[]): Promise<string> {
    await this.make(some);
    return tagOf(...some.flatMap((read) => [keyOf(read), this.#made.get(keyOf(read)) ?? '']));
  }

  /** What the plan of the account allows: what it does not, is refused. */
  async planFeatures(): Promise<readonly string[]> {
    await this.make([settings_read]);
    const { plan_features } = JSON.parse(this.#made.get(keyOf(settings_read)) ?? '') as Settings;
    return plan_features;
  }

  async send(some: readonly RecordRead[]): Promise<void> {
    await this.make(some);
    for (const read of some) if (this.#made.get(keyOf(read)) !== null) this.#sent.add(keyOf(read));
  }

  /** Makes reads ahead: those of many cruises, or of many years, take as many statements as one. */
  async make(some: readonly RecordRead[]): Promise<void> {
    const missing = some.filter((read) => !this.#made.has(keyOf(read)));
    for (const [call, alike] of Map.groupBy(missing, (read) => read.call)) {
      const readMany = this.#at_once[call] ?? (([read]) => this.#readOne(read));
      const most = this.#at_once[call] === undefined ? 1 : most_at_once;
      for (let from = 0; from < alike.length; from += most) {
        const page = alike.slice(from, from + most);
        const answers = await this.#unlessRefused(() => readMany(page));
        for (const [place, read] of page.entries()) this.#made.set(keyOf(read), answers?.[place] ?? null);
      }
    }
  }

  /** What was sent, as a JSON list. */
  get text(): string {
    const texts = Array.from(this.#sent, (key) => `${key.slice(0, -1)},"answer":${this.#made.get(key)}}`);
    return `[${texts.join(',')}]`;
  }

  async #readOne(read: RecordRead | undefined): Promise<string[]> {
    return read === undefined ? [] : [await this.#answerWithin(read.call, { query: read.query }, this.#by)];
  }

  async #unlessRefused<Made>(make: () => Promise<Made>): Promise<Made | null> {
    // nobody reads the rest
    if (this.#by.gone.aborted) throw new CodedError('invalid');
    // a long record must not keep other callers waiting
    await nextTurn();
    try {
      return await make();
    } catch (error) {
      if (error instanceof CodedError && (error.status === 403 || error.status === 404)) return null;
      throw error;
    }
  }
}

function keyOf(read: RecordRead): string {
  return JSON.stringify(read);
}
