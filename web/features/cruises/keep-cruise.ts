import type { QueryClient } from '@tanstack/react-query';
import type { Cruise } from '#contract/cruises.ts';
import type { ReadKey } from '#web/lib/api-types.ts';
import { read } from '#web/lib/queries.ts';

/** The server's answer to a write is the record; every screen that lists cruises asks again. */
export async function keepCruise(queries: QueryClient, cruise: Cruise): Promise<void> {
  queries.setQueryData(read('GET cruises/{id}', { params: { id: cruise.id } }).queryKey, cruise);
  await forgetLists(queries);
}

/** What is worked out of a traveller's cruises, all of which may change with any of them. */
const follow_from_cruises: readonly ReadKey[] = [
  'GET cruises',
  'GET cruises/suggestions',
  'GET dashboard',
  'GET stats',
  'GET stats/explained',
];

/** What follows from the cruises is asked for again: at once where it is shown, else when it is opened. */
export async function forgetLists(queries: QueryClient): Promise<void> {
  await Promise.all(follow_from_cruises.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}

/** After a change of what belongs to a cruise: the record, with its sums and its version, is asked for again. */
export async function forgetCruise(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: read('GET cruises/{id}', { params: { id } }).queryKey }),
    forgetLists(queries),
  ]);
}
