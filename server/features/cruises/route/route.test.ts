import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { scopeFor } from '#server/platform/scope.ts';
import type { Sea } from '#server/platform/sea/sea.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { catchUpRoutes, readRoute as readRouteAction, readRoutes, workOutRoutes } from './actions.ts';

const server = await startTestServer();
const owner = await server.traveller();

async function recordCruise(more: Record<string, unknown> = {}, by: Caller = owner): Promise<string> {
  const { status, body } = await by.call('POST cruises', {
    body: { ship_name: 'Icon', start_date: '2027-03-06', end_date: '2027-03-13', ...more },
  });
  assert.equal(status, 201);
  return body.id;
}

function day(date: number, kind: string, port_id?: string, more: Record<string, unknown> = {}) {
  return { date: `2027-03-${String(date).padStart(2, '0')}`, kind, ...(port_id && { port_id }), ...more };
}

async function putSchedule(id: string, items: object[]): Promise<void> {
  const { status } = await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  assert.equal(status, 200);
}

/** The route once it is computed, however long that takes. */
async function readRoute(id: string, by: Caller = owner) {
  await server.services.routes.settled(id);
  const { status, body } = await by.call('GET cruises/{id}/route', { params: { id } });
  assert.equal(status, 200);
  return body;
}

const caribbean = [
  day(6, 'embark', 'us-miami'),
  day(7, 'sea'),
  day(8, 'port', 'mx-cozumel'),
  day(9, 'port', 'bs-nassau', { outcome: 'skipped' }),
  day(10, 'port', undefined, { port_name: 'Cay of our own' }),
  day(11, 'scenic', 'bs-perfect-day-at-cococay-bahamas'),
  day(13, 'disembark', 'us-miami'),
];

test('the way of a cruise leads over the ports it calls at, at the place of each', async () => {
  const id = await recordCruise();
  assert.deepEqual(await readRoute(id), { distance_nm: null, places: [], legs: [] });
  await putSchedule(id, caribbean);
  const { distance_nm, places, legs } = await readRoute(id);
  assert.deepEqual(
    places.map(({ name, kind, date }) => [name, kind, date]),
    [
      ['Miami', 'embark', '2027-03-06'],
      ['Cozumel', 'port', '2027-03-08'],
      ['Perfect Day at CocoCay, Bahamas', 'scenic', '2027-03-11'],
      ['Miami', 'disembark', '2027-03-13'],
    ],
  );
  assert.equal(legs.length, 3);
  const sum = legs.reduce((total, leg) => total + leg.distance_nm, 0);
  assert.equal(distance_nm, Math.round(sum));
  assert.ok(sum > 1_000 && sum < 1_300, String(sum));
  const [first] = legs;
  assert.ok(first?.is_over_water);
  const [miami] = places;
  assert.deepEqual(first.line[0], [miami?.lon, miami?.lat]);
});

test('without a schedule the way leads from end to end, and a round trip has none', async () => {
  const one_way = await recordCruise({
    start_port_id: 'gb-southampton-london',
    end_port_id: 'us-new-york-manhattan',
  });
  const crossing = await readRoute(one_way);
  assert.deepEqual(
    crossing.places.map(({ kind }) => kind),
    ['embark', 'disembark'],
  );
  assert.ok((crossing.distance_nm ?? 0) > 2_900);
  const round = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'us-miami' });
  const { places, legs, distance_nm } = await readRoute(round);
  assert.deepEqual([places.length, legs, distance_nm], [1, [], null]);
});

test('a night in port is one place', async () => {
  const id = await recordCruise();
  await putSchedule(id, [
    day(6, 'embark', 'us-miami'),
    day(8, 'port', 'bs-nassau'),
    day(9, 'port', 'bs-nassau'),
    day(12, 'port', 'us-miami'),
    day(13, 'disembark', 'us-miami'),
  ]);
  const { places } = await readRoute(id);
  assert.deepEqual(
    places.map(({ port_id, kind, date }) => [port_id, kind, date]),
    [
      ['us-miami', 'embark', '2027-03-06'],
      ['bs-nassau', 'port', '2027-03-08'],
      ['us-miami', 'disembark', '2027-03-12'],
    ],
  );
});

