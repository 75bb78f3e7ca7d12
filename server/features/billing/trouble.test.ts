import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { idOf, startShop } from '#server/testing/billing.ts';
import { describeError } from '#server/platform/log.ts';
import { madePrice, stand_in_keys } from '#server/testing/payments.ts';
import { good_password } from '#server/testing/server.ts';
import { languages } from '#domain/languages.ts';
import { tidyBilling } from './actions-events.ts';

/* Trouble around payment: lost events, two checkout sessions at once, deleted customers, odd prices. */

const { server, provider, customer, customerOf, planOf, seenTo, deliver } = await startShop();
const { query } = server.database;
const pro_month = { body: { plan: 'pro', interval: 'month' } };

/** Runs an action some days later and sets the clock back, as sessions do not last that long. */
async function daysLater(days: number, act: () => Promise<void>): Promise<void> {
  server.clock.pass(days * 86_400);
  await act();
  server.clock.pass(-days * 86_400);
}

test('an account that returns before its event has the plan at once, and so has one whose event was lost', async () => {
  const { caller } = await customer();
  provider.holds_events = true;
  const { body } = await caller.call('POST billing/checkout', pro_month);
  await fetch(body.url, { method: 'POST', redirect: 'manual' });
  assert.deepEqual(await planOf(caller), ['free', '']);
  assert.equal((await caller.call('GET billing/plans')).body.subscription?.plan, 'pro');
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
  provider.holds_events = false;
  await provider.tellHeld();
  await seenTo();
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('a plan that an operator gave beside a subscription stays when its owner opens the plans', async () => {
  const { caller, customer_id } = await customer();
  await deliver(
    provider.sign('customer.subscription.created', provider.subscribe(customer_id, 'standard_month')),
  );
  await query.execute(sql`update users set plan_name = 'beta' where id = ${await idOf(caller)}`);
  await caller.call('GET billing/plans');
  assert.equal((await planOf(caller))[0], 'beta');
});

test('of two tills that are opened at once one stays open, so that nobody pays twice', async () => {
  const { caller } = await customer();
  const opened = await Promise.all([1, 2, 3].map(() => caller.call('POST billing/checkout', pro_month)));
  const urls = new Set(opened.map(({ body }) => body.url));
  const pages = await Promise.all([...urls].map(async (url) => (await fetch(url)).text()));
  assert.equal(pages.filter((page) => page.includes('value="Pay"')).length, 1);
});

test('an account whose customer was removed at the provider, or belongs to another provider account, can pay again', async () => {
  const { caller, customer_id } = await customer();
  const lose = [
    () => Promise.resolve(provider.remove(customer_id)),
    // the keys of test mode were replaced by those of live mode
    async () => {
      const now = await customerOf(caller);
      await query.execute(
        sql`update billing_customers set customer_id = 'cus_test_mode' where customer_id = ${now}`,
      );
    },
  ];
  for (const loseOnce of lose) {
    await loseOnce();
    const { body, status } = await caller.call('GET billing/plans');
    assert.deepEqual([status, body.subscription, body.can_manage], [200, null, false]);
    assert.equal((await caller.call('POST billing/portal')).status, 404);
    const opened = await caller.call('POST billing/checkout', pro_month);
    assert.equal(opened.status, 200);
    assert.match(await (await fetch(opened.body.url)).text(), /value="Pay"/);
  }
  const { body } = await caller.call('POST billing/checkout', pro_month);
  await fetch(body.url, { method: 'POST', redirect: 'manual' });
  await seenTo();
  assert.equal((await planOf(caller))[0], 'pro');
  assert.notEqual(await customerOf(caller), customer_id);
});

test('an operator’s plan that is over does not stand in the way of one that is paid', async () => {
  for (const plan of ['admin', 'unrestricted']) {
    const { caller, customer_id } = await customer();
    await query.execute(
      sql`update users set plan_name = ${plan}, plan_expiry = '2026-11-22' where id = ${await idOf(caller)}`,
    );
    const paid = provider.subscribe(customer_id, 'pro_month');
    await deliver(provider.sign('customer.subscription.created', paid));
    assert.deepEqual(await planOf(caller), [plan, '2026-11-22'], 'it lasts');
    await daysLater(2, () => tidyBilling(server.services));
    assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
  }
});

test('a payment that came late is found, also when its event was lost', async () => {
  const { caller, customer_id } = await customer();
  const paid = provider.subscribe(customer_id, 'pro_month', { status: 'past_due' });
  await deliver(provider.sign('invoice.payment_failed', { object: 'invoice', customer: customer_id }));
  assert.deepEqual(await planOf(caller), ['pro', '2026-11-28']);
  paid.status = 'active';
  await daysLater(10, () => tidyBilling(server.services));
  assert.deepEqual(await planOf(caller), ['pro', '2026-12-21']);
});

test('whoever ends what they have not paid for has seven days of it and not a year', async () => {
  const { caller, customer_id } = await customer();
  const bill = { object: 'invoice', id: 'in_1', status: 'open' };
  const ended = provider.subscribe(customer_id, 'pro_year', {
    status: 'canceled',
    cancellation_details: { reason: 'cancellation_requested' },
    latest_invoice: bill,
  });
  await deliver(provider.sign('customer.subscription.deleted', ended));
  assert.deepEqual(await planOf(caller), ['pro', '2026-11-28']);
});

test('days to try are of the plan until they are over, and are not given twice', async () => {
  const { caller } = await customer();
  const { body } = await caller.call('POST billing/checkout', pro_month);
  await fetch(body.url, { method: 'POST', redirect: 'manual' });
  await seenTo();
  const trial = provider.subscriptions.findLast(({ status }) => status === 'trialing');
  assert.ok(trial);
  assert.equal((await planOf(caller))[0], 'pro');
  trial.status = 'canceled';
  assert.ok((await caller.call('GET billing/plans')).body.items.every(({ trial_days }) => trial_days === 0));
  const again = await caller.call('POST billing/checkout', pro_month);
  await fetch(again.body.url, { method: 'POST', redirect: 'manual' });
  await seenTo();
  assert.equal(provider.subscriptions.at(-1)?.status, 'active');
});

test('the page is the provider’s in each of our languages, as far as it speaks them', async () => {
  for (const language of languages) {
    const traveller = await server.traveller();
    await traveller.call('PATCH user/settings', { body: { language } });
    const { status } = await traveller.call('POST billing/checkout', pro_month);
    assert.equal(status, 200, language);
  }
});

test('the way back from the page of a change says that nothing is known, and only its end that it was done', async () => {
  const { caller, customer_id } = await customer();
  provider.subscribe(customer_id, 'standard_month');
  const { body } = await caller.call('POST billing/checkout', pro_month);
  assert.match(await (await fetch(body.url)).text(), /href="[^"]+\/account\/upgrade\?payment=managed"/);
  const done = await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ do: 'Confirm' }),
  });
  assert.match(done.headers.get('location') ?? '', /\?payment=done&plan=pro$/);
});

