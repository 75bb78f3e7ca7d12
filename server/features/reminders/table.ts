import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/account/table.ts';
import { cruises } from '#server/features/cruises/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * When the reminders of a cruise are to be looked at next, so that a sweep over a million cruises reads an index and
 * nothing else. A change of a cruise, of its payments or of its owner's settings says "now"; what is due is worked out
 * of the record then (domain/reminders.ts), so that no plan of an older record can be sent.
 */
export const reminder_watches = pgTable(
  'reminder_watches',
  {
    cruise_id: uuid()
      .primaryKey()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    /** null: nothing is to come */
    look_at: at(),
    /** what was due until then was sent or was not to be; a date that is typed into the past reminds of nothing */
    seen_until: at().notNull(),
  },
  (table) => [index('reminder_watches_look_at').on(table.look_at)],
);

/** What somebody was reminded of: once per cruise, kind and day, whatever happens to the job that mails it. */
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
