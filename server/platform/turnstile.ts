/** Runs a limited number of pieces of work at a time; the others wait in two lines, the first goes first. */
export class Turnstile {
  #free: number;
  readonly #lines = { first: [] as (() => void)[], second: [] as (() => void)[] };
  readonly #most_waiting: number;

  /** @param most_waiting in each line */
  constructor(at_a_time: number, most_waiting: number) {
    this.#free = at_a_time;
    this.#most_waiting = most_waiting;
  }

  /** Whether a line accepts work: it runs at once, or there is room to wait. */
  hasRoom(line: Line): boolean {
    return this.#free > 0 || this.#lines[line].length < this.#most_waiting;
  }

  /**
   * Runs work when its turn comes, in the order of its line.
   * @param gone takes waiting work out of its line, and rejects with its reason
   */
  async pass<Result>(line: Line, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    gone?.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(this.#lines[line], gone);
    try {
      return await work();
    } finally {
      const enter = this.#lines.first.shift() ?? this.#lines.second.shift();
      // the place passes directly to the next in line: a newcomer could else take it in between
      if (enter === undefined) this.#free += 1;
      else enter();
    }
  }

  #wait(line: (() => void)[], gone: AbortSignal | undefined): Promise<undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const leave = () => {
      const place = line.indexOf(enter);
      if (place !== -1) line.splice(place, 1);
      reject(gone?.reason as Error);
    };
    const enter = () => {
      gone?.removeEventListener('abort', leave);
      resolve(undefined);
    };
    gone?.addEventListener('abort', leave, { once: true });
    line.push(enter);
    return promise;
  }
}

export type Line = 'first' | 'second';
