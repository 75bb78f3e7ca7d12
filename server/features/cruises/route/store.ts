import { and, eq, exists, gt, inArray, isNotNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { RoutePlace } from '#contract/routes.ts';
import type { Queryable } from '#server/database/database.ts';
import { ports } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { visibleTo } from '../access.ts';
import { schedule_rows } from '../schedule/table.ts';
import { cruises } from '../table.ts';
import { cruise_routes } from './table.ts';

type StoredRoute = typeof cruise_routes.$inferSelect;

/** What is kept of a cruise's way, with the places that it leads over as they are now. */
export interface RouteOfCruise {
  cruise_id: string;
  places: RoutePlace[];
  distance_nm: number | null;
  /** JSON */
  legs: string | null;
}

/** The cruises among these that the user may see. One statement, however many they are. */
export async function readRoutes(
  query: Queryable,
  scope: Scope,
  ids: readonly string[],
): Promise<RouteOfCruise[]> {
  if (ids.length === 0) return [];
  return selectRoutes(query, and(inArray(cruises.id, [...ids]), visibleTo(scope)));
}

/** No scope: for work of the server's own on cruises that it chose itself, or after a proof that they may be seen. */
export async function readRoutesByIds(query: Queryable, ids: readonly string[]): Promise<RouteOfCruise[]> {
  if (ids.length === 0) return [];
  return selectRoutes(query, inArray(cruises.id, [...ids]));
}

/** No scope: asked on the server's own account, after whoever changed the ports was let do so. */
export async function readPlaces(
  query: Queryable,
  ids: readonly string[],
): Promise<Map<string, RoutePlace[]>> {
  if (ids.length === 0) return new Map();
  const found = await selectRoutes(query, inArray(cruises.id, [...ids]));
  return new Map(found.map(({ cruise_id, places }) => [cruise_id, places]));
}

/**
 * Places are the ports of the schedule that the ship was or is to be at; while nothing but sea days is in it, the two
 * ends of the cruise. Ports that were typed have no position.
 */
async function selectRoutes(query: Queryable, which: SQL | undefined): Promise<RouteOfCruise[]> {
  const { rows } = await query.execute(sql`
    with wanted as (select id, start_date, end_date, start_port_id, end_port_id from ${cruises} where ${which}),
    scheduled as (
      select cruise_id, position, date, kind, port_id, outcome from ${schedule_rows}
      where cruise_id in (select id from wanted) and kind <> 'sea'
    ), unscheduled as (
      select * from wanted where not exists (select from scheduled where cruise_id = wanted.id)
    ), called as (
      select cruise_id, position, date, kind, port_id from scheduled where outcome <> 'skipped'
      union all select id, 0, start_date, 'embark', start_port_id from unscheduled
      union all select id, 1, end_date, 'disembark', end_port_id from unscheduled
    ), placed as (
      select called.cruise_id, json_agg(json_build_object('port_id', ${ports.id}, 'name', ${ports.name},
        'country', ${ports.country}, 'lat', ${ports.lat}, 'lon', ${ports.lon}, 'kind', called.kind,
        'date', called.date) order by called.position) as places
      from called join ${ports} on ${ports.id} = called.port_id group by called.cruise_id
    )
    select wanted.id as cruise_id, coalesce(placed.places, '[]')::text as places,
      ${cruise_routes.distance_nm} as distance_nm, ${cruise_routes.legs} as legs
    from wanted left join placed on placed.cruise_id = wanted.id
      left join ${cruise_routes} on ${cruise_routes.cruise_id} = wanted.id`);
  return rows.map((row) => ({
    ...(row as unknown as RouteOfCruise),
    places: JSON.parse(String(row['places'])) as RoutePlace[],
  }));
}

/** Those of the cruises that are still there, locked until the transaction ends: their ports stay as they are. */
export async function lockCruises(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: cruises.id })
    .from(cruises)
    .where(inArray(cruises.id, [...ids]))
    // always in the same order, so that two that lock several do not wait for each other
    .orderBy(cruises.id)
    .for('update');
}

/** For cruises whose ways were forgotten in the same transaction. */
export async function addRoutes(tx: Queryable, routes: readonly StoredRoute[]): Promise<void> {
  if (routes.length > 0) await tx.insert(cruise_routes).values([...routes]);
}

/** In the transaction that changes the ports: a way over others must not be shown for a moment. */
export async function forgetRoutes(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cruise_routes).where(inArray(cruise_routes.cruise_id, [...ids]));
}

/** Cruises with ports whose way is missing or of another network, by id; no scope, as it is the server's own work. */
export async function listUnrouted(
  query: Queryable,
  network: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const route = query
    .select({ id: cruise_routes.cruise_id })
    .from(cruise_routes)
    .where(and(eq(cruise_routes.cruise_id, cruises.id), eq(cruise_routes.network, network)));
  const call = query
    .select({ id: schedule_rows.cruise_id })
    .from(schedule_rows)
    .where(
      and(
        eq(schedule_rows.cruise_id, cruises.id),
        isNotNull(schedule_rows.port_id),
        ne(schedule_rows.outcome, 'skipped'),
      ),
    );
  const has_two_ends = sql`${cruises.start_port_id} <> ${cruises.end_port_id}`;
  const rows = await query
    .select({ id: cruises.id })
    .from(cruises)
    .where(and(gt(cruises.id, after), notExists(route), or(has_two_ends, exists(call))))
    .orderBy(cruises.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
