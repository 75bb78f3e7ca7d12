import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { UploadPage } from '#contract/uploads.ts';
import { openLog } from '#server/platform/log.ts';
import { bookingOf, documentOf, openTestReader, proposalOf } from '#server/testing/uploads.ts';
import { openReader, ReadingStopped, type Reader } from './reader.ts';

const nothing = () => undefined;

/** All processes that were started. */
const started: ChildProcess[] = [];
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
subscribe('child_process', note);
after(() => unsubscribe('child_process', note));

const closing = (error: unknown) => error instanceof ReadingStopped && error.is_closing;

function read(reader: Reader, text: string, id = 'a') {
  return reader.read(id, new TextEncoder().encode(text), nothing);
}

test('a document is read, with progress reports and rounded places', async () => {
  const told: string[] = [];
  const text = bookingOf(proposalOf({ ship_name: 'Icon' }));
  const bytes = new TextEncoder().encode(text);
  const result = await openTestReader().read('a', bytes, (stage, progress) =>
    told.push(`${stage} ${progress}`),
  );
  assert.deepEqual([result.outcome, result.reason, result.count], ['booking', null, 1]);
  assert.deepEqual(JSON.parse(result.proposals), [proposalOf({ ship_name: 'Icon' })]);
  assert.equal((JSON.parse(result.pages) as UploadPage[])[0]?.rows[0]?.y0, 10.12);
  // a hundred thousand equal reports are passed on once
  assert.deepEqual(told, ['text 10', 'ocr 42']);
});

test('of a parser that tells each point it looks at, only so much is passed on', async () => {
  let told = 0;
  const bytes = new TextEncoder().encode(`does tells\n${bookingOf(proposalOf({}))}`);
  const { outcome } = await openTestReader().read('a', bytes, () => (told += 1));
  assert.deepEqual([outcome, told], ['booking', 1_000]);
});

test('a document that is no booking, or cannot be read, has a reason; a booking without a cruise counts as none', async () => {
  const reader = openTestReader();
  const quote = documentOf({ outcome: 'not_a_booking', reason: 'quote', proposals: [proposalOf({})] });
  const { pages, proposals, ...rest } = await read(reader, quote);
  assert.ok(pages.length > 2 && proposals.length > 2);
  const cruises = [{ ship_name: null, start_date: null, end_date: null }];
  assert.deepEqual(rest, { outcome: 'not_a_booking', reason: 'quote', count: 1, cruises });
  const damaged = await read(reader, documentOf({ outcome: 'error', reason: 'encrypted' }));
  assert.deepEqual([damaged.outcome, damaged.reason, damaged.count], ['error', 'encrypted', 0]);
  const empty = await read(reader, bookingOf());
  assert.deepEqual([empty.outcome, empty.reason], ['not_a_booking', 'other']);
});

/** A log, and the lines written since the last call of `heard`. */
function listen() {
  const said = new PassThrough();
  return { log: pino({ level: 'warn' }, said), heard: () => String(said.read()) };
}

test('whatever a parser does to itself is an outcome, and the next document is read', async () => {
  const { log, heard } = listen();
  const reader = openTestReader({ memory_mb: 96, growth_mb: 2_048 }, log);
  const impatient = openTestReader({ time_ms: 1_000 }, log);
  // each misdeed has its own watch: another watch with the same outcome would hide a missing one
  for (const [misdeed, reason, by] of [
    ['throws', 'crashed', /"why":"Error"/],
    ['exits', 'crashed', /"why":"ended"/],
    ['fills', 'too_complex', /"why":"memory"/],
    ['buffers', 'too_complex', /"why":"memory"/],
    ['recurses', 'too_complex', /"why":"RangeError"/],
    ['loops', 'too_slow', /"why":"time"/],
    ['forgets', 'crashed', /"why":"ended"/],
  ] as const) {
    const { outcome, reason: told } = await read(misdeed === 'loops' ? impatient : reader, `does ${misdeed}`);
    assert.deepEqual([outcome, told], ['error', reason], misdeed);
    const text = heard();
    assert.match(text, by, misdeed);
    assert.doesNotMatch(text, /secret of the document/);
  }
  assert.equal((await read(reader, bookingOf(proposalOf({})))).outcome, 'booking');
});

