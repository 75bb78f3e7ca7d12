import { boolean, date, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/*
 * The parts of a cruise as records of their own. Columns have the names of the contract's fields; records without
 * another order are ordered by `created_at` and then by id.
 */

const day = () => date({ mode: 'string' });

const common = () => ({
  id: uuid().primaryKey(),
  cruise_id: uuid()
    .notNull()
    .references(() => cruises.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
});

export const addons = pgTable(
  'cruise_addons',
  {
    ...common(),
    date_added: day().notNull(),
    price: numeric(),
    description: text().notNull(),
    is_in_total: boolean().notNull().default(false),
  },
  (table) => [index('cruise_addons_cruise').on(table.cruise_id)],
);

export const payments = pgTable(
  'cruise_payments',
  {
    ...common(),
    date: day().notNull(),
    amount: numeric().notNull(),
    method: text(),
    note: text(),
    is_mark_paid: boolean().notNull().default(false),
    is_deposit: boolean().notNull().default(false),
  },
  (table) => [index('cruise_payments_cruise').on(table.cruise_id)],
);

/** Times are local to the airports; the zones are beside them, null for an airport that was typed. */
export const flights = pgTable(
  'cruise_flights',
  {
    ...common(),
    kind: text().notNull(),
    airline: text(),
    flight_number: text(),
    departure_airport: text(),
    arrival_airport: text(),
    departure_time: text(),
    arrival_time: text(),
    departure_zone: text(),
    arrival_zone: text(),
    seat: text(),
    confirmation_number: text(),
  },
  (table) => [index('cruise_flights_cruise').on(table.cruise_id)],
);

export const lodging = pgTable(
  'cruise_lodging',
  {
    ...common(),
    kind: text().notNull(),
    name: text().notNull(),
    address: text(),
    city: text(),
    state: text(),
    zipcode: text(),
    check_in_date: day(),
    check_out_date: day(),
    confirmation_number: text(),
  },
  (table) => [index('cruise_lodging_cruise').on(table.cruise_id)],
);

export const passengers = pgTable(
  'cruise_passengers',
  {
    ...common(),
    first_name: text().notNull(),
    last_name: text(),
    loyalty_number: text(),
    /** the points that the programme credited to this passenger for the cruise; null until it is known */
    points_earned: integer(),
    date_of_birth: day(),
    note: text(),
  },
  (table) => [index('cruise_passengers_cruise').on(table.cruise_id)],
);

/** What travellers write about a day. Two of them may write about the same day. */
export const diary = pgTable(
  'cruise_diary',
  {
    ...common(),
    day: day().notNull(),
    text: text().notNull(),
  },
  (table) => [index('cruise_diary_cruise').on(table.cruise_id)],
);
