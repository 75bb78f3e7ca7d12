import { bigint, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BackupFailure } from '#contract/operator-backups.ts';

/** An instant. */
const at = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * Backups that this instance has made. No backup holds this table: an instance that is restored, which may be a copy
 * beside the first one, does not know the files of the other, and so deletes none of them.
 */
export const backups = pgTable('backups', {
  id: uuid().primaryKey(),
  /** the order in which they were made, also when the clock was set back */
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  /** the day of the schedule, so that one of several servers makes it; null: an operator asked for it */
  slot: date({ mode: 'string' }).unique(),
  name: text().notNull(),
  /** its address, without user and password */
  destination: text().notNull(),
  /** broken: its verification found that it cannot be restored */
  state: text().$type<'running' | 'done' | 'failed' | 'broken'>().notNull(),
  failure: text().$type<BackupFailure>(),
  created_at: at().notNull(),
  ended_at: at(),
  size: bigint({ mode: 'number' }),
  sha256: text(),
  verified_at: at(),
  verification: text().$type<'good' | BackupFailure>(),
  /** when operators were told that no good backup followed this one */
  told_at: at(),
  /** when its file was deleted */
  removed_at: at(),
});
