/** A random generator with the same result for the same seed, on every machine. */
export class Dice {
  #state: number;

  constructor(seed: string) {
    // FNV-1a, and mulberry32 below: short, and uniform enough for days and cabins
    this.#state = 2_166_136_261;
    for (const letter of seed) {
      this.#state = Math.imul(this.#state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    }
  }

  /** From 0 to less than 1. */
  roll(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  happens(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
