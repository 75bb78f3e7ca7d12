import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Work on records that no caller waits for: each record at most once in the queue, some together, one lot after the
 * other. All records of a backlog get the same work.
 */
export class Backlog {
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();
  readonly #under_way = new Map<string, Promise<void>>();
  #running: Promise<void> | null = null;
  is_closed = false;

  /** Adds records to the queue; `work` gets up to `at_once` of them and does not fail. */
  add(ids: readonly string[], at_once: number, work: (ids: string[]) => Promise<void>): void {
    if (this.is_closed) return;
    for (const id of ids) if (!this.#waiting.has(id)) this.#waiting.set(id, Promise.withResolvers());
    this.#running ??= this.#run(at_once, work);
  }

  /** Whether work on a record waits or is under way at this moment. */
  has(id: string): boolean {
    return this.#waiting.has(id) || this.#under_way.has(id);
  }

  /** Waits until the work on a record ends or `patience_ms` is over. @returns false at once if there is no work */
  async settled(id: string, patience_ms?: number): Promise<boolean> {
    const done = this.#waiting.get(id)?.promise ?? this.#under_way.get(id);
    if (done === undefined) return false;
    if (patience_ms === undefined) {
      await done;
      return true;
    }
    const enough = new AbortController();
    await Promise.race([
      done,
      sleep(patience_ms, undefined, { signal: enough.signal, ref: false }).catch(() => undefined),
    ]);
    enough.abort();
    return true;
  }

  /** Finishes the lot under way and drops the rest. */
  async close(): Promise<void> {
    this.is_closed = true;
    for (const { resolve } of this.#waiting.values()) resolve();
    this.#waiting.clear();
    await this.#running;
  }

  async #run(at_once: number, work: (ids: string[]) => Promise<void>): Promise<void> {
    // the caller that adds a record continues first, and records added in the same turn join the lot
    await new Promise(setImmediate);
    while (this.#waiting.size > 0) {
      const lot = [...this.#waiting].slice(0, at_once);
      for (const [id, { promise }] of lot) {
        this.#waiting.delete(id);
        this.#under_way.set(id, promise);
      }
      await work(lot.map(([id]) => id));
      for (const [id, { promise, resolve }] of lot) {
        if (this.#under_way.get(id) === promise) this.#under_way.delete(id);
        resolve();
      }
    }
    this.#running = null;
  }
}
