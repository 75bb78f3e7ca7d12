import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counts of tries, in the database so that all servers of an instance count together. `key` is a hash: it stands for an
 * address or an account without naming it.
 */
export const limits = pgTable(
  'limits',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    resets_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('limits_reset').on(table.resets_at)],
);
