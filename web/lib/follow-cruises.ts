import type { QueryClient } from '@tanstack/react-query';
import type { ReadKey } from './api-types.ts';

/** What is worked out of a traveller's cruises, all of which may change with any of them. */
const follow_from_cruises: readonly ReadKey[] = [
  'GET badges',
  'GET cruises',
  'GET cruises/{id}/alerts',
  'GET cruises/{id}/badges',
  'GET cruises/{id}/route',
  'GET cruises/{id}/weather',
  'GET cruises/suggestions',
  'GET calendar',
  'GET dashboard',
  // it stays fresh for months, so nothing else would ask for it again
  'GET loyalty',
  'GET stats',
  'GET stats/explained',
  'GET stats/map',
  'GET user/icalendar/preview',
];

/** What follows from the cruises is asked for again: at once where it is shown, else when it is opened. */
export async function forgetLists(queries: QueryClient): Promise<void> {
  await Promise.all(follow_from_cruises.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
