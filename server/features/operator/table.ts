import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/account/table.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** What operators did, by screen or by command; triggers refuse to change it (`0010_audit_guard.sql`). */
export const audit_log = pgTable(
  'audit_log',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    created_at: at().notNull(),
    /** null: by command on the machine, or the account is gone */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** who it was then: an address, or `command line` */
    actor: text().notNull(),
    /** such as `user.disable` */
    action: text().notNull(),
    /** what it was done to: an id or an address */
    subject: text().notNull(),
    details: jsonb().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject)],
);

/** What is told to everybody in the navigation bar. */
export const announcements = pgTable('announcements', {
  id: uuid().primaryKey(),
  /** by language; English stands for what is missing */
  texts: jsonb().$type<Record<string, string>>().notNull(),
  /** info or warning */
  kind: text().notNull(),
  starts_at: at().notNull(),
  /** null: until it is taken away */
  ends_at: at(),
  created_at: at().notNull(),
});
