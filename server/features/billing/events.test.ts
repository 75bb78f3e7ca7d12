import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { command_line } from '#server/features/audit/actions.ts';
import { turnMaintenance } from '#server/features/maintenance/actions.ts';
import { good_password } from '#server/testing/server.ts';
import { startShop } from '#server/testing/billing.ts';
import { settlement_job } from './actions-events.ts';

const { server, provider, customer, planOf, seenTo, deliver } = await startShop();
const { query } = server.database;

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

test('an event that is signed and is none is refused, and none of it is kept', async () => {
  const { customer_id } = await customer();
  const { body } = provider.sign(
    'customer.subscription.created',
    provider.subscribe(customer_id, 'pro_month'),
  );
  const event = JSON.parse(body) as Record<string, unknown>;
  const kept = () => query.execute(sql`select * from billing_events order by id`).then(({ rows }) => rows);
  const before = await kept();
  const ids = [null, undefined, '', 7, {}, ['evt_1'], 'evt_\u0000'].map((id) => ({ ...event, id }));
  const types = [null, undefined, '', 7, {}].map((type) => ({ ...event, type }));
  const objects = [
    null,
    undefined,
    {},
    { object: null },
    { object: 'customer' },
    { object: { customer: {} } },
  ];
  const others = objects.map((data) => ({ ...event, data }));
  for (const odd of [...ids, ...types, ...others, null, 7, [], 'event']) {
    const status = await deliver(provider.signText(JSON.stringify(odd)));
    assert.equal(status, 400, JSON.stringify(odd)?.slice(0, 80));
  }
  assert.deepEqual(await kept(), before);
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

test('a late event does not change the result of a newer one', async () => {
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

test('an event about an unknown customer, or of another kind, is accepted and ignored', async () => {
  const asked = provider.asked.length;
  const someone = provider.subscribe('cus_of_nobody', 'pro_month');
  assert.equal(await deliver(provider.sign('customer.subscription.created', someone)), 200);
  assert.equal(await deliver(provider.sign('plan.created', { object: 'plan', id: 'x' })), 200);
  assert.equal(provider.asked.length, asked);
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
  for (const end = performance.now() + 60_000; ids.length === 0 && performance.now() < end; await sleep(5)) {
    ids = (await query.execute<{ id: string }>(waiting)).rows.map(({ id }) => id);
  }
  provider.is_down = false;
  await server.services.database.transaction((tx) => server.services.jobs.retry(tx, settlement_job, ids));
  await seenTo();
  assert.deepEqual(await planOf(caller), ['standard', '2026-12-21']);
});

test('an event that is too large is refused and does nothing, and the next one is taken', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month');
  const event = (filling: number) =>
    provider.sign('customer.subscription.created', { ...paid, description: 'x'.repeat(filling) });
  assert.equal(await deliver(event(1024 * 1024)), 413);
  assert.deepEqual(await planOf(caller), ['free', '']);
  assert.equal(await deliver(event(512 * 1024)), 200);
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('what is signed but no event is refused, and never fails', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"id":1}',
    '{"object":"event","id":null,"type":"invoice.paid"}',
  ]) {
    assert.equal(await provider.deliver(provider.signText(body)), 400, body);
  }
});

test('an event says whom it is about and nothing else: what another customer pays gives nothing', async () => {
  const [payer, other] = [await customer(), await customer()];
  const paid = provider.subscribe(payer.customer_id, 'pro_year');
  await deliver(provider.sign('customer.subscription.created', { ...paid, customer: other.customer_id }));
  assert.deepEqual(await planOf(other.caller), ['free', '']);
  await deliver(provider.sign('customer.subscription.created', paid));
  assert.equal((await planOf(payer.caller))[0], 'pro');
  assert.deepEqual(await planOf(other.caller), ['free', '']);
});

test('an event that comes after its account was deleted, or waits while it is, gives nobody anything', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month');
  const event = provider.sign('customer.subscription.created', paid);
  const { promise, resolve: go } = Promise.withResolvers<null>();
  provider.answers_after = promise;
  assert.equal(await provider.deliver(event), 200);
  const gone = await caller.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  go(null);
  await seenTo();
  assert.equal(await deliver(provider.sign('customer.subscription.updated', paid)), 200);
  assert.equal(await deliver(event), 200, 'again');
  const { rows } = await query.execute(sql`select from billing_customers where customer_id = ${customer_id}`);
  assert.equal(rows.length, 0);
});

test('a look that began earlier and ends later is not written over what a later one saw', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'standard_month');
  const { promise, resolve: go } = Promise.withResolvers<null>();
  provider.answers_after = promise;
  const asked = provider.asked.length;
  await provider.deliver(provider.sign('customer.subscription.created', paid));
  while (provider.asked.length === asked) await sleep(2);
  await sleep(20);
  provider.answers_after = Promise.resolve();
  provider.switchTo(paid, 'pro_month');
  // within the same second of the provider's clock
  await provider.deliver(provider.sign('customer.subscription.updated', paid));
  for (const end = performance.now() + 60_000; (await planOf(caller))[0] !== 'pro'; await sleep(5))
    assert.ok(performance.now() < end, 'the later look is through');
  go(null);
  await seenTo();
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('two accounts that pay at once both get their plans, and events are accepted during maintenance', async () => {
  const [one, other] = [await customer(), await customer()];
  const paid = provider.subscribe(one.customer_id, 'pro_month');
  const also = provider.subscribe(other.customer_id, 'standard_year');
  await turnMaintenance(server.services, command_line, { message: null, planned_end: null });
  const answers = await Promise.all([
    provider.deliver(provider.sign('customer.subscription.created', paid)),
    provider.deliver(provider.sign('customer.subscription.created', also)),
    provider.deliver(provider.sign('invoice.paid', { object: 'invoice', customer: one.customer_id })),
  ]);
  assert.deepEqual(answers, [200, 200, 200]);
  await turnMaintenance(server.services, command_line, null);
  await seenTo();
  assert.deepEqual(await planOf(one.caller), ['pro', '2026-12-21']);
  assert.deepEqual(await planOf(other.caller), ['standard', '2027-11-21']);
});
