import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from '#server/app.ts';
import { gangway } from '#server/testing/gangway.ts';
import { startTestServer } from '#server/testing/server.ts';
import { openMaintenance } from './actions.ts';

const server = await startTestServer();
const { services, url } = server;

const run = (word: string) => gangway(services, ['maintenance', word]);
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
    assert.ok(body.includes('<title>Gangway</title>'));
  }
  assert.equal((await app.inject({ url: '/commands.ts' })).statusCode, 200);
  assert.equal((await app.inject({ url: '/api/about' })).statusCode, 503);
  await run('off');
  await app.close();
});

test('another server on the same database follows within a second', async () => {
  // it has looked just before
  const other = openMaintenance(services.database, services.clock);
  assert.equal(await other.isOn(), false);
  await run('on');
  server.clock.pass(1);
  assert.equal(await other.isOn(), true);
  await run('off');
  server.clock.pass(1);
  assert.equal(await other.isOn(), false);
});
