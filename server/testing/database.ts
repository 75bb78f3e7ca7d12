import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openPool, overEmbedded, overPool } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { openJobs } from '#server/database/jobs.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/shape.ts';
import { seedCatalogue } from '#server/features/catalog/seed.ts';
import { job_kinds } from '#server/jobs.ts';
import { newId } from '#server/platform/ids.ts';
import { openLog } from '#server/platform/log.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Changes when a fresh database would look different, so that a stale template is never used. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const migration of listMigrations())
    hash.update(readFileSync(join(root, 'server/database/migrations', migration)));
  for (const file of [
    'reference/output/version.json',
    'server/features/catalog/seed.ts',
    'server/database/jobs.ts',
    'server/jobs.ts',
    'package-lock.json',
  ]) {
    hash.update(readFileSync(join(root, file)));
  }
  return `gangway_${hash.digest('hex').slice(0, 12)}`;
}

/** Which of the two databases the tests run on. */
export const tested_database = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** A separate database, migrated and with the catalogue. It is deleted when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  return tested_database === 'postgres' ? openOnServer(true) : openCopy(await template());
}

/** A separate empty database. */
export async function openBlankDatabase(): Promise<Database> {
  return tested_database === 'postgres' ? openOnServer(false) : openCopy();
}

/**
 * An embedded database in its own folder, a copy of `source` if given. On disk, as on a server: in memory PGlite took
 * twice as long to open and 250 MB more.
 */
async function openCopy(source?: string): Promise<Database> {
  const home = mkdtempSync(join(tmpdir(), 'gangway-database-'));
  const folder = join(home, 'database');
  if (source !== undefined) cpSync(source, folder, { recursive: true });
  const pglite = await openEmbedded(folder, false);
  return overEmbedded(pglite, openLog('silent'), () => rmSync(home, { recursive: true, force: true }));
}

async function template(): Promise<string> {
  const made = join(root, 'node_modules/.cache/gangway');
  const folder = join(made, templateName());
  if (!existsSync(folder)) {
    mkdirSync(made, { recursive: true });
    // test files run in parallel: each fills its own template, and the first that is complete stays
    const part = mkdtempSync(join(made, 'part-'));
    const database = overEmbedded(await openEmbedded(join(part, 'database'), false), openLog('silent'));
    await fill(database);
    await database.close();
    try {
      renameSync(join(part, 'database'), folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
    rmSync(part, { recursive: true, force: true });
  }
  return folder;
}

/** Fills a database like the first start of a server. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  await seedCatalogue(database);
  const jobs = await openJobs(database, openLog('silent'), job_kinds);
  await jobs.stop();
}

function adminUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined)
    throw new Error('TEST_POSTGRES_URL names no PostgreSQL; run the tests with npm test');
  return url;
}

async function asAdmin<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function openOnServer(is_seeded: boolean): Promise<Database> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const source = is_seeded ? await templateOnServer() : 'template1';
  await asAdmin((client) => client.query(`create database ${name} template ${source}`));
  const database = overPool(openPool(urlOf(name)));
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin((client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates the template once; the lock makes the other test files wait for it. */
async function templateOnServer(): Promise<string> {
  const name = templateName();
  await asAdmin(async (client) => {
    await client.query('select pg_advisory_lock(4711)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`create database ${name}_part`);
    const database = overPool(openPool(urlOf(`${name}_part`)));
    await fill(database);
    await database.close();
    await client.query(`alter database ${name}_part rename to ${name}`);
  });
  return name;
}
