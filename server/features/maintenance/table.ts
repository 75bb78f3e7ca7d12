import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Switches of the whole instance, by name: an existing row is on. */
export const switches = pgTable('switches', {
  name: text().primaryKey(),
  on_since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  /** the operator's message, and the planned end, if given */
  message: text(),
  planned_end: timestamp({ withTimezone: true, mode: 'string' }),
});
