import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Queries } from '#web/lib/queries.ts';
import { readAhead } from './read-ahead.ts';

const key = ['GET about'];

/** Reads ahead what no server answers, with a clock that stands still until it is moved. */
function readAheadOf(queries: Queries, { mock }: TestContext) {
  mock.timers.enable({ apis: ['setTimeout'] });
  let reads = 0;
  const queryFn = () => {
    reads += 1;
    return new Promise<never>(() => {});
  };
  const done = readAhead(queries, () => [queries.query({ queryKey: key, queryFn, staleTime: 0 })]);
  return { done, reads: () => reads };
}

test('a known answer is shown at once, while it is read again', async (t) => {
  const queries = new Queries();
  queries.setQueryData(key, { name: 'Gangway' });
  const { done, reads } = readAheadOf(queries, t);
  await done;
  assert.equal(reads(), 1);
});

test('an unknown answer is waited for, but only for a moment', async (t) => {
  const { done, reads } = readAheadOf(new Queries(), t);
  let is_done = false;
  void done.then(() => (is_done = true));
  t.mock.timers.tick(99);
  await Promise.resolve();
  assert.equal(is_done, false);
  t.mock.timers.tick(1);
  await done;
  assert.equal(reads(), 1);
});
