import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

type NoSchema = Record<string, never>;

/**
 * The handle of a query: the database, or a transaction of it. Both drivers return rows under `rows`, so the type of
 * one serves for both.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** A transaction that reads and writes whole tables in the text format of `COPY`. */
export interface CopySession {
  tx: Queryable;
  /** The rows of a query, a line each. */
  copyOut(query: string): AsyncIterable<Uint8Array>;
  /** Inserts rows, given as whole lines. @param target a table with its columns, such as `ships (id, name)` */
  copyIn(target: string, lines: Uint8Array): Promise<void>;
}

/** `snapshot` reads one state of the database, however long it takes; `load` writes. */
export type CopyMode = 'snapshot' | 'load';

/** A database that is open and migrated. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction. PGlite has one connection: inside, only `tx` may be used, a call on the outer
   * handle would wait for ever.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** Reads or writes whole tables in one transaction. */
  copy<Result>(mode: CopyMode, work: (session: CopySession) => Promise<Result>): Promise<Result>;
  /** the options by which pg-boss connects */
  readonly job_store: ConstructorOptions;
  /** resolves when the database answers */
  ping(): Promise<void>;
  /** the connections of the pool, and the calls that wait for one */
  connections(): { used: number; idle: number; waiting: number };
  /** Call this every minute: it cleans a database that has no processes of its own for that. */
  tidy(now: Date): Promise<void>;
  close(): Promise<void>;
}
