import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { WholeRecord } from '#contract/record.ts';
import { share_levels } from '#domain/share-levels.ts';
import { KeptAnswers } from '#server/platform/http/kept-answers.ts';
import { Caller, good_password, startTestServer } from '#server/testing/server.ts';
import { changesOf } from '#server/testing/shared-changes.ts';
import { recordShared, secretsOf, shared_record } from '#server/testing/shared-cruise.ts';

const server = await startTestServer({}, { answers: new KeptAnswers('test') });
const { query } = server.database;
const recorded = await recordShared(server);
const { owner, receiver, id, params, share } = recorded;
await share('edit');
await server.services.routes.settled(id);
await server.mailsSent();

const { rows: accounts } = await query.execute<{ id: string; email: string }>(
  sql`select id, email from users order by id`,
);
const [olga = '', rosa = ''] = accounts.map((account) => account.id);
const email = accounts[0]?.email ?? '';

/** A copy of the record, which asks what changed since it asked last. */
class Device {
  by: Caller;
  cursor: string | undefined;
  reads = new Map<string, unknown>();

  constructor(by: Caller) {
    this.by = by;
  }

  async ask(): Promise<WholeRecord> {
    const { status, body, failure } = await this.by.call('GET record', {
      query: this.cursor === undefined ? {} : { since: this.cursor },
    });
    assert.equal(status, 200, JSON.stringify(failure));
    if (body.is_whole) this.reads.clear();
    for (const [key, { params: of }] of this.reads as Map<string, WholeRecord['reads'][number]>)
      if (of !== undefined && body.gone.includes(of.id)) this.reads.delete(key);
    for (const { answer, ...read } of body.reads) {
      const { uptime_s: _, ...steady } = answer as { uptime_s?: number };
      this.reads.set(JSON.stringify(read), { ...read, answer: steady });
    }
    this.cursor = body.cursor;
    return body;
  }
}

/** Asks what changed, and compares the copy with the whole record. */
async function compare(device: Device, what: string): Promise<WholeRecord> {
  const sent = await device.ask();
  const whole = new Device(device.by);
  await whole.ask();
  assert.deepEqual(Object.fromEntries(device.reads), Object.fromEntries(whole.reads), what);
  return sent;
}

test('the whole record has the answer of each call', async () => {
  for (const by of [owner, receiver]) {
    const { reads, is_whole } = await new Device(by).ask();
    assert.equal(is_whole, true);
    assert.equal(
      new Set(reads.map(({ call, params: of, query: by_query }) => JSON.stringify([call, of, by_query])))
        .size,
      reads.length,
    );
    for (const { call, params: given = {}, query: asked = {}, answer } of reads) {
      const { status, body } = await by.call(call as 'GET about', { params: given, query: asked });
      assert.equal(status, 200, call);
      const steady = (of: unknown) => ({ ...(of as object), uptime_s: null });
      assert.deepEqual(steady(answer), steady(body), call);
    }
  }
});

