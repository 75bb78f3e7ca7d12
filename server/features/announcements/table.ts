import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** Announcements to all users in the navigation bar. */
export const announcements = pgTable('announcements', {
  id: uuid().primaryKey(),
  /** by language; English replaces a missing one */
  texts: jsonb().$type<Record<string, string>>().notNull(),
  /** info or warning */
  kind: text().notNull(),
  starts_at: at().notNull(),
  /** null: until it is deleted */
  ends_at: at(),
  created_at: at().notNull(),
});
