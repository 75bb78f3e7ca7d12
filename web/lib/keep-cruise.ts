import type { QueryClient } from '@tanstack/react-query';
import type { Cruise } from '#contract/cruises.ts';
import { invalidateLists } from './follow-cruises.ts';
import { read } from './queries.ts';

/** Caches the record that the server answered to a write, and invalidates every list of cruises. */
export async function cacheCruise(queries: QueryClient, cruise: Cruise): Promise<void> {
  queries.setQueryData(read('GET cruises/{id}', { params: { id: cruise.id } }).queryKey, cruise);
  await invalidateLists(queries);
}

/** Invalidates the record, with its sums and version, and the lists after a change of a part of a cruise. */
export async function invalidateCruise(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: read('GET cruises/{id}', { params: { id } }).queryKey }),
    invalidateLists(queries),
  ]);
}
