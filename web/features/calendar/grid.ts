import type { CalendarEntry } from '#contract/calendar.ts';
import { addDays, isCalendarDay } from '#domain/dates.ts';
import { daysFrom } from '#domain/schedule.ts';

/* The layout of a month or a year. Days are `YYYY-MM-DD`. */

export interface Span {
  first: string;
  last: string;
}

/** The month of a day. */
export function monthOf(day: string): Span {
  const date = Temporal.PlainDate.from(day);
  return {
    first: date.with({ day: 1 }).toString(),
    last: date.with({ day: date.daysInMonth }).toString(),
  };
}

/** The year of a day. */
export function yearOf(day: string): Span {
  return { first: `${day.slice(0, 4)}-01-01`, last: `${day.slice(0, 4)}-12-31` };
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** The weeks that a month touches, each of seven days. @param first_weekday 1 for Monday to 7 for Sunday */
export function weeksOf(day: string, first_weekday: number): string[][] {
  const { first, last } = monthOf(day);
  const start = addDays(first, -((weekdayOf(first) - first_weekday + 7) % 7));
  const end = addDays(last, 6 - ((weekdayOf(last) - first_weekday + 7) % 7));
  const days = daysFrom(start, end);
  return Array.from({ length: days.length / 7 }, (_none, week) => days.slice(week * 7, week * 7 + 7));
}

/** The same day some months away, the last day of a shorter month; within the years of the app. */
export function shiftMonths(day: string, months: number): string {
  return known(Temporal.PlainDate.from(day).add({ months }).toString(), day);
}

/** Some days away, within the years of the app. */
export function shiftDays(day: string, days: number): string {
  return known(addDays(day, days), day);
}

function known(day: string, otherwise: string): string {
  return isCalendarDay(day) ? day : otherwise;
}

/** Whether an entry is drawn as a bar over its days; others stand in the days. */
export function isBar({ kind }: Pick<CalendarEntry, 'kind'>): boolean {
  return kind === 'cruise' || kind === 'hotel';
}

/** Whether a day shows an entry: a bar on all of its days, a flight where it leaves and where it lands. */
export function isOn(
  entry: Pick<CalendarEntry, 'kind' | 'first_day' | 'last_day' | 'start' | 'end'>,
  day: string,
): boolean {
  if (entry.kind === 'flight') return entry.start.day === day || entry.end.day === day;
  return entry.first_day <= day && entry.last_day >= day;
}

/**
 * The line of each bar, the same on all of its days, so that nothing jumps from week to week. The voyage that begins
 * first takes the highest free line; voyages go above hotels.
 */
export function linesOf<Bar extends Pick<CalendarEntry, 'key' | 'kind' | 'first_day' | 'last_day'>>(
  bars: readonly Bar[],
): Map<string, number> {
  const ordered = bars.toSorted(
    (a, b) =>
      Number(a.kind !== 'cruise') - Number(b.kind !== 'cruise') ||
      compare(a.first_day, b.first_day) ||
      compare(b.last_day, a.last_day) ||
      compare(a.key, b.key),
  );
  const taken: Bar[][] = [];
  const lines = new Map<string, number>();
  for (const bar of ordered) {
    const free = taken.findIndex((others) =>
      others.every((other) => other.last_day < bar.first_day || other.first_day > bar.last_day),
    );
    const line = free === -1 ? taken.length : free;
    (taken[line] ??= []).push(bar);
    lines.set(bar.key, line);
  }
  return lines;
}

/** A bar within one week: its first and last column, 1 to 7, and whether it begins and ends there. */
export interface Piece<Bar> {
  entry: Bar;
  line: number;
  from: number;
  to: number;
  begins: boolean;
  ends: boolean;
}

/** The bars of one week. */
export function piecesOf<Bar extends Pick<CalendarEntry, 'key' | 'first_day' | 'last_day'>>(
  week: readonly string[],
  bars: readonly Bar[],
  lines: ReadonlyMap<string, number>,
): Piece<Bar>[] {
  const [monday = ''] = week;
  const sunday = week.at(-1) ?? monday;
  return bars
    .filter(({ first_day, last_day }) => first_day <= sunday && last_day >= monday)
    .map((entry) => ({
      entry,
      line: lines.get(entry.key) ?? 0,
      from: Math.max(0, week.indexOf(entry.first_day)) + 1,
      to: entry.last_day > sunday ? 7 : week.indexOf(entry.last_day) + 1,
      begins: entry.first_day >= monday,
      ends: entry.last_day <= sunday,
    }));
}

/** The drawn part of a day: bars run above, `shown` stand below them, and `more` entries are only counted. */
export interface DaySheet<Entry> {
  /** lines of this day that bars take */
  above: number;
  shown: Entry[];
  more: number;
}

/**
 * Divides the lines of one day. Bars keep their line; when not everything fits, the last line counts the rest.
 * @param room lines of a day, at least two
 */
export function sheetOf<Entry>(
  lines_of_bars: readonly number[],
  entries: readonly Entry[],
  room: number,
): DaySheet<Entry> {
  const hidden = lines_of_bars.filter((line) => line >= room - 1).length;
  const above = Math.max(0, ...lines_of_bars.filter((line) => line < room - 1).map((line) => line + 1));
  const free = room - above;
  if (hidden === 0 && entries.length <= free) return { above, shown: [...entries], more: 0 };
  const shown = entries.slice(0, free - 1);
  return { above, shown, more: hidden + entries.length - shown.length };
}

/**
 * The nights on board between two days. A night counts for the day it begins on, once for any number of staterooms.
 * Voyages of other accounts do not count.
 */
export function nightsIn(
  voyages: readonly Pick<CalendarEntry, 'kind' | 'first_day' | 'last_day' | 'is_cancelled' | 'owner_name'>[],
  { first, last }: Span,
): number {
  const nights = voyages
    .filter(({ kind, is_cancelled, owner_name }) => kind === 'cruise' && !is_cancelled && owner_name === null)
    .flatMap(({ first_day, last_day }) => daysFrom(first_day, addDays(last_day, -1)))
    .filter((night) => night >= first && night <= last);
  return new Set(nights).size;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
