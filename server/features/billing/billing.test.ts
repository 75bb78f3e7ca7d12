import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { idOf, startShop } from '#server/testing/billing.ts';
import { madePrice } from '#server/testing/payments.ts';
import { good_password, startTestServer } from '#server/testing/server.ts';
import { tidyBilling } from './actions-events.ts';

const { server, provider, customer, planOf, seenTo, deliver } = await startShop();
const { query } = server.database;

test('the prices are the provider’s, cached for a while, with trial days for an account that never paid', async () => {
  const traveller = await server.traveller();
  const { body } = await traveller.call('GET billing/plans');
  assert.deepEqual(body.items[0], {
    plan: 'standard',
    interval: 'month',
    amount: '3.90',
    currency: 'EUR',
    trial_days: 14,
  });
  assert.equal(body.items.length, 4);
  assert.deepEqual([body.subscription, body.can_manage], [null, false]);
  const asked = provider.asked.length;
  await traveller.call('GET billing/plans');
  assert.equal(provider.asked.length, asked);
});

test('an account that pays in a checkout session has the plan, and cannot pay it again', async () => {
  const { caller, customer_id } = await customer();
  const { body } = await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'year' } });
  const paid = await fetch(body.url, { method: 'POST', redirect: 'manual' });
  assert.equal(paid.headers.get('location'), 'https://gangway.test/account/upgrade?payment=done&plan=pro');
  await seenTo();
  assert.deepEqual(await planOf(caller), ['pro', '2027-11-21']);
  const subscribed = await caller.call('GET billing/plans');
  assert.deepEqual(subscribed.body.subscription, {
    plan: 'pro',
    interval: 'year',
    is_renewing: true,
    is_past_due: false,
    ends_on: '2027-11-21',
  });
  assert.equal(subscribed.body.items[0]?.trial_days, 0);
  const again = await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'year' } });
  assert.deepEqual([again.status, again.failure.code], [409, 'same_plan']);
  assert.equal(again.failure.detail, 'You’re already on this plan.');
  // another plan is a change of what is paid, not a second payment beside it
  const other = await caller.call('POST billing/checkout', { body: { plan: 'standard', interval: 'year' } });
  assert.match(other.body.url, /\/portal\//);
  await fetch(other.body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'Confirm' }),
  });
  await seenTo();
  assert.deepEqual(await planOf(caller), ['standard', '2027-11-21']);
  assert.equal(provider.subscriptions.filter((one) => one.customer === customer_id).length, 1);
});

test('an unused earlier checkout session is closed, so that nobody pays twice', async () => {
  const { caller } = await customer();
  const [first, second] = [
    await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'month' } }),
    await caller.call('POST billing/checkout', { body: { plan: 'standard', interval: 'year' } }),
  ];
  assert.match(await (await fetch(first.body.url)).text(), /closed/);
  assert.match(await (await fetch(second.body.url)).text(), /Pay/);
});

test('an account that ends its plan keeps it until the end of the paid period', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  await deliver(provider.sign('customer.subscription.created', paid));
  const portal = await caller.call('POST billing/portal');
  await fetch(portal.body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'Cancel plan' }),
  });
  await seenTo();
  assert.deepEqual(await planOf(caller), ['standard', '2026-12-21']);
  assert.equal((await caller.call('GET billing/plans')).body.subscription?.is_renewing, false);
});

test('a payment that fails leaves seven days', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month', { status: 'past_due' });
  await deliver(provider.sign('invoice.payment_failed', { object: 'invoice', customer: customer_id }));
  assert.deepEqual(await planOf(caller), ['pro', '2026-11-28']);
  assert.equal((await caller.call('GET billing/plans')).body.subscription?.is_past_due, true);
  paid.status = 'canceled';
  paid['cancellation_details'] = { reason: 'payment_failed' };
  server.clock.pass(60);
  await deliver(provider.sign('customer.subscription.deleted', paid));
  assert.deepEqual(await planOf(caller), ['pro', '2026-11-28']);
});

test('an unknown price gives no plan; a replaced one goes on by its product', async () => {
  const { caller, customer_id } = await customer();
  provider.prices.push({ ...madePrice('pro', 'month', 1), id: 'odd', lookup_key: null, product: 'prod_odd' });
  provider.prices.push({ ...madePrice('pro', 'month', 500), id: 'before', lookup_key: null });
  const paid = provider.subscribe(customer_id, 'odd');
  assert.equal(await deliver(provider.sign('customer.subscription.created', paid)), 200);
  assert.deepEqual(await planOf(caller), ['free', '']);
  provider.switchTo(paid, 'before');
  server.clock.pass(1);
  await deliver(provider.sign('customer.subscription.updated', paid));
  assert.equal((await planOf(caller))[0], 'pro');
});

test('with an account what it pays ends, and events that come after are about nobody', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month');
  await deliver(provider.sign('customer.subscription.created', paid));
  const gone = await caller.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  await seenTo();
  assert.equal(paid.status, 'canceled');
  assert.equal(await deliver(provider.sign('customer.subscription.deleted', paid)), 200);
});

test('an operator who pays stays one, and a plan that an operator gave after a subscription ended stays', async () => {
  const { caller, customer_id } = await customer();
  const user_id = await idOf(caller);
  await query.execute(sql`update users set plan_name = 'admin' where id = ${user_id}`);
  const paid = provider.subscribe(customer_id, 'standard_month');
  await deliver(provider.sign('customer.subscription.created', paid));
  assert.equal((await planOf(caller))[0], 'admin');
  const refused = await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'month' } });
  assert.equal(refused.status, 200, 'a change of what is paid already');
  paid.status = 'canceled';
  server.clock.pass(1);
  await deliver(provider.sign('customer.subscription.deleted', paid));
  await query.execute(sql`update users set plan_name = 'beta', plan_expiry = null where id = ${user_id}`);
  server.clock.pass(1);
  await deliver(provider.sign('invoice.updated', { object: 'invoice', customer: customer_id }));
  assert.deepEqual(await planOf(caller), ['beta', '']);
});

test('a plan that should have gone on is asked about when no event came', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month');
  await deliver(provider.sign('customer.subscription.created', paid));
  const user_id = await idOf(caller);
  await query.execute(sql`update users set plan_expiry = '2026-11-01' where id = ${user_id}`);
  assert.equal((await planOf(caller))[0], 'free');
  await tidyBilling(server.services);
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('without sold plans there is no checkout, no portal and no endpoint for events', async () => {
  const free = await startTestServer();
  const traveller = await free.traveller();
  const { status, body: plans } = await traveller.call('GET billing/plans');
  assert.equal(status, 200);
  assert.deepEqual(plans, { are_sold: false, items: [], subscription: null, can_manage: false });
  assert.equal((await traveller.call('POST billing/portal')).status, 404);
  const body = { plan: 'pro', interval: 'month' };
  assert.equal((await traveller.call('POST billing/checkout', { body })).status, 404);
  const hook = await fetch(`${free.url}/api/billing/webhook`, { method: 'POST', body: '{}' });
  assert.equal(hook.status, 404);
  assert.deepEqual(await planOf(traveller), ['unrestricted', '']);
});
