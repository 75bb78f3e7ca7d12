import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** Actions of operators, by screen or by command; triggers refuse to change it (`0010_audit_guard.sql`). */
export const audit_log = pgTable(
  'audit_log',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    created_at: at().notNull(),
    /** null: by command on the machine, or the account was deleted */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** the actor at that time: an address, or `command line` */
    actor: text().notNull(),
    /** such as `user.disable` */
    action: text().notNull(),
    /** the subject of the action: an id or an address */
    subject: text().notNull(),
    details: jsonb().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
);
