/** A priority queue of squares by cost, the cheapest first. */
export class Heap {
  #keys = new Float64Array(1 << 12);
  #squares = new Int32Array(1 << 12);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  push(key: number, square: number): void {
    if (this.#count === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const squares = this.#squares;
    let at = this.#count;
    this.#count += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const above_key = keys[above] ?? 0;
      if (above_key <= key) break;
      keys[at] = above_key;
      squares[at] = squares[above] ?? 0;
      at = above;
    }
    keys[at] = key;
    squares[at] = square;
  }

  /** Removes the cheapest square and returns it, or -1 if the queue is empty. */
  pop(): number {
    if (this.#count === 0) return -1;
    const keys = this.#keys;
    const squares = this.#squares;
    const first = squares[0] ?? -1;
    this.#count -= 1;
    const count = this.#count;
    const key = keys[count] ?? 0;
    const square = squares[count] ?? 0;
    let at = 0;
    for (let below = 1; below < count; below = 2 * at + 1) {
      if (below + 1 < count && (keys[below + 1] ?? 0) < (keys[below] ?? 0)) below += 1;
      const below_key = keys[below] ?? 0;
      if (below_key >= key) break;
      keys[at] = below_key;
      squares[at] = squares[below] ?? 0;
      at = below;
    }
    keys[at] = key;
    squares[at] = square;
    return first;
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    const squares = new Int32Array(keys.length);
    keys.set(this.#keys);
    squares.set(this.#squares);
    this.#keys = keys;
    this.#squares = squares;
  }
}
