import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { cruise_routes } from '#server/features/cruises/route/table.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' });

/** An account whose plan has graphs, which include the map. */
async function traveller(plan = 'pro'): Promise<Caller> {
  const somebody = await server.traveller();
  const { body } = await somebody.call('GET user/settings');
  await server.database.query.execute(sql`update users set plan_name = ${plan} where id = ${body.user.id}`);
  return somebody;
}

const sailed = {
  ship_name: 'Sailed',
  start_date: '2026-03-07',
  end_date: '2026-03-14',
  start_port_id: 'us-miami',
  end_port_id: 'us-miami',
};

test('the map of a new account is empty', async () => {
  const { status, body } = await (await traveller()).call('GET stats/map');
  assert.equal(status, 200);
  assert.deepEqual(body, { ports: [], routes: [], routes_awaited: 0 });
});

test('it has the ports that were visited with how often, and the routes of all cruises that count', async () => {
  const somebody = await traveller();
  const record = async (more: Record<string, unknown>) =>
    (await somebody.call('POST cruises', { body: { ...sailed, ...more } })).body.id;
  const past = await record({});
  await record({ start_date: '2025-03-07', end_date: '2025-03-10', end_port_id: 'mx-cozumel' });
  const ahead = await record({
    start_date: '2027-03-07',
    end_date: '2027-03-14',
    start_port_id: 'nz-auckland',
  });
  const cancelled = await record({ cancelled_at: '2026-01-01T00:00:00Z' });
  const line = [
    [-80.17, 25.77],
    [-80.1, 25.76],
    [-84.96, 21.5],
    [-86.95, 20.51],
  ];
  // their own are computed after the answer, and would replace these
  for (const id of [past, ahead, cancelled]) await server.services.routes.settled(id);
  const legs = JSON.stringify([{ distance_nm: 560.4, is_over_water: true, line }]);
  const ways = [past, ahead, cancelled].map((cruise_id) => {
    return { cruise_id, network: 'test', distance_nm: 560, crossings: [], legs };
  });
  await server.database.query.insert(cruise_routes).values(ways).onConflictDoUpdate({
    target: cruise_routes.cruise_id,
    set: { legs },
  });

  const { body } = await somebody.call('GET stats/map');
  const visits = body.ports.map(({ port_id, country, visits: count, latest_visit }) => [
    port_id,
    country,
    count,
    latest_visit,
  ]);
  assert.deepEqual(visits, [
    ['us-miami', 'US', 2, '2026-03-07'],
    ['mx-cozumel', 'MX', 1, '2025-03-10'],
  ]);
  const routes = body.routes.filter(({ cruise_id }) => [past, ahead, cancelled].includes(cruise_id));
  assert.deepEqual(
    routes.map(({ cruise_id, time }) => [cruise_id, time]),
    [
      [past, 'past'],
      [ahead, 'future'],
    ],
  );
  assert.deepEqual(routes[0]?.line, [
    [-80.2, 25.8],
    [-85, 21.5],
    [-86.9, 20.5],
  ]);
});

test('it can be narrowed to a year, as the statistics can', async () => {
  const somebody = await traveller();
  await somebody.call('POST cruises', { body: sailed });
  await somebody.call('POST cruises', {
    body: { ...sailed, start_date: '2025-03-07', end_date: '2025-03-10', start_port_id: 'mx-cozumel' },
  });
  const { body } = await somebody.call('GET stats/map', { query: { year: 2026 } });
  assert.deepEqual(
    body.ports.map(({ port_id }) => port_id),
    ['us-miami'],
  );
});

test('the map shows no ports of other accounts', async () => {
  const [one, other] = [await traveller(), await traveller()];
  await one.call('POST cruises', { body: sailed });
  const { body } = await other.call('GET stats/map');
  assert.deepEqual(body, { ports: [], routes: [], routes_awaited: 0 });
});

test('a plan without graphs has no map', async () => {
  const { status, failure } = await (await traveller('free')).call('GET stats/map');
  assert.deepEqual([status, failure.code], [403, 'plan_required']);
});

test('the lines of routes are read once, and that of a changed route again', async () => {
  const somebody = await traveller();
  const ids: string[] = [];
  for (const year of [2024, 2025]) {
    const body = {
      ...sailed,
      start_date: `${year}-03-07`,
      end_date: `${year}-03-10`,
      end_port_id: 'mx-cozumel',
    };
    const { id } = (await somebody.call('POST cruises', { body })).body;
    await server.services.routes.settled(id);
    ids.push(id);
  }
  const { session } = server.database.query._ as unknown as {
    session: { prepareQuery: (query: { sql: string; params: unknown[] }) => unknown };
  };
  const asked = async () => {
    const prepared = mock.method(session, 'prepareQuery');
    const { body } = await somebody.call('GET stats/map');
    const statements = prepared.mock.calls.map(({ arguments: [statement] }) => statement);
    prepared.mock.restore();
    const read = statements.filter(({ sql: text }) => text.includes('"legs"'));
    return { body, read: read.map(({ params }) => params.at(-1)) };
  };
  const first = await asked();
  assert.equal(first.read.length, 1);
  for (const id of ids) assert.ok(String(first.read[0]).includes(id));
  const again = await asked();
  assert.deepEqual([again.read, again.body], [[], first.body]);
  const legs = JSON.stringify([
    {
      distance_nm: 1,
      is_over_water: true,
      line: [
        [-80, 25],
        [-87, 20],
      ],
    },
  ]);
  const [changed = ''] = ids;
  await server.database.query.update(cruise_routes).set({ legs }).where(eq(cruise_routes.cruise_id, changed));
  const { body, read } = await asked();
  assert.deepEqual(read, [`{${changed}}`]);
  assert.deepEqual(body.routes.find(({ cruise_id }) => cruise_id === changed)?.line, [
    [-80, 25],
    [-87, 20],
  ]);
  assert.deepEqual(body.routes[1], first.body.routes[1]);
});
