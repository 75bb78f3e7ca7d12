import { date, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '#server/features/cruises/table.ts';

/**
 * The public link of a cruise. The token in its address is made of `nonce` and the instance's secret, as that of a
 * calendar feed, so that its owner can copy it again and a copy of the database opens nothing.
 */
export const public_links = pgTable(
  'public_links',
  {
    cruise_id: uuid()
      .primaryKey()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    /** replaced when the link is renewed */
    nonce: uuid().notNull(),
    token_hash: text().notNull(),
    /** the last day; null: some days after the end of the cruise, which may move */
    ends_on: date({ mode: 'string' }),
    created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('public_links_token').on(table.token_hash)],
);
