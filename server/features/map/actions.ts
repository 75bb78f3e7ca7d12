import type { RouteLeg } from '#contract/routes.ts';
import type { StatsMap } from '#contract/stats-map.ts';
import { coarseLine } from '#domain/coarse-line.ts';
import { filterLog, isRouteAwaited, type LogFilter, type LoggedCruise } from '#domain/logbook.ts';
import { isOver, portsOf } from '#domain/statistics.ts';
import type { Moment } from '#domain/timeline.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { readLog } from '#server/features/cruises/logbook/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readPositions, readWays } from './store.ts';

/** A map of the world has some pixels for a degree at most. */
const WORLD_DEGREES = 0.4;

/** The line of each cruise of a kept log, as JSON; null: it has no route. A cruise whose route changed is read anew. */
const lines = new WeakMap<LoggedCruise, string | null>();

/**
 * The data of a map of the world, as the text of its JSON body: the ports of the statistics that have a position, and
 * the routes of all cruises. The lines of a thousand cruises are most of it, and are made once.
 * @throws CodedError `plan_required`: it is one of the graphs
 */
export async function readStatsMap(
  services: Services,
  scope: Scope,
  filter: LogFilter,
  moment: Moment,
): Promise<string> {
  await requireFeature(services, scope, 'graphs');
  const { query } = services.database;
  const log = filterLog(await readLog(services, scope, moment), filter);
  const visited = portsOf(log.filter(isOver));
  const ids = visited.flatMap(({ port_id }) => port_id ?? []);
  const positions = new Map((await readPositions(query, ids)).map((port) => [port.id, port]));
  await addLines(
    services,
    scope,
    log.filter((cruise) => !lines.has(cruise)),
  );
  const ports = visited.flatMap(({ port_id, country, visits, latest_visit }): StatsMap['ports'] => {
    const port = port_id === null ? undefined : positions.get(port_id);
    if (port === undefined) return [];
    const { id, name, lat, lon } = port;
    return [{ port_id: id, name, country: country ?? '', lat, lon, visits, latest_visit }];
  });
  const routes = log.flatMap((cruise) => {
    const line = lines.get(cruise) ?? null;
    return line === null ? [] : `{"cruise_id":"${cruise.id}","time":"${cruise.time}","line":${line}}`;
  });
  const routes_awaited = log.filter(isRouteAwaited).length;
  return `{"ports":${JSON.stringify(ports)},"routes":[${routes.join(',')}],"routes_awaited":${routes_awaited}}`;
}

async function addLines(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  cruises: readonly LoggedCruise[],
): Promise<void> {
  const ways = await readWays(
    query,
    scope,
    cruises.map(({ id }) => id),
  );
  const legs_of = new Map(ways.map(({ cruise_id, legs }) => [cruise_id, legs]));
  for (const cruise of cruises) {
    const legs = legs_of.get(cruise.id);
    const points = legs === undefined ? [] : (JSON.parse(legs) as RouteLeg[]).flatMap(({ line }) => line);
    lines.set(cruise, legs === undefined ? null : JSON.stringify(coarseLine(points, WORLD_DEGREES)));
  }
}
