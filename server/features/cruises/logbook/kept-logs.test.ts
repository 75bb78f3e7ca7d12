import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { sql } from 'drizzle-orm';
import type { LoggedCruise } from '#domain/logbook.ts';
import { weigh } from '#domain/statistics.ts';
import { bare } from '#domain/testing/log.ts';
import { mintScope } from '#server/platform/scope.ts';
import { startTestServer } from '#server/testing/server.ts';
import { readBadges, readLog } from './actions.ts';
import { LogCache, type KeptLog } from './kept-logs.ts';
import * as store from './store.ts';

function kept(...cruises: LoggedCruise[]): KeptLog {
  const holds = { receives: false, today: '2026-11-21', from_ms: 0, until_ms: Infinity };
  return { cruises: weigh(cruises), revision: '1.1', ...holds };
}

test('a log is kept for its reader and returned to no other user', () => {
  const logs = new LogCache();
  const [log, newer] = [kept(bare('2026-01-01', '2026-01-08')), kept()];
  logs.set('ada', log);
  assert.equal(logs.get('ada')?.cruises, log.cruises);
  assert.equal(logs.get('bob'), undefined);
  logs.set('ada', newer);
  assert.equal(logs.get('ada')?.cruises, newer.cruises);
});

test('with too many rows, whose log was read longest ago makes way', () => {
  const life = [bare('2026-01-01', '2026-01-08'), bare('2026-02-01', '2026-02-08')];
  const logs = new LogCache(5);
  logs.set('ada', kept(...life));
  logs.set('bob', kept(...life));
  logs.get('ada');
  logs.set('cay', kept(...life));
  assert.deepEqual(
    ['ada', 'bob', 'cay'].map((reader) => logs.get(reader) !== undefined),
    [true, false, true],
  );
  logs.set('ada', kept(...life));
  logs.set('dan', kept(...life, ...life, ...life));
  assert.ok(
    logs.get('cay'),
    'a log that is put again is counted once, one that never fits drives nobody out',
  );
});

const server = await startTestServer();

test('figures that did not change are not read again, and every change is seen', async () => {
  // half an hour before the day of disembarkation ends in Miami
  server.clock.set('2026-11-22T04:30:00Z');
  const traveller = await server.traveller();
  const body = {
    ship_name: 'Kept',
    start_date: '2026-11-10',
    end_date: '2026-11-21',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
  };
  const { id } = (await traveller.call('POST cruises', { body })).body;
  const params = { id };
  // its route is computed after the answer, with its own queries
  await server.services.routes.settled(id);
  const execute = mock.method(server.database.query, 'execute');
  const figures = async () => {
    const before = execute.mock.callCount();
    const { status, body: stats } = await traveller.call('GET stats');
    assert.equal(status, 200);
    return { stats, queries: execute.mock.callCount() - before };
  };
  const first = await figures();
  const again = await figures();
  assert.deepEqual(again.stats, first.stats);
  // the log, and until when the answer holds; the session and the plan are asked for otherwise
  assert.deepEqual([first.queries, again.queries], [2, 0]);

  const seen: unknown[] = [first.stats];
  const changes = {
    schedule: () =>
      traveller.call('PUT cruises/{id}/schedule', {
        params,
        body: {
          items: [
            { date: '2026-11-10', kind: 'embark', port_id: 'us-miami' },
            { date: '2026-11-12', kind: 'port', port_id: 'mx-cozumel' },
          ],
        },
      }),
    passenger: () =>
      traveller.call('POST cruises/{id}/passengers', {
        params,
        body: { first_name: 'Ada', last_name: 'Lovelace' },
      }),
    record: () => traveller.call('PATCH cruises/{id}', { params, body: { fare: '800.00', currency: 'EUR' } }),
    extra: () =>
      traveller.call('POST cruises/{id}/addons', {
        params,
        body: { date_added: '2026-11-20', description: 'Wi-Fi', price: '120.00' },
      }),
    time: () => Promise.resolve(server.clock.pass(50 * 60)),
    cancelled: () =>
      traveller.call('PATCH cruises/{id}', { params, body: { cancelled_at: '2026-11-25T12:00:00Z' } }),
  };
  for (const [name, change] of Object.entries(changes)) {
    await change();
    const { stats } = await figures();
    assert.notDeepEqual(stats, seen.at(-1), name);
    seen.push(stats);
  }
});

/** The reader of a new account with three cruises, and how many cruises each call of `read` reads from the database. */
async function threeCruises() {
  server.clock.set('2026-11-21T12:00:00Z');
  const traveller = await server.traveller();
  const user_id = (await traveller.call('GET user/settings')).body.user.id;
  const ids: string[] = [];
  for (const year of [2019, 2024, 2027]) {
    const body = {
      ship_name: `Ship of ${year}`,
      start_date: `${year}-03-06`,
      end_date: `${year}-03-13`,
      start_port_id: 'us-miami',
      end_port_id: 'us-miami',
    };
    const { id } = (await traveller.call('POST cruises', { body })).body;
    await server.services.routes.settled(id);
    ids.push(id);
  }
  const [first = '', second = '', third = ''] = ids;
  const { query } = server.database;
  const execute = query.execute.bind(query);
  const read = async ({ receives = false, time_zone = 'UTC' } = {}) => {
    const counts: number[] = [];
    const counted = mock.method(query, 'execute', async (statement: Parameters<typeof execute>[0]) => {
      const result = await execute<{ log?: string }>(statement);
      const log = result.rows[0]?.log;
      if (log !== undefined) counts.push((JSON.parse(log) as unknown[]).length);
      return result;
    });
    const scope = mintScope({ user_id, session_id: '', revisions: null, receives });
    const moment = { now: server.clock.now().toISOString(), time_zone };
    const log = await readLog(server.services, scope, moment);
    counted.mock.restore();
    const whole = await store.readLog(query, { scope, moment }, null);
    assert.deepEqual(log, weigh(whole.cruises), 'it is as if it were read whole');
    return { log, counts };
  };
  return { traveller, user_id, ids: { first, second, third }, read };
}

