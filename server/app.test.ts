import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from './app.ts';
import { openLog } from './platform/log.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();
const { url } = server;

/** The calls that need no session, by hand: a new public call that is missing here fails the test. */
const public_calls = [
  'POST auth/jwt/create/',
  'POST auth/jwt/refresh/',
  'POST auth/jwt/logout/',
  'POST auth/users/',
  'GET auth/captcha/',
  'POST auth/users/activation/',
  'POST auth/users/resend_activation/',
  'POST auth/users/reset_password/',
  'POST auth/users/reset_password_confirm/',
  'POST auth/email_validation/{id}/',
  'POST auth/email_validation/{id}/resend/',
  'GET reminders/off/{token}',
  'POST reminders/off/{token}',
  'DELETE reminders/off/{token}',
  'GET reminders/paid/{token}',
  'POST reminders/paid/{token}',
  'DELETE reminders/paid/{token}',
  'GET voyages/{token}',
  'GET voyages/{token}/countdown',
  'GET voyages/{token}/countdown.png',
  'POST contact',
];

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body: BodyInit | null = null,
) {
  const response = await fetch(`${url}/api/${path}`, { method, headers, body });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
  };
}

const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

test('every call but the public ones answers 401 without a token', async () => {
  assert.deepEqual(endpoints.filter((endpoint) => 'is_public' in endpoint).map(keyOf), public_calls);
  const guarded = endpoints.filter((endpoint) => !public_calls.includes(keyOf(endpoint)));
  assert.ok(guarded.length > 10);
  for (const { method, path } of guarded) {
    const { status, body } = await send(method, path.replace(/\{\w+\}/g, unknown_id));
    assert.equal(status, 401, `${method} ${path}`);
    assert.equal(body?.['code'], 'not_authenticated');
  }
});

test('an id that is unknown, or not even an id, is not found', async () => {
  const traveller = await server.traveller();
  for (const id of [unknown_id, 'null', '1', '%00', "'; drop table cruises", 'x'.repeat(400)]) {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const headers = { ...traveller.headers, 'content-type': 'application/json' };
      const { status } = await send(
        method,
        `cruises/${encodeURIComponent(id)}`,
        headers,
        method === 'PATCH' ? '{}' : null,
      );
      assert.equal(status, 404, `${method} ${id}`);
    }
  }
});

test('a body that is not JSON, of another type, or too large is refused with its own status', async () => {
  const { headers } = await server.traveller();
  const json = { ...headers, 'content-type': 'application/json' };
  const cases: [string, Record<string, string>, BodyInit, number, string][] = [
    ['broken', json, '{"ship_name": ', 400, 'invalid'],
    ['empty', json, '', 400, 'invalid'],
    ['a list', json, '[]', 400, 'invalid'],
    ['a text', json, '"cruise"', 400, 'invalid'],
    ['null', json, 'null', 400, 'invalid'],
    ['a prototype', json, '{"__proto__": {"admin": true}}', 400, 'invalid'],
    [
      'a form',
      { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      'ship_name=x',
      415,
      'unsupported_media',
    ],
    ['plain text', { ...headers, 'content-type': 'text/plain' }, '{}', 415, 'unsupported_media'],
    ['large', json, JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }), 413, 'too_large'],
  ];
  for (const [name, sent, body, status, code] of cases) {
    const answer = await send('POST', 'cruises', sent, body);
    assert.equal(answer.status, status, name);
    assert.equal(answer.body?.['code'], code, name);
  }
});

interface Shape {
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** Bodies in which one object, however deep, is null, or has nothing but its kind. */
function incompleteBodies(body: z.ZodType): unknown[] {
  const walk = ({ properties, items, anyOf = [], oneOf = [] }: Shape): unknown[] => {
    const either = [...anyOf, ...oneOf].flatMap(walk);
    if (items !== undefined) return walk(items).map((item) => [item]);
    if (properties === undefined) return either;
    const fields = Object.entries(properties);
    const smallest = Object.fromEntries(
      fields.flatMap(([name, field]) => ('const' in field ? [[name, field.const]] : [])),
    );
    const deeper = fields.flatMap(([name, field]) =>
      walk(field).map((inner) => ({ ...smallest, [name]: inner })),
    );
    return [null, smallest, ...deeper];
  };
  return walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape);
}

test('every call that takes a body refuses a wrong one field by field, never with a 500', async () => {
  const { headers } = await server.traveller();
  const wrong = [
    '{}',
    '{"zzz": 1}',
    '{"toString": 1, "constructor": 1, "hasOwnProperty": 1}',
    JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, field) => [`f${field}`, 1]))),
    '{"email": 5, "start_date": [], "password": {}, "ship_name": false, "language": null}',
  ];
  for (const endpoint of endpoints.filter((candidate) => 'body' in candidate)) {
    const incomplete = incompleteBodies(endpoint.body).map((body) => JSON.stringify(body));
    for (const body of [...wrong, ...incomplete]) {
      const path = endpoint.path.replace(/\{\w+\}/g, unknown_id);
      const answer = await send(
        endpoint.method,
        path,
        { ...headers, 'content-type': 'application/json' },
        body,
      );
      // an empty body is no fault if no field is required
      const is_enough = endpoint.body.safeParse(JSON.parse(body) ?? {}).success;
      assert.ok(
        is_enough || answer.status === 400 || answer.status === 404,
        `${keyOf(endpoint)} ${body}: ${answer.status}`,
      );
      if (answer.status === 400)
        assert.ok(Object.keys(answer.body?.['errors'] ?? {}).length > 0, keyOf(endpoint));
    }
  }
});

