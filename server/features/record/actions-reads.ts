import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecordRead } from '#domain/record-reads.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { AnswerWithin } from '#server/platform/http/serve.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readsOfCruises } from './actions-cruises.ts';
import { tagOf } from './actions-cursor.ts';

interface By {
  scope: Scope;
  caller: Caller;
  gone: AbortSignal;
}

/** Few enough that other callers hardly wait for a statement about them. */
const cruises_at_once = 20;

/** The reads of one answer: each is made once, and sent once. */
export class Reads {
  readonly #answerWithin: AnswerWithin;
  readonly #by: By;
  readonly #of_cruises: ReturnType<typeof readsOfCruises>;
  /** by read; null: the plan refuses it, or its cruise is gone since */
  readonly #made = new Map<string, string | null>();
  readonly #sent = new Set<string>();

  constructor(services: Services, answerWithin: AnswerWithin, by: By) {
    this.#answerWithin = answerWithin;
    this.#by = by;
    this.#of_cruises = readsOfCruises(services, by.scope, by.caller.moment);
  }

  /** A tag that differs once any of some answers does. */
  async tagOf(some: readonly RecordRead[]): Promise<string> {
    await this.make(some);
    return tagOf(...some.flatMap((read) => [keyOf(read), this.#made.get(keyOf(read)) ?? '']));
  }

  async send(some: readonly RecordRead[]): Promise<void> {
    await this.make(some);
    for (const read of some) if (this.#made.get(keyOf(read)) !== null) this.#sent.add(keyOf(read));
  }

  /** Makes reads ahead: those of many cruises take as many statements as those of one. */
  async make(some: readonly RecordRead[]): Promise<void> {
    const missing = some.filter((read) => !this.#made.has(keyOf(read)));
    for (const [call, alike] of Map.groupBy(missing, (read) => read.call)) {
      const readMany = this.#of_cruises[call];
      for (let from = 0; from < alike.length; from += cruises_at_once) {
        const page = alike.slice(from, from + cruises_at_once);
        const ids = page.flatMap(({ params }) => params?.id ?? []);
        const answers = readMany === undefined ? null : await this.#unlessRefused(() => readMany(ids));
        for (const read of page) {
          const answer = readMany === undefined ? await this.#ask(read) : answers?.get(read.params?.id ?? '');
          this.#made.set(keyOf(read), answer ?? null);
        }
      }
    }
  }

  /** What was sent, as a JSON list. */
  get text(): string {
    const texts = Array.from(this.#sent, (key) => `${key.slice(0, -1)},"answer":${this.#made.get(key)}}`);
    return `[${texts.join(',')}]`;
  }

  async #ask({ call, query }: RecordRead): Promise<string | null> {
    return this.#unlessRefused(() => this.#answerWithin(call, { query }, this.#by));
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
