import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '#domain/dates.ts';
import { sumOf } from '#domain/money.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

/*
 * The same figure is the same in all places: dashboard, statistics and their explanation, loyalty, badges and the
 * exported list, for all records and in every zone of the reader.
 */

const server = await startTestServer();
const today = '2026-11-21';
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const port = orNull(
  fc.constantFrom('us-miami', 'nz-auckland', 'ki-kiritimati-christmas-island', 'in-mumbai', 'mx-cozumel'),
);
const cruise = fc.record({
  // around today, where zones disagree on the past, and years away
  start: fc.oneof(fc.integer({ min: -12, max: 3 }), fc.integer({ min: -2500, max: 400 })),
  nights: fc.integer({ min: 0, max: 9 }),
  ship_name: fc.constantFrom('Apex', ' APEX', 'Blue Star'),
  cruise_line_id: orNull(fc.constantFrom('celebrity-cruises', 'msc')),
  start_port_id: port,
  end_port_id: port,
  price: orNull(
    fc.constantFrom(
      ...['0.00', '0.10', '0.20', '1999.99', null].flatMap((total_price) => [
        { currency: 'USD', total_price },
        { currency: 'EUR', total_price },
      ]),
      { currency: 'JPY', total_price: '150000' },
      { currency: 'KWD', total_price: '123456789.001' },
      // amounts without a currency
      { currency: null, total_price: '0.10' },
    ),
  ),
  points_earned: orNull(fc.nat(40)),
  points_before: orNull(fc.nat(40)),
  points_after: orNull(fc.nat(80)),
  is_cancelled: fc.nat(9).map((number) => number === 0),
  calls: fc.array(fc.constantFrom('sea', 'bs-nassau', 'mx-cozumel', 'skipped'), { maxLength: 5 }),
});
type TestCruise = Omit<typeof cruise extends fc.Arbitrary<infer Value> ? Value : never, 'ship_name'> & {
  ship_name: string;
};

const zones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const moments = ['2026-11-21T11:59:00Z', '2026-11-21T12:01:00Z'];

async function record(owner: Caller, { start, nights, is_cancelled, calls, price, ...fields }: TestCruise) {
  const start_date = addDays(today, start);
  const body = {
    ...fields,
    ...price,
    start_date,
    end_date: addDays(start_date, nights),
    ...(is_cancelled && { cancelled_at: '2020-01-01T00:00:00Z' }),
  };
  const created = await owner.call('POST cruises', { body });
  assert.equal(created.status, 201);
  if (calls.length === 0) return;
  const items = calls.map((call, day) => {
    const date = addDays(start_date, day);
    if (call === 'sea') return { date, kind: 'sea' };
    if (call === 'skipped') return { date, kind: 'port', port_id: 'mx-cozumel', outcome: 'skipped' };
    return { date, kind: 'port', port_id: call };
  });
  const put = await owner.call('PUT cruises/{id}/schedule', {
    params: { id: created.body.id },
    body: { items },
  });
  assert.equal(put.status, 200);
}

/** How often there was something to compare: a logbook without it proves nothing. */
const compared = { sums: 0, points: 0, pasts: new Set<number>() };

async function compare(reader: Caller): Promise<void> {
  const [dashboard, stats, badges, loyalty, past] = await Promise.all([
    reader.call('GET dashboard'),
    reader.call('GET stats'),
    reader.call('GET badges'),
    reader.call('GET loyalty'),
    reader.call('GET cruises', { query: { time: 'past', cancelled: 'false', totals: 'true', limit: 1000 } }),
  ]);
  const { cruise: figures, ports = [], countries = [] } = stats.body;
  assert.ok(figures);
  compared.pasts.add(figures.cruises);

  const { cruises, nights, ports: port_count, countries: country_count } = figures;
  assert.deepEqual(dashboard.body.totals, {
    cruises,
    nights,
    ports: port_count,
    countries: country_count,
  });
  assert.deepEqual([ports.length, countries.length], [port_count, country_count]);

  // the exported list
  assert.equal(past.body.total, cruises);
  assert.equal(
    past.body.items.reduce((sum, item) => sum + item.nights, 0),
    nights,
  );
  for (const { currency, amount, cruises: count } of figures.spend) {
    const exported = past.body.items.filter(
      (item) => item.currency === currency && item.total_price !== null,
    );
    assert.equal(sumOf(exported.map(({ total_price }) => total_price)), amount);
    assert.equal(exported.length, count);
    compared.sums += 1;
    const total = past.body.totals?.find((row) => row.currency === currency);
    assert.equal(Number(total?.total_price), Number(amount));
  }

  // badges count like the figures, up to their need
  const counted = { cruises, nights, ports: port_count, countries: country_count } as const;
  for (const { family, have, need } of badges.body.items) {
    if (family in counted)
      assert.equal(have, Math.min(need, counted[family as keyof typeof counted]), family);
    if (family === 'lines') assert.equal(have, Math.min(need, figures.cruise_lines));
    if (family === 'ships') assert.equal(have, Math.min(need, figures.ships));
  }

  // points that the programmes confirmed
  for (const { name, members } of loyalty.body.programmes) {
    const [owner] = members;
    const rows = owner?.rows.filter(({ state, time }) => state === 'confirmed' && time === 'past') ?? [];
    const confirmed = rows.reduce((sum, { earned }) => sum + (earned ?? 0), 0);
    const points: number = figures.points.find(({ programme }) => programme === name)?.points ?? 0;
    assert.equal(confirmed, points, name ?? 'a programme');
    if (points > 0) compared.points += 1;
  }

  for (const figure of ['cruises', 'nights', 'ports', 'sea_days', 'port_calls'] as const) {
    const { body } = await reader.call('GET stats/explained', { query: { scope: 'cruise', figure } });
    const sum = body.items.reduce((found, { amount }) => found + Number(amount), 0);
    assert.equal(sum, figures[figure], figure);
  }
}

test('the same figure is the same in all places, for all records and in every zone of the reader', async () => {
  const lives = fc.sample(fc.array(cruise, { minLength: 8, maxLength: 14 }), {
    numRuns: 4,
    seed: 20_261_121,
  });
  for (const life of lives) {
    const owner = await server.traveller();
    for (const recorded of life) await record(owner, recorded);
    // it ends today and has no port, so each reader's own calendar decides whether it is over
    const last = { ship_name: 'Last', start_port_id: null, end_port_id: null, start: -3, nights: 3 };
    const [any] = life;
    if (any !== undefined) await record(owner, { ...any, ...last, is_cancelled: false, calls: [] });
    for (const now of moments) {
      server.clock.set(now);
      for (const zone of zones) await compare(owner.with({ 'x-timezone': zone }));
    }
    assert.ok(compared.pasts.size > 1, 'readers differ on what is past');
    compared.pasts.clear();
  }
  assert.ok(compared.sums > 0 && compared.points > 0);
});
