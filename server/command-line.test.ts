import assert from 'node:assert/strict';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { answerQuestion } from './commands.ts';
import { lockFolder } from './database/lock.ts';
import { openSocket, socketPath } from './platform/command-line/socket.ts';
import { newId } from './platform/ids.ts';
import { version } from './platform/version.ts';
import { tested_database } from './testing/database.ts';
import { runGangway, runPiped } from './testing/gangway.ts';
import { endProcesses, startProcess, type ServerProcess } from './testing/process.ts';
import { Caller, good_password, startTestServer } from './testing/server.ts';

const is_embedded = tested_database === 'pglite';

after(endProcesses);

/** Settings of an instance with an empty database. */
async function blankSettings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-cli-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  if (is_embedded) return { DATA_DIR: folder };
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  const name = `cli_${newId().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  after(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  url.pathname = `/${name}`;
  return { DATA_DIR: folder, DATABASE_URL: url.href };
}

/** One instance for all tests: a database takes seconds to create. */
const settings = await blankSettings();
const DATA_DIR = settings['DATA_DIR'] ?? '';

const create = (email: string) => ['user', 'create', email, '--first-name', 'Ada', '--last-name', 'Seafarer'];

async function logsIn(server: ServerProcess, email: string): Promise<number> {
  const caller = new Caller(server.url, { 'accept-language': 'en' });
  return (await caller.call('POST auth/jwt/create/', { body: { email, password: good_password } })).status;
}

const statusOf = async (server: ServerProcess, path: string) => (await fetch(server.url + path)).status;

/** Waits on PostgreSQL, where a server checks once a second. */
async function waitForStatus(server: ServerProcess, path: string, status: number): Promise<void> {
  if (!is_embedded) {
    for (const end = performance.now() + 20_000; performance.now() < end; await sleep(50)) {
      if ((await statusOf(server, path)) === status) return;
    }
  }
  assert.equal(await statusOf(server, path), status);
}

test('with no server the command line works on the data itself, and leaves it to the next one', async () => {
  const made = await runGangway(create('ada@example.org'), settings, `${good_password}\n`);
  assert.deepEqual([made.code, made.out], [0, 'The account ada@example.org is open.\n'], made.err);
  assert.match(made.err, is_embedded ? /^Making the database in .* \.\.\.\n$/ : /^$/);
  const again = await runGangway(create('ada@example.org'), settings, `${good_password}\n`);
  assert.deepEqual(again, {
    code: 1,
    out: '',
    err: 'There is already an account with the address ada@example.org.\n',
  });
  const server = await startProcess(settings);
  assert.equal(await logsIn(server, 'ada@example.org'), 200);
  await server.stop();
});

test('beside a server a command counts at once, and is told in its log without the password', async () => {
  const server = await startProcess(settings);
  const made = await runGangway(create('ben@example.org'), settings, `${good_password}\n`);
  assert.deepEqual(made, { code: 0, out: 'The account ben@example.org is open.\n', err: '' });
  assert.equal(await logsIn(server, 'ben@example.org'), 200);
  if (is_embedded) assert.match(server.said(), /"command":"user create","exit_code":0/);
  assert.ok(!server.said().includes(good_password));

  assert.equal((await runGangway(['maintenance', 'on'], settings)).code, 0);
  await waitForStatus(server, '/api/about', 503);
  assert.equal(await statusOf(server, '/healthz'), 200);
  assert.equal((await runGangway(['maintenance', 'off'], settings)).out, 'Maintenance is off.\n');
  await waitForStatus(server, '/api/about', 401);

  const unknown = await runGangway(['user', 'set-plan', 'nobody@example.org', 'pro'], settings);
  assert.deepEqual(unknown, {
    code: 1,
    out: '',
    err: 'There is no account with the address nobody@example.org.\n',
  });
  const deleted = await runGangway(['user', 'delete', 'ben@example.org', '--yes'], settings);
  assert.deepEqual([deleted.code, deleted.err], [0, '']);
  assert.equal(await logsIn(server, 'ben@example.org'), 401);
  await server.stop();
});

test('commands at the same time are all carried out', async () => {
  const server = await startProcess(settings);
  const made = await Promise.all([1, 2, 3].map(() => runGangway(['code', 'create'], settings)));
  for (const { code, err } of made) assert.deepEqual([code, err], [0, '']);
  const { out } = await runGangway(['code', 'list'], settings);
  for (const code of made) assert.ok(out.includes(code.out.trim()), out);
  await server.stop();
});

test('a backup made beside a server is restored into another instance, where sessions go on', async () => {
  const server = await startProcess(settings);
  const body = { email: 'ada@example.org', password: good_password };
  const { body: tokens } = await new Caller(server.url, {}).call('POST auth/jwt/create/', { body });
  const file = join(DATA_DIR, 'backup.tar.zst');
  const made = await runGangway(['backup', file], settings);
  assert.deepEqual([made.code, made.err], [0, '']);
  assert.match(
    made.out,
    /^\/.*\/backup\.tar\.zst: \d\.\d MB, accounts 1, cruises 0, files 0, waiting jobs \d+\.\n$/,
  );
  assert.equal((statSync(file).mode & 0o777).toString(8), '600');
  const again = await runGangway(['backup', file], settings);
  assert.deepEqual([again.code, again.out, again.err], [1, '', `${file} exists already.\n`]);
  const piped = await runPiped(['backup', '-'], settings);
  assert.equal(piped.code, 0);
  assert.match(piped.err, /^\d\.\d MB, accounts 1, cruises 0, files 0, waiting jobs \d+\.\n$/);
  await server.stop();

  const used = await runGangway(['restore', file], settings);
  assert.deepEqual([used.code, used.out], [1, '']);
  assert.match(
    used.err,
    is_embedded ? /^The data in .* have accounts\./ : /^The database of DATABASE_URL is in use\./,
  );
  const elsewhere = await blankSettings();
  const restored = await runGangway(['restore', file], elsewhere);
  assert.deepEqual([restored.code, restored.err], [0, '']);
  // by which no reminder and no mail that was due is sent again
  const mark = 'reminders-sent-until';
  assert.ok(existsSync(join(elsewhere['DATA_DIR'] ?? '', mark)));
  const next = await startProcess(elsewhere);
  const caller = new Caller(next.url, {}, tokens);
  assert.equal((await caller.call('GET user/settings')).body.user.email, 'ada@example.org');
  await next.stop();

  // from a pipe, and of a server that was stopped before: what was due goes out
  const moved = await blankSettings();
  const cut = await runGangway(['restore', '-', '--moved'], moved, piped.out.subarray(0, 4000));
  assert.deepEqual([cut.code, cut.out], [1, '']);
  const whole = await runGangway(['restore', '-', '--moved'], moved, piped.out);
  assert.deepEqual([whole.code, whole.err], [0, '']);
  assert.match(whole.out, /^Restored the backup of .* accounts 1, .*\.\n$/);
  assert.ok(!existsSync(join(moved['DATA_DIR'] ?? '', mark)));
});

test('a command that is not understood, or an invalid setting, ends with 2 and opens nothing', async () => {
  const unmade = { DATA_DIR: join(DATA_DIR, 'unmade') };
  const unknown = await runGangway(['user', 'frobnicate'], unmade);
  assert.deepEqual([unknown.code, unknown.out], [2, '']);
  assert.match(unknown.err, /^error: unknown command 'frobnicate'/);
  const wrong = await runGangway(['user', 'list'], { ...unmade, LOG_LEVEL: 'loud' });
  assert.deepEqual([wrong.code, wrong.out], [2, '']);
  assert.match(wrong.err, /^LOG_LEVEL must be one of .*\.\n$/);
  assert.equal(existsSync(unmade.DATA_DIR), false);
});

test('a database that cannot be reached ends with 3 and a sentence, without its password', async () => {
  const DATABASE_URL = 'postgres://nobody:secret-word@127.0.0.1:1/none';
  const { code, out, err } = await runGangway(['user', 'list'], { ...settings, DATABASE_URL });
  assert.deepEqual([code, out], [3, '']);
  assert.equal(err, 'DATABASE_URL cannot be used: nothing answers there.\n');
});

if (is_embedded) {
  test('the socket of a server that was killed does not block the next one', async () => {
    const socket = socketPath(DATA_DIR);
    const killed = await startProcess(settings);
    await killed.kill();
    assert.ok(existsSync(socket), 'the socket is left over');
    assert.deepEqual(await runGangway(['maintenance', 'status'], settings), {
      code: 0,
      out: 'Maintenance is off.\n',
      err: '',
    });
    const next = await startProcess(settings);
    assert.equal((statSync(socket).mode & 0o777).toString(8), '600');
    assert.equal((await runGangway(['code', 'create'], settings)).code, 0);
    assert.match(next.said(), /"command":"code create"/);
    await next.stop();
    assert.equal(existsSync(socket), false);
  });

  test('while a server starts or stops, the command line waits for it', async () => {
    const unlock = lockFolder(DATA_DIR);
    const running = runGangway(['code', 'create'], { DATA_DIR });
    // long enough to find the folder taken, though nothing depends on that
    await sleep(1_500);
    const socket = await openSocket(DATA_DIR, () =>
      Promise.resolve(JSON.stringify({ exit_code: 0, result: 'RUM', sentence: '' })),
    );
    assert.deepEqual(await running, { code: 0, out: 'RUM\n', err: '' });
    await socket.close();
    unlock();
  });

  if (process.getuid?.() === 0) {
    test('root is kept from another user’s data, which that user could not open any more', async () => {
      chownSync(join(DATA_DIR, 'database'), 12_345, 12_345);
      const { code, err } = await runGangway(['user', 'list'], settings);
      assert.equal(code, 1);
      assert.match(err, /is another user's \(12345\)\. Run this as that user\.\n$/);
    });
  }
}

test('a server of another version, or one that fails inside, says so', async () => {
  const { services } = await startTestServer();
  const ask = async (question: object) =>
    JSON.parse(await answerQuestion(services, JSON.stringify(question))) as object;
  const right = { version, command: 'maintenance status', values: {} };
  assert.deepEqual(await ask(right), { exit_code: 0, result: 'Maintenance is off.', sentence: '' });
  const other = {
    exit_code: 3,
    result: '',
    sentence: 'The server that runs is another version of Gangway. Start it again, then repeat this.',
  };
  assert.deepEqual(await ask({ ...right, version: '0.0.0' }), other);
  assert.deepEqual(await ask({ ...right, more: 1 }), other);
  services.maintenance.look = () => Promise.reject(new Error('a fault of ours'));
  assert.deepEqual(await ask(right), {
    exit_code: 3,
    result: '',
    sentence: 'The server failed at this; its log says why.',
  });
});
