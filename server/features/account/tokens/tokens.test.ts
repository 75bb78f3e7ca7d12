import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { most_tokens, type TokenScope, token_scopes } from '#domain/token-scopes.ts';
import { buildApp } from '#server/app.ts';
import { openLog } from '#server/platform/log.ts';
import { gangway } from '#server/testing/gangway.ts';
import { Caller, good_password, linkParts, startTestServer } from '#server/testing/server.ts';
import { tidyAccounts } from '../jobs.ts';

const server = await startTestServer();
/** Of the tests that change nothing of the account. */
const traveller = await server.traveller();
const all: readonly Endpoint[] = endpoints;
const run = (...args: string[]) => gangway(server.services, args);
const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

const wanted = { name: 'Kitchen', scopes: ['read'], days: 30, current_password: good_password };

/** A program that has a token of an account. */
async function programOf(owner: Caller, more: Record<string, unknown> = {}) {
  const made = await owner.call('POST user/tokens', { body: { ...wanted, ...more } });
  assert.equal(made.status, 201);
  const { token, ...listed } = made.body;
  return { program: withToken(token), token, ...listed };
}

const withToken = (token: string) => new Caller(server.url, { authorization: `Bearer ${token}` });

const codeOf = async (program: Caller): Promise<string | number> => {
  const { status, failure } = await program.call('GET cruises');
  return status < 400 ? status : failure.code;
};

/** Sends a call without anything in it. */
async function send({ headers }: Caller, { method, path }: Endpoint) {
  const address = path.replaceAll(/\{\w+\}/g, unknown_id);
  const response = await fetch(`${server.url}/api/${address}`, { method, headers });
  const text = await response.text();
  const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string };
  return { status: response.status, code };
}

test('a token is shown once, and listed with its name, scopes, end and last use', async () => {
  const owner = await server.traveller();
  const more = { name: ' Küche ', scopes: ['write', 'summary', 'write'], days: 90 };
  const { token, program, ...made } = await programOf(owner, more);
  assert.match(token, /^gwy_[\w-]{43}$/);
  const { items, total } = (await owner.call('GET user/tokens')).body;
  assert.deepEqual([items, total], [[made], 1]);
  assert.deepEqual([made.name, made.scopes, made.last_used_at], [' Küche ', ['summary', 'write'], null]);
  assert.equal(Date.parse(made.expires_at) - Date.parse(made.created_at), 90 * 86_400_000);
  const { rows } = await server.database.query.execute(sql`select * from api_tokens`);
  assert.ok(!JSON.stringify(rows).includes(token.slice(4)), 'the database has only a hash');
  assert.equal((await program.call('GET summary')).status, 200);
  const used = async () => (await owner.call('GET user/tokens')).body.items[0]?.last_used_at;
  const first = await used();
  assert.equal(first, server.clock.now().toISOString());
  server.clock.pass(59);
  await program.call('GET summary');
  assert.equal(await used(), first, 'no write for each call');
  server.clock.pass(2);
  await program.call('GET summary');
  assert.equal(await used(), server.clock.now().toISOString());
});

test('a wrong request for a token is refused field by field', async () => {
  const faults = {
    name: { name: ' ' },
    scopes: { scopes: [] },
    'scopes.0': { scopes: ['account'] },
    days: { days: 366 },
    current_password: { current_password: 'Not-my-word-1' },
  };
  for (const [field, body] of Object.entries(faults)) {
    const answer = await traveller.call('POST user/tokens', { body: { ...wanted, ...body } });
    assert.equal(answer.status, 400, field);
    assert.deepEqual(Object.keys(answer.failure.errors ?? {}), [field]);
  }
  assert.equal((await traveller.call('GET user/tokens')).body.total, 0);
});

test('an account has so many tokens and no more, also when they are made at once', async () => {
  const owner = await server.traveller();
  const { id } = (await owner.call('GET user/settings')).body.user;
  await server.database.query.execute(sql`
    insert into api_tokens (id, user_id, name, hash, scopes, created_at, expires_at)
    select gen_random_uuid(), ${id}, 'n', 'of ' || n, '{read}', '2026-11-21', '2026-12-21'
    from generate_series(2, ${most_tokens}::int) n`);
  const answers = await Promise.all([1, 2, 3].map(() => owner.call('POST user/tokens', { body: wanted })));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [201, 400, 400],
  );
  const refused = answers.find(({ status }) => status === 400)?.failure.errors;
  assert.match(refused?.['name']?.[0] ?? '', /Revoke one first/);
});

/** Calls that no token may ever make, whatever they are named. */
const closed_tags = ['Account', 'Billing', 'Calendar feed', 'Contact', 'Notices', 'Operator', 'Sharing'];

