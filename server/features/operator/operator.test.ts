import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();
const { services, stranger } = server;

const run = (...args: string[]) => gangway(services, args);
const idOf = async (caller: Caller) => (await caller.call('GET user/settings')).body.user.id;

async function newOperator(email: string): Promise<Caller> {
  const caller = await server.traveller({ email });
  assert.equal((await run('user', 'set-plan', email, 'admin')).code, 0);
  return caller;
}

const operator = await newOperator('operator@example.org');
/** In a session of now. */
async function logIn(email: string): Promise<Caller> {
  const { body } = await stranger.call('POST auth/jwt/create/', { body: { email, password: good_password } });
  return stranger.with({ authorization: `Bearer ${body.access}` });
}

const operators = endpoints.filter(({ path }) => path.startsWith('admin/'));
const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

/** Whether a call is there for somebody at all, whatever is sent to it. */
async function isThere(
  caller: Caller,
  { method, path }: { method: string; path: string },
  body: string | null,
) {
  const address = path.replaceAll(/\{\w+\}/g, unknown_id);
  const response = await fetch(`${server.url}/api/${address}`, {
    method,
    headers: { ...caller.headers, ...(body !== null && { 'content-type': 'application/json' }) },
    body,
  });
  const text = await response.text();
  const { code, errors } = (text === '' ? {} : JSON.parse(text)) as { code?: string; errors?: unknown };
  return { status: response.status, code, errors };
}

test('every call of operators is there for them alone', async () => {
  assert.ok(operators.length >= 25);
  assert.deepEqual(
    operators.filter((endpoint) => !('is_operators' in endpoint)),
    [],
    'each is guarded',
  );
  await newOperator('former@example.org');
  await run('user', 'set-plan', 'former@example.org', 'admin', '--until', '2026-11-21');
  const overview = { method: 'GET', path: 'admin/overview' };
  assert.equal(
    (await isThere(await logIn('former@example.org'), overview, null)).status,
    200,
    'its last day',
  );
  server.clock.set('2026-11-22T00:00:00Z');
  const expired = await logIn('former@example.org');
  const others = [await server.traveller(), expired];
  for (const endpoint of operators) {
    const key = `${endpoint.method} ${endpoint.path}`;
    const bodies = endpoint.method === 'GET' ? [null] : ['{}', '{"is_on":true,"nonsense":1}'];
    for (const body of bodies) {
      for (const other of others) {
        const { status, code, errors } = await isThere(other, endpoint, body);
        assert.deepEqual([status, code, errors], [404, 'not_found', undefined], key);
      }
    }
  }
  const own = await logIn('operator@example.org');
  const needs_no_record = operators.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  assert.ok(needs_no_record.length >= 10);
  for (const endpoint of needs_no_record) {
    assert.equal((await isThere(own, endpoint, null)).status, 200, endpoint.path);
  }
  server.clock.set('2026-11-21T12:00:00Z');
  await run('user', 'set-plan', 'former@example.org', 'free');
});

test('a disabled account is out at once, everywhere, and in again when it is enabled', async () => {
  const email = 'guest@example.org';
  const guest = await server.traveller({ email });
  const { url } = (await guest.call('POST user/icalendar')).body;
  const feed = new URL(url ?? '').pathname;
  const feedStatus = async () => (await fetch(`${server.url}${feed}`)).status;
  assert.equal(await feedStatus(), 200);
  const params = { id: await idOf(guest) };
  const disabled = await operator.call('PATCH admin/users/{id}', { params, body: { is_disabled: true } });
  assert.deepEqual([disabled.status, disabled.body.sessions], [200, 0]);
  assert.notEqual(disabled.body.disabled_at, null);
  assert.equal((await guest.call('GET user/settings')).status, 401);
  const refreshing = { body: { refresh: guest.tokens?.refresh } };
  assert.equal((await stranger.call('POST auth/jwt/refresh/', refreshing)).status, 401);
  const tryWith = (password: string) => stranger.call('POST auth/jwt/create/', { body: { email, password } });
  assert.deepEqual((await tryWith(good_password)).failure, (await tryWith('Wrong-word-1')).failure);
  assert.equal(await feedStatus(), 404);
  await operator.call('PATCH admin/users/{id}', { params, body: { is_disabled: false } });
  assert.equal((await tryWith(good_password)).status, 200);
  assert.equal(await feedStatus(), 200);
});

test('the last operator neither disables nor demotes themselves', async () => {
  const params = { id: await idOf(operator) };
  assert.equal((await operator.call('GET admin/users/{id}', { params })).body.is_last_operator, true);
  const yesterday = { plan_name: 'admin', plan_expiry: '2026-11-20' };
  for (const body of [{ is_disabled: true }, { plan_name: 'free' }, yesterday]) {
    const { status, failure } = await operator.call('PATCH admin/users/{id}', { params, body });
    assert.deepEqual([status, failure.code], [409, 'conflict'], JSON.stringify(body));
  }
  const second = await newOperator('second@example.org');
  const others = { id: await idOf(second) };
  // each would leave the other, but not both
  const both = await Promise.all([
    operator.call('PATCH admin/users/{id}', { params: others, body: { is_disabled: true } }),
    second.call('PATCH admin/users/{id}', { params, body: { is_disabled: true } }),
  ]);
  assert.deepEqual(
    both.map(({ status }) => status).filter((status) => status === 200),
    [200],
  );
  await run('user', 'enable', 'operator@example.org');
  await run('user', 'enable', 'second@example.org');
  await run('user', 'set-plan', 'second@example.org', 'free');
});

