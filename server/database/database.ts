import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { existsSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolConfig } from 'pg';
import { fromPglite } from 'pg-boss';
import type { Config } from '#server/config.ts';
import { CannotStart } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { copyEmbedded, copyOnServer } from './copy.ts';
import { openEmbedded, type EmbeddedPostgres } from './embedded.ts';
import { isPassing, reasonNotOpened } from './failures.ts';
import { Hosts, hostsOf, refuseReadOnly } from './hosts.ts';
import { lockFolder } from './lock.ts';
import { mendGrown } from './mend.ts';
import { migrate, missingMigrations, seenMigrations } from './migrate.ts';
import type { Database, Queryable } from './shape.ts';
import { keepStatements } from './statements-embedded.ts';
import { keepStatementsOf } from './statements-pool.ts';
import { Upkeep } from './upkeep.ts';

/** The folder of the embedded database. */
function embeddedFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'database');
}

/** Whether the embedded database does not exist yet. */
export function isFirstStart(config: Pick<Config, 'DATA_DIR'>): boolean {
  return !existsSync(embeddedFolder(config));
}

/** Called before migrations change a database that an older program made. @throws CannotStart to leave it as it is */
export type BeforeUpgrade = (database: Database) => Promise<void>;

async function upgrade(database: Database, beforeUpgrade: BeforeUpgrade): Promise<void> {
  if ((await missingMigrations(database.query)).length > 0) await beforeUpgrade(database);
  await migrate(database);
}

/**
 * Opens PostgreSQL by `DATABASE_URL`, else the embedded database in `DATA_DIR`, and migrates it.
 * @param patience ends the wait for a PostgreSQL that cannot be reached yet
 * @throws CannotStart with the reason
 */
