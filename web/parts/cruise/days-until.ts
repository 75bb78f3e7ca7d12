import type { ListedCruise } from '#contract/cruise-list.ts';
import { daysUntil, departureOf } from '#domain/timeline.ts';
import { useNow } from '#web/ui/clock.ts';
import { browserTimeZone } from '#web/lib/formats.ts';

/** The days until a cruise starts, the same on every screen. */
export function useDaysUntil(cruise: Pick<ListedCruise, 'start_date' | 'start_zone' | 'sails_at'>): number {
  const now = new Date(useNow('minute')).toISOString();
  const time_zone = browserTimeZone() ?? 'UTC';
  const departs_at = departureOf(cruise, time_zone);
  return daysUntil({ start_date: cruise.start_date, departs_at }, { now, time_zone });
}
