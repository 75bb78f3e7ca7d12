import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cruises } from '../table.ts';

/** A file kept with a cruise. Its content lies in the file store under `file_key`, which no answer tells. */
export const documents = pgTable(
  'cruise_documents',
  {
    id: uuid().primaryKey(),
    cruise_id: uuid()
      .notNull()
      .references(() => cruises.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    name: text().notNull(),
    media_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    file_key: text().notNull().unique(),
    date_added: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('cruise_documents_cruise').on(table.cruise_id)],
);
