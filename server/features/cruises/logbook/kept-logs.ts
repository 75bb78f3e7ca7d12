import type { LoggedCruise } from '#domain/logbook.ts';

type Log = readonly LoggedCruise[];
interface CachedLog {
  readonly stamp: string;
  readonly log: Log;
  readonly rows: number;
}

/** About 25 MB: one logbook of 10,000 cruises, or a thousand of a hundred. */
const most_rows = 150_000;

/**
 * Caches logbooks, each under a stamp that the database gives for the state in which it was read. Reading the thousand
 * cruises of a logbook took half of the time of every screen with figures; asking whether they changed takes a
 * hundredth. With too many rows, the log that was read longest ago is removed.
 */
export class LogCache {
  readonly #logs = new Map<string, CachedLog>();
  readonly #room: number;
  #rows = 0;

  constructor(room: number = most_rows) {
    this.#room = room;
  }

  get(reader: string, stamp: string): Log | undefined {
    const kept = this.#logs.get(reader);
    if (kept?.stamp !== stamp) return undefined;
    this.#logs.delete(reader);
    this.#logs.set(reader, kept);
    return kept.log;
  }

  set(reader: string, stamp: string, log: Log): void {
    this.#forget(reader);
    const rows = log.reduce(
      (sum, { schedule, passengers }) => sum + 1 + schedule.length + passengers.length,
      0,
    );
    if (rows > this.#room) return;
    this.#logs.set(reader, { stamp, log, rows });
    this.#rows += rows;
    for (const longest_ago of this.#logs.keys()) {
      if (this.#rows <= this.#room) break;
      this.#forget(longest_ago);
    }
  }

  #forget(reader: string): void {
    this.#rows -= this.#logs.get(reader)?.rows ?? 0;
    this.#logs.delete(reader);
  }
}
