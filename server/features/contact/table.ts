import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** What somebody wrote to the operator, with an account or without. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    /** whose account has that address, which the writer did not prove; their messages go with it */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** of the writer */
    language: text().notNull(),
    created_at: at().notNull(),
    /** null: the operator has not seen to it */
    settled_at: at(),
  },
  (table) => [index('contact_messages_user').on(table.user_id)],
);
