import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReadKey } from '#web/lib/api-types.ts';
import { reads } from '#web/lib/queries.ts';

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  total: number;
}

/** A list in pages: the first is read at once, more on demand. */
export function usePages<Item>(
  key: ReadKey,
  filters: object,
  ask: (place: { cursor?: string }, signal: AbortSignal) => Promise<Page<Item>>,
) {
  const pages = useInfiniteQuery({
    queryKey: [key, { pages: filters }],
    queryFn: ({ pageParam: cursor, signal }) => ask(cursor === null ? {} : { cursor }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: reads[key].stale_ms,
    retry: reads[key].retry,
    placeholderData: keepPreviousData,
  });
  return {
    items: pages.data?.pages.flatMap(({ items }) => items),
    total: pages.data?.pages.at(-1)?.total ?? 0,
    query: pages,
    has_more: pages.hasNextPage,
    is_coming: pages.isFetchingNextPage,
    showMore: () => void pages.fetchNextPage(),
  };
}

export type Pages<Item> = ReturnType<typeof usePages<Item>>;