test('other ports make another way; a cleared schedule leaves the two ends; the version stays', async () => {
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  const short = await readRoute(id);
  await putSchedule(id, caribbean);
  const long = await readRoute(id);
  assert.ok((long.distance_nm ?? 0) > (short.distance_nm ?? Infinity) * 4);
  const version = async () => (await owner.call('GET cruises/{id}', { params: { id } })).body.version;
  const before = await version();
  const cleared = await owner.call('DELETE cruises/{id}/schedule', { params: { id } });
  assert.equal(cleared.status, 204);
  assert.deepEqual(await readRoute(id), short);
  assert.equal(await version(), before + 1);
  await owner.call('PATCH cruises/{id}', { params: { id }, body: { end_port_id: 'mx-cozumel' } });
  const changed = await readRoute(id);
  assert.deepEqual(
    changed.places.map(({ port_id }) => port_id),
    ['us-miami', 'mx-cozumel'],
  );
  assert.ok((changed.distance_nm ?? 0) > 450);
});

test('a reader during the computation of a route gets it, also if the work ends during the read', async () => {
  const { services } = server;
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  await services.routes.settled(id);
  // The work must not end before the first read: on a busy machine it did, and one read was enough.
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sea: Sea = {
    edition: services.sea.edition,
    findLegs: (pairs) => released.then(() => services.sea.findLegs(pairs)),
    close: () => Promise.resolve(),
  };
  const { rows } = await services.database.query.execute<{ owner_id: string }>(
    sql`select owner_id from cruises where id = ${id}`,
  );
  const scope = scopeFor(String(rows[0]?.owner_id), 'test');
  let reads = 0;
  const query = new Proxy(services.database.query, {
    get: (target, key) =>
      key === 'execute'
        ? async (statement: SQL) => {
            const answer = await target.execute(statement);
            if ((reads += 1) === 1) {
              release?.();
              await services.routes.settled(id);
            }
            return answer;
          }
        : (Reflect.get(target, key, target) as unknown),
  });
  await services.database.query.execute(sql`delete from cruise_routes where cruise_id = ${id}`);
  workOutRoutes({ ...services, sea }, [id]);
  const route = await readRouteAction({ ...services, database: { ...services.database, query } }, scope, id);
  assert.equal(reads, 2);
  assert.ok((route.distance_nm ?? 0) > 100);
});

test('figures that are asked for right after a save have the way that is worked out', async (t) => {
  const traveller = await server.traveller();
  const { routes } = server.services;
  const settled = routes.settled.bind(routes);
  // with unlimited patience: on a busy machine a route takes longer
  t.mock.method(routes, 'settled', (id: string) => settled(id));
  const past = { start_date: '2025-03-06', end_date: '2025-03-13' };
  await recordCruise({ ...past, start_port_id: 'sg-singapore', end_port_id: 'id-bali-benoa' }, traveller);
  const stats = (await traveller.call('GET stats')).body;
  assert.ok((stats.cruise?.distance_nm ?? 0) > 800, String(stats.cruise?.distance_nm));
  assert.deepEqual([stats.cruise?.distance_awaited, stats.routes_awaited], [0, 0]);
  await recordCruise({ ...past, start_port_id: 'us-miami', end_port_id: 'bs-nassau' }, traveller);
  const badges = (await traveller.call('GET badges')).body;
  assert.ok(badges.items.find(({ key }) => key === 'equator')?.earned);
});

test('a way that is not there yet is said to be on its way, and counts as nothing nowhere', async () => {
  const traveller = await server.traveller();
  const past = { start_date: '2025-03-06', end_date: '2025-03-13' };
  const id = await recordCruise({ ...past, start_port_id: 'us-miami', end_port_id: 'bs-nassau' }, traveller);
  await recordCruise({ ...past, start_port_id: 'us-miami', end_port_id: 'us-miami' }, traveller);
  await recordCruise({ ...past, start_port: 'Miami', end_port: 'Nassau' }, traveller);
  await server.services.routes.settled(id);
  await server.database.query.execute(sql`delete from cruise_routes where cruise_id = ${id}`);
  const stats = (await traveller.call('GET stats')).body;
  assert.deepEqual([stats.cruise?.distance_awaited, stats.routes_awaited], [1, 1]);
  assert.equal((await traveller.call('GET badges')).body.routes_awaited, 1);
  assert.equal((await traveller.call('GET stats/map')).body.routes_awaited, 1);
  await catchUpRoutes(server.services);
  assert.equal((await traveller.call('GET stats')).body.routes_awaited, 0);
});

test('the route of another account’s cruise is not found', async () => {
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  const stranger = await server.traveller();
  const { status } = await stranger.call('GET cruises/{id}/route', { params: { id } });
  assert.equal(status, 404);
  const rows = await server.database.query.execute<{ id: string }>(
    sql`select owner_id as id from cruises where id = ${id}`,
  );
  const scope = scopeFor(String(rows.rows[0]?.id), 'test');
  assert.equal((await readRoutes(server.services, scope, [id])).size, 1);
});

