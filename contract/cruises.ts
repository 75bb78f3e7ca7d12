import { z } from 'zod';
import { checklist } from '#domain/checklist.ts';
import { hulls } from '#domain/hulls.ts';
import { cruise_fields } from '#domain/field-levels.ts';
import type { LowestLevel } from '#domain/share-levels.ts';
import { addon, diary_entry, flight, lodging, passenger, payment } from './cruise-parts.ts';
import { document } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { schedule } from './schedule.ts';
import { shareOf, shownCruise } from './shown.ts';
import {
  amount,
  calendarDay,
  computedAmount,
  currency,
  flag,
  givenCurrency,
  givenInstant,
  id,
  instant,
  on_objects,
  points,
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

/** The fields that a traveller may write, `snake_case` from column to form; only name and dates are required. */
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
  points_before: points.nullable(),
  points_earned: points.nullable(),
  points_after: points.nullable(),
  cancelled_at: givenInstant.nullable(),
  emergency_contacts: text(2000).nullable(),
  not_needed: z
    .array(z.enum(checklist))
    .max(checklist.length, 'not_an_option')
    .meta({ description: 'What of the checklist this cruise does not need.' }),
  schedule_is_offered: flag.meta({
    description: 'Whether the ports and times of the schedule may fill those of others on the same ship.',
  }),
};

/** How the line and the ship are drawn; null is unknown. A typed ship looks as the one of its line that is nearest in age. */
export const livery = z.object({
  colour: z.string().nullable().meta({ description: '#rrggbb; white text on it can be read.' }),
  monogram: z.string().nullable(),
  hull: z.enum(hulls).nullable(),
  length_m: z.number().nullable(),
  built: z.int().nullable().meta({ description: 'The year.' }),
});

/** The ports of a voyage in their order, for a picture of the size of a stamp. */
const course = z.array(z.tuple([z.number(), z.number()])).meta({
  description: 'Longitude and latitude, to a tenth of a degree; at most 25 ports of a long voyage.',
});

/** The fields that the server computes (docs/product/rules.md, sections 2 to 4). */
const computed = {
  id,
  version: z.int(),
  nights: z.int(),
  time: z.enum(['past', 'current', 'future']),
  sails_at: instant,
  start_zone: z.string().nullable(),
  end_zone: z.string().nullable(),
  start_port_code: z.string().nullable().meta({ description: 'Three letters, of its UN/LOCODE.' }),
  end_port_code: z.string().nullable(),
  balance_due: computedAmount.nullable(),
  payment_state: z.enum(['paid', 'balance_due', 'unknown']),
  addons_total: computedAmount
    .nullable()
    .meta({ description: 'Of the add-ons, those beside the total price.' }),
  addons_in_total: computedAmount
    .nullable()
    .meta({ description: 'Of the add-ons, those that the total price contains.' }),
  payments_total: computedAmount.nullable(),
  deposit_paid: computedAmount
    .nullable()
    .meta({ description: 'Of the payments, those that are marked as the deposit.' }),
  final_payment_days: z.int().nullable().meta({
    description: 'Days before sailing at which the line asks for the final payment; null: no rule.',
  }),
  line_website: z.string().nullable().meta({ description: 'Of the cruise line in the catalogue.' }),
  livery,
  course,
  is_sample: flag,
  can: z.object({ edit: flag, delete: flag, share: flag }),
  share: shareOf.nullable().meta({
    description: 'Whose it is and how much of it you see; null for your own. What a level hides is absent.',
  }),
  created_at: instant,
  updated_at: instant,
};

/** Another record that may be of the same booking: several cabins on one sailing are normal. */
const twin = z.object({
  id,
  ship_name: z.string().nullable(),
  start_date: calendarDay,
  booking_number: z.string().nullable(),
  stateroom: z.string().nullable(),
  cancelled_at: instant.nullable(),
});

/** The parts of a cruise; with the whole record only, never in a list. */
const parts = {
  passengers: z.array(passenger),
  flights: z.array(flight),
  lodging: z.array(lodging),
  addons: z.array(addon),
  payments: z.array(payment),
  diary: z.array(diary_entry),
  schedule,
  documents: z.array(document),
  duplicates: z.array(twin).meta({ description: 'Same ship and start date, or same booking number.' }),
};

