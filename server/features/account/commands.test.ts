import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailKey } from '#domain/email.ts';
import { unmetPasswordRules } from '#domain/password.ts';
import { countTry } from '#server/features/limits/actions.ts';
import { gangway, script, typist, type Outcome } from '#server/testing/gangway.ts';
import { good_password, linkParts, signUp, startTestServer, type Caller } from '#server/testing/server.ts';
import { accountCounts } from './access-limits.ts';

const server = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test', SIGN_UP: 'code' });
const { services, stranger } = server;

const run = (line: string, person = script()): Promise<Outcome> => gangway(services, line.split(' '), person);
const done = (out: string): Outcome => ({ code: 0, out, err: '' });
const refused = (err: string): Outcome => ({ code: 1, out: '', err });

let people = 0;
const newAddress = () => `Captain-${(people += 1)}@Example.org`;

async function open(email: string, more = ''): Promise<void> {
  const line = `user create ${email} --first-name Ada --last-name Lovelace${more}`;
  assert.deepEqual(await run(line, script(good_password)), done(`The account ${email} is open.\n`));
}

async function logIn(email: string, password = good_password) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password } });
}

async function settingsOf(email: string) {
  const { body } = await logIn(email);
  const caller = stranger.with({ authorization: `Bearer ${body.access}` });
  return (await caller.call('GET user/settings')).body;
}

async function listed(search: string): Promise<Record<string, unknown>[]> {
  const { code, out } = await gangway(services, ['user', 'list', '--json', '--search', search]);
  assert.equal(code, 0);
  return JSON.parse(out) as Record<string, unknown>[];
}

test('user create opens an account that logs in at once, with all that was said', async () => {
  const email = newAddress();
  const answer = await gangway(
    services,
    [
      'user',
      'create',
      email,
      '--first-name',
      'Ada Ann',
      '--last-name',
      'לב',
      '--language',
      'he',
      '--country',
      'IL',
    ],
    script(good_password),
  );
  assert.deepEqual(answer, done(`The account ${email} is open.\n`));
  const settings = await settingsOf(email.toLowerCase());
  const { first_name, last_name } = settings.user;
  assert.deepEqual(
    [settings.user.email, first_name, last_name, settings.language, settings.country, settings.plan_name],
    [email, 'Ada Ann', 'לב', 'he', 'IL', 'free'],
  );
  await server.mailsSent();
  assert.deepEqual(
    server.mails.filter(({ to }) => to === email),
    [],
    'there is nothing to activate',
  );
});

test('user create takes a plan with its last day', async () => {
  const email = newAddress();
  await open(email, ' --plan pro --plan-until 2026-11-21');
  const { plan_name, plan_expiry } = await settingsOf(email);
  assert.deepEqual([plan_name, plan_expiry], ['pro', '2026-11-21']);
});

test('an address that is taken is refused, however it is written', async () => {
  const email = newAddress();
  await open(email);
  const again = email.toUpperCase();
  assert.deepEqual(
    await run(`user create ${again} --first-name A --last-name B --generate-password`),
    refused(`There is already an account with the address ${again}.\n`),
  );
});

