import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkParts, good_password, signUp, startTestServer } from '#server/testing/server.ts';
import { normalizeCode } from '#domain/registration-code.ts';
import { newCode } from './access-codes.ts';
import { insertCode, listCodes, revokeCode } from './codes/store.ts';

const server = await startTestServer({ SIGN_UP: 'code', STRIPE_SECRET_KEY: 'sk_test_1' });
const { query } = server.database;
const refused = { registration_code: ['This registration code isn’t valid.'] };

async function makeCode(more: Partial<Parameters<typeof insertCode>[1]> = {}): Promise<string> {
  const code = newCode();
  const uses = more.uses ?? 1;
  await insertCode(query, {
    code: normalizeCode(code),
    uses,
    uses_left: uses,
    created_at: server.clock.now().toISOString(),
    ...more,
  });
  return code;
}

let people = 0;
async function signUpWith(registration_code: string | undefined, more: Record<string, unknown> = {}) {
  people += 1;
  return signUp(server.stranger, `guest-${people}@example.org`, { registration_code, ...more });
}

test('sign-up is closed, or asks for a code that is right', async () => {
  const closed = await startTestServer({ SIGN_UP: 'closed' });
  assert.equal((await signUp(closed.stranger, 'ada@example.org')).failure.code, 'sign_up_closed');
  for (const code of [undefined, '', 'GUESS', 'x'.repeat(100)]) {
    assert.deepEqual((await signUpWith(code)).failure.errors, refused);
  }
});

test('a code is taken as people type it, and as often as it may be', async () => {
  const code = await makeCode({ uses: 2 });
  assert.match(code, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  assert.equal((await signUpWith(` ${code.toLowerCase().replaceAll('-', ' ')} `)).status, 201);
  assert.equal((await signUpWith(code)).status, 201);
  assert.deepEqual((await signUpWith(code)).failure.errors, refused);
});

test('of concurrent sign-ups with the last use of a code one succeeds', async () => {
  const code = await makeCode();
  const race = await Promise.all(Array.from({ length: 5 }, () => signUpWith(code)));
  assert.equal(race.filter(({ status }) => status === 201).length, 1);
  const [kept] = (await listCodes(query)).filter((row) => row.code === normalizeCode(code));
  assert.equal(kept?.uses_left, 0);
});

test('a sign-up that fails for another reason uses no code up', async () => {
  const email = 'already@example.org';
  await signUp(server.stranger, email, { registration_code: await makeCode() });
  const code = await makeCode();
  const taken = await signUp(server.stranger, email, { registration_code: code });
  assert.deepEqual(taken.failure.errors, { email: ['A user with that email already exists.'] });
  assert.equal((await signUpWith(code)).status, 201);
});

test('a code that expired or was revoked is not valid', async () => {
  const expired = await makeCode({
    expires_at: new Date(server.clock.now().getTime() + 60_000).toISOString(),
  });
  const revoked = await makeCode();
  assert.ok(await revokeCode(query, normalizeCode(revoked), server.clock.now().toISOString()));
  server.clock.pass(60);
  for (const code of [expired, revoked]) assert.deepEqual((await signUpWith(code)).failure.errors, refused);
});

test('a code may carry a plan', async () => {
  const code = await makeCode({ plan_name: 'pro', plan_expiry: '2027-01-31' });
  const email = 'guest-with-plan@example.org';
  await signUp(server.stranger, email, { registration_code: code });
  const { link = '' } = await server.mailTo(email);
  await server.stranger.call('POST auth/users/activation/', { body: linkParts(link) });
  const { body } = await server.stranger.call('POST auth/jwt/create/', {
    body: { email, password: good_password },
  });
  const settings = await server.stranger
    .with({ authorization: `Bearer ${body.access}` })
    .call('GET user/settings');
  assert.deepEqual([settings.body.plan_name, settings.body.plan_expiry], ['pro', '2027-01-31']);
});

test('where no code is asked for, one that is given must be right all the same', async () => {
  const open = await startTestServer();
  assert.equal((await signUp(open.stranger, 'a@example.org', { registration_code: '' })).status, 201);
  const wrong = await signUp(open.stranger, 'b@example.org', { registration_code: 'GUESS' });
  assert.deepEqual(wrong.failure.errors, refused);
});
