import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { startTestServer } from '#server/testing/server.ts';
import { bookingOf, openTestReader, proposalOf, readOut } from '#server/testing/uploads.ts';

const server = await startTestServer({}, { reader: openTestReader() });
const token = 'a-token-for-prometheus';
const local = { host: 'localhost:8080' };

/** An answer of a server that differs in some of its services. */
async function ask(
  url: string,
  headers: Record<string, string>,
  other: Partial<Services> = {},
  from = '127.0.0.1',
) {
  const app = await buildApp({ ...server.services, ...other }, null);
  const answer = await app.inject({ url, headers, remoteAddress: from });
  await app.close();
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
}

const readMetrics = async () => (await fetch(`${server.url}/metrics`)).text();

/** The names that are exposed, with those of the series of histograms. */
function namesIn(text: string): Set<string> {
  const families = text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  return new Set(
    Array.from(families, ([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ).flat(),
  );
}

test('it counts requests by endpoint, method and class of status, and the outcomes of readings', async () => {
  const traveller = await server.traveller();
  await traveller.call('GET cruises');
  await traveller.call('GET cruises/{id}', { params: { id: '01a1fbe7-d1ea-79d9-842b-d01fddee6407' } });
  await readOut(traveller, bookingOf(proposalOf({ ship_name: 'Bolette' })));
  await server.mailsSent();
  const text = await readMetrics();
  const count = 'gangway_http_request_duration_seconds_count';
  assert.match(text, new RegExp(`^${count}{endpoint="/api/cruises",method="GET",status="2xx"} 1$`, 'm'));
  assert.match(text, new RegExp(`^${count}{endpoint="/api/cruises/:id",method="GET",status="4xx"} 1$`, 'm'));
  assert.match(text, /^gangway_uploads_read_total{outcome="proposed"} 1$/m);
  assert.match(text, /^gangway_database_up 1$/m);
  assert.match(text, /^gangway_queue_waiting_jobs{queue="mail"} 0$/m);
  assert.match(text, /^gangway_reminders_due \d+$/m);
  assert.match(text, /^process_resident_memory_bytes \d{7,}$/m);
  assert.match(text, /^gangway_event_loop_delay_seconds{quantile="0.99"} [\d.e-]+$/m);
  assert.doesNotMatch(text, /01a1fbe7|example\.org/, 'nothing of an account');
});

test('only programs on this machine read it, or those with the token', async () => {
  const { config } = server.services;
  const with_token = { config: { ...config, METRICS_TOKEN: token } };
  const bearer = { authorization: `Bearer ${token}` };
  const { status, type } = await ask('/metrics', local);
  assert.deepEqual([status, type], [200, 'text/plain; version=0.0.4; charset=utf-8']);
  const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;
  assert.equal(await statusOf('/metrics', local, {}, '192.0.2.7'), 404);
  assert.equal(await statusOf('/metrics', { host: 'gangway.example.org' }), 404);
  // a proxy on this machine that adds no header looks the same
  for (const [PUBLIC_URL, expected] of [
    ['https://gangway.example.org', 404],
    ['http://localhost.example.org', 404],
    ['http://localhost:9000', 200],
  ] as const)
    assert.equal(
      await statusOf('/metrics', local, { config: { ...config, PUBLIC_URL } }),
      expected,
      PUBLIC_URL,
    );
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    assert.equal(await statusOf('/metrics', { ...local, [header]: '127.0.0.1' }), 404, header);
  assert.equal(await statusOf('/metrics', bearer, with_token, '192.0.2.7'), 200);
  assert.equal(
    await statusOf('/metrics', { authorization: `Bearer ${token}x` }, with_token, '192.0.2.7'),
    404,
  );
  assert.equal(await statusOf('/metrics', bearer, {}, '192.0.2.7'), 404);
});

test('without the database those of the process are left, and readiness says why', async () => {
  const broken = () => Promise.reject(new Error('away'));
  const { database, jobs } = server.services;
  const away = { database: { ...database, ping: broken } };
  const { text } = await ask('/metrics', local, away);
  assert.match(text, /^gangway_database_up 0$/m);
  assert.doesNotMatch(text, /^gangway_queue_waiting_jobs{/m);
  const reasonOf = async (other: Partial<Services>) => {
    const { status, text: body } = await ask('/readyz', {}, other);
    return [status, (JSON.parse(body) as { reason?: string }).reason];
  };
  assert.deepEqual(await reasonOf({}), [200, undefined]);
  assert.deepEqual(await reasonOf(away), [503, 'database']);
  assert.deepEqual(await reasonOf({ jobs: { ...jobs, ping: broken } }), [503, 'queue']);
  const { query } = server.database;
  await query.execute(sql`update migrations set name = 'x' where name = '0020_api_tokens.sql'`);
  const lacking = await reasonOf({});
  await query.execute(sql`update migrations set name = '0020_api_tokens.sql' where name = 'x'`);
  assert.deepEqual(lacking, [503, 'migrations']);
});

test('a job that is due and not begun is counted with its age', async () => {
  // no server that sells nothing works on this queue
  const name = 'billing-address';
  await server.database.query.execute(sql`
    insert into pgboss.job (name, start_after, state)
    values (${name}, now() - interval '90 seconds', 'created')`);
  const text = await readMetrics();
  assert.match(text, new RegExp(`^gangway_queue_waiting_jobs{queue="${name}"} 1$`, 'm'));
  const age = new RegExp(`^gangway_queue_oldest_job_age_seconds{queue="${name}"} ([\\d.]+)$`, 'm').exec(text);
  assert.ok(Number(age?.[1]) >= 90);
});

test('every metric of the alerts and the dashboard exists', async () => {
  const names = namesIn(await readMetrics());
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = readFileSync(new URL(`../../../docs/operating/${file}`, import.meta.url), 'utf8');
    const used = new Set(text.match(/\b(?:gangway|process|nodejs)_\w+/g));
    assert.ok(used.size > 4, file);
    assert.deepEqual(
      [...used].filter((name) => !names.has(name)),
      [],
      file,
    );
  }
});
