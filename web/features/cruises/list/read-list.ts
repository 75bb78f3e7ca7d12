import { infiniteQueryOptions } from '@tanstack/react-query';
import { most_cruises } from '#domain/record-reads.ts';
import { call } from '#web/lib/api.ts';
import { answerOrKept } from '#web/lib/offline.ts';
import { read, reads } from '#web/lib/queries.ts';
import { filtersOf, isFiltered, type ListSearch } from '../search.ts';
import type { KeptList } from './filter-kept.ts';

/** Fills the first screens, and loads fast on a slow line. */
const first_page = 50;

/** The rest comes in pieces that a phone decodes and parses between two frames. */
const next_page = 250;

/** The whole list in one piece, as the whole record on a device has it. */
export const whole_list = read('GET cruises', {
  query: { sort: 'voyages', totals: 'true', limit: most_cruises },
});

/** The matching cruises in pages. Its key begins like every read of cruises, so a change of one invalidates them all. */
export function readList(search: ListSearch) {
  const filters = filtersOf(search);
  const is_whole = !isFiltered(search) && filters.sort === 'voyages';
  return infiniteQueryOptions({
    queryKey: ['GET cruises', { pages: filters }],
    queryFn: ({ pageParam: cursor, signal, client, queryKey }) => {
      // a list that is read again is on screen already, so it is read in one go
      const is_first = client.getQueryData(queryKey) === undefined;
      const place = cursor === null ? { totals: 'true' as const } : { cursor };
      const limit = cursor !== null ? next_page : is_first ? first_page : most_cruises;
      const ask = (calling: AbortSignal) =>
        call('GET cruises', { query: { ...filters, ...place, limit }, signal: calling });
      if (cursor !== null) return ask(signal);
      return answerOrKept(client, queryKey, signal, ask, {
        key: whole_list.queryKey,
        fit: async (list: KeptList) => {
          if (is_whole) return list;
          const { filterKept } = await import('./filter-kept.ts');
          return filterKept(list, filters);
        },
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: reads['GET cruises'].stale_ms,
    retry: reads['GET cruises'].retry,
  });
}
