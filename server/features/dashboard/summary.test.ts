import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };

test('a new account has an empty summary', async () => {
  const { body } = await (await server.traveller()).call('GET summary');
  assert.deepEqual(body, {
    next: null,
    current: null,
    totals: { cruises: 0, nights: 0, ports: 0, countries: 0 },
  });
});

test('it says what the dashboard says: the next cruise, the current one with its port, past totals', async () => {
  const traveller = (await server.traveller()).with({ 'x-timezone': 'America/New_York' });
  const record = async (ship_name: string, dates: [string, string], more: Record<string, unknown> = {}) => {
    const [start_date, end_date] = dates;
    const body = { ship_name, start_date, end_date, ...miami, ...more };
    return (await traveller.call('POST cruises', { body })).body.id;
  };
  await record('Past', ['2025-01-01', '2025-01-08']);
  const current = await record('Current', ['2026-11-19', '2026-11-26']);
  await traveller.call('PUT cruises/{id}/schedule', {
    params: { id: current },
    body: {
      items: [{ date: '2026-11-21', kind: 'port', port_id: 'mx-cozumel', arrive: '08:00', depart: '17:00' }],
    },
  });
  const next = await record('Next', ['2027-01-05', '2027-01-12'], {
    cruise_line_id: 'royal-caribbean',
    currency: 'USD',
    total_price: '100.00',
    final_payment_date: '2026-12-06',
    checkin_date: '2026-12-20',
  });
  const summary = async () => (await traveller.call('GET summary')).body;
  const { body: board } = await traveller.call('GET dashboard');
  const first = await summary();
  assert.deepEqual(first.next, {
    id: next,
    ship_name: 'Next',
    cruise_line: 'Royal Caribbean International',
    start_date: '2027-01-05',
    end_date: '2027-01-12',
    start_port: board.next?.start_port,
    end_port: board.next?.end_port,
    sails_at: board.countdown_to,
    days_to_go: 45,
    final_payment_date: '2026-12-06',
    checkin_date: '2026-12-20',
  });
  const { day, days, today, port, id } = first.current ?? {};
  assert.deepEqual(
    { id, day, days, today, port },
    { id: current, day: 3, days: 8, today: 'port', port: 'Cozumel' },
  );
  assert.deepEqual(first.totals, board.totals);
  await traveller.call('POST cruises/{id}/mark-paid', { params: { id: next } });
  assert.equal((await summary()).next?.final_payment_date, null, 'nothing is due any more');
});

test('of a shared cruise it shows payments and check-in only to those who see them', async () => {
  const [owner, receiver] = [
    await server.traveller(),
    await server.traveller({ email: 'receiver@example.org' }),
  ];
  const body = {
    ship_name: 'Shared',
    start_date: '2027-01-05',
    end_date: '2027-01-12',
    ...miami,
    currency: 'USD',
    total_price: '100.00',
    final_payment_date: '2026-12-06',
    checkin_date: '2026-12-20',
  };
  const { id } = (await owner.call('POST cruises', { body })).body;
  const shown = async () => (await receiver.call('GET summary')).body.next;
  const invitation = { email: 'receiver@example.org', share_level: 'details' };
  const share = await owner.call('POST cruises/{id}/sharing', { params: { id }, body: invitation });
  await receiver.call('PATCH user/sharing/{id}', {
    params: { id: share.body.id },
    body: { state: 'accepted' },
  });
  const details = await shown();
  assert.deepEqual(
    [details?.ship_name, details?.final_payment_date, details?.checkin_date],
    ['Shared', null, null],
  );
  const params = { id: share.body.id };
  await owner.call('PATCH user/sharing/{id}', { params, body: { share_level: 'full' } });
  const full = await shown();
  assert.deepEqual([full?.final_payment_date, full?.checkin_date], ['2026-12-06', '2026-12-20']);
});
