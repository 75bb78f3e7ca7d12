import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayAt } from '#domain/dates.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();

const voyage = { ship_name: 'Sea Cloud', start_date: '2027-03-06', end_date: '2027-03-13' };

async function record(traveller: Caller, body: Record<string, unknown> = {}): Promise<string> {
  const answer = await traveller.call('POST cruises', { body: { ...voyage, ...body } });
  assert.equal(answer.status, 201, JSON.stringify(answer.failure));
  return answer.body.id;
}

async function list(traveller: Caller, query: Record<string, string | number> = {}) {
  const answer = await traveller.call('GET cruises', { query });
  assert.equal(answer.status, 200, JSON.stringify(answer.failure));
  return answer.body;
}

test('matching cruises are added up by currency: exactly, without cancelled ones or those without a price', async () => {
  const traveller = await server.traveller();
  await record(traveller, { currency: 'EUR', total_price: '0.10', deposit: '0.05' });
  await record(traveller, { currency: 'EUR', total_price: '0.20' });
  await record(traveller, { currency: 'EUR', total_price: '0.00' });
  await record(traveller, { currency: 'EUR' });
  await record(traveller, { currency: 'EUR', total_price: '999', cancelled_at: '2026-11-01T10:00:00Z' });
  await record(traveller, { currency: 'JPY', total_price: '250000', ship_name: 'Asuka' });
  await record(traveller, {
    currency: 'KWD',
    fare: '100.125',
    discount: '0.025',
    taxes: '5',
    deposit: '200',
  });
  await record(traveller, { currency: 'KWD', fare: '10', discount: '11' });
  await record(await server.traveller(), { currency: 'EUR', total_price: '5' });
  // ended long ago, and never marked as paid
  const long_ago = { start_date: '2019-05-01', end_date: '2019-05-08' };
  await record(traveller, { currency: 'SEK', total_price: '4000', ...long_ago });

  const { totals, total } = await list(traveller, { totals: 'true', limit: 1 });
  assert.equal(total, 9);
  assert.deepEqual(totals, [
    { currency: 'EUR', cruises: 3, total_price: '0.30', balance_due: '0.25' },
    { currency: 'KWD', cruises: 2, total_price: '105.100', balance_due: '0.00' },
    { currency: 'JPY', cruises: 1, total_price: '250000', balance_due: '250000' },
    { currency: 'SEK', cruises: 1, total_price: '4000', balance_due: '0.00' },
  ]);
  const filtered = await list(traveller, { totals: 'true', q: 'asuka' });
  assert.deepEqual(
    filtered.totals?.map(({ currency }) => currency),
    ['JPY'],
  );
  assert.deepEqual((await list(traveller, { totals: 'true', q: 'nothing' })).totals, []);
  assert.equal((await list(traveller)).totals, undefined);
});

test('the list says and sorts by the price that counts, either way, and the unknown comes last', async () => {
  const traveller = await server.traveller();
  await record(traveller, { ship_name: 'Unknown' });
  await record(traveller, { ship_name: 'Free', total_price: '0' });
  await record(traveller, { ship_name: 'Parts', fare: '50', taxes: '9.50' });
  await record(traveller, { ship_name: 'Whole', total_price: '70', fare: '1' });
  const prices = async (sort: string) =>
    (await list(traveller, { sort })).items.map(({ ship_name, total_price }) => [ship_name, total_price]);
  const rising = [
    ['Free', '0'],
    ['Parts', '59.50'],
    ['Whole', '70'],
  ];
  assert.deepEqual(await prices('total_price'), [...rising, ['Unknown', null]]);
  assert.deepEqual(await prices('-total_price'), [...rising.toReversed(), ['Unknown', null]]);
  assert.deepEqual(
    (await prices('-ship_name')).map(([name]) => name),
    ['Whole', 'Unknown', 'Parts', 'Free'],
  );
});

test('each order goes through all pages, once each', async () => {
  const traveller = await server.traveller();
  for (const [ship_name, booking_date, total_price] of [
    ['A', '2026-01-01', '10'],
    ['B', '2026-01-01', null],
    ['C', null, '10'],
    ['D', '2026-02-01', '5.5'],
    ['E', null, null],
  ])
    await record(traveller, { ship_name, booking_date, total_price });
  for (const sort of ['-ship_name', '-total_price', '-booking_date', 'total_price']) {
    const seen: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(traveller, { sort, limit: 2, ...(cursor !== '' && { cursor }) });
      seen.push(...page.items.map(({ ship_name }) => ship_name));
      cursor = page.next_cursor;
    }
    const whole = (await list(traveller, { sort })).items.map(({ ship_name }) => ship_name);
    assert.deepEqual(seen, whole, sort);
    assert.equal(new Set(seen).size, 5, sort);
  }
});

