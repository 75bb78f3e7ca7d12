import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql, type SQL } from 'drizzle-orm';
import { gangway } from '#server/testing/gangway.ts';
import { good_password, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer();
const { query } = server.database;
const only_added = /the audit log is only added to/;
const only_when_gone = /the audit log forgets an account only when it goes/;

const entries = async () => (await query.execute(sql`select * from audit_log order by id`)).rows;

/** The message of the database itself, which Drizzle wraps. */
async function refusal(statement: SQL): Promise<string> {
  try {
    await query.execute(statement);
    return 'done';
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

/** An operator who gave an account a plan, and was made an operator by the command line. */
async function prepare(email: string) {
  const operator = await server.traveller({ email });
  const guest = await server.traveller();
  const idOf = async (caller: typeof guest) => (await caller.call('GET user/settings')).body.user.id;
  await gangway(server.services, ['user', 'set-plan', email, 'admin']);
  const params = { id: await idOf(guest) };
  await operator.call('PATCH admin/users/{id}', { params, body: { plan_name: 'pro' } });
  return { operator, operator_id: await idOf(operator), guest, guest_id: params.id };
}

test('the database refuses to delete or change audit entries, for every user of it', async () => {
  const { operator_id } = await prepare('kept@example.org');
  const before = await entries();
  assert.ok(before.length >= 2);
  for (const statement of [
    sql`delete from audit_log`,
    sql`delete from audit_log where false`,
    sql`truncate audit_log`,
    sql`update audit_log set action = 'user.enable'`,
    sql`update audit_log set details = '{}'`,
    sql`update audit_log set created_at = created_at - interval '1 day'`,
    sql`update audit_log set id = gen_random_uuid()`,
    sql`update audit_log set actor = 'somebody@example.org'`,
    sql`update audit_log set actor = '' where actor_id is null`,
    sql`update audit_log set actor_id = ${operator_id} where actor_id is null`,
    sql`update audit_log set actor = '' where actor_id = ${operator_id}`,
    sql`update audit_log set subject = ${operator_id}`,
  ])
    assert.match(await refusal(statement), only_added);
  assert.deepEqual(await entries(), before);
});

test('an audit entry loses its actor and subject with their account and not before', async () => {
  const { operator, operator_id, guest, guest_id } = await prepare('leaving@example.org');
  await prepare('staying@example.org');
  const before = await entries();
  for (const statement of [
    sql`update audit_log set actor = '', actor_id = null where actor_id = ${operator_id}`,
    sql`update audit_log set subject = '' where subject = ${guest_id}`,
  ])
    assert.match(await refusal(statement), only_when_gone);
  assert.deepEqual(await entries(), before);

  for (const leaver of [operator, guest]) {
    const body = { current_password: good_password };
    assert.equal((await leaver.call('DELETE auth/users/me/', { body })).status, 204);
  }
  const forgotten = before.map((entry) => ({
    ...entry,
    ...(entry['actor_id'] === operator_id && { actor: '', actor_id: null }),
    ...([operator_id, guest_id].includes(String(entry['subject'])) && { subject: '' }),
  }));
  assert.deepEqual(await entries(), forgotten);
});
