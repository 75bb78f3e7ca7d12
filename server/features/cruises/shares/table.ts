import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';
import { cruises } from '../table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * A share of one or all cruises of an owner. It is offered to an address and waits for an account that had confirmed
 * the address by then, or that opened the link of the invitation: a stranger who signs up with the receiver's address
 * knows that account's password, even after the receiver activated it, and must learn nothing. From its acceptance it
 * belongs to that account, whatever address it has later, and to no later user of the address.
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
    /** as it is compared: the key of the address */
    email_key: text().notNull(),
    /**
     * the account that may accept it while it has that address: the one that had confirmed it at the time of the offer,
     * or the one that opened the link of the invitation. null: only that link opens it
     */
    offered_to: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** of the link in the latest mail; null before a mail was written, and after the acceptance */
    link_hash: text(),
    /** of `domain/share-levels.ts` */
    share_level: text().notNull(),
    created_at: at().notNull(),
    /** the account that accepted it; null: pending */
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
