import type { RouteLeg } from '#contract/routes.ts';
import type { StatsMap } from '#contract/stats-map.ts';
import { coarseLine } from '#domain/coarse-line.ts';
import { filterLog, isRouteAwaited, type LogFilter } from '#domain/logbook.ts';
import { isOver, portsOf, weigh } from '#domain/statistics.ts';
import type { Moment } from '#domain/timeline.ts';
import { requireFeature } from '#server/features/users/access.ts';
import { readLog } from '#server/features/cruises/logbook/actions.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { readPositions, readWays } from './store.ts';

/** A map of the world has some pixels for a degree at most. */
const WORLD_DEGREES = 0.4;

/**
 * The data of a map of the world: the ports of the statistics that have a position, and the routes of all cruises.
 * @throws CodedError `plan_required`: it is one of the graphs
 */
export async function readStatsMap(
  services: Services,
  scope: Scope,
  filter: LogFilter,
  moment: Moment,
): Promise<StatsMap> {
  await requireFeature(services, scope, 'graphs');
  const { query } = services.database;
  const log = filterLog(await readLog(services, scope, moment), filter);
  const visited = portsOf(weigh(log).filter(isOver));
  const ids = visited.flatMap(({ port_id }) => port_id ?? []);
  const positions = new Map((await readPositions(query, ids)).map((port) => [port.id, port]));
  const ways = new Map((await readWays(query, scope)).map(({ cruise_id, legs }) => [cruise_id, legs]));
  return {
    routes_awaited: log.filter(isRouteAwaited).length,
    ports: visited.flatMap(({ port_id, country, visits, latest_visit }) => {
      const port = port_id === null ? undefined : positions.get(port_id);
      if (port === undefined) return [];
      const { id, name, lat, lon } = port;
      return { port_id: id, name, country: country ?? '', lat, lon, visits, latest_visit };
    }),
    routes: log.flatMap(({ id, time }) => {
      const legs = ways.get(id);
      if (legs === undefined) return [];
      const lines = (JSON.parse(legs) as RouteLeg[]).flatMap(({ line }) => line);
      return { cruise_id: id, time, line: coarseLine(lines, WORLD_DEGREES) };
    }),
  };
}
