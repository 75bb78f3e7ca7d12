import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** The provider's customer of a user, and the result of the latest look at their subscription. */
export const billing_customers = pgTable('billing_customers', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customer_id: text().notNull().unique(),
  subscription_id: text(),
  /** the provider's term: trialing, active, past_due, canceled, ... */
  subscription_status: text(),
  /** the beginning of that look, by the database's clock; one that began earlier and ends later changes nothing */
  told_at: at(),
});

/** Events of the provider that were processed, each once. */
export const billing_events = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    received_at: at().notNull(),
  },
  (table) => [index('billing_events_received').on(table.received_at)],
);
