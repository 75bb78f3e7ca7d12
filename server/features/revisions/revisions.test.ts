import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createdTables } from '#server/database/tables.ts';
import { newId } from '#server/platform/ids.ts';
import { sweepReminders } from '#server/features/reminders/actions-sweep.ts';
import { KeptAnswers } from '#server/platform/http/kept-answers.ts';
import { Caller, good_password, startTestServer } from '#server/testing/server.ts';
import { tidyChanges } from './actions.ts';
import { changesOf } from '#server/testing/shared-changes.ts';
import { recordShared, shared_record } from '#server/testing/shared-cruise.ts';

/*
 * Answers that are kept by revision. All other server tests make each answer again and compare it with the kept one
 * (`is_checked`), so that any of them fails by a change that raises no revision. Here answers are kept as on a server.
 */

const server = await startTestServer({}, { answers: new KeptAnswers('test') });
const { query } = server.database;
const { owner, receiver, id, params, share, ask } = await recordShared(server);
await share('edit');
await server.services.routes.settled(id);
// statements of work behind would be counted
await server.mailsSent();

const { rows: accounts } = await query.execute<{ id: string; email: string }>(
  sql`select id, email from users order by id`,
);
const [olga = '', rosa = ''] = accounts.map((account) => account.id);
const email = accounts[0]?.email ?? '';

const all: readonly Endpoint[] = endpoints;
const kept = all.filter(({ changes_with }) => changes_with !== undefined);
const queries: Record<string, Record<string, string>> = {
  calendar: { from: '2026-11-01', to: '2027-06-01' },
  'stats/explained': { scope: 'future', figure: 'cruises' },
};

/** The number of statements that a call takes, and its answer. */
async function statementsOf(path: string, headers: Record<string, string> = {}, by = owner) {
  const { session } = query._ as unknown as { session: { prepareQuery: () => unknown } };
  const prepared = mock.method(session, 'prepareQuery');
  const search = new URLSearchParams(queries[path]).toString();
  const response = await fetch(`${server.url}/api/${path.replace('{id}', id)}?${search}`, {
    headers: { ...by.headers, ...headers },
  });
  const text = await response.text();
  prepared.mock.restore();
  return {
    status: response.status,
    tag: response.headers.get('etag'),
    text,
    count: prepared.mock.callCount(),
  };
}

test('an answer that did not change takes the statement of the session, and none with its tag', async () => {
  for (const { path, is_versioned } of kept) {
    const first = await statementsOf(path);
    // what is computed of a kept log takes no other statement the first time
    assert.equal(first.status, 200, path);
    const again = await statementsOf(path);
    assert.deepEqual([again.count, again.text], [1, first.text], path);
    assert.ok(first.tag !== null, path);
    if (is_versioned === true) continue;
    const unchanged = await statementsOf(path, { 'if-none-match': `W/${first.tag}` });
    assert.deepEqual(
      [unchanged.status, unchanged.count, unchanged.text, unchanged.tag],
      [304, 1, '', first.tag],
      path,
    );
    // the answer of another language is another one, and so is that of a text that was compressed
    const other = await statementsOf(path, { 'if-none-match': first.tag, 'accept-language': 'he' });
    assert.equal(other.status, 200, path);
  }
});

async function revisionOf(user_id: string): Promise<number> {
  const { rows } = await query.execute<{ revision: string }>(
    sql`select revision from account_revisions where user_id = ${user_id}`,
  );
  return Number(rows[0]?.revision ?? 0);
}

/** Reads each kept answer of both, and makes it anew beside it: a change that raised no revision shows as a difference. */
async function compareAll(what: string): Promise<void> {
  for (const by of [owner, receiver])
    for (const endpoint of kept) {
      const asked = queries[endpoint.path] ?? {};
      const answered = await ask(by, endpoint, { query: asked });
      // an address that was not asked before is made
      const made = await ask(by, endpoint, { query: { ...asked, address: String((addresses += 1)) } });
      assert.deepEqual(answered, made, `${endpoint.path} after ${what}`);
    }
}
let addresses = 0;

test('no kept answer is from before a change', async () => {
  const steps = changesOf(server, { owner, receiver, id, params, share }, { olga, rosa });
  await share('edit');
  await compareAll('the beginning');
  for (const [what, change] of Object.entries(steps)) {
    const done = await change();
    const { status = 200 } = (done ?? {}) as { status?: number };
    assert.ok(status < 300, `${what}: ${JSON.stringify(done)}`);
    await compareAll(what);
  }
  await share('edit');
});

