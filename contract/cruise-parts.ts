import { z } from 'zod';
import { part_fields } from '#domain/field-levels.ts';
import type { LowestLevel } from '#domain/share-levels.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { shownPart } from './shown.ts';
import {
  amount,
  calendarDay,
  flag,
  id,
  listOf,
  own_id,
  points,
  requiredText,
  text,
  wallMoment,
} from './values.ts';

/*
 * The parts of a cruise as records of their own: add-ons, payments, flights, hotel nights, passengers, and the lines of
 * its diary. Each has its own version, so that two people who change two of them do not conflict.
 */

/** The maximum of a kind in one cruise: more than any traveller has, few enough to be answered at once. */
export const most_parts = 200;

const line = text(200).nullable();
const written_line = requiredText(200);
const kept = { id, version: z.int() };

const addon_fields = {
  date_added: calendarDay,
  price: amount.nullable(),
  description: written_line,
  is_in_total: flag.meta({ description: 'The total price contains it.' }),
};

const payment_fields = {
  date: calendarDay,
  amount,
  method: line,
  note: text(2000).nullable(),
  is_deposit: flag.meta({
    description: 'It is the deposit, which counts beside the payments only as far as none covers it.',
  }),
};

const before_or_after = z.enum(['pre', 'post']);

const flight_fields = {
  kind: before_or_after,
  airline: line,
  flight_number: line,
  departure_airport: line,
  arrival_airport: line,
  departure_time: wallMoment.nullable(),
  arrival_time: wallMoment.nullable(),
  seat: line,
  confirmation_number: line,
};

const lodging_fields = {
  kind: before_or_after,
  name: written_line,
  address: line,
  city: line,
  state: line,
  zipcode: line,
  check_in_date: calendarDay.nullable(),
  check_out_date: calendarDay.nullable(),
  confirmation_number: line,
};

const passenger_fields = {
  first_name: written_line,
  last_name: line,
  loyalty_number: line,
  points_earned: points
    .nullable()
    .meta({ description: 'What the programme credited to this passenger for the cruise.' }),
  date_of_birth: calendarDay.nullable(),
  note: text(2000).nullable(),
};

/** A few lines about a day, in the traveller's own words. */
const diary_fields = {
  day: calendarDay,
  text: requiredText(4000),
};

export const addon = z.object({ ...kept, ...addon_fields });
export const payment = z.object({
  ...kept,
  ...payment_fields,
  is_mark_paid: z.boolean().meta({ description: 'Made by mark-paid, and taken back with it.' }),
});
export const flight = z.object({
  ...kept,
  ...flight_fields,
  departure_zone: z.string().nullable(),
  arrival_zone: z.string().nullable(),
});
export const lodging = z.object({ ...kept, ...lodging_fields });
export const passenger = z.object({ ...kept, ...passenger_fields });
export const diary_entry = z.object({ ...kept, ...diary_fields });

export type Addon = z.infer<typeof addon>;
export type Payment = z.infer<typeof payment>;
export type Flight = z.infer<typeof flight>;
export type Lodging = z.infer<typeof lodging>;
export type Passenger = z.infer<typeof passenger>;
export type DiaryEntry = z.infer<typeof diary_entry>;

/** The fields of a new record: all but the needed ones may be left out. */
type NewFields<Shape extends z.ZodRawShape, Needed extends keyof Shape> = typeof own_id &
  Pick<Shape, Needed> & { [Name in Exclude<keyof Shape, Needed>]: z.ZodOptional<Shape[Name]> };

/** The shapes of the bodies for a new record and for a change of it. */
function writtenShapes<Shape extends z.ZodRawShape, Needed extends keyof Shape & string>(
  shape: Shape,
  ...needed: Needed[]
) {
  const all = z.strictObject({ ...own_id, ...shape });
  const { id: _id, ...changeable } = all.partial().shape;
  const required = Object.fromEntries(needed.map((name) => [name, shape[name]]));
  const created = { ...all.partial().shape, ...required } as unknown as NewFields<Shape, Needed>;
  return {
    created: z.strictObject(created),
    changed: z.strictObject(changeable as unknown as { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> }),
  };
}

