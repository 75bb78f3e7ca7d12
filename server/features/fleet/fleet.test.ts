import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { tested_database } from '#server/testing/database.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { suggestFrom } from './suggestions.ts';

const operator = 'captain@example.org';
const server = await startTestServer({ CONTACT_EMAIL: operator });

const a_ship = {
  cruise_line_id: 'line',
  cruise_line: 'Line',
  year_in_service: null,
  status: 'active' as const,
  former_names: [],
};

async function record(who: Caller, more: Record<string, unknown>): Promise<{ id: string }> {
  const body = { start_date: '2027-03-06', end_date: '2027-03-13', ...more };
  const { body: cruise } = await who.call('POST cruises', { body });
  return { id: cruise.id };
}

test('a report stores the catalogue data of the record, and is mailed to the operator, without anything private', async () => {
  const owner = await server.traveller();
  const params = await record(owner, {
    ship_name: 'Sea Cloud',
    booking_number: 'SECRET-1',
    notes: 'private',
  });
  const description = 'The ship was <b>rebuilt</b>.';
  const told = await owner.call('POST cruises/{id}/report', { params, body: { description } });
  assert.equal(told.status, 204);
  const { rows } = await server.database.query.execute<{ description: string; details: object }>(
    sql`select description, details from cruise_reports where cruise_id = ${params.id}`,
  );
  assert.equal(rows[0]?.description, description);
  assert.deepEqual(
    Object.entries(rows[0]?.details ?? {}).find(([name]) => name === 'ship_name')?.[1],
    'Sea Cloud',
  );
  assert.doesNotMatch(JSON.stringify(rows), /SECRET-1|private/);
  const { text, html } = await server.mailTo(operator);
  assert.match(text, /The ship was <b>rebuilt<\/b>\.\n\nThe record says:\n[\s\S]*ship_name: Sea Cloud\n/);
  assert.match(html, /The ship was &lt;b&gt;rebuilt/, 'what was typed is text');
  assert.doesNotMatch(text, /SECRET-1|private/);
});

test('a report needs a description and an own cruise, and is accepted twenty times a day', async () => {
  const owner = await server.traveller();
  const stranger = await server.traveller();
  const params = await record(owner, { ship_name: 'Sea Cloud' });
  const report = (who: Caller, body: object) => who.call('POST cruises/{id}/report', { params, body });
  for (const body of [{}, { description: null }, { description: ' \n' }]) {
    const { status, failure } = await report(owner, body);
    assert.equal(status, 400);
    assert.deepEqual(failure.errors, { description: ['Description is required'] });
  }
  assert.equal((await report(owner, { description: 'x'.repeat(5001) })).status, 400);
  for (const body of [{ description: 'mine' }, {}]) {
    assert.equal((await report(stranger, body)).status, 404, 'nor is its body looked at');
  }
  for (let tries = 0; tries < 20; tries += 1) {
    assert.equal((await report(owner, { description: `no. ${tries}` })).status, 204);
  }
  assert.equal((await report(owner, { description: 'one more' })).status, 429);
});

test('a report of a cruise that is deleted at the same moment finds none', async () => {
  const owner = await server.traveller();
  const params = await record(owner, { ship_name: 'Sea Cloud' });
  const began = server.database.transaction.bind(server.database);
  const transaction = mock.method(
    server.database,
    'transaction',
    async (work: Parameters<typeof began>[0]) => {
      await server.database.query.execute(sql`delete from cruises where id = ${params.id}`);
      return began(work);
    },
  );
  const { status } = await owner.call('POST cruises/{id}/report', { params, body: { description: 'late' } });
  transaction.mock.restore();
  assert.equal(status, 404);
});

// the embedded database has one connection, on which no transaction waits for another
if (tested_database === 'postgres') {
  test('a report takes the account before the cruise, as the deletion of an account does', async () => {
    const owner = await server.traveller();
    const params = await record(owner, { ship_name: 'Sea Cloud' });
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    const sent = await server.database.transaction(async (tx) => {
      await tx.execute(
        sql`select 1 from users where id = (select owner_id from cruises where id = ${params.id}) for update`,
      );
      const answer = owner.call('POST cruises/{id}/report', { params, body: { description: 'x' } });
      while ((await server.database.query.execute(waiting)).rows.length === 0) await sleep(5);
      await tx.execute(sql`select 1 from cruises where id = ${params.id} for update nowait`);
      return { answer };
    });
    assert.equal((await sent.answer).status, 204);
  });
}