test('a transaction raises at its end, and nothing if it fails', async () => {
  const before = await revisionOf(olga);
  await assert.rejects(
    server.database.transaction(async (tx) => {
      await tx.execute(sql`update cruises set deck = '1' where id = ${id}`);
      throw new Error('undone');
    }),
  );
  assert.equal(await revisionOf(olga), before);
  await server.database.transaction(async (tx) => {
    await tx.execute(sql`update cruises set deck = '2' where id = ${id}`);
    await tx.execute(sql`update cruise_passengers set note = 'x' where cruise_id = ${id}`);
  });
  assert.ok((await revisionOf(olga)) > before);
  const { rows } = await query.execute(sql`select from noted_changes`);
  assert.equal(rows.length, 0);
});

test('work that shows in no answer raises nothing', async () => {
  await statementsOf('dashboard');
  await sweepReminders(server.services);
  await query.execute(sql`update uploads set progress = 1`);
  await query.execute(sql`delete from weather_forecasts`);
  assert.ok((await statementsOf('dashboard')).count <= 2);
});

test('until when answers hold is found once for a revision', async () => {
  const { session } = query._ as unknown as {
    session: { prepareQuery: (query: { sql: string }) => unknown };
  };
  const asked = async () => {
    const prepared = mock.method(session, 'prepareQuery');
    for (const call of ['GET dashboard', 'GET stats', 'GET loyalty'] as const) await owner.call(call);
    const texts = prepared.mock.calls.map(({ arguments: [prepared_query] }) => prepared_query.sql);
    prepared.mock.restore();
    return texts.filter((text) => text.includes('is_near')).length;
  };
  await owner.call('PATCH cruises/{id}', { params, body: { deck: '3' } });
  assert.equal(await asked(), 1);
  assert.equal(await asked(), 0);
  await owner.call('PATCH cruises/{id}', { params, body: { deck: '2' } });
  assert.equal(await asked(), 1);
});

test('an answer that is made first after a change takes these statements', async () => {
  const traveller = await server.traveller();
  const record = async (year: number) => {
    const body = {
      ship_name: 'First',
      start_date: `${year}-03-06`,
      end_date: `${year}-03-13`,
      start_port_id: 'us-miami',
      end_port_id: 'mx-cozumel',
    };
    const { status, body: cruise, failure } = await traveller.call('POST cruises', { body });
    assert.equal(status, 201, JSON.stringify(failure));
    // its route is computed after the answer, with its own statements
    await server.services.routes.settled(cruise.id);
    return cruise.id;
  };
  await record(2024);
  const ahead = await record(2027);
  const counts: Record<string, number> = {};
  const again: Record<string, number> = {};
  const paths = ['dashboard', 'summary', 'stats', 'stats/explained', 'stats/map', 'badges', 'loyalty'];
  for (const [turn, path] of paths.entries()) {
    const change = { params: { id: ahead }, body: { deck: String(turn) } };
    assert.equal((await traveller.call('PATCH cruises/{id}', change)).status, 200);
    counts[path] = (await statementsOf(path, {}, traveller)).count;
    // another language: made again, of the same log
    again[path] = (await statementsOf(path, { 'accept-language': 'he' }, traveller)).count;
  }
  // the session, the log and until when the answer holds; the others are no figures, such as the plan and positions
  const first = {
    dashboard: 7,
    summary: 4,
    stats: 4,
    'stats/explained': 3,
    'stats/map': 6,
    badges: 3,
    loyalty: 6,
  };
  assert.deepEqual(counts, first);
  const known = {
    dashboard: 5,
    summary: 2,
    stats: 2,
    'stats/explained': 1,
    'stats/map': 3,
    badges: 1,
    loyalty: 4,
  };
  assert.deepEqual(again, known);
});

test('the list of changes names the record, for each account that sees it', async () => {
  const since = Math.max(await revisionOf(olga), await revisionOf(rosa));
  await owner.call('PATCH cruises/{id}', { params, body: { deck: '4' } });
  const { rows } = await query.execute<{ user_id: string; record_id: string }>(
    sql`select user_id, record_id from account_changes
      where revision > ${since} and user_id in (${olga}, ${rosa}) order by user_id`,
  );
  assert.deepEqual(
    rows,
    [olga, rosa].toSorted().map((user_id) => ({ user_id, record_id: id })),
  );
});

test('changes of the last months are kept, and older ones removed', async () => {
  const count = async () => (await query.execute(sql`select from account_changes`)).rows.length;
  const all_changes = await count();
  await tidyChanges(server.services);
  assert.equal(await count(), all_changes);
  await query.execute(
    sql`update account_changes set revision = revision - 9000000000 where user_id = ${rosa}`,
  );
  await tidyChanges(server.services);
  assert.ok((await count()) < all_changes);
});

