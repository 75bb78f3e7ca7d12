import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Cruise } from '#contract/cruises.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import {
  bookingOf,
  documentOf,
  openTestReader,
  proposalOf,
  readOut,
  sendUpload,
  untilState,
} from '#server/testing/uploads.ts';
import { tidyUploads } from './jobs.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' }, { reader: openTestReader() });
const { query } = server.database;

const icon = { ship_name: 'Icon of the Seas', start_date: '2027-03-06', end_date: '2027-03-13' };
const booking = bookingOf(proposalOf(icon));

async function travellerOn(plan: string): Promise<Caller> {
  const traveller = await server.traveller();
  await setPlan(traveller, plan);
  return traveller;
}

async function setPlan(traveller: Caller, plan: string): Promise<void> {
  const { id } = (await traveller.call('GET user/settings')).body.user;
  await query.execute(sql`update users set plan_name = ${plan} where id = ${id}`);
}

const accept = (owner: Caller, { id }: { id: string }, ...cruises: object[]) =>
  owner.call('POST uploads/{id}/accept', { params: { id }, body: { cruises } });

const create = (cruise: object, more: object = {}) => ({ action: 'create', cruise, ...more });

async function read(owner: Caller, id = '') {
  return (await owner.call('GET cruises/{id}', { params: { id } })).body;
}

const totalOf = async (owner: Caller) => (await owner.call('GET cruises')).body.total;

test('a reviewed proposal becomes a cruise with all its parts, and the original is kept with it', async () => {
  const owner = await travellerOn('pro');
  const upload = await readOut(owner, booking, 'Bestätigung.txt');
  const cruise = {
    ...icon,
    booking_number: '7654321',
    start_port_id: 'us-miami',
    end_port_id: 'us-miami',
    currency: 'USD',
    total_price: '2100.00',
    final_payment_date: '2026-12-06',
  };
  const more = {
    passengers: [{ first_name: 'Ada', last_name: 'Seafarer' }, { first_name: 'Ben' }],
    payments: [{ date: '2026-11-01', amount: '500.00' }],
    addons: [{ date_added: '2026-11-01', description: 'Drinks', price: '80.00' }],
    flights: [{ kind: 'pre', departure_airport: 'JFK', arrival_airport: 'MIA' }],
    lodging: [{ kind: 'pre', name: 'Inn', check_in_date: '2027-03-05', check_out_date: '2027-03-06' }],
    schedule: [
      { date: '2027-03-06', kind: 'embark', port_id: 'us-miami', depart: '16:30' },
      { date: '2027-03-07', kind: 'sea' },
      { date: '2027-03-08', kind: 'port', port_id: 'bs-nassau' },
      { date: '2027-03-13', kind: 'disembark', port_id: 'us-miami' },
    ],
  };
  const accepted = await accept(owner, upload, create(cruise, more));
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  assert.deepEqual([accepted.body.state, accepted.body.deleted_on], ['accepted', null]);
  const [id = ''] = accepted.body.cruise_ids;
  const made = await read(owner, id);
  assert.deepEqual(
    [made.booking_number, made.balance_due, made.addons_total, made.payments_total, made.sails_at],
    ['7654321', '1600.00', '80.00', '500.00', '2027-03-06T21:30:00Z'],
  );
  assert.deepEqual(
    made.passengers.map(({ first_name }) => first_name),
    ['Ada', 'Ben'],
  );
  assert.equal(made.flights[0]?.departure_zone, 'America/New_York');
  assert.equal(made.lodging[0]?.name, 'Inn');
  assert.equal(made.schedule.items.length, 4);
  assert.deepEqual(
    made.documents.map(({ name, size, media_type }) => [name, size, media_type]),
    [['Bestätigung.txt', Buffer.byteLength(booking), 'text/plain']],
  );
  const file = `${server.url}/api/cruises/${id}/documents/${made.documents[0]?.id}/file`;
  assert.equal(await (await fetch(file, { headers: owner.headers })).text(), booking);
  const same = await fetch(`${server.url}/api/uploads/${upload.id}/file`, { headers: owner.headers });
  assert.equal(await same.text(), booking);
  // it has the same consequences as a typed cruise
  const found = await owner.call('GET cruises', { query: { q: 'seafarer drinks' } });
  assert.equal(found.body.total, 1);
  const { rows } = await query.execute(sql`select cruise_id from reminder_watches where cruise_id = ${id}`);
  assert.equal(rows.length, 1);
  await server.services.routes.settled(id);
  const route = await owner.call('GET cruises/{id}/route', { params: { id } });
  assert.ok((route.body.distance_nm ?? 0) > 0);
  assert.equal((await owner.call('GET user/notifications/summary')).body.pending_uploads, 0);

  // the cruise keeps its original, whatever becomes of the upload
  assert.equal((await owner.call('POST uploads/{id}/retry', { params: { id: upload.id } })).status, 409);
  assert.equal((await owner.call('POST uploads/{id}/cancel', { params: { id: upload.id } })).status, 409);
  assert.equal((await owner.call('DELETE uploads/{id}', { params: { id: upload.id } })).status, 204);
  assert.equal((await fetch(file, { headers: owner.headers })).status, 200);
});

