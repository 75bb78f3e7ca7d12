import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { buildApp } from './app.ts';
import { CodedError } from './platform/errors.ts';
import { describeError, oncePerSecond, openLog } from './platform/log.ts';
import { startTestServer } from './testing/server.ts';

/* Attacks on the first server, each of which once worked. */

const server = await startTestServer();
const voyage = { ship_name: 'Any', start_date: '2027-03-06', end_date: '2027-03-13' };

/** Sends raw bytes and returns the whole answer. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}

test('a body with ninety thousand unknown fields gets fifty faults', async () => {
  const body = Object.fromEntries(Array.from({ length: 90_000 }, (_, field) => [`f${field}`, 1]));
  const { status, failure } = await server.stranger.call('POST auth/jwt/refresh/', { body });
  assert.equal(status, 400);
  assert.ok(Object.keys(failure.errors ?? {}).length <= 51);
  const named = await server.stranger.call('POST auth/jwt/refresh/', { body: { ['x'.repeat(5000)]: 1 } });
  assert.ok(JSON.stringify(named.failure).length < 1000);
});

test('zones that only some know are no reason to fail', async () => {
  const traveller = await server.traveller();
  for (const zone of ['PST', 'IST', 'NET', 'US/Pacific-New', 'CET', 'x'.repeat(2000), '%00']) {
    const asked = traveller.with({ 'x-timezone': zone });
    assert.equal((await asked.call('POST cruises', { body: voyage })).status, 201, zone);
    assert.equal((await asked.call('GET dashboard')).status, 200, zone);
  }
  const refused = await traveller.call('PATCH user/settings', { body: { time_zone: 'PST' } });
  assert.equal(refused.status, 400);
});

test('sums that are longer than their parts are answered', async () => {
  const traveller = await server.traveller();
  const price = {
    fare: '999999999999',
    taxes: '999999999999.999',
    final_payment_date: '2026-11-22',
    currency: 'KWD',
  };
  assert.equal(
    (await traveller.call('POST cruises', { body: { ...voyage, ...price } })).body.balance_due,
    '1999999999998.999',
  );
  const { body } = await traveller.call('GET dashboard');
  assert.equal(body.attention[0]?.amount, '1999999999998.999');
});

test('an instant must be one, and is kept to the second', async () => {
  const traveller = await server.traveller();
  const record = (cancelled_at: string) =>
    traveller.call('POST cruises', { body: { ...voyage, cancelled_at } });
  for (const wrong of [
    '1',
    '2026',
    '2026-01-01 (x)',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
  ]) {
    assert.deepEqual(Object.keys((await record(wrong)).failure.errors ?? {}), ['cancelled_at'], wrong);
  }
  assert.equal((await record('2026-11-01T12:00:00.400+02:00')).body.cancelled_at, '2026-11-01T10:00:00Z');
});

test('a cursor that was tampered with is refused at its field, in every order', async () => {
  const traveller = await server.traveller();
  await traveller.call('POST cruises', { body: voyage });
  const id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';
  const keys = ['9999-99-99', '2027-02-30', '1e999', '9'.repeat(40), 'a\0b', 5, {}, '-'.repeat(36)];
  for (const sort of ['start_date', '-start_date', 'ship_name', 'total_price', 'booking_date']) {
    for (const place of [
      ...keys.map((key) => [sort, key, id]),
      [sort, null, '-'.repeat(36)],
      [sort, null, 'a'.repeat(36)],
      [],
      7,
    ]) {
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      const { status, failure } = await traveller.call('GET cruises', { query: { sort, cursor } });
      // in the order of names any text is a name
      if (sort === 'ship_name' && status === 200) continue;
      assert.equal(status, 400, `${sort} ${JSON.stringify(place)}`);
      assert.deepEqual(Object.keys(failure.errors ?? {}), ['cursor']);
    }
  }
});

test('a page that is just full says that nothing follows', async () => {
  const traveller = await server.traveller();
  for (const ship_name of ['A', 'B'])
    await traveller.call('POST cruises', { body: { ...voyage, ship_name } });
  assert.equal((await traveller.call('GET cruises', { query: { limit: 2 } })).body.next_cursor, null);
  assert.notEqual((await traveller.call('GET cruises', { query: { limit: 1 } })).body.next_cursor, null);
});

test('a change that changes nothing makes no new version, and a list of versions is a list', async () => {
  const traveller = await server.traveller();
  const { id } = (await traveller.call('POST cruises', { body: voyage })).body;
  const change = (body: Record<string, unknown>, if_match = '*') =>
    traveller.call('PATCH cruises/{id}', { params: { id }, body, headers: { 'if-match': if_match } });
  assert.equal((await change({})).body.version, 1);
  assert.equal((await change({ ship_name: 'Any' })).body.version, 1);
  assert.equal((await change({ ship_name: 'Other' }, '"1", "7"')).body.version, 2);
  assert.equal((await change({ ship_name: 'Third' }, '"1", "7"')).status, 412);
});

test('text of a traveller that looks like a mark of ours comes back as it was', async () => {
  const traveller = await server.traveller();
  const notes = '"sails_at":"2027-03-06@reader"';
  const { body } = await traveller.call('POST cruises', { body: { ...voyage, notes } });
  assert.equal(body.notes, notes);
  assert.equal(body.sails_at, '2027-03-06T00:00:00Z');
});

test('input that is not HTTP, a head that is too long or an undecodable address is answered in our form', async () => {
  const formOf = (answer: string) => Object.keys(JSON.parse(answer.slice(answer.indexOf('{'))) as object);
  const rubbish = await sendRaw('HELLO\r\n\r\n');
  assert.match(rubbish, /^HTTP\/1\.1 400 /);
  assert.deepEqual(formOf(rubbish), ['code', 'detail']);
  const long = await sendRaw(`GET /api/about HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`);
  assert.match(long, /^HTTP\/1\.1 431 /);
  assert.deepEqual(formOf(long), ['code', 'detail']);
  assert.match(long, /^X-Request-Id: [0-9a-f-]{36}\r$/m);
  for (const answer of [rubbish, long]) assert.match(answer, /^Gangway-Build: none\r$/m);
  const address = await fetch(`${server.url}/api/cruises/%zz`);
  assert.equal(address.status, 404);
  assert.deepEqual(Object.keys((await address.json()) as object), ['code', 'detail']);
});

test('a caller who breaks off a body is not logged as an outage of the database', async () => {
  const said = new PassThrough({ encoding: 'utf8' });
  const app = await buildApp({ ...server.services, log: openLog('debug', said) }, null);
  after(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  assert.match(String(said.read()), /Server listening/);
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST /api/auth/jwt/refresh/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99';
  socket.write(`${head}\r\n\r\n{"`);
  await once(app.server, 'request');
  socket.destroy();
  const [line] = (await once(said, 'data')) as [string];
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  assert.deepEqual([level, msg], [20, 'the caller broke off']);
});

test('a proxy on this machine that is not believed is warned of, once', async () => {
  const said = new PassThrough({ encoding: 'utf8' });
  const log = openLog('warn', said);
  const app = await buildApp({ ...server.services, log }, null);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await app.inject('/healthz');
  // a caller from elsewhere may write the header as well
  await app.inject({ url: '/healthz', headers, remoteAddress: '203.0.113.8' });
  assert.equal(said.read(), null);
  for (let call = 0; call < 2; call += 1) await app.inject({ url: '/healthz', headers });
  assert.match(
    String(said.read()),
    /^[^\n]*"a proxy on this machine forwards calls, and TRUST_PROXY is off[^\n]*\n$/,
  );
  await app.close();
  const config = { ...server.services.config, TRUST_PROXY: true };
  const believing = await buildApp({ ...server.services, config, log }, null);
  await believing.inject({ url: '/healthz', headers });
  assert.equal(said.read(), null);
  await believing.close();
});

test('an error that occurs a thousand times is logged once a second, with its count', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const lines: [string, number][] = [];
  const log = oncePerSecond((event: string, count) => lines.push([event, count]));
  for (const event of ['first', 'second', 'third']) log(event);
  assert.deepEqual(lines, [['first', 1]]);
  t.mock.timers.tick(1000);
  assert.deepEqual(lines.splice(0), [
    ['first', 1],
    ['third', 2],
  ]);
  log('fourth');
  t.mock.timers.tick(999);
  assert.deepEqual(lines, []);
  t.mock.timers.tick(1);
  assert.deepEqual(lines.splice(0), [['fourth', 1]]);
  t.mock.timers.tick(1000);
  log('fifth');
  assert.deepEqual(lines, [['fifth', 1]]);
});

test('calls that are refused because too many wait are warned of once a second, and are no errors', async (t) => {
  const said = new PassThrough({ encoding: 'utf8' });
  const closed = () => Promise.reject(new CodedError('busy', { retry_after: 5 }));
  const maintenance = { ...server.services.maintenance, closed };
  const app = await buildApp({ ...server.services, maintenance, log: openLog('warn', said) }, null);
  after(() => app.close());
  await app.ready();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  for (let call = 0; call < 3; call += 1) {
    const { statusCode, headers } = await app.inject('/api/dashboard');
    assert.deepEqual([statusCode, headers['retry-after']], [503, '5']);
  }
  t.mock.timers.tick(1000);
  const lines = String(said.read())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string; count: number; err?: unknown });
  assert.deepEqual(
    lines.map(({ level, msg, count, err }) => [level, msg, count, err]),
    [
      [40, 'busy', 1, undefined],
      [40, 'busy', 2, undefined],
    ],
  );
});

test('an error is logged without the values of its statement', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org)',
  });
  const failed = new DrizzleQueryError('insert into users', ['ada@example.org', '$argon2id$secret'], cause);
  const logged = JSON.stringify(describeError(failed));
  assert.ok(logged.includes('insert into users') && logged.includes('23505'));
  assert.doesNotMatch(logged, /ada@|argon2id/);
});

test('a write during the deletion of its account finds no account', async () => {
  const traveller = await server.traveller();
  const { body: settings } = await traveller.call('GET user/settings');
  const began = server.database.transaction.bind(server.database);
  const late = mock.method(server.database, 'transaction', async (work: Parameters<typeof began>[0]) => {
    await server.database.query.execute(sql`delete from users where id = ${settings.user.id}`);
    return began(work);
  });
  const { status } = await traveller.call('POST cruises', { body: voyage });
  late.mock.restore();
  assert.equal(status, 404);
});
