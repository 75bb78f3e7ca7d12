import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, routesAwaited } from './stats.ts';
import { calendarDay } from './values.ts';

const degrees_east = z.number().min(-180).max(180);
const degrees_north = z.number().min(-90).max(90);

/** A visited port, with the number of visits. */
const visitedPort = z.object({
  port_id: z.string(),
  name: z.string(),
  country: z.string(),
  lat: degrees_north,
  lon: degrees_east,
  visits: z.int().meta({ description: 'Calls that were made, not those that are planned.' }),
  latest_visit: calendarDay,
});

/** The route of one cruise, coarse enough for a map of the world. */
const worldRoute = z.object({
  cruise_id: z.string(),
  time: z.enum(['past', 'current', 'future']),
  line: z.array(z.tuple([degrees_east, degrees_north])),
});

export const statsMap = z.object({
  ports: z.array(visitedPort).meta({ description: 'Those visited most come first.' }),
  routes: z.array(worldRoute),
  routes_awaited: routesAwaited,
});
export type StatsMap = z.infer<typeof statsMap>;

export const readStatsMap = endpoint({
  method: 'GET',
  path: 'stats/map',
  changes_with: 'record',
  tag: 'Statistics',
  summary: 'All ports that were visited and all routes, for a map of the world',
  token_scopes: ['read'],
  query: z.object(filter),
  answer: statsMap,
});
