import type { PGlite } from '@electric-sql/pglite';
import { sql, type ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { Config } from '#server/config.ts';
import { CannotStart } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { openEmbedded, type Embedded } from './embedded.ts';
import { isPassing, reasonNotOpened } from './failures.ts';
import { lockFolder } from './lock.ts';
import { mendGrown } from './mend.ts';
import { migrate } from './migrate.ts';
import { keepStatements } from './statements-embedded.ts';
import { keepStatementsOf } from './statements-pool.ts';
import { Upkeep } from './upkeep.ts';

type NoSchema = Record<string, never>;

/**
 * What a query runs on: the database, or a transaction of it. Both drivers answer rows under `rows`, so the type of
 * one stands for both.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** A database that is open and migrated. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly query: Queryable;
  /**
   * Runs `work` in one transaction. PGlite has one connection: inside, only `tx` may be used, any call on the outer
   * handle would wait for ever.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** how pg-boss reaches it */
  readonly job_store: ConstructorOptions;
  /** answers when the database does */
  ping(): Promise<void>;
  /** To be called every minute: cleans where the database has no processes of its own that do. */
  tidy(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Where the embedded database lies. */
function embeddedFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'database');
}

/** Whether the embedded database has yet to be made. */
export function isFirstStart(config: Pick<Config, 'DATA_DIR'>): boolean {
  return !existsSync(embeddedFolder(config));
}

/**
 * Opens PostgreSQL by `DATABASE_URL`, else the embedded database in `DATA_DIR`, and brings it up to date.
 * @param patience until when a PostgreSQL that cannot be reached yet is waited for
 * @throws CannotStart with the reason
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
  patience: AbortSignal,
): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return openServer(config.DATABASE_URL, log, patience);
  const unlock = lockFolder(config.DATA_DIR);
  try {
    refuseFullDisk(config.DATA_DIR);
    const folder = embeddedFolder(config);
    const pglite = await openEmbedded(folder);
    await mendGrown(pglite, folder, log);
    const database = overEmbedded(pglite, log, unlock);
    await migrate(database);
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The start makes a segment of the log (16 MB) and a checkpoint; without room PGlite fails with a stack and no reason. */
const least_free_mb = 24;

function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free_mb = Math.floor((bavail * bsize) / 1e6);
  if (free_mb >= least_free_mb) return;
  throw new CannotStart(
    `The disk of DATA_DIR ${folder} is full: ${free_mb} MB are free, and the database needs ${least_free_mb} MB to start. ` +
      'Make room and start again.',
  );
}

async function openServer(url: string, log: Log, patience: AbortSignal): Promise<Database> {
  // without a limit on statements, as a migration may take its time
  const migrating = overPool(openPool(url, { statement_timeout: 0, query_timeout: 0, max: 1 }));
  try {
    await untilReached(migrating.query, log, patience);
    await refuseWithoutRights(migrating.query);
    await migrate(migrating);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`DATABASE_URL cannot be used: ${reasonNotOpened(error)}.`, { cause: error });
  } finally {
    await migrating.close();
  }
  return overPool(openPool(url));
}

const retry_ms = 250;

/** After a power cut both start at once, and PostgreSQL may recover for longer than we need. */
async function untilReached(query: Queryable, log: Log, patience: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query.execute(sql`select 1`);
      return;
    } catch (error) {
      if (!isPassing(error) || patience.aborted) throw error;
      if (tries === 1) log.warn({ reason: reasonNotOpened(error) }, 'the start waits for the database');
      await sleep(retry_ms);
    }
  }
}

/** Jobs have a schema of their own. Asked before anything is changed: half an upgrade helps nobody. */
async function refuseWithoutRights(query: Queryable): Promise<void> {
  const { rows } = await query.execute<{ may: boolean; name: string }>(sql`
    select to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'CREATE') as may,
      current_database() as name`);
  if (rows[0]?.may !== false) return;
  throw new CannotStart(
    'DATABASE_URL names a user who may not create the schema pgboss, which jobs are kept in. ' +
      `Let a superuser run: GRANT CREATE ON DATABASE "${rows[0].name}" TO that user.`,
  );
}

/** Connections to PostgreSQL that do not wait for ever: a server that is gone without a word must not hang every call. */
export function openPool(url: string, limits: Partial<PoolConfig> = {}): Pool {
  return new Pool({
    ...connection(url),
    max: 10,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    ...limits,
  });
}

/** Jobs tidy their tables up, too, which may take longer than anything that somebody waits for. */
const job_statement_ms = 60_000;

/** What every connection to PostgreSQL has, ours and those of the jobs. */
function connection(url: string, statement_ms = 0) {
  const options = `-c TimeZone=UTC -c statement_timeout=${statement_ms}`;
  return { connectionString: url, options, connectionTimeoutMillis: 5_000, keepAlive: true };
}

/** A database over an open embedded PostgreSQL. */
export function overEmbedded(pglite: Embedded, log: Log, afterwards: () => void = () => undefined): Database {
  const upkeep = new Upkeep(pglite, log);
  const asked = upkeep.watch(keepStatements(pglite));
  const query = drizzleEmbedded({ client: asked as PGlite }) as unknown as Queryable;
  return {
    kind: 'embedded',
    query,
    job_store: { backend: 'pglite', db: fromPglite(asked) },
    transaction: (work) => query.transaction(work),
    ping: () => ping(query),
    tidy: (now) => upkeep.tidy(now),
    async close() {
      await upkeep.close();
      await pglite.close();
      afterwards();
    },
  };
}

/** A database over a pool of connections to PostgreSQL. */
export function overPool(pool: Pool): Database {
  // A connection that breaks is replaced by the pool, and whoever was lent it fails at the next statement. Unheard, the
  // event would end the process: the pool emits it for an idle connection, and one that is lent emits it itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  keepStatementsOf(pool);
  const query = drizzleNodePostgres(pool) as unknown as Queryable;
  return {
    kind: 'postgresql',
    query,
    job_store: { ...connection(pool.options.connectionString ?? '', job_statement_ms), max: 2 },
    transaction: (work) => inTransaction(pool, work),
    ping: () => ping(query),
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/**
 * Drizzle's own transaction over a pool never gave a connection back that broke before `begin`: after ten of those none
 * was left. And one whose `rollback` got no answer went back within its transaction, which the next writes then got into.
 */
async function inTransaction<Result>(pool: Pool, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let is_broken = false;
  try {
    return await drizzleNodePostgres(client).transaction(work);
  } catch (error) {
    is_broken = isPassing(error);
    throw error;
  } finally {
    client.release(is_broken);
  }
}

const ping_patience_ms = 2_000;

async function ping(query: Queryable): Promise<void> {
  const answer = query.execute(sql`select 1`);
  // whoever asks whether it is ready wants to know now; the question itself may fail later, unheard
  answer.catch(() => undefined);
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ping_patience_ms).unref();
  });
  await Promise.race([answer, patience]);
}
