import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { now } from '#web/ui/clock.ts';
import { read } from '#web/lib/queries.ts';
import { isUnderWay, lookAgain } from './poll.ts';

/** As many as are ever answered at once. */
const most = 1000;

/**
 * The documents that were sent in, the latest or all. Asked for again by itself while one of them is read: of a life of
 * documents that is more than somebody at sea should wait for each second, unless they want to see them.
 */
export function useUploads(shows_all: boolean) {
  return useQuery({
    ...read('GET uploads', shows_all ? { query: { limit: most } } : {}),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookAgain(state.data?.items ?? [], now()),
  });
}

/** Those before a document, for a life of more of them than are ever answered at once. They are read long since. */
export function useOlderUploads(cursor: string) {
  return useQuery({
    ...read('GET uploads', { query: { limit: most, cursor } }),
    placeholderData: keepPreviousData,
  });
}

/** One document with what it proposes. */
export function useReading(id: string) {
  return useQuery({
    ...read('GET uploads/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data) ? lookAgain([data], now()) : false,
    // what is being corrected is not read over again because somebody looked at their mail
    refetchOnWindowFocus: ({ state: { data } }) => data === undefined || isUnderWay(data),
  });
}

/** After a change: the list, what the bar counts, and a document that is open are asked for again. */
export async function forgetUploads(queries: QueryClient): Promise<void> {
  const keys = ['GET uploads', 'GET uploads/{id}', 'GET user/notifications/summary', 'GET user/usage'];
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
