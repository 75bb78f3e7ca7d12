import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { version } from '#server/platform/version.ts';
import { OutsideFailure, readOutside, type OutsideFailureKind } from './outside.ts';

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const asked: IncomingMessage[] = [];
let handler: Handler = (response) => response.end();

/** A service outside that runs the handler of a test. */
async function startService(): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request);
    response.on('error', () => undefined);
    handler(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const service = await startService();
const json = { 'content-type': 'application/json' };

/** The patience with what does not answer: a fraction of a second instead of five seconds. */
const short_ms = 400;
/** With what answers at once: a busy machine needs more than a fraction of a second for that. */
const long_ms = 60_000;

/** Calls the service. */
async function ask(
  next: Handler,
  path = 'v1/forecast',
  query: Record<string, string> = { q: '1' },
  patience_ms = long_ms,
) {
  handler = next;
  return readOutside({ base: service, path, query, patience_ms });
}

async function failureOf(next: Handler, patience_ms = long_ms): Promise<OutsideFailure> {
  try {
    await ask(next, undefined, undefined, patience_ms);
  } catch (error) {
    assert.ok(error instanceof OutsideFailure, String(error));
    return error;
  }
  return assert.fail('it was answered');
}

const answered = (status: number, headers: Record<string, string>, body: string | Buffer = '{}') =>
  ((response) => {
    response.writeHead(status, headers);
    response.end(body);
  }) satisfies Handler;

test('an answer of JSON is read, and the call says who calls and nothing of whoever is behind it', async () => {
  const value = await ask(answered(200, { ...json, 'set-cookie': 'id=1' }, '{"a": [1]}'), 'v1/forecast', {
    latitude: '25.1',
    zone: 'America/Nassau',
  });
  assert.deepEqual(value, { a: [1] });
  await ask(answered(200, { 'content-type': 'application/problem+json; charset=utf-8' }));
  const [first, second] = asked.slice(-2);
  assert.equal(first?.url, '/v1/forecast?latitude=25.1&zone=America%2FNassau');
  assert.equal(first.headers['user-agent'], `Gangway/${version}`);
  assert.equal(second?.headers.cookie, undefined);
  assert.equal(first.headers.referer, undefined);
});

test('a path of the base address stays in front', async () => {
  handler = answered(200, json);
  await readOutside({ base: `${service}/mirror/`, path: 'v1/forecast', query: {} });
  assert.equal(asked.at(-1)?.url, '/mirror/v1/forecast');
});

const wrong: [string, Handler, OutsideFailureKind][] = [
  ['headers that do not come', () => undefined, 'timeout'],
  [
    'a body that drips',
    (response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    'timeout',
  ],
  ['two megabytes', answered(200, json, JSON.stringify('x'.repeat(2 * 1024 * 1024))), 'too_large'],
  [
    'two megabytes packed into two kilobytes',
    answered(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(' '.repeat(2 * 1024 * 1024))),
    'too_large',
  ],
  [
    'a bomb',
    answered(200, { ...json, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(60 * 1024 * 1024))),
    'too_large',
  ],
  ['a damaged package', answered(200, { ...json, 'content-encoding': 'gzip' }, 'no gzip'), 'unreachable'],
  ['a page', answered(200, { 'content-type': 'text/html' }, '<p>Login</p>'), 'not_json'],
  ['no type', answered(200, {}), 'not_json'],
  ['JSON in name only', answered(200, json, '{"a": '), 'not_json'],
  ['nothing', answered(200, json, ''), 'not_json'],
  ['a redirect into the network', answered(302, { location: 'http://169.254.169.254/latest' }), 'redirected'],
  ['a redirect to another host', answered(301, { location: 'https://example.org/' }), 'redirected'],
  ['a redirect to itself', answered(307, { location: '/v1/forecast?q=1' }), 'redirected'],
  ['a connection that breaks off', (response) => response.destroy(), 'unreachable'],
  [
    'a body that breaks off',
    (response) => {
      response.writeHead(200, { ...json, 'content-length': '100' });
      response.write('{');
      setTimeout(() => response.destroy(), 20);
    },
    'unreachable',
  ],
  ['an error of theirs', answered(500, json), 'broken'],
  ['a key that is refused', answered(401, json), 'refused'],
  ['a call that is refused', answered(400, json), 'refused'],
  ['an answer without a body', answered(204, json), 'refused'],
];
/** Tries the answers that fail in these ways: each is requested once, and no other address is called. */
async function expectRefused(kinds: readonly OutsideFailureKind[]): Promise<void> {
  const cases = wrong.filter(([, , kind]) => kinds.includes(kind));
  assert.ok(cases.length >= kinds.length);
  for (const [name, next, kind] of cases) {
    const before = asked.length;
    const patience_ms = kind === 'timeout' ? short_ms : long_ms;
    assert.equal((await failureOf(next, patience_ms)).kind, kind, name);
    assert.equal(asked.length, before + 1, name);
  }
}

test('no redirect is followed, wherever it leads', () => expectRefused(['redirected']));

test('headers that do not come and a body that drips end with the patience', () =>
  expectRefused(['timeout']));

test('more than a megabyte is refused, however small it was packed', () => expectRefused(['too_large']));

test('what is not JSON, by its type or by its text, is refused', () => expectRefused(['not_json']));

test('a broken connection, an error and a refusal are distinguished', () =>
  expectRefused(['unreachable', 'broken', 'refused']));

test('a service that limits says for how long, in seconds or as a date', async () => {
  const limited = async (headers: Record<string, string>) => {
    const { kind, status, retry_after_s } = await failureOf(answered(429, headers));
    assert.deepEqual([kind, status], ['rate_limited', 429]);
    return retry_after_s;
  };
  assert.equal(await limited({ 'retry-after': '120' }), 120);
  const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
  assert.equal(await limited({ 'retry-after': 'Sat, 21 Nov 2026 12:05:00 GMT', date }), 300);
  for (const rubbish of ['soon', '-5', '1e9', '99999999999999999999', '']) {
    assert.equal(await limited({ 'retry-after': rubbish }), null, rubbish);
  }
  assert.equal(await limited({}), null);
});

test('a server that is not there, or not a server, is unreachable', async () => {
  for (const base of ['http://127.0.0.1:1', 'http://user:pass@127.0.0.1:1', 'http://nowhere.invalid']) {
    await assert.rejects(readOutside({ base, path: 'x', query: {}, patience_ms: short_ms }), (error) => {
      assert.ok(error instanceof OutsideFailure);
      return error.kind === 'unreachable' || error.kind === 'timeout';
    });
  }
});

test('no failure names more of an address than its host: there is a key in it', async () => {
  for (const [name, next] of wrong) {
    handler = next;
    const key = 'f00dfeedf00dfeed';
    await assert.rejects(
      readOutside({ base: service, path: 'data', query: { appid: key }, patience_ms: short_ms }),
      (error: Error) => {
        const told = [error.message, error.stack, JSON.stringify(error), String(error.cause)].join();
        assert.ok(!told.includes(key), name);
        return error instanceof OutsideFailure;
      },
    );
  }
});

test('a call that is called off ends at once', async () => {
  handler = () => undefined;
  const off = new AbortController();
  const call = readOutside({ base: service, path: 'x', query: {}, signal: off.signal });
  off.abort();
  await assert.rejects(call, (error) => error instanceof OutsideFailure && error.kind === 'unreachable');
});
