import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { daysFrom } from '#domain/schedule.ts';
import { type Today, todayOf } from '#domain/today.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useNow } from '#web/ui/clock.ts';

export interface Day {
  date: string;
  is_today: boolean;
  /** with the next row, on this day or a later one */
  rows: { key: string; row: ScheduleRow; next: ScheduleRow | undefined }[];
}

/** The current day of a cruise under way, by the clock of the ship; undefined before and after it. */
export function useToday(cruise: Cruise): Today | undefined {
  const now = new Date(useNow('minute')).toISOString();
  if (cruise.time !== 'current') return undefined;
  const moment = { now, time_zone: browserTimeZone() ?? 'UTC' };
  return todayOf({ ...cruise, schedule: cruise.schedule.items }, moment);
}

/** The days of a schedule. */
export function useDays(cruise: Cruise): Day[] {
  const today = useToday(cruise)?.date;
  return daysOf(cruise).map((day) => ({ ...day, is_today: day.date === today }));
}

/** The element of a day in the list. */
export function dayId(date: string): string {
  return `day-${date}`;
}

/** Days with rows, and the days between them without any. */
function daysOf({ schedule: { items } }: Cruise): Omit<Day, 'is_today'>[] {
  const [first] = items;
  const last = items.at(-1);
  if (first === undefined || last === undefined) return [];
  const listed = items.map((row, position) => ({ key: String(position), row, next: items[position + 1] }));
  const dates = new Set(items.map(({ date }) => date));
  // if the cruise moved away from its schedule, the gap may be months
  const between = daysFrom(first.date, last.date);
  const shown = between.length <= dates.size * 2 + 7 ? between : [...dates];
  return shown.map((date) => ({ date, rows: listed.filter(({ row }) => row.date === date) }));
}
