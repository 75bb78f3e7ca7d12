import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { bare } from '#domain/testing/log.ts';
import { startTestServer } from '#server/testing/server.ts';
import { LogCache } from './kept-logs.ts';

test('a log is cached under its stamp and returned to no other user', () => {
  const logs = new LogCache();
  const log = [bare('2026-01-01', '2026-01-08')];
  logs.set('ada', 'one', log);
  assert.equal(logs.get('ada', 'one'), log);
  assert.equal(logs.get('ada', 'two'), undefined);
  assert.equal(logs.get('bob', 'one'), undefined);
});

test('with too many rows, whose log was read longest ago makes way', () => {
  const life = [bare('2026-01-01', '2026-01-08'), bare('2026-02-01', '2026-02-08')];
  const logs = new LogCache(5);
  logs.set('ada', 'one', life);
  logs.set('bob', 'one', life);
  logs.get('ada', 'one');
  logs.set('cay', 'one', life);
  assert.deepEqual(
    ['ada', 'bob', 'cay'].map((reader) => logs.get(reader, 'one') !== undefined),
    [true, false, true],
  );
  logs.set('ada', 'two', life);
  logs.set('dan', 'one', [...life, ...life, ...life]);
  assert.ok(
    logs.get('cay', 'one'),
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
  // the log, and until when the answer holds
  assert.equal(first.queries - again.queries, 2);

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