export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
  patience: AbortSignal,
  beforeUpgrade: BeforeUpgrade = () => Promise.resolve(),
): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return openServer(config.DATABASE_URL, log, patience, beforeUpgrade);
  const unlock = lockFolder(config.DATA_DIR);
  try {
    refuseFullDisk(config.DATA_DIR);
    const folder = embeddedFolder(config);
    // of a restore that was killed
    rmSync(`${folder}.restored`, { recursive: true, force: true });
    const pglite = await openEmbedded(folder);
    await mendGrown(pglite, folder, log);
    const database = overEmbedded(pglite, log, unlock);
    await upgrade(database, beforeUpgrade);
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database without tables, into which a backup is restored. */
export interface BlankDatabase {
  database: Database;
  /** Closes it; it is the database of the instance from now on. */
  keep(): Promise<void>;
  /** Closes and removes it. */
  discard(): Promise<void>;
}

/**
 * Opens a blank database: that of `DATABASE_URL`, which has to be blank already, or a new embedded one beside that of
 * `DATA_DIR`, which it replaces when it is kept.
 * @throws CannotStart when the instance has accounts already
 */
export async function openBlank(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<BlankDatabase> {
  return config.DATABASE_URL === undefined
    ? openBlankFolder(config.DATA_DIR, log)
    : openBlankServer(config.DATABASE_URL);
}

async function openBlankServer(url: string): Promise<BlankDatabase> {
  const database = overPool(openPool(url));
  try {
    await refuseWithoutRights(database.query);
    if ((await seenMigrations(database.query)).length > 0)
      throw new CannotStart('The database of DATABASE_URL is in use. Create an empty one for the backup.');
    return { database, keep: () => database.close(), discard: () => database.close() };
  } catch (error) {
    await database.close();
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`DATABASE_URL cannot be used: ${reasonNotOpened(error)}.`, { cause: error });
  }
}

async function openBlankFolder(data_dir: string, log: Log): Promise<BlankDatabase> {
  const unlock = lockFolder(data_dir);
  const folder = embeddedFolder({ DATA_DIR: data_dir });
  const restored = `${folder}.restored`;
  const unused = `${folder}.unused`;
  const remove = (path: string) => rmSync(path, { recursive: true, force: true });
  try {
    if (existsSync(folder)) await refuseUsed(folder, log);
    remove(restored);
    remove(unused);
    const database = overEmbedded(await openEmbedded(restored), log);
    return {
      database,
      async keep() {
        await database.close();
        // killed in between, the instance has no database, as before its first start
        if (existsSync(folder)) renameSync(folder, unused);
        renameSync(restored, folder);
        remove(unused);
        unlock();
      },
      async discard() {
        await database.close();
        remove(restored);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function refuseUsed(folder: string, log: Log): Promise<void> {
  const database = overEmbedded(await openEmbedded(folder), log);
  try {
    if ((await seenMigrations(database.query)).length === 0) return;
    const { rows } = await database.query.execute(sql`select 1 from users limit 1`);
    if (rows.length === 0) return;
    throw new CannotStart(
      `The data in ${dirname(folder)} have accounts. Give the backup a DATA_DIR of its own, or move them away.`,
    );
  } finally {
    await database.close();
  }
}

/** The start writes a log segment (16 MB) and a checkpoint; without room PGlite fails with a stack and no reason. */
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

async function openServer(
  url: string,
  log: Log,
  patience: AbortSignal,
  beforeUpgrade: BeforeUpgrade,
): Promise<Database> {
  // without a limit for statements, as a migration may take long
  const migrating = overPool(openPool(url, { statement_timeout: 0, query_timeout: 0, max: 1 }));
  try {
    await untilReached(migrating.query, log, patience);
    await refuseWithoutRights(migrating.query);
    await upgrade(migrating, beforeUpgrade);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`DATABASE_URL cannot be used: ${reasonNotOpened(error)}.`, { cause: error });
  } finally {
    await migrating.close();
  }
  return overPool(openPool(url));
}

const retry_ms = 250;

/** After a power cut both start at once, and PostgreSQL may take longer to recover than we to start. */
async function untilReached(query: Queryable, log: Log, patience: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await refuseReadOnly((text) => query.execute(sql.raw(text)));
      return;
    } catch (error) {
      if (!isPassing(error) || patience.aborted) throw error;
      if (tries === 1) log.warn({ reason: reasonNotOpened(error) }, 'the start waits for the database');
      await sleep(retry_ms);
    }
  }
}

/** Jobs need a schema of their own. Checked before any change, as half an upgrade is of no use. */
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

/** Connections to PostgreSQL with timeouts: a server that disappears silently must not hang every call. */
export function openPool(url: string, limits: Partial<PoolConfig> = {}): Pool {
  const [first = url, ...others] = hostsOf(url);
  const hosts = others.length === 0 ? null : new Hosts([first, ...others]);
  const pool = new Pool({
    ...connection({ connectionString: first, ...(hosts !== null && { stream: hosts.socket }) }),
    max: 10,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    ...limits,
  });
  if (hosts !== null) several.set(pool, hosts);
  return pool;
}

/** the hosts of each pool that has several */
const several = new WeakMap<Pool, Hosts>();

/** Jobs also tidy their tables, which may take longer than any call with a waiting user. */
const job_statement_ms = 60_000;

/** The options of all connections to PostgreSQL, ours and those of the jobs. */
function connection({ connectionString, stream }: PoolConfig, statement_ms = 0) {
  const options = `-c TimeZone=UTC -c statement_timeout=${statement_ms}`;
  return {
    connectionString: connectionString ?? '',
    options,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(stream !== undefined && { stream }),
  };
}

/** A database over an open embedded PostgreSQL. */
export function overEmbedded(
  pglite: EmbeddedPostgres,
  log: Log,
  afterwards: () => void = () => undefined,
): Database {
  const upkeep = new Upkeep(pglite, log);
  const asked = upkeep.watch(keepStatements(pglite));
  const query = drizzleEmbedded({ client: asked as PGlite }) as unknown as Queryable;
  return {
    kind: 'embedded',
    query,
    job_store: { backend: 'pglite', db: fromPglite(asked) },
    transaction: (work) => query.transaction(work),
    copy: (mode, work) => copyEmbedded(pglite, mode, work),
    ping: () => ping(query),
    // the one connection is the engine itself, which queues the calls
    connections: () => ({ used: 1, idle: 0, waiting: 0 }),
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
  // The pool replaces a broken connection, and its borrower fails at the next statement. Without a listener the event
  // would end the process: the pool emits it for an idle connection, and a lent connection emits it itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  keepStatementsOf(pool);
  const query = drizzleNodePostgres(pool) as unknown as Queryable;
  return {
    kind: 'postgresql',
    query,
    job_store: { ...connection(pool.options, job_statement_ms), max: 2 },
    transaction: (work) => inTransaction(pool, work),
    copy: (mode, work) => copyOnServer(connection(pool.options), mode, work),
    async ping() {
      try {
        await ping(query);
      } catch (error) {
        // a frozen host keeps its connections, which then end if another one took over
        several
          .get(pool)
          ?.lookAgain()
          .catch(() => undefined);
        throw error;
      }
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/**
 * Drizzle's own transaction over a pool never returned a connection that broke before `begin`: after ten of those none
 * was left. And a connection whose `rollback` got no answer was returned within its transaction, which the next writes
 * then joined.
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
  const answer = refuseReadOnly((text) => query.execute(sql.raw(text)));
  // a readiness check needs its answer now; the query itself may fail later, without a listener
  answer.catch(() => undefined);
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ping_patience_ms).unref();
  });
  await Promise.race([answer, patience]);
}
