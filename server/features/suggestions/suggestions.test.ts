import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

async function record(owner: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const body = { ship_name: 'Koningsdam', start_date: '2027-03-06', end_date: '2027-03-13', ...more };
  const answer = await owner.call('POST cruises', { body });
  assert.equal(answer.status, 201, JSON.stringify(answer.failure));
  // its route is computed after the answer, with queries that a test would count
  await server.services.routes.settled(answer.body.id);
  return answer.body.id;
}

async function board(owner: Caller, id: string, ...people: Record<string, unknown>[]): Promise<void> {
  for (const body of people) await owner.call('POST cruises/{id}/passengers', { params: { id }, body });
}

async function ask(owner: Caller, query: Record<string, string> = {}) {
  const { status, body } = await owner.call('GET cruises/suggestions', { query });
  assert.equal(status, 200);
  return body;
}

const royal = { cruise_line_id: 'royal-caribbean' };
const carnival = { cruise_line_id: 'carnival' };

test('a newcomer is suggested their own name and nothing else', async () => {
  const owner = await server.traveller({ first_name: 'Grete' });
  const { passengers, duplicates, schedule_days, ...fields } = await ask(owner);
  assert.deepEqual(
    passengers.map(({ first_name }) => first_name),
    ['Grete'],
  );
  assert.deepEqual(duplicates, []);
  assert.equal(schedule_days, 0);
  assert.deepEqual([...new Set(Object.values(fields))], [null]);
});

test('the final payment date follows from line and nights, as long as it is ahead', async () => {
  const owner = await server.traveller();
  const dates = { start_date: '2027-06-05', end_date: '2027-06-12' };
  const due = async (query: Record<string, string>) => (await ask(owner, query)).final_payment_date;
  assert.equal(await due({ ...royal, ...dates }), '2027-03-07');
  assert.equal(await due({ ...royal, ...dates, end_date: '2027-06-08' }), '2027-03-22');
  const ship = { ship_id: 'royal-caribbean-icon-of-the-seas-2024' };
  assert.equal(await due({ ...ship, ...dates }), '2027-03-07', 'the ship tells the line');
  assert.equal(await due({ ...royal, start_date: '2026-12-05', end_date: '2026-12-12' }), null);
  assert.equal(await due(dates), null);
  assert.equal(await due({ ...royal, start_date: '2027-06-05', end_date: '2027-06-01' }), null);
});

test('former cruises of the line suggest unchanging values, and only the user’s own do', async () => {
  const owner = await server.traveller({ first_name: 'Ada' });
  const other = await server.traveller({ first_name: 'Ben' });
  const theirs = {
    loyalty_number: 'B-1',
    currency: 'JPY',
    emergency_contacts: 'Bea',
    travel_agent: 'Ben Co',
  };
  const foreign = await record(other, { ...royal, ...theirs, booking_number: 'R1' });
  await board(other, foreign, { first_name: 'Bea' });
  const first = await record(owner, {
    ...royal,
    start_date: '2026-03-07',
    end_date: '2026-03-14',
    currency: 'EUR',
    loyalty_number: 'R-441',
    travel_agent: 'Seaside',
    phone_number: '+49 40 1234',
    tier_after: 'Gold',
    points_before: 10,
    points_earned: 7,
  });
  const second = await record(owner, {
    ...carnival,
    loyalty_number: 'C-9',
    emergency_contacts: 'Otto +49 1',
  });
  await board(owner, first, { first_name: 'Ada', last_name: 'Seafarer' }, { first_name: 'Otto' });
  await board(owner, second, {
    first_name: ' otto',
    loyalty_number: 'C-10',
    date_of_birth: '1961-02-28',
  });

  const { passengers, ...found } = await ask(owner, { ...royal, start_date: '2027-05-01' });
  assert.deepEqual(found, {
    final_payment_date: null,
    currency: 'EUR',
    loyalty_number: 'R-441',
    tier_before: 'Gold',
    points_before: 17,
    emergency_contacts: 'Otto +49 1',
    travel_agent: 'Seaside',
    phone_number: '+49 40 1234',
    duplicates: [],
    schedule_days: 0,
  });
  assert.deepEqual(
    passengers.map(({ first_name, loyalty_number, date_of_birth }) => [
      first_name.trim(),
      loyalty_number,
      date_of_birth,
    ]),
    [
      ['Ada', null, null],
      ['otto', null, '1961-02-28'],
    ],
  );
  const at_carnival = await ask(owner, carnival);
  assert.equal(
    at_carnival.passengers.find(({ first_name }) => /otto/i.test(first_name))?.loyalty_number,
    'C-10',
  );
  assert.equal(at_carnival.loyalty_number, 'C-9');
  assert.equal(at_carnival.travel_agent, null);
  const before = await ask(owner, { ...royal, start_date: '2025-01-01' });
  assert.equal(before.points_before, null, 'what was reached later is not known before');
  const itself = await ask(owner, { ...royal, cruise_id: first });
  assert.equal(itself.loyalty_number, null);
});

