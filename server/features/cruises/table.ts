import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

const day = () => date({ mode: 'string' });
const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * The record of a cruise: columns have the names of the form's fields. Further columns hold the zones of the ports, the
 * instants that `domain/timeline.ts` computes from the dates, and the folded search texts. An instant is null if the
 * port has no zone; each reader's zone decides then.
 */
export const cruises = pgTable(
  'cruises',
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    booking_id: text(),
    booking_number: text(),
    booking_date: day(),
    cruise_line_id: text(),
    cruise_line: text(),
    ship_id: text(),
    ship_name: text(),
    itinerary: text(),
    start_date: day().notNull(),
    end_date: day().notNull(),
    start_port_id: text(),
    start_port: text(),
    end_port_id: text(),
    end_port: text(),
    stateroom: text(),
    category: text(),
    deck: text(),
    dining: text(),
    time_of_boarding: text(),
    muster_station: text(),
    notes: text(),
    travel_agent: text(),
    web_site: text(),
    phone_number: text(),
    checkin_date: day(),
    checkin_notification: boolean().notNull().default(true),
    manual_payment_reminder_date: day(),
    payment_notification: boolean().notNull().default(true),
    final_payment_date: day(),
    currency: text(),
    fare: numeric(),
    discount: numeric(),
    taxes: numeric(),
    total_price: numeric(),
    deposit: numeric(),
    loyalty_number: text(),
    tier_before: text(),
    tier_after: text(),
    points_before: integer(),
    points_earned: integer(),
    points_after: integer(),
    cancelled_at: moment(),
    emergency_contacts: text(),
    not_needed: text().array().notNull().default([]),
    schedule_is_offered: boolean().notNull().default(false),
    is_sample: boolean().notNull().default(false),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    start_zone: text(),
    end_zone: text(),
    starts_at: moment(),
    ends_at: moment(),
    sails_at: moment(),
    ship_key: text().notNull().default(''),
    search_text: text().notNull().default(''),
    /** sums and search words of its parts, stored here so that lists need not read the parts */
    addons_total: numeric(),
    /** add-ons that are marked as part of the total price; the others are in `addons_total` */
    addons_in_total: numeric(),
    payments_total: numeric(),
    /** payments that are marked as the deposit */
    deposit_paid: numeric(),
    parts_text: text().notNull().default(''),
    /** 0 while there is no schedule */
    schedule_version: integer().notNull().default(0),
  },
  (table) => [
    index('cruises_owner_start').on(table.owner_id, table.start_date, table.id),
    // cruises under way, of all owners: their weather is requested
    index('cruises_days').on(table.end_date, table.start_date),
    index('cruises_owner_ship').on(table.owner_id, table.ship_key),
    index('cruises_owner_booking').on(table.owner_id, table.booking_number),
    index('cruises_offered_ship')
      .on(table.ship_id, table.start_date)
      .where(sql`${table.schedule_is_offered}`),
  ],
);
