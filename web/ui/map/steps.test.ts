import assert from 'node:assert/strict';
import { test } from 'node:test';
import { now } from '../clock.ts';
import { inTurns, runSteps, type Steps } from './steps.ts';

/** Ten steps, each as long as a turn. */
function* count(): Steps<number> {
  let sum = 0;
  for (let step = 1; step <= 10; step += 1) {
    const begun = now();
    while (now() - begun < 6);
    sum += step;
    yield;
  }
  return sum;
}

test('steps give the same in one go and in turns, and others have their turns in between', async () => {
  assert.equal(runSteps(count()), 55);
  let others = 0;
  const other = setInterval(() => (others += 1));
  assert.equal(await inTurns(count()), 55);
  clearInterval(other);
  assert.ok(others >= 3, `${others}`);
});
