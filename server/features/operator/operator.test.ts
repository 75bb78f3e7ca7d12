import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, solveCaptcha, startTestServer, type Caller } from '#server/testing/server.ts';

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
/** A caller with a new session. */
async function logIn(email: string): Promise<Caller> {
  const { body } = await stranger.call('POST auth/jwt/create/', { body: { email, password: good_password } });
  return stranger.with({ authorization: `Bearer ${body.access}` });
}

const operators = endpoints.filter(
  (endpoint) => endpoint.path.startsWith('admin/') || 'is_operators' in endpoint,
);
const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

/** Whether a call exists for a caller, whatever is sent to it. */
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
    const bodies =
      endpoint.method === 'GET' ? [null] : ['{}', '{"is_on":true,"nonsense":1}', '{', '"\\ud800"'];
    for (const body of bodies) {
      for (const other of others) {
        const { status, code, errors } = await isThere(other, endpoint, body);
        assert.deepEqual([status, code, errors], [404, 'not_found', undefined], key);
      }
    }
  }
  const expiring = await newOperator('expiring@example.org');
  assert.equal((await isThere(expiring, overview, null)).status, 200);
  const own = await logIn('operator@example.org');
  const needs_no_record = operators.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  assert.ok(needs_no_record.length >= 10);
  // a session of a former operator has no access from its next call on
  await run('user', 'set-plan', 'expiring@example.org', 'free');
  for (const { path } of needs_no_record) {
    assert.equal((await isThere(expiring, { method: 'GET', path }, null)).status, 404, path);
  }
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
  // any end would leave the instance without an operator on its day
  const some_day = { plan_expiry: '2027-12-31' };
  for (const body of [{ is_disabled: true }, { plan_name: 'free' }, yesterday, some_day]) {
    const { status, failure } = await operator.call('PATCH admin/users/{id}', { params, body });
    assert.deepEqual([status, failure.code], [409, 'conflict'], JSON.stringify(body));
  }
  const second = await newOperator('second@example.org');
  const others = { id: await idOf(second) };
  // each change alone would leave the other operator, but not both
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