test('an error speaks the caller’s language', async () => {
  const said = new Set<unknown>();
  for (const language of ['en', 'de', 'es', 'fr', 'he', 'it', 'pt']) {
    said.add((await send('GET', 'user/settings', { 'accept-language': language })).body?.['detail']);
  }
  assert.equal(said.size, 7);
});

test('a path answers with and without its final slash, and an unknown one says so', async () => {
  assert.equal((await send('GET', 'cruises/')).status, 401);
  assert.equal(
    (await send('POST', 'auth/jwt/refresh', { 'content-type': 'application/json' }, '{}')).status,
    400,
  );
  const unknown = await send('GET', 'nothing/here');
  assert.deepEqual([unknown.status, unknown.body?.['code']], [404, 'not_found']);
});

test('two users at once never see each other’s records', async () => {
  const [ada, ben] = [await server.traveller(), await server.traveller()];
  const body = { start_date: '2027-03-06', end_date: '2027-03-13' };
  await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      Promise.all([
        ada.call('POST cruises', { body: { ...body, ship_name: `Ada ${number}` } }),
        ben.call('POST cruises', { body: { ...body, ship_name: `Ben ${number}` } }),
      ]),
    ),
  );
  const lists = await Promise.all(
    Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? ada : ben).call('GET cruises')),
  );
  for (const [number, { body: list }] of lists.entries()) {
    const name = number % 2 === 0 ? 'Ada' : 'Ben';
    assert.equal(list.total, 10);
    assert.ok(list.items.every(({ ship_name }) => ship_name?.startsWith(name)));
  }
});

test('the description of the API is OpenAPI 3.1 without a fault, and names every call', async () => {
  const response = await fetch(`${url}/api/openapi.json`);
  const source = await response.text();
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  // the specification of the calls fixes the final slashes, and both forms are answered
  const ours = problems.filter(({ ruleId }) => ruleId !== 'no-path-trailing-slash');
  assert.deepEqual(
    ours.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`),
    [],
  );
  const { openapi, paths } = JSON.parse(source) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  assert.equal(openapi, '3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
  const of_others = ['GET icalendar/{token}.ics', 'POST billing/webhook'];
  assert.deepEqual(described.toSorted(), [...endpoints.map(keyOf), ...of_others].toSorted());
  const page = await fetch(`${url}/api/docs`);
  assert.match(await page.text(), /swagger-ui-bundle\.js/);
  for (const file of ['docs.js', 'viewer/swagger-ui-bundle.js', 'viewer/swagger-ui.css']) {
    const { status, headers } = await fetch(`${url}/api/docs/${file}`);
    assert.equal(status, 200, file);
    // the page has no origin, so files of the same origin would be refused
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin', file);
  }
});

test('health and readiness answer, and about tells nothing secret', async () => {
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
  const traveller = await server.traveller();
  const { body } = await traveller.call('GET about');
  assert.equal(body.name, 'Gangway');
  assert.ok(!JSON.stringify(body).includes(server.services.config.SECRET));
});

test('an address that cannot be read is answered with the same protections', async () => {
  const { status, headers } = await fetch(`${url}/api/cruises/%zz`);
  assert.equal(status, 404);
  assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
});

test('every answer has an id of its own, which finds its error in the log', async () => {
  const said = new PassThrough({ encoding: 'utf8' });
  const closed = () => Promise.reject(new Error('something nobody meant'));
  const maintenance = { ...server.services.maintenance, closed };
  const app = await buildApp({ ...server.services, maintenance, log: openLog('error', said) }, null);
  const own = { 'x-request-id': 'made-up' };
  const statuses = {
    '/healthz': 200,
    '/api/openapi.json': 200,
    '/api/none': 404,
    '/api/%zz': 404,
    '/api/dashboard': 500,
  };
  const ids: unknown[] = [];
  for (const [path, status] of Object.entries(statuses)) {
    const answer = await app.inject({ url: path, headers: own });
    assert.equal(answer.statusCode, status, path);
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/, path);
    ids.push(answer.headers['x-request-id']);
  }
  assert.equal(new Set(ids).size, ids.length);
  const { request_id, err } = JSON.parse(String(said.read())) as {
    request_id: string;
    err: { message: string };
  };
  assert.deepEqual([request_id, err.message], [ids.at(-1), 'something nobody meant']);
  await app.close();
});

test('no answer may be framed, sniffed or kept by a cache between', async () => {
  const { headers } = await send('GET', 'user/settings');
  assert.match(headers.get('content-security-policy') ?? '', /script-src 'self';.*frame-ancestors 'none'/);
  assert.doesNotMatch(headers.get('content-security-policy')?.split('style-src')[0] ?? '', /unsafe/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
  assert.match(headers.get('permissions-policy') ?? '', /camera=\(\).*geolocation=\(\)/);
  assert.equal(headers.get('access-control-allow-origin'), null);
  assert.equal(headers.get('cache-control'), 'no-store');
});
