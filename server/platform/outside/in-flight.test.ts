import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InFlight } from './in-flight.ts';

test('concurrent requests for the same work run it once, and a later one runs it again', async () => {
  const calls = new InFlight(2);
  let done = 0;
  const work = async () => {
    done += 1;
    await Promise.resolve();
  };
  await Promise.all([calls.once('a', work), calls.once('a', work), calls.once('b', work)]);
  assert.equal(done, 2);
  await calls.once('a', work);
  assert.equal(done, 3);
});

test('no more than so many run at a time, and all of them run', async () => {
  const calls = new InFlight(2);
  let running = 0;
  let most = 0;
  const order: string[] = [];
  const work = (key: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    order.push(key);
    if (key === 'c') throw new Error('it went wrong');
  };
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const ended = await Promise.allSettled(keys.map((key) => calls.once(key, work(key))));
  assert.deepEqual([most, order], [2, keys]);
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  );
});

test('closing aborts running work and drops waiting work', async () => {
  const calls = new InFlight(1);
  const begun: string[] = [];
  const work = (key: string) => async (signal: AbortSignal) => {
    begun.push(key);
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
  };
  const all = [calls.once('a', work('a')), calls.once('b', work('b'))];
  await calls.close();
  await Promise.all(all);
  assert.deepEqual([begun, calls.is_closed], [['a'], true]);
});
