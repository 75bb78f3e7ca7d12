import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Turnstile, type Line } from './turnstile.ts';

/** Work that begins when it is let in and ends when the test says so. */
function workload(turnstile: Turnstile) {
  const running = new Map<string, PromiseWithResolvers<string>>();
  const start = (name: string, line: Line = 'second') =>
    turnstile.pass(line, () => {
      const work = Promise.withResolvers<string>();
      running.set(name, work);
      return work.promise.finally(() => running.delete(name));
    });
  return { start, running, names: () => [...running.keys()] };
}

const settled = () => setImmediate();

test('so many at a time, and each gets its own answer, in the order they came', async () => {
  const { start, running, names } = workload(new Turnstile(2, 9));
  const answers = ['a', 'b', 'c', 'd'].map((name) => start(name));
  await settled();
  assert.deepEqual(names(), ['a', 'b']);
  running.get('b')?.resolve('answer of b');
  await settled();
  assert.deepEqual(names(), ['a', 'c']);
  running.get('a')?.resolve('answer of a');
  await settled();
  assert.deepEqual(names(), ['c', 'd']);
  running.get('c')?.resolve('answer of c');
  running.get('d')?.resolve('answer of d');
  assert.deepEqual(await Promise.all(answers), ['answer of a', 'answer of b', 'answer of c', 'answer of d']);
});

test('work that fails makes way as well', async () => {
  const { start, running, names } = workload(new Turnstile(1, 9));
  const failing = start('a');
  const next = start('b');
  await settled();
  running.get('a')?.reject(new Error('no'));
  await assert.rejects(failing, /no/);
  await settled();
  assert.deepEqual(names(), ['b']);
  running.get('b')?.resolve('done');
  assert.equal(await next, 'done');
});

test('work whose caller has gone leaves its line, and is never begun', async () => {
  const turnstile = new Turnstile(1, 1);
  const { start, running, names } = workload(turnstile);
  const first = start('a');
  const leaving = new AbortController();
  const begun: string[] = [];
  const left = turnstile.pass('second', async () => begun.push('b'), leaving.signal);
  assert.equal(turnstile.hasRoom('second'), false);
  leaving.abort();
  await assert.rejects(left, { name: 'AbortError' });
  assert.equal(turnstile.hasRoom('second'), true);
  const third = start('c');
  running.get('a')?.resolve('');
  await first;
  await settled();
  assert.deepEqual([begun, names()], [[], ['c']]);
  running.get('c')?.resolve('');
  await third;
});

test('work that waited leaves as much room as before', async () => {
  const { start, running, names } = workload(new Turnstile(1, 9));
  const gone = ['a', 'b'].map((name) => start(name));
  for (const name of ['a', 'b']) {
    await settled();
    running.get(name)?.resolve(name);
  }
  await Promise.all(gone);
  const last = ['c', 'd'].map((name) => start(name));
  await settled();
  assert.deepEqual(names(), ['c']);
  running.get('c')?.resolve('c');
  await settled();
  assert.deepEqual(names(), ['d']);
  running.get('d')?.resolve('d');
  await Promise.all(last);
});

test('the second line goes when the first is empty', async () => {
  const { start, running, names } = workload(new Turnstile(1, 9));
  const answers = [start('a'), start('b'), start('c'), start('d', 'first'), start('e', 'first')];
  const order: string[] = [];
  for (const _ of answers) {
    await settled();
    const [name = ''] = names();
    order.push(name);
    running.get(name)?.resolve(name);
  }
  await Promise.all(answers);
  assert.deepEqual(order, ['a', 'd', 'e', 'b', 'c']);
});

test('each line has room for so many, and a full one leaves the other its own', async () => {
  const turnstile = new Turnstile(1, 2);
  const { start, running } = workload(turnstile);
  assert.ok(turnstile.hasRoom('second'));
  const answers = ['a', 'b', 'c'].map((name) => start(name));
  assert.deepEqual([turnstile.hasRoom('first'), turnstile.hasRoom('second')], [true, false]);
  for (const name of ['a', 'b', 'c']) {
    await settled();
    running.get(name)?.resolve(name);
  }
  await Promise.all(answers);
  assert.ok(turnstile.hasRoom('second'));
});