test('memory that is in no heap of the thread counts too', async () => {
  const { log, heard } = listen();
  const reader = openTestReader({ memory_mb: 4096, growth_mb: 128 }, log);
  const { outcome, reason } = await read(reader, 'does buffers');
  assert.deepEqual([outcome, reason], ['error', 'too_complex']);
  assert.match(heard(), /"why":"memory of the process"/);
});

test('a document that takes its process along has failed, as has what is read beside it, and the next is read', async () => {
  const { log, heard } = listen();
  const reader = openTestReader({}, log);
  for (const [misdeed, reason, signal] of [
    ['faults', 'crashed', 'SIGSEGV'],
    ['starves', 'too_complex', 'SIGKILL'],
  ] as const) {
    const beside = read(reader, 'does loops', 'b');
    assert.equal((await read(reader, `does ${misdeed}`)).reason, reason);
    assert.equal((await beside).reason, reason);
    assert.match(heard(), new RegExp(`"signal":"${signal}"`));
    assert.equal((await read(reader, bookingOf(proposalOf({})))).outcome, 'booking');
  }
});

test('the result of a process that is about to end arrives, though another one has begun by then', async () => {
  const reader = openTestReader();
  const reading = read(reader, 'does loops', 'b');
  started.at(-1)?.disconnect();
  assert.equal((await read(reader, bookingOf(proposalOf({})))).outcome, 'booking');
  assert.equal((await reading).reason, 'crashed');
});

test('a process that answers nothing any more is given up, and the next document is read by another', async (t) => {
  // the time of the second document must not end while its process starts
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const reader = openTestReader({ time_ms: 4_000, grace_ms: 500 });
  const reading = read(reader, 'does loops');
  started.at(-1)?.kill('SIGSTOP');
  t.mock.timers.tick(4_500);
  assert.equal((await reading).reason, 'too_slow');
  assert.equal((await read(reader, bookingOf(proposalOf({})))).outcome, 'booking');
});

test('one process reads and is ready, until two minutes after it was last asked for something', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const reader = openTestReader();
  const before = started.length;
  for (let call = 0; call < 2; call += 1) {
    reader.prepare();
    t.mock.timers.tick(100_000);
  }
  await read(reader, bookingOf());
  t.mock.timers.tick(119_999);
  assert.deepEqual([started.length, started[before]?.killed], [before + 1, false]);
  t.mock.timers.tick(1);
  assert.equal(started[before]?.killed, true);

  reader.prepare();
  assert.equal(started.length, before + 2);
  await reader.close();
  assert.equal(started[before + 1]?.signalCode, 'SIGKILL', 'it is waited for');
  reader.prepare();
  assert.equal(started.length, before + 2, 'nothing is begun any more');
});

test('where no thread or process can be started, the list of documents still works', async () => {
  const { log, heard } = listen();
  const reader = openReader({ log, worker: new URL('https://example.org/') });
  assert.doesNotThrow(() => reader.prepare());
  await assert.rejects(reader.read('a', new Uint8Array(1), nothing), /ERR_WORKER_PATH|must be/i);
  assert.match(heard(), /no thread could be made ready/);
  await reader.close();
});

test('the process ends with its server, also with one that is killed', async (t) => {
  const script = `
    import { subscribe } from 'node:diagnostics_channel';
    import { bookingOf, openTestReader } from '#server/testing/uploads.ts';
    const started = [];
    subscribe('child_process', ({ process: child }) => started.push(child));
    const read = (text) => openTestReader().read('a', new TextEncoder().encode(text), () => console.log(started[0].pid));
    await read('does loops');`;
  const server = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script]);
  t.after(() => server.kill('SIGKILL'));
  const [told] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(String(told));
  // a terminal signals all its processes, and the server gives its readings back
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  await sleep(200);
  assert.ok(isAlive(pid));
  server.kill('SIGKILL');
  for (const end = performance.now() + 10_000; isAlive(pid) && performance.now() < end;) await sleep(20);
  assert.ok(!isAlive(pid));
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a reading that is stopped ends at once, also in the middle of a loop', async () => {
  const reader = openTestReader();
  const reading = read(reader, 'does loops', 'b');
  const other = read(reader, documentOf({ outcome: 'booking', proposals: [proposalOf({})] }, 500), 'c');
  await sleep(300);
  reader.stop('nobody');
  reader.stop('b');
  await assert.rejects(reading, (error) => error instanceof ReadingStopped && !error.is_closing);
  assert.equal((await other).outcome, 'booking');
});