/** The four calls of a kind of part. */
function partEndpoints<
  const Noun extends string,
  Params extends z.ZodObject,
  const Param extends string,
  Item extends z.ZodType,
  Listed extends z.ZodType,
  Created extends z.ZodObject,
  Changed extends z.ZodObject,
>(parts: {
  noun: Noun;
  param: Param;
  params: Params;
  one: string;
  item: Item;
  /** the form in a list, also for receivers of a share */
  listed: Listed;
  created: Created;
  changed: Changed;
}) {
  const { noun, param, params, one, item } = parts;
  const list = `cruises/{id}/${noun}` as const;
  const single = `cruises/{id}/${noun}/{${param}}` as const;
  return {
    param,
    list: endpoint({
      method: 'GET',
      path: list,
      tag: 'Cruise parts',
      summary: `All of a cruise: ${noun}`,
      changes_with: 'record',
      token_scopes: ['read'],
      params: z.object({ id }),
      answer: listOf(parts.listed),
    }),
    create: endpoint({
      method: 'POST',
      path: list,
      tag: 'Cruise parts',
      summary: `Add ${one}`,
      token_scopes: ['write'],
      status: 201,
      params: z.object({ id }),
      body: parts.created,
      answer: item,
      errors: ['conflict', 'deleted'],
      is_versioned: true,
    }),
    change: endpoint({
      method: 'PATCH',
      path: single,
      tag: 'Cruise parts',
      summary: `Change ${one}; absent fields stay, null clears`,
      token_scopes: ['write'],
      params,
      body: parts.changed,
      answer: item,
      errors: ['stale'],
      is_versioned: true,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: single,
      tag: 'Cruise parts',
      summary: `Delete ${one}`,
      token_scopes: ['write'],
      params,
      answer: null,
      errors: ['stale'],
      is_versioned: true,
    }),
  };
}

type PartCall<Fixed> = Endpoint & { params: z.ZodObject } & Fixed;

/** The calls of any kind, for code that treats them alike. */
export interface PartCalls {
  param: string;
  list: PartCall<{ answer: z.ZodType }>;
  create: PartCall<{ answer: z.ZodType; body: z.ZodObject }>;
  change: PartCall<{ answer: z.ZodType; body: z.ZodObject }>;
  remove: PartCall<{ answer: null }>;
}

export const addons = partEndpoints({
  noun: 'addons',
  param: 'addon_id',
  params: z.object({ id, addon_id: id }),
  one: 'an add-on',
  item: addon,
  listed: addon,
  ...writtenShapes(addon_fields, 'date_added', 'description'),
});

export const payments = partEndpoints({
  noun: 'payments',
  param: 'payment_id',
  params: z.object({ id, payment_id: id }),
  one: 'a payment',
  item: payment,
  listed: payment,
  ...writtenShapes(payment_fields, 'date', 'amount'),
});

export const flights = partEndpoints({
  noun: 'flights',
  param: 'flight_id',
  params: z.object({ id, flight_id: id }),
  one: 'a flight',
  item: flight,
  listed: shownPart(flight, part_fields.flights satisfies Record<keyof Flight, LowestLevel>),
  ...writtenShapes(flight_fields, 'kind'),
});

export const lodgings = partEndpoints({
  noun: 'lodging',
  param: 'lodging_id',
  params: z.object({ id, lodging_id: id }),
  one: 'a stay',
  item: lodging,
  listed: shownPart(lodging, part_fields.lodging satisfies Record<keyof Lodging, LowestLevel>),
  ...writtenShapes(lodging_fields, 'kind', 'name'),
});

export const passengers = partEndpoints({
  noun: 'passengers',
  param: 'passenger_id',
  params: z.object({ id, passenger_id: id }),
  one: 'a passenger',
  item: passenger,
  listed: shownPart(passenger, part_fields.passengers satisfies Record<keyof Passenger, LowestLevel>),
  ...writtenShapes(passenger_fields, 'first_name'),
});

export const diary = partEndpoints({
  noun: 'diary',
  param: 'entry_id',
  params: z.object({ id, entry_id: id }),
  one: 'a few lines about a day',
  item: diary_entry,
  listed: diary_entry,
  ...writtenShapes(diary_fields, 'day', 'text'),
});
