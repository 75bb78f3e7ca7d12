/** Lets so many pieces of work run at a time; the others wait, and go in the order they came. */
export class Turnstile {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(at_a_time: number) {
    this.#free = at_a_time;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else {
      await new Promise<void>((enter) => {
        this.#waiting.push(enter);
      });
    }
    try {
      return await work();
    } finally {
      const enter = this.#waiting.shift();
      // the place goes straight to the next: somebody new could else take it in between
      if (enter === undefined) this.#free += 1;
      else enter();
    }
  }
}
