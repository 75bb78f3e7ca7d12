import type { Queryable } from '#server/database/database.ts';
import * as weather from '#server/features/weather/actions.ts';
import type { Services } from '#server/services.ts';

/** A warning of the weather that touches a day of a cruise. */
export type Warning = weather.CruiseWarning;

/** What is warned of on today or later days of cruises, as far as forecasts that are there know. */
export async function warningsFor(
  services: Services,
  query: Queryable,
  cruise_ids: readonly string[],
): Promise<Map<string, readonly Warning[]>> {
  return (await lookForWarnings(services, query, cruise_ids)).warnings;
}

/** The same, and of which cruises not enough is known to say that there is none. */
export async function lookForWarnings(
  services: Services,
  query: Queryable,
  cruise_ids: readonly string[],
): Promise<weather.KnownWarnings> {
  // within the transaction: PGlite has one connection, on which nobody else gets a word in
  return weather.lookForWarnings({ ...services, database: { ...services.database, query } }, cruise_ids);
}

/** What tells a warning that was told before from a new one: not its day, which goes on with the calendar. */
export function keyOfWarning({ event, sender, starts_at }: Warning): string {
  return [starts_at, event, sender].join(' ');
}

/** From the nearest day on. */
export function byDay(a: Warning, b: Warning): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}
