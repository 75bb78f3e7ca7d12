import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Calendar, CalendarEntry } from '#contract/calendar.ts';
import { yearWithin } from '#domain/record-reads.ts';
import { isShipMode } from '#web/lib/ship-mode.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { useScreenRead } from '#web/parts/read-states.tsx';
import { readYear, yearOf } from './read-year.ts';

/** All dated entries around a year; the neighbouring years are prefetched. */
export function useCalendar(day: string) {
  const year = yearOf(day);
  const queries = useQueryClient();
  const removed = useRemovals();
  const found = useScreenRead(readYear(year));
  const isHere = found.data !== undefined;
  useEffect(() => {
    if (!isHere || isShipMode()) return;
    for (const beside of [year + 1, year - 1].map(yearWithin)) {
      // a failed prefetch is read when its year is shown
      queries.query(readYear(beside)).catch(() => undefined);
    }
  }, [isHere, queries, year]);
  return { ...found, data: found.data && withoutRemoved(found.data, removed) };
}

function withoutRemoved(calendar: Calendar, removed: ReadonlySet<string>): Calendar {
  if (removed.size === 0) return calendar;
  return { ...calendar, items: calendar.items.filter(({ cruise_id }) => !removed.has(cruise_id)) };
}

export type Entries = readonly CalendarEntry[];
