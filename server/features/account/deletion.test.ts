import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { query } = server.database;

/** All tables of the database, so that a new one cannot be forgotten. */
async function listTables(): Promise<string[]> {
  const { rows } = await query.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables in which a user's row cannot be found by the user, with the reason. */
const not_the_users: Record<string, string> = {
  'public.migrations': 'which migrations ran',
  'public.switches': 'what holds for the whole instance',
  'public.backups': 'files of the whole instance, without anything of a user',
  'public.announcements': 'what is told to everybody',
  'public.audit_log': 'what operators did; of an account that goes, neither who it was nor to whom',
  'public.ship_calls': 'catalogue',
  'public.registration_codes': 'made by the operator, and says nothing of who used it',
  'public.used_captchas': 'numbers that nobody is known by, for twenty minutes',
  'public.limits': 'hashes, for a day at most; those of the account are deleted too',
  'public.cruise_lines': 'catalogue',
  'public.ships': 'catalogue',
  'public.ports': 'catalogue',
  'public.airports': 'catalogue',
  'public.airlines': 'catalogue',
  'public.loyalty_programmes': 'catalogue',
  'public.loyalty_tiers': 'catalogue',
  'public.final_payment_rules': 'catalogue',
  'public.catalog_versions': 'catalogue',
  'public.billing_events': 'which events of the payment provider came, and nothing of whom they are about',
  'public.weather_forecasts': 'places, not people',
  'public.past_weather': 'places, not people',
  'public.account_revisions': 'a number for each account, deleted with it by a trigger',
  'public.account_changes': 'ids of changed records for each account, deleted with it by a trigger',
  'public.noted_changes': 'empty between transactions',
};

/** The tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables()) {
    const [schema = '', name = ''] = table.split('.');
    const { rows } = await query.execute<{ is_there: boolean }>(
      sql`select exists (select from ${sql.identifier(schema)}.${sql.identifier(name)} as row
        where row::text like ${`%${text}%`}) as is_there`,
    );
    if (rows[0]?.is_there === true) found.push(table);
  }
  return found;
}

test('an account that is deleted leaves nothing of its user in any table', async () => {
  const email = 'leaver@example.org';
  const leaver = await server.traveller({ email });
  const other = await server.traveller({ email: 'stayer@example.org' });
  const body = { ship_name: 'Any', start_date: '2027-03-06', end_date: '2027-03-13' };
  for (const owner of [leaver, other]) await owner.call('POST cruises', { body });
  const { user } = (await leaver.call('GET user/settings')).body;
  // a second operator, as the only one may not delete their account
  await gangway(server.services, ['user', 'set-plan', 'stayer@example.org', 'admin']);
  await gangway(server.services, ['user', 'set-plan', email, 'admin']);
  await leaver.call('PATCH admin/users/{id}', {
    params: { id: user.id },
    body: { plan_expiry: '2030-01-01' },
  });
  await server.stranger.call('POST auth/users/reset_password/', { body: { email } });
  await server.mailsSent();
  const before = await tablesWith(user.id);
  for (const table of ['users', 'sessions', 'cruises', 'mailed_links', 'known_devices', 'audit_log']) {
    assert.ok(before.includes(`public.${table}`), `there is something to delete in ${table}`);
  }
  assert.ok(
    before.some((table) => table.startsWith('pgboss.')),
    'and among the jobs',
  );
  const mails = server.mails.length;
  const gone = await leaver.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  assert.deepEqual(await tablesWith(user.id), []);
  await server.mailsSent();
  assert.equal(server.mails.length, mails + 1);
  assert.equal(server.mails.at(-1)?.to, email, 'a farewell goes out');
  // the farewell's own job contains the receiver's address until it is removed with the others
  const { rows: jobs } = await query.execute(
    sql`select data->>'kind' as kind, keep_s from (
      select data, deletion_seconds as keep_s from pgboss.job where data::text like ${`%${email}%`}) as job`,
  );
  assert.deepEqual(jobs, [{ kind: 'account_deleted', keep_s: 60 }]);
  assert.deepEqual(
    (await tablesWith(email)).filter((table) => !table.startsWith('pgboss.')),
    [],
  );
  assert.equal((await leaver.call('GET user/settings')).status, 401);
  const refresh = { refresh: leaver.tokens?.refresh };
  assert.equal((await leaver.call('POST auth/jwt/refresh/', { body: refresh })).status, 401);
  const login = { email, password: good_password };
  assert.equal((await server.stranger.call('POST auth/jwt/create/', { body: login })).status, 401);
  assert.equal((await other.call('GET cruises')).body.total, 1, 'nobody else loses anything');
});

test('nor is an address left that the account had before', async () => {
  const old_email = 'moved-away@example.org';
  const mover = await server.traveller({ email: old_email });
  const { stranger } = server;
  await stranger.call('POST auth/users/reset_password/', { body: { email: old_email } });
  const new_email = 'moved-here@example.org';
  const change = await mover.call('POST auth/users/email_change/', {
    body: { current_password: good_password, new_email },
  });
  const { text } = await server.mailTo(new_email);
  const code = /^\s*(\d{3})\s?(\d{3})\s*$/m.exec(text)?.slice(1).join('');
  const { id } = change.body;
  await stranger.call('POST auth/email_validation/{id}/', { params: { id }, body: { code } });
  const { body } = await stranger.call('POST auth/jwt/create/', {
    body: { email: new_email, password: good_password },
  });
  await server.mailsSent();
  const moved = stranger.with({ authorization: `Bearer ${body.access}` });
  const gone = await moved.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  assert.equal(gone.status, 204);
  assert.deepEqual(await tablesWith(old_email), []);
});

test('every table is the users’ and goes with them, or is listed with its reason', async () => {
  // also indirectly: a flight is deleted with its cruise, and the cruise with its owner
  const { rows } = await query.execute<{ name: string }>(sql`
    with recursive going as (
      select 'users'::regclass::oid as id
      union
      select conrelid from pg_constraint join going on confrelid = going.id
      where contype = 'f' and confdeltype = 'c'
    )
    select relnamespace::regnamespace || '.' || relname as name from pg_class join going on going.id = pg_class.oid`);
  const with_user = new Set(['public.users', ...rows.map(({ name }) => name)]);
  const unexplained = (await listTables()).filter(
    (table) => !with_user.has(table) && not_the_users[table] === undefined && !table.startsWith('pgboss.'),
  );
  assert.deepEqual(unexplained, []);
  const tables = new Set(await listTables());
  assert.deepEqual(
    Object.keys(not_the_users).filter((table) => !tables.has(table)),
    [],
    'a reason for a table that is gone',
  );
});

test('deletion asks for the password, and a wrong one deletes nothing', async () => {
  const traveller = await server.traveller();
  const wrong = await traveller.call('DELETE auth/users/me/', { body: { current_password: 'Wrong-word-1' } });
  assert.deepEqual(wrong.failure.errors, { current_password: ['This isn’t your current password.'] });
  assert.equal((await traveller.call('DELETE auth/users/me/', { body: {} })).status, 400);
  assert.equal((await traveller.call('GET user/settings')).status, 200);
});

test('an address is free again when its account is gone', async () => {
  const email = 'returner@example.org';
  const traveller = await server.traveller({ email });
  await traveller.call('DELETE auth/users/me/', { body: { current_password: good_password } });
  const again = await server.traveller({ email });
  assert.equal((await again.call('GET cruises')).body.total, 0);
});

test('the only operator keeps their account until another account is operator, too', async () => {
  const run = (...args: string[]) => gangway(server.services, ['user', ...args]);
  const leave = async (caller: Awaited<ReturnType<typeof server.traveller>>, password = good_password) => {
    const { status, failure } = await caller.call('DELETE auth/users/me/', {
      body: { current_password: password },
    });
    return status === 204 ? [status] : [status, failure.code, failure.detail];
  };
  await run('set-plan', 'stayer@example.org', 'free');
  const first = await server.traveller({ email: 'first@example.org' });
  await run('set-plan', 'first@example.org', 'admin');
  const alone = [409, 'last_operator', 'You’re the last operator here. Make someone else an operator first.'];
  assert.deepEqual(await leave(first), alone);
  assert.equal((await leave(first, 'Another-1')).at(0), 400, 'nobody is told without the password');
  assert.equal((await first.call('GET user/settings')).status, 200);
  // an operator who cannot log in, and one whose plan is over, do not count
  await server.traveller({ email: 'shut@example.org' });
  await run('set-plan', 'shut@example.org', 'admin');
  await run('disable', 'shut@example.org');
  await server.traveller({ email: 'over@example.org' });
  await run('set-plan', 'over@example.org', 'admin', '--until', '2026-01-01');
  assert.deepEqual(await leave(first), alone);
  const second = await server.traveller({ email: 'second@example.org' });
  await run('set-plan', 'second@example.org', 'admin');
  // each deletion alone would leave the other operator, but not both
  const both = await Promise.all([leave(first), leave(second)]);
  assert.deepEqual(
    both.toSorted(([one], [other]) => Number(one) - Number(other)),
    [[204], alone],
  );
  const last = both[0]?.[0] === 204 ? 'second@example.org' : 'first@example.org';
  assert.equal((await run('delete', last, '--yes')).code, 0, 'the terminal may');
});
