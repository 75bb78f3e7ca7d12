import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { recomputeTotals } from '#server/features/cruises/change/actions.ts';
import { scopeFor } from '#server/platform/scope.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { good_password, signUp, startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();
const { query } = server.database;
const voyage = { ship_name: 'Icon', start_date: '2027-03-06', end_date: '2027-03-13' };

const idOf = async (caller: Caller) => (await caller.call('GET user/settings')).body.user.id;
const recordCruise = async (owner: Caller, more: object = {}) =>
  (await owner.call('POST cruises', { body: { ...voyage, ...more } })).body.id;
const offer = (owner: Caller, body: unknown) => owner.call('POST user/sharing', { body });
const accept = (receiver: Caller, id: string) =>
  receiver.call('PATCH user/sharing/{id}', { params: { id }, body: { state: 'accepted' } });

test('levels that do not exist, bodies of another shape and thousands of addresses in one are refused', async () => {
  const owner = await server.traveller();
  const id = await recordCruise(owner);
  const email = 'guest@example.org';
  const levels = [
    'owner',
    'EDIT',
    ' edit',
    '',
    null,
    7,
    true,
    ['edit'],
    { edit: 1 },
    '__proto__',
    'constructor',
  ];
  const many = Array.from({ length: 10_000 }, (_, place) => `guest-${place}@example.org`);
  const bodies: unknown[] = [
    ...levels.map((share_level) => ({ email, share_level })),
    ...[
      many,
      many.join(','),
      many.join('\n'),
      `${email}, other@example.org`,
      `"a"\r\nBcc: x@example.org`,
    ].map((address) => ({ email: address, share_level: 'edit' })),
    { email },
    { share_level: 'edit' },
    { email, share_level: 'edit', cruise_id: id },
    { email, share_level: 'edit', owner_id: id },
    { email, share_level: 'edit', state: 'accepted' },
    [],
    null,
    'edit',
  ];
  for (const body of bodies) {
    const of_one = await owner.call('POST cruises/{id}/sharing', { params: { id }, body });
    for (const { status } of [await offer(owner, body), of_one])
      assert.ok(status === 400 || status === 413, `${status} ${JSON.stringify(body).slice(0, 80)}`);
  }
  const { body: made } = await offer(owner, { email, share_level: 'details' });
  const changes = [
    ...levels.map((share_level) => ({ share_level })),
    {},
    { state: 'accepted', share_level: 'edit' },
    { state: 'pending' },
    { share_level: 'edit', receiver_id: id },
  ];
  for (const body of changes) {
    const { status } = await owner.call('PATCH user/sharing/{id}', { params: { id: made.id }, body });
    assert.equal(status, 400, JSON.stringify(body));
  }
  // the owner cannot accept it in the receiver's place
  assert.equal((await accept(owner, made.id)).status, 404);
  const { given } = (await owner.call('GET user/sharing')).body;
  const { link: _link, ...share } = made;
  assert.deepEqual(given, [share]);
});

test('of ten thousand addresses one by one, fifty a day are invited', async () => {
  const owner = await server.traveller();
  const statuses = [];
  // the rest of the ten thousand would be answered like the last of these
  for (let place = 0; place < 120; place += 1)
    statuses.push((await offer(owner, { email: `one-${place}@example.org`, share_level: 'full' })).status);
  assert.deepEqual(statuses, [...Array<number>(50).fill(201), ...Array<number>(70).fill(429)]);
  await server.mailsSent();
  assert.equal(server.mails.filter(({ to }) => /^one-\d+@/.test(to)).length, 50);
});