test('an update marks the payment that is there as the deposit, and add-ons as part of the total', async () => {
  const owner = await travellerOn('pro');
  const body = { ...icon, currency: 'USD', total_price: '2100.00' };
  const { body: cruise } = await owner.call('POST cruises', { body });
  const params = { id: cruise.id };
  const payment = { date: '2026-11-01', amount: '500.00' };
  const { body: paid } = await owner.call('POST cruises/{id}/payments', { params, body: payment });
  const addon = { date_added: '2026-11-01', description: 'Air', price: '80.00' };
  const { body: air } = await owner.call('POST cruises/{id}/addons', { params, body: addon });
  const other = (await owner.call('POST cruises', { body: { ...icon, start_date: '2027-03-07' } })).body;
  const elsewhere = { params: { id: other.id }, body: payment };
  const { body: foreign } = await owner.call('POST cruises/{id}/payments', elsewhere);
  const update = {
    action: 'update',
    cruise_id: cruise.id,
    version: (await read(owner, cruise.id)).version,
    cruise: { deposit: '500.00' },
    deposit_payments: [paid.id, foreign.id],
    addons_in_total: [air.id],
  };
  const accepted = await accept(owner, await readOut(owner, booking), update);
  assert.equal(accepted.status, 200, JSON.stringify(accepted.body));
  const made = await read(owner, cruise.id);
  assert.deepEqual(
    [made.balance_due, made.deposit_paid, made.payments[0]?.is_deposit],
    ['1600.00', '500.00', true],
  );
  assert.deepEqual([made.addons_total, made.addons_in_total], [null, '80.00']);
  assert.equal((await read(owner, other.id)).payments[0]?.is_deposit, false, 'those of other cruises stay');
});

test('the text of an accepted upload is deleted after 30 days and the original never', async () => {
  const owner = await travellerOn('pro');
  const [kept, discarded] = [await readOut(owner, booking), await readOut(owner, booking)];
  const files = [];
  for (const upload of [kept, discarded]) {
    const [id] = (await accept(owner, upload, create(icon))).body.cruise_ids;
    const [document] = (await read(owner, id)).documents;
    files.push(`${server.url}/api/cruises/${id}/documents/${document?.id}/file`);
  }
  await owner.call('DELETE uploads/{id}', { params: { id: discarded.id } });
  // its file is deleted as well, and last of all
  const other = await readOut(owner, booking);
  const { services } = server;
  const { rows } = await query.execute<{ file_key: string }>(
    sql`update uploads set kept_until = kept_until + interval '1 hour' where id = ${other.id} returning file_key`,
  );
  for (const hours of [0, 1]) {
    const now = new Date(services.clock.now().getTime() + (30 * 24 + hours) * 3_600_000);
    await tidyUploads({ ...services, clock: { now: () => now } });
  }
  const key = rows[0]?.file_key ?? '';
  const end = performance.now() + 20_000;
  while (existsSync(join(services.config.DATA_DIR, 'files', key.slice(-2), key))) {
    assert.ok(performance.now() < end, 'the file is still there');
    await sleep(20);
  }
  for (const file of files) {
    const answer = await fetch(file, { headers: owner.headers });
    assert.deepEqual([answer.status, await answer.text()], [200, booking]);
  }
  const { body } = await owner.call('GET uploads/{id}', { params: { id: kept.id } });
  assert.deepEqual([body.state, body.proposals, body.pages], ['accepted', [], []]);
});

