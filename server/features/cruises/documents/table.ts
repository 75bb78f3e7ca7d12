import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UploadState } from '#contract/uploads.ts';
import type { DocumentType } from '#domain/documents.ts';
import type { NoBookingReason, ProposedCruise, ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '../table.ts';

/*
 * The rows that name a file. Both tables are here, as both count towards the bytes of an account, and a file that
 * neither names is removed.
 */

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/** A file of a cruise. Its content is in the file store under `file_key`, which no answer contains. */
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
    date_added: at().notNull(),
    /** of a photograph of the logbook */
    day: date({ mode: 'string' }),
  },
  (table) => [index('cruise_documents_cruise').on(table.cruise_id)],
);

/**
 * A booking document that an account sent in. Its content is in the file store under `file_key`; after acceptance that
 * file is a document of a cruise and no longer this row's.
 */
export const uploads = pgTable(
  'uploads',
  {
    /** of version 7: later ones are larger */
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    name: text().notNull(),
    media_type: text().$type<DocumentType>().notNull(),
    size: integer().notNull(),
    file_key: uuid().notNull().unique(),
    date_added: at().notNull(),
    state: text().$type<UploadState>().notNull().default('waiting'),
    stage: text().$type<ReadingStage>(),
    progress: integer().notNull().default(0),
    failure: text().$type<UnreadableReason>(),
    reason: text().$type<NoBookingReason>(),
    count: integer().notNull().default(0),
    /** the data of each upload in a list, so that the list need not read the proposals */
    cruises: jsonb()
      .$type<ProposedCruise[]>()
      .notNull()
      .default(sql`'[]'`),
    /** JSON in the contract's form, without matches. Text, as only its reader ever parses it */
    proposals: text().notNull().default('[]'),
    pages: text().notNull().default('[]'),
    cruise_ids: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** the time since which it waits to be read */
    queued_at: at().notNull(),
    /** the last time its owner asked for its progress while it was not read yet */
    asked_at: at(),
    /** readings that were begun and did not end properly */
    attempts: integer().notNull().default(0),
    /** of the reading under way; a reading with another id has lost it */
    reading_id: uuid(),
    /** by the clock of the database: a reading that does not report until then is over */
    leased_until: at(),
    /** the start of its latest reading, by the same clock */
    begun_at: at(),
    discarded_at: at(),
    /** when it is deleted; of an accepted upload, when its text is */
    kept_until: at().notNull(),
  },
  (table) => [
    index('uploads_user').on(table.user_id, table.id),
    index('uploads_queue')
      .on(table.user_id, table.id)
      .where(sql`${table.state} in ('waiting', 'reading')`),
    index('uploads_kept').on(table.kept_until),
  ],
);
