import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { call } from '#web/lib/api.ts';
import type { Answer } from '#web/lib/api-types.ts';
import { read, reads } from '#web/lib/queries.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { isFiltered, list_sorts, type ListSearch, timesOf } from '../search.ts';

type Page = Answer<'GET cruises'>;

const page_size = 50;

/** The cruises of the list, page by page; what was just deleted is left out. */
export function useCruises(search: ListSearch) {
  const removed = useRemovals();
  const query = queryOf(search);
  const pages = useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly unknown[], string | null>({
    // Begins like every other read of cruises, so that a change of one meets them all.
    queryKey: ['GET cruises', { pages: query }],
    queryFn: ({ pageParam, signal }) =>
      call('GET cruises', { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: reads['GET cruises'].stale_ms,
    retry: reads['GET cruises'].retry,
    placeholderData: (before) => before,
  });
  const all = pages.data?.pages.flatMap(({ items }) => items);
  const cruises = all?.filter(({ id }) => !removed.has(id));
  const hidden = (all?.length ?? 0) - (cruises?.length ?? 0);
  return { ...pages, cruises, total: (pages.data?.pages.at(-1)?.total ?? 0) - hidden };
}

export interface Choices {
  years: string[];
  lines: { value: string; label: string }[];
}

const most = 1000;

/** What the list can be narrowed to: years and lines that the user's cruises have. */
export function useChoices(
  search: ListSearch,
  loaded: readonly ListedCruise[] | undefined,
  total: number,
): Choices {
  // The list at hand has them all, unless it is filtered or long.
  const is_complete = !isFiltered(search) && loaded !== undefined && loaded.length >= total;
  const { data } = useQuery({
    ...read('GET cruises', { query: { limit: most } }),
    enabled: loaded !== undefined && !is_complete,
  });
  const cruises = is_complete ? loaded : (data?.items ?? loaded ?? []);
  const years = new Set(cruises.map(({ start_date }) => start_date.slice(0, 4)));
  if (search.year !== undefined) years.add(search.year);
  const lines = new Map<string, string>();
  for (const { cruise_line_id, cruise_line } of cruises) {
    if (cruise_line !== null) lines.set(cruise_line_id ?? cruise_line, cruise_line);
  }
  if (search.cruise_line !== undefined && !lines.has(search.cruise_line))
    lines.set(search.cruise_line, search.cruise_line);
  return {
    years: [...years].toSorted().toReversed(),
    lines: [...lines]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

function queryOf({ q, time, year, cruise_line, sort = 'newest' }: ListSearch) {
  const times = timesOf(time);
  return {
    sort: list_sorts[sort],
    limit: page_size,
    ...(q !== undefined && { q }),
    ...(times.length > 0 && { time: times.join(',') }),
    ...(year !== undefined && { year }),
    ...(cruise_line !== undefined && { cruise_line }),
  };
}
