import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };

test('a new account has an empty dashboard', async () => {
  const { body } = await (await server.traveller()).call('GET dashboard');
  assert.deepEqual(body, {
    current: null,
    next: null,
    following: [],
    countdown_to: null,
    attention: [],
    totals: { cruises: 0, nights: 0, ports: 0, countries: 0 },
    badges: [],
  });
});

test('it shows the cruise under way, the next one with its countdown, those after it, and what was', async () => {
  const traveller = await server.traveller();
  const record = async (
    ship_name: string,
    start_date: string,
    end_date: string,
    more: Record<string, unknown> = {},
  ) => traveller.call('POST cruises', { body: { ship_name, start_date, end_date, ...miami, ...more } });
  await record('Past', '2025-01-01', '2025-01-08');
  await record('Past too', '2025-02-01', '2025-02-04', { end_port_id: 'gb-southampton-london' });
  await record('Past but cancelled', '2025-03-01', '2025-03-04', { cancelled_at: '2025-01-01T00:00:00Z' });
  await record('Current', '2026-11-19', '2026-11-26');
  await record('After', '2028-01-01', '2028-01-08');
  await record('Next', '2027-01-05', '2027-01-12', {
    currency: 'USD',
    total_price: '100.00',
    deposit: '40.00',
    final_payment_date: '2026-12-06',
    checkin_date: '2026-12-20',
    booking_number: 'B1',
  });
  await record('Cancelled', '2026-12-01', '2026-12-08', { cancelled_at: '2026-11-01T00:00:00Z' });
  const { body } = await traveller.call('GET dashboard');
  assert.deepEqual([body.current?.ship_name, body.next?.ship_name], ['Current', 'Next']);
  assert.deepEqual(
    body.following.map(({ ship_name }) => ship_name),
    ['After'],
  );
  assert.equal(body.countdown_to, '2027-01-05T05:00:00Z');
  assert.deepEqual(body.totals, { cruises: 2, nights: 10, ports: 2, countries: 2 });
  assert.deepEqual(
    body.attention.map(({ kind, ship_name, due_on, amount, fields }) => ({
      kind,
      ship_name,
      due_on,
      amount,
      fields,
    })),
    [
      { kind: 'final_payment', ship_name: 'Next', due_on: '2026-12-06', amount: '60.00', fields: [] },
      { kind: 'checkin', ship_name: 'Next', due_on: '2026-12-20', amount: null, fields: [] },
      {
        kind: 'missing',
        ship_name: 'Next',
        due_on: null,
        amount: null,
        fields: ['stateroom', 'flights', 'documents'],
      },
    ],
  );
});

test('the samples fill every part of it', async () => {
  const traveller = await server.traveller();
  await traveller.call('POST samples');
  const { body } = await traveller.call('GET dashboard');
  assert.equal(body.next?.ship_name, 'Icon of the Seas');
  assert.equal(body.following.length, 1);
  assert.ok(body.totals.cruises === 2 && body.totals.countries === 2);
  assert.deepEqual(
    body.attention.map(({ kind }) => kind),
    ['final_payment', 'checkin'],
  );
});
