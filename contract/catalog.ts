import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDay, flag, listOf, text } from './values.ts';

/*
 * Reference data, the same for every signed-in user. Ids are readable keys (`us-miami`), not UUIDs; an entry that a
 * later edition of the data lacks is `is_active: false` and is found by its id only.
 */

/** The catalogue changes with a release, so a day is short; after it a 304 costs one round trip. */
const max_age_s = 86_400;

const key = text(200).min(1, 'required');
const byKey = z.object({ id: key });

const search = z.object({
  q: text(200).optional().meta({
    description:
      'Words of a name, alias or code; case, accents and punctuation do not matter. All must match.',
  }),
  limit: z.coerce.number().int().min(1).max(1000).default(20),
});

export const cruiseLine = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  country: z.string(),
  type: z.enum(['ocean', 'expedition', 'river']),
  website: z.string().nullable(),
  loyalty_programme: z.string().nullable(),
  status: z.enum(['active', 'defunct']),
  parent: z.string().nullable(),
  colour: z.string().meta({ description: '#rrggbb; white text on it can be read.' }),
  monogram: z.string().meta({ description: 'One or two capital letters or digits.' }),
  is_active: flag,
});

export const ship = z.object({
  id: z.string(),
  cruise_line_id: z.string(),
  cruise_line: z.string(),
  name: z.string(),
  year_in_service: z.int().nullable().meta({ description: 'The first year of the hull, under any name.' }),
  gross_tonnage: z.int().nullable(),
  passengers_double: z.int().nullable().meta({ description: 'Passengers with two in every cabin.' }),
  imo: z.string().nullable(),
  status: z.enum(['active', 'ordered', 'retired']),
  former_names: z.array(z.string()),
  later_name: z.string().nullable(),
  length_m: z.number().nullable(),
  type: z.enum(['ocean', 'expedition', 'river']),
  is_active: flag,
});

export const port = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  lat: z.number().meta({ description: 'Degrees, north positive.' }),
  lon: z.number().meta({ description: 'Degrees, east positive.' }),
  time_zone: z.string(),
  unlocode: z.string().nullable(),
  aliases: z.array(z.string()),
  kind: z.enum(['embarkation', 'port', 'private_island', 'scenic']),
});

export const airport = z.object({
  id: z.string().meta({ description: 'The IATA code.' }),
  icao: z.string().nullable(),
  name: z.string(),
  city: z.string().nullable(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  time_zone: z.string(),
  size: z.enum(['large', 'medium']),
  scheduled: flag,
});

export const airline = z.object({
  id: z.string().meta({ description: 'The IATA code.' }),
  icao: z.string(),
  name: z.string(),
  country: z.string(),
});

export const tier = z.object({
  id: z.string(),
  name: z.string(),
  rank: z.int().meta({ description: '1 is the lowest.' }),
  unit: z.string().meta({ description: 'What the threshold counts: points, nights, cruises ...' }),
  threshold: z.int().nullable(),
  alt_unit: z.string().nullable(),
  alt_threshold: z.int().nullable(),
  note: z.string().nullable(),
  as_of_year: z.int(),
});

/** How a programme counts, as far as that is known; null if it depends on more than a record holds. */
const rule = {
  unit: z.string().nullable().meta({ description: 'What a balance counts: points, nights, cruises ...' }),
  points_per_night: z.int().nullable(),
  points_per_cruise: z.int().nullable(),
  suite_multiplier: z.number().nullable(),
  solo_multiplier: z.number().nullable(),
  suite_solo_multiplier: z.number().nullable(),
  multiplies: z.string().nullable().meta({ description: 'The unit that the multipliers apply to.' }),
  rule_note: z.string().nullable(),
  rule_as_of_year: z.int().nullable(),
};

export const programme = z.object({
  id: z.string(),
  cruise_line_id: z.string(),
  name: z.string(),
  ended_on: calendarDay.nullable().meta({ description: 'The last day of a programme that was replaced.' }),
  ...rule,
  tiers: z.array(tier).meta({ description: 'From the lowest; empty when they are not known.' }),
});

const country = z.object({ code: z.string(), name: z.string() });

export const listCruiseLines = endpoint({
  method: 'GET',
  path: 'catalog/cruise-lines',
  tag: 'Catalog',
  summary: 'Cruise lines, also those that are gone; without `q` all of them',
  token_scopes: ['read'],
  query: search.extend({ limit: search.shape.limit.unwrap().default(1000) }),
  answer: listOf(cruiseLine),
  max_age_s,
});

export const listShipsOfLine = endpoint({
  method: 'GET',
  path: 'catalog/cruise-lines/{id}/ships',
  tag: 'Catalog',
  summary: 'All ships of a line: those that sail, then ordered, then retired ones',
  token_scopes: ['read'],
  params: byKey,
  answer: listOf(ship),
  max_age_s,
});

export const findShips = endpoint({
  method: 'GET',
  path: 'catalog/ships',
  tag: 'Catalog',
  summary: 'Ships by any of their names, of one line or of all',
  token_scopes: ['read'],
  query: search.extend({ cruise_line_id: key.optional() }),
  answer: listOf(ship),
  max_age_s,
});

export const readShip = endpoint({
  method: 'GET',
  path: 'catalog/ships/{id}',
  tag: 'Catalog',
  summary: 'One ship',
  token_scopes: ['read'],
  params: byKey,
  answer: ship,
  max_age_s,
});

export const findPorts = endpoint({
  method: 'GET',
  path: 'catalog/ports',
  tag: 'Catalog',
  summary: 'Ports by name, alias, UN/LOCODE or country',
  token_scopes: ['read'],
  query: search,
  answer: listOf(port),
  max_age_s,
});

export const findAirports = endpoint({
  method: 'GET',
  path: 'catalog/airports',
  tag: 'Catalog',
  summary: 'Airports by name, city, country or code',
  token_scopes: ['read'],
  query: search,
  answer: listOf(airport),
  max_age_s,
});

export const findAirlines = endpoint({
  method: 'GET',
  path: 'catalog/airlines',
  tag: 'Catalog',
  summary: 'Airlines by name or code',
  token_scopes: ['read'],
  query: search,
  answer: listOf(airline),
  max_age_s,
});

export const listProgrammes = endpoint({
  method: 'GET',
  path: 'catalog/programmes',
  tag: 'Catalog',
  summary: 'Loyalty programmes with their tiers',
  token_scopes: ['read'],
  answer: listOf(programme),
  max_age_s,
});

export const listCountries = endpoint({
  method: 'GET',
  path: 'catalog/countries',
  tag: 'Catalog',
  summary: "Countries by name in the caller's language",
  token_scopes: ['read'],
  answer: listOf(country),
  max_age_s,
});
