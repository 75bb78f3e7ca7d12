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

/** A database that is open and migrated. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction. PGlite has one connection: inside, only `tx` may be used, a call on the outer
   * handle would wait for ever.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** the options by which pg-boss connects */
  readonly job_store: ConstructorOptions;
  /** resolves when the database answers */
  ping(): Promise<void>;
  /** Call this every minute: it cleans a database that has no processes of its own for that. */
  tidy(now: Date): Promise<void>;
  close(): Promise<void>;
}
