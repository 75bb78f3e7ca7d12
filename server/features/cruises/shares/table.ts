import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';
import { cruises } from '../table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * What somebody lets another see: all their cruises or one. It is given to an address and waits for an account that had
 * it confirmed by then, or that opened the link of the invitation: an account that was opened with somebody else's
 * address, and was activated by them, knows its own password and must learn nothing. From when it is accepted it is that
 * person's, whatever address they have later, and nobody else's who is given the address after them.
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
    /** as it was typed */
    email: text().notNull(),
    /** as it is compared */
    email_key: text().notNull(),
    /**
     * who may accept it while they have that address: the account that had it confirmed when it was offered, or the one
     * that opened the link of the invitation. null: only that link opens it
     */
    offered_to: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** of the link in the latest mail; null before a mail was written, and once it was accepted */
    link_hash: text(),
    /** of `domain/share-levels.ts` */
    share_level: text().notNull(),
    created_at: at().notNull(),
    /** who accepted it; null: pending */
    receiver_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    accepted_at: at(),
  },
  (table) => [
    unique('shares_once').on(table.owner_id, table.cruise_id, table.email_key).nullsNotDistinct(),
    index('shares_receiver')
      .on(table.receiver_id, table.owner_id, table.cruise_id)
      .where(sql`${table.receiver_id} is not null`),
    index('shares_email')
      .on(table.email_key)
      .where(sql`${table.receiver_id} is null`),
    index('shares_offered').on(table.offered_to),
    index('shares_cruise').on(table.cruise_id),
  ],
);
