/** A Map with limited room: when it is full, the oldest entry is removed. */
export class Recent<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size < this.#room) break;
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
