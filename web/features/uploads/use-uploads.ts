import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { now } from '#web/ui/clock.ts';
import { read } from '#web/lib/queries.ts';
import { useScreenRead } from '#web/parts/read-states.tsx';
import { createPoll, isUnderWay } from './poll.ts';

/** The most that the server answers at once. */
const most = 1000;
/** A list of that size is not read more often. */
const long_list_ms = 1000;

const lookAgain = createPoll();

/**
 * The uploaded documents, the latest or all. The list is read again while one is being read: a full list is too much to
 * load each second at sea, so it is loaded only on demand.
 */
export function useUploads(shows_all: boolean) {
  return useQuery({
    ...read('GET uploads', shows_all ? { query: { limit: most } } : {}),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const wait_ms = lookAgain(state.data?.items ?? [], now());
      return shows_all && wait_ms !== false ? Math.max(wait_ms, long_list_ms) : wait_ms;
    },
  });
}

/** The documents before another one, if there are more than the server answers at once. They were read long ago. */
export function useOlderUploads(cursor: string) {
  return useQuery({
    ...read('GET uploads', { query: { limit: most, cursor } }),
    placeholderData: keepPreviousData,
  });
}

/** One document with its proposals. */
export function useReading(id: string) {
  return useScreenRead({
    ...read('GET uploads/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data) ? lookAgain([data], now()) : false,
    // corrections must not be replaced by a new read because the user looked at another window
    refetchOnWindowFocus: ({ state: { data } }) => data === undefined || isUnderWay(data),
  });
}
