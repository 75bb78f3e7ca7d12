import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Queryable } from '#server/database/shape.ts';
import { startTestServer, type Caller } from '#server/testing/server.ts';
import { calls_of_cruise, recordShared } from '#server/testing/shared-cruise.ts';

/* The cost of sharing: no additional query, and none that reads a whole table. */

const server = await startTestServer();
const { query } = server.database;
const { owner, receiver, id, share, ask } = await recordShared(server);
await share('edit');
// its route and the mail are made after the answer, with statements that a test would count
await server.mailsSent();
await server.services.routes.settled(id);

interface Statement {
  sql: string;
  params: unknown[];
}

const { session } = query._ as unknown as { session: { prepareQuery: (statement: Statement) => unknown } };

const all: readonly Endpoint[] = endpoints;
const lists = ['cruises', 'dashboard', 'calendar'].map((path) => {
  const list = all.find((one) => one.method === 'GET' && one.path === path);
  assert.ok(list !== undefined);
  return list;
});
/** The calls that show parts of a cruise to all users who may see it; the list of these and the public link are the owner's alone. */
const reads = [
  ...lists,
  ...calls_of_cruise.filter(({ method, path }) => method === 'GET' && !/\/sharing(\/link)?$/.test(path)),
];
const span = { from: '2026-11-01', to: '2027-06-01' };

async function statementsOf(by: Caller, endpoint: Endpoint): Promise<Statement[]> {
  const read = () => ask(by, endpoint, { query: endpoint.path === 'calendar' ? span : {} });
  // caches are filled now
  await read();
  const prepared = mock.method(session, 'prepareQuery');
  const { status } = await read();
  prepared.mock.restore();
  assert.equal(status, 200, endpoint.path);
  return prepared.mock.calls.map((call) => call.arguments[0]);
}

test('a call takes as many queries for a shared cruise as for an own one', async () => {
  for (const endpoint of reads) {
    const [own, shared] = [await statementsOf(owner, endpoint), await statementsOf(receiver, endpoint)];
    assert.ok(own.length > 0, endpoint.path);
    // badges of a cruise are its owner's: those of a receiver are not computed
    assert.ok(shared.length <= own.length, `${endpoint.path}: ${shared.length} instead of ${own.length}`);
  }
});

test('the cruises of an account without received shares are found without the table of shares', async () => {
  const [list] = lists;
  assert.ok(list !== undefined);
  const readingShares = async (by: Caller) =>
    (await statementsOf(by, list)).filter(({ sql: text }) => text.includes('from "shares"')).length;
  // the session's statement looks whether there are any
  assert.equal(await readingShares(owner), 1);
  assert.ok((await readingShares(receiver)) > 1);
});

test('a change of a shared cruise takes as many queries as one of an own cruise', async () => {
  const change = all.find((one) => one.method === 'PATCH' && one.path === 'cruises/{id}');
  assert.ok(change !== undefined);
  const counts = [];
  for (const by of [owner, receiver]) {
    const prepared = mock.method(session, 'prepareQuery');
    assert.equal((await ask(by, change, { body: { deck: '9' } })).status, 200);
    counts.push(prepared.mock.callCount());
    prepared.mock.restore();
  }
  assert.equal(counts[0], counts[1]);
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

async function plansOf({ sql: text, params }: Statement): Promise<Plan[]> {
  const written = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = params[Number(place) - 1];
    if (value === null || value === undefined) return 'null';
    const literal = typeof value === 'string' ? value : JSON.stringify(value);
    return `'${literal.replaceAll("'", "''")}'`;
  });
  const { rows } = await query.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql.raw(`explain (format json) ${written}`),
  );
  const nodes: Plan[] = [];
  const walk = (plan: Plan): void => {
    nodes.push(plan);
    plan.Plans?.forEach(walk);
  };
  for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
  return nodes;
}

/** Other accounts with their own cruises and shares. */
async function addCrowd(tx: Queryable): Promise<void> {
  await tx.execute(
    sql`create temporary table crowd as select gen_random_uuid() as id, n from generate_series(1, 400) n`,
  );
  await tx.execute(sql`insert into users select (jsonb_populate_record(users, jsonb_build_object('id', crowd.id,
    'email', 'crowd-' || n || '@example.org', 'email_key', 'crowd-' || n || '@example.org'))).*
    from users, crowd where email_key = 'receiver@example.org'`);
  await tx.execute(sql`insert into cruises select (jsonb_populate_record(cruises, jsonb_build_object(
    'id', gen_random_uuid(), 'owner_id', crowd.id))).* from cruises, crowd, generate_series(1, 10) where cruises.id = ${id}`);
  await tx.execute(sql`insert into shares (id, owner_id, email, email_key, share_level, created_at, receiver_id, accepted_at)
    select gen_random_uuid(), one.id, 'crowd-' || other.n || '@example.org', 'crowd-' || other.n || '@example.org', 'full', now(), other.id, now()
    from crowd one join crowd other on other.n between one.n + 1 and one.n + 10`);
  await tx.execute(sql`drop table crowd`);
}

test('shares and cruises are found by their indexes, with and without statistics of the database', async () => {
  // a temporary table belongs to its connection
  await server.database.transaction(addCrowd);
  for (const is_known of [false, true]) {
    if (is_known)
      for (const table of ['shares', 'cruises', 'users']) await query.execute(sql.raw(`analyze ${table}`));
    for (const endpoint of reads) {
      const asked = (await statementsOf(receiver, endpoint)).filter((statement) =>
        statement.sql.includes('"shares"'),
      );
      // badges of a cruise are its owner's
      if (!endpoint.path.endsWith('/badges')) assert.ok(asked.length > 0, endpoint.path);
      for (const statement of asked) {
        const plans = await plansOf(statement);
        const scanned = plans
          .filter((plan) => plan['Node Type'] === 'Seq Scan')
          .map((plan) => plan['Relation Name']);
        const what = `${endpoint.path}, ${is_known ? 'known' : 'unknown'}: ${statement.sql.slice(0, 120)}`;
        for (const table of ['shares', 'cruises']) assert.ok(!scanned.includes(table), `${table} of ${what}`);
        // a pending share is found by the address
        const index = statement.sql.includes('"naming"') ? 'shares_email' : 'shares_receiver';
        assert.ok(
          plans.some((plan) => plan['Index Name'] === index),
          what,
        );
      }
    }
  }
});
