import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import type { Answer, CallArguments, ReadKey } from '#web/lib/api-types.ts';
import { reads } from '#web/lib/queries.ts';

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
  total: number;
}

type AdminKey = Extract<ReadKey, `GET admin/${string}`>;
/** The calls that answer a list of an operator in pages. */
export type ListKey = { [Key in AdminKey]: Answer<Key> extends Page<unknown> ? Key : never }[AdminKey];
export type ItemOf<Key extends ListKey> = Answer<Key> extends Page<infer Item> ? Item : never;
export type Pages<Key extends ListKey> = ReturnType<typeof usePages<Key>>;

/** A list in pages: the first is read at once, more on demand. */
export function usePages<Key extends ListKey>(key: Key, filters: object) {
  const pages = useInfiniteQuery({
    queryKey: [key, { pages: filters }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const input = { query: { ...filters, ...(cursor !== null && { cursor }) }, signal };
      const answer: Promise<unknown> = call(key, ...([input] as unknown as CallArguments<Key>));
      return answer as Promise<Page<ItemOf<Key>>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: reads[key].stale_ms,
    retry: reads[key].retry,
    placeholderData: keepPreviousData,
  });
  const read = pages.data?.pages;
  return { pages, items: read?.flatMap(({ items }) => items), total: read?.at(-1)?.total ?? 0 };
}