test('a report is settled once, and its writer reads the answer', async () => {
  const own = await logIn('operator@example.org');
  const writer = await server.traveller();
  const cruise = { ship_name: 'Aurora', start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = (await writer.call('POST cruises', { body: cruise })).body;
  await writer.call('POST cruises/{id}/report', {
    params: { id },
    body: { description: 'She has no pool.' },
  });
  const { items } = (await own.call('GET admin/reports')).body;
  const [report] = items;
  assert.deepEqual(
    [report?.description, report?.details['ship_name'], report?.cruise_id],
    ['She has no pool.', 'Aurora', id],
  );
  const params = { id: report?.id ?? '' };
  const settle = () => own.call('POST admin/reports/{id}/settle', { params, body: { answer: ' Mended. ' } });
  assert.equal((await settle()).body.answer, 'Mended.');
  assert.equal((await settle()).status, 409);
  const [notice] = (await writer.call('GET user/notifications')).body.items;
  assert.deepEqual([notice?.kind, notice?.cruise_id], ['settled', id]);
  assert.deepEqual(notice?.details, {
    settled: 'report',
    ship_name: 'Aurora',
    catalogue_name: null,
    answer: 'Mended.',
  });
  assert.equal((await own.call('GET admin/reports')).body.total, 0);
});

test('failed mails are listed and tried again, which is written down', async () => {
  const own = await logIn('operator@example.org');
  await services.database.transaction((tx) =>
    services.jobs.send(
      tx,
      { name: 'mail', options: {}, at_once: 1 },
      { kind: 'nonsense', email: 'x@example.org' },
    ),
  );
  await server.mailsSent();
  await services.database.query.execute(
    sql`update pgboss.job set state = 'failed' where data->>'kind' = 'nonsense'`,
  );
  const failed = (await own.call('GET admin/jobs')).body;
  assert.deepEqual(
    failed.items.map(({ queue, kind, to }) => [queue, kind, to]),
    [['mail', 'nonsense', 'x@example.org']],
  );
  const retried = await own.call('POST admin/jobs/retry', { body: { ids: [failed.items[0]?.id] } });
  assert.deepEqual(retried.body, { retried: 1 });
  const audit = await own.call('GET admin/audit', { query: { action: 'job.retry' } });
  const [entry] = audit.body.items;
  assert.deepEqual([entry?.actor, entry?.subject], ['operator@example.org', 'mail']);
  assert.deepEqual(entry?.details, { after: { jobs: 1 } });
});

test('what is announced is in the bar of everybody, in their language or in English, in its time', async () => {
  const own = await logIn('operator@example.org');
  const reader = await server.traveller({ headers: { 'accept-language': 'de' } });
  const announced = async (language: string) => {
    const { body } = await reader
      .with({ 'accept-language': language })
      .call('GET user/notifications/summary');
    return body.announcements.map(({ text }) => text);
  };
  const texts = { en: 'Rough seas', de: 'Raue See', he: ' ' };
  const made = await own.call('POST admin/announcements', {
    body: { texts, ends_at: '2026-11-22T00:00:00Z' },
  });
  assert.equal(made.status, 201);
  assert.deepEqual([await announced('de'), await announced('he')], [['Raue See'], ['Rough seas']]);
  const over = { texts, starts_at: '2026-11-23T00:00:00Z', ends_at: '2026-11-22T00:00:00Z' };
  assert.equal((await own.call('POST admin/announcements', { body: over })).status, 400);
  const later = { texts, starts_at: '2026-11-21T18:00:00Z' };
  const params = { id: made.body.id };
  await own.call('PUT admin/announcements/{id}', { params, body: later });
  assert.deepEqual(await announced('de'), []);
  assert.equal((await own.call('DELETE admin/announcements/{id}', { params })).status, 204);
  assert.match((await run('audit', 'list', '--action', 'announcement.change')).out, /operator@example\.org/);
  const { out } = await run('announce', 'create', '--en', 'Calm seas');
  assert.deepEqual(await announced('fr'), ['Calm seas']);
  await run('announce', 'delete', out.trim());
  assert.deepEqual(await announced('fr'), []);
});

test('people are found, page by page, and codes are made and revoked', async () => {
  const own = await logIn('operator@example.org');
  await server.traveller({ email: 'sea-1@example.net' });
  await server.traveller({ email: 'sea-2@example.net' });
  const query = { q: 'SEA-', limit: 1 };
  const first = (await own.call('GET admin/users', { query })).body;
  const second = (await own.call('GET admin/users', { query: { ...query, cursor: first.next_cursor ?? '' } }))
    .body;
  assert.deepEqual(
    [...first.items, ...second.items].map(({ email }) => email),
    ['sea-2@example.net', 'sea-1@example.net'],
  );
  assert.deepEqual([first.total, second.next_cursor], [2, null]);
  const body = { code: 'spring-27', uses: 2, plan_name: 'pro', last_day: '2027-04-30' };
  const made = await own.call('POST admin/codes', { body });
  assert.deepEqual([made.status, made.body.code, made.body.state], [201, 'SPRING27', 'open']);
  assert.equal((await own.call('POST admin/codes', { body })).status, 409);
  const params = { code: 'spring 27' };
  assert.equal((await own.call('DELETE admin/codes/{code}', { params })).status, 204);
  assert.equal((await own.call('DELETE admin/codes/{code}', { params })).status, 404);
  const [code] = (await own.call('GET admin/codes')).body.items;
  assert.equal(code?.state, 'revoked');
});