test('the order `voyages` lists cruises under way, ahead, past and cancelled, through all pages', async (t) => {
  const began = server.clock.now().toISOString();
  t.after(() => server.clock.set(began));
  const today = dayAt(began, 'UTC');
  server.clock.set(`${today}T23:58:00Z`);
  const traveller = await server.traveller();
  const at = (days: number) => addDays(today, days);
  for (const [ship_name, from, until, cancelled_at] of [
    ['Next year', 400, 407],
    ['Long ago', -4000, -3990],
    ['On board', -3, 0],
    ['Not sailed', 30, 37, '2026-11-01T10:00:00Z'],
    ['Next month', 30, 37],
    ['Last year', -400, -390],
  ] as const)
    await record(traveller, { ship_name, start_date: at(from), end_date: at(until), cancelled_at });
  const seen: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    // a cruise that sails or ends meanwhile keeps its place
    if (seen.length === 2) server.clock.set(`${at(1)}T00:02:00Z`);
    const page = await list(traveller, { sort: 'voyages', limit: 2, ...(cursor !== '' && { cursor }) });
    seen.push(...page.items.map(({ ship_name }) => ship_name));
    cursor = page.next_cursor;
  }
  assert.deepEqual(seen, ['On board', 'Next month', 'Next year', 'Last year', 'Long ago', 'Not sailed']);
});

test('a cursor has the moment as the server writes it, or none', async () => {
  const traveller = await server.traveller();
  await record(traveller);
  const id = await record(traveller, { start_date: '2027-03-07' });
  await record(traveller, { start_date: '2027-03-08' });
  const answerTo = (...moment: unknown[]) => {
    const cursor = Buffer.from(JSON.stringify(['start_date', '2027-03-07', id, ...moment]));
    return traveller.call('GET cruises', {
      query: { sort: 'start_date', cursor: cursor.toString('base64url') },
    });
  };
  for (const moment of [[], ['2026-11-21T10:00:00.000Z']]) {
    const { status, body } = await answerTo(...moment);
    assert.deepEqual([status, body.items.map(({ start_date }) => start_date)], [200, ['2027-03-08']]);
  }
  for (const moment of [
    '2026-11-21T10:00:00+23:59',
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:60.000Z',
    '2026-11-21T10:00:00.0000000001Z',
    '1800-01-01T00:00:00.000Z',
    null,
    7,
  ]) {
    const { status, failure } = await answerTo(moment);
    assert.deepEqual([status, Object.keys(failure.errors ?? {})], [400, ['cursor']], String(moment));
  }
});

test('the course of a voyage is a line through its ports, as short as a small picture needs', async () => {
  const traveller = await server.traveller();
  const courseOf = async (query: Record<string, string> = {}) =>
    (await list(traveller, query)).items.map(({ course }) => course);
  const miami = [-80.2, 25.8];
  const cozumel = [-87, 20.5];
  const id = await record(traveller, { start_port_id: 'us-miami', end_port_id: 'mx-cozumel' });
  assert.deepEqual(await courseOf(), [[miami, cozumel]]);
  const call = (date: string, port_id: string | null, kind = 'port') => ({ date, kind, port_id });
  const rows = [
    call('2027-03-06', 'us-miami', 'embark'),
    call('2027-03-07', null, 'sea'),
    call('2027-03-08', 'mx-cozumel'),
    call('2027-03-09', 'mx-cozumel'),
    { ...call('2027-03-10', 'us-key-west'), outcome: 'skipped' },
    call('2027-03-13', 'us-miami', 'disembark'),
  ];
  const put = (items: object[]) =>
    traveller.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal((await put(rows)).status, 200);
  assert.deepEqual(await courseOf(), [[miami, cozumel, miami]]);
  const there_and_back = Array.from({ length: 61 }, (_, place) =>
    call('2027-03-10', place % 2 === 0 ? 'us-miami' : 'mx-cozumel'),
  );
  assert.equal((await put(there_and_back)).status, 200);
  const [course = []] = await courseOf();
  assert.ok(course.length <= 25, String(course.length));
  assert.deepEqual([course[0], course.at(-1)], [miami, miami]);
  await record(traveller, { ship_name: 'Nowhere', start_date: '2028-01-01', end_date: '2028-01-02' });
  assert.deepEqual((await courseOf())[0], []);
});

