import { z } from 'zod';
import { explained_figures, stat_scopes } from '#domain/explanation.ts';
import { hulls } from '#domain/hulls.ts';
import { endpoint } from './endpoint.ts';
import { calendarDay, computedAmount, filterYear, id, text } from './values.ts';

/*
 * The statistics (docs/product/rules.md, section 9). All figures are counted from the cruises that count for the user
 * and are not cancelled. A cruise counts in the year it starts.
 */

export const stat_sections = [
  'current_year',
  'next_year',
  'countries',
  'ports',
  'cruise',
  'future',
  'graphs',
  'passport',
  'year_at_sea',
] as const;
export type StatSection = (typeof stat_sections)[number];

/** The filter of cruises. The sections of a year use their own, whatever `year` says. */
export const filter = {
  year: filterYear.optional(),
  cruise_line: text(200).optional().meta({ description: 'A `key` of the offered lines.' }),
  passenger: text(400).optional().meta({ description: 'A `key` of the offered passengers.' }),
};

const count = z.int().min(0);
/** For the cruises of an answer. */
export const routesAwaited = count.meta({
  description: 'Cruises whose way is being worked out: ask again in a moment for what it brings.',
});
const currency = z.string().nullable();

const extreme = z
  .object({ cruise_id: id, ship_name: z.string().nullable(), start_date: calendarDay, nights: count })
  .nullable();

export const totals = z.object({
  cruises: count,
  nights: count,
  sea_days: count,
  port_days: count,
  port_calls: count.meta({ description: 'Stays in port; the end of a round trip is none.' }),
  ports: count.meta({ description: 'Distinct ones.' }),
  countries: count,
  cruise_lines: count,
  ships: count,
  distance_nm: count.meta({ description: 'Nautical miles over water, of the cruises whose way is known.' }),
  distance_awaited: count.meta({
    description: 'Cruises whose way is being worked out; their miles are not in `distance_nm` yet.',
  }),
  longest: extreme,
  shortest: extreme,
  spend: z.array(
    z.object({
      currency,
      cruises: count.meta({ description: 'Those whose price is known; 0.00 is a price.' }),
      nights: count,
      amount: computedAmount,
      per_night: computedAmount.nullable(),
      addons: computedAmount.nullable(),
    }),
  ),
  points: z.array(
    z.object({
      programme: z.string(),
      points: count,
      unit: z
        .string()
        .nullable()
        .meta({ description: 'What the programme counts; null if it is not known.' }),
    }),
  ),
});
export type StatTotals = z.infer<typeof totals>;

const visited = { visits: count, first_visit: calendarDay, latest_visit: calendarDay };

const countryVisits = z.object({ country: z.string(), ...visited });

const portVisits = z.object({
  place: z.string().meta({ description: 'What tells ports apart: the id, or the folded name.' }),
  port_id: z.string().nullable(),
  port_name: z.string(),
  country: z.string().nullable(),
  ...visited,
});

const bar = z.object({
  key: z.string().nullable(),
  name: z.string().nullable(),
  cruises: count,
  nights: count,
  booked_cruises: count.meta({ description: 'Of the cruises, those that are not over.' }),
  booked_nights: count,
});
export type Bar = z.infer<typeof bar>;

const graphs = z.object({
  by_year: z.array(bar),
  by_line: z.array(bar),
  by_ship: z.array(bar),
  by_category: z.array(bar),
  by_month: z.array(bar),
  spend_by_year: z.array(z.object({ year: z.int(), currency, amount: computedAmount })),
});
export type Graphs = z.infer<typeof graphs>;

const stamp = z.object({
  cruise_id: id,
  port_name: z.string(),
  country: z.string().nullable(),
  date: calendarDay.meta({ description: 'The first day in port.' }),
  cruise_line_id: z.string().nullable(),
  cruise_line: z.string().nullable(),
  ship_name: z.string().nullable(),
});
export type PortStamp = z.infer<typeof stamp>;

const passport = z.object({
  countries: z.array(countryVisits),
  stamps: z.array(stamp).meta({ description: 'One for each stay in port, the latest first.' }),
});
export type Passport = z.infer<typeof passport>;

