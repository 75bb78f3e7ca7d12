import { and, eq, inArray } from 'drizzle-orm';
import { isAmong } from '#server/database/many.ts';
import type { Queryable } from '#server/database/shape.ts';
import { ports } from '#server/features/catalog/table.ts';
import { countedFor } from '#server/features/cruises/access.ts';
import { cruise_routes } from '#server/features/cruises/route/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';

export interface Position {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

/** Positions of ports of the catalogue; no data of a user. */
export async function readPositions(query: Queryable, ids: readonly string[]): Promise<Position[]> {
  if (ids.length === 0) return [];
  return query
    .select({ id: ports.id, name: ports.name, lat: ports.lat, lon: ports.lon })
    .from(ports)
    .where(inArray(ports.id, [...ids]));
}

/** The routes of cruises that count for the user, each as the JSON text of its legs. */
export async function readWays(
  query: Queryable,
  scope: Scope,
  ids: readonly string[],
): Promise<{ cruise_id: string; legs: string }[]> {
  if (ids.length === 0) return [];
  return query
    .select({ cruise_id: cruise_routes.cruise_id, legs: cruise_routes.legs })
    .from(cruise_routes)
    .innerJoin(cruises, eq(cruises.id, cruise_routes.cruise_id))
    .where(and(countedFor(scope), isAmong(cruises.id, ids)));
}
