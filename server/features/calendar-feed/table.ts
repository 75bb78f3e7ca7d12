import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * The calendar feed of a user. The token in its address is made of `nonce` and the instance's secret, so that a copy of
 * the database opens no feed; it is looked up by its hash, and valid only while the secret still makes it. The choices
 * of a disabled feed are kept.
 */
export const calendar_feeds = pgTable(
  'calendar_feeds',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** replaced with each reset; null: disabled */
    nonce: uuid(),
    token_hash: text(),
    detail_level: text().notNull(),
    include: text().array().notNull(),
    changed_at: at().notNull(),
    /** of `feed_ends`: what ended the previous address; null once the new one was read, or after a reset by hand */
    ended_by: text(),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.token_hash)],
);