test('a reader that closes drops readings under way, and begins none', async () => {
  const reader = openTestReader();
  const over = assert.rejects(read(reader, 'does loops'), closing);
  await reader.close();
  await over;
  await assert.rejects(read(reader, bookingOf()), closing);
});

test('a parser finds none of the server’s settings', async () => {
  process.env['SECRET'] = 'of the server';
  const { pages } = await read(openTestReader(), 'does looks');
  delete process.env['SECRET'];
  const [page] = JSON.parse(pages) as UploadPage[];
  const found = JSON.parse(page?.rows[0]?.cells[0]?.text ?? '') as [object, number, string, string];
  const [env, args, of_process, home] = found;
  assert.deepEqual([env, args], [{}, 2]);
  assert.doesNotMatch(of_process, /SECRET/);
  // without a home canvas cannot be loaded for a user that the system does not know
  assert.equal(home, '/nonexistent');
});

test('a parser has no files but its code, no network and no processes', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-fence-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'of the server');
  const listener = createServer().listen(0, '127.0.0.1');
  t.after(() => {
    listener.close();
    rmSync(folder, { recursive: true });
  });
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const { pages } = await read(openTestReader(), `does reaches\n${JSON.stringify({ folder, secret, port })}`);
  const [page] = JSON.parse(pages) as UploadPage[];
  const outcomes = JSON.parse(page?.rows[0]?.cells[0]?.text ?? '') as Record<string, string>;
  assert.equal(Object.keys(outcomes).length, 8);
  for (const [name, outcome] of Object.entries(outcomes)) assert.equal(outcome, 'ERR_ACCESS_DENIED', name);
});

test('text beyond what is kept is left out from the end on', async () => {
  const reader = openTestReader();
  const cell = { text: 'x'.repeat(1_000), x0: 0, x1: 1, confidence: 1, is_bold: false };
  const row = { block: 0, table: null, y0: 0, y1: 1, size: 1, cells: [cell] };
  const pages = [1, 2, 3].map((number) => ({
    number,
    width: 1,
    height: 1,
    is_rtl: false,
    rows: Array.from({ length: 900 }, () => row),
  }));
  const outcome = { outcome: 'booking', proposals: Array.from({ length: 25 }, () => proposalOf({})) };
  const result = await read(reader, JSON.stringify({ outcome, pages }));
  const kept = JSON.parse(result.pages) as UploadPage[];
  assert.ok(result.pages.length < 2_001_000);
  assert.deepEqual(kept.map(({ rows }) => rows.length).slice(0, 1), [900]);
  assert.ok((kept[2]?.rows.length ?? 0) < 100);
  assert.equal(result.count, 20);
  const long = proposalOf({ ship_name: 'x'.repeat(120_000) });
  const few = await read(reader, bookingOf(long, long, long));
  assert.deepEqual([few.count, (JSON.parse(few.proposals) as unknown[]).length], [2, 2]);
});

test('the reader of the product itself answers in its thread, also in one that was made ready', async () => {
  const reader = openReader({ log: openLog('silent') });
  for (const is_ready of [false, true]) {
    if (is_ready) reader.prepare();
    const { outcome, pages } = await read(reader, 'Lunch: two soups, one salad. Total 31.50');
    assert.equal(outcome, 'not_a_booking');
    assert.match(pages, /two soups/);
  }
  // each kind needs other libraries, data and native code, and access to all of it
  const documents = join(import.meta.dirname, '../../../corpus/tuning/documents');
  for (const name of ['101.pdf', '105.eml', '109.html', '132.jpg']) {
    const { outcome, pages } = await reader.read(name, readFileSync(join(documents, name)), nothing);
    assert.notEqual(outcome, 'error', name);
    assert.ok((JSON.parse(pages) as UploadPage[])[0]?.rows.length, name);
  }
});