const sizedShip = z.object({
  cruise_id: id,
  ship_name: z.string().nullable(),
  line_colour: z.string().nullable(),
  hull: z.enum(hulls),
  length_m: z.number(),
  built: z.int().nullable().meta({ description: 'The year it entered service.' }),
});
export type SizedShip = z.infer<typeof sizedShip>;

const yearAtSea = z.object({
  totals,
  distance_before_nm: count.meta({ description: 'Nautical miles of the year before.' }),
  new_ports: z.array(z.string()).meta({ description: 'Ports that no earlier cruise called at.' }),
  ships: z.array(z.string()),
  longest_stretch: z
    .object({ days: count, ship_name: z.string().nullable() })
    .nullable()
    .meta({ description: 'The most days in a row at sea.' }),
  ship: sizedShip
    .omit({ cruise_id: true })
    .extend({ length_m: z.number().nullable() })
    .nullable()
    .meta({ description: 'That of the longest cruise, if the catalogue knows it.' }),
  next: z
    .object({ ship_name: z.string().nullable(), start_date: calendarDay })
    .nullable()
    .meta({ description: 'The next cruise that is booked, of whichever year.' }),
});
export type YearAtSea = z.infer<typeof yearAtSea>;

const days = count.nullable();
const option = z.object({ key: z.string(), name: z.string() });

export const stats = z.object({
  /** the reader's year, to which `current_year` refers */
  year: z.int(),
  current_year: totals.optional(),
  next_year: totals.optional(),
  countries: z.array(countryVisits).optional(),
  ports: z.array(portVisits).optional(),
  cruise: totals.optional().meta({ description: 'What is over.' }),
  future: totals.optional().meta({ description: 'What is booked and has not begun.' }),
  graphs: graphs.nullable().optional().meta({ description: 'Null where the plan does not have them.' }),
  passport: passport.optional().meta({ description: 'Only if it is asked for.' }),
  year_at_sea: yearAtSea.optional().meta({
    description: 'Only if it is asked for: of the year of the filter, else of the current one; what is over.',
  }),
  ships_by_size: z.tuple([sizedShip, sizedShip]).nullable().optional().meta({
    description:
      'Only without `section`: the shortest and the longest ship of what is over; null while all are equally long.',
  }),
  routes_awaited: routesAwaited,
  pauses: z.object({
    days_until_next: days,
    days_since_last: days,
    average_days_between: days,
    longest_days_between: days,
  }),
  filters: z.object({
    years: z.array(z.int()),
    cruise_lines: z.array(option),
    passengers: z.array(option),
  }),
});
export type Stats = z.infer<typeof stats>;

export const readStats = endpoint({
  method: 'GET',
  path: 'stats',
  changes_with: 'record',
  tag: 'Statistics',
  summary: 'All figures of the user; with `section` one of them alone',
  token_scopes: ['read'],
  query: z.object({ section: z.enum(stat_sections).optional(), ...filter }),
  answer: stats,
});
export type StatsQuery = z.infer<typeof readStats.query>;

const explained = z.object({
  cruise_id: id,
  ship_name: z.string().nullable(),
  cruise_line_id: z.string().nullable(),
  cruise_line: z.string().nullable(),
  start_date: calendarDay,
  end_date: calendarDay,
  amount: computedAmount.meta({ description: 'What the cruise brings to the figure; they add up to it.' }),
  names: z.array(z.string()).meta({ description: 'Of what counts once, what it is the first to have.' }),
});
export type ExplainedCruise = z.infer<typeof explained>;

export const explainStats = endpoint({
  method: 'GET',
  path: 'stats/explained',
  changes_with: 'record',
  tag: 'Statistics',
  summary: 'The cruises that make a figure up',
  token_scopes: ['read'],
  query: z.object({
    scope: z.enum(stat_scopes),
    figure: z.enum(explained_figures),
    key: text(400).optional().meta({
      description: 'Of spend a currency, of points a programme, of port its place, of a graph the bar.',
    }),
    ...filter,
  }),
  answer: z.object({ items: z.array(explained) }),
});
export type ExplainQuery = z.infer<typeof explainStats.query>;