test('accepted twice, at once or later, it is recorded once', async () => {
  const owner = await travellerOn('pro');
  const upload = await readOut(owner, booking);
  const clicks = await Promise.all([1, 2, 3].map(() => accept(owner, upload, create(icon))));
  const later = await accept(owner, upload, create({ ...icon, ship_name: 'Another' }));
  for (const { status, body } of [...clicks, later]) {
    assert.equal(status, 200);
    assert.deepEqual(body.cruise_ids, clicks[0]?.body.cruise_ids);
  }
  assert.equal(await totalOf(owner), 1);
  const [id] = later.body.cruise_ids;
  assert.equal((await read(owner, id)).documents.length, 1);
  await owner.call('DELETE cruises/{id}', { params: { id: id ?? '' } });
  const { body } = await owner.call('GET uploads/{id}', { params: { id: upload.id } });
  assert.deepEqual([body.state, body.cruise_ids], ['accepted', []], 'a cruise that is gone is not named');
});

test('several cruises of one document are recorded together, or none of them', async () => {
  const owner = await travellerOn('pro');
  const upload = await readOut(owner, bookingOf(proposalOf(icon), proposalOf(icon)));
  const other = { ...icon, ship_name: 'Koningsdam' };
  const wrong = await accept(owner, upload, create(icon), create({ ...other, ship_id: 'no-such-ship' }));
  assert.equal(wrong.status, 400);
  assert.deepEqual(Object.keys(wrong.failure.errors ?? {}), ['cruises.1.cruise.ship_id']);
  assert.equal(await totalOf(owner), 0);
  assert.equal((await owner.call('GET uploads')).body.items[0]?.state, 'proposed');
  const passengers = [{ first_name: 'Grace' }];
  const both = await accept(owner, upload, create(icon), create(other, { passengers }));
  assert.equal(both.body.cruise_ids.length, 2);
  const made = await Promise.all(both.body.cruise_ids.map((id) => read(owner, id)));
  assert.deepEqual(
    made.map(({ ship_name, documents }) => [ship_name, documents.length]),
    [
      ['Icon of the Seas', 1],
      ['Koningsdam', 0],
    ],
  );
  assert.deepEqual(both.body.cruises, [icon, other], 'the list says what was recorded, not what was read');
  const found = await owner.call('GET cruises', { query: { q: 'grace' } });
  assert.deepEqual([found.body.total, made[1]?.passengers.length], [1, 1]);
});

test('each fault is reported by its path, like that of a form', async () => {
  const owner = await travellerOn('pro');
  const upload = await readOut(owner, booking);
  const faults: [object, string[]][] = [
    [create({ ...icon, end_date: '2027-03-01' }), ['cruises.0.cruise.end_date']],
    [create({ start_date: icon.start_date, end_date: icon.end_date }), ['cruises.0.cruise.ship_name']],
    [create({ ...icon, total_price: 'much' }), ['cruises.0.cruise.total_price']],
    [create({ ...icon, end_port_id: 'atlantis' }), ['cruises.0.cruise.end_port_id']],
    [
      create(icon, {
        flights: [{ kind: 'pre' }, { kind: 'post', departure_airport: 'MIA', arrival_airport: 'mia' }],
      }),
      ['cruises.0.flights.1.arrival_airport'],
    ],
    [
      create(icon, {
        lodging: [{ kind: 'pre', name: 'Inn', check_in_date: '2027-03-05', check_out_date: '2027-03-05' }],
      }),
      ['cruises.0.lodging.0.check_out_date'],
    ],
    [create(icon, { schedule: [{ date: '2027-03-06', kind: 'port' }] }), ['cruises.0.schedule.0.port_name']],
    [create(icon, { payments: [{ date: '2026-11-01' }] }), ['cruises.0.payments.0.amount']],
    [{ action: 'update', version: 1, cruise: {}, cruise_id: upload.id }, ['cruises.0.cruise_id']],
  ];
  for (const [cruise, fields] of faults) {
    const refused = await accept(owner, upload, cruise);
    assert.deepEqual([refused.status, Object.keys(refused.failure.errors ?? {})], [400, fields]);
    assert.match(Object.values(refused.failure.errors ?? {})[0]?.[0] ?? '', /\.$/, 'as a sentence');
  }
  assert.equal((await accept(owner, upload)).status, 400);
  assert.equal(await totalOf(owner), 0);
  assert.equal((await accept(owner, upload, create(icon))).status, 200);
});

