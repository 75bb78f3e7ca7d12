import type { QueryClient } from '@tanstack/react-query';
import type { ReadKey } from './api-types.ts';

/** Reads computed from a traveller's cruises; any change of a cruise may change them all. */
const reads_from_cruises: readonly ReadKey[] = [
  'GET badges',
  'GET cruises',
  'GET cruises/{id}/alerts',
  'GET cruises/{id}/badges',
  'GET cruises/{id}/route',
  'GET cruises/{id}/weather',
  'GET cruises/suggestions',
  'GET calendar',
  'GET dashboard',
  // its answer stays fresh for months, so the app would not read it again otherwise
  'GET loyalty',
  'GET stats',
  'GET stats/explained',
  'GET stats/map',
  'GET user/icalendar/preview',
];

/** Invalidates the reads computed from cruises: those on screen are read at once, the others when they are opened. */
export async function invalidateLists(queries: QueryClient): Promise<void> {
  await Promise.all(reads_from_cruises.map((key) => queries.invalidateQueries({ queryKey: [key] })));
}
