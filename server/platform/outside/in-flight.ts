/**
 * Work that several callers need and that is done once: a caller that comes during the work waits for its result. A
 * limited number runs at a time, the rest waits in line. Work never rejects: it stores its error where callers find it.
 */
export class InFlight {
  readonly #at_once: number;
  readonly #under_way = new Map<string, Promise<void>>();
  readonly #line: (() => void)[] = [];
  readonly #ending = new AbortController();
  #running = 0;

  constructor(at_once: number) {
    this.#at_once = at_once;
  }

  get is_closed(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Starts a piece of work unless it is under way. @returns when it is done, or was given up by `close` */
  once(key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const known = this.#under_way.get(key);
    if (known !== undefined) return known;
    const done = this.#run(work).finally(() => this.#under_way.delete(key));
    this.#under_way.set(key, done);
    return done;
  }

  /** Aborts running work, drops waiting work, and waits for the end of both. */
  async close(): Promise<void> {
    this.#ending.abort();
    await Promise.allSettled(this.#under_way.values());
  }

  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#running < this.#at_once) {
      this.#running += 1;
    } else {
      const turn = Promise.withResolvers<undefined>();
      this.#line.push(() => turn.resolve(undefined));
      await turn.promise;
    }
    try {
      if (!this.#ending.signal.aborted) await work(this.#ending.signal);
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
