import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/account/table.ts';
import { cruises } from '#server/features/cruises/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * What somebody lets another see: all their cruises or one. It is given to an address, and waits for whoever has that
 * address confirmed; from when it is accepted it is that person's, whatever address they have later, and nobody else's
 * who is given the address after them.
 */
export const shares = pgTable(
  'shares',
  {
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** null: all cruises of the owner, also those to come */
    cruise_id: uuid().references(() => cruises.id, { onDelete: 'cascade' }),
    /** as addresses of accounts are kept */
    email: text().notNull(),
    /** of `domain/share-levels.ts` */
    share_level: text().notNull(),
    created_at: at().notNull(),
    /** who accepted it; null: pending */
    receiver_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    accepted_at: at(),
  },
  (table) => [
    unique('shares_once').on(table.owner_id, table.cruise_id, table.email).nullsNotDistinct(),
    index('shares_receiver')
      .on(table.receiver_id, table.owner_id, table.cruise_id)
      .where(sql`${table.receiver_id} is not null`),
    index('shares_email')
      .on(table.email)
      .where(sql`${table.receiver_id} is null`),
    index('shares_cruise').on(table.cruise_id),
  ],
);
