import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Calendar, CalendarEntry } from '#contract/calendar.ts';
import { read } from '#web/lib/queries.ts';
import { useRemovals } from '#web/lib/removals.ts';

/** A year with the weeks around it, whatever is looked at: month, year and agenda are one answer, and turn at once. */
function readYear(year: number) {
  return read('GET calendar', { query: { from: `${year - 1}-12-25`, to: `${year + 1}-01-07` } });
}

const first_year = 1901;
const last_year = 2198;

/** All that is dated around a year; the years beside it are fetched before they are turned to. */
export function useCalendar(day: string) {
  const year = Math.min(Math.max(Number(day.slice(0, 4)), first_year), last_year);
  const queries = useQueryClient();
  const removed = useRemovals();
  const found = useQuery(readYear(year));
  const isHere = found.data !== undefined;
  useEffect(() => {
    if (!isHere) return;
    for (const beside of [Math.min(year + 1, last_year), Math.max(year - 1, first_year)]) {
      // what cannot be had now is asked for when it is turned to
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
