import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What holds for the whole instance, by name: a row that is there is on. */
export const switches = pgTable('switches', {
  name: text().primaryKey(),
  on_since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  /** the operator's words, and when it is to be over, where they said so */
  message: text(),
  planned_end: timestamp({ withTimezone: true, mode: 'string' }),
});