test('an invalid value is refused in a sentence, before a password is asked for', async () => {
  const names = '--first-name Ada --last-name Lovelace';
  const cases: [string[], string][] = [
    [`user create nobody ${names}`.split(' '), '<email> must be an e-mail address.\n'],
    [
      `user create a@b.example ${names} --language xx`.split(' '),
      '--language must be one of en, de, es, fr, he, it, pt.\n',
    ],
    [
      `user create a@b.example ${names} --country Narnia`.split(' '),
      '--country must be a country by its two letters, such as DE.\n',
    ],
    [
      `user create a@b.example ${names} --plan gold`.split(' '),
      '--plan must be one of free, beta, standard, pro, admin, unrestricted.\n',
    ],
    [
      `user create a@b.example ${names} --plan pro --plan-until 2027-02-30`.split(' '),
      '--plan-until must be a day that exists, as YYYY-MM-DD.\n',
    ],
    [
      ['user', 'create', 'a@b.example', '--first-name', ' ', '--last-name', 'B'],
      '--first-name must be 1 to 100 characters on one line.\n',
    ],
    [
      ['user', 'create', 'a@b.example', '--first-name', 'A\nTo: x', '--last-name', 'B'],
      '--first-name must be 1 to 100 characters on one line.\n',
    ],
    [
      ['user', 'set-plan', 'a@b.example', 'gold'],
      '<plan> must be one of free, beta, standard, pro, admin, unrestricted.\n',
    ],
  ];
  for (const [args, sentence] of cases) {
    const person = typist();
    assert.deepEqual(await gangway(services, args, person), refused(sentence));
    assert.deepEqual(person.questions, []);
  }
  const until = `user create a@b.example ${names} --generate-password --plan-until 2027-01-01`;
  assert.deepEqual(await run(until), refused('An end of the plan needs a plan.\n'));
  const over = `user create a@b.example ${names} --generate-password --plan pro --plan-until 2026-11-20`;
  assert.deepEqual(await run(over), refused('The day 2026-11-20 is over.\n'));
});

test('a password is asked for twice, follows the rules, and never stands on the line', async () => {
  const email = newAddress();
  const line = `user create ${email} --first-name Ada --last-name Lovelace`;
  const differing = typist(good_password, `${good_password}!`);
  assert.deepEqual(await run(line, differing), refused('The two passwords differ. Nothing was done.\n'));
  assert.deepEqual(differing.questions, ['New password: ', 'Once more: ']);
  assert.deepEqual(await run(line, typist(good_password)), refused('Nothing was done.\n'));
  const sentence =
    'The password must have at least 8 characters, an uppercase letter, a number, a special character.\n';
  assert.deepEqual(await run(line, typist('weak', 'weak')), refused(sentence));
  assert.deepEqual(await run(line, script('weak')), refused(sentence));
  assert.deepEqual(
    await run(line, script(`Aa1!${'x'.repeat(997)}`)),
    refused('The password must have at most 1,000 characters.\n'),
  );
  const nothing = await run(line, script());
  assert.deepEqual([nothing.code, nothing.out], [2, '']);
  assert.match(nothing.err, /^No password was given: .* --mail-link or --generate-password\.\n$/);
  assert.equal((await run(`${line} --password ${good_password}`)).code, 2);
  assert.equal((await logIn(email)).status, 401, 'none of it opened the account');
  assert.equal((await run(line, typist(good_password, good_password))).code, 0);
  assert.equal((await logIn(email)).status, 200);
});

test('a password that is made is strong, another one each time, printed, and works', async () => {
  const made = new Set<string>();
  for (let time = 0; time < 5; time += 1) {
    const email = newAddress();
    const person = typist();
    const { code, out } = await run(
      `user create ${email} --first-name A --last-name B --generate-password`,
      person,
    );
    assert.deepEqual([code, person.questions], [0, []]);
    const password = /^Password: (\S{19})$/m.exec(out)?.[1] ?? '';
    assert.deepEqual(unmetPasswordRules(password), []);
    assert.equal((await logIn(email, password)).status, 200);
    made.add(password);
  }
  assert.equal(made.size, 5);
});

