import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CalendarEntry } from '#contract/calendar.ts';
import { addDays } from '#domain/dates.ts';
import type { GivenRow } from '#contract/schedule.ts';
import { newId } from '#server/platform/ids.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();
const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };

interface TestCruise {
  schedule?: GivenRow[];
  flights?: Record<string, unknown>[];
  lodging?: Record<string, unknown>[];
  [field: string]: unknown;
}

async function record(
  traveller: Caller,
  start_date: string,
  end_date: string,
  { schedule, flights = [], lodging = [], ...more }: TestCruise = {},
): Promise<string> {
  const body = { ship_name: 'Explorer of the Seas', start_date, end_date, ...more };
  const { body: made, status } = await traveller.call('POST cruises', { body });
  assert.equal(status, 201);
  const params = { id: made.id };
  if (schedule !== undefined) {
    const put = await traveller.call('PUT cruises/{id}/schedule', { params, body: { items: schedule } });
    assert.equal(put.status, 200);
  }
  for (const flight of flights)
    assert.equal((await traveller.call('POST cruises/{id}/flights', { params, body: flight })).status, 201);
  for (const stay of lodging)
    assert.equal((await traveller.call('POST cruises/{id}/lodging', { params, body: stay })).status, 201);
  return made.id;
}

async function between(traveller: Caller, from: string, to: string) {
  const { status, body } = await traveller.call('GET calendar', { query: { from, to } });
  assert.equal(status, 200);
  return body;
}

const days = ({ kind, first_day, last_day }: CalendarEntry) => [kind, first_day, last_day];

test('the calendar of a new account is empty', async () => {
  const body = await between(await server.traveller(), '2027-01-01', '2027-12-31');
  assert.deepEqual(body, { items: [], earlier: null, later: null, first: null, last: null });
});

test('it answers all that is dated of a cruise, by the clocks of its places', async () => {
  const traveller = await server.traveller();
  await traveller.call('PATCH user/settings', { body: { payment_reminder_days: 14 } });
  const id = await record(traveller, '2026-12-28', '2027-01-04', {
    ...miami,
    cruise_line_id: 'royal-caribbean',
    currency: 'USD',
    total_price: '4920.00',
    deposit: '1499.00',
    final_payment_date: '2026-12-10',
    checkin_date: '2026-12-20',
    schedule: [
      { date: '2026-12-28', kind: 'embark', port_id: 'us-miami', depart: '16:30', all_aboard: '16:00' },
      { date: '2026-12-29', kind: 'sea' },
      { date: '2026-12-31', kind: 'port', port_id: 'mx-cozumel', arrive: '08:00' },
      { date: '2027-01-01', kind: 'port', port_id: 'mx-cozumel', depart: '17:00', all_aboard: '16:30' },
      { date: '2027-01-04', kind: 'disembark', port_id: 'us-miami', arrive: '06:00' },
    ],
    flights: [
      {
        kind: 'pre',
        flight_number: 'AY 5',
        departure_airport: 'HEL',
        arrival_airport: 'MIA',
        departure_time: '2026-12-27T17:00',
        arrival_time: '2026-12-27T20:40',
      },
    ],
    lodging: [
      { kind: 'pre', name: 'Harbour Hotel', check_in_date: '2026-12-27', check_out_date: '2026-12-28' },
    ],
  });
  // reminders are off until they are turned on: the day of a reminder that will not be sent is not shown
  assert.equal((await between(traveller, '2026-11-26', '2026-11-26')).later, '2026-12-10');
  await traveller.call('PATCH user/settings', { body: { enable_payment_reminder: true } });
  const { items } = await between(traveller, '2026-11-26', '2027-01-31');
  assert.deepEqual(items.map(days), [
    ['payment_reminder', '2026-11-26', '2026-11-26'],
    ['final_payment', '2026-12-10', '2026-12-10'],
    ['checkin', '2026-12-20', '2026-12-20'],
    ['hotel', '2026-12-27', '2026-12-28'],
    ['flight', '2026-12-27', '2026-12-27'],
    ['cruise', '2026-12-28', '2027-01-04'],
    ['port', '2026-12-28', '2026-12-28'],
    ['port', '2026-12-31', '2027-01-01'],
    ['port', '2027-01-04', '2027-01-04'],
  ]);
  const [, payment] = items;
  assert.deepEqual(
    [payment?.amount, payment?.currency, payment?.key],
    ['3421.00', 'USD', `final_payment:${id}`],
  );
  const { items: reminders } = await between(traveller, '2026-11-26', '2026-11-26');
  assert.deepEqual(reminders.map(days), [['payment_reminder', '2026-11-26', '2026-11-26']]);
  const voyage = items.find(({ kind }) => kind === 'cruise');
  assert.deepEqual(
    [voyage?.ship_name, voyage?.cruise_line_id, voyage?.cruise_line, voyage?.owner_name, voyage?.place],
    ['Explorer of the Seas', 'royal-caribbean', 'Royal Caribbean International', null, 'Miami'],
  );
  const night = items.find(({ place }) => place === 'Cozumel');
  assert.deepEqual(night?.start, { day: '2026-12-31', time: '08:00', time_zone: 'America/Cancun' });
  assert.deepEqual(night?.end, { day: '2027-01-01', time: '17:00', time_zone: 'America/Cancun' });
  assert.equal(night?.all_aboard, '16:30');
  const flight = items.find(({ kind }) => kind === 'flight');
  assert.deepEqual([flight?.start.time_zone, flight?.end.time_zone], ['Europe/Helsinki', 'America/New_York']);
});

