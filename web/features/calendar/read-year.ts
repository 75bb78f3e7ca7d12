import { read } from '#web/lib/queries.ts';

const first_year = 1901;
const last_year = 2198;

/** The nearest year that the calendar has. */
export function yearWithin(year: number): number {
  return Math.min(Math.max(year, first_year), last_year);
}

/** The year of a day, `YYYY-MM-DD`. */
export function yearOf(day: string): number {
  return yearWithin(Number(day.slice(0, 4)));
}

/**
 * Reads a year with the weeks around it for every view: month, year and agenda share one answer, and switch at once.
 */
export function readYear(year: number) {
  return read('GET calendar', { query: { from: `${year - 1}-12-25`, to: `${year + 1}-01-07` } });
}
