import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

async function recordCruise(owner: Caller, more: Record<string, unknown> = {}) {
  const body = {
    ship_id: 'royal-caribbean-icon-of-the-seas-2024',
    start_date: '2027-03-06',
    end_date: '2027-03-08',
    start_port_id: 'us-miami',
    ...more,
  };
  return (await owner.call('POST cruises', { body })).body;
}

const three_days = [
  { date: '2027-03-08', kind: 'disembark', port_id: 'us-miami', arrive: '06:00' },
  { date: '2027-03-06', kind: 'embark', port_id: 'us-miami', depart: '16:30', all_aboard: '16:00' },
  { date: '2027-03-07', kind: 'port', port_name: 'Cay of our own', arrive: '07:00', depart: '17:00' },
];

test('a schedule is put whole, in the order of its days, with the zones of its ports', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  const put = await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items: three_days } });
  assert.equal(put.status, 200);
  assert.equal(put.headers.get('etag'), '"1"');
  assert.deepEqual(
    put.body.items.map(({ date, port_name, time_zone }) => [date, port_name, time_zone]),
    [
      ['2027-03-06', 'Miami', 'America/New_York'],
      ['2027-03-07', 'Cay of our own', null],
      ['2027-03-08', 'Miami', 'America/New_York'],
    ],
  );
  const { body: cruise } = await owner.call('GET cruises/{id}', { params: { id } });
  assert.deepEqual(cruise.schedule, put.body);
  assert.equal(cruise.sails_at, '2027-03-06T21:30:00Z', 'it sails at the first departure');
  await owner.call('PATCH cruises/{id}', { params: { id }, body: { notes: 'x' } });
  const after = await owner.call('GET cruises/{id}', { params: { id } });
  assert.equal(after.body.sails_at, '2027-03-06T21:30:00Z', 'and still after another change');
});

test('a port is called as the catalogue spells it, whichever of its names was typed; other words stay', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  const port_id = 'gr-athens-piraeus';
  const typed = [
    'Piräus',
    'Le Pirée',
    'אתונה (פיראוס)',
    'PIRAEUS',
    'Piraeus, Greece',
    'Athens / Attica',
    'Gate E1',
  ];
  const items = typed.map((port_name) => ({ date: '2027-03-07', kind: 'port' as const, port_id, port_name }));
  const put = await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  const athens = 'Athens (Piraeus)';
  assert.deepEqual(
    put.body.items.map(({ port_name }) => port_name),
    [...Array.from({ length: 6 }, () => athens), 'Gate E1'],
  );
  const body = {
    start_port_id: port_id,
    start_port: 'Athen (Piräus)',
    end_port_id: null,
    end_port: 'Piräus',
  };
  const { body: cruise } = await owner.call('PATCH cruises/{id}', { params: { id }, body });
  assert.deepEqual([cruise.start_port, cruise.start_port_code, cruise.end_port], [athens, 'ATH', 'Piräus']);
});

test('a cruise without ports takes them from the first and the last day of its schedule', async () => {
  const owner = await server.traveller({ headers: { 'x-timezone': 'Europe/Berlin' } });
  const without = { start_port_id: undefined };
  const { id } = await recordCruise(owner, without);
  const other = await recordCruise(owner, { ...without, end_port: 'Havana' });
  for (const cruise_id of [id, other.id])
    await owner.call('PUT cruises/{id}/schedule', {
      params: { id: cruise_id },
      body: { items: three_days },
    });
  const { body: filled } = await owner.call('GET cruises/{id}', { params: { id } });
  assert.deepEqual(
    [filled.start_port_id, filled.start_port, filled.start_zone, filled.end_port_id, filled.sails_at],
    ['us-miami', 'Miami', 'America/New_York', 'us-miami', '2027-03-06T21:30:00Z'],
  );
  const { body: found } = await owner.call('GET cruises', { query: { q: 'miami' } });
  assert.equal(found.items.length, 2, 'and is found by them');
  const { body: kept } = await owner.call('GET cruises/{id}', { params: { id: other.id } });
  assert.deepEqual([kept.end_port_id, kept.end_port], [null, 'Havana'], 'what was typed stays');
});

test('of two concurrent changes of a schedule the second gets the schedule of the first', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  const put = (items: object[], version: number) =>
    owner.call('PUT cruises/{id}/schedule', {
      params: { id },
      body: { items },
      headers: { 'if-match': `"${version}"` },
    });
  const first = await put(three_days, 0);
  const second = await put([], 0);
  assert.equal(second.status, 412);
  assert.deepEqual(second.failure.current, first.body);
  assert.equal((await put([], 1)).status, 200);
});

test('moving the dates moves the schedule only when asked, and drops nothing', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items: three_days } });
  const change = async (body: Record<string, unknown>) => {
    const { body: cruise } = await owner.call('PATCH cruises/{id}', { params: { id }, body });
    return [cruise.sails_at, ...cruise.schedule.items.map(({ date }) => date)];
  };
  const stayed = await change({ start_date: '2027-03-07', end_date: '2027-03-09' });
  assert.deepEqual(stayed, ['2027-03-06T21:30:00Z', '2027-03-06', '2027-03-07', '2027-03-08']);
  const moved = await change({ start_date: '2027-03-14', end_date: '2027-03-16', move_schedule: true });
  // across the change of clocks in Miami
  assert.deepEqual(moved, ['2027-03-13T21:30:00Z', '2027-03-13', '2027-03-14', '2027-03-15']);
});