test('the typed ships of a user are listed with the most similar ones of the catalogue', async () => {
  const owner = await server.traveller();
  const stranger = await server.traveller();
  await record(owner, { ship_id: 'royal-caribbean-icon-of-the-seas-2024' });
  await record(owner, { ship_name: 'Icon of the Sees', cruise_line: 'Royal Caribbean' });
  await record(owner, {
    ship_name: 'ICON of the sees!',
    cruise_line: 'royal caribbean',
    start_date: '2020-01-02',
    end_date: '2020-01-03',
  });
  await record(owner, { ship_name: 'Xyzzy' });
  await record(stranger, { ship_name: 'Dolphin of the stranger' });
  const { items } = (await owner.call('GET catalog/missing-ships')).body;
  assert.deepEqual(
    items.map(({ ship_name, cruises, first_date, last_date }) => [ship_name, cruises, first_date, last_date]),
    [
      ['Icon of the Sees', 2, '2020-01-02', '2027-03-06'],
      ['Xyzzy', 1, '2027-03-06', '2027-03-06'],
    ],
  );
  assert.equal(items[0]?.suggestions[0]?.id, 'royal-caribbean-icon-of-the-seas-2024');
  assert.deepEqual(items[1]?.suggestions, []);
});

test('a typed ship is mapped on all its cruises, and the answer has their fields before', async () => {
  const owner = await server.traveller();
  const stranger = await server.traveller();
  const typed = { ship_name: 'Icon of the Sees', cruise_line: 'RCI' };
  const ours = await record(owner, typed);
  const theirs = await record(stranger, typed);
  const body = { ...typed, ship_id: 'royal-caribbean-icon-of-the-seas-2024' };
  const wrong = await owner.call('POST catalog/missing-ships', { body: { ...body, ship_id: 'nowhere' } });
  assert.deepEqual(Object.keys(wrong.failure.errors ?? {}), ['ship_id']);
  const { items } = (await owner.call('POST catalog/missing-ships', { body })).body;
  const before = { ...typed, cruise_line_id: null };
  assert.deepEqual(items, [{ id: ours.id, version: 2, before }]);
  const read = async (who: Caller, params: { id: string }) =>
    (await who.call('GET cruises/{id}', { params })).body;
  const mapped = await read(owner, ours);
  assert.equal(mapped.ship_name, 'Icon of the Seas');
  assert.equal(mapped.cruise_line_id, 'royal-caribbean');
  assert.equal((await read(stranger, theirs)).ship_id, null, 'a stranger’s cruise stays as it was');
  assert.deepEqual((await owner.call('GET catalog/missing-ships')).body.items, []);
  assert.equal((await owner.call('POST catalog/missing-ships', { body })).status, 404);

  const undone = await owner.call('PATCH cruises/{id}', { params: ours, body: { ...before, ship_id: null } });
  assert.equal(undone.body.ship_name, typed.ship_name);
  assert.equal((await owner.call('GET catalog/missing-ships')).body.total, 1, 'undo brings it back');
});

test('a ship that was sailed on under its former name keeps it', async () => {
  const owner = await server.traveller();
  const { rows } = await server.database.query.execute<{ id: string; former: string }>(
    sql`select id, former_names[1] as former from ships where cardinality(former_names) > 0 and is_active limit 1`,
  );
  const [{ id, former } = { id: '', former: '' }] = rows;
  const cruise = await record(owner, { ship_name: former });
  const body = { ship_name: former, cruise_line: null, ship_id: id };
  await owner.call('POST catalog/missing-ships', { body });
  const { body: mapped } = await owner.call('GET cruises/{id}', { params: cruise });
  assert.deepEqual([mapped.ship_id, mapped.ship_name], [id, former]);
});

test('a ship is proposed once, by a user who sailed on it', async () => {
  const owner = await server.traveller();
  const stranger = await server.traveller();
  await record(owner, { ship_name: 'Sea Cloud Nova' });
  const body = { ship_name: 'sea cloud nova', cruise_line: null, year_in_service: 2031, note: 'new' };
  assert.equal((await stranger.call('POST catalog/missing-ships', { body })).status, 404);
  for (const note of ['first', 'second']) {
    const { status } = await owner.call('POST catalog/missing-ships', { body: { ...body, note } });
    assert.equal(status, 200);
  }
  assert.equal((await owner.call('GET catalog/missing-ships')).body.items[0]?.is_proposed, true);
  const { rows } = await server.database.query.execute(sql`select note from ship_proposals`);
  assert.deepEqual(rows, [{ note: 'second' }]);
});

test('a thousand typed ships do not block the server', async () => {
  const { rows } = await server.database.query.execute<{ name: string }>(sql`select name from ships`);
  const ships = rows.map(({ name }, place) => ({ ...a_ship, id: String(place), name }));
  const folds = mock.method(String.prototype, 'normalize');
  const suggest = suggestFrom(ships);
  for (let typed = 0; typed < 1000; typed += 1) suggest({ ship_name: `Typed ${typed}`, cruise_line: null });
  const calls = folds.mock.callCount();
  folds.mock.restore();
  assert.ok(calls < 10 * ships.length, 'the catalogue is not taken apart for each of them');
});
