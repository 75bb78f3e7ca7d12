import type { WeighedCruise } from '#domain/statistics.ts';

/** A logbook with what it holds for. */
export interface KeptLog {
  readonly cruises: readonly WeighedCruise[];
  /** of the record, when it was read or before */
  readonly revision: string;
  /** whether shared cruises are among them */
  readonly receives: boolean;
  /** the day of the reader `YYYY-MM-DD` */
  readonly today: string;
  /** the instants in milliseconds from which and until which no cruise begins or ends */
  readonly from_ms: number;
  readonly until_ms: number;
}

/** About 25 MB: one logbook of 10,000 cruises, or a thousand of a hundred. */
const most_rows = 150_000;

/**
 * Keeps the latest logbook of each reader. Reading the thousand cruises of a logbook took half of the time of every
 * screen with figures. With too many rows, the log that was read longest ago is removed.
 */
export class LogCache {
  readonly #logs = new Map<string, KeptLog & { readonly rows: number }>();
  readonly #room: number;
  #rows = 0;

  constructor(room: number = most_rows) {
    this.#room = room;
  }

  get(reader: string): KeptLog | undefined {
    const kept = this.#logs.get(reader);
    if (kept === undefined) return undefined;
    this.#logs.delete(reader);
    this.#logs.set(reader, kept);
    return kept;
  }

  set(reader: string, log: KeptLog): void {
    this.#forget(reader);
    const rows = log.cruises.reduce(
      (sum, { schedule, passengers }) => sum + 1 + schedule.length + passengers.length,
      0,
    );
    if (rows > this.#room) return;
    this.#logs.set(reader, { ...log, rows });
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