test('with five hundred shares one has to go before the next, and the address says why', async () => {
  const owner = await server.traveller();
  const owner_id = await idOf(owner);
  await query.execute(sql`insert into shares (id, owner_id, email, email_key, share_level, created_at)
    select gen_random_uuid(), ${owner_id}::uuid, 'kept-' || n || '@example.org', 'kept-' || n || '@example.org', 'full', now() from generate_series(1, 499) n`);
  const last = await offer(owner, { email: 'last@example.org', share_level: 'full' });
  assert.equal(last.status, 201);
  const { status, failure } = await offer(owner, { email: 'over@example.org', share_level: 'full' });
  assert.deepEqual(
    [status, failure.errors],
    [400, { email: ['You’ve reached the limit of shares. Delete one first.'] }],
  );
  assert.equal((await owner.call('GET user/sharing')).body.given.length, 500);
  await owner.call('DELETE user/sharing/{id}', { params: { id: last.body.id } });
  assert.equal((await offer(owner, { email: 'over@example.org', share_level: 'full' })).status, 201);
  await server.mailsSent();
  assert.ok(!server.mails.some(({ to }) => to.startsWith('kept-')));
});

test('of many that are offered at once none is one too many', async () => {
  const owner = await server.traveller();
  const owner_id = await idOf(owner);
  await query.execute(sql`insert into shares (id, owner_id, email, email_key, share_level, created_at)
    select gen_random_uuid(), ${owner_id}::uuid, 'held-' || n || '@example.org', 'held-' || n || '@example.org', 'full', now() from generate_series(1, 497) n`);
  const offers = Array.from({ length: 12 }, async (_, place) => {
    return (await offer(owner, { email: `at-once-${place}@example.org`, share_level: 'full' })).status;
  });
  const statuses = await Promise.all(offers);
  assert.equal(statuses.filter((status) => status === 201).length, 3);
  assert.equal(statuses.filter((status) => status === 400).length, 9);
  assert.equal((await owner.call('GET user/sharing')).body.given.length, 500);
});

test('twice at once is one share and one invitation', async () => {
  const owner = await server.traveller();
  const twice = { email: 'twice@example.org', share_level: 'full' };
  const statuses = await Promise.all([1, 2, 3].map(async () => (await offer(owner, twice)).status));
  assert.deepEqual(
    statuses.toSorted((one, other) => one - other),
    [201, 409, 409],
  );
  // all cruises and one of them are two shares, and a cruise is shared once, too
  const params = { id: await recordCruise(owner) };
  const of_one = async () => (await owner.call('POST cruises/{id}/sharing', { params, body: twice })).status;
  assert.deepEqual([await of_one(), await of_one()], [201, 409]);
  await server.mailsSent();
  assert.equal(server.mails.filter(({ to }) => to === twice.email).length, 2);
});

test('the address of a deleted account is like any other, and an unverified account gets nothing', async () => {
  const owner = await server.traveller({ first_name: 'Oda' });
  await recordCruise(owner);
  const address = 'gone@example.org';
  const first = await server.traveller({ email: address });
  const { body: before } = await offer(owner, { email: address, share_level: 'full' });
  await accept(first, before.id);
  await first.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  const { status, body: waits } = await offer(owner, { email: address, share_level: 'full' });
  assert.deepEqual([status, waits.state], [201, 'pending']);
  assert.match((await server.mailTo(address)).text, /Log in or sign up with this address/);
  // the same answers as for an unknown address: they do not reveal who has an account
  const { body: unknown } = await offer(owner, { email: 'nobody@example.org', share_level: 'full' });
  assert.deepEqual(Object.keys(waits), Object.keys(unknown));
  // a person begins to sign up with it and never confirms it
  assert.equal((await signUp(server.stranger, address)).status, 201);
  const [row] = (
    await query.execute<{ id: string; first: string }>(sql`select id from users where email_key = ${address}`)
  ).rows;
  assert.ok(row !== undefined);
  await query.execute(sql`update users set activated_at = null where id = ${row.id}`);
  const { rows } = await query.execute(sql`select 1 from notices where user_id = ${row.id}`);
  assert.deepEqual(rows, []);
  const unverified = scopeFor(row.id, 'test');
  const { readSharing, acceptShare, deleteShare } = await import('./actions.ts');
  assert.deepEqual((await readSharing(server.services, unverified)).received, []);
  const is_not_found = (error: unknown) => error instanceof CodedError && error.code === 'not_found';
  await assert.rejects(acceptShare(server.services, unverified, waits.id), is_not_found);
  await assert.rejects(deleteShare(server.services, unverified, waits.id), is_not_found);
});