test('writers of cruises that are shared both ways do not wait for each other for ever', async () => {
  const { body: theirs, failure } = await receiver.call('POST cruises', {
    body: { ...shared_record, ship_name: 'Mine' },
  });
  assert.ok(theirs.id !== undefined, JSON.stringify(failure));
  const { body: offered } = await receiver.call('POST cruises/{id}/sharing', {
    params: { id: theirs.id },
    body: { email, share_level: 'edit' },
  });
  const accepted = await owner.call('PATCH user/sharing/{id}', {
    params: { id: offered.id },
    body: { state: 'accepted' },
  });
  assert.equal(accepted.status, 200);
  const before = [await revisionOf(olga), await revisionOf(rosa)];
  // each changes a row of its own and raises both accounts
  const writes = Array.from({ length: 40 }, (_, turn) => {
    const cruise_id = turn % 2 === 0 ? id : theirs.id;
    return server.database.transaction(async (tx) => {
      const part = newId();
      await tx.execute(sql`insert into cruise_diary (id, cruise_id, created_at, day, text)
        values (${part}, ${cruise_id}, now(), '2027-05-01', 'x')`);
      await tx.execute(sql`delete from cruise_diary where id = ${part}`);
    });
  });
  await Promise.all(writes);
  const after = [await revisionOf(olga), await revisionOf(rosa)];
  for (const [place, revision] of after.entries())
    assert.ok(revision >= (before[place] ?? 0) + writes.length);
});

test('no answer is older than a write that was answered before it was asked', async () => {
  let written = 0;
  let answers = 0;
  const write = async () => {
    for (let deck = 1; deck <= 60; deck += 1) {
      const { status } = await owner.call('PATCH cruises/{id}', { params, body: { deck: String(deck) } });
      assert.equal(status, 200);
      written = deck;
    }
  };
  const read = async (by: Caller) => {
    for (let before = 0; before < 60; before = written) {
      const { body } = await by.call('GET cruises/{id}', { params });
      assert.ok(Number(body.deck) >= before, `deck ${body.deck} after ${before} was written`);
      answers += 1;
    }
  };
  await owner.call('PATCH cruises/{id}', { params, body: { deck: '0' } });
  await Promise.all([write(), ...[owner, owner, receiver, receiver].map(read)]);
  assert.ok(answers > 0);
});

test('inserts, updates and deletions of each table that an answer shows are noted', async () => {
  const { rows } = await query.execute<{ name: string; events: number }>(sql`
    select event_object_table as name, count(distinct event_manipulation)::int as events
    from information_schema.triggers where action_statement like '%note\\_%' group by 1`);
  const watched = new Set(rows.filter(({ events }) => events === 3).map(({ name }) => name));
  assert.equal(watched.size, rows.length);
  assert.deepEqual(
    createdTables()
      .filter((name) => !watched.has(name))
      .toSorted(),
    [
      'account_changes',
      'account_revisions',
      // of the way in, of operators, of the work behind; billing events arrive with a change of the user
      'api_tokens',
      'audit_log',
      'backups',
      'billing_events',
      'catalog_versions',
      'contact_messages',
      'email_changes',
      'known_devices',
      'limits',
      'mailed_links',
      'migrations',
      'noted_changes',
      // in no answer that is kept
      'past_weather',
      'registration_codes',
      'reminder_watches',
      'sessions',
      'switches',
      'used_captchas',
    ],
  );
});

test('a deleted account leaves no revision', async () => {
  const gone = await server.traveller({ first_name: 'Gone' });
  const { rows } = await query.execute<{ id: string }>(sql`select id from users where first_name = 'Gone'`);
  const user_id = rows[0]?.id ?? '';
  await gone.call('POST cruises', { body: { start_date: '2027-05-01', end_date: '2027-05-09' } });
  assert.ok((await revisionOf(user_id)) > 0);
  await query.execute(sql`delete from users where id = ${user_id}`);
  assert.equal(await revisionOf(user_id), 0);
  const left = await query.execute(sql`select from account_changes where user_id = ${user_id}`);
  assert.equal(left.rows.length, 0);
});

test('an answer ends at midnight of its caller, and at the minute while a cruise is near', async () => {
  const at = async (now: string) => {
    server.clock.set(now);
    const { body, status, failure } = await server.stranger.call('POST auth/jwt/create/', {
      body: { email, password: good_password },
    });
    assert.equal(status, 200, JSON.stringify(failure));
    const by = new Caller(server.url, { 'x-timezone': 'Asia/Kathmandu' }, body);
    return (headers: Record<string, string> = {}) => statementsOf('dashboard', headers, by);
  };
  const evening = await at('2026-12-01T18:14:58Z');
  const { tag } = await evening();
  server.clock.pass(1);
  // the second looks whether maintenance began
  assert.ok((await evening()).count <= 2);
  server.clock.pass(1);
  assert.deepEqual((await evening({ 'if-none-match': tag ?? '' })).status, 200);
  const aboard = await at('2027-03-08T12:00:30Z');
  await aboard();
  server.clock.pass(29);
  assert.ok((await aboard()).count <= 2);
  server.clock.pass(1);
  assert.ok((await aboard()).count > 2);
  server.clock.set('2026-11-21T12:00:00Z');
});