test('a final payment without a date is in the calendar as an estimate, while the cruise is ahead and unpaid', async () => {
  const traveller = await server.traveller();
  const royal = { cruise_line_id: 'royal-caribbean', currency: 'USD', total_price: '4920.00' };
  await record(traveller, '2027-03-06', '2027-03-13', royal);
  await record(traveller, '2027-04-06', '2027-04-13', { ...royal, deposit: '4920.00' });
  await record(traveller, '2027-05-06', '2027-05-13', { ...royal, cancelled_at: '2026-11-01T00:00:00Z' });
  await record(traveller, '2025-03-06', '2025-03-13', royal);
  await record(traveller, '2027-06-06', '2027-06-13', { ...royal, cruise_line_id: 'hapag-lloyd' });
  const estimates = async () =>
    (await between(traveller, '2026-09-01', '2027-02-28')).items
      .filter(({ kind }) => kind === 'final_payment')
      .map(({ first_day, estimated_days_before, amount, cruise_line }) => [
        first_day,
        estimated_days_before,
        amount,
        cruise_line,
      ]);
  assert.deepEqual(await estimates(), [['2026-12-06', 90, '4920.00', 'Royal Caribbean International']]);
  const { later } = await between(traveller, '2026-11-21', '2026-11-30');
  assert.equal(later, '2026-12-06');
});

test('only events that touch the span are returned: over the ends of months and years, and of one day', async () => {
  const traveller = await server.traveller();
  await record(traveller, '2026-12-28', '2027-01-04');
  await record(traveller, '2027-01-31', '2027-01-31');
  await record(traveller, '2027-01-04', '2027-01-11');
  const touched = async (from: string, to: string) => (await between(traveller, from, to)).items.length;
  assert.equal(await touched('2027-01-01', '2027-01-31'), 3);
  assert.equal(await touched('2027-02-01', '2027-02-28'), 0);
  assert.equal(await touched('2026-12-01', '2026-12-31'), 1);
  assert.equal(await touched('2027-01-04', '2027-01-04'), 2);
  assert.equal(await touched('2027-01-12', '2027-01-30'), 0);
  assert.equal(await touched('2027-01-31', '2027-02-01'), 1);
  // a port outside the dates of its cruise does not bring the cruise along
  await record(traveller, '2027-05-10', '2027-05-12', {
    schedule: [{ date: '2027-06-01', kind: 'port', port_name: 'Nassau' }],
  });
  const { items } = await between(traveller, '2027-06-01', '2027-06-01');
  assert.deepEqual(items.map(days), [['port', '2027-06-01', '2027-06-01']]);
});

test('it names the nearest event of any kind on either side', async () => {
  const traveller = await server.traveller();
  const stretch = async (from: string, to: string) => {
    const { earlier, later } = await between(traveller, from, to);
    return [earlier, later];
  };
  await record(traveller, '2025-03-01', '2025-03-08');
  await record(traveller, '2028-03-01', '2028-03-08', {
    checkin_date: '2028-01-15',
    flights: [{ kind: 'pre', departure_time: '2027-12-31T23:50', arrival_time: '2028-01-01T05:00' }],
  });
  assert.deepEqual(await stretch('2026-01-01', '2026-12-31'), ['2025-03-08', '2027-12-31']);
  assert.deepEqual(await stretch('2027-12-01', '2027-12-31'), ['2025-03-08', '2028-01-15']);
  assert.deepEqual(await stretch('2024-01-01', '2025-01-31'), [null, '2025-03-01']);
  assert.deepEqual(await stretch('2028-01-02', '2028-12-31'), ['2028-01-01', null]);
  const { first, last } = await between(traveller, '2026-01-01', '2026-12-31');
  assert.deepEqual([first, last], ['2025-03-01', '2028-03-08'], 'of all, wherever one looks');
});

