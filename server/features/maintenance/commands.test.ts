import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, startTestServer, type Caller } from '#server/testing/server.ts';
import { openMaintenance } from './actions.ts';

const server = await startTestServer();
const { services, url } = server;

const run = (...words: string[]) => gangway(services, ['maintenance', ...words]);
const says = (sentence: string) => ({ code: 0, out: `${sentence}\n`, err: '' });
const unknown_id = '01a1fbe7-d1ea-79d9-842b-d01fddee6407';

async function statusOf(path: string): Promise<number> {
  const response = await fetch(`${url}${path}`);
  await response.bytes();
  return response.status;
}

test('while maintenance is on every call answers 503 and when to come again; off, all is as before', async () => {
  const traveller = await server.traveller();
  assert.deepEqual(await run('status'), says('Maintenance is off.'));
  assert.deepEqual(await run('on'), says('Maintenance is on since 2026-11-21 12:00 UTC.'));
  for (const { method, path } of endpoints) {
    const address = path.replaceAll(/\{\w+\}/g, unknown_id);
    const response = await fetch(`${url}/api/${address}`, { method, headers: traveller.headers });
    const body = (await response.json()) as { code: string; detail: string };
    assert.equal(response.status, 503, `${method} ${path}`);
    assert.equal(response.headers.get('retry-after'), '60');
    assert.deepEqual(body, {
      code: 'maintenance',
      detail: 'The application is currently undergoing maintenance.',
      maintenance: { message: null, planned_end: null },
    });
  }
  assert.equal(await statusOf('/healthz'), 200);
  assert.equal(await statusOf('/readyz'), 200);
  server.clock.pass(1800);
  assert.deepEqual(await run('on'), says('Maintenance is on since 2026-11-21 12:00 UTC.'));
  assert.deepEqual(await run('status'), says('Maintenance is on since 2026-11-21 12:00 UTC.'));
  assert.deepEqual(await run('off'), says('Maintenance is off.'));
  assert.equal((await traveller.call('GET user/settings')).status, 200);
  assert.deepEqual(await run('off'), says('Maintenance is off.'));
});

test('it shows the operator’s note and planned end, and operators can log in throughout', async () => {
  const [ada, ben] = [
    await server.traveller({ email: 'ada@example.org' }),
    await server.traveller({ email: 'ben@example.org' }),
  ];
  await gangway(services, ['user', 'set-plan', 'ada@example.org', 'admin']);
  const { out } = await run('on', '--message', 'New engines', '--until', '2026-11-21T14:00Z');
  assert.equal(
    out,
    'Maintenance is on since 2026-11-21 12:30 UTC.\nIt is to be over at 2026-11-21 14:00 UTC.\nIt says: New engines\n',
  );
  const { status, failure } = await ben.call('GET about');
  const told = { message: 'New engines', planned_end: '2026-11-21T14:00:00.000Z' };
  assert.deepEqual([status, failure.maintenance], [503, told]);
  for (const key of ['GET about', 'GET dashboard', 'GET admin/maintenance', 'GET auth/captcha/'] as const) {
    assert.equal((await ada.call(key)).status, 200, key);
  }
  // the login: anyone but an operator learns nothing, whatever they typed
  const logIn = async (email: string, password: string) => {
    const { status: said, failure: why } = await server.stranger.call('POST auth/jwt/create/', {
      body: { email, password },
    });
    return [said, why.code];
  };
  assert.deepEqual(await logIn('ada@example.org', good_password), [200, undefined]);
  for (const [email, password] of [
    ['ben@example.org', good_password],
    ['ben@example.org', 'Wrong-word-1'],
    ['ada@example.org', 'Wrong-word-1'],
    ['nobody@example.org', good_password],
  ] as const) {
    assert.deepEqual(await logIn(email, password), [503, 'maintenance'], email);
  }
  const refresh = async (caller: Caller) => {
    const body = { refresh: caller.tokens?.refresh };
    return (await server.stranger.call('POST auth/jwt/refresh/', { body })).status;
  };
  assert.equal(await refresh(ben), 503);
  assert.equal(await refresh(ada), 200);
  await run('off');
  assert.equal(await refresh(ben), 200, 'nobody lost a session by it');
  const { body } = await ada.call('GET admin/audit', { query: { from: '2026-11-21' } });
  const [off, on] = body.items;
  assert.deepEqual(
    [off?.action, on?.action, on?.actor],
    ['maintenance.off', 'maintenance.on', 'command line'],
  );
  assert.deepEqual(on?.details, { after: told });
});

test('the page and its files are served all the while', async () => {
  const web = {
    folder: import.meta.dirname,
    index: '<!doctype html><title>Gangway</title><meta name="gangway-links" content="{}">',
    build_hash: 'abc',
    built_at: '2026-11-21T12:00:00Z',
    script_hashes: [],
    style_hashes: [],
  };
  const app = await buildApp(services, web);
  await run('on');
  for (const path of ['/', '/maintenance', '/cruises']) {
    const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    assert.equal(statusCode, 200, path);
    assert.match(body, /<title>[^<]*Gangway/);
  }
  assert.equal((await app.inject({ url: '/commands.ts' })).statusCode, 200);
  assert.equal((await app.inject({ url: '/api/about' })).statusCode, 503);
  await run('off');
  await app.close();
});

test('another server on the same database follows within a second', async () => {
  // it has read the switch just before
  const other = openMaintenance(services.database, services.clock);
  assert.equal(await other.isOn(), false);
  await run('on');
  server.clock.pass(1);
  assert.equal(await other.isOn(), true);
  await run('off');
  server.clock.pass(1);
  assert.equal(await other.isOn(), false);
});