async function stored(
  id: string,
): Promise<{ distance_nm: number; network: string; crossings: string[] } | null> {
  const { rows } = await server.database.query.execute<{
    distance_nm: number;
    network: string;
    crossings: string[];
  }>(sql`select distance_nm, network, crossings from cruise_routes where cruise_id = ${id}`);
  return rows[0] ?? null;
}

test('crossings are stored with the route, and deleted with the cruise', async () => {
  const id = await recordCruise();
  await putSchedule(id, [
    day(6, 'embark', 'us-miami'),
    day(9, 'scenic', 'pa-panama-canal-full-transit'),
    day(13, 'disembark', 'ec-guayaquil'),
  ]);
  await readRoute(id);
  assert.deepEqual((await stored(id))?.crossings, ['equator', 'panama_canal']);
  assert.equal((await owner.call('DELETE cruises/{id}', { params: { id } })).status, 204);
  assert.equal(await stored(id), null);
});

test('ports that change while their way is sought are sought again: the older way is never kept', async () => {
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  const short = (await readRoute(id)).distance_nm ?? 0;
  const { sea } = server.services;
  let asked = 0;
  const interrupted = {
    ...server.services,
    sea: {
      ...sea,
      findLegs: async (pairs: Parameters<typeof sea.findLegs>[0]) => {
        const legs = await sea.findLegs(pairs);
        asked += 1;
        if (asked === 1) {
          await server.database.query.execute(
            sql`update cruises set end_port_id = 'mx-cozumel' where id = ${id}`,
          );
        }
        return legs;
      },
    },
  };
  workOutRoutes(interrupted, [id]);
  await server.services.routes.settled(id);
  assert.equal(asked, 2);
  assert.ok(((await stored(id))?.distance_nm ?? 0) > short * 2);
});

test('while a way is sought the one over the older ports is not shown', async () => {
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  await readRoute(id);
  const { sea } = server.services;
  const held = Promise.withResolvers<undefined>();
  const findLegs: typeof sea.findLegs = async (pairs) => {
    await held.promise;
    return sea.findLegs(pairs);
  };
  server.services.sea = { ...sea, findLegs };
  await putSchedule(id, caribbean);
  assert.equal(await stored(id), null);
  server.services.sea = sea;
  held.resolve(undefined);
  assert.equal((await readRoute(id)).legs.length, 3);
});

test('a start finds routes that are missing or of another network, and leaves the rest alone', async () => {
  const [missing, old, fine, without] = await Promise.all([
    recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' }),
    recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' }),
    recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' }),
    recordCruise({ start_port: 'Miami', end_port: 'Nassau' }),
  ]);
  await Promise.all([missing, old, fine, without].map((id) => readRoute(id)));
  const right = await stored(fine);
  await server.database.query.execute(sql`delete from cruise_routes where cruise_id = ${missing}`);
  await server.database.query.execute(
    sql`update cruise_routes set network = 'older', distance_nm = 1 where cruise_id = ${old}`,
  );
  await server.database.query.execute(
    sql`update cruise_routes set distance_nm = 2 where cruise_id = ${fine}`,
  );
  await catchUpRoutes(server.services);
  assert.deepEqual(await stored(missing), right);
  assert.deepEqual(await stored(old), right);
  assert.equal((await stored(fine))?.distance_nm, 2);
  assert.equal(await stored(without), null);
});

test('a way that cannot be found is logged, and the cruise is there all the same', async () => {
  const id = await recordCruise({ start_port_id: 'us-miami', end_port_id: 'bs-nassau' });
  await server.services.routes.settled(id);
  await server.database.query.execute(sql`delete from cruise_routes where cruise_id = ${id}`);
  const sea = { ...server.services.sea, findLegs: () => Promise.reject(new Error('no thread')) };
  workOutRoutes({ ...server.services, sea }, [id]);
  const { distance_nm, places, legs } = await readRoute(id);
  assert.deepEqual([distance_nm, places.length, legs], [null, 2, []]);
});

test('samples have their ways', async () => {
  const guest = await server.traveller();
  const { body } = await guest.call('POST samples');
  const [sample] = body.items;
  assert.ok(sample);
  await server.services.routes.settled(sample.id);
  for (const { id } of body.items) {
    const { places, distance_nm } = await readRoute(id, guest);
    if (places.length > 1) assert.ok((distance_nm ?? 0) > 0);
  }
});