test('a copy that takes what changed is the whole record, after each kind of change', async () => {
  const shareAll = async (share_level: string) =>
    (await owner.call('POST user/sharing', { body: { email: 'receiver@example.org', share_level } })).body.id;
  let of_all = '';
  const twin = { ...shared_record, ship_name: 'Ztwin', start_port: 'Ztwin', end_port: 'Ztwin' };
  let made = '';
  const steps: Record<string, () => Promise<unknown>> = {
    ...changesOf(server, recorded, { olga, rosa }),
    'a cruise, a duplicate': async () => {
      made = (await owner.call('POST cruises', { body: twin })).body.id;
    },
    'its stateroom': () =>
      owner.call('PATCH cruises/{id}', { params: { id: made }, body: { stateroom: '7001' } }),
    'its ship': () =>
      owner.call('PATCH cruises/{id}', {
        params: { id: made },
        body: { ship_name: 'Other', booking_number: '77' },
      }),
    'its public link': () => owner.call('PUT cruises/{id}/sharing/link', { params: { id: made }, body: {} }),
    'a share of all': async () => {
      of_all = await shareAll('details');
    },
    'its acceptance': () =>
      receiver.call('PATCH user/sharing/{id}', { params: { id: of_all }, body: { state: 'accepted' } }),
    'its level': () =>
      owner.call('PATCH user/sharing/{id}', { params: { id: of_all }, body: { share_level: 'full' } }),
    'a deleted cruise': () => owner.call('DELETE cruises/{id}', { params: { id: made } }),
    'the end of the share of all': () => owner.call('DELETE user/sharing/{id}', { params: { id: of_all } }),
    'days of the owner': () => owner.call('PATCH user/settings', { body: { payment_reminder_days: 14 } }),
    'other settings of the owner': () =>
      owner.call('PATCH user/settings', {
        body: {
          time_zone: 'Asia/Tokyo',
          home_currency: 'JPY',
          weather_units: 'imperial',
          checkin_notification: false,
          username: 'olga',
          country: 'JP',
        },
      }),
    samples: () => owner.call('POST samples'),
    'no samples': () => owner.call('DELETE samples'),
    'a cruise far ahead': async () => {
      const body = { ship_name: 'Far', start_date: '2029-05-01', end_date: '2029-05-09' };
      made = (await owner.call('POST cruises', { body })).body.id;
    },
    'the end of the last year': () => owner.call('DELETE cruises/{id}', { params: { id: made } }),
  };
  const devices = [new Device(owner), new Device(receiver)];
  const wholes: string[][] = [[], []];
  await share('edit');
  for (const device of devices) await compare(device, 'the beginning');
  for (const [what, change] of Object.entries(steps)) {
    const { status = 200 } = ((await change()) ?? {}) as { status?: number };
    assert.ok(status < 300, `${what}: ${status}`);
    // also those of samples: a route that comes between two reads is a difference
    const { rows } = await query.execute<{ id: string }>(sql`select id from cruises`);
    for (const cruise of rows) await server.services.routes.settled(cruise.id);
    for (const [place, device] of devices.entries()) {
      const { is_whole } = await compare(device, what);
      if (is_whole) wholes[place]?.push(what);
    }
  }
  // the catalogue, which cruises are alike, who shares all of them, years of the calendar that ended
  assert.deepEqual(wholes, [
    [
      'a ship of the catalogue',
      'another cruise',
      'a cruise, a duplicate',
      'its ship',
      'no samples',
      'the end of the last year',
    ],
    ['the end of a share', 'a ship of the catalogue', 'its acceptance', 'the end of the share of all'],
  ]);
  await share('edit');
});

async function sizeOf(by: Caller, since: string): Promise<{ text: string; count: number }> {
  const { session } = query._ as unknown as { session: { prepareQuery: () => unknown } };
  const prepared = mock.method(session, 'prepareQuery');
  const response = await fetch(`${server.url}/api/record?${new URLSearchParams({ since }).toString()}`, {
    headers: by.headers,
  });
  const text = await response.text();
  prepared.mock.restore();
  return { text, count: prepared.mock.callCount() };
}

test('what did not change takes one statement, and less than a kilobyte', async () => {
  const device = new Device(owner);
  await device.ask();
  const cursor = device.cursor ?? '';
  await sizeOf(owner, cursor);
  const { text, count } = await sizeOf(owner, cursor);
  assert.deepEqual(JSON.parse(text), { cursor, is_whole: false, reads: [], gone: [] });
  assert.ok(text.length < 1000, text);
  assert.equal(count, 1);
  // the answers are made again later, and are the same
  server.clock.pass(16 * 60);
  const later = await sizeOf(owner, cursor);
  assert.deepEqual({ ...JSON.parse(later.text), cursor }, { cursor, is_whole: false, reads: [], gone: [] });
  assert.ok(later.text.length < 1000, later.text);
});

test('a change of a cruise sends that cruise, and no other', async () => {
  const device = new Device(owner);
  await device.ask();
  await owner.call('PATCH cruises/{id}', { params, body: { deck: '31' } });
  const { is_whole, reads } = await device.ask();
  assert.equal(is_whole, false);
  assert.deepEqual(new Set(reads.flatMap(({ params: of }) => of?.id ?? [])), new Set([id]));
});

test('an announcement, and settings, send what shows them and no cruise', async () => {
  const device = new Device(owner);
  await device.ask();
  const callsOf = async () => {
    const { is_whole, reads } = await compare(device, 'a change');
    assert.equal(is_whole, false);
    return new Set(reads.map(({ call }) => call));
  };
  await changesOf(server, recorded, { olga, rosa })['an announcement']?.();
  assert.deepEqual(await callsOf(), new Set(['GET user/notifications/summary']));
  await owner.call('PATCH user/settings', { body: { weather_units: 'metric', payment_reminder_days: 30 } });
  const calls = await callsOf();
  assert.ok(calls.has('GET user/settings') && calls.has('GET cruises/{id}/alerts'), [...calls].join(' '));
  assert.ok(!calls.has('GET cruises') && !calls.has('GET cruises/{id}'), [...calls].join(' '));
  const { text } = await sizeOf(owner, device.cursor ?? '');
  assert.ok(text.length < 1000, text);
});

test('a plan that allows more, or less, brings the whole record', async () => {
  const shop = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test' }, { answers: new KeptAnswers('test') });
  const device = new Device(await shop.traveller({ email: 'buyer@example.org' }));
  await device.ask();
  for (const plan of ['pro', 'free']) {
    await shop.database.query.execute(sql`update users set plan_name = ${plan}`);
    assert.equal((await compare(device, plan)).is_whole, true);
  }
});

