import type { Route, RouteLeg, RoutePlace } from '#contract/routes.ts';
import { crossingsOf } from '#domain/crossings.ts';
import type { SeaLeg } from '#domain/sea-route/find.ts';
import type { Queryable } from '#server/database/shape.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Pair } from '#server/platform/sea/sea.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import * as store from './store.ts';

type RouteServices = Pick<Services, 'database' | 'log' | 'routes' | 'sea'>;

/** How many routes are computed together: a long import takes some statements, not some for each cruise. */
const at_once = 50;
/** Ports that change again and again during the search are left to the latest change. */
const tries = 3;
/** A reader who opens a cruise right after its save sees its route, if the search takes no longer. */
const patience_ms = 2_000;

/**
 * The route of one cruise. It is read, never computed here; a computation under way is waited for.
 * @throws CodedError `not_found`
 */
export async function readRoute(services: RouteServices, scope: Scope, cruise_id: string): Promise<Route> {
  // asked before the read: work that ended between the two left the reader without the route (seen once in CI)
  const was_under_way = services.routes.has(cruise_id);
  const route = await readIn(services, scope, cruise_id);
  if (!was_under_way || route.distance_nm !== null || route.places.length < 2) return route;
  await services.routes.settled(cruise_id, patience_ms);
  return readIn(services, scope, cruise_id);
}

/** Waits for the routes that are being computed at this moment, as long as a reader has patience. */
export async function waitForRoutes(
  { routes }: Pick<Services, 'routes'>,
  ids: readonly string[],
): Promise<void> {
  await Promise.all(ids.map((id) => routes.settled(id, patience_ms)));
}

async function readIn(services: RouteServices, scope: Scope, cruise_id: string): Promise<Route> {
  const route = (await readRoutes(services, scope, [cruise_id])).get(cruise_id);
  if (route === undefined) throw new CodedError('not_found');
  return route;
}

/** The routes of the cruises that the user may see, by their ids; one statement. */
export async function readRoutes(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, Route>> {
  const found = await store.readRoutes(query, scope, ids);
  return new Map(found.map((route) => [route.cruise_id, shown(route)]));
}

/** `readRoutes` for work that no user requested, such as the weather; it checks no access. */
export async function readRoutesByIds(
  { database: { query } }: Pick<Services, 'database'>,
  ids: readonly string[],
): Promise<Map<string, Route>> {
  const found = await store.readRoutesByIds(query, ids);
  return new Map(found.map((route) => [route.cruise_id, shown(route)]));
}

function shown({ places: called, distance_nm, legs: stored }: store.RouteOfCruise): Route {
  const places = mergeStays(called);
  const legs = stored === null ? [] : (JSON.parse(stored) as RouteLeg[]);
  // a port was added to or removed from the catalogue: the next start computes the route again
  if (legs.length !== Math.max(places.length - 1, 0)) return { distance_nm: null, places, legs: [] };
  return { distance_nm, places, legs };
}

/** Call this in the transaction that changes the ports of a cruise; `workOutRoutes` follows after the commit. */
export async function forgetRoute(tx: Queryable, cruise_id: string): Promise<void> {
  await store.forgetRoutes(tx, [cruise_id]);
}

/**
 * Computes the routes of cruises whose ports have changed, in the background. Call this after the commit. Work lost
 * with the process is found by `catchUpRoutes`.
 */
export function workOutRoutes(services: RouteServices, ids: readonly string[]): void {
  services.routes.add(ids, at_once, async (some) => {
    try {
      await workOut(services, some);
    } catch (error) {
      if (!services.routes.is_closed)
        services.log.warn({ err: error }, 'could not work out the ways of cruises');
    }
  });
}

/** Computes routes that are missing or of another network, some at a time. @returns when all are done or given up */
export async function catchUpRoutes(services: RouteServices): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  while (!services.routes.is_closed) {
    const ids = await store.listUnrouted(services.database.query, services.sea.edition, after, at_once);
    const last = ids.at(-1);
    if (last === undefined) return;
    workOutRoutes(services, ids);
    await Promise.all(ids.map((id) => services.routes.settled(id)));
    after = last;
  }
}

async function workOut({ database, sea, log }: RouteServices, ids: readonly string[]): Promise<void> {
  let left = await store.readPlaces(database.query, ids);
  for (let done = 0; done < tries && left.size > 0; done += 1) {
    const worked_out = await findRoutes(sea, left);
    left = await database.transaction((tx) => storeRoutes(tx, sea.edition, left, worked_out));
  }
  if (left.size > 0) log.warn({ cruises: left.size }, 'ports changed faster than their ways were found');
}

interface FoundRoute {
  places: RoutePlace[];
  legs: SeaLeg[];
}

async function findRoutes(
  sea: Services['sea'],
  of_cruises: ReadonlyMap<string, RoutePlace[]>,
): Promise<Map<string, FoundRoute>> {
  const routes = [...of_cruises].map(([id, called]) => ({ id, places: mergeStays(called) }));
  const pairs = routes.flatMap(({ places }) => pairsOf(places));
  const legs = await sea.findLegs(pairs);
  let used = 0;
  return new Map(
    routes.map(({ id, places }) => {
      const first = used;
      used += Math.max(places.length - 1, 0);
      return [id, { places, legs: legs.slice(first, used) }];
    }),
  );
}

function pairsOf(places: readonly RoutePlace[]): Pair[] {
  return places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    return [
      [from.lon, from.lat],
      [to.lon, to.lat],
    ];
  });
}

/** @returns the cruises whose ports have changed since they were read, with their current ports */
async function storeRoutes(
  tx: Queryable,
  network: string,
  read: ReadonlyMap<string, RoutePlace[]>,
  found: ReadonlyMap<string, FoundRoute>,
): Promise<Map<string, RoutePlace[]>> {
  const ids = [...read.keys()];
  await store.lockCruises(tx, ids);
  const now = await store.readPlaces(tx, ids);
  const changed = new Map([...now].filter(([id, places]) => waypoints(places) !== waypoints(read.get(id))));
  const unchanged = [...found].filter(([id]) => now.has(id) && !changed.has(id));
  await store.forgetRoutes(
    tx,
    unchanged.map(([id]) => id),
  );
  await store.addRoutes(
    tx,
    unchanged
      .filter(([, { legs }]) => legs.length > 0)
      .map(([cruise_id, { places, legs }]) => ({
        cruise_id,
        network,
        distance_nm: Math.round(legs.reduce((sum, leg) => sum + leg.distance_nm, 0)),
        crossings: crossingsOf({ places, legs }),
        legs: JSON.stringify(legs),
      })),
  );
  return changed;
}

/** The values on which a route depends. */
function waypoints(places: readonly RoutePlace[] | undefined): string {
  return JSON.stringify(places?.map(({ port_id, lat, lon }) => [port_id, lat, lon]));
}

/** Merges a stay of several days into one place, which keeps the mark of the cruise's beginning or end. */
function mergeStays(called: readonly RoutePlace[]): RoutePlace[] {
  const places: RoutePlace[] = [];
  for (const call of called) {
    const last = places.at(-1);
    if (last?.port_id !== call.port_id) {
      places.push(call);
    } else if (last.kind !== 'embark' && (call.kind === 'disembark' || call.kind === 'embark')) {
      places[places.length - 1] = { ...last, kind: call.kind };
    }
  }
  return places;
}
