import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import Fastify, { LogController } from 'fastify';
import { pino } from 'pino';
import { feed_parts } from '#domain/calendar-feed.ts';
import { readStrictly, textOf, type Component } from '#domain/testing/check-icalendar.ts';
import { buildApp } from '#server/app.ts';
import { turnMaintenance } from '#server/features/maintenance/actions.ts';
import { command_line } from '#server/features/audit/actions.ts';
import { answerFailures } from '#server/platform/http/failures.ts';
import type { Log } from '#server/platform/log.ts';
import { openTokens } from '#server/platform/tokens.ts';
import { Caller, good_password, startTestServer, type TestServer } from '#server/testing/server.ts';
import { serveFeed } from './routes.ts';

const server = await startTestServer();

async function fetchFeed(url: string | null, init: RequestInit = {}, from: TestServer = server) {
  assert.ok(url !== null && url.startsWith('https://gangway.test/api/icalendar/'));
  const response = await fetch(from.url + new URL(url).pathname, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const eventsOf = (text: string): Component[] =>
  readStrictly(text).components.filter(({ name }) => name === 'VEVENT');
const summariesOf = (text: string) => eventsOf(text).map((event) => textOf(event, 'SUMMARY'));
const valueOf = (event: Component | undefined, name: string) =>
  event?.properties.find((property) => property.name === name)?.value;

const voyage = {
  ship_name: 'Explorer of the Seas',
  cruise_line_id: 'royal-caribbean',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port_id: 'us-miami',
  end_port_id: 'us-miami',
  checkin_date: '2027-01-10',
  final_payment_date: '2027-01-20',
  currency: 'USD',
  total_price: '1200.00',
  booking_number: 'BOOK1',
};

async function recordVoyage(owner: Caller, more: Record<string, unknown> = {}): Promise<string> {
  const made = await owner.call('POST cruises', { body: { ...voyage, ...more } });
  assert.equal(made.status, 201);
  const params = { id: made.body.id };
  const put = await owner.call('PUT cruises/{id}/schedule', {
    params,
    body: {
      items: [
        { date: '2027-03-06', kind: 'embark', port_id: 'us-miami', depart: '16:00' },
        { date: '2027-03-07', kind: 'port', port_id: 'bs-nassau', arrive: '08:00', depart: '17:00' },
      ],
    },
  });
  assert.equal(put.status, 200);
  return made.body.id;
}

test('a feed is enabled, read without a session, changed, reset and disabled', async () => {
  const owner = await server.traveller();
  await recordVoyage(owner);
  const before = await owner.call('GET user/icalendar');
  const nothing = { enabled: false, ended_by: null, token: null, url: null, webcal_url: null };
  assert.deepEqual(before.body, { ...nothing, detail_level: 'itinerary', include: feed_parts });
  const enabled = await owner.call('POST user/icalendar');
  const { token, url, webcal_url } = enabled.body;
  assert.match(token ?? '', /^[\w-]{43}$/);
  assert.equal(url, `https://gangway.test/api/icalendar/${token}.ics`);
  assert.equal(webcal_url, `webcal://gangway.test/api/icalendar/${token}.ics`);
  assert.deepEqual((await owner.call('POST user/icalendar')).body, enabled.body, 'enabled twice is enabled');
  const first = await fetchFeed(url);
  assert.equal(first.status, 200);
  assert.equal(first.headers.get('content-type'), 'text/calendar; charset=utf-8');
  assert.match(first.headers.get('cache-control') ?? '', /^private/);
  assert.deepEqual(summariesOf(first.text), [
    'Check-in opens: Explorer of the Seas',
    'Final payment: Explorer of the Seas',
    'Cruise: Explorer of the Seas',
    'Departure: Miami',
    'Port: Nassau',
  ]);
  assert.ok(!first.text.includes('BOOK1'));
  const change = { detail_level: 'full', include: ['port', 'cruise'] };
  const changed = await owner.call('PATCH user/icalendar', { body: change });
  assert.deepEqual(changed.body, { ...enabled.body, detail_level: 'full', include: ['cruise', 'port'] });
  const second = await fetchFeed(url);
  assert.equal(eventsOf(second.text).length, 3);
  assert.ok(second.text.includes('BOOK1'));
  const reset = await owner.call('POST user/icalendar/reset');
  assert.notEqual(reset.body.token, token);
  assert.equal((await fetchFeed(url)).status, 404);
  assert.equal((await fetchFeed(reset.body.url)).status, 200);
  const disabled = await owner.call('DELETE user/icalendar');
  assert.deepEqual(disabled.body, { ...nothing, detail_level: 'full', include: ['cruise', 'port'] });
  assert.equal((await fetchFeed(reset.body.url)).status, 404);
  assert.equal((await owner.call('POST user/icalendar/reset')).failure.code, 'conflict');
  const again = await owner.call('POST user/icalendar');
  assert.ok(![token, reset.body.token].includes(again.body.token), 'an address never comes back');
});

test('a feed is another’s for nobody, and gone with its account', async () => {
  const [owner, other] = [await server.traveller(), await server.traveller()];
  await recordVoyage(owner);
  const { url } = (await owner.call('POST user/icalendar')).body;
  const others = (await other.call('POST user/icalendar')).body.url;
  assert.deepEqual(eventsOf((await fetchFeed(others)).text), []);
  assert.equal((await other.call('GET user/icalendar')).body.url, others);
  assert.deepEqual((await other.call('GET user/icalendar/preview')).body.items, []);
  const gone = await owner.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  assert.equal((await fetchFeed(url)).status, 404);
  assert.equal((await fetchFeed(others)).status, 200);
});

test('another secret ends the addresses that the one before made, and their owners are told', async () => {
  const email = 'another-secret@example.org';
  const owner = await server.traveller({ email });
  await recordVoyage(owner);
  const { url } = (await owner.call('POST user/icalendar', { body: { detail_level: 'full' } })).body;
  assert.equal((await fetchFeed(url)).status, 200);
  const config = { ...server.services.config, SECRET: 'another secret, of forty characters or more' };
  const tokens = openTokens(config.SECRET, server.clock);
  const app = await buildApp({ ...server.services, config, tokens }, null);
  const later = { ...server, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  try {
    assert.equal((await fetchFeed(url, {}, later)).status, 404);
    const stranger = new Caller(later.url, server.stranger.headers);
    const session = await stranger.call('POST auth/jwt/create/', {
      body: { email, password: good_password },
    });
    const again = new Caller(later.url, stranger.headers, session.body);
    const shown = (await again.call('GET user/icalendar')).body;
    assert.deepEqual([shown.enabled, shown.ended_by, shown.url], [false, 'secret', null]);
    const kept = (await again.call('PATCH user/icalendar', { body: { include: ['cruise'] } })).body;
    assert.deepEqual([kept.enabled, kept.ended_by], [false, 'secret'], 'a choice enables nothing');
    const enabled = (await again.call('POST user/icalendar')).body;
    assert.deepEqual([enabled.enabled, enabled.ended_by, enabled.detail_level], [true, null, 'full']);
    assert.equal((await fetchFeed(enabled.url, {}, later)).status, 200);
    assert.equal((await fetchFeed(url, {}, later)).status, 404);
  } finally {
    await app.close();
  }
});

test('what is no address of a feed is not found', async () => {
  for (const name of ['x.ics', `${'x'.repeat(43)}.ics`, 'x'.repeat(43), '%00.ics', '..%2f..%2fabout', '.ics'])
    assert.equal((await fetch(`${server.url}/api/icalendar/${name}`)).status, 404, name);
});

test('a caller with the current feed gets 304 until something changes', async () => {
  const owner = await server.traveller();
  const id = await recordVoyage(owner);
  const { url } = (await owner.call('POST user/icalendar')).body;
  const first = await fetchFeed(url);
  const tag = first.headers.get('etag') ?? '';
  assert.match(tag, /^".+"$/);
  assert.ok(!Number.isNaN(Date.parse(first.headers.get('last-modified') ?? '')));
  const ask = (kept: string, method = 'GET') =>
    fetchFeed(url, { method, headers: { 'if-none-match': kept } });
  for (const kept of [tag, `W/${tag}`, `"x", ${tag}`]) {
    const answer = await ask(kept);
    assert.deepEqual([answer.status, answer.text], [304, '']);
    assert.equal(answer.headers.get('etag'), tag);
  }
  assert.equal((await ask('"x"')).status, 200);
  const head = await fetchFeed(url, { method: 'HEAD' });
  assert.deepEqual([head.status, head.text, head.headers.get('etag')], [200, '', tag]);
  const changes: (() => Promise<unknown>)[] = [
    () => owner.call('PATCH cruises/{id}', { params: { id }, body: { ship_name: 'Oasis' } }),
    () =>
      owner.call('POST cruises/{id}/lodging', {
        params: { id },
        body: { kind: 'pre', name: 'Inn', check_in_date: '2027-03-05', check_out_date: '2027-03-06' },
      }),
    () => owner.call('POST cruises/{id}/mark-paid', { params: { id } }),
    () => owner.call('PATCH user/icalendar', { body: { detail_level: 'busy' } }),
    () => owner.call('DELETE cruises/{id}', { params: { id } }),
  ];
  let kept = tag;
  for (const [index, change] of changes.entries()) {
    await change();
    const answer = await ask(kept);
    assert.equal(answer.status, 200, `change ${index}`);
    kept = answer.headers.get('etag') ?? '';
  }
  // another day does not change the feed
  server.clock.pass(86_400);
  assert.equal((await ask(kept)).status, 304);
});

test('a cruise that did not change is not read again, and the feed is the one that is made from nothing', async () => {
  const owner = await server.traveller();
  const ids = [await recordVoyage(owner), await recordVoyage(owner), await recordVoyage(owner)];
  const { url } = (await owner.call('POST user/icalendar')).body;
  const first = (await fetchFeed(url)).text;
  const params = { id: String(ids[1]) };
  await owner.call('PATCH cruises/{id}', { params, body: { ship_name: 'Oasis', start_date: '2027-03-04' } });
  // written around the record, so that its mark stays: a cruise that is read again would show it
  await server.database.query.execute(
    sql`update cruise_schedule set port_name = 'Elsewhere' where cruise_id in (${ids[0]}, ${ids[1]}) and kind = 'port'`,
  );
  const second = (await fetchFeed(url)).text;
  const told = (text: string, id: string | undefined) =>
    text.split('BEGIN:VEVENT').filter((event) => event.includes(`cruises/view/${id}`));
  assert.deepEqual(told(second, ids[0]), told(first, ids[0]));
  assert.deepEqual(told(second, ids[2]), told(first, ids[2]));
  assert.ok(told(second, ids[1]).some((event) => event.includes('Elsewhere')));
  assert.ok(told(second, ids[1]).some((event) => event.includes('Oasis')));
  await server.database.query.execute(
    sql`update cruises set updated_at = updated_at where id in (${ids[0]}, ${ids[1]})`,
  );
  const kept = (await fetchFeed(url)).text;
  const { token } = (await owner.call('POST user/icalendar/reset')).body;
  assert.equal((await fetchFeed(String(url).replace(/[\w-]{43}/, String(token)))).text, kept);
  const end = told(kept, ids[0]).some((event) => event.includes('Elsewhere'));
  assert.ok(end);
});

test('SEQUENCE and LAST-MODIFIED follow the record, and UIDs stay', async () => {
  const owner = await server.traveller();
  const id = await recordVoyage(owner);
  const { url } = (await owner.call('POST user/icalendar')).body;
  const cruiseOf = async () =>
    eventsOf((await fetchFeed(url)).text).find((event) => textOf(event, 'SUMMARY')?.startsWith('Cruise'));
  const before = await cruiseOf();
  server.clock.pass(60);
  const moved = { start_date: '2027-03-05', ship_name: 'Oasis' };
  await owner.call('PATCH cruises/{id}', { params: { id }, body: moved });
  const after = await cruiseOf();
  assert.equal(valueOf(after, 'UID'), valueOf(before, 'UID'));
  assert.equal(Number(valueOf(after, 'SEQUENCE')), Number(valueOf(before, 'SEQUENCE')) + 1);
  assert.ok((valueOf(after, 'LAST-MODIFIED') ?? '') > (valueOf(before, 'LAST-MODIFIED') ?? ''));
  assert.equal(valueOf(after, 'DTSTART'), '20270305');
  assert.equal(valueOf(after, 'URL'), `https://gangway.test/cruises/view/${id}`);
});

test('a preview shows the events of the next cruise in the feed, in the language of its owner', async () => {
  const owner = await server.traveller();
  await recordVoyage(owner, { start_date: '2028-03-06', end_date: '2028-03-13' });
  await recordVoyage(owner);
  await owner.call('PATCH user/settings', { body: { language: 'de' } });
  const preview = async (query: Record<string, string>) =>
    (await owner.call('GET user/icalendar/preview', { query })).body.items;
  const busy = await preview({ detail_level: 'busy' });
  assert.deepEqual(
    busy.map(({ summary, location, start }) => [summary, location, start.day]),
    [['Verreist', null, '2027-03-06']],
  );
  const ports = await preview({ detail_level: 'full', include: 'port,final_payment' });
  assert.deepEqual(
    ports.map(({ summary, alarms, start }) => [summary, alarms, start.time]),
    [
      ['Restzahlung: Explorer of the Seas', 2, null],
      ['Abfahrt: Miami', 0, '16:00'],
      ['Hafen: Nassau', 0, '08:00'],
    ],
  );
  assert.deepEqual(await preview({ include: 'none' }), []);
  const refused = await owner.call('GET user/icalendar/preview', { query: { include: 'port,zzz' } });
  assert.equal(refused.status, 400);
  const { url } = (await owner.call('POST user/icalendar', { body: { include: ['port'] } })).body;
  const summaries = summariesOf((await fetchFeed(url)).text);
  assert.ok(summaries.includes('Hafen: Nassau'), summaries.join());
  const ends = { start_port_id: 'dk-copenhagen', end_port_id: 'gr-athens-piraeus' };
  await recordVoyage(owner, { start_date: '2027-02-01', end_date: '2027-02-08', ...ends });
  const [north] = await preview({ include: 'cruise' });
  assert.equal(north?.location, 'Kopenhagen');
  assert.match(north?.description ?? '', /Athen \(Piräus\)/);
});

test('one cruise is a file of its own, for whoever sees it, also a sample', async () => {
  const owner = await server.traveller();
  const id = await recordVoyage(owner);
  const read = async (caller: Caller, cruise: string) => {
    const answer = await fetch(`${server.url}/api/cruises/${cruise}/calendar`, { headers: caller.headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const { status, headers, text } = await read(owner, id);
  assert.equal(status, 200);
  assert.match(
    headers.get('content-disposition') ?? '',
    /^attachment; filename\*=UTF-8''Explorer%20of%20the%20Seas%202027-03-06\.ics$/,
  );
  assert.ok(summariesOf(text).some((summary) => summary?.includes('Explorer of the Seas')));
  assert.match(text, /BOOK1/);
  await owner.call('POST samples');
  const list = await owner.call('GET cruises');
  const sample = list.body.items.find(({ is_sample }) => is_sample);
  assert.ok(summariesOf((await read(owner, sample?.id ?? '')).text).length > 0);
  assert.equal((await read(await server.traveller(), id)).status, 404);
});

test('without the plan there is no feed, and it can be disabled all the same', async () => {
  const sold = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' });
  const owner = await sold.traveller();
  const plan = (name: string) => sold.database.query.execute(sql`update users set plan_name = ${name}`);
  await plan('standard');
  const { url } = (await owner.call('POST user/icalendar')).body;
  assert.equal((await fetchFeed(url, {}, sold)).status, 200);
  await plan('free');
  assert.equal((await fetchFeed(url, {}, sold)).status, 404);
  for (const key of [
    'GET user/icalendar',
    'POST user/icalendar',
    'PATCH user/icalendar',
    'POST user/icalendar/reset',
    'GET user/icalendar/preview',
  ] as const) {
    const { status, failure } = await owner.call(key, key.startsWith('PATCH') ? { body: {} } : {});
    assert.deepEqual([status, failure.code], [403, 'plan_required'], key);
    assert.equal(failure.detail, 'Your plan does not have access to this feature');
  }
  await plan('standard');
  assert.equal((await fetchFeed(url, {}, sold)).status, 200);
  await plan('free');
  assert.equal((await owner.call('DELETE user/icalendar')).body.enabled, false);
  await plan('standard');
  assert.equal((await fetchFeed(url, {}, sold)).status, 404);
});

test('a feed may be asked for so often only', async () => {
  const owner = await server.traveller();
  const { url } = (await owner.call('POST user/icalendar')).body;
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await fetchFeed(url)).status);
  assert.deepEqual(new Set(statuses.slice(0, 120)), new Set([200]));
  const refused = await fetchFeed(url);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  server.clock.pass(900);
  assert.equal((await fetchFeed(url)).status, 200);
});

test('the operator’s work keeps feeds waiting', async () => {
  const owner = await server.traveller();
  const { url } = (await owner.call('POST user/icalendar')).body;
  await turnMaintenance(server.services, command_line, { message: null, planned_end: null });
  const closed = await fetchFeed(url);
  await turnMaintenance(server.services, command_line, null);
  assert.equal(closed.status, 503);
  assert.equal((await fetchFeed(url)).status, 200);
});

test('the address of a feed is in no log, whatever happens', async () => {
  const owner = await server.traveller();
  const { url, token } = (await owner.call('POST user/icalendar')).body;
  const said = new PassThrough();
  // with the options of the app
  const logController = new LogController({ disableRequestLogging: true });
  const log: Log = pino({ level: 'trace' }, said);
  const app = Fastify({ loggerInstance: log, logController });
  answerFailures(app);
  serveFeed(app, {
    ...server.services,
    publicUrl: () => {
      throw new Error('something nobody meant');
    },
  });
  const answered = await app.inject(new URL(url ?? '').pathname);
  assert.equal(answered.statusCode, 500);
  const text = String(said.read());
  assert.match(text, /something nobody meant/);
  assert.ok(token !== null && !text.includes(token), text);
  await app.close();
});
