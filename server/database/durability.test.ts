import assert from 'node:assert/strict';
import fs, {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CannotStart } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { openLog } from '#server/platform/log.ts';
import { tested_database } from '#server/testing/database.ts';
import {
  endProcesses,
  FailedStart,
  newTraveller,
  startProcess,
  type ServerProcess,
} from '#server/testing/process.ts';
import { runGangway } from '#server/testing/gangway.ts';
import { listReleased, parseRecord, readRecord, unpackReleased } from '#server/testing/released-data.ts';
import { Caller } from '#server/testing/server.ts';
import { openDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { FolderInUse, lockFolder } from './lock.ts';

const is_embedded = tested_database === 'pglite';
/** PostgreSQL itself survives the death of our server; there the test is that no answer precedes the commit. */
const kills = is_embedded ? 20 : 5;
const writers = 4;

after(endProcesses);

/** Settings of a server with an empty database. */
async function blankSettings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-durability-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  if (is_embedded) return { DATA_DIR: folder };
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  const name = `durability_${newId().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  after(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  url.pathname = `/${name}`;
  return { DATA_DIR: folder, DATABASE_URL: url.href };
}

interface Writes {
  /** the booking numbers that were sent, answered or not */
  sent: Set<string>;
  /** by id the booking number of each write that was answered 201 */
  acknowledged: Map<string, string>;
  under_way: number;
}

/** Records cruises one after the other until the server is gone. */
async function writeOn(caller: Caller, writes: Writes): Promise<void> {
  for (;;) {
    const booking_number = newId();
    writes.sent.add(booking_number);
    writes.under_way += 1;
    try {
      const body = {
        ship_name: 'Icon of the Seas',
        start_date: '2027-01-09',
        end_date: '2027-01-16',
        booking_number,
      };
      const created = await caller.call('POST cruises', { body });
      assert.equal(created.status, 201);
      writes.acknowledged.set(created.body.id, booking_number);
    } catch (error) {
      // the error of `fetch` when the connection breaks; any other is a fault
      if (error instanceof TypeError) return;
      throw error;
    } finally {
      writes.under_way -= 1;
    }
  }
}

/** All cruises of the caller, from id to booking number. */
async function readAll(caller: Caller): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = cursor === null ? {} : { cursor };
    const page = await caller.call('GET cruises', { query });
    assert.equal(page.status, 200);
    for (const item of page.body.items) found.set(item.id, item.booking_number);
    cursor = page.body.next_cursor;
  } while (cursor !== null);
  return found;
}

function assertNothingLost({ acknowledged, sent }: Writes, found: Map<string, string | null>): void {
  const lost = [...acknowledged].filter(([id, booking_number]) => found.get(id) !== booking_number);
  assert.deepEqual(lost, [], 'every write that was answered 201 is there, with what was sent');
  const numbers = [...found.values()];
  assert.ok(
    numbers.every((number) => number !== null && sent.has(number)),
    'what is there was sent, and is whole',
  );
  assert.equal(new Set(numbers).size, numbers.length, 'nothing is there twice');
}

test(`a server that is killed ${kills} times in the middle of writes has every acknowledged write`, async (t) => {
  const settings = await blankSettings();
  let server: ServerProcess = await startProcess(settings);
  const first = await newTraveller(server, 'ada@example.org');
  const writes: Writes = { sent: new Set(), acknowledged: new Map(), under_way: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const before = writes.acknowledged.size;
    const caller = new Caller(server.url, { 'accept-language': 'en', 'x-timezone': 'UTC' }, first.tokens);
    const writing = Promise.all(Array.from({ length: writers }, () => writeOn(caller, writes)));
    // by count, not by time: a slow machine had answered too few writes for the test to mean much
    while (writes.acknowledged.size <= before + writers) await sleep(5);
    await sleep(Math.random() * 300);
    assert.equal(writes.under_way, writers, 'the server is killed in the middle of writes');
    await server.kill();
    await writing;
    server = await startProcess(settings);
    assertNothingLost(writes, await readAll(new Caller(server.url, caller.headers, first.tokens)));
  }
  await server.stop();
  t.diagnostic(`${writes.acknowledged.size} acknowledged of ${writes.sent.size} sent`);
});

if (is_embedded) {
  test('a second server on the same folder is refused in one sentence, until the first one is gone', async () => {
    const settings = await blankSettings();
    const server = await startProcess(settings);
    await assert.rejects(startProcess(settings), (error) => {
      assert.ok(error instanceof FailedStart);
      assert.equal(error.code, 1);
      const sentence =
        `Gangway cannot start: The data in ${settings['DATA_DIR']} is in use by another Gangway ` +
        `(process ${server.pid}). Stop that one first, or give this one a DATA_DIR of its own.\n`;
      assert.equal(error.message, sentence);
      return true;
    });
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    await server.kill();
    await (await startProcess(settings)).stop();
  });

  test('a commit of the embedded database is one fsync, and reading is none', async () => {
    const { DATA_DIR = '' } = await blankSettings();
    const fsync = mock.method(fs, 'fsyncSync');
    syncBuiltinESMExports();
    const pglite = await openEmbedded(join(DATA_DIR, 'database'));
    const countOf = async (statement: string) => {
      const before = fsync.mock.callCount();
      for (let time = 0; time < 20; time += 1) await pglite.query(statement);
      return fsync.mock.callCount() - before;
    };
    await pglite.exec('create table marks (at timestamptz not null)');
    assert.equal(await countOf('insert into marks values (now())'), 20);
    assert.equal(await countOf('select count(*) from marks'), 0);
    await pglite.close();
    fsync.mock.restore();
    syncBuiltinESMExports();
  });

  test('a start on a full disk is refused in one sentence, and nothing is made', async () => {
    const { DATA_DIR = '' } = await blankSettings();
    const statfs = mock.method(fs, 'statfsSync', () => ({ bavail: 256, bsize: 4096 }));
    syncBuiltinESMExports();
    const config = { DATA_DIR, DATABASE_URL: undefined };
    await assert.rejects(openDatabase(config, openLog('silent'), AbortSignal.abort()), (error) => {
      assert.ok(error instanceof CannotStart);
      assert.equal(
        error.message,
        `The disk of DATA_DIR ${DATA_DIR} is full: 1 MB are free, and the database needs 24 MB to start. ` +
          'Make room and start again.',
      );
      return true;
    });
    assert.equal(existsSync(join(DATA_DIR, 'database')), false);
    statfs.mock.restore();
    syncBuiltinESMExports();
    await (await openDatabase(config, openLog('silent'), AbortSignal.abort())).close();
  });

  test('other users of the machine cannot open the lock of a folder that they can enter', async () => {
    const { DATA_DIR = '' } = await blankSettings();
    const modeOf = () => statSync(join(DATA_DIR, 'server.lock')).mode & 0o777;
    chmodSync(DATA_DIR, 0o755);
    lockFolder(DATA_DIR)();
    assert.equal(modeOf(), 0o600);
    // the mode that an older program gave it
    chmodSync(join(DATA_DIR, 'server.lock'), 0o644);
    const unlock = lockFolder(DATA_DIR);
    assert.equal(modeOf(), 0o600);
    assert.throws(() => lockFolder(DATA_DIR), FolderInUse);
    unlock();
  });
} else {
  test('several servers share one PostgreSQL, and each shows the records of the others', async () => {
    const settings = await blankSettings();
    // without a common secret each would create its own
    const shared = { ...settings, SECRET: 'a secret of both servers, 32 letters' };
    // at once, on an empty database: one creates the tables and the queues, the other waits
    const [one, other] = await Promise.all([startProcess(shared), startProcess(shared)]);
    const ada = await newTraveller(one, 'ada@example.org', [other]);
    const body = { ship_name: 'Icon of the Seas', start_date: '2027-01-09', end_date: '2027-01-16' };
    const { body: created } = await ada.call('POST cruises', { body });
    const elsewhere = new Caller(other.url, { 'accept-language': 'en' }, ada.tokens);
    assert.deepEqual([...(await readAll(elsewhere)).keys()], [created.id]);
    await Promise.all([one.stop(), other.stop()]);
  });
}

for (const released of listReleased()) {
  test(`the data of ${released} are upgraded, and the backup made before that can be restored`, async () => {
    const old = mkdtempSync(join(tmpdir(), 'gangway-released-'));
    after(() => rmSync(old, { recursive: true, force: true }));
    await unpackReleased(released, old);
    const record = parseRecord(readFileSync(join(old, 'record.json'), 'utf8'));
    const upgraded = await startProcess({ DATA_DIR: old });
    assert.deepEqual(parseRecord(JSON.stringify(await readRecord(upgraded.url))), record);
    const examined = await runGangway(['doctor', '--read'], { DATA_DIR: old });
    assert.deepEqual([examined.code, examined.err], [0, ''], examined.out);
    await upgraded.stop();

    const [backup, ...others] = readdirSync(join(old, 'before-upgrades'));
    assert.deepEqual(others, []);
    const settings = await blankSettings();
    const file = join(old, 'before-upgrades', backup ?? '');
    const restored = await runGangway(['restore', file], settings);
    assert.equal(restored.code, 0, restored.err);
    assert.match(restored.out, /It has no files/);
    cpSync(join(old, 'files'), join(settings['DATA_DIR'] ?? '', 'files'), { recursive: true });
    const again = await startProcess(settings);
    assert.deepEqual(parseRecord(JSON.stringify(await readRecord(again.url))), record);
    await again.stop();
  });
}

test('without room for the backup nothing is upgraded, unless it is switched off', async () => {
  const old = mkdtempSync(join(tmpdir(), 'gangway-released-'));
  after(() => rmSync(old, { recursive: true, force: true }));
  await unpackReleased(listReleased()[0] ?? '', old);
  writeFileSync(join(old, 'before-upgrades'), 'a file where the folder should be');
  const refused = await startProcess({ DATA_DIR: old }).catch((error: unknown) => error);
  assert.ok(refused instanceof FailedStart);
  assert.match(
    refused.message,
    /The backup before the upgrade could not be written .* \(EEXIST\)\. Nothing was changed\./,
  );
  const server = await startProcess({ DATA_DIR: old, BACKUP_BEFORE_UPGRADE: 'off' });
  await server.stop();
});