test('user list shows each account, as a table and as JSON, and finds by address and name', async () => {
  const email = newAddress();
  await open(email, ' --plan standard --plan-until 2027-03-04');
  const [account, ...others] = await listed(email.toUpperCase());
  assert.deepEqual(others, []);
  assert.deepEqual(
    { ...account, id: '' },
    {
      id: '',
      email,
      first_name: 'Ada',
      last_name: 'Lovelace',
      plan_name: 'standard',
      plan_expiry: '2027-03-04',
      created_at: '2026-11-21T12:00:00.000Z',
      last_used_at: null,
      activated_at: '2026-11-21T12:00:00.000Z',
      disabled_at: null,
    },
  );
  await logIn(email);
  assert.equal((await listed(email))[0]?.['last_used_at'], '2026-11-21T12:00:00.000Z');
  const { out } = await run(`user list --search ${email}`);
  assert.deepEqual(
    out.split('\n').map((line) => line.split(/ {2,}/)),
    [
      ['email', 'name', 'plan', 'created', 'last used', 'activated'],
      [email, 'Ada Lovelace', 'standard until 2027-03-04', '2026-11-21 12:00', '2026-11-21 12:00', 'yes'],
      [''],
    ],
  );
  assert.ok((await listed('da love')).length > 1, 'over first and last name');
  for (const text of ['%', '_', '\\', "'"]) assert.deepEqual(await listed(text), [], text);
  assert.deepEqual(await run('user list --search nobody-at-all'), done('There are no such accounts.\n'));
});

test('the last use of an account is known after its sessions ended', async () => {
  const email = newAddress();
  await open(email);
  const { body } = await logIn(email);
  await stranger.call('POST auth/jwt/logout/', { body: { refresh: body.refresh } });
  assert.equal((await listed(email))[0]?.['last_used_at'], '2026-11-21T12:00:00.000Z');
});

test('user set-plan changes a plan, with and without an end', async () => {
  const email = newAddress();
  await open(email);
  assert.deepEqual(
    await run(`user set-plan ${email} pro --until 2027-01-31`),
    done(`The plan of ${email} is pro until 2027-01-31.\n`),
  );
  assert.deepEqual((await settingsOf(email)).plan_expiry, '2027-01-31');
  assert.deepEqual(await run(`user set-plan ${email} standard`), done(`The plan of ${email} is standard.\n`));
  const { plan_name, plan_expiry } = await settingsOf(email);
  assert.deepEqual([plan_name, plan_expiry], ['standard', '']);
  assert.deepEqual(
    await run(`user set-plan ${email} pro --until 2026-11-20`),
    refused('The day 2026-11-20 is over.\n'),
  );
});

test('user set-password ends all sessions and links, mails the owner, and the new one works', async () => {
  const email = newAddress();
  const traveller = await opened(email);
  await traveller.call('POST auth/users/reset_password/', { body: { email } });
  const { link = '' } = await server.mailTo(email);
  const { code, out } = await run(`user set-password ${email.toLowerCase()}`, script('Other-words-2027'));
  assert.equal(code, 0);
  assert.equal(out, `The password of ${email} is changed, and the account is signed out everywhere.\n`);
  assert.equal((await traveller.call('GET user/settings')).status, 401);
  assert.equal((await logIn(email)).status, 401);
  assert.equal((await logIn(email, 'Other-words-2027')).status, 200);
  assert.match((await server.mailTo(email)).subject, /password.* changed/i);
  const [uid = '', token = ''] = link.split('/').slice(-2);
  const passwords = { new_password: good_password, re_new_password: good_password };
  const confirmed = await stranger.call('POST auth/users/reset_password_confirm/', {
    body: { uid, token, ...passwords },
  });
  assert.equal(confirmed.status, 410);
});

test('a new password frees an account that strangers locked, or that is on its way to another address', async () => {
  const email = newAddress();
  const traveller = await opened(email);
  const locks = accountCounts(emailKey(email));
  // each lock alone: the tries that one count refuses would not reach the others
  for (const lock of locks)
    for (let time = 0; time < 60; time += 1) await countTry(services, [lock]).catch(() => undefined);
  assert.equal((await logIn(email)).status, 429);
  await run(`user set-password ${email}`, script(good_password));
  assert.equal((await logIn(email)).status, 200);
  const { body } = await logIn(email);
  const change = { current_password: good_password, new_email: newAddress() };
  const caller = stranger.with({ authorization: `Bearer ${body.access}` });
  assert.equal((await caller.call('POST auth/users/email_change/', { body: change })).status, 200);
  assert.equal((await logIn(email)).status, 401);
  await run(`user set-password ${email}`, script(good_password));
  assert.equal((await logIn(email)).status, 200);
  assert.equal((await traveller.call('GET user/settings')).status, 401);
});

