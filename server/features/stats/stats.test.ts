import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { stat_sections } from '#contract/stats.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' });
const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };

/** An account whose plan has graphs. */
async function traveller(plan = 'pro'): Promise<Caller> {
  const somebody = await server.traveller();
  const { body } = await somebody.call('GET user/settings');
  await server.database.query.execute(sql`update users set plan_name = ${plan} where id = ${body.user.id}`);
  return somebody;
}

async function record(
  somebody: Caller,
  ship_name: string,
  start_date: string,
  end_date: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { status, body } = await somebody.call('POST cruises', {
    body: { ship_name, start_date, end_date, ...miami, ...more },
  });
  assert.equal(status, 201);
  return body.id;
}

/** Its year is 2026: two are over, one is under way, one more begins this year and one next year. */
async function life(): Promise<Caller> {
  const somebody = await traveller();
  await record(somebody, 'Over', '2025-12-28', '2026-01-04', {
    cruise_line_id: 'msc',
    currency: 'USD',
    total_price: '700.00',
    points_earned: 7,
  });
  await record(somebody, 'Over too', '2026-03-07', '2026-03-10', {
    end_port_id: 'gb-southampton-london',
    currency: 'EUR',
    fare: '100.00',
    taxes: '5.50',
  });
  await record(somebody, 'Under way', '2026-11-19', '2026-11-26');
  await record(somebody, 'Booked', '2026-12-28', '2027-01-04', { cruise_line_id: 'msc' });
  await record(somebody, 'Next year', '2027-05-01', '2027-05-11');
  await record(somebody, 'Cancelled', '2026-02-01', '2026-02-08', { cancelled_at: '2026-01-01T00:00:00Z' });
  return somebody;
}

test('each section counts its own cruises: by the year of their start, past ones, booked ones', async () => {
  const { status, body } = await (await life()).call('GET stats');
  assert.equal(status, 200);
  assert.equal(body.year, 2026);
  const cruisesAndNights = [body.current_year, body.next_year, body.cruise, body.future].map((totals) => [
    totals?.cruises,
    totals?.nights,
  ]);
  assert.deepEqual(cruisesAndNights, [
    [3, 17],
    [1, 10],
    [2, 10],
    [2, 17],
  ]);
  assert.deepEqual(body.cruise?.spend, [
    { currency: 'EUR', cruises: 1, nights: 3, amount: '105.50', per_night: '35.17', addons: null },
    { currency: 'USD', cruises: 1, nights: 7, amount: '700.00', per_night: '100.00', addons: null },
  ]);
  assert.deepEqual(
    body.countries?.map(({ country, visits }) => [country, visits]),
    [
      ['US', 2],
      ['GB', 1],
    ],
  );
  assert.deepEqual(body.pauses, {
    days_until_next: 37,
    // one is under way
    days_since_last: null,
    average_days_between: 62,
    longest_days_between: 62,
  });
  assert.deepEqual(body.filters.years, [2027, 2026, 2025]);
  assert.equal(body.graphs?.by_year.length, 3);
});

test('sea days, calls and skipped ports come from the schedule', async () => {
  const somebody = await traveller();
  const id = await record(somebody, 'Scheduled', '2026-03-07', '2026-03-11');
  const day = (date: string, kind: string, port_id?: string, outcome?: string) => ({
    date,
    kind,
    port_id,
    outcome,
  });
  const items = [
    day('2026-03-07', 'embark', 'us-miami'),
    day('2026-03-08', 'sea'),
    day('2026-03-09', 'port', 'mx-cozumel'),
    day('2026-03-10', 'port', 'mx-costa-maya-mahahual', 'skipped'),
    day('2026-03-11', 'disembark', 'us-miami'),
  ];
  const put = await somebody.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal(put.status, 200);
  const { body } = await somebody.call('GET stats', { query: { section: 'cruise' } });
  const { sea_days, port_days, port_calls, ports, countries } = body.cruise ?? {};
  assert.deepEqual(
    { sea_days, port_days, port_calls, ports, countries },
    {
      sea_days: 2,
      port_days: 3,
      port_calls: 2,
      ports: 2,
      countries: 2,
    },
  );
});

