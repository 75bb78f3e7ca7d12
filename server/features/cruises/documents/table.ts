import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UploadState } from '#contract/uploads.ts';
import type { DocumentType } from '#domain/documents.ts';
import type { NoBookingReason, ProposedCruise, ReadingStage, UnreadableReason } from '#domain/proposal.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '../table.ts';

/*
 * The rows that name a file. Both tables stand here, as both count towards the bytes of an account, and a file that
 * neither names is removed.
 */

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

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
    date_added: at().notNull(),
  },
  (table) => [index('cruise_documents_cruise').on(table.cruise_id)],
);

/**
 * A booking document that somebody sent in. Its content lies in the file store under `file_key`; once it is accepted,
 * that file is a document of a cruise and no longer this row's.
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
    /** what a list says of each, so that it need not look into the proposals */
    cruises: jsonb()
      .$type<ProposedCruise[]>()
      .notNull()
      .default(sql`'[]'`),
    /** JSON as the contract has it, without matches. Text, as nothing ever looks into it but its reader */
    proposals: text().notNull().default('[]'),
    pages: text().notNull().default('[]'),
    cruise_ids: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** since when it waits to be read */
    queued_at: at().notNull(),
    /** when its owner last asked how far it is, while it was not read yet */
    asked_at: at(),
    /** readings that were begun, and did not end in order */
    attempts: integer().notNull().default(0),
    /** of the reading under way; whoever has another one has lost it */
    reading_id: uuid(),
    /** by the clock of the database: a reading that is not heard of until then is over */
    leased_until: at(),
    /** when its reading last began, by the same clock */
    begun_at: at(),
    discarded_at: at(),
    /** when it goes; of one that was accepted, when its text does */
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
