import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { bookingOf, documentOf, proposalOf, test_worker } from '#server/testing/uploads.ts';
import type { ReaderLimits } from './result.ts';
import { openThreads, type Threads } from './threads.ts';

/** All threads that were started; Node.js reports them some moments later. */
const started: Worker[] = [];
/** V8's own limit of the last thread, which is not readable after its end. */
let own_limit_mb: number | undefined;
const note = (worker: Worker) => {
  started.push(worker);
  own_limit_mb = worker.resourceLimits?.maxOldGenerationSizeMb;
};
process.on('worker', note);
after(() => process.off('worker', note));
beforeEach(() => started.splice(0));

const booking = bookingOf(proposalOf({}));
const usual: ReaderLimits = { time_ms: 10_000, grace_ms: 0, memory_mb: 512, growth_mb: 2_048 };

/** The reasons why waiting threads ended, and why documents were not read. */
const heard: string[] = [];
const hear = (why: string) => heard.push(why);
beforeEach(() => heard.splice(0));

function open(limits: Partial<ReaderLimits> = {}, worker = test_worker): Threads {
  return openThreads({ worker, limits: { ...usual, ...limits }, onTrouble: hear, onUnready: hear });
}

async function read(threads: Threads, text: string): Promise<string | null | undefined> {
  const result = await threads.read('a', new TextEncoder().encode(text), () => undefined);
  return result?.reason ?? result?.outcome;
}

test('a document is read by the thread that waits for it, the next one by another', async () => {
  const threads = open();
  for (let time = 0; time < 3; time += 1) threads.prepare();
  await soon();
  assert.equal(started.length, 1);
  assert.equal(await read(threads, booking), 'booking');
  assert.equal(started.length, 1);
  assert.equal(await read(threads, booking), 'booking');
  assert.equal(started.length, 2);
  assert.deepEqual(
    started.map(({ threadId }) => threadId),
    [-1, -1],
    'both are over',
  );
});

test('a reading in a waiting thread has the same limits', async () => {
  const threads = open({ memory_mb: 96 });
  // a separate instance, as filling the memory takes a slow machine longer than this limit
  const impatient = open({ time_ms: 1_000 });
  for (const [misdeed, reason] of [
    ['loops', 'too_slow'],
    ['fills', 'too_complex'],
    ['exits', 'crashed'],
  ] as const) {
    const one = misdeed === 'loops' ? impatient : threads;
    one.prepare();
    assert.equal(await read(one, `does ${misdeed}`), reason);
  }
  assert.equal(started.length, 3);
});

test('while a document is read no thread is made ready beside it', async () => {
  const threads = open();
  const reading = read(threads, documentOf({ outcome: 'booking', proposals: [proposalOf({})] }, 200));
  threads.prepare();
  await reading;
  assert.equal(started.length, 1);
});

test('a waiting thread that ended is not waited for', async () => {
  const threads = open({ time_ms: 2_000 }, new URL('data:text/javascript,process.exit()'));
  const ended = new Promise((resolve) => {
    process.once('worker', (worker) => worker.once('exit', resolve));
  });
  threads.prepare();
  await ended;
  assert.deepEqual(heard, ['ended']);
  // the second thread ends as well, and reports it at once: the first would never report anything
  assert.equal(await read(threads, booking), 'crashed');
  assert.equal(started.length, 2);
});

test('a thread whose own page could not be read reads the document all the same', async () => {
  const source = `
    import { readInThread } from '${new URL('./thread.ts', import.meta.url).href}';
    const outcome = { outcome: 'not_a_booking', reason: 'menu', proposals: [] };
    await readInThread(() => ({ outcome, pages: [] }), () => Promise.reject(new Error('no page')));`;
  const worker = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const threads = open({}, worker);
  threads.prepare();
  assert.equal(await read(threads, 'any'), 'menu');
});

test('a document that comes while its thread loads is read before any page of our own', async () => {
  const source = `
    import { readInThread } from '${new URL('./thread.ts', import.meta.url).href}';
    const outcome = { outcome: 'not_a_booking', reason: 'menu', proposals: [] };
    await readInThread(() => ({ outcome, pages: [] }), () => process.exit());`;
  const threads = open({}, new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  threads.prepare();
  assert.equal(await read(threads, 'any'), 'menu');
});

test('a thread reaches our limit of memory well before the one of V8, which may end the process', async () => {
  assert.equal(await read(open({ memory_mb: 96 }), 'does fills'), 'too_complex');
  assert.deepEqual([heard, own_limit_mb], [['memory'], 192]);
});