test('a cursor of another account, or of nobody, brings the whole record', async () => {
  const others = new Device(receiver);
  await others.ask();
  const own = new Device(owner);
  await own.ask();
  const { cursor = '' } = own;
  const parts = cursor.split('.');
  const cut = parts.slice(0, 5).join('.');
  for (const since of [
    others.cursor ?? '',
    '',
    'x',
    '%00',
    '💥',
    cursor.slice(0, -1),
    cut,
    `${cursor}!`,
    parts.with(1, '999999999999999').join('.'),
    parts.with(2, '7').join('.'),
    parts.with(4, '0').join('.'),
    parts.with(6, '').join('.'),
  ]) {
    const { status, body } = await owner.call('GET record', { query: { since } });
    assert.deepEqual([status, body.is_whole], [200, true], since);
  }
  for (const since of [
    parts.with(4, '999999999999999').join('.'),
    parts.with(5, '0000-9999').join('.'),
    parts.with(1, '0').join('.'),
  ]) {
    const { status } = await owner.call('GET record', { query: { since } });
    assert.equal(status, 200, since);
  }
  assert.equal((await owner.call('GET record', { query: { since: 'a'.repeat(4001) } })).status, 400);
});

test('a receiver gets nothing above the level of the share', async () => {
  for (const level of [null, ...share_levels, null]) {
    await share(level);
    const text = JSON.stringify(await new Device(receiver).ask());
    for (const secret of secretsOf(level)) assert.ok(!text.includes(secret), `${secret} at ${level}`);
    assert.doesNotMatch(text, /ztwin/i);
  }
  await share('edit');
});

test('an account that is deleted takes its cruises from the copies of others', async () => {
  const leaver = await server.traveller({ email: 'leaver@example.org', first_name: 'Lea' });
  await leaver.call('POST cruises', { body: { ...shared_record, ship_name: 'Leaving' } });
  const body = { email: 'receiver@example.org', share_level: 'full' };
  const { id: share_id } = (await leaver.call('POST user/sharing', { body })).body;
  await receiver.call('PATCH user/sharing/{id}', { params: { id: share_id }, body: { state: 'accepted' } });
  const device = new Device(receiver);
  await compare(device, 'the share');
  assert.match(JSON.stringify([...device.reads]), /Leaving/);
  const gone = await leaver.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  await compare(device, 'the end of the account');
  assert.doesNotMatch(JSON.stringify([...device.reads]), /"Leaving"/);
});

test('the clock alone changes a cruise that is near, however long nobody asked', async () => {
  const at = async (now: string, zone = 'Asia/Kathmandu') => {
    server.clock.set(now);
    const { body, status } = await server.stranger.call('POST auth/jwt/create/', {
      body: { email, password: good_password },
    });
    assert.equal(status, 200);
    return new Caller(server.url, { 'x-timezone': zone }, body);
  };
  const device = new Device(await at('2026-11-21T12:00:00Z'));
  await compare(device, 'months before');
  for (const [now, zone] of [
    ['2026-11-21T23:59:00Z'],
    // the days of a cruise whose ports have no zone are those of the reader
    ['2026-11-21T23:59:30Z', 'Pacific/Kiritimati'],
    ['2027-03-05T18:10:00Z'],
    ['2027-03-05T18:16:00Z'],
    ['2027-03-06T12:00:30Z'],
    ['2027-03-06T12:01:30Z'],
    ['2027-03-06T12:01:40Z', 'Pacific/Kiritimati'],
    // a month later it is over
    ['2027-04-13T12:00:00Z', 'Pacific/Kiritimati'],
    ['2027-05-20T12:00:00Z', 'America/Adak'],
    ['2028-01-01T12:00:00Z', 'America/Adak'],
  ]) {
    device.by = await at(now ?? '', zone);
    await compare(device, `${now} ${zone}`);
  }
  server.clock.set('2026-11-21T12:00:00Z');
});

test('who was away for longer than changes are kept gets everything', async () => {
  // else the calendar loses its first year
  const past = { ship_name: 'Past', start_date: '2025-05-01', end_date: '2025-05-09' };
  assert.equal((await owner.call('POST cruises', { body: past })).status, 201);
  const device = new Device(owner);
  await device.ask();
  server.clock.pass(89 * 86_400 + 16 * 60);
  const { body } = await server.stranger.call('POST auth/jwt/create/', {
    body: { email, password: good_password },
  });
  device.by = new Caller(server.url, { 'accept-language': 'en', 'x-timezone': 'UTC' }, body);
  assert.equal((await device.ask()).is_whole, true);
  server.clock.set('2026-11-21T12:00:00Z');
});