test('announcements are in every user’s bar, in their language or in English, in their time', async () => {
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

test('a code reads the same wherever it stands, and is found as it reads', async () => {
  const own = await logIn('operator@example.org');
  const { shown, code } = (await own.call('POST admin/codes', { body: {} })).body;
  assert.match(shown, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  assert.equal((await own.call('GET admin/codes')).body.items[0]?.shown, shown);
  for (const subject of [shown, code]) {
    const { items } = (await own.call('GET admin/audit', { query: { subject } })).body;
    assert.deepEqual(
      items.map(({ action, subject_name }) => [action, subject_name]),
      [['code.create', shown]],
    );
  }
  assert.match((await run('code', 'list')).out, new RegExp(`^${shown} `, 'm'));
  const chosen = (await own.call('POST admin/codes', { body: { code: 'captains-table' } })).body;
  assert.equal(chosen.shown, 'CAPTAINSTABLE');
});

/** A ship for each, about which something is written. */
const ships_of_pages: Record<string, string> = {
  one: 'royal-caribbean-icon-of-the-seas-2024',
  two: 'royal-caribbean-star-of-the-seas-2025',
  three: 'royal-caribbean-wonder-of-the-seas-2022',
};

test('every list goes on where its page ends, and holds each record once', async () => {
  const own = await logIn('operator@example.org');
  for (const word of ['one', 'two', 'three']) {
    await own.call('POST admin/codes', { body: { code: `page-${word}` } });
    await own.call('POST admin/announcements', { body: { texts: { en: word } } });
    const captcha = await solveCaptcha(stranger);
    const letter = { name: 'Ada', email: `${word}@example.net`, subject: word, message: word, captcha };
    assert.equal((await stranger.call('POST contact', { body: letter })).status, 204);
    await services.database.transaction((tx) =>
      services.jobs.send(tx, { name: 'mail', options: {}, at_once: 1 }, { kind: 'nonsense', to: word }),
    );
    const someone = await server.traveller();
    const cruise = { ship_name: `Page ${word}`, start_date: '2027-03-06', end_date: '2027-03-13' };
    const { id } = (await someone.call('POST cruises', { body: cruise })).body;
    await someone.call('POST cruises/{id}/report', { params: { id }, body: { description: word } });
    const params = { id: ships_of_pages[word] ?? '' };
    const body = {
      start_date: '2027-03-06',
      end_date: '2027-03-06',
      items: [{ date: '2027-03-06', kind: 'sea' }],
    };
    assert.equal((await own.call('PUT admin/ships/{id}/schedule', { params, body })).status, 200);
  }
  await server.mailsSent();
  await services.database.query.execute(
    sql`update pgboss.job set state = 'failed' where data->>'kind' = 'nonsense'`,
  );
  const lists = operators.filter(
    (one) => 'query' in one && 'cursor' in (one.query as { shape: object }).shape,
  );
  assert.equal(lists.length, 9);
  for (const { path } of lists) {
    const found: unknown[] = [];
    let [cursor, total]: [string | null, number] = ['', 0];
    for (let pages = 0; cursor !== null; pages += 1) {
      assert.ok(pages < 100, path);
      const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const answer = await fetch(`${server.url}/api/${path}?limit=2${next}`, { headers: own.headers });
      const page = (await answer.json()) as { items: unknown[]; next_cursor: string | null; total: number };
      assert.equal(answer.status, 200, `${path}: ${JSON.stringify(page)}`);
      found.push(...page.items.map((item) => JSON.stringify(item)));
      ({ next_cursor: cursor, total } = page);
    }
    assert.ok(total >= 3, `${path} has ${total}`);
    assert.deepEqual([found.length, new Set(found).size], [total, total], path);
    const wrong = await fetch(`${server.url}/api/${path}?cursor=nonsense`, { headers: own.headers });
    assert.equal(wrong.status, 400, path);
  }
});

test('the commands handle announcements, accounts and failed jobs as the screens do', async () => {
  const own = await logIn('operator@example.org');
  const { out } = await run('announce', 'create', '--en', 'Calm seas', '--warning');
  const changed = await run('announce', 'change', out.trim(), '--en', 'Calmer seas', '--de', 'Ruhige See');
  assert.deepEqual(changed, { code: 0, out: 'The announcement is changed.\n', err: '' });
  const { items } = (await own.call('GET admin/announcements')).body;
  const announcement = items.find(({ id }) => id === out.trim());
  assert.deepEqual(
    [announcement?.kind, announcement?.texts],
    ['info', { en: 'Calmer seas', de: 'Ruhige See' }],
  );
  const over = await run('announce', 'change', out.trim(), '--en', 'x', '--until', '2020-01-01T00:00Z');
  assert.deepEqual([over.code, over.err], [1, 'It would be over before it begins.\n']);
  assert.equal((await run('announce', 'change', unknown_id, '--en', 'x')).code, 1);
  await run('announce', 'delete', out.trim());

  const guest = await server.traveller({ email: 'shown@example.net' });
  await guest.call('POST cruises', {
    body: { ship_name: 'Aurora', start_date: '2027-03-06', end_date: '2027-03-13' },
  });
  const shown = (await run('user', 'show', 'shown@example.net')).out;
  assert.match(shown, /^cruises +1$/m);
  assert.match(shown, /^sessions +1$/m);
  assert.doesNotMatch(shown, /Aurora/);
  await run('user', 'disable', 'shown@example.net');
  assert.match((await run('user', 'list', '--disabled', '--search', 'shown@')).out, /shown@example\.net/);
  assert.equal((await run('user', 'list', '--plan', 'beta')).out, 'There are no such accounts.\n');

  const listed = JSON.parse((await run('job', 'list', '--json')).out) as { id: string; kind: string }[];
  const [first] = listed.filter(({ kind }) => kind === 'nonsense');
  assert.deepEqual(await run('job', 'retry', first?.id ?? ''), {
    code: 0,
    out: '1 job is tried again.\n',
    err: '',
  });
  assert.equal((await run('job', 'retry', unknown_id)).code, 1);
  assert.equal((await run('job', 'retry')).code, 2);
  assert.match((await run('job', 'retry', '--all')).out, /^\d+ jobs? (is|are) tried again\.$/m);
});

test('every action of an operator has an audit entry with the state before, also from the terminal', async () => {
  const own = await logIn('operator@example.org');
  const guest = await server.traveller({ email: 'watched@example.net' });
  const params = { id: await idOf(guest) };
  await own.call('PATCH admin/users/{id}', { params, body: { is_disabled: true } });
  await run('user', 'enable', 'watched@example.net');
  const query = { subject: 'watched@example.net' };
  const { items } = (await own.call('GET admin/audit', { query })).body;
  assert.deepEqual(
    items.map(({ actor, action, subject_name, details }) => [actor, action, subject_name, details]),
    [
      [
        'command line',
        'user.enable',
        'watched@example.net',
        { before: { is_disabled: true }, after: { is_disabled: false } },
      ],
      [
        'operator@example.org',
        'user.disable',
        'watched@example.net',
        { before: { is_disabled: false }, after: { is_disabled: true } },
      ],
    ],
  );
  // only the deletion of an account reaches written entries
  const writes = endpoints.filter(({ path, method }) => path.includes('audit') && method !== 'GET');
  assert.deepEqual(writes, []);
});
