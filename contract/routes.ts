import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, id } from './values.ts';

const degrees_east = z.number().min(-180).max(180);
const degrees_north = z.number().min(-90).max(90);

/** A place of a route in the order of the voyage; a port with two calls is there twice. */
export const routePlace = z.object({
  port_id: z.string(),
  name: z.string(),
  country: z.string(),
  lat: degrees_north,
  lon: degrees_east,
  kind: z.enum(['embark', 'port', 'scenic', 'disembark']),
  date: calendarDay,
});
export type RoutePlace = z.infer<typeof routePlace>;

/** The way from one place to the next one. */
export const routeLeg = z.object({
  distance_nm: z.number().meta({ description: 'Nautical miles along the line.' }),
  is_over_water: flag.meta({
    description: 'false: the network has no way (rivers, lakes), the line is the great circle.',
  }),
  line: z.array(z.tuple([degrees_east, degrees_north])).meta({
    description:
      'Longitude and latitude of both ends and the turns between them, joined by great circles; not split at 180°.',
  }),
});
export type RouteLeg = z.infer<typeof routeLeg>;

/** The route of a cruise over water. Typed ports have no position and are skipped. */
export const route = z.object({
  distance_nm: z.int().nullable().meta({ description: 'Null until it is worked out.' }),
  places: z.array(routePlace),
  legs: z.array(routeLeg).meta({
    description:
      'One less than the places; empty until they are worked out, shortly after the ports were saved.',
  }),
});
export type Route = z.infer<typeof route>;

export const readRoute = endpoint({
  method: 'GET',
  path: 'cruises/{id}/route',
  changes_with: 'record',
  tag: 'Cruises',
  summary: 'The way of a cruise over water, with its distance',
  token_scopes: ['read'],
  params: z.object({ id }),
  answer: route,
});
