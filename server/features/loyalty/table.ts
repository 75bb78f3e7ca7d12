import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/**
 * The members of a household in the programme of a line. `points` are the balance that the programme reported, as of
 * the evening of `points_as_of`; cruises that end later are added. A null in the rule means the programme's own.
 */
export const loyalty_memberships = pgTable(
  'loyalty_memberships',
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cruise_line_id: text().notNull(),
    /** null: the owner of the account */
    member_name: text(),
    loyalty_number: text(),
    tier: text(),
    points: integer(),
    points_as_of: date({ mode: 'string' }),
    points_per_night: integer(),
    points_per_cruise: integer(),
    created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('loyalty_memberships_owner').on(table.owner_id, table.cruise_line_id)],
);
