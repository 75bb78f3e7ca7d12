import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { startTestServer } from '#server/testing/server.ts';
import { makeLife } from './life.ts';
import { sendVoyage } from './send.ts';

const server = await startTestServer();
const cruises = 30;
/** Of 140 cruises with all their parts 400 kB (docs/decisions/115-the-whole-record.md); most of it grows with them. */
const most_bytes = 110_500;

test('the whole record of a life is small enough for a network at sea', async () => {
  const owner = await server.traveller();
  await server.database.query.execute(sql`update users set plan_name = 'admin'`);
  const ids = [];
  for (const voyage of makeLife({ today: '2026-11-21', count: cruises }))
    ids.push(await sendVoyage(owner, voyage));
  for (const id of ids) await server.services.routes.settled(id);
  const { body } = await owner.call('GET record');
  assert.equal(body.reads.filter(({ call }) => call === 'GET cruises/{id}/route').length, cruises);
  const { length } = gzipSync(JSON.stringify(body), { level: 5 });
  assert.ok(length < most_bytes, `${length} bytes`);
});
