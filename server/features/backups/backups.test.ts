import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { overEmbedded } from '#server/database/database.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { openJobs } from '#server/database/jobs.ts';
import { seenMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/shape.ts';
import { job_kinds } from '#server/jobs.ts';
import { packBackup, unpackBackup, UnreadableBackup } from '#server/platform/backup-file/backup-file.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { openLog } from '#server/platform/log.ts';
import { openBlankDatabase, tested_database } from '#server/testing/database.ts';
import { pdf, upload } from '#server/testing/documents.ts';
import { startTestServer } from '#server/testing/server.ts';
import { writeBackup } from './actions-backup.ts';
import { loadBackup } from './actions-restore.ts';
import { backUpBeforeUpgrade } from './actions-upgrade.ts';
import { names, type Sums } from './format.ts';

const log = openLog('silent');
const server = await startTestServer();
const { services } = server;
const owner = await server.traveller({ first_name: 'Zoë "\\N"' });
const cruise = (await owner.call('POST cruises', { body: aCruise('Nieuw Statendam') })).body;
const content = Buffer.concat([pdf, Buffer.alloc(900_000, 'x')]);
assert.equal((await upload(owner, cruise, content, 'x.pdf', 'application/pdf')).status, 201);

function aCruise(ship_name: string) {
  return { ship_name, start_date: '2027-03-06', end_date: '2027-03-13', notes: 'a\\b\r\n\tחוף 🛳️' };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-backup-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function backUp(passphrase: string | null = null, from: typeof services = services): Promise<Buffer> {
  const sink = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const [, whole] = await Promise.all([writeBackup(from, sink, { passphrase }), buffer(sink)]);
  return whole;
}

/** In pieces, as a file is read. */
function streamOf(whole: Uint8Array): Readable {
  const pieces = Array.from({ length: Math.ceil(whole.length / 65_536) }, (_, piece) =>
    whole.subarray(piece * 65_536, (piece + 1) * 65_536),
  );
  return Readable.from(pieces);
}

const load = (
  database: Database,
  backup: Uint8Array,
  passphrase: string | null = null,
  DATA_DIR = newFolder(),
) =>
  loadBackup({ database, files: openFiles({ DATA_DIR, S3_URL: undefined }) }, streamOf(backup), passphrase);

/** A database that a backup can be restored into. */
async function openBlank(open = openBlankDatabase): Promise<Database> {
  const database = await open();
  await (await openJobs(database, log, job_kinds)).stop();
  return database;
}

async function openOtherKind(): Promise<Database> {
  if (tested_database === 'pglite') return openBlankDatabase();
  return overEmbedded(await openEmbedded(join(newFolder(), 'database'), false), log);
}

/** The first backup was restored into the other kind of database, and backed up there again. */
let sums_of_first: Sums;
let from_there: Buffer;

test('a backup restored into the other kind of database has the same rows, jobs and files', async () => {
  // a mail that waits
  await services.database.query.execute(
    sql`insert into pgboss.job (name, data, start_after) values ('mail', '{"a": "é"}', '2999-01-01')`,
  );
  const there = await openBlank(openOtherKind);
  const there_dir = newFolder();
  const { sums, secret } = await load(there, await backUp(), null, there_dir);
  sums_of_first = sums;
  assert.equal(secret, services.config.SECRET);
  assert.deepEqual(
    [sums.tables['users']?.rows, sums.tables['cruises']?.rows, sums.jobs, sums.missing_files],
    [1, 1, 1, []],
  );
  const { rows } = await there.query.execute(
    sql`select data, start_after::text from pgboss.job where name = 'mail'`,
  );
  assert.deepEqual(rows, [{ data: { a: 'é' }, start_after: '2999-01-01 00:00:00+00' }]);
  const files = openFiles({ DATA_DIR: there_dir, S3_URL: undefined });
  const [key = ''] = Object.keys(sums.files);
  const file = await files.get(key);
  assert.deepEqual(file && (await buffer(file.content)), content);
  // the constraints are back
  await assert.rejects(there.query.execute(sql`update cruises set user_id = gen_random_uuid()`));
  from_there = await backUp('correct horse battery', { ...services, database: there, files });
  await there.close();
});

test('a backup holds one state of the database, while the server goes on writing', async () => {
  const sink = new PassThrough({ highWaterMark: 1 });
  const writing = writeBackup(services, sink, { passphrase: null, has_secret: false });
  // nothing is read yet, so the backup stops on its way
  await once(sink, 'readable');
  const added = owner.call('POST cruises', { body: aCruise('Zaandam') });
  // the embedded database has one connection: its other calls wait
  if (tested_database === 'postgres') assert.equal((await added).status, 201);
  sink.resume();
  assert.equal((await writing).tables['cruises']?.rows, 1);
  assert.equal((await added).status, 201);
});

interface Change {
  of: string;
  /** null leaves the entry out; an array also adds another one */
  change: (body: Buffer) => Buffer | null;
  refused: RegExp;
}

const changes: Record<string, Change> = {
  'another value': {
    of: 'tables/cruises/000001.copy',
    change: (body) => Buffer.from(body.toString().replace('Statendam', 'Stetendam')),
    refused: /rows of cruises/,
  },
  'a value of another type': {
    of: 'tables/cruises/000001.copy',
    change: (body) => Buffer.from(body.toString().replaceAll('2027-03-06', 'not a day!')),
    refused: /does not fit/,
  },
  'a file less': { of: 'files/', change: () => null, refused: /files are not/ },
  'no sums': { of: names.sums, change: () => null, refused: /cut short/ },
  'a newer schema': {
    of: names.facts,
    change: (body) => Buffer.from(body.toString().replace('0000_', '9999_')),
    refused: /newer Gangway/,
  },
  'a table that is unknown': {
    of: names.facts,
    change: (body) => Buffer.from(body.toString().replace('"cruises"', '"pg_authid"')),
    refused: /does not know/,
  },
  'no facts': { of: names.facts, change: () => null, refused: /not a backup/ },
};

/** The backup with one entry changed. */
async function changed(backup: Buffer, { of, change }: Change): Promise<Buffer> {
  const sink = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const packed = packBackup(sink, null, async (add) => {
    for await (const entry of unpackBackup(streamOf(backup), null)) {
      const body = await buffer(entry.body);
      const now = entry.name.startsWith(of) ? change(body) : body;
      if (now !== null) await add({ name: entry.name, size: now.length, body: Readable.from([now]) });
    }
  });
  const [, whole] = await Promise.all([packed, buffer(sink)]);
  return whole;
}

test('a backup that is changed, damaged or cut short is refused and leaves a blank database', async () => {
  const backup = await backUp();
  const database = await openBlank();
  const cases: [string, Uint8Array, RegExp][] = [
    ['the first half', backup.subarray(0, backup.length / 2), /cut short/],
  ];
  for (const [name, change] of Object.entries(changes))
    cases.push([name, await changed(backup, change), change.refused]);
  for (const [name, bytes, reason] of cases) {
    const refused = await load(database, bytes).then(
      () => assert.fail(`${name} was taken`),
      (error: unknown) => error,
    );
    assert.ok(refused instanceof UnreadableBackup, `${name}: ${String(refused)}`);
    assert.match(refused.message, reason, name);
    assert.deepEqual(await seenMigrations(database.query), [], name);
  }
  // the way back: what was restored elsewhere has the same rows here
  const { sums } = await load(database, from_there, 'correct horse battery');
  assert.deepEqual(sums, sums_of_first);
  await database.close();
});

test('a file of a backup that fails is closed: left open it would end the server', async () => {
  const full = new PassThrough();
  const opened: Readable[] = [];
  const files = {
    ...services.files,
    async get(key: string) {
      const kept = await services.files.get(key);
      if (kept !== null) opened.push(kept.content);
      full.destroy(new Error('full'));
      await new Promise<void>((resolve) => {
        full.once('close', resolve);
      });
      return kept;
    },
  };
  await assert.rejects(writeBackup({ ...services, files }, full, { passphrase: null }), /full/);
  assert.deepEqual(
    opened.map(({ destroyed }) => destroyed),
    [true],
  );
});

test('a file that is missing is named, and does not prevent the backup', async () => {
  const folder = join(services.config.DATA_DIR, 'files');
  for (const shard of readdirSync(folder)) rmSync(join(folder, shard), { recursive: true });
  const sink = new PassThrough().resume();
  const sums = await writeBackup(services, sink, { passphrase: null });
  assert.equal(sums.missing_files.length, 1);
});

test('before an upgrade two servers that start at once back up, and what a killed one left counts for nothing', async () => {
  const config = { ...services.config, DATA_DIR: newFolder() };
  const folder = join(config.DATA_DIR, 'before-upgrades');
  mkdirSync(folder);
  const part = 'gangway-20250606T000000Z.tar.zst.part';
  for (const year of [2022, 2023, 2024])
    writeFileSync(join(folder, `gangway-${year}0606T000000Z.tar.zst`), 'an older one');
  for (const left of [part, part.replace('2025', '2023')]) writeFileSync(join(folder, left), 'cut off');
  await Promise.all([1, 2].map(() => backUpBeforeUpgrade(config, log, services.database)));
  const [oldest, left, ...made] = readdirSync(folder).toSorted();
  assert.deepEqual([oldest, left, made.length], ['gangway-20240606T000000Z.tar.zst', part, 2]);
});