test('a price uses the units of its currency, and a quarterly price is not sold as a monthly one', async () => {
  const shop = await startShop();
  const traveller = await shop.server.traveller();
  const [month, year] = [madePrice('pro', 'month', 1250), madePrice('pro', 'year', 500)];
  shop.provider.prices.splice(0, 4, { ...month, currency: 'kwd' }, { ...year, currency: 'ugx' });
  shop.provider.prices.push({ ...madePrice('standard', 'year', 3900), currency: 'jpy' });
  const quarter = { interval: 'month', interval_count: 3, usage_type: 'licensed' };
  shop.provider.prices.push({ ...madePrice('standard', 'month', 390), recurring: quarter });
  const { items } = (await traveller.call('GET billing/plans')).body;
  assert.deepEqual(
    items.map(({ amount, currency }) => `${amount} ${currency}`),
    ['1.250 KWD', '5.00 UGX', '3900 JPY'],
  );
  const refused = await traveller.call('POST billing/checkout', {
    body: { plan: 'standard', interval: 'month' },
  });
  assert.deepEqual([refused.status, refused.failure.code], [503, 'unavailable']);
});

test('the provider is asked only so often by one account', async () => {
  const traveller = await server.traveller();
  const statuses = [];
  for (let number = 0; number < 21; number += 1)
    statuses.push((await traveller.call('POST billing/checkout', pro_month)).status);
  assert.deepEqual([statuses[19], statuses[20]], [200, 429]);
  for (let number = 0; number < 121; number += 1)
    statuses.push((await traveller.call('GET billing/plans')).status);
  assert.deepEqual(statuses.slice(-2), [200, 429]);
});

test('the log has the provider’s words about a failure without e-mail addresses', async () => {
  const { payments } = server.services;
  assert.ok(payments);
  provider.is_down = true;
  const failed = payments.createCustomer({ id: 'one', email: 'ada@example.org' }, null);
  await assert.rejects(failed, (error: Error) => {
    const said = JSON.stringify(describeError(error));
    return (
      said.includes('not now') && !said.includes('ada@') && !said.includes(stand_in_keys.STRIPE_SECRET_KEY)
    );
  });
  provider.is_down = false;
});

test('bills go to the address that an account has moved to', async () => {
  const { caller, customer_id } = await customer();
  const new_email = 'moved@example.org';
  const { body } = await caller.call('POST auth/users/email_change/', {
    body: { current_password: good_password, new_email },
  });
  const { text } = await server.mailTo(new_email);
  const code = /^\s*(\d{3})\s?(\d{3})\s*$/m.exec(text)?.slice(1).join('') ?? '';
  await caller.call('POST auth/email_validation/{id}/', { params: { id: body.id }, body: { code } });
  await seenTo();
  assert.equal(provider.addressOf(customer_id), new_email);
});

test('an answer of the provider that is none is a failure of the provider', async () => {
  const { caller } = await customer();
  const newcomer = await server.traveller();
  for (const rubbish of [
    [{}, 500],
    [{}, 200],
    [[], 502],
  ] as [unknown, number][]) {
    provider.rubbish = rubbish;
    for (const traveller of [newcomer, caller]) {
      const { status, failure } = await traveller.call('POST billing/checkout', pro_month);
      assert.deepEqual([status, failure.code], [503, 'unavailable']);
    }
  }
  provider.rubbish = null;
  assert.equal((await newcomer.call('POST billing/checkout', pro_month)).status, 200);
});