test('no call about account, security, sharing, payment or the operator has a scope', () => {
  const open = all.filter(({ token_scopes: scopes = [] }) => scopes.length > 0);
  const is_closed = ({ tag, path, is_public, is_operators, is_door }: Endpoint) =>
    closed_tags.includes(tag) ||
    [is_public, is_operators, is_door].includes(true) ||
    /^(auth|user|admin|billing)\/|sharing/.test(path);
  assert.deepEqual(open.filter(is_closed), []);
  for (const { method, path, token_scopes: scopes = [] } of open)
    assert.equal(scopes.includes('write'), method !== 'GET', `${method} ${path}`);
  assert.deepEqual(
    open.filter(({ token_scopes: scopes = [] }) => scopes.includes('summary')).map(({ path }) => path),
    ['summary'],
  );
});

test('every call with every scope passes exactly where the contract says so', async () => {
  await server.traveller({ email: 'boss@example.org' });
  assert.equal((await run('user', 'set-plan', 'boss@example.org', 'admin')).code, 0);
  // an operator, so that a call is not refused for another reason
  const owner = await logIn('boss@example.org');
  for (const scope of token_scopes) {
    const { program } = await programOf(owner, { scopes: [scope] });
    const walked = all.filter(({ is_public }) => is_public !== true);
    for (const endpoint of walked) {
      const { status, code } = await send(program, endpoint);
      const is_open = endpoint.token_scopes?.includes(scope) === true;
      const what = `${endpoint.method} ${endpoint.path} with ${scope}: ${status} ${code ?? ''}`;
      assert.equal(status === 403 || status === 401, !is_open, what);
      if (!is_open) assert.equal(code, 'forbidden', what);
      assert.ok(status < 500, what);
    }
  }
  const { items } = (await owner.call('GET user/tokens')).body;
  assert.equal(items.length, token_scopes.length, 'nothing of it was changed');
});

async function logIn(email: string): Promise<Caller> {
  const body = { email, password: good_password };
  const { body: pair } = await server.stranger.call('POST auth/jwt/create/', { body });
  return new Caller(server.url, {}, pair);
}

test('a token of an operator does not pass during maintenance', async () => {
  const owner = await logIn('boss@example.org');
  const { program } = await programOf(owner);
  await owner.call('PUT admin/maintenance', { body: { is_on: true, message: null, planned_end: null } });
  assert.equal(await codeOf(program), 'maintenance');
  assert.equal((await owner.call('GET cruises')).status, 200);
  await owner.call('PUT admin/maintenance', { body: { is_on: false, message: null, planned_end: null } });
  assert.equal(await codeOf(program), 200);
});

test('a token reads and writes the records of its own account alone', async () => {
  const other = await server.traveller();
  const scopes: TokenScope[] = ['read', 'write'];
  const { program } = await programOf(traveller, { scopes });
  const body = { ship_name: 'Mine', start_date: '2027-03-06', end_date: '2027-03-13' };
  const { id } = (await program.call('POST cruises', { body })).body;
  assert.equal((await traveller.call('GET cruises/{id}', { params: { id } })).body.ship_name, 'Mine');
  const { program: stranger, id: token_id } = await programOf(other, { scopes });
  for (const key of ['GET cruises/{id}', 'DELETE cruises/{id}'] as const)
    assert.equal((await stranger.call(key, { params: { id } })).status, 404);
  const revoked = await traveller.call('DELETE user/tokens/{id}', { params: { id: token_id } });
  assert.equal(revoked.status, 404);
  assert.equal(await codeOf(stranger), 200);
});

test('a text that is no token of ours opens nothing', async () => {
  const { token } = await programOf(traveller);
  const flipped = token.endsWith('A') ? `${token.slice(0, -1)}E` : `${token.slice(0, -1)}A`;
  const wrong = [
    `gwy_${'A'.repeat(43)}`,
    flipped,
    token.slice(4),
    `${token}A`,
    token.slice(0, -1),
    'gwy_',
    '',
  ];
  for (const text of wrong) assert.match(String(await codeOf(withToken(text))), /not/, text);
  const basic = new Caller(server.url, { authorization: `Basic ${token}` });
  assert.equal(await codeOf(basic), 'not_authenticated');
  const in_address = await fetch(`${server.url}/api/cruises?access_token=${token}&token=${token}`);
  assert.equal(in_address.status, 401);
});

