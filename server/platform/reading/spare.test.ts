import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, beforeEach, test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { openLog } from '#server/platform/log.ts';
import { bookingOf, documentOf, openTestReader, proposalOf } from '#server/testing/uploads.ts';
import { openReader, type Reader } from './reader.ts';

/** Every thread that was started; it is told some moments later. */
const started: Worker[] = [];
const note = (worker: Worker) => started.push(worker);
process.on('worker', note);
after(() => process.off('worker', note));
beforeEach(() => started.splice(0));

const booking = bookingOf(proposalOf({}));

async function read(reader: Reader, text: string): Promise<string | null> {
  const { outcome, reason } = await reader.read('a', new TextEncoder().encode(text), () => undefined);
  return reason ?? outcome;
}

test('a document is read by the thread that waits for it, the next one by another', async () => {
  const reader = openTestReader();
  for (let time = 0; time < 3; time += 1) reader.prepare();
  await soon();
  assert.equal(started.length, 1);
  assert.equal(await read(reader, booking), 'booking');
  assert.equal(started.length, 1);
  assert.equal(await read(reader, booking), 'booking');
  assert.equal(started.length, 2);
  assert.deepEqual(
    started.map(({ threadId }) => threadId),
    [-1, -1],
    'both are over',
  );
});

test('what a waiting thread reads has the same limits', async () => {
  const reader = openTestReader({ memory_mb: 96 });
  // of its own, as the memory of the other takes a slow machine longer than this to fill
  const impatient = openTestReader({ time_ms: 1_000 });
  for (const [misdeed, reason] of [
    ['loops', 'too_slow'],
    ['fills', 'too_complex'],
    ['exits', 'crashed'],
  ] as const) {
    const one = misdeed === 'loops' ? impatient : reader;
    one.prepare();
    assert.equal(await read(one, `does ${misdeed}`), reason);
  }
  assert.equal(started.length, 3);
});

test('while a document is read no thread is made ready beside it', async () => {
  const reader = openTestReader();
  const reading = read(reader, documentOf({ outcome: 'booking', proposals: [proposalOf({})] }, 200));
  reader.prepare();
  await reading;
  assert.equal(started.length, 1);
});

test('a waiting thread that ended is not waited for', async () => {
  const worker = new URL('data:text/javascript,process.exit()');
  const reader = openReader({ log: openLog('silent'), worker, limits: { time_ms: 2_000 } });
  reader.prepare();
  await soon();
  const [thread] = started;
  assert.ok(thread);
  await once(thread, 'exit');
  // the second one ends as well, which is told at once: of the first nothing would ever be heard
  assert.equal(await read(reader, booking), 'crashed');
  assert.equal(started.length, 2);
});

test('where no thread can be started, nobody who looks at the list is told', () => {
  const reader = openReader({ log: openLog('silent'), worker: new URL('https://example.org/') });
  assert.doesNotThrow(() => reader.prepare());
});

test('two minutes after the last call a waiting thread is over, as it is when the reader closes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const reader = openTestReader();
  for (let call = 0; call < 2; call += 1) {
    reader.prepare();
    t.mock.timers.tick(100_000);
  }
  // longer than a thread takes to end, by a clock that is not the test's
  for (const end = performance.now() + 200; performance.now() < end;) await soon();
  const [thread] = started;
  assert.ok(thread);
  assert.notEqual(thread.threadId, -1, 'the second call let it stay');
  const gone = once(thread, 'exit');
  t.mock.timers.tick(20_001);
  await gone;

  reader.prepare();
  await soon();
  assert.equal(started.length, 2);
  await reader.close();
  assert.equal(started[1]?.threadId, -1);
  reader.prepare();
  await soon();
  assert.equal(started.length, 2, 'nothing is begun any more');
});
