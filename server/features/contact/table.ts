import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** Messages to the operator, from people with an account or without. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    /** the account with that address, which the writer did not prove; its messages are deleted with it */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** of the writer */
    language: text().notNull(),
    created_at: at().notNull(),
    /** null: the operator has not settled it */
    settled_at: at(),
  },
  (table) => [index('contact_messages_user').on(table.user_id)],
);
