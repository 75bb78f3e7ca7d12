import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });

const reporter = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A traveller's report of an error in catalogue data; `details` is what the record contained at that time. */
export const cruise_reports = pgTable(
  'cruise_reports',
  {
    id: uuid().primaryKey(),
    user_id: reporter(),
    cruise_id: uuid().references(() => cruises.id, { onDelete: 'set null' }),
    description: text().notNull(),
    details: jsonb().notNull(),
    created_at: moment().notNull(),
    settled_at: moment(),
    /** the operator's answer, in their words */
    answer: text(),
  },
  (table) => [index('cruise_reports_user').on(table.user_id)],
);

/** A ship that a traveller typed and proposes for the catalogue; one for each user and name. */
export const ship_proposals = pgTable(
  'ship_proposals',
  {
    id: uuid().primaryKey(),
    user_id: reporter(),
    ship_key: text().notNull(),
    line_key: text().notNull(),
    ship_name: text().notNull(),
    cruise_line: text(),
    cruise_line_id: text(),
    year_in_service: integer(),
    note: text(),
    created_at: moment().notNull(),
    settled_at: moment(),
    /** accepted, mapped or declined; null: not decided yet */
    decision: text(),
    /** the ship of the catalogue that it became, or is */
    ship_id: text(),
  },
  (table) => [uniqueIndex('ship_proposals_user_ship').on(table.user_id, table.ship_key, table.line_key)],
);