test('a known booking is found and updated: given fields change, parts are added, the rest stays', async () => {
  const owner = await travellerOn('pro');
  const known = await owner.call('POST cruises', {
    body: { ...icon, booking_number: 'AB-123 456', stateroom: '8123', notes: 'Window seat' },
  });
  const { id } = known.body;
  await owner.call('POST cruises/{id}/passengers', { params: { id }, body: { first_name: 'Ada' } });
  const proposal = proposalOf({ ...icon, booking_number: 'ab123456', ship_name: 'Wonder' });
  const upload = await readOut(owner, bookingOf(proposal));
  assert.deepEqual(upload.proposals[0]?.matches, [
    {
      cruise_id: id,
      ship_name: icon.ship_name,
      start_date: icon.start_date,
      booking_number: 'AB-123 456',
      why: 'booking_number',
    },
  ]);
  const before = await read(owner, id);
  const update = {
    action: 'update',
    cruise_id: id,
    version: before.version,
    cruise: { stateroom: '9001' },
    passengers: [{ first_name: 'Ben' }],
  };
  const stale = await accept(owner, upload, { ...update, version: before.version - 1 });
  assert.deepEqual([stale.status, stale.failure.code], [412, 'stale']);
  assert.equal((stale.failure.current as Cruise).version, before.version);
  const twice = await accept(owner, upload, update, { ...update, version: before.version + 1 });
  assert.deepEqual(Object.keys(twice.failure.errors ?? {}), ['cruises.1.cruise_id']);
  const accepted = await accept(owner, upload, update);
  assert.deepEqual([accepted.status, accepted.body.cruise_ids], [200, [id]]);
  const after = await read(owner, id);
  assert.deepEqual(
    [after.stateroom, after.notes, after.booking_number, after.documents.length],
    ['9001', 'Window seat', 'AB-123 456', 1],
  );
  assert.deepEqual(
    after.passengers.map(({ first_name }) => first_name),
    ['Ada', 'Ben'],
  );
  assert.ok(after.version > before.version);
});

test('the likeliest cruises come first: by number, then by ship and day, cancelled ones last', async () => {
  const owner = await travellerOn('pro');
  const record = async (body: object) => (await owner.call('POST cruises', { body })).body.id;
  const cancelled = await record({ ...icon, booking_number: 'X1', cancelled_at: '2026-10-01T10:00:00Z' });
  const sailing = await record({ ...icon, ship_name: 'ÍCON of the  seas' });
  const numbered = await record({
    ...icon,
    ship_name: 'Other',
    start_date: '2027-03-05',
    booking_number: 'x 1',
  });
  await record({ ...icon, start_date: '2027-03-05', booking_number: 'X2' });
  const stranger = await travellerOn('pro');
  await stranger.call('POST cruises', { body: { ...icon, booking_number: 'X1' } });
  const found = async (reader: Caller) => {
    const proposal = proposalOf({ ...icon, booking_number: 'X-1' });
    const { proposals } = await readOut(reader, bookingOf(proposal, proposalOf({})));
    return proposals.map(({ matches }) => matches.map(({ cruise_id, why }) => [cruise_id, why]));
  };
  assert.deepEqual(await found(owner), [
    [
      [numbered, 'booking_number'],
      [sailing, 'ship_and_date'],
      [cancelled, 'booking_number'],
    ],
    [],
  ]);
});

test('a cruise of somebody else is proposed to and changed by those alone who may edit it', async () => {
  const [owner, friend] = [await travellerOn('pro'), await travellerOn('pro')];
  const { id, version } = (await owner.call('POST cruises', { body: { ...icon, booking_number: 'Q7' } }))
    .body;
  const email = (await friend.call('GET user/settings')).body.user.email;
  const update = { action: 'update', cruise_id: id, version, cruise: { stateroom: '1' } };
  const proposal = bookingOf(proposalOf({ ...icon, booking_number: 'Q7' }));
  for (const [share_level, status] of [
    ['full', 400],
    ['edit', 200],
  ] as const) {
    const share = await owner.call('POST cruises/{id}/sharing', {
      params: { id },
      body: { email, share_level },
    });
    const params = { id: share.body.id };
    await friend.call('PATCH user/sharing/{id}', { params, body: { state: 'accepted' } });
    const upload = await readOut(friend, proposal);
    const ids = upload.proposals[0]?.matches.map(({ cruise_id }) => cruise_id);
    assert.deepEqual(ids, status === 200 ? [id] : [], share_level);
    assert.equal((await accept(friend, upload, update)).status, status, share_level);
    await owner.call('DELETE user/sharing/{id}', { params });
  }
  const changed = await read(owner, id);
  assert.deepEqual([changed.stateroom, changed.documents.length], ['1', 1]);
});