test('a span is two days that exist, in their order, and no longer than a screen can show', async () => {
  const traveller = await server.traveller();
  const refused = async (query: Record<string, string>) => {
    const { status, failure } = await traveller.call('GET calendar', { query });
    assert.equal(status, 400);
    return failure.errors;
  };
  const needed = ['This field is required.'];
  assert.deepEqual(Object.keys((await refused({})) ?? {}), ['from', 'to']);
  assert.deepEqual(await refused({ to: '2027-01-01' }), { from: needed });
  assert.deepEqual(Object.keys((await refused({ from: '2027-02-30', to: '2027-3-1' })) ?? {}), [
    'from',
    'to',
  ]);
  assert.deepEqual(await refused({ from: '2027-03-02', to: '2027-03-01' }), {
    to: ['The end can’t be before the start.'],
  });
  assert.deepEqual(await refused({ from: '2027-01-01', to: '2028-02-05' }), {
    to: ['Choose a shorter period.'],
  });
  await between(traveller, '2027-01-01', '2028-02-04');
});

test('the calendar has no events of other accounts', async () => {
  const owner = await server.traveller();
  await record(owner, '2027-03-06', '2027-03-13', {
    checkin_date: '2027-02-01',
    lodging: [{ kind: 'pre', name: 'Inn', check_in_date: '2027-03-05', check_out_date: '2027-03-06' }],
    schedule: [{ date: '2027-03-07', kind: 'port', port_name: 'Nassau' }],
    flights: [{ kind: 'post', departure_time: '2027-03-13T10:00' }],
  });
  const other = await server.traveller();
  const body = await between(other, '2027-01-01', '2027-12-31');
  assert.deepEqual(body, { items: [], earlier: null, later: null, first: null, last: null });
  assert.deepEqual(await between(other, '2028-01-01', '2028-12-31'), body);
});

test('cancelled cruises are flagged, and paid or past ones have no payment', async () => {
  const traveller = await server.traveller();
  const due = { currency: 'EUR', total_price: '100.00', final_payment_date: '2027-01-05' };
  await record(traveller, '2027-03-06', '2027-03-13', { ...due, cancelled_at: '2026-11-01T00:00:00Z' });
  await record(traveller, '2027-04-06', '2027-04-13', { ...due, deposit: '100.00' });
  // over at the time of the read
  await record(traveller, '2026-10-06', '2026-10-13', { ...due, final_payment_date: '2026-09-05' });
  const { items } = await between(traveller, '2026-09-01', '2027-08-31');
  assert.deepEqual(
    items.map(({ kind, is_cancelled }) => [kind, is_cancelled]),
    [
      ['cruise', false],
      ['cruise', true],
      ['cruise', false],
    ],
  );
});

test('no day moves with the zone of the reader', async () => {
  const traveller = await server.traveller();
  await record(traveller, '2027-03-06', '2027-03-13', { ...miami, checkin_date: '2027-02-01' });
  const answers = await Promise.all(
    ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu', 'Etc/GMT+12'].map((zone) =>
      between(traveller.with({ 'x-timezone': zone }), '2027-02-01', '2027-03-13'),
    ),
  );
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(answers[0]?.items.length, 2);
});

test('samples say that they are samples', async () => {
  const traveller = await server.traveller();
  await traveller.call('POST samples');
  const { items } = await between(traveller, '2026-11-01', '2027-11-30');
  assert.ok(items.length > 8 && items.every(({ is_sample }) => is_sample));
});

test('a thousand cruises take as many queries as one', async () => {
  const traveller = await server.traveller();
  const id = await record(traveller, '2027-03-06', '2027-03-13', {
    schedule: [{ date: '2027-03-07', kind: 'port', port_name: 'Nassau', arrive: '08:00', depart: '17:00' }],
  });
  // its route is computed after the answer, with its own queries
  await server.services.routes.settled(id);
  const { query } = server.database;
  const execute = mock.method(query, 'execute');
  const asked = async () => {
    const before = execute.mock.callCount();
    const { items } = await between(traveller, '2027-01-01', '2027-12-31');
    return { queries: execute.mock.callCount() - before, items: items.length };
  };
  const one = await asked();
  await copyCruise(id, 999);
  const many = await asked();
  execute.mock.restore();
  assert.equal(one.items, 2);
  assert.deepEqual(many, { queries: one.queries, items: 2000 });
  assert.ok(one.queries > 0);
});

/** Copies a record that many times, a day later each. */
async function copyCruise(id: string, times: number): Promise<void> {
  const { query } = server.database;
  const ids = Array.from({ length: times }, newId);
  const copies = JSON.stringify(
    ids.map((copy, index) => ({ id: copy, day: addDays('2027-01-01', index % 300) })),
  );
  await query.execute(sql`
    insert into cruises select (jsonb_populate_record(cruises, jsonb_build_object('id', copy.id,
      'start_date', copy.day, 'end_date', copy.day + 7))).*
    from cruises, jsonb_to_recordset(${copies}::jsonb) as copy(id uuid, day date) where cruises.id = ${id}`);
  await query.execute(sql`
    insert into cruise_schedule select (jsonb_populate_record(cruise_schedule, jsonb_build_object('cruise_id', copy.id,
      'date', copy.day + 1))).*
    from cruise_schedule, jsonb_to_recordset(${copies}::jsonb) as copy(id uuid, day date) where cruise_id = ${id}`);
}
