import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/** The schedule of a cruise in its order, put and cleared as a whole; its version is a column of the cruise. */
export const schedule_rows = pgTable(
  'cruise_schedule',
  {
    cruise_id: uuid()
      .notNull()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    date: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    port_id: text(),
    port_name: text(),
    arrive: text(),
    depart: text(),
    all_aboard: text(),
    time_zone: text(),
    ship_time_offset: integer(),
    outcome: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cruise_id, table.position] }),
    index('cruise_schedule_port').on(table.port_id),
  ],
);
