/** A Map with room for so many entries: when it is full, the one that has been in it longest makes way. */
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
