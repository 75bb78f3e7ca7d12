import type { Cruise } from '#contract/cruises.ts';
import type { ScheduleRow } from '#contract/schedule.ts';
import { dayAt } from '#domain/dates.ts';
import { daysFrom } from '#domain/schedule.ts';
import { browserTimeZone } from '#web/lib/formats.ts';
import { useNow } from '#web/ui/clock.ts';

export interface Day {
  date: string;
  is_today: boolean;
  /** with the next row, on this day or a later one */
  rows: { key: string; row: ScheduleRow; next: ScheduleRow | undefined }[];
}

/** The days of a schedule, and today by the clock of the ship. */
export function useDays(cruise: Cruise): Day[] {
  const now = new Date(useNow('minute')).toISOString();
  return withToday(daysOf(cruise), now, cruise.start_zone ?? browserTimeZone() ?? 'UTC');
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

function withToday(days: readonly Omit<Day, 'is_today'>[], now: string, start_zone: string): Day[] {
  let zone = start_zone;
  return days.map((day) => {
    // at sea the zone of the latest port counts
    zone = day.rows.find(({ row }) => row.time_zone !== null)?.row.time_zone ?? zone;
    return { ...day, is_today: day.date === dayAt(now, zone) };
  });
}
