import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { most_cruises } from '#domain/record-reads.ts';
import { call } from '#web/lib/api.ts';
import { useIdle } from '#web/ui/idle.ts';
import { kept } from '#web/lib/kept.ts';
import { useRemovals } from '#web/lib/removals.ts';
import { filtersOf, isFiltered, type ListSearch } from '../search.ts';
import { readList, whole_list } from './read-list.ts';

/** The matching cruises: the first page at once, the rest when that is drawn, without hidden removals. */
export function useCruises(search: ListSearch) {
  const removed = useRemovals();
  const pages = useInfiniteQuery({
    ...readList(search),
    placeholderData: keepPreviousData,
    // the route has sent it: a failure is shown and not read again at once
    retryOnMount: false,
  });
  // only what is looked at here renders the list again when it changes
  const { data, hasNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = pages;

  const loadOn = useEffectEvent(() => void fetchNextPage({ cancelRefetch: false }));
  // only once by itself: a failing server was called a hundred times in four seconds
  const is_over = pages.fetchStatus === 'idle' && !isFetchNextPageError;
  const is_due = useIdle() && is_over && hasNextPage && !isPlaceholderData;
  useEffect(() => {
    if (is_due) loadOn();
    // in a hidden tab the beginning of a call and its answer come to React together, and `is_due` stays true
  }, [is_due, data]);

  // the same until they change: what is made of a thousand is kept
  const all = data && allOf(data);
  const cruises = useMemo(
    () => (removed.size === 0 ? all : all?.filter(({ id }) => !removed.has(id))),
    [all, removed],
  );
  const hidden = (all?.length ?? 0) - (cruises?.length ?? 0);
  return {
    pages,
    cruises,
    total: (data?.pages.at(-1)?.total ?? 0) - hidden,
    totals: data?.pages[0]?.totals ?? [],
    /** All matching cruises, also those not on the screen yet. */
    all: async (): Promise<readonly ListedCruise[]> => {
      if (cruises !== undefined && !hasNextPage && !isPlaceholderData) return cruises;
      return (await fetchAll(search)).filter(({ id }) => !removed.has(id));
    },
  };
}

const allOf = kept(({ pages }: { pages: readonly { items: ListedCruise[] }[] }) =>
  pages.flatMap(({ items }) => items),
);

async function fetchAll(search: ListSearch): Promise<ListedCruise[]> {
  const query = { ...filtersOf(search), limit: most_cruises };
  const found: ListedCruise[] = [];
  let page = await call('GET cruises', { query });
  found.push(...page.items);
  while (page.next_cursor !== null) {
    page = await call('GET cruises', { query: { ...query, cursor: page.next_cursor } });
    found.push(...page.items);
  }
  return found;
}

const none: readonly ListedCruise[] = [];

export interface Choices {
  years: string[];
  lines: { value: string; label: string }[];
  /** whether others share any with the user */
  has_shared: boolean;
}

/** The choices of the filters: years and lines of the user's cruises. */
export function useChoices(search: ListSearch, loaded: readonly ListedCruise[] | undefined): Choices {
  const queries = useQueryClient();
  // a list without filters has all of them, or soon will; the list from before the filter is often still cached
  const whole = isFiltered(search) ? wholeList(queries, search) : loaded;
  const { data } = useQuery({
    ...whole_list,
    enabled: loaded !== undefined && whole === undefined,
  });
  const cruises = whole ?? data?.items ?? loaded ?? none;
  const has = chosenFrom(cruises);
  const years = new Set(has.years);
  if (search.year !== undefined) years.add(search.year);
  const lines = new Map(has.lines);
  if (search.cruise_line !== undefined && !lines.has(search.cruise_line))
    lines.set(search.cruise_line, search.cruise_line);
  return {
    years: [...years].toSorted().toReversed(),
    lines: [...lines]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    has_shared: search.shared !== undefined || has.shared,
  };
}

const chosenFrom = kept((cruises: readonly ListedCruise[]) => {
  const years = new Set(cruises.map(({ start_date }) => start_date.slice(0, 4)));
  const lines = new Map<string, string>();
  for (const { cruise_line_id, cruise_line } of cruises) {
    if (cruise_line !== null) lines.set(cruise_line_id ?? cruise_line, cruise_line);
  }
  return { years, lines, shared: cruises.some(({ share }) => share !== null) };
});

function wholeList(queries: QueryClient, { sort }: ListSearch): ListedCruise[] | undefined {
  const known = queries.getQueryState(readList(sort === undefined ? {} : { sort }).queryKey);
  if (known?.data === undefined || known.isInvalidated) return undefined;
  const { pages } = known.data;
  return pages.at(-1)?.next_cursor === null ? pages.flatMap(({ items }) => items) : undefined;
}
