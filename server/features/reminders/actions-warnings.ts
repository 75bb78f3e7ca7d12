import type { Queryable } from '#server/database/shape.ts';
import * as weather from '#server/features/weather/actions.ts';
import type { Services } from '#server/services.ts';

/** A weather warning that touches a day of a cruise. */
export type Warning = weather.CruiseWarning;

/** The warnings for today or later days of cruises, as far as stored forecasts contain them. */
export async function warningsFor(
  services: Services,
  query: Queryable,
  cruise_ids: readonly string[],
): Promise<Map<string, readonly Warning[]>> {
  return (await lookForWarnings(services, query, cruise_ids)).warnings;
}

/** `warningsFor`, and the cruises of which too little is known to say that there is none. */
export async function lookForWarnings(
  services: Services,
  query: Queryable,
  cruise_ids: readonly string[],
): Promise<weather.KnownWarnings> {
  // within the transaction: PGlite has one connection, which the transaction occupies
  return weather.lookForWarnings({ ...services, database: { ...services.database, query } }, cruise_ids);
}

/** The key by which a sent warning is recognised: without its day, which advances with the calendar. */
export function keyOfWarning({ event, sender, starts_at }: Warning): string {
  return [starts_at, event, sender].join(' ');
}

/** From the nearest day on. */
export function byDay(a: Warning, b: Warning): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}
