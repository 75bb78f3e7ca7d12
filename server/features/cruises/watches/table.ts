import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * When the reminders of a cruise are to be looked at next, so that a sweep over a million cruises reads only an index.
 * A change of a cruise, of its payments or of its owner's settings sets "now"; the due reminders are then computed from
 * the record (domain/reminders.ts), so that no plan of an older record can be sent.
 */
export const reminder_watches = pgTable(
  'reminder_watches',
  {
    cruise_id: uuid()
      .primaryKey()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    /** null: no reminder is to come */
    look_at: at(),
    /** reminders due until then were sent or skipped; a date that is typed into the past causes no reminder */
    seen_until: at().notNull(),
  },
  (table) => [index('reminder_watches_look_at').on(table.look_at)],
);
