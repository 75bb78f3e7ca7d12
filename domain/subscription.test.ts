import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectivePlan } from './entitlements.ts';
import { boughtPlan, isLive, leadingSubscription, type Subscription } from './subscription.ts';

const monthly: Subscription = {
  id: 'sub_1',
  status: 'active',
  plan: 'standard',
  interval: 'month',
  period_start: '2026-11-21T12:00:00Z',
  period_end: '2026-12-21T12:00:00Z',
  ends_at: null,
  is_unpaid: false,
  created_at: '2026-11-21T12:00:00Z',
};

const lead = (all: Subscription[], today = '2026-11-22') => leadingSubscription(all, today);
const until = (change: Partial<Subscription>) => boughtPlan({ ...monthly, ...change })?.plan_expiry ?? null;

test('a subscription gives its plan for the paid period, after a failed payment for seven days', () => {
  assert.equal(until({}), '2026-12-21');
  assert.equal(until({ status: 'trialing' }), '2026-12-21');
  assert.equal(until({ ends_at: '2026-12-01T00:00:00Z' }), '2026-12-01');
  assert.equal(until({ status: 'past_due' }), '2026-11-28');
  assert.equal(until({ status: 'unpaid' }), '2026-11-28');
  assert.equal(until({ status: 'canceled' }), '2026-12-21');
  assert.equal(until({ status: 'canceled', is_unpaid: true }), '2026-11-28');
});

test('a subscription that was never paid, is paused, or has an unknown price gives no plan', () => {
  for (const status of ['incomplete', 'incomplete_expired', 'paused', 'something new'])
    assert.equal(until({ status }), null, status);
  assert.equal(until({ plan: null }), null);
});

test('a plan is valid on its last day and free from the midnight after it', () => {
  const on = (today: string) => effectivePlan('pro', '2026-12-21', today, true);
  assert.equal(on('2026-12-21'), 'pro');
  assert.equal(on('2026-12-22'), 'free');
});

test('of several subscriptions the live one counts, then the larger plan, in whatever order they are listed', () => {
  const ended = { ...monthly, id: 'ended', status: 'canceled', plan: 'pro' } as const;
  const pro = { ...monthly, id: 'pro', plan: 'pro' } as const;
  const never = { ...monthly, id: 'never', status: 'incomplete_expired' };
  assert.equal(lead([ended, monthly])?.id, 'sub_1');
  assert.equal(lead([pro, monthly])?.id, 'pro');
  assert.equal(lead([monthly, pro])?.id, 'pro');
  assert.equal(lead([never, ended])?.id, 'ended');
  assert.equal(lead([]), null);
  assert.deepEqual([isLive(monthly), isLive(ended)], [true, false]);
});

test('a paid plan counts before a larger one that is no longer paid', () => {
  const unpaid = { ...monthly, id: 'unpaid', plan: 'pro', status: 'past_due' } as const;
  assert.equal(lead([unpaid, monthly])?.id, 'sub_1', 'also while its seven days last');
  const year = { ...monthly, id: 'year', status: 'canceled', period_end: '2027-11-21T12:00:00Z' };
  assert.equal(lead([unpaid, year], '2026-11-28')?.id, 'unpaid', 'it goes on when it is paid');
  assert.equal(lead([unpaid, year], '2026-11-29')?.id, 'year', 'the seven days are over');
});