test('faults are reported by row, and nothing is stored', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  const { failure } = await owner.call('PUT cruises/{id}/schedule', {
    params: { id },
    body: {
      items: [
        { date: '2027-03-06', kind: 'port' },
        { date: '2027-03-07', kind: 'port', port_id: 'atlantis' },
        { date: '2027-03-07', kind: 'port', port_name: 'Nassau', arrive: '17:00', depart: '08:00' },
      ],
    },
  });
  assert.deepEqual(Object.keys(failure.errors ?? {}).toSorted(), [
    'items.0.port_name',
    'items.1.port_id',
    'items.1.port_name',
    'items.2.depart',
  ]);
  assert.deepEqual((await owner.call('GET cruises/{id}/schedule', { params: { id } })).body.items, []);
});

test('clearing leaves no row, and the countdown goes to the start of the day again', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items: three_days } });
  assert.equal((await owner.call('DELETE cruises/{id}/schedule', { params: { id } })).status, 204);
  const { body } = await owner.call('GET cruises/{id}', { params: { id } });
  assert.deepEqual(body.schedule, { items: [], version: 2 });
  assert.equal(body.sails_at, '2027-03-06T05:00:00Z');
});

test('a ship’s schedule comes from travellers, without their words, and only while they offer it', async () => {
  const ada = await server.traveller();
  const bob = await server.traveller();
  const reader = await server.traveller();
  const known = async () => {
    const { body } = await reader.call('GET catalog/ships/{id}/schedule', {
      params: { id: 'royal-caribbean-icon-of-the-seas-2024' },
      query: { from: '2027-03-06', to: '2027-03-08' },
    });
    return body.items.map(({ date, kind, port_name, source }) => [date, kind, port_name, source]);
  };
  for (const [owner, offered] of [
    [ada, false],
    [bob, true],
  ] as const) {
    const { id } = await recordCruise(owner, { schedule_is_offered: offered });
    const items = offered ? three_days : [{ date: '2027-03-07', kind: 'port', port_id: 'mx-cozumel' }];
    await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  }
  assert.deepEqual(await known(), [
    ['2027-03-06', 'port', 'Miami', 'travellers'],
    ['2027-03-08', 'port', 'Miami', 'travellers'],
  ]);
  const { body: list } = await bob.call('GET cruises');
  const [cruise] = list.items;
  await bob.call('PATCH cruises/{id}', {
    params: { id: cruise?.id ?? '' },
    body: { schedule_is_offered: false },
  });
  assert.deepEqual(await known(), []);
});

test('of a ship’s schedule each traveller has one voice, and samples and days left behind have none', async () => {
  const reader = await server.traveller();
  const offer = async (owner: Caller, port_id: string, more: Record<string, unknown> = {}) => {
    const { id } = await recordCruise(owner, { schedule_is_offered: true, ...more });
    const items = [{ date: '2027-03-07', kind: 'port', port_id }];
    await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
    return id;
  };
  const known = async () => {
    const { body } = await reader.call('GET catalog/ships/{id}/schedule', {
      params: { id: 'royal-caribbean-icon-of-the-seas-2024' },
      query: { from: '2027-03-07', to: '2027-03-07' },
    });
    return body.items.map(({ port_name }) => port_name);
  };
  await offer(reader, 'bs-nassau', { start_date: '2027-04-06', end_date: '2027-04-08' });
  const sample = await offer(await server.traveller(), 'bs-nassau');
  await server.database.query.execute(sql`update cruises set is_sample = true where id = ${sample}`);
  assert.deepEqual(await known(), []);
  for (let times = 0; times < 3; times += 1) await offer(reader, 'bs-nassau');
  assert.deepEqual(await known(), ['Nassau']);
  for (let people = 0; people < 2; people += 1) await offer(await server.traveller(), 'mx-cozumel');
  assert.deepEqual(await known(), ['Cozumel']);
});

test('a move that would leave the years there are is refused', async () => {
  const owner = await server.traveller();
  const { id } = await recordCruise(owner);
  const items = [...three_days, { date: '2199-12-30', kind: 'sea' }];
  await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  const body = { start_date: '2027-03-08', end_date: '2027-03-10', move_schedule: true };
  const { status, failure } = await owner.call('PATCH cruises/{id}', { params: { id }, body });
  assert.deepEqual([status, Object.keys(failure.errors ?? {})], [400, ['start_date']]);
});

test('statistics count visited ports, not planned ones', async () => {
  const owner = await server.traveller();
  const totals = async () => (await owner.call('GET dashboard')).body.totals;
  const past = { start_date: '2025-03-01', end_date: '2025-03-04', end_port_id: 'us-miami' };
  const { id } = await recordCruise(owner, past);
  await recordCruise(owner, { ...past, end_port_id: 'gb-southampton-london' });
  assert.deepEqual(await totals(), { cruises: 2, nights: 6, ports: 2, countries: 2 });
  const on = (day: number, kind: string, port_id?: string, more: Record<string, unknown> = {}) => ({
    date: `2025-03-0${day}`,
    kind,
    ...(port_id !== undefined && { port_id }),
    ...more,
  });
  const items = [
    on(1, 'embark', 'us-miami'),
    on(2, 'port', 'mx-cozumel', { outcome: 'skipped' }),
    on(2, 'port', 'bs-nassau', { outcome: 'unplanned' }),
    on(2, 'scenic', 'gi-gibraltar'),
    on(3, 'sea'),
    on(3, 'port', undefined, { port_name: 'Cay of our own' }),
    on(4, 'disembark', 'us-miami'),
  ];
  const put = await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal(put.status, 200);
  assert.deepEqual(
    put.body.items.map(({ country }) => country),
    ['US', 'MX', 'BS', 'GI', null, null, 'US'],
  );
  assert.deepEqual(await totals(), { cruises: 2, nights: 6, ports: 4, countries: 3 });
});
