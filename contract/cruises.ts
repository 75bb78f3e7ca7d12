import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  amount,
  calendarDay,
  computedAmount,
  currency,
  flag,
  givenInstant,
  id,
  instant,
  listOf,
  text,
  wallTime,
} from './values.ts';

/** The line's web page is shown as a link, so only web addresses pass: `javascript:` ran in a comparable product. */
const webAddress = text(2000).refine(
  (value) => value === '' || /^https?:\/\/[^\s]+$/i.test(value),
  'invalid_web_site',
);

const reference = text(200).min(1, 'required').nullable();
const line = text(200).nullable();

/** What a traveller may write, `snake_case` from the column to the form; all but name and dates may come later. */
const written = {
  booking_id: line,
  booking_number: line,
  booking_date: calendarDay.nullable(),
  cruise_line_id: reference,
  cruise_line: line,
  ship_id: reference,
  ship_name: line,
  itinerary: text(500).nullable(),
  start_date: calendarDay,
  end_date: calendarDay,
  start_port_id: reference,
  start_port: line,
  end_port_id: reference,
  end_port: line,
  stateroom: line,
  category: line,
  deck: line,
  dining: line,
  time_of_boarding: wallTime.nullable(),
  muster_station: line,
  notes: text(20_000).nullable(),
  travel_agent: line,
  web_site: webAddress.nullable(),
  phone_number: line,
  checkin_date: calendarDay.nullable(),
  checkin_notification: flag,
  manual_payment_reminder_date: calendarDay.nullable(),
  payment_notification: flag,
  final_payment_date: calendarDay.nullable(),
  currency: currency.nullable(),
  fare: amount.nullable(),
  discount: amount.nullable(),
  taxes: amount.nullable(),
  total_price: amount.nullable(),
  deposit: amount.nullable(),
  loyalty_number: line,
  tier_before: line,
  tier_after: line,
  points_before: z.int().min(0, 'invalid_amount').max(100_000_000, 'invalid_amount').nullable(),
  points_earned: z.int().min(0, 'invalid_amount').max(100_000_000, 'invalid_amount').nullable(),
  points_after: z.int().min(0, 'invalid_amount').max(100_000_000, 'invalid_amount').nullable(),
  cancelled_at: givenInstant.nullable(),
};

/** What the server works out (decisions.md, sections 2 to 4). */
const computed = {
  id,
  version: z.int(),
  nights: z.int(),
  time: z.enum(['past', 'current', 'future']),
  sails_at: instant,
  start_zone: z.string().nullable(),
  end_zone: z.string().nullable(),
  balance_due: computedAmount.nullable(),
  payment_state: z.enum(['paid', 'balance_due', 'unknown']),
  addons_total: computedAmount.nullable(),
  is_sample: flag,
  can: z.object({ edit: flag, delete: flag, share: flag }),
  created_at: instant,
  updated_at: instant,
};

export const cruise = z.object({ ...written, ...computed, payment_reminder_date: calendarDay.nullable() });
export type Cruise = z.infer<typeof cruise>;

/** What a list shows: a part of the record, because whole rows cost a third of the speed (architecture.md). */
export const listedCruise = cruise.pick({
  id: true,
  version: true,
  booking_number: true,
  booking_date: true,
  cruise_line_id: true,
  cruise_line: true,
  ship_id: true,
  ship_name: true,
  itinerary: true,
  start_date: true,
  end_date: true,
  start_port: true,
  end_port: true,
  start_zone: true,
  stateroom: true,
  category: true,
  final_payment_date: true,
  currency: true,
  total_price: true,
  balance_due: true,
  payment_state: true,
  nights: true,
  time: true,
  sails_at: true,
  cancelled_at: true,
  is_sample: true,
  can: true,
});
export type ListedCruise = z.infer<typeof listedCruise>;

const { start_date, end_date, checkin_notification, payment_notification, ...optional } = written;

/** Runs also where other fields failed, so what it is given may be anything. */
function namesShip({ ship_id, ship_name }: { ship_id?: unknown; ship_name?: unknown }): boolean {
  return Boolean(ship_id) || (typeof ship_name === 'string' ? ship_name.trim() !== '' : Boolean(ship_name));
}

const newCruise = z
  .strictObject({
    start_date,
    end_date,
    checkin_notification: checkin_notification.optional(),
    payment_notification: payment_notification.optional(),
    ...z.object(optional).partial().shape,
  })
  .refine(namesShip, {
    path: ['ship_name'],
    message: 'required',
    when: () => true,
  })
  .refine((body) => !(body.start_date > body.end_date), { path: ['end_date'], message: 'end_before_start' });
export type NewCruise = z.infer<typeof newCruise>;

/** Ends are compared again with what is stored: a change of one date alone was once let through elsewhere. */
const cruiseChange = z.strictObject(written).partial();
export type CruiseChange = z.infer<typeof cruiseChange>;

const cruiseParams = z.object({ id });

export const cruise_sorts = [
  'start_date',
  '-start_date',
  'ship_name',
  'total_price',
  'booking_date',
] as const;
export type CruiseSort = (typeof cruise_sorts)[number];

const cruise_times = ['past', 'current', 'future'] as const;

const times = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.enum(cruise_times)));

export const cruiseFilters = z.object({
  time: times
    .optional()
    .meta({ description: 'One or several of past, current, future, with commas between.' }),
  q: text(200).optional(),
  cruise_line: text(200).optional().meta({ description: 'The id or the typed name of a line.' }),
  ship: text(200).optional().meta({ description: 'The id or the typed name of a ship.' }),
  year: z.coerce.number().int().min(1900).max(2199).optional(),
  shared: z.enum(['true', 'false']).optional(),
  sort: z.enum(cruise_sorts).default('-start_date'),
  cursor: text(2000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
export type CruiseFilters = z.infer<typeof cruiseFilters>;

export const listCruises = endpoint({
  method: 'GET',
  path: 'cruises',
  tag: 'Cruises',
  summary: 'Cruises of the user: filter, search, sort, page by cursor',
  query: cruiseFilters,
  answer: listOf(listedCruise),
});

export const createCruise = endpoint({
  method: 'POST',
  path: 'cruises',
  tag: 'Cruises',
  summary: 'Record a cruise',
  status: 201,
  body: newCruise,
  answer: cruise,
  is_versioned: true,
});

export const readCruise = endpoint({
  method: 'GET',
  path: 'cruises/{id}',
  tag: 'Cruises',
  summary: 'One cruise',
  params: cruiseParams,
  answer: cruise,
  is_versioned: true,
});

export const changeCruise = endpoint({
  method: 'PATCH',
  path: 'cruises/{id}',
  tag: 'Cruises',
  summary: 'Change fields of a cruise; absent fields stay, null clears',
  params: cruiseParams,
  body: cruiseChange,
  answer: cruise,
  errors: ['stale'],
  is_versioned: true,
});

export const deleteCruise = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}',
  tag: 'Cruises',
  summary: 'Delete a cruise',
  params: cruiseParams,
  answer: null,
  errors: ['stale'],
  is_versioned: true,
});

export const addSamples = endpoint({
  method: 'POST',
  path: 'samples',
  tag: 'Cruises',
  summary: 'Add sample cruises to look around with; once',
  status: 201,
  answer: z.object({ items: z.array(z.object({ id })) }),
});

export const removeSamples = endpoint({
  method: 'DELETE',
  path: 'samples',
  tag: 'Cruises',
  summary: 'Remove all sample cruises',
  answer: null,
});