export const cruise = z.object({
  ...written,
  ...computed,
  payment_reminder_date: calendarDay.nullable().meta({
    description:
      'The day chosen for this cruise, else as many days before the final payment as its owner wishes.',
  }),
  ...parts,
});
export type Cruise = z.infer<typeof cruise>;

/** A field without a level in the domain's table does not compile. */
const shown = shownCruise(cruise, cruise_fields satisfies Record<keyof Cruise, LowestLevel>);
export type Twin = z.infer<typeof twin>;

const {
  start_date,
  end_date,
  checkin_notification,
  payment_notification,
  not_needed,
  schedule_is_offered,
  ...optional
} = written;

/** Runs also when other fields failed, so its input may be anything. */
function namesShip({ ship_id, ship_name }: { ship_id?: unknown; ship_name?: unknown }): boolean {
  return Boolean(ship_id) || (typeof ship_name === 'string' ? ship_name.trim() !== '' : Boolean(ship_name));
}

const newCruise = z
  .strictObject({
    start_date,
    end_date,
    checkin_notification: checkin_notification.optional(),
    payment_notification: payment_notification.optional(),
    not_needed: not_needed.optional(),
    schedule_is_offered: schedule_is_offered.optional(),
    /** with an id, a POST whose answer was lost can be sent again without a second record */
    id: z.uuid().optional(),
    ...z.object(optional).partial().shape,
    currency: givenCurrency.nullable().optional(),
  })
  .refine(namesShip, {
    path: ['ship_name'],
    message: 'required',
    ...on_objects,
  })
  .refine((body) => !(body.start_date > body.end_date), { path: ['end_date'], message: 'end_before_start' });
export type NewCruise = z.infer<typeof newCruise>;

/** The end is compared again with the stored start: a change of one date alone was once let through elsewhere. */
const cruiseChange = z
  .strictObject({
    ...written,
    currency: givenCurrency.nullable(),
    move_schedule: flag.meta({
      description: 'Whether the schedule moves along with the start date; else its rows stay at their days.',
    }),
  })
  .partial();
export type CruiseChange = z.infer<typeof cruiseChange>;

const cruiseParams = z.object({ id });

export const createCruise = endpoint({
  method: 'POST',
  path: 'cruises',
  tag: 'Cruises',
  summary: 'Record a cruise',
  token_scopes: ['write'],
  status: 201,
  body: newCruise,
  answer: cruise,
  errors: ['conflict', 'deleted', 'plan_required'],
  is_versioned: true,
});

export const readCruise = endpoint({
  method: 'GET',
  path: 'cruises/{id}',
  changes_with: 'record',
  tag: 'Cruises',
  summary: 'One cruise',
  token_scopes: ['read'],
  params: cruiseParams,
  answer: shown,
  is_versioned: true,
});

export const changeCruise = endpoint({
  method: 'PATCH',
  path: 'cruises/{id}',
  tag: 'Cruises',
  summary: 'Change fields of a cruise; absent fields stay, null clears',
  token_scopes: ['write'],
  params: cruiseParams,
  body: cruiseChange,
  answer: shown,
  errors: ['stale', 'plan_required'],
  is_versioned: true,
});

export const deleteCruise = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}',
  tag: 'Cruises',
  summary: 'Delete a cruise',
  token_scopes: ['write'],
  params: cruiseParams,
  answer: null,
  errors: ['stale'],
  is_versioned: true,
});

export const markPaid = endpoint({
  method: 'POST',
  path: 'cruises/{id}/mark-paid',
  tag: 'Cruises',
  summary: 'Record a payment of the whole balance; 409 while the price is not known',
  token_scopes: ['write'],
  status: 200,
  params: cruiseParams,
  answer: shown,
  errors: ['conflict'],
  is_versioned: true,
});

export const unmarkPaid = endpoint({
  method: 'DELETE',
  path: 'cruises/{id}/mark-paid',
  tag: 'Cruises',
  summary: 'Take back what mark-paid recorded',
  token_scopes: ['write'],
  params: cruiseParams,
  answer: shown,
  is_versioned: true,
});

export const addSamples = endpoint({
  method: 'POST',
  path: 'samples',
  tag: 'Cruises',
  summary: 'Add sample cruises to look around with; once',
  status: 201,
  answer: z.object({ items: z.array(z.object({ id })) }),
  errors: ['plan_required'],
});

export const removeSamples = endpoint({
  method: 'DELETE',
  path: 'samples',
  tag: 'Cruises',
  summary: 'Remove all sample cruises',
  answer: null,
});
