import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** Sent reminders: once per cruise, kind and day, whatever happens to the job that mails it. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cruise_id: uuid()
      .notNull()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** the day it was due, by the calendar of its user */
    date: date({ mode: 'string' }).notNull(),
    created_at: at().notNull(),
    /** given to the mail server; null: not yet, or not by mail */
    mailed_at: at(),
  },
  (table) => [
    uniqueIndex('reminders_once').on(table.cruise_id, table.kind, table.date),
    index('reminders_user').on(table.user_id),
  ],
);
