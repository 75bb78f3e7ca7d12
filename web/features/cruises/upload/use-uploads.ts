import { type QueryClient, useQuery } from '@tanstack/react-query';
import { now } from '#web/lib/clock.ts';
import { read } from '#web/lib/queries.ts';
import { isUnderWay, lookAgain } from './poll.ts';

/** The documents that were sent in. Asked for again by itself while one of them is read. */
export function useUploads() {
  return useQuery({
    ...read('GET uploads'),
    refetchInterval: ({ state }) => lookAgain(state.data?.items ?? [], now()),
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
  const keys = ['GET uploads', 'GET uploads/{id}', 'GET user/notifications/summary'];
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
