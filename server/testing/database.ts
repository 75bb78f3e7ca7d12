import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { openPool, overEmbedded, overPool, type Database } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { openJobs } from '#server/database/jobs.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
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

/** A database of its own, migrated and with the catalogue in it. It is gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  return tested_database === 'postgres'
    ? openOnServer(true)
    : overEmbedded(await openEmbedded(null, await template()), openLog('silent'));
}

/** A database of its own with nothing in it. */
export async function openBlankDatabase(): Promise<Database> {
  return tested_database === 'postgres'
    ? openOnServer(false)
    : overEmbedded(await openEmbedded(null), openLog('silent'));
}

async function template(): Promise<Blob> {
  const folder = join(root, 'node_modules/.cache/gangway');
  const file = join(folder, `${templateName()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const pglite = await openEmbedded(null);
    const database = overEmbedded(pglite, openLog('silent'));
    await fill(database);
    const dump = await pglite.dumpDataDir('none');
    await database.close();
    // renamed when whole: test files run side by side
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
  }
  return openAsBlob(file);
}

/** As a server makes it at its first start. */
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

/** Makes the template once; the lock lets the other test files wait for it. */
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
