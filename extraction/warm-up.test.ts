import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warmUp } from './warm-up.ts';

test('what the reader warms up with is a PDF that it reads as a booking, with its table', async () => {
  const { outcome, pages } = await warmUp();
  assert.ok(outcome.outcome === 'booking');
  const [proposal] = outcome.proposals;
  assert.equal(proposal?.fields.ship_name?.value, 'Queen Mary 2');
  assert.equal(proposal.schedule.length, 4);
  assert.deepEqual(
    pages.map(({ width, height }) => [width, height]),
    [[595, 842]],
  );
});
