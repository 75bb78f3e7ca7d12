import { and, eq, exists, gt, inArray, isNotNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { RoutePlace } from '#contract/routes.ts';
import type { Queryable } from '#server/database/shape.ts';
import { ports } from '#server/features/catalog/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { visibleTo } from '../access.ts';
import { schedule_rows } from '../schedule/table.ts';
import { cruises } from '../table.ts';
import { cruise_routes } from './table.ts';

type StoredRoute = typeof cruise_routes.$inferSelect;

/** The stored route of a cruise, with the current places on it. */
export interface RouteOfCruise {
  cruise_id: string;
  places: RoutePlace[];
  distance_nm: number | null;
  /** JSON */
  legs: string | null;
}

/** The routes of the given cruises that the user may see. One statement for any number. */
export async function readRoutes(
  query: Queryable,
  scope: Scope,
  ids: readonly string[],
): Promise<RouteOfCruise[]> {
  if (ids.length === 0) return [];
  return selectRoutes(query, and(inArray(cruises.id, [...ids]), visibleTo(scope)));
}

/** No scope: for the server's own work on cruises that it chose, or after a check of access. */
export async function readRoutesByIds(query: Queryable, ids: readonly string[]): Promise<RouteOfCruise[]> {
  if (ids.length === 0) return [];
  return selectRoutes(query, inArray(cruises.id, [...ids]));
}

/** No scope: for the server's own work, after the change of the ports was authorised. */
export async function readPlaces(
  query: Queryable,
  ids: readonly string[],
): Promise<Map<string, RoutePlace[]>> {
  if (ids.length === 0) return new Map();
  const found = await selectRoutes(query, inArray(cruises.id, [...ids]));
  return new Map(found.map(({ cruise_id, places }) => [cruise_id, places]));
}

/**
 * Places are the ports of the schedule at which the ship called or will call; with only sea days in the schedule, the
 * two ends of the cruise. Typed ports have no position.
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

/**
 * Locks the cruises that still exist until the transaction ends: their ports stay as they are. The sweep of reminders may
 * claim them meanwhile: it skipped a cruise while its route was stored, and its mail came a minute late.
 */
export async function lockCruises(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: cruises.id })
    .from(cruises)
    .where(inArray(cruises.id, [...ids]))
    // always in the same order, so that two transactions do not deadlock
    .orderBy(cruises.id)
    .for('no key update');
}

/** For cruises whose routes were deleted in the same transaction. */
export async function addRoutes(tx: Queryable, routes: readonly StoredRoute[]): Promise<void> {
  if (routes.length > 0) await tx.insert(cruise_routes).values([...routes]);
}

/** Call this in the transaction that changes the ports: the route over the old ones must not be shown for a moment. */
export async function forgetRoutes(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(cruise_routes).where(inArray(cruise_routes.cruise_id, [...ids]));
}

/** Cruises with ports whose route is missing or of another network, by id; no scope, as it is the server's own work. */
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