test('user set-password says that an account still waits for its activation', async () => {
  const email = newAddress();
  const { out: registration_code } = await run('code create');
  await signUp(stranger, email, { registration_code });
  const { out } = await run(`user set-password ${email} --generate-password`);
  assert.match(out, /^It still waits for its activation\.$/m);
  assert.match(out, /^Password: \S{19}$/m);
  const { out: list } = await run(`user list --search ${email}`);
  assert.match(list, /no$/m);
});

test('user delete asks for the address once more at a terminal, and needs --yes without one', async () => {
  const email = newAddress();
  await open(email);
  const person = typist('somebody@example.org');
  assert.deepEqual(
    await run(`user delete ${email}`, person),
    refused('That is another address. Nothing was done.\n'),
  );
  assert.deepEqual(person.questions, [`This cannot be undone. Type ${email} to delete the account: `]);
  const alone = await run(`user delete ${email}`, script(email));
  assert.deepEqual([alone.code, alone.out], [2, '']);
  assert.match(alone.err, /--yes/);
  assert.equal((await logIn(email)).status, 200, 'none of it deleted the account');
  const deleted = done(`The account ${email} is deleted, with everything in it.\n`);
  assert.deepEqual(await run(`user delete ${email}`, typist(` ${email.toLowerCase()} `)), deleted);
  assert.equal((await logIn(email)).status, 401);
  assert.deepEqual(await listed(email), []);
  assert.match((await server.mailTo(email)).subject, /deleted/i);
  await open(email);
  assert.deepEqual(await run(`user delete ${email} --yes`), deleted);
});

test('an account that is not there is named', async () => {
  const sentence = refused('There is no account with the address nobody@example.org.\n');
  for (const line of [
    'user set-plan nobody@example.org pro',
    'user set-password nobody@example.org --generate-password',
    'user delete nobody@example.org --yes',
  ]) {
    assert.deepEqual(await run(line), sentence, line);
  }
});

/** A caller with a new account who is logged in. */
async function opened(email: string): Promise<Caller> {
  await open(email);
  const { body } = await logIn(email);
  return stranger.with({ authorization: `Bearer ${body.access}` });
}

test('a link to choose a password is mailed, and nobody else ever knows one', async () => {
  const email = 'chooses@example.org';
  await run(`user create ${email} --first-name A --last-name B --mail-link`);
  const { link = '', to } = await server.mailTo(email);
  assert.equal(to, email);
  const chosen = { new_password: 'Anchors-up-2028', re_new_password: 'Anchors-up-2028' };
  const body = { ...linkParts(link), ...chosen };
  const reset = await server.stranger.call('POST auth/users/reset_password_confirm/', { body });
  assert.equal(reset.status, 204);
  const login = { email, password: chosen.new_password };
  assert.equal((await server.stranger.call('POST auth/jwt/create/', { body: login })).status, 200);
});

test('an account is signed out everywhere, and its password stays', async () => {
  const email = 'lost-phone@example.org';
  const body = { email, password: good_password };
  await run(`user create ${email} --first-name A --last-name B`, script(good_password));
  const { access } = (await server.stranger.call('POST auth/jwt/create/', { body })).body;
  const traveller = server.stranger.with({ authorization: `Bearer ${access}` });
  assert.equal((await traveller.call('GET user/settings')).status, 200);
  const { out } = await run(`user sign-out ${email}`);
  assert.equal(out, `The account ${email} is signed out everywhere.\n`);
  assert.equal((await traveller.call('GET user/settings')).status, 401);
  assert.equal((await server.stranger.call('POST auth/jwt/create/', { body })).status, 200);
});
