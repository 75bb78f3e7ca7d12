import { bigint, boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/*
 * What changed, for each account. Triggers write these tables (0026_revisions.sql), so that no write can forget it:
 * each statement notes the records that it changed, and the end of the transaction raises the revision of every account
 * that sees them, in the order of their ids and once, so that writers wait for each other only while they commit.
 * None refers to `users`: a write must not fail because a reader's account is being deleted at the same time.
 */

/**
 * A number that rises with each change of what an account sees. The rows of `everyone_id` and `weather_id` stand for
 * all accounts.
 */
export const account_revisions = pgTable('account_revisions', {
  user_id: uuid().primaryKey(),
  /** milliseconds of the database's clock at the latest change, or one more than before: a restored backup repeats none */
  revision: bigint({ mode: 'number' }).notNull(),
});

/** The latest revision in which a record changed for an account. Rows of deleted records stay for some months. */
export const account_changes = pgTable(
  'account_changes',
  {
    user_id: uuid().notNull(),
    /** a cruise, or an account: everything that belongs to no cruise */
    record_id: uuid().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.record_id] }),
    index('account_changes_revision').on(table.user_id, table.revision),
  ],
);

/** The records that a transaction under way has changed; empty after its end. */
export const noted_changes = pgTable(
  'noted_changes',
  {
    /** of the transaction */
    xid: bigint({ mode: 'number' }).notNull(),
    /** the owner of the record */
    user_id: uuid().notNull(),
    record_id: uuid().notNull(),
    /** the end of the transaction is handled by its trigger, once */
    is_first: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.user_id, table.record_id] })],
);