test('a reset of the password and an operator end the tokens; a changed password asks', async () => {
  const email = 'tokens@example.org';
  const owner = await server.traveller({ email });
  const next = 'Anchors-up-2028';
  const { program } = await programOf(owner);
  const change = async (current_password: string, new_password: string, more = {}) => {
    const body = { current_password, new_password, re_new_password: new_password, ...more };
    assert.equal((await owner.call('POST auth/users/set_password/', { body })).status, 204);
    return (await server.mailTo(email)).text;
  };
  assert.doesNotMatch(await change(good_password, next), /Tokens/);
  assert.equal(await codeOf(program), 200);
  assert.match(await change(next, good_password, { end_tokens: true }), /tokens of your own programs/);
  assert.equal(await codeOf(program), 'not_authenticated');

  const { program: second } = await programOf(owner);
  await server.stranger.call('POST auth/users/reset_password/', { body: { email } });
  const { link = '' } = await server.mailTo(email);
  const body = { ...linkParts(link), new_password: good_password, re_new_password: good_password };
  assert.equal((await server.stranger.call('POST auth/users/reset_password_confirm/', { body })).status, 204);
  assert.equal(await codeOf(second), 'not_authenticated');
  assert.match((await server.mailTo(email)).text, /tokens of your own programs/);

  const { program: third } = await programOf(await logIn(email));
  assert.equal((await run('user', 'disable', email)).code, 0);
  assert.equal(await codeOf(third), 'not_authenticated');
  assert.equal((await run('user', 'enable', email)).code, 0);
  assert.equal(await codeOf(third), 'not_authenticated');
});

test('a deleted account leaves no token', async () => {
  const owner = await server.traveller();
  const { id } = (await owner.call('GET user/settings')).body.user;
  const { program } = await programOf(owner);
  const body = { current_password: good_password };
  assert.equal((await owner.call('DELETE auth/users/me/', { body })).status, 204);
  assert.equal(await codeOf(program), 'not_authenticated');
  const found = sql`select id from api_tokens where user_id = ${id}`;
  assert.deepEqual((await server.database.query.execute(found)).rows, []);
});

test('changes by a token count towards the changes of its account in a minute', async () => {
  const { token } = await programOf(traveller, { scopes: ['write'] });
  const config = { ...server.services.config, WRITES_A_MINUTE: 2 };
  const app = await buildApp({ ...server.services, config }, null);
  const write = async (authorization: string) =>
    (await app.inject({ method: 'POST', url: '/api/cruises', headers: { authorization } })).statusCode;
  assert.deepEqual(
    [await write(`Bearer ${token}`), await write(traveller.headers['authorization'] ?? '')],
    [400, 400],
  );
  assert.equal(await write(`Bearer ${token}`), 429);
  await app.close();
});

test('no line of the log contains a token', async () => {
  const said = new PassThrough({ encoding: 'utf8' });
  const app = await buildApp({ ...server.services, log: openLog('trace', said) }, null);
  const { headers } = traveller;
  const made = await app.inject({ method: 'POST', url: '/api/user/tokens', headers, payload: wanted });
  const { token, id } = JSON.parse(made.body) as { token: string; id: string };
  const authorization = `Bearer ${token}`;
  for (const url of ['/api/cruises', '/api/user/settings', '/api/cruises?limit=x', '/api/none'])
    await app.inject({ url, headers: { authorization } });
  await app.inject({ method: 'DELETE', url: `/api/user/tokens/${id}`, headers });
  await app.close();
  const lines = String(said.read());
  assert.match(lines, /a token for scripts was made.*a token for scripts was revoked/s);
  assert.ok(lines.includes(id));
  assert.ok(!lines.includes('gwy_'));
});

test('the description of the API names the scopes of each call', async () => {
  const { components, paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    components: { securitySchemes: Record<string, { scheme: string }> };
    paths: Record<string, Record<string, { security: unknown }>>;
  };
  assert.deepEqual(Object.keys(components.securitySchemes), ['session', 'token']);
  for (const { method, path, is_public, token_scopes: scopes = [] } of all) {
    const { security } = paths[`/${path}`]?.[method.toLowerCase()] ?? {};
    const expected = [{ session: [] }, ...scopes.map((scope) => ({ token: [scope] }))];
    assert.deepEqual(security, is_public === true ? [] : expected, path);
  }
});

// last, as it moves the clock by two months
test('a token ends at once when it is revoked, and by itself at its end', async () => {
  const owner = await server.traveller();
  const { program, id } = await programOf(owner);
  const { program: kept } = await programOf(owner);
  assert.equal((await owner.call('DELETE user/tokens/{id}', { params: { id } })).status, 204);
  assert.equal((await owner.call('DELETE user/tokens/{id}', { params: { id } })).status, 404);
  assert.deepEqual([await codeOf(program), await codeOf(kept)], ['not_authenticated', 200]);
  const { headers } = await program.call('GET cruises');
  assert.equal(headers.get('www-authenticate'), 'Bearer');
  server.clock.pass(30 * 86_400);
  assert.equal(await codeOf(kept), 'not_authenticated');
  const left = async () =>
    (await server.database.query.execute(sql`select name from api_tokens where scopes = '{read}'`)).rows
      .length;
  const listed = await left();
  await tidyAccounts(server.services);
  assert.equal(await left(), listed, 'an ended token stays listed for a while');
  server.clock.pass(31 * 86_400);
  await tidyAccounts(server.services);
  assert.equal(await left(), 0);
});
