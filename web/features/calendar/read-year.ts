import { daysOfYear, yearWithin } from '#domain/record-reads.ts';
import { read } from '#web/lib/queries.ts';

/** The year of a day, `YYYY-MM-DD`. */
export function yearOf(day: string): number {
  return yearWithin(Number(day.slice(0, 4)));
}

/**
 * Reads a year with the weeks around it for every view: month, year and agenda share one answer, and switch at once.
 */
export function readYear(year: number) {
  return read('GET calendar', { query: daysOfYear(year) });
}
