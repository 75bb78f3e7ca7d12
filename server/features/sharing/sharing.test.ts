import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { CodedError } from '#server/platform/errors.ts';
import { readCountdown, readPublicVoyage, tidyLinks } from './links/actions.ts';
import { png, upload } from '#server/testing/documents.ts';
import { Caller, good_password, linkParts, signUp, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { query } = server.database;
let people = 0;

async function person(first_name: string): Promise<Caller & { email: string }> {
  people += 1;
  const email = `${first_name.toLowerCase()}-${people}@example.org`;
  return Object.assign(await server.traveller({ email, first_name }), { email });
}

async function recordCruise(owner: Caller, more: object = {}): Promise<string> {
  const body = { ship_name: 'Icon', start_date: '2027-03-06', end_date: '2027-03-13', ...more };
  const { status, body: cruise } = await owner.call('POST cruises', { body });
  assert.equal(status, 201);
  return cruise.id;
}

async function give(owner: Caller, email: string, share_level = 'itinerary'): Promise<string> {
  const { status, body, failure } = await owner.call('POST user/sharing', { body: { email, share_level } });
  assert.equal(status, 201, JSON.stringify(failure));
  return body.id;
}

const accept = (receiver: Caller, id: string) =>
  receiver.call('PATCH user/sharing/{id}', { params: { id }, body: { state: 'accepted' } });

/** Opens an invitation by the link of its mail. */
function open(by: Caller, link: string) {
  const [, id = '', token = ''] = /\/invitation\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return by.call('POST user/sharing/{id}/open', { params: { id }, body: { token } });
}

async function totalOf(receiver: Caller): Promise<number> {
  return (await receiver.call('GET cruises')).body.total;
}

test('a share waits until its receiver accepts it, and ends with the next request', async () => {
  const [owner, receiver, stranger] = [await person('Olga'), await person('Rosa'), await person('Sven')];
  const royal = { cruise_line_id: 'royal-caribbean', cruise_line: 'Royal Caribbean International' };
  const miami = { start_port_id: 'us-miami', end_port_id: 'us-miami' };
  const cruise_id = await recordCruise(owner, { ...royal, ...miami });
  // addresses are compared as those of accounts are
  const id = await give(owner, receiver.email.toUpperCase());
  assert.equal(await totalOf(receiver), 0);
  const offered = (await receiver.call('GET user/sharing')).body.received;
  assert.deepEqual(
    offered.map(({ date_added: _date, ...share }) => share),
    [
      {
        id,
        user_email: receiver.email.toUpperCase(),
        share_level: 'itinerary',
        state: 'pending',
        cruise_id: null,
        // the next cruise of all
        ship_name: 'Icon',
        start_date: '2027-03-06',
        end_date: '2027-03-13',
        owner_name: 'Olga Seafarer',
        voyage: {
          cruise_line: 'Royal Caribbean International',
          start_port: 'Miami',
          end_port: 'Miami',
          start_port_code: 'MIA',
          end_port_code: 'MIA',
          livery: offered[0]?.voyage?.livery,
          course: [[-80.2, 25.8]],
        },
      },
    ],
  );
  assert.match(offered[0]?.voyage?.livery.colour ?? '', /^#/);
  const mail = await server.mailTo(receiver.email);
  assert.equal(mail.subject, 'Olga Seafarer invites you to follow all their cruises');
  assert.match(mail.text, /Next cruise: Icon, Mar 6 – 13, 2027/);
  assert.match(mail.text, /^Icon\nRoyal Caribbean International\nMar 6 – 13, 2027\nRound trip from MIA\n/);
  assert.match(mail.html, /src="cid:ship"/);
  const told = (await receiver.call('GET user/notifications')).body.items;
  const named = { is_of_all: true, ship_name: 'Icon', start_date: '2027-03-06', end_date: '2027-03-13' };
  assert.deepEqual(told[0]?.details, { share: 'offered', person_name: 'Olga Seafarer', ...named });
  for (const other of [stranger, owner]) assert.equal((await accept(other, id)).status, 404);
  assert.equal((await accept(receiver, id)).body.state, 'accepted');
  assert.equal((await receiver.call('GET user/sharing')).body.received[0]?.voyage, null);
  assert.equal((await accept(receiver, id)).status, 200, 'a second click');
  assert.equal(await totalOf(receiver), 1);
  assert.equal(await totalOf(stranger), 0);
  const notices = (await owner.call('GET user/notifications')).body.items;
  assert.deepEqual(
    notices.map(({ details }) => details),
    [{ share: 'accepted', person_name: 'Rosa Seafarer', ...named }],
  );
  const level = (by: Caller, share_level: string) =>
    by.call('PATCH user/sharing/{id}', { params: { id }, body: { share_level } });
  for (const other of [stranger, receiver]) assert.equal((await level(other, 'edit')).status, 404);
  assert.equal((await level(owner, 'everything')).status, 400);
  assert.equal((await level(owner, 'full')).body.share_level, 'full');
  assert.equal((await receiver.call('GET cruises')).body.items[0]?.share?.share_level, 'full');
  const end = (by: Caller) => by.call('DELETE user/sharing/{id}', { params: { id } });
  assert.equal((await end(stranger)).status, 404);
  assert.equal((await end(owner)).status, 204);
  assert.equal(await totalOf(receiver), 0);
  assert.equal((await receiver.call('GET cruises/{id}', { params: { id: cruise_id } })).status, 404);
  const again = await give(owner, receiver.email);
  await accept(receiver, again);
  assert.equal((await receiver.call('DELETE user/sharing/{id}', { params: { id: again } })).status, 204);
  assert.deepEqual((await owner.call('GET user/sharing')).body.given, [], 'the receiver left');
});

test('a share of one cruise is changed and taken back under that cruise, by its owner', async () => {
  const [owner, receiver] = [await person('Ove'), await person('Rut')];
  const [one, other] = [await recordCruise(owner), await recordCruise(owner, { ship_name: 'Oasis' })];
  const body = { email: receiver.email, share_level: 'itinerary' };
  const share_id = (await owner.call('POST cruises/{id}/sharing', { params: { id: one }, body })).body.id;
  await accept(receiver, share_id);
  const of_all = await give(owner, 'third@example.org');
  const change = (by: Caller, params: { id: string; share_id: string }, share_level = 'full') =>
    by.call('PATCH cruises/{id}/sharing/{share_id}', { params, body: { share_level } });
  const end = (by: Caller, params: { id: string; share_id: string }) =>
    by.call('DELETE cruises/{id}/sharing/{share_id}', { params });
  for (const [by, params] of [
    [receiver, { id: one, share_id }],
    [owner, { id: other, share_id }],
    [owner, { id: one, share_id: of_all }],
  ] as const) {
    assert.equal((await change(by, params)).status, 404);
    assert.equal((await end(by, params)).status, 404);
  }
  const params = { id: one, share_id };
  assert.equal((await change(owner, params, 'everything')).status, 400);
  const changed = (await change(owner, params)).body;
  assert.deepEqual([changed.id, changed.share_level, changed.state], [share_id, 'full', 'accepted']);
  assert.equal((await receiver.call('GET cruises')).body.items[0]?.share?.share_level, 'full');
  assert.equal((await end(owner, params)).status, 204);
  assert.equal((await end(owner, params)).status, 404);
  assert.equal(await totalOf(receiver), 0);
  const { given } = (await owner.call('GET user/sharing')).body;
  assert.deepEqual(
    given.map(({ id }) => id),
    [of_all],
  );
});

test('one cruise is shared by its owner alone, and of several levels the highest counts', async () => {
  const [owner, receiver] = [await person('Otto'), await person('Rita')];
  const [one, other] = [await recordCruise(owner), await recordCruise(owner, { ship_name: 'Oasis' })];
  const body = { email: receiver.email, share_level: 'edit' };
  const shared = await owner.call('POST cruises/{id}/sharing', { params: { id: one }, body });
  assert.deepEqual([shared.status, shared.body.ship_name], [201, 'Icon']);
  await accept(receiver, shared.body.id);
  assert.equal(await totalOf(receiver), 1);
  for (const [id, share_body] of [
    [one, { ...body, email: 'third@example.org' }],
    [other, {}],
  ] as const) {
    const refused = await receiver.call('POST cruises/{id}/sharing', { params: { id }, body: share_body });
    assert.equal(refused.status, 404, 'before the body is judged');
  }
  assert.equal((await receiver.call('GET cruises/{id}/sharing', { params: { id: one } })).status, 404);
  assert.equal((await receiver.call('DELETE cruises/{id}', { params: { id: one } })).status, 404);
  await accept(receiver, await give(owner, receiver.email, 'itinerary'));
  const levels = async () => {
    const { items } = (await receiver.call('GET cruises', { query: { sort: 'ship_name' } })).body;
    return items.map(({ share, can }) => [share?.share_level, can.edit, can.delete]);
  };
  assert.deepEqual(await levels(), [
    ['edit', true, false],
    ['itinerary', false, false],
  ]);
  const listed = (await owner.call('GET cruises/{id}/sharing', { params: { id: one } })).body;
  assert.equal(listed.total, 2);
  const params = { id: one };
  const changed = await receiver.call('PATCH cruises/{id}', { params, body: { deck: '9' } });
  assert.deepEqual([changed.status, changed.body.share?.owner_name], [200, 'Otto Seafarer']);
  const stale = await owner.call('PATCH cruises/{id}', {
    params,
    body: { deck: '8' },
    headers: { 'if-match': '"1"' },
  });
  assert.equal(stale.status, 412);
  const refused = await receiver.call('PATCH cruises/{id}', { params: { id: other }, body: { deck: '9' } });
  assert.equal(refused.status, 404);
});

test('a shared cruise counts in the figures of a receiver who is among its passengers, without its money', async () => {
  const [owner, receiver] = [await person('Oleg'), await person('Rina')];
  const past = { start_date: '2026-03-01', end_date: '2026-03-08' };
  const ports = { start_port_id: 'us-miami', end_port_id: 'us-miami' };
  const money = { currency: 'USD', total_price: '900.00', points_earned: 7, tier_after: 'Zsecret' };
  const id = await recordCruise(owner, { ...past, ...ports, ...money, cruise_line_id: 'royal-caribbean' });
  const share_id = await give(owner, receiver.email, 'edit');
  await accept(receiver, share_id);
  const figures = async (by: Caller) => {
    const [stats, dashboard] = [(await by.call('GET stats')).body, (await by.call('GET dashboard')).body];
    const { cruises, nights, spend } = stats.cruise ?? assert.fail('all sections were asked for');
    assert.deepEqual([dashboard.totals.cruises, dashboard.totals.nights], [cruises, nights]);
    const earned = (await by.call('GET cruises/{id}/badges', { params: { id } })).body.items.length;
    const ways = (await by.call('GET stats/map')).body;
    return {
      cruises,
      nights,
      spend: spend.length,
      has_badges: earned > 0,
      has_map: JSON.stringify(ways).includes('us-miami'),
    };
  };
  const none = { cruises: 0, nights: 0, spend: 0, has_badges: false, has_map: false };
  assert.deepEqual(await figures(receiver), none);
  const aboard = [
    { first_name: 'Oleg', last_name: 'Seafarer' },
    { first_name: ' rina', last_name: 'SEAFARER' },
  ];
  for (const body of aboard)
    assert.equal((await receiver.call('POST cruises/{id}/passengers', { params: { id }, body })).status, 201);
  const one = { cruises: 1, nights: 7, spend: 0, has_badges: true, has_map: true };
  assert.deepEqual(await figures(receiver), one);
  assert.deepEqual(await figures(owner), { ...one, spend: 1 });
  const loyalty = JSON.stringify((await receiver.call('GET loyalty')).body);
  assert.doesNotMatch(loyalty, /Zsecret/);
  const level = (share_level: string) =>
    owner.call('PATCH user/sharing/{id}', { params: { id: share_id }, body: { share_level } });
  await level('itinerary');
  assert.deepEqual(await figures(receiver), none, 'who sees no names does not see their own');
  await level('details');
  assert.deepEqual(await figures(receiver), one);
  await owner.call('DELETE user/sharing/{id}', { params: { id: share_id } });
  assert.equal((await receiver.call('GET stats')).body.cruise?.cruises, 0);
});

test('a share with oneself, a second one, an invalid one and too many in a day are refused', async () => {
  const [owner, receiver] = [await person('Olaf'), await person('Remy')];
  const given = (body: object) => owner.call('POST user/sharing', { body });
  const self = await given({ email: owner.email.toUpperCase(), share_level: 'full' });
  assert.deepEqual(self.failure.errors, { email: ['This is your own address.'] });
  assert.equal((await given({ email: 'nobody', share_level: 'full' })).status, 400);
  assert.equal((await given({ email: receiver.email, share_level: 'all' })).status, 400);
  await give(owner, receiver.email);
  assert.equal((await given({ email: receiver.email, share_level: 'full' })).status, 409);
  const statuses = [];
  for (let count = 0; count < 60; count += 1)
    statuses.push((await given({ email: `guest-${count}@example.org`, share_level: 'full' })).status);
  assert.ok(statuses.includes(429));
  assert.ok(statuses.filter((status) => status === 201).length < 50);
  server.clock.pass(86_400);
});

test('an address counts once it is confirmed, and an accepted share does not move with the address', async () => {
  const [owner, first] = [await person('Oona'), await person('Ruth')];
  await recordCruise(owner);
  const address = 'changes-hands@example.org';
  const id = await give(owner, address);
  const { link = '' } = await server.mailTo(address);
  // signed up and never activated: counts as no account
  assert.equal((await signUp(server.stranger, address)).status, 201);
  await query.execute(sql`update users set activated_at = null where email_key = ${address}`);
  assert.deepEqual((await first.call('GET user/sharing')).body.received, []);
  await query.execute(sql`delete from users where email_key = ${address}`);
  const holder = await server.traveller({ email: address });
  assert.equal((await open(holder, link)).status, 200);
  assert.equal((await accept(holder, id)).status, 200);
  assert.equal(await totalOf(holder), 1);
  // the address moves to another account
  await query.execute(
    sql`update users set email = 'moved@example.org', email_key = 'moved@example.org' where email_key = ${address}`,
  );
  const next = await server.traveller({ email: address });
  assert.deepEqual((await next.call('GET user/sharing')).body.received, []);
  assert.equal((await accept(next, id)).status, 404);
  assert.equal((await next.call('DELETE user/sharing/{id}', { params: { id } })).status, 404);
  assert.equal(await totalOf(next), 0);
  assert.equal(await totalOf(holder), 1, 'it is still theirs who accepted it');
});

test('the shares that an account gave, received and was offered are deleted with it', async () => {
  const [owner, receiver, offered] = [await person('Orla'), await person('Rolf'), await person('Olli')];
  await recordCruise(owner);
  await accept(receiver, await give(owner, receiver.email));
  await give(owner, offered.email);
  const body = { current_password: good_password };
  for (const gone of [receiver, offered]) await gone.call('DELETE auth/users/me/', { body });
  assert.deepEqual((await owner.call('GET user/sharing')).body.given, []);
  const stays = await person('Ruby');
  await accept(stays, await give(owner, stays.email));
  assert.equal(await totalOf(stays), 1);
  await owner.call('DELETE auth/users/me/', { body });
  assert.equal(await totalOf(stays), 0);
  assert.deepEqual((await stays.call('GET user/sharing')).body.received, []);
});

test('a plan without sharing gives no new share, and keeps existing ones', async () => {
  const sold = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' });
  const owner = await sold.traveller();
  const plan = (name: string) => sold.database.query.execute(sql`update users set plan_name = ${name}`);
  const id = await recordCruise(owner);
  const body = { email: 'guest@example.org', share_level: 'full' };
  const refusals = [
    await owner.call('POST user/sharing', { body }),
    await owner.call('POST cruises/{id}/sharing', { params: { id }, body }),
  ];
  for (const { failure } of refusals) assert.equal(failure.code, 'plan_required');
  await plan('standard');
  const share = await owner.call('POST user/sharing', { body });
  assert.equal(share.status, 201);
  await plan('free');
  assert.equal((await owner.call('GET user/sharing')).body.given.length, 1);
  const params = { id: share.body.id };
  const change = { params, body: { share_level: 'details' } };
  assert.equal((await owner.call('PATCH user/sharing/{id}', change)).status, 200);
  assert.equal((await owner.call('DELETE user/sharing/{id}', { params })).status, 204);
});

test('a stranger who signed up with somebody’s address gains nothing by their activation', async () => {
  const owner = await person('Odile');
  const cruise_id = await recordCruise(owner, { notes: 'Znotes' });
  const address = 'invited@example.org';
  const body = { email: address, share_level: 'full' };
  const { id } = (await owner.call('POST cruises/{id}/sharing', { params: { id: cruise_id }, body })).body;
  const { link = '' } = await server.mailTo(address);
  // with a password of their own; the invited person takes the mail for theirs, and follows its link
  const thief = await server.traveller({ email: address });
  const seen = async (by: Caller) => {
    const { received, unopened } = (await by.call('GET user/sharing')).body;
    const board = (await by.call('GET dashboard')).body;
    assert.deepEqual(board.invitations, received);
    assert.equal(board.unopened_invitations, unopened);
    return { received: received.length, unopened };
  };
  assert.deepEqual(await seen(thief), { received: 0, unopened: 1 });
  assert.deepEqual((await thief.call('GET user/notifications')).body.items, []);
  assert.equal((await accept(thief, id)).status, 404);
  assert.equal((await thief.call('DELETE user/sharing/{id}', { params: { id } })).status, 404);
  for (const guess of [link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), link.replace(id, cruise_id)])
    assert.equal((await open(thief, guess)).failure.code, 'gone');
  assert.equal((await thief.call('GET cruises/{id}', { params: { id: cruise_id } })).status, 404);
  // a person to whom the mail was forwarded has another address
  assert.equal((await open(await person('Rasmus'), link)).failure.code, 'forbidden');
  assert.deepEqual(await seen(thief), { received: 0, unopened: 1 });
  // the owner of the address takes the account over by a reset, and opens the mail that was sent to them
  await server.stranger.call('POST auth/users/reset_password/', { body: { email: address } });
  const reset = linkParts((await server.mailTo(address)).link ?? '');
  const chosen = { ...reset, new_password: 'Anchors-up-2028', re_new_password: 'Anchors-up-2028' };
  await server.stranger.call('POST auth/users/reset_password_confirm/', { body: chosen });
  assert.equal((await thief.call('GET user/sharing')).status, 401);
  const login = { email: address, password: chosen.new_password };
  const session = await server.stranger.call('POST auth/jwt/create/', { body: login });
  const invited = new Caller(server.url, server.stranger.headers, session.body);
  const opened = await open(invited, link);
  assert.deepEqual([opened.status, opened.body.ship_name, opened.body.state], [200, 'Icon', 'pending']);
  assert.deepEqual(await seen(invited), { received: 1, unopened: 0 });
  assert.equal((await accept(invited, id)).status, 200);
  assert.equal((await open(invited, link)).body.state, 'accepted', 'a second click');
  const read = (await invited.call('GET cruises/{id}', { params: { id: cruise_id } })).body;
  assert.equal(read.notes, 'Znotes');
});

test('an account that signs up with the link of an invitation may accept it, also where a stranger signed up before', async () => {
  const owner = await person('Oriana');
  const id = await give(owner, 'Newcomer@Example.org');
  const { link = '' } = await server.mailTo('Newcomer@Example.org');
  const [, , token = ''] = /\/invitation\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  assert.equal((await signUp(server.stranger, 'newcomer@example.org')).status, 201);
  const invitation = { id, token };
  const wrong = { invitation: { id, token: 'made up' } };
  assert.equal(
    (await signUp(server.stranger, 'newcomer@example.org', wrong)).status,
    400,
    'the address is taken',
  );
  // a link to another address opens nothing
  assert.equal((await signUp(server.stranger, 'other@example.org', { invitation })).status, 201);
  assert.equal((await signUp(server.stranger, 'newcomer@example.org', { invitation })).status, 201);
  const activation = linkParts((await server.mailTo('newcomer@example.org')).link ?? '');
  assert.equal((await server.stranger.call('POST auth/users/activation/', { body: activation })).status, 200);
  const login = { email: 'newcomer@example.org', password: good_password };
  const session = await server.stranger.call('POST auth/jwt/create/', { body: login });
  const newcomer = new Caller(server.url, server.stranger.headers, session.body);
  const { invitations, unopened_invitations } = (await newcomer.call('GET dashboard')).body;
  assert.deepEqual([invitations.map((share) => share.id), unopened_invitations], [[id], 0]);
  assert.equal((await accept(newcomer, id)).status, 200);
});

test('an invitation is mailed again with another link, by its owner and while it waits', async () => {
  const owner = await person('Otis');
  const address = 'lost-mail@example.org';
  const id = await give(owner, address);
  const before = (await server.mailTo(address)).link ?? '';
  const receiver = await server.traveller({ email: address });
  const again = (by: Caller) => by.call('POST user/sharing/{id}/resend', { params: { id } });
  assert.equal((await again(receiver)).status, 404);
  assert.equal((await again(owner)).status, 200);
  const { link = '' } = await server.mailTo(address);
  assert.notEqual(link, before);
  assert.equal((await open(receiver, before)).failure.code, 'gone');
  assert.equal((await open(receiver, link)).status, 200);
  assert.equal((await accept(receiver, id)).status, 200);
  assert.equal((await again(owner)).failure.code, 'conflict');
  // two invitations have two links, and one that was taken back opens nothing
  const second = await give(owner, 'two-of-them@example.org');
  const first_link = (await server.mailTo('two-of-them@example.org')).link ?? '';
  const params = { id: await recordCruise(owner) };
  const body = { email: 'two-of-them@example.org', share_level: 'full' };
  await owner.call('POST cruises/{id}/sharing', { params, body });
  const second_link = (await server.mailTo('two-of-them@example.org')).link ?? '';
  await owner.call('DELETE user/sharing/{id}', { params: { id: second } });
  const two = await server.traveller({ email: 'two-of-them@example.org' });
  assert.equal((await open(two, first_link)).failure.code, 'gone');
  assert.equal((await open(two, second_link)).status, 200);
  const asked = [];
  const third = await give(owner, 'impatient@example.org');
  for (let time = 0; time < 6; time += 1)
    asked.push((await owner.call('POST user/sharing/{id}/resend', { params: { id: third } })).status);
  assert.deepEqual(asked, [200, 200, 200, 200, 429, 429], 'with the first mail five a day');
});

test('a share that waits for an address stays with the address when an account moves to it and away', async () => {
  const owner = await person('Oswin');
  const [mover, address] = [await person('Rafael'), 'moved-to@example.org'];
  const id = await give(owner, address);
  const { link = '' } = await server.mailTo(address);
  const move = async (to: string) =>
    query.execute(
      sql`update users set email = ${to}, email_key = ${to} where email_key in (${mover.email}, ${address})`,
    );
  await move(address);
  assert.deepEqual((await mover.call('GET user/sharing')).body, { given: [], received: [], unopened: 1 });
  assert.equal((await accept(mover, id)).status, 404);
  assert.equal((await open(mover, link)).status, 200);
  // opened, and the account moved away again: the share waits for the address
  await move(mover.email);
  assert.deepEqual((await mover.call('GET user/sharing')).body, { given: [], received: [], unopened: 0 });
  assert.equal((await accept(mover, id)).status, 404);
  const body = { current_password: good_password };
  await mover.call('DELETE auth/users/me/', { body });
  const given = (await owner.call('GET user/sharing')).body.given;
  assert.deepEqual(
    given.map((share) => share.state),
    ['pending'],
    'it still waits for whoever has its mail',
  );
});

test('an invitation is read with its answer, and deleted with its share; names of deleted accounts are blanked', async () => {
  const [owner, receiver] = [await person('Orson'), await person('Rhea')];
  const body = { email: receiver.email, share_level: 'itinerary' };
  const params = { id: await recordCruise(owner) };
  const unread = async (by: Caller) => (await by.call('GET user/notifications/summary')).body.unread;
  const of_one = (await owner.call('POST cruises/{id}/sharing', { params, body })).body.id;
  const of_all = await give(owner, receiver.email);
  assert.equal(await unread(receiver), 2);
  assert.equal((await accept(receiver, of_one)).status, 200);
  assert.equal(await unread(receiver), 1);
  assert.equal((await receiver.call('DELETE user/sharing/{id}', { params: { id: of_all } })).status, 204);
  assert.equal(await unread(receiver), 0);
  const details = async (by: Caller) =>
    (await by.call('GET user/notifications')).body.items.map((notice) => notice.details);
  const [left] = await details(receiver);
  assert.deepEqual(left, {
    share: 'offered',
    person_name: 'Orson Seafarer',
    is_of_all: false,
    ship_name: 'Icon',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
  });
  await receiver.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  const [accepted] = await details(owner);
  assert.deepEqual(accepted, { ...left, share: 'accepted', person_name: '' }, 'whoever it was');
  const other = await person('Renata');
  await give(owner, other.email);
  assert.equal(await unread(other), 1);
  await owner.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.deepEqual(await details(other), []);
});

test('names that carry a message do not reach people who did not ask', async () => {
  const receiver = await person('Romy');
  const owner = await server.traveller({ first_name: 'You won! visit evil.example' });
  const id = await recordCruise(owner, {
    ship_name: 'Call now: www.evil.example',
    cruise_line: 'Visit evil.example',
    start_port: 'evil.example',
    end_port: 'At evil.example',
  });
  const body = { email: receiver.email, share_level: 'full' };
  await owner.call('POST cruises/{id}/sharing', { params: { id }, body });
  const [notice] = (await receiver.call('GET user/notifications')).body.items;
  const [offered] = (await receiver.call('GET dashboard')).body.invitations;
  const mail = await server.mailTo(receiver.email);
  for (const told of [notice, offered, mail]) assert.doesNotMatch(JSON.stringify(told), /evil/);
  assert.equal(mail.subject, 'Someone invites you to follow a cruise');
});

test('without a mail server the owner gets the link of an invitation, and the mail in the folder has the same', async () => {
  const owner = await person('Odo');
  const params = { id: await recordCruise(owner) };
  const address = 'by-hand@example.org';
  const body = { email: address, share_level: 'full' };
  const share = (await owner.call('POST cruises/{id}/sharing', { params, body })).body;
  const first = share.link ?? '';
  assert.equal((await server.mailTo(address)).link, first);
  const again = await owner.call('POST user/sharing/{id}/resend', { params: { id: share.id } });
  const second = again.body.link ?? '';
  assert.notEqual(second, first);
  const receiver = await server.traveller({ email: address });
  assert.equal((await open(receiver, first)).failure.code, 'gone');
  assert.equal((await open(receiver, second)).status, 200);
  // the lists do not show it again
  assert.doesNotMatch(JSON.stringify((await owner.call('GET user/sharing')).body), /link/);
});

test('with a mail server only the mail has the link of an invitation', async () => {
  const mailing = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const owner = await mailing.traveller();
  const body = { email: 'by-mail@example.org', share_level: 'full' };
  const share = (await owner.call('POST user/sharing', { body })).body;
  assert.equal(share.link, null);
  assert.match((await mailing.mailTo(body.email)).link ?? '', new RegExp(`/invitation/${share.id}/`));
  const again = await owner.call('POST user/sharing/{id}/resend', { params: { id: share.id } });
  assert.deepEqual(again.body, { link: null });
});

const linkOf = (owner: Caller, id: string) =>
  owner.call('PUT cruises/{id}/sharing/link', { params: { id }, body: {} });

/** The three public addresses of a link. */
async function visit(url: string | undefined, headers: Record<string, string> = {}) {
  const token = new URL(url ?? '').pathname.split('/').at(-1);
  const get = (rest: string) => fetch(`${server.url}/api/voyages/${token}${rest}`, { headers });
  const [page, countdown, picture] = [await get(''), await get('/countdown'), await get('/countdown.png')];
  return { page, countdown, picture, text: await page.text() };
}

test('a public link shows the voyage and nothing else, with headers that keep it to its readers', async () => {
  const owner = await person('Olga');
  const secrets = {
    booking_number: 'ZBOOKING',
    stateroom: 'ZSTATEROOM',
    notes: 'ZNOTES',
    itinerary: 'ZITINERARY',
    loyalty_number: 'ZLOYALTY',
    emergency_contacts: 'ZCONTACT',
    phone_number: 'ZPHONE',
    total_price: '4615.00',
    currency: 'USD',
  };
  const id = await recordCruise(owner, { ...secrets, start_port_id: 'us-miami', end_port_id: 'us-miami' });
  await owner.call('POST cruises/{id}/passengers', {
    params: { id },
    body: { first_name: 'ZFIRST', last_name: 'ZLAST' },
  });
  await owner.call('POST cruises/{id}/diary', {
    params: { id },
    body: { day: '2027-03-08', text: 'ZDIARY' },
  });
  assert.equal((await upload(owner, { id, day: '2027-03-08' }, png, 'ZPHOTO.png')).status, 201);
  await owner.call('PUT cruises/{id}/schedule', {
    params: { id },
    body: { items: [{ date: '2027-03-08', kind: 'port', port_name: 'Nassau', all_aboard: '16:30' }] },
  });
  assert.equal(
    (await owner.call('GET cruises/{id}/sharing/link', { params: { id } })).body.link,
    null,
    'off at first',
  );
  const { status, body } = await linkOf(owner, id);
  assert.equal(status, 200);
  // two weeks after the cruise
  assert.equal(body.link?.ends_on, '2027-03-27');
  assert.deepEqual((await linkOf(owner, id)).body, body, 'a second time the address stays');
  const { page, countdown, picture, text } = await visit(body.link?.url);
  assert.equal(page.status, 200);
  const shown = JSON.parse(text) as Record<string, unknown>;
  assert.deepEqual(Object.keys(shown).toSorted(), [
    'cancelled_at',
    'cruise_line',
    'end_date',
    'end_port',
    'end_port_code',
    'end_zone',
    'language',
    'livery',
    'nights',
    'route',
    'sails_at',
    'schedule',
    'ship_name',
    'start_date',
    'start_port',
    'start_port_code',
    'start_zone',
    'time',
  ]);
  assert.match(text, /Nassau.*16:30/);
  assert.doesNotMatch(text, /Z[A-Z]{4}|4615|Olga|Seafarer|example\.org/);
  assert.ok(!text.includes(id), 'no id leads further');
  assert.equal(page.headers.get('cache-control'), 'no-store');
  for (const { headers } of [page, countdown, picture]) {
    assert.equal(headers.get('x-robots-tag'), 'noindex');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  }
  const { days_left, ...said } = (await countdown.json()) as Record<string, unknown>;
  assert.equal(typeof days_left, 'number');
  assert.deepEqual(said, {
    ship_name: 'Icon',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    state: 'future',
    day: null,
    days: 8,
  });
  assert.equal(picture.headers.get('content-type'), 'image/png');
  assert.equal(picture.headers.get('cache-control'), 'private, max-age=300');
  assert.equal(picture.headers.get('cross-origin-resource-policy'), 'cross-origin');
  const bytes = Buffer.from(await picture.arrayBuffer());
  assert.deepEqual([...bytes.subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.ok(bytes.length < 40_000, `${bytes.length} bytes`);
  const stored = await query.execute(sql`select * from public_links`);
  const token = new URL(body.link?.url ?? '').pathname.split('/').at(-1) ?? '';
  assert.equal(token.length, 43);
  assert.ok(!JSON.stringify(stored.rows).includes(token), 'stored as a hash');
});

test('a public link that was revoked, renewed, has ended or never was answers the same, at the next request', async () => {
  const owner = await person('Olga');
  const id = await recordCruise(owner);
  const params = { id };
  const first = (await linkOf(owner, id)).body.link;
  const unknown = await visit(first?.url.replace(/.{43}$/, 'A'.repeat(43)));
  assert.equal(unknown.page.status, 404);
  const isGone = async (url: string | undefined, why: string) => {
    const { page, countdown, picture, text } = await visit(url);
    assert.deepEqual([page.status, countdown.status, picture.status], [404, 404, 404], why);
    assert.equal(text, unknown.text, why);
    assert.equal(picture.headers.get('cache-control'), 'no-store', why);
  };
  const renewed = (await owner.call('POST cruises/{id}/sharing/link/renew', { params })).body.link;
  assert.notEqual(renewed?.url, first?.url);
  await isGone(first?.url, 'renewed');
  assert.equal((await visit(renewed?.url)).page.status, 200);
  assert.equal((await owner.call('DELETE cruises/{id}/sharing/link', { params })).status, 204);
  await isGone(renewed?.url, 'revoked');
  assert.equal((await owner.call('POST cruises/{id}/sharing/link/renew', { params })).status, 409);
  const again = (await linkOf(owner, id)).body.link;
  assert.notEqual(again?.url, renewed?.url);
  await query.execute(sql`update public_links set ends_on = '2020-01-01' where cruise_id = ${id}`);
  await isGone(again?.url, 'over');
  assert.equal((await owner.call('GET cruises/{id}/sharing/link', { params })).body.link, null);
  const kept = async () => {
    await tidyLinks(server.services);
    return (await query.execute(sql`select from public_links where cruise_id = ${id}`)).rows.length;
  };
  assert.equal(await kept(), 0);
  // a wrong year that is corrected within a month does not end the link in a forum
  await linkOf(owner, id);
  await query.execute(sql`update public_links set ends_on = '2026-11-01' where cruise_id = ${id}`);
  assert.equal(await kept(), 1);
  await query.execute(sql`delete from public_links where cruise_id = ${id}`);
  const last = (await linkOf(owner, id)).body.link;
  const { id: user_id } = (await owner.call('GET user/settings')).body.user;
  await query.execute(sql`update users set disabled_at = now() where id = ${user_id}`);
  await isGone(last?.url, 'a disabled account');
  await query.execute(sql`update users set disabled_at = null where id = ${user_id}`);
  assert.equal((await visit(last?.url)).page.status, 200);
  await owner.call('DELETE cruises/{id}', { params });
  await isGone(last?.url, 'a deleted cruise');
  for (const shape of ['', '.', '%00', 'a'.repeat(300), "' or 1=1 --", '..%2f..%2fetc'])
    assert.equal(
      (await fetch(`${server.url}/api/voyages/${encodeURIComponent(shape)}/countdown`)).status,
      404,
    );
});

test('the end of a public link can be chosen, follows a cruise that moves, and its cancellation is shown', async () => {
  const owner = await person('Olga');
  const id = await recordCruise(owner);
  const params = { id };
  const put = (body: object) => owner.call('PUT cruises/{id}/sharing/link', { params, body });
  const { url } = (await put({})).body.link ?? {};
  await owner.call('PATCH cruises/{id}', { params, body: { end_date: '2027-03-20' } });
  assert.equal((await put({})).body.link?.ends_on, '2027-04-03');
  assert.equal((await put({ ends_on: '2027-05-01' })).body.link?.ends_on, '2027-05-01');
  assert.equal((await put({})).body.link?.url, url);
  assert.equal((await put({ ends_on: null })).body.link?.ends_on, '2027-04-03');
  await owner.call('PATCH cruises/{id}', { params, body: { end_date: '2027-03-21' } });
  assert.equal((await put({})).body.link?.ends_on, '2027-04-04', 'it follows again');
  for (const ends_on of ['2020-01-01', '2099-01-01', 'soon', 7])
    assert.equal((await put({ ends_on })).status, 400, String(ends_on));
  await owner.call('PATCH cruises/{id}', { params, body: { cancelled_at: '2026-11-01T00:00:00Z' } });
  const { text, countdown } = await visit(url);
  assert.match(text, /"cancelled_at":"2026-11-01T00:00:00Z"/);
  assert.equal(((await countdown.json()) as { state: string }).state, 'cancelled');
  // a voyage that is long over can still be shown
  const past = await recordCruise(owner, { start_date: '2019-03-06', end_date: '2019-03-13' });
  assert.equal((await visit((await linkOf(owner, past)).body.link?.url)).page.status, 200);
});

test('the day of a countdown begins at midnight in its port, as on the dashboard', async () => {
  const owner = await person('Olga');
  const id = await recordCruise(owner, { start_port_id: 'us-miami' });
  const azores = { kind: 'port', time_zone: 'Atlantic/Azores' };
  const items = [
    { date: '2027-03-06', kind: 'embark', port_id: 'us-miami' },
    { date: '2027-03-09', port_name: 'Typed Harbour', ...azores },
    { date: '2027-03-10', port_name: 'Next Harbour', ...azores },
  ];
  await owner.call('PUT cruises/{id}/schedule', { params: { id }, body: { items } });
  const token = (await linkOf(owner, id)).body.link?.url.split('/').at(-1) ?? '';
  const dayAt = async (now: string) => {
    const services = { ...server.services, clock: { ...server.services.clock, now: () => new Date(now) } };
    const { countdown } = await readCountdown(services, token, { network: '203.0.113.20' });
    return [countdown.state, countdown.day, countdown.days];
  };
  // in Miami it is the evening before
  assert.deepEqual(await dayAt('2027-03-10T00:30:00Z'), ['current', 4, 8]);
  assert.deepEqual(await dayAt('2027-03-10T01:30:00Z'), ['current', 5, 8]);
  assert.deepEqual(await dayAt('2027-03-06T04:30:00Z'), ['future', null, 8]);
});

test('only the owner makes a public link, not a receiver who may edit', async () => {
  const [owner, receiver] = [await person('Olga'), await person('Rosa')];
  const id = await recordCruise(owner);
  await accept(receiver, await give(owner, receiver.email, 'edit'));
  assert.equal((await receiver.call('GET cruises/{id}', { params: { id } })).status, 200);
  await linkOf(owner, id);
  assert.equal((await linkOf(receiver, id)).status, 404);
  for (const call of [
    'GET cruises/{id}/sharing/link',
    'DELETE cruises/{id}/sharing/link',
    'POST cruises/{id}/sharing/link/renew',
  ] as const)
    assert.equal((await receiver.call(call, { params: { id } })).status, 404, call);
});

test('typed names that look like an address are not on a public page, and a picture draws any name', async () => {
  const owner = await person('Olga');
  for (const ship_name of [
    'Free cash at evil.example',
    '<svg onload=alert(1)>"&\'',
    '\u202Egnihtyna\u2066',
    '🚢'.repeat(40),
  ]) {
    for (const ids of [
      {},
      { ship_id: 'royal-caribbean-icon-of-the-seas-2024', start_port_id: 'us-miami', start_port: ship_name },
    ]) {
      const id = await recordCruise(owner, { ship_name, ...ids });
      const { page, picture, text } = await visit((await linkOf(owner, id)).body.link?.url);
      assert.deepEqual([page.status, picture.status], [200, 200], ship_name);
      assert.equal(picture.headers.get('content-type'), 'image/png');
      assert.doesNotMatch(text, /evil/);
    }
  }
});

test('guesses of public links are limited by network, and the right one still opens for others', async () => {
  const owner = await person('Olga');
  const { url } = (await linkOf(owner, await recordCruise(owner))).body.link ?? {};
  // a caller on the same machine may be the proxy, so its limit is asked for directly
  const guess = () =>
    readPublicVoyage(server.services, 'A'.repeat(43), {
      network: '203.0.113.9',
      moment: { now: '2026-11-26T00:00:00Z', time_zone: 'UTC' },
    });
  const codes = [];
  for (let tries = 0; tries < 102; tries += 1)
    codes.push(await guess().catch((error: unknown) => (error as CodedError).code));
  assert.deepEqual(
    [codes[0], codes[99], codes[100], codes[101]],
    ['not_found', 'not_found', 'too_many_requests', 'too_many_requests'],
  );
  const token = url?.split('/').at(-1) ?? '';
  const moment = { now: '2026-11-26T00:00:00Z', time_zone: 'UTC' };
  // only wrong ones are counted there: a reader who shares the network still sees the voyage
  for (const network of ['203.0.113.9', '203.0.113.10'])
    assert.equal((await readPublicVoyage(server.services, token, { network, moment })).ship_name, 'Icon');
});
