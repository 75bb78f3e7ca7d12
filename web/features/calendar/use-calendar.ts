import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Calendar, CalendarEntry } from '#contract/calendar.ts';
import { read } from '#web/lib/queries.ts';
import { useRemovals } from '#web/lib/removals.ts';

/**
 * Reads a year with the weeks around it for every view: month, year and agenda share one answer, and switch at once.
 */
function readYear(year: number) {
  return read('GET calendar', { query: { from: `${year - 1}-12-25`, to: `${year + 1}-01-07` } });
}

const first_year = 1901;
const last_year = 2198;

/** All dated entries around a year; the neighbouring years are prefetched. */
export function useCalendar(day: string) {
  const year = Math.min(Math.max(Number(day.slice(0, 4)), first_year), last_year);
  const queries = useQueryClient();
  const removed = useRemovals();
  const found = useQuery(readYear(year));
  const isHere = found.data !== undefined;
  useEffect(() => {
    if (!isHere) return;
    for (const beside of [Math.min(year + 1, last_year), Math.max(year - 1, first_year)]) {
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
