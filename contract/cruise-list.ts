import { z } from 'zod';
import { namesWith, type NameWith } from '#domain/cruise-fields.ts';
import { cruise } from './cruises.ts';
import { endpoint } from './endpoint.ts';
import { shownCruise } from './shown.ts';
import { computedAmount, filterYear, listOf, text } from './values.ts';

const columns = Object.fromEntries(namesWith('column').map((name) => [name, true])) as Record<
  NameWith<'column'>,
  true
>;

/** The fields of a list: a part of the record, because whole rows cost a third of the speed. */
export const listedCruise = cruise
  .pick({
    id: true,
    version: true,
    ...columns,
    cruise_line_id: true,
    ship_id: true,
    ship_name: true,
    start_zone: true,
    currency: true,
    balance_due: true,
    payment_state: true,
    nights: true,
    time: true,
    sails_at: true,
    cancelled_at: true,
    livery: true,
    course: true,
    is_sample: true,
    can: true,
    share: true,
  })
  .extend({
    total_price: computedAmount
      .nullable()
      .meta({ description: 'The price that counts: as entered, else fare less discount plus taxes.' }),
  });
export type ListedCruise = z.infer<typeof listedCruise>;

export const cruise_sorts = [
  'start_date',
  '-start_date',
  'ship_name',
  '-ship_name',
  'total_price',
  '-total_price',
  'booking_date',
  '-booking_date',
  'voyages',
] as const;
export type CruiseSort = (typeof cruise_sorts)[number];

const cruise_times = ['past', 'current', 'future'] as const;

const times = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(cruise_times)));

const yes_or_no = z.enum(['true', 'false']);

export const cruiseFilters = z.object({
  time: times
    .optional()
    .meta({ description: 'One or several of past, current, future, with commas between.' }),
  cancelled: yes_or_no.optional().meta({ description: 'Only cancelled cruises, or only others.' }),
  q: text(200).optional(),
  cruise_line: text(200).optional().meta({ description: 'The id or the typed name of a line.' }),
  ship: text(200).optional().meta({ description: 'The id or the typed name of a ship.' }),
  year: filterYear.optional(),
  shared: yes_or_no.optional().meta({ description: 'Only what others share with you, or only your own.' }),
  sort: z.enum(cruise_sorts).default('-start_date').meta({
    description: 'voyages: under way, ahead (the soonest first), past (the latest first), cancelled.',
  }),
  totals: yes_or_no.optional().meta({ description: 'Whether to add up what matches, by currency.' }),
  cursor: text(2000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
export type CruiseFilters = z.infer<typeof cruiseFilters>;

/** Sums of all matching cruises, not of the page; cancelled cruises cost nothing and are left out. */
export const listTotals = z.array(
  z.object({
    currency: z.string().nullable(),
    cruises: z.int().meta({ description: 'How many of them have a price.' }),
    total_price: computedAmount,
    balance_due: computedAmount,
  }),
);
export type ListTotals = z.infer<typeof listTotals>;

export const listCruises = endpoint({
  method: 'GET',
  path: 'cruises',
  changes_with: 'record',
  tag: 'Cruises',
  summary: 'Cruises of the user: filter, search, sort, page by cursor',
  token_scopes: ['read'],
  query: cruiseFilters,
  answer: listOf(shownCruise(listedCruise)).extend({ totals: listTotals.optional() }),
});
