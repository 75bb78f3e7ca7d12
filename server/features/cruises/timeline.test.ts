import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#domain/dates.ts';
import { sailsAt, timeOf } from '#domain/timeline.ts';
import { startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();

/** Ports in difficult zones, and no port. */
const ports = [
  null,
  'us-miami',
  'nz-auckland',
  'us-honolulu-oahu',
  'ki-kiritimati-christmas-island',
  'ca-st-johns-newfoundland',
  'in-mumbai',
  'as-pago-pago',
];
const reader_zones = [
  'UTC',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Atlantic/Azores',
  'CET',
];
const moments = [
  '2026-11-21T09:59:59Z',
  '2026-11-21T10:00:00Z',
  '2026-11-21T23:59:59Z',
  '2027-03-14T07:00:00Z',
  '2027-10-31T00:30:00Z',
];

test('the database and the domain agree on past, current, future and sail-away, in every zone', async () => {
  const traveller = await server.traveller();
  for (const [index, start_port_id] of ports.entries()) {
    for (const [offset, length] of [
      [-1, 0],
      [-1, 1],
      [0, 0],
      [0, 7],
      [1, 3],
    ] as const) {
      const start_date = addDays(index % 2 === 0 ? '2026-11-21' : '2027-03-14', offset);
      const end_port_id = ports[(index + 3) % ports.length] ?? null;
      const body = {
        ship_name: 'Any',
        start_date,
        end_date: addDays(start_date, length),
        start_port_id,
        end_port_id,
      };
      assert.equal((await traveller.call('POST cruises', { body })).status, 201);
    }
  }
  for (const now of moments) {
    server.clock.set(now);
    // a new session, as the moments are further apart than a session lasts
    const reader = traveller.with({ authorization: await freshToken() });
    for (const time_zone of reader_zones) {
      const { body } = await reader
        .with({ 'x-timezone': time_zone })
        .call('GET cruises', { query: { limit: 1000 } });
      assert.equal(body.total, ports.length * 5);
      for (const { id } of body.items) {
        const { body: cruise } = await reader
          .with({ 'x-timezone': time_zone })
          .call('GET cruises/{id}', { params: { id } });
        const voyage = { ...cruise, first_departure: null };
        const expected = { time: timeOf(voyage, { now, time_zone }), sails_at: sailsAt(voyage, time_zone) };
        assert.deepEqual(
          { time: cruise.time, sails_at: cruise.sails_at },
          expected,
          `${JSON.stringify(cruise)} at ${now} in ${time_zone}`,
        );
      }
    }
  }
});

async function freshToken(): Promise<string> {
  const body = { email: 'traveller-1@example.org', password: 'Sail-away-2027' };
  const answer = await server.stranger.call('POST auth/jwt/create/', { body });
  return `Bearer ${answer.body.access}`;
}