test('one section comes alone', async () => {
  const somebody = await life();
  for (const section of stat_sections) {
    const { body } = await somebody.call('GET stats', { query: { section } });
    const there = stat_sections.filter((name) => name in body);
    assert.deepEqual(there, [section]);
  }
  const { body } = await somebody.call('GET stats');
  assert.deepEqual(
    stat_sections.filter((name) => !(name in body)),
    ['passport', 'year_at_sea'],
  );
});

test('the passport has a stamp for each call of the statistics, and a year at sea has its figures', async () => {
  const somebody = await life();
  const { body: all } = await somebody.call('GET stats');
  const { body } = await somebody.call('GET stats', { query: { section: 'passport' } });
  assert.equal(body.passport?.stamps.length, all.cruise?.port_calls);
  assert.deepEqual(body.passport?.countries, all.countries);
  assert.deepEqual(['ships_by_size' in all, 'ships_by_size' in body], [true, false]);
  assert.deepEqual(
    body.passport?.stamps.map(({ port_name, country, date, ship_name }) => [
      port_name,
      country,
      date,
      ship_name,
    ]),
    [
      ['Southampton (London)', 'GB', '2026-03-10', 'Over too'],
      ['Miami', 'US', '2026-03-07', 'Over too'],
      ['Miami', 'US', '2025-12-28', 'Over'],
    ],
  );
  const { body: of_year } = await somebody.call('GET stats', {
    query: { section: 'year_at_sea', year: 2026 },
  });
  const { totals, new_ports, ships, next } = of_year.year_at_sea ?? {};
  assert.deepEqual([totals?.cruises, totals?.nights], [1, 3], 'without the one under way');
  assert.deepEqual([new_ports, ships], [['Southampton (London)'], ['Over too']]);
  assert.deepEqual(next, { ship_name: 'Booked', start_date: '2026-12-28' });
});

test('filters narrow by year, line and passenger; a section of a year keeps its year', async () => {
  const somebody = await life();
  const { body: all } = await somebody.call('GET stats');
  const line = all.filters.cruise_lines.find(({ name }) => name.startsWith('MSC'))?.key ?? '';
  const { body: of_line } = await somebody.call('GET stats', { query: { cruise_line: line } });
  assert.deepEqual(
    [of_line.cruise?.cruises, of_line.future?.cruises, of_line.current_year?.cruises],
    [1, 1, 1],
  );
  const { body: of_year } = await somebody.call('GET stats', { query: { year: 2025 } });
  assert.deepEqual([of_year.cruise?.cruises, of_year.current_year?.cruises], [1, 3]);
  const id = await record(somebody, 'With Zoë', '2024-01-01', '2024-01-03');
  await somebody.call('POST cruises/{id}/passengers', {
    params: { id },
    body: { first_name: 'Zoë', last_name: 'Seafarer' },
  });
  const { body: with_zoe } = await somebody.call('GET stats', { query: { passenger: 'zoe seafarer' } });
  assert.deepEqual(
    [with_zoe.cruise?.cruises, with_zoe.filters.passengers],
    [1, [{ key: 'zoe seafarer', name: 'Zoë Seafarer' }]],
  );
});

test('the explanation of a figure lists the cruises that make it up', async () => {
  const somebody = await life();
  const { body } = await somebody.call('GET stats/explained', {
    query: { scope: 'cruise', figure: 'ports' },
  });
  assert.deepEqual(
    body.items.map(({ ship_name, amount, names }) => [ship_name, amount, names]),
    [
      ['Over', '1', ['Miami']],
      ['Over too', '1', ['Southampton (London)']],
    ],
  );
  const spend = await somebody.call('GET stats/explained', {
    query: { scope: 'cruise', figure: 'spend', key: 'EUR' },
  });
  assert.deepEqual(
    spend.body.items.map(({ ship_name, amount }) => [ship_name, amount]),
    [['Over too', '105.50']],
  );
});

