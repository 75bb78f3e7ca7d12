import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { addDays } from '#domain/dates.ts';
import { newId } from '#server/platform/ids.ts';
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
    invitations: [],
    unopened_invitations: 0,
    attention: [],
    totals: { cruises: 0, nights: 0, ports: 0, countries: 0 },
    badges: [],
  });
});

test('it shows the current cruise, the next one with its countdown, the following ones, and past totals', async () => {
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
    checkin_date: '2026-11-25',
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
      { kind: 'checkin', ship_name: 'Next', due_on: '2026-11-25', amount: null, fields: [] },
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

test('a final payment without a date needs attention as an estimate, until its date is recorded', async () => {
  const traveller = await server.traveller();
  const { body: cruise } = await traveller.call('POST cruises', {
    body: {
      ship_id: 'royal-caribbean-icon-of-the-seas-2024',
      start_date: '2027-03-06',
      end_date: '2027-03-13',
      ...miami,
    },
  });
  assert.equal(cruise.final_payment_days, 90);
  const payments = async () =>
    (await traveller.call('GET dashboard')).body.attention
      .filter(({ kind, fields }) => kind === 'final_payment' || fields.includes('final_payment_date'))
      .map(({ due_on, estimated_days_before, cruise_line }) => [due_on, estimated_days_before, cruise_line]);
  assert.deepEqual(await payments(), [['2026-12-06', 90, 'Royal Caribbean International']]);
  const confirm = { params: { id: cruise.id }, body: { final_payment_date: '2026-12-06' } };
  await traveller.call('PATCH cruises/{id}', confirm);
  assert.deepEqual(await payments(), [['2026-12-06', null, 'Royal Caribbean International']]);
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
    ['final_payment'],
  );
});

test('the current cruise shows the day on board, and all aboard by both clocks', async () => {
  const traveller = await server.traveller();
  const { body: cruise } = await traveller.call('POST cruises', {
    body: { ship_name: 'Under way', start_date: '2026-11-19', end_date: '2026-11-26', ...miami },
  });
  const port = { kind: 'port', port_id: 'mx-cozumel', time_zone: 'America/Cancun' };
  await traveller.call('PUT cruises/{id}/schedule', {
    params: { id: cruise.id },
    body: {
      items: [
        { date: '2026-11-19', kind: 'embark', port_id: 'us-miami', depart: '16:30' },
        { date: '2026-11-20', kind: 'sea' },
        {
          ...port,
          date: '2026-11-21',
          arrive: '08:00',
          depart: '17:00',
          all_aboard: '16:30',
          ship_time_offset: 60,
        },
        { date: '2026-11-22', kind: 'sea' },
        { date: '2026-11-26', kind: 'disembark', port_id: 'us-miami' },
      ],
    },
  });
  const { body } = await traveller.call('GET dashboard');
  const { today, schedule } = body.current ?? assert.fail('it is under way');
  assert.deepEqual([today.day, today.days, today.what, today.tomorrow?.what], [3, 8, 'port', 'sea']);
  assert.deepEqual(
    today.calls.map(({ port_name, all_aboard }) => [port_name, all_aboard]),
    [['Cozumel', { port_time: '16:30', ship_time: '17:30', ship_day: 'same', at: '2026-11-21T21:30:00Z' }]],
  );
  assert.equal(schedule.length, 5);
  // the day is the ship's, wherever the reader is
  const elsewhere = await traveller.with({ 'x-timezone': 'Pacific/Kiritimati' }).call('GET dashboard');
  assert.deepEqual(elsewhere.body.current?.today, today);
});

test('a payment that is overdue needs attention on board, too, and nothing else of that cruise does', async () => {
  const traveller = await server.traveller();
  const today = server.clock.now().toISOString().slice(0, 10);
  const under_way = { start_date: addDays(today, -2), end_date: addDays(today, 5), ...miami };
  const owed = { total_price: '900.00', currency: 'USD', final_payment_date: addDays(today, -60) };
  const { body } = await traveller.call('POST cruises', {
    body: { ship_name: 'Owed', checkin_date: addDays(today, -20), ...under_way, ...owed },
  });
  const attention = async () =>
    (await traveller.call('GET dashboard')).body.attention.map(({ kind, amount }) => [kind, amount]);
  assert.deepEqual(await attention(), [['final_payment', '900.00']]);
  const undated = { params: { id: body.id }, body: { final_payment_date: null } };
  await traveller.call('PATCH cruises/{id}', undated);
  assert.deepEqual(await attention(), [], 'an estimate is no debt');
});

test('back to back: the first is current until the second sails, which is counted down to', async () => {
  const traveller = await server.traveller();
  const today = server.clock.now().toISOString().slice(0, 10);
  for (const [ship_name, from, to] of [
    ['First', -7, 0],
    ['Second', 0, 7],
  ] as const) {
    const dates = { start_date: addDays(today, from), end_date: addDays(today, to) };
    const { body } = await traveller.call('POST cruises', { body: { ship_name, ...dates, ...miami } });
    await traveller.call('PUT cruises/{id}/schedule', {
      params: { id: body.id },
      body: { items: [{ date: dates.start_date, kind: 'embark', port_id: 'us-miami', depart: '23:30' }] },
    });
  }
  const { body } = await traveller.call('GET dashboard');
  assert.deepEqual([body.current?.ship_name, body.next?.ship_name], ['First', 'Second']);
  assert.equal(body.countdown_to, body.next?.sails_at);
});

test('hundreds of cruises take as many queries as one', async () => {
  const traveller = await server.traveller();
  const { body: cruise } = await traveller.call('POST cruises', {
    body: { ship_name: 'Often', start_date: '2026-01-05', end_date: '2026-01-12', ...miami },
  });
  const items = Array.from({ length: 8 }, (_none, day) => ({
    date: addDays('2026-01-05', day),
    kind: 'port',
    port_id: 'mx-cozumel',
  }));
  await traveller.call('PUT cruises/{id}/schedule', { params: { id: cruise.id }, body: { items } });
  // its route is computed after the answer, with its own queries
  await server.services.routes.settled(cruise.id);
  const { query } = server.database;
  const execute = mock.method(query, 'execute');
  const asked = async () => {
    const before = execute.mock.callCount();
    const { body } = await traveller.call('GET dashboard');
    return { queries: execute.mock.callCount() - before, cruises: body.totals.cruises };
  };
  const one = await asked();
  await copyCruise(cruise.id, 299);
  const many = await asked();
  execute.mock.restore();
  assert.deepEqual(one, { queries: one.queries, cruises: 1 });
  assert.deepEqual(many, { queries: one.queries, cruises: 300 });
  // the cruises ahead, the log, and until when the answer holds
  assert.equal(one.queries, 3);
});

test('of many cruises ahead, where they go is read of those that are shown', async () => {
  const traveller = await server.traveller();
  const { body: cruise } = await traveller.call('POST cruises', {
    body: { ship_name: 'Often', start_date: '2027-01-05', end_date: '2027-01-12', ...miami },
  });
  await server.services.routes.settled(cruise.id);
  await copyCruise(cruise.id, 30);
  const { query } = server.database;
  const execute = query.execute.bind(query);
  const courses: number[] = [];
  const counted = mock.method(query, 'execute', async (statement: Parameters<typeof execute>[0]) => {
    const result = await execute<{ items?: string }>(statement);
    courses.push(result.rows[0]?.items?.match(/"course":/g)?.length ?? 0);
    return result;
  });
  const { body } = await traveller.call('GET dashboard');
  counted.mock.restore();
  assert.equal(Math.max(...courses), 7);
  const { next, following } = body;
  assert.ok(next !== null && following.length === 6);
  for (const { course } of [next, ...following]) assert.deepEqual(course, [[-80.2, 25.8]]);
});

test('payments and check-ins are shown to receivers who may see them, with the owner’s name', async () => {
  const [owner, receiver] = [
    await server.traveller({ first_name: 'Olga' }),
    await server.traveller({ email: 'crew@example.org' }),
  ];
  const { body: cruise } = await owner.call('POST cruises', {
    body: {
      ship_name: 'Shared',
      start_date: '2027-01-05',
      end_date: '2027-01-12',
      ...miami,
      currency: 'USD',
      total_price: '100.00',
      final_payment_date: '2026-12-06',
      checkin_date: '2026-11-25',
    },
  });
  const offer = { params: { id: cruise.id }, body: { email: 'crew@example.org', share_level: 'full' } };
  const { body: share } = await owner.call('POST cruises/{id}/sharing', offer);
  const change = (by: typeof owner, body: object) =>
    by.call('PATCH user/sharing/{id}', { params: { id: share.id }, body });
  const asked = async (by: typeof owner) => {
    const { attention } = (await by.call('GET dashboard')).body;
    return attention.map(({ kind, share: of }) => [kind, of?.owner_name ?? null]);
  };
  const kinds = ['final_payment', 'checkin', 'missing'];
  await change(receiver, { state: 'accepted' });
  assert.deepEqual(
    await asked(receiver),
    [
      ['final_payment', 'Olga Seafarer'],
      ['checkin', 'Olga Seafarer'],
    ],
    'who only looks is not asked for what the record lacks',
  );
  await change(owner, { share_level: 'details' });
  assert.deepEqual(await asked(receiver), [], 'who sees no money');
  await change(owner, { share_level: 'edit' });
  assert.deepEqual(
    await asked(receiver),
    kinds.map((kind) => [kind, 'Olga Seafarer']),
  );
  assert.deepEqual(
    await asked(owner),
    kinds.map((kind) => [kind, null]),
  );
  await receiver.call('POST cruises/{id}/mark-paid', { params: { id: cruise.id } });
  for (const by of [owner, receiver])
    assert.deepEqual(
      (await asked(by)).map(([kind]) => kind),
      kinds.slice(1),
    );
  await owner.call('DELETE user/sharing/{id}', { params: { id: share.id } });
  assert.deepEqual(await asked(receiver), []);
});

/** Copies a record and its schedule that many times. */
async function copyCruise(id: string, times: number): Promise<void> {
  const { query } = server.database;
  const ids = JSON.stringify(Array.from({ length: times }, () => ({ id: newId() })));
  const copies = sql`jsonb_to_recordset(${ids}::jsonb) as copy(id uuid)`;
  await query.execute(sql`
    insert into cruises select (jsonb_populate_record(cruises, jsonb_build_object('id', copy.id))).*
    from cruises, ${copies} where cruises.id = ${id}`);
  await query.execute(sql`
    insert into cruise_schedule
    select (jsonb_populate_record(cruise_schedule, jsonb_build_object('cruise_id', copy.id))).*
    from cruise_schedule, ${copies} where cruise_id = ${id}`);
}

test('a new account has an empty summary', async () => {
  const { body } = await (await server.traveller()).call('GET summary');
  assert.deepEqual(body, {
    next: null,
    current: null,
    totals: { cruises: 0, nights: 0, ports: 0, countries: 0 },
  });
});

test('the summary says what the dashboard says: the next cruise, the current one with its port, past totals', async () => {
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