test('after a change only the cruises that it concerns are read again', async () => {
  const { traveller, user_id, ids, read } = await threeCruises();
  const { query } = server.database;
  const params = { id: ids.second };
  assert.deepEqual((await read()).counts, [3]);
  assert.deepEqual((await read()).counts, []);
  const clock = (now: string) => () => Promise.resolve(server.clock.set(now));
  const steps: Record<string, [counts: number[], change: () => PromiseLike<unknown>]> = {
    record: [
      [1],
      () =>
        traveller.call('PATCH cruises/{id}', {
          params,
          body: { start_date: '2018-03-06', end_date: '2018-03-13' },
        }),
    ],
    schedule: [
      [1],
      async () => {
        const items = [
          { date: '2018-03-06', kind: 'embark', port_id: 'us-miami' },
          { date: '2018-03-08', kind: 'port', port_id: 'mx-cozumel' },
        ];
        await traveller.call('PUT cruises/{id}/schedule', { params, body: { items } });
        await server.services.routes.settled(ids.second);
      },
    ],
    route: [
      [1],
      () => query.execute(sql`update cruise_routes set distance_nm = 7 where cruise_id = ${ids.second}`),
    ],
    passenger: [
      [1],
      () => traveller.call('POST cruises/{id}/passengers', { params, body: { first_name: 'Ada' } }),
    ],
    'two cruises': [
      [2],
      () =>
        query.execute(sql`update cruises set category = 'Suite' where id <> ${ids.first}
      and owner_id = ${user_id}`),
    ],
    settings: [[0], () => query.execute(sql`update users set first_name = 'Ida' where id = ${user_id}`)],
    'an account of others': [
      [],
      () => query.execute(sql`update users set last_name = 'X' where id <> ${user_id}`),
    ],
    cancelled: [
      [0],
      () => traveller.call('PATCH cruises/{id}', { params, body: { cancelled_at: '2026-01-01T00:00:00Z' } }),
    ],
    'not cancelled': [
      [1],
      () => traveller.call('PATCH cruises/{id}', { params, body: { cancelled_at: null } }),
    ],
    'the catalogue': [[3], () => query.execute(sql`update ships set length_m = length_m`)],
    'the catalogue and a cruise': [
      [3],
      async () => {
        await query.execute(sql`update ships set length_m = length_m`);
        await traveller.call('PATCH cruises/{id}', { params, body: { deck: '8' } });
      },
    ],
    deleted: [[0], () => traveller.call('DELETE cruises/{id}', { params: { id: ids.first } })],
    'the day before a cruise': [[2], clock('2027-03-06T04:30:00Z')],
    'the same hour': [[], clock('2027-03-06T04:50:00Z')],
    'its beginning, in Miami': [[2], clock('2027-03-06T05:10:00Z')],
    'a clock that was set back': [[2], clock('2027-03-06T04:50:00Z')],
    'an hour later': [[2], clock('2027-03-06T06:30:00Z')],
    'another hour later': [[2], clock('2027-03-06T07:30:00Z')],
    'another day': [[2], clock('2026-11-21T12:00:00Z')],
    'an older revision, as of a standby': [
      [2],
      () =>
        query.execute(sql`update account_revisions set revision = revision - 5 where user_id = ${user_id}`),
    ],
  };
  for (const [what, [counts, change]] of Object.entries(steps)) {
    await change();
    assert.deepEqual((await read()).counts, counts, what);
  }
  // shares are in no list of changes of the account
  assert.deepEqual((await read({ receives: true })).counts, [2]);
  await traveller.call('PATCH cruises/{id}', { params, body: { deck: '9' } });
  assert.deepEqual((await read({ receives: true })).counts, [2]);
  assert.deepEqual((await read()).counts, [2]);
});

test('the days of two readers in zones apart are told apart', async () => {
  const { traveller, ids, read } = await threeCruises();
  const params = { id: ids.second };
  const body = { start_port_id: null, end_port_id: null, start_date: '2026-11-14', end_date: '2026-11-20' };
  await traveller.call('PATCH cruises/{id}', { params, body });
  server.clock.set('2026-11-20T23:30:00Z');
  const timeIn = async (time_zone: string) =>
    (await read({ time_zone })).log.find(({ id }) => id === ids.second)?.time;
  assert.deepEqual([await timeIn('UTC'), await timeIn('Asia/Kathmandu')], ['current', 'past']);
  assert.equal(await timeIn('UTC'), 'current');
});

test('badges are computed once for a log', async () => {
  const { traveller, user_id, ids, read } = await threeCruises();
  const { log } = await read();
  const badges = readBadges(log);
  assert.equal(readBadges(log), badges);
  // a change of the account that concerns no cruise
  await server.database.query.execute(sql`update users set first_name = 'Ida' where id = ${user_id}`);
  assert.equal(readBadges((await read()).log), badges);
  await traveller.call('PATCH cruises/{id}', { params: { id: ids.first }, body: { ship_name: 'Other' } });
  const other = readBadges((await read()).log);
  assert.notEqual(other, badges);
  assert.equal(other.find(({ key }) => key === 'cruises_1')?.earned?.ship_name, 'Other');
});
