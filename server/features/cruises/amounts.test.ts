import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startTestServer } from '#server/testing/server.ts';

/* Amounts and their currency: given amounts are refused field by field, recorded ones stay as they are. */

const server = await startTestServer();
const traveller = await server.traveller();
const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };
const two = 'This currency has two decimals, such as 1234.50.';
const none = 'This currency has no decimals: enter a whole amount.';

async function record(more: object) {
  return traveller.call('POST cruises', { body: { ...voyage, ...more } });
}

test('a currency is one of ISO 4217, wherever it is given', async () => {
  for (const currency of ['ABC', 'QQQ', 'XXX']) {
    const { status, failure } = await record({ currency });
    assert.deepEqual([status, failure.errors], [400, { currency: ['Choose a currency.'] }]);
  }
  const { body } = await record({ currency: 'DEM', total_price: '1999.00' });
  const params = { id: body.id };
  assert.equal(
    (await traveller.call('PATCH cruises/{id}', { params, body: { currency: 'ABC' } })).status,
    400,
  );
  const settings = await traveller.call('PATCH user/settings', { body: { home_currency: 'ABC' } });
  assert.deepEqual(settings.failure.errors, { home_currency: ['Choose a currency.'] });
});

test('an amount has at most the decimals of its currency, field by field', async () => {
  const { failure } = await record({
    currency: 'USD',
    total_price: '100.005',
    deposit: '0.001',
    fare: '100',
  });
  assert.deepEqual(failure.errors, { total_price: [two], deposit: [two] });
  assert.deepEqual((await record({ currency: 'JPY', taxes: '1234.5' })).failure.errors, { taxes: [none] });
  assert.equal((await record({ currency: 'KWD', total_price: '1.234' })).status, 201);
});

test('a payment and an add-on have the decimals of the currency of their cruise', async () => {
  const { body } = await record({ currency: 'JPY', total_price: '100000' });
  const params = { id: body.id };
  const paid = await traveller.call('POST cruises/{id}/payments', {
    params,
    body: { date: '2026-10-01', amount: '0.5' },
  });
  assert.deepEqual(paid.failure.errors, { amount: [none] });
  const addon = await traveller.call('POST cruises/{id}/addons', {
    params,
    body: { date_added: '2026-10-01', price: '10.25', description: 'Wifi' },
  });
  assert.deepEqual(addon.failure.errors, { price: [none] });
});

test('a currency is not changed to one that has fewer decimals than the amounts there are', async () => {
  const { body } = await record({ currency: 'USD', total_price: '100.50' });
  const params = { id: body.id };
  const changed = await traveller.call('PATCH cruises/{id}', { params, body: { currency: 'JPY' } });
  assert.deepEqual(changed.failure.errors, { total_price: [none] });
  const both = { currency: 'JPY', total_price: '15000' };
  assert.equal((await traveller.call('PATCH cruises/{id}', { params, body: both })).status, 200);
  await traveller.call('PATCH cruises/{id}', { params, body: { ...both, currency: 'USD' } });
  const payment = { date: '2026-10-01', amount: '0.50' };
  assert.equal((await traveller.call('POST cruises/{id}/payments', { params, body: payment })).status, 201);
  assert.equal((await traveller.call('POST cruises/{id}/payments', { params, body: payment })).status, 201);
  const again = await traveller.call('PATCH cruises/{id}', { params, body: { currency: 'JPY' } });
  assert.deepEqual(again.failure.errors, { currency: [none] }, 'of a payment, though their sum is whole');
});

test('an amount recorded before this rule stays, is read, and the other fields can be changed', async () => {
  const { body } = await record({ currency: 'USD', total_price: '100.00' });
  const params = { id: body.id };
  await server.database.query.execute(
    sql`update cruises set currency = 'ABC', total_price = 100.005 where id = ${body.id}`,
  );
  const read = await traveller.call('GET cruises/{id}', { params });
  assert.deepEqual([read.body.currency, read.body.total_price], ['ABC', '100.005']);
  const changed = await traveller.call('PATCH cruises/{id}', { params, body: { notes: 'A window' } });
  assert.deepEqual([changed.status, changed.body.total_price], [200, '100.005']);
});