test('an unreadable document or a quote can be recorded nevertheless; one that is being read cannot', async () => {
  const owner = await travellerOn('pro');
  const quote = documentOf({ outcome: 'not_a_booking', reason: 'quote', proposals: [proposalOf(icon)] });
  for (const content of [quote, 'does throws']) {
    const upload = await readOut(owner, content);
    assert.equal((await accept(owner, upload, create(icon))).body.state, 'accepted');
  }
  const { body: reading } = await sendUpload(owner, 'does forgets and pause 0');
  const { body: slow } = await sendUpload(owner, documentOf({ outcome: 'booking', proposals: [] }, 2_000));
  const early = await accept(owner, slow, create(icon));
  assert.deepEqual([early.status, early.failure.code], [409, 'conflict']);
  await untilState(owner, reading, 'failed');
  assert.equal(await totalOf(owner), 2);
});

test('plans: without uploads nothing is accepted, and no more cruises than there is room for', async (t) => {
  const owner = await travellerOn('pro');
  const prepare = t.mock.method(server.services.reader, 'prepare');
  await owner.call('GET uploads');
  assert.equal(prepare.mock.callCount(), 1);
  const upload = await readOut(owner, booking);
  await setPlan(owner, 'standard');
  await owner.call('GET uploads');
  assert.equal(prepare.mock.callCount(), 2, 'no thread waits for what will not be sent');
  const refused = await accept(owner, upload, create(icon));
  assert.deepEqual([refused.status, refused.failure.code], [403, 'plan_required']);
  assert.equal((await owner.call('GET uploads/{id}', { params: { id: upload.id } })).status, 200);
  assert.equal((await sendUpload(owner, booking)).failure.code, 'plan_required');
  assert.equal(prepare.mock.callCount(), 2);
});

test('a receiver who may edit a cruise does not restore a cancelled one if the owner’s plan is full', async () => {
  const cancelled = { ...icon, cancelled_at: '2026-10-01T10:00:00Z' };
  // the order in which the accounts' room is checked depends on which account was opened first
  for (const is_owner_first of [true, false]) {
    const [first, second] = [await travellerOn('pro'), await travellerOn('pro')];
    const [full, friend] = is_owner_first ? [first, second] : [second, first];
    const { id, version } = (await full.call('POST cruises', { body: cancelled })).body;
    for (let number = 0; number < 3; number += 1) await full.call('POST cruises', { body: icon });
    const email = (await friend.call('GET user/settings')).body.user.email;
    const share = { params: { id }, body: { email, share_level: 'edit' } };
    const params = { id: (await full.call('POST cruises/{id}/sharing', share)).body.id };
    await friend.call('PATCH user/sharing/{id}', { params, body: { state: 'accepted' } });
    await setPlan(full, 'free');
    const theirs = await readOut(friend, booking);
    const back = { action: 'update', cruise_id: id, version, cruise: { cancelled_at: null } };
    const crowded = await accept(friend, theirs, create(icon), back);
    assert.deepEqual([crowded.status, crowded.failure.code], [403, 'plan_required']);
    assert.equal((await friend.call('GET cruises', { query: { shared: 'false' } })).body.total, 0);
  }
});

test('a cruise that has enough files takes no more, and nothing is recorded', async () => {
  const owner = await travellerOn('pro');
  const { id, version } = (await owner.call('POST cruises', { body: icon })).body;
  await query.execute(sql`insert into cruise_documents (id, cruise_id, name, media_type, size, file_key, date_added)
    select gen_random_uuid(), ${id}, 'x', 'text/plain', 1, gen_random_uuid()::text, now() from generate_series(1, 200)`);
  const upload = await readOut(owner, booking);
  const update = { action: 'update', cruise_id: id, version, cruise: { stateroom: '1' } };
  const refused = await accept(owner, upload, update);
  assert.deepEqual([refused.status, refused.failure.code], [409, 'conflict']);
  assert.equal((await read(owner, id)).stateroom, null);
  assert.equal((await owner.call('GET uploads')).body.items[0]?.state, 'proposed');
});
