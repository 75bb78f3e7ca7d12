import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { madePrice, PaymentStandIn, stand_in_keys, type SentEvent } from '#server/testing/payments.ts';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';
import { settlement_job, tidyBilling } from './actions-events.ts';

const clock = { now: () => new Date() };
const provider = await new PaymentStandIn(() => clock.now()).start();
after(() => provider.stop());
const server = await startTestServer({ ...stand_in_keys, STRIPE_API_URL: provider.url });
clock.now = () => server.clock.now();
provider.webhook_url = `${server.url}/api/billing/webhook`;
const { query } = server.database;

const idOf = async (caller: Caller) => (await caller.call('GET user/settings')).body.user.id;

async function planOf(caller: Caller) {
  const { plan_name, plan_expiry } = (await caller.call('GET user/settings')).body;
  return [plan_name, plan_expiry];
}

/** Until no event waits to be seen to. */
async function seenTo(): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await sleep(5)) {
    const { rows } = await query.execute<{ waiting: boolean }>(
      sql`select exists (select from pgboss.job where name like 'billing-%' and state in ('created', 'active', 'retry')) as waiting`,
    );
    if (rows[0]?.waiting === false) return;
  }
  throw new Error('events still wait to be seen to');
}

async function deliver(event: SentEvent): Promise<number> {
  const status = await provider.deliver(event);
  await seenTo();
  return status;
}

/** Somebody who was at the till once, so that the provider knows them. */
async function customer(): Promise<{ caller: Caller; customer_id: string }> {
  const caller = await server.traveller();
  const { status, body } = await caller.call('POST billing/checkout', {
    body: { plan: 'standard', interval: 'month' },
  });
  assert.equal(status, 200);
  assert.match(body.url, /\/pay\/cs_/);
  const { rows } = await query.execute<{ customer_id: string }>(
    sql`select customer_id from billing_customers where user_id = ${await idOf(caller)}`,
  );
  return { caller, customer_id: rows[0]?.customer_id ?? '' };
}

test('the prices are the provider’s, kept for a while, with days to try for who never paid', async () => {
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

test('who pays at the till has the plan, and is told so when they want to pay it again', async () => {
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
  assert.equal(again.failure.detail, 'You are already on this plan.');
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

test('a till that was opened before and not used is closed, so that nobody pays twice', async () => {
  const { caller } = await customer();
  const [first, second] = [
    await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'month' } }),
    await caller.call('POST billing/checkout', { body: { plan: 'standard', interval: 'year' } }),
  ];
  assert.match(await (await fetch(first.body.url)).text(), /closed/);
  assert.match(await (await fetch(second.body.url)).text(), /Pay/);
});

test('who ends the plan keeps it until what was paid is over', async () => {
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

test('a wrong signature, an old one, none, or a body that was changed is refused and does nothing', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month');
  const good = provider.sign('customer.subscription.created', paid);
  const forged = provider.sign('customer.subscription.created', paid, { secret: 'whsec_guessed' });
  assert.equal(await deliver(forged), 400);
  assert.equal(await deliver({ ...good, body: good.body.replace('active', 'Active') }), 400);
  assert.equal(await deliver({ ...good, signature: '' }), 400);
  assert.equal(await deliver({ ...good, signature: 't=1,v1=00' }), 400);
  assert.equal(await deliver({ body: '', signature: good.signature }), 400);
  server.clock.pass(301);
  assert.equal(await deliver(good), 400, 'older than five minutes');
  assert.deepEqual(await planOf(caller), ['free', '']);
});

test('each event is seen to once, however often and at whatever moment it comes', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  const event = provider.sign('customer.subscription.created', paid);
  const answers = await Promise.all([1, 2, 3, 4].map(() => provider.deliver(event)));
  assert.deepEqual(answers, [200, 200, 200, 200]);
  await seenTo();
  const asked = provider.asked.length;
  assert.equal(await deliver(event), 200);
  assert.equal(provider.asked.length, asked, 'nothing is looked up for a repeated one');
  assert.deepEqual(await planOf(caller), ['standard', '2026-12-21']);
});

test('an event that comes late changes nothing that a later one told', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  const old = provider.sign('customer.subscription.created', paid);
  provider.switchTo(paid, 'pro_month');
  await deliver(provider.sign('customer.subscription.updated', paid, { created: provider.now_s + 5 }));
  assert.equal(await deliver(old), 200);
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('what an event says of plan and amount is not believed: the provider is asked', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  const said = structuredClone(paid);
  provider.switchTo(said, 'pro_year');
  said['amount_total'] = 1;
  await deliver(provider.sign('customer.subscription.updated', said));
  assert.deepEqual(await planOf(caller), ['standard', '2026-12-21']);
});

test('a price that nobody knows gives no plan; one that was replaced goes on by its product', async () => {
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

test('an event about nobody here, or of another kind, is taken and forgotten', async () => {
  const asked = provider.asked.length;
  const someone = provider.subscribe('cus_of_nobody', 'pro_month');
  assert.equal(await deliver(provider.sign('customer.subscription.created', someone)), 200);
  assert.equal(await deliver(provider.sign('plan.created', { object: 'plan', id: 'x' })), 200);
  assert.equal(provider.asked.length, asked);
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

test('an operator who pays stays one, and what an operator gave after a subscription ended stays', async () => {
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

test('a provider that is down is said to be, and nothing is lost', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  provider.is_down = true;
  const refused = await caller.call('POST billing/checkout', { body: { plan: 'pro', interval: 'month' } });
  assert.deepEqual([refused.status, refused.failure.code], [503, 'unavailable']);
  assert.equal(await provider.deliver(provider.sign('customer.subscription.created', paid)), 200);
  const waiting = sql`select id::text as id from pgboss.job where name = ${settlement_job.name} and state = 'retry'`;
  let ids: string[] = [];
  for (const end = performance.now() + 10_000; ids.length === 0 && performance.now() < end; await sleep(5)) {
    ids = (await query.execute<{ id: string }>(waiting)).rows.map(({ id }) => id);
  }
  provider.is_down = false;
  await server.services.database.transaction((tx) => server.services.jobs.retry(tx, settlement_job, ids));
  await seenTo();
  assert.deepEqual(await planOf(caller), ['standard', '2026-12-21']);
});

test('where nothing is sold there is no till, no portal and no door for events', async () => {
  const free = await startTestServer();
  const traveller = await free.traveller();
  assert.equal((await traveller.call('GET billing/plans')).status, 404);
  assert.equal((await traveller.call('POST billing/portal')).status, 404);
  const body = { plan: 'pro', interval: 'month' };
  assert.equal((await traveller.call('POST billing/checkout', { body })).status, 404);
  const hook = await fetch(`${free.url}/api/billing/webhook`, { method: 'POST', body: '{}' });
  assert.equal(hook.status, 404);
  assert.deepEqual(await planOf(traveller), ['unrestricted', '']);
});