test('an address that is being changed opens nothing before it is confirmed', async () => {
  const owner = await server.traveller();
  await recordCruise(owner);
  const { body: waits } = await offer(owner, { email: 'wanted@example.org', share_level: 'full' });
  const thief = await server.traveller({ email: 'thief@example.org' });
  const { status } = await thief.call('POST auth/users/email_change/', {
    body: { current_password: good_password, new_email: 'wanted@example.org' },
  });
  assert.equal(status, 200);
  const still = scopeFor(
    String(
      (await query.execute(sql`select id from users where email_key = 'thief@example.org'`)).rows[0]?.['id'],
    ),
    'test',
  );
  const { readSharing, acceptShare } = await import('./actions.ts');
  assert.deepEqual((await readSharing(server.services, still)).received, []);
  await assert.rejects(acceptShare(server.services, still, waits.id));
});

test('a share that ends between two requests of a change prevents the second', async () => {
  const [owner, receiver] = [await server.traveller(), await server.traveller({ email: 'late@example.org' })];
  const id = await recordCruise(owner, { total_price: '1000.00', currency: 'USD' });
  const { body: made } = await offer(owner, { email: 'late@example.org', share_level: 'edit' });
  await accept(receiver, made.id);
  const params = { id };
  assert.equal((await receiver.call('PATCH cruises/{id}', { params, body: { deck: '7' } })).status, 200);
  await owner.call('PATCH user/sharing/{id}', { params: { id: made.id }, body: { share_level: 'full' } });
  assert.equal((await receiver.call('PATCH cruises/{id}', { params, body: { deck: '8' } })).status, 404);
  assert.equal((await receiver.call('POST cruises/{id}/mark-paid', { params })).status, 404);
  assert.equal((await receiver.call('GET cruises/{id}', { params })).body.deck, '7');
  await owner.call('DELETE user/sharing/{id}', { params: { id: made.id } });
  // a second click, and one from another tab after the answer
  assert.equal((await accept(receiver, made.id)).status, 404);
  assert.equal((await receiver.call('GET cruises/{id}', { params })).status, 404);
  // within a change: the cruise was locked while the receiver still had access
  const late = scopeFor(await idOf(receiver), 'test');
  const change = recomputeTotals(server.services, query, late, { id, version: 1 });
  await assert.rejects(change, (error) => error instanceof CodedError && error.code === 'not_found');
  assert.equal((await owner.call('GET cruises/{id}', { params })).body.version, 2);
});

test('a receiver who may change a cruise neither offers its schedule to everybody nor takes the cruise over', async () => {
  const [owner, receiver] = [
    await server.traveller(),
    await server.traveller({ email: 'helper@example.org' }),
  ];
  const id = await recordCruise(owner);
  const { body: made } = await offer(owner, { email: 'helper@example.org', share_level: 'edit' });
  await accept(receiver, made.id);
  const params = { id };
  const offered = await receiver.call('PATCH cruises/{id}', { params, body: { schedule_is_offered: true } });
  assert.deepEqual(
    [offered.status, Object.keys(offered.failure.errors ?? {})],
    [400, ['schedule_is_offered']],
  );
  for (const body of [{ owner_id: await idOf(receiver) }, { share: null }, { can: { delete: true } }])
    assert.equal((await receiver.call('PATCH cruises/{id}', { params, body })).status, 400);
  const same = await receiver.call('PATCH cruises/{id}', { params, body: { schedule_is_offered: false } });
  assert.equal(same.status, 200);
  const own = await owner.call('PATCH cruises/{id}', { params, body: { schedule_is_offered: true } });
  assert.equal(own.body.schedule_is_offered, true);
  // the owner's offer stays, whatever else the receiver changes
  const deck = await receiver.call('PATCH cruises/{id}', {
    params,
    body: { deck: '4', schedule_is_offered: true },
  });
  assert.deepEqual([deck.status, deck.body.deck], [200, '4']);
  assert.equal(
    (await receiver.call('PATCH cruises/{id}', { params: { id: newId() }, body: {} })).status,
    404,
  );
});
