import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gangway, type Outcome } from '#server/testing/gangway.ts';
import { linkParts, good_password, signUp, startTestServer } from '#server/testing/server.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test', SIGN_UP: 'code' });
const { services, stranger } = server;

const run = (...args: string[]): Promise<Outcome> => gangway(services, ['code', ...args]);
const refused = (err: string): Outcome => ({ code: 1, out: '', err });

async function create(...options: string[]): Promise<string> {
  const { code, out, err } = await run('create', ...options);
  assert.deepEqual([code, err], [0, '']);
  return out.trim();
}

let people = 0;
async function signUpWith(registration_code: string) {
  people += 1;
  const email = `guest-${people}@example.org`;
  return { email, ...(await signUp(stranger, email, { registration_code })) };
}

async function listed(code: string) {
  const { out } = await run('list', '--json');
  const codes = JSON.parse(out) as Record<string, unknown>[];
  return codes.find((item) => item['code'] === code.toUpperCase().replaceAll('-', ''));
}

test('code create prints only a code, for one account by default', async () => {
  assert.deepEqual(await run('list'), { code: 0, out: 'There are no codes.\n', err: '' });
  const { out } = await run('create');
  assert.match(out, /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\n$/);
  assert.equal((await signUpWith(out.trim())).status, 201);
  assert.equal((await signUpWith(out.trim())).status, 400);
});

test('a code carries its plan to the account', async () => {
  const code = await create('--plan', 'pro', '--plan-until', '2027-03-04', '--uses', '2');
  const { email } = await signUpWith(code);
  const { link = '' } = await server.mailTo(email);
  await stranger.call('POST auth/users/activation/', { body: linkParts(link) });
  const { body } = await stranger.call('POST auth/jwt/create/', { body: { email, password: good_password } });
  const caller = stranger.with({ authorization: `Bearer ${body.access}` });
  const settings = (await caller.call('GET user/settings')).body;
  assert.deepEqual([settings.plan_name, settings.plan_expiry], ['pro', '2027-03-04']);
  assert.equal((await listed(code))?.['uses_left'], 1);
});

test('a code works until its last day ends in UTC', async () => {
  const code = await create('--expires', '2026-11-30', '--uses', '9');
  server.clock.set('2026-11-30T23:59:59Z');
  assert.equal((await signUpWith(code)).status, 201);
  server.clock.set('2026-12-01T00:00:00Z');
  assert.equal((await signUpWith(code)).status, 400);
  const { out } = await run('list');
  assert.match(out, new RegExp(`^${code}  expired +8 of 9 +2026-12-01 00:00  `, 'm'));
  server.clock.set('2026-11-21T12:00:00Z');
});

test('a chosen code is accepted as people type it, once', async () => {
  assert.equal(await create('--code', 'Family-2027', '--uses', '3'), 'Family-2027');
  assert.deepEqual(
    await run('create', '--code', 'family 2027'),
    refused('There is already a code family 2027.\n'),
  );
  assert.equal((await signUpWith('FAMILY2027')).status, 201);
});

test('code revoke ends a code; accounts of it stay', async () => {
  const code = await create('--uses', '5');
  const { email } = await signUpWith(code);
  const typed = code.toLowerCase();
  assert.deepEqual(await run('revoke', typed), { code: 0, out: `The code ${typed} is revoked.\n`, err: '' });
  assert.equal((await signUpWith(code)).status, 400);
  assert.equal((await listed(code))?.['revoked_at'], '2026-11-21T12:00:00.000Z');
  assert.match((await run('list')).out, new RegExp(`^${code}  revoked  4 of 5 `, 'm'));
  for (const unknown of [code, 'NOBODY']) {
    assert.deepEqual(
      await run('revoke', unknown),
      refused(`There is no code ${unknown}, or it was revoked before.\n`),
    );
  }
  assert.match((await gangway(services, ['user', 'list', '--search', email])).out, new RegExp(email));
});

test('code list shows the state of each code', async () => {
  const open = await create('--plan', 'standard', '--plan-until', '2027-03-04', '--uses', '2');
  const used = await create();
  await signUpWith(used);
  const { code, out, err } = await run('list');
  assert.deepEqual([code, err], [0, '']);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  assert.deepEqual(rows[0], ['code', 'state', 'uses left', 'plan', 'expires', 'created']);
  assert.deepEqual(rows.slice(-2), [
    [open, 'open', '2 of 2', 'standard until 2027-03-04', '2026-11-21 12:00'],
    [used, 'used up', '0 of 1', '2026-11-21 12:00'],
  ]);
  assert.deepEqual(await listed(open), {
    code: open.replaceAll('-', ''),
    plan_name: 'standard',
    plan_expiry: '2027-03-04',
    uses: 2,
    uses_left: 2,
    expires_at: null,
    revoked_at: null,
    created_at: '2026-11-21T12:00:00.000Z',
  });
});

test('what is not valid is refused in a sentence', async () => {
  const cases: [string[], string][] = [
    [['--uses', '0'], '--uses must be a whole number from 1 to 1,000,000.\n'],
    [['--uses', '1000001'], '--uses must be a whole number from 1 to 1,000,000.\n'],
    [['--uses', '1e3'], '--uses must be a whole number from 1 to 1,000,000.\n'],
    [['--expires', '2026-11-31'], '--expires must be a day that exists, as YYYY-MM-DD.\n'],
    [['--expires', '2026-11-20'], 'The day 2026-11-20 is over.\n'],
    [['--plan', 'gold'], '--plan must be one of free, beta, standard, pro, admin, unrestricted.\n'],
    [['--plan-until', '2027-01-01'], 'An end of the plan needs a plan.\n'],
    [['--code', 'A-1'], '--code must have 6 to 50 letters and figures.\n'],
    [['--code', 'rum & cola'], '--code must have 6 to 50 letters and figures.\n'],
  ];
  for (const [options, sentence] of cases) {
    assert.deepEqual(await run('create', ...options), refused(sentence), options.join(' '));
  }
});
