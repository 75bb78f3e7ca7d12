import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/*
 * What changed, for each account. Triggers write these tables (0026_revisions.sql), so that no write can forget it: each
 * statement notes the records that it changed, and the end of the transaction raises the revision of every account that
 * sees them, in the order of their ids and once, so that writers wait for each other only while they commit. None refers
 * to `users`: a write must not fail because a reader's account is being deleted at the same time. No backup holds them,
 * as a restore raises every account anew.
 */

/**
 * A number that rises with each change of what an account sees. The rows of two ids stand for all accounts
 * (`access.ts`).
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
    /**
     * a cruise; the account itself: what belongs to no cruise; the owner of a share of all cruises, which began, changed
     * or ended; or, for its owner, a part, a document or an upload that was deleted. Of everyone: the catalogue, which is
     * their own id, or the announcements
     */
    record_id: uuid().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.record_id] })],
);

/** The records that a transaction under way has changed; empty after its end. */
export const noted_changes = pgTable(
  'noted_changes',
  {
    /** of the transaction */
    xid: bigint({ mode: 'number' }).notNull(),
    /** the account that sees the change, and others by its shares */
    user_id: uuid().notNull(),
    record_id: uuid().notNull(),
    /**
     * private: for this account alone; record: also for the readers of its shares; account: such as its name, on both
     * sides of its shares; share: its owner, whose readers are the others that were noted
     */
    kind: text().$type<'private' | 'record' | 'account' | 'share'>().notNull(),
    /** its trigger handles the end of the transaction, once */
    is_first: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.xid, table.user_id, table.record_id, table.kind] })],
);