test('no figure counts cruises of another account', async () => {
  await life();
  const other = await traveller();
  const { body } = await other.call('GET stats');
  assert.deepEqual(
    [body.cruise?.cruises, body.future?.cruises, body.ports, body.filters.years],
    [0, 0, [], []],
  );
  const explained = await other.call('GET stats/explained', { query: { scope: 'all', figure: 'cruises' } });
  assert.deepEqual(explained.body.items, []);
});

test('points stand under the programme that was in force, as they do in the ledger', async () => {
  const somebody = await traveller();
  const carnival = { cruise_line_id: 'carnival' };
  await record(somebody, 'Magic', '2026-05-24', '2026-05-31', { ...carnival, points_earned: 7 });
  await record(somebody, 'Magic', '2026-06-01', '2026-06-08', { ...carnival, points_earned: 2100 });
  const { body } = await somebody.call('GET stats');
  assert.deepEqual(body.cruise?.points, [
    { programme: 'Carnival Rewards', points: 2100, unit: 'stars' },
    { programme: 'VIFP Club', points: 7, unit: 'points' },
  ]);
  const query = { scope: 'cruise', figure: 'points', key: 'VIFP Club' };
  const explained = await somebody.call('GET stats/explained', { query });
  assert.deepEqual(
    explained.body.items.map(({ end_date, amount }) => [end_date, amount]),
    [['2026-05-31', '7']],
  );
  const { programmes } = (await somebody.call('GET loyalty')).body;
  assert.deepEqual(
    programmes.map(({ name, unit, members }) => [name, unit, members[0]?.rows.map(({ earned }) => earned)]),
    [
      ['Carnival Rewards', 'stars', [2100]],
      ['VIFP Club', 'points', [7]],
    ],
  );
});

test('a plan without graphs has all figures and no graphs', async () => {
  const somebody = await traveller('free');
  const { body } = await somebody.call('GET stats');
  assert.deepEqual([body.graphs, body.cruise?.cruises], [null, 0]);
  const graphs = await somebody.call('GET stats', { query: { section: 'graphs' } });
  assert.deepEqual([graphs.status, graphs.failure.code], [403, 'plan_required']);
  const bar = await somebody.call('GET stats/explained', {
    query: { scope: 'all', figure: 'by_year', key: '2026' },
  });
  assert.equal(bar.status, 403);
});

test('an invalid query is refused, field by field', async () => {
  const somebody = await traveller();
  for (const [query, field] of [
    [{ section: 'everything' }, 'section'],
    [{ year: 'soon' }, 'year'],
    [{ year: 1200 }, 'year'],
    [{ cruise_line: 'x'.repeat(201) }, 'cruise_line'],
  ] as const) {
    const { status, failure } = await somebody.call('GET stats', { query });
    assert.equal(status, 400);
    assert.deepEqual(Object.keys(failure.errors ?? {}), [field]);
  }
  const { failure } = await somebody.call('GET stats/explained', {
    query: { scope: 'mine', figure: 'luck' },
  });
  assert.deepEqual(Object.keys(failure.errors ?? {}).toSorted(), ['figure', 'scope']);
});

test('the year turns where the reader is', async () => {
  // before the login: its token lasts an hour
  server.clock.set('2026-12-31T23:30:00Z');
  try {
    const somebody = await life();
    const years = [];
    for (const zone of ['America/St_Johns', 'UTC', 'Asia/Kathmandu']) {
      const { body } = await somebody.with({ 'x-timezone': zone }).call('GET stats');
      years.push([body.year, body.current_year?.cruises]);
    }
    assert.deepEqual(years, [
      [2026, 3],
      [2026, 3],
      [2027, 1],
    ]);
  } finally {
    server.clock.set('2026-11-21T12:00:00Z');
  }
});

test('a year that cannot be is refused in words, without a thousands mark', async () => {
  const somebody = await traveller();
  for (const year of [1850, 2300]) {
    const { failure } = await somebody.call('GET stats', { query: { year } });
    assert.deepEqual(failure.errors, { year: ['Enter a year from 1900 to 2199.'] });
  }
});
