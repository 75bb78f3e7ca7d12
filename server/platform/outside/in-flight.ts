/**
 * Work that several want at the same time and that is done once: who comes while it goes on waits for the same. Some
 * of it runs at a time, the rest stands in line. No work fails: it keeps what went wrong where others find it.
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

  /** Has a piece of work done unless it is under way. @returns when it is done, or was given up with `close` */
  once(key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const known = this.#under_way.get(key);
    if (known !== undefined) return known;
    const done = this.#run(work).finally(() => this.#under_way.delete(key));
    this.#under_way.set(key, done);
    return done;
  }

  /** Cuts off what runs, lets go of what stands in line, and waits for the end of both. */
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