test('the number of the account is suggested, but not to another line than its own', async () => {
  const owner = await server.traveller();
  const settings = { loyalty_number: 'R-441', tier: 'Gold' };
  const kept = await owner.call('PATCH user/settings', { body: settings });
  assert.equal(kept.status, 200);
  assert.equal((await ask(owner, royal)).loyalty_number, 'R-441');
  assert.equal((await ask(owner, royal)).tier_before, 'Gold');
  assert.equal((await ask(owner, royal)).passengers[0]?.loyalty_number, 'R-441');
  await record(owner, { ...royal, loyalty_number: 'R-441' });
  assert.equal((await ask(owner, carnival)).loyalty_number, null);
  assert.equal((await ask(owner, carnival)).tier_before, null);
  assert.equal((await ask(owner, carnival)).passengers[0]?.loyalty_number, null);
});

test('an own cruise with the same ship and day, or the same booking, is a duplicate', async () => {
  const owner = await server.traveller();
  const other = await server.traveller();
  const id = await record(owner, { booking_number: 'AB12', stateroom: '9214' });
  await record(other, { booking_number: 'AB12' });
  const twins = async (query: Record<string, string>) =>
    (await ask(owner, query)).duplicates.map((twin) => twin.id);
  assert.deepEqual(await twins({ ship_name: 'KONINGSDAM ', start_date: '2027-03-06' }), [id]);
  assert.deepEqual(await twins({ booking_number: 'AB12' }), [id]);
  assert.deepEqual(await twins({ ship_name: 'Koningsdam', start_date: '2027-03-07' }), []);
  assert.deepEqual(await twins({ booking_number: 'AB12', cruise_id: id }), []);
  assert.deepEqual(await twins({ booking_number: '' }), []);
});

test('records without a number, and names without a letter, are no duplicates of each other', async () => {
  const owner = await server.traveller();
  const id = await record(owner, { ship_name: '⚓', booking_number: '' });
  await record(owner, { ship_name: '🚢', booking_number: '' });
  const { body } = await owner.call('GET cruises/{id}', { params: { id } });
  assert.deepEqual(body.duplicates, []);
});

test('the days that others offer of a ship are counted', async () => {
  const owner = await server.traveller();
  const other = await server.traveller();
  const ship = { ship_id: 'royal-caribbean-icon-of-the-seas-2024' };
  const id = await record(other, { ...ship, schedule_is_offered: true });
  const items = [
    { date: '2027-03-06', kind: 'embark', port_name: 'Miami' },
    { date: '2027-03-07', kind: 'sea' },
    { date: '2027-03-08', kind: 'sea' },
  ];
  const put = await other.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal(put.status, 200, JSON.stringify(put.failure));
  const dates = { start_date: '2027-03-06', end_date: '2027-03-13' };
  assert.equal((await ask(owner, { ...ship, ...dates })).schedule_days, 2, 'a typed port is nobody else’s');
});

test('the queries are as many for one cruise as for twenty', async () => {
  const owner = await server.traveller();
  const query = { ...royal, start_date: '2027-03-06', end_date: '2027-03-13', ship_name: 'Koningsdam' };
  const count = async () => {
    const spy = mock.method(server.database.query, 'execute');
    await ask(owner, query);
    const calls = spy.mock.callCount();
    spy.mock.restore();
    return calls;
  };
  const before = await count();
  for (let i = 0; i < 20; i += 1) await board(owner, await record(owner, royal), { first_name: `P${i}` });
  assert.equal(await count(), before);
  assert.ok(before > 0);
  assert.equal((await ask(owner, query)).passengers.length, 12);
});
