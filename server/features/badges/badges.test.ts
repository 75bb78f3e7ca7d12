import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };

test('past cruises earn badges, booked ones are expected to, and cancelled ones do not', async () => {
  const traveller = await server.traveller();
  const record = async (ship_name: string, start_date: string, end_date: string, more: object = {}) =>
    (await traveller.call('POST cruises', { body: { ship_name, start_date, end_date, ...miami, ...more } }))
      .body.id;
  const first = await record('Rotterdam', '2024-12-20', '2024-12-27');
  const again = await record('Rotterdam', '2024-12-27', '2025-01-03');
  const cancelled = await record('Rotterdam', '2025-03-01', '2025-03-20', {
    cancelled_at: '2025-01-01T00:00:00Z',
  });
  const booked = await record('Icon of the Seas', '2027-03-06', '2027-03-22');
  const { body } = await traveller.call('GET badges');
  assert.deepEqual(
    body.items.flatMap(({ key, earned }) => (earned === null ? [] : [[key, earned.cruise_id, earned.on]])),
    [
      ['cruises_1', first, '2024-12-27'],
      ['nights_7', first, '2024-12-27'],
      ['back_to_back', again, '2025-01-03'],
      ['same_ship', again, '2025-01-03'],
      ['christmas', first, '2024-12-27'],
      ['new_year', again, '2025-01-03'],
    ],
  );
  const of = async (id: string) => (await traveller.call('GET cruises/{id}/badges', { params: { id } })).body;
  assert.deepEqual(
    (await of(booked)).items.map(({ key, have, need, expected }) => [key, have, need, expected]),
    [
      ['nights_30', 14, 30, { on: '2027-03-22', cruise_id: booked, ship_name: 'Icon of the Seas' }],
      ['longest_voyage', 7, 10, { on: '2027-03-22', cruise_id: booked, ship_name: 'Icon of the Seas' }],
    ],
  );
  assert.deepEqual((await of(cancelled)).items, []);
  assert.deepEqual(
    (await of(again)).nearest.map(({ key }) => key),
    ['cruises_5', 'continents_3', 'oceans_3'],
  );
});

test('another user has their own badges, and gets none of a cruise that is not theirs', async () => {
  const owner = await server.traveller();
  const stranger = await server.traveller();
  const voyage = { ship_name: 'Mine', start_date: '2025-03-06', end_date: '2025-03-13' };
  const { id } = (await owner.call('POST cruises', { body: voyage })).body;
  const { body } = await stranger.call('GET badges');
  assert.ok(body.items.length > 30 && body.items.every(({ earned }) => earned === null));
  assert.equal((await stranger.call('GET cruises/{id}/badges', { params: { id } })).status, 404);
});
