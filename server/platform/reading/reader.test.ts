import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { UploadPage } from '#contract/uploads.ts';
import { openLog } from '#server/platform/log.ts';
import { bookingOf, documentOf, openTestReader, proposalOf } from '#server/testing/uploads.ts';
import { openReader, Stopped, type Reader } from './reader.ts';

const nothing = () => undefined;

const closing = (error: unknown) => error instanceof Stopped && error.is_closing;

function read(reader: Reader, text: string, id = 'a') {
  return reader.read(id, new TextEncoder().encode(text), nothing);
}

test('a document is read, its progress told, and its places rounded', async () => {
  const told: string[] = [];
  const text = bookingOf(proposalOf({ ship_name: 'Icon' }));
  const bytes = new TextEncoder().encode(text);
  const result = await openTestReader().read('a', bytes, (stage, progress) =>
    told.push(`${stage} ${progress}`),
  );
  assert.deepEqual([result.outcome, result.reason, result.count], ['booking', null, 1]);
  assert.deepEqual(JSON.parse(result.proposals), [proposalOf({ ship_name: 'Icon' })]);
  assert.equal((JSON.parse(result.pages) as UploadPage[])[0]?.rows[0]?.y0, 10.12);
  // a hundred thousand times the same is told once
  assert.deepEqual(told, ['text 10', 'ocr 42']);
  assert.equal(bytes.length, 0, 'the bytes are given away, not copied');
});

test('of a parser that tells each point it looks at, only so much is passed on', async () => {
  let told = 0;
  const bytes = new TextEncoder().encode(`does tells\n${bookingOf(proposalOf({}))}`);
  const { outcome } = await openTestReader().read('a', bytes, () => (told += 1));
  assert.deepEqual([outcome, told], ['booking', 1_000]);
});

test('what is no booking, or cannot be read, says why; a booking without a cruise is none', async () => {
  const reader = openTestReader();
  const quote = documentOf({ outcome: 'not_a_booking', reason: 'quote', proposals: [proposalOf({})] });
  const { pages, proposals, ...rest } = await read(reader, quote);
  assert.ok(pages.length > 2 && proposals.length > 2);
  assert.deepEqual(rest, { outcome: 'not_a_booking', reason: 'quote', count: 1 });
  const damaged = await read(reader, documentOf({ outcome: 'error', reason: 'encrypted' }));
  assert.deepEqual([damaged.outcome, damaged.reason, damaged.count], ['error', 'encrypted', 0]);
  const empty = await read(reader, bookingOf());
  assert.deepEqual([empty.outcome, empty.reason], ['not_a_booking', 'other']);
});

/** A log, and what was said in it since it was last asked. */
function listen() {
  const said = new PassThrough();
  return { log: pino({ level: 'warn' }, said), heard: () => String(said.read()) };
}

test('whatever a parser does to itself is an outcome, and the next document is read', async () => {
  const { log, heard } = listen();
  const reader = openTestReader({ memory_mb: 96, growth_mb: 2_048 }, log);
  const impatient = openTestReader({ time_ms: 1_000 }, log);
  // each is caught by a watch of its own: another one that comes to the same would hide that it is gone
  for (const [misdeed, reason, by] of [
    ['throws', 'crashed', /"why":"Error"/],
    ['exits', 'crashed', /"why":"ended"/],
    ['fills', 'too_complex', /"why":"(Error|memory)"/],
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

test('a reading that is stopped ends at once, also in the middle of a loop', async () => {
  const reader = openTestReader();
  const reading = read(reader, 'does loops', 'b');
  const other = read(reader, documentOf({ outcome: 'booking', proposals: [proposalOf({})] }, 500), 'c');
  await sleep(300);
  reader.stop('nobody');
  reader.stop('b');
  await assert.rejects(reading, (error) => error instanceof Stopped && !error.is_closing);
  assert.equal((await other).outcome, 'booking');
});

test('a reader that closes lets go of what is under way, and begins nothing more', async () => {
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
  assert.deepEqual(JSON.parse(page?.rows[0]?.cells[0]?.text ?? ''), [{}, 2]);
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
});
