import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ships } from '#server/features/catalog/table.ts';

/** The schedule of a ship, written by operators; several calls on a day are in their order. */
export const ship_calls = pgTable(
  'ship_calls',
  {
    ship_id: text()
      .notNull()
      .references(() => ships.id),
    date: date({ mode: 'string' }).notNull(),
    /** within the day */
    position: integer().notNull(),
    /** port, sea or scenic */
    kind: text().notNull(),
    port_id: text(),
    port_name: text(),
    arrive: text(),
    depart: text(),
    time_zone: text(),
  },
  (table) => [primaryKey({ columns: [table.ship_id, table.date, table.position] })],
);