test('cancelled cruises are listed alone, left out, or with the others', async () => {
  const traveller = await server.traveller();
  await record(traveller, { ship_name: 'Sails' });
  await record(traveller, { ship_name: 'Stays', cancelled_at: '2026-11-01T10:00:00Z' });
  const ships = async (query: Record<string, string>) =>
    (await list(traveller, { ...query, sort: 'ship_name' })).items.map(({ ship_name }) => ship_name);
  assert.deepEqual(await ships({}), ['Sails', 'Stays']);
  assert.deepEqual(await ships({ cancelled: 'true' }), ['Stays']);
  assert.deepEqual(await ships({ cancelled: 'false', time: 'future' }), ['Sails']);
});

test('a search finds every text that a person would type', async () => {
  const traveller = await server.traveller();
  const id = await record(traveller, {
    cruise_line: 'Sea Cloud Cruises',
    booking_number: 'SC-48213',
    booking_id: 'agency 7',
    itinerary: 'Kanaren & Madeira',
    start_port: 'Las Palmas',
    end_port: 'Funchal',
    stateroom: '10-234',
    travel_agent: 'Meer & Mehr',
    notes: 'Zahnbürste für Käthe',
  });
  await record(traveller, { ship_name: 'Another' });
  const add = async (
    key: 'POST cruises/{id}/passengers' | 'POST cruises/{id}/flights' | 'POST cruises/{id}/lodging',
    body: object,
  ) => {
    const answer = await traveller.call(key, { params: { id }, body });
    assert.equal(answer.status, 201, JSON.stringify(answer.failure));
  };
  await add('POST cruises/{id}/passengers', {
    first_name: 'Ægir',
    last_name: 'Öztürk',
    loyalty_number: 'L-77',
  });
  await add('POST cruises/{id}/flights', {
    kind: 'pre',
    flight_number: 'LH 1117',
    confirmation_number: 'XK3PQ9',
  });
  await add('POST cruises/{id}/lodging', { kind: 'pre', name: 'Hotel Santa Catalina' });
  const put = await traveller.call('PUT cruises/{id}/schedule', {
    params: { id },
    body: {
      items: [
        { date: '2027-03-06', kind: 'embark', port_name: 'Las Palmas' },
        { date: '2027-03-08', kind: 'port', port_name: 'San Sebastián de la Gomera' },
      ],
    },
  });
  assert.equal(put.status, 200, JSON.stringify(put.failure));
  for (const q of [
    'sea cloud',
    'cruises cloud',
    '48213',
    'agency 7',
    'madeira',
    'funchal',
    'gomera',
    'sebastian',
    '10-234',
    'mehr',
    'zahnburste kathe',
    'ozturk',
    'l-77',
    'lh 1117',
    'xk3pq9',
    'santa catalina',
  ]) {
    assert.deepEqual(
      (await list(traveller, { q })).items.map((cruise) => cruise.id),
      [id],
      q,
    );
  }
  assert.deepEqual((await list(traveller, { q: 'gomera another' })).items, []);
});

test('a search finds a port by its name in any language, also in a cruise that is shared by its itinerary', async () => {
  const traveller = await server.traveller();
  const email = 'receiver@example.org';
  const receiver = await server.traveller({ email });
  const id = await record(traveller, { start_port_id: 'gr-athens-piraeus' });
  await record(traveller, { start_port: 'Barcelona' });
  const put = await traveller.call('PUT cruises/{id}/schedule', {
    params: { id },
    body: { items: [{ date: '2027-03-08', kind: 'port', port_id: 'it-naples' }] },
  });
  assert.equal(put.status, 200, JSON.stringify(put.failure));
  const body = { email, share_level: 'itinerary' };
  const share = await traveller.call('POST cruises/{id}/sharing', { params: { id }, body });
  assert.equal(share.status, 201, JSON.stringify(share.failure));
  const accepted = await receiver.call('PATCH user/sharing/{id}', {
    params: { id: share.body.id },
    body: { state: 'accepted' },
  });
  assert.equal(accepted.status, 200, JSON.stringify(accepted.failure));
  for (const reader of [traveller, receiver]) {
    for (const q of ['Neapel', 'naples', 'Piräus', 'athen', 'נאפולי'])
      assert.deepEqual(
        (await list(reader, { q })).items.map((cruise) => cruise.id),
        [id],
        q,
      );
    assert.deepEqual((await list(reader, { q: 'Kopenhagen' })).items, []);
  }
});
