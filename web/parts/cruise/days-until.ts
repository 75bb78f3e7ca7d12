import type { ListedCruise } from '#contract/cruise-list.ts';
import { daysUntil, departureOf } from '#domain/timeline.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from '#web/lib/formats.ts';

type Start = Pick<ListedCruise, 'start_date' | 'start_zone' | 'sails_at'>;

/** The days until a cruise starts, the same on every screen. */
export function useDaysUntil(cruise: Start): number {
  return daysUntilStart(cruise, useNow('minute'));
}

/** @param now_ms milliseconds since 1970 */
export function daysUntilStart(cruise: Start, now_ms: number): number {
  const time_zone = browserTimeZone() ?? 'UTC';
  const departs_at = departureOf(cruise, time_zone);
  return daysUntil(
    { start_date: cruise.start_date, departs_at },
    { now: new Date(now_ms).toISOString(), time_zone },
  );
}
