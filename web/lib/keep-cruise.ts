import type { QueryClient } from '@tanstack/react-query';
import type { Cruise } from '#contract/cruises.ts';
import { forgetLists } from './follow-cruises.ts';
import { read } from './queries.ts';

/** The server's answer to a write is the record; every screen that lists cruises asks again. */
export async function keepCruise(queries: QueryClient, cruise: Cruise): Promise<void> {
  queries.setQueryData(read('GET cruises/{id}', { params: { id: cruise.id } }).queryKey, cruise);
  await forgetLists(queries);
}

/** After a change of what belongs to a cruise: the record, with its sums and its version, is asked for again. */
export async function forgetCruise(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: read('GET cruises/{id}', { params: { id } }).queryKey }),
    forgetLists(queries),
  ]);
}
