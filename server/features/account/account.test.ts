import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTokens } from '#server/platform/tokens.ts';
import {
  activationOf,
  good_password,
  newcomer,
  startTestServer,
  type Caller,
} from '#server/testing/server.ts';

const server = await startTestServer();
const { stranger } = server;

async function signUp(email: string, more: Record<string, unknown> = {}) {
  return stranger.call('POST auth/users/', { body: { ...newcomer, email, ...more } });
}

async function logIn(email: string, password = good_password) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password } });
}

async function refresh(caller: Caller, token = caller.tokens?.refresh ?? '') {
  return caller.call('POST auth/jwt/refresh/', { body: { refresh: token } });
}

async function isSignedIn(access: string): Promise<boolean> {
  const { status } = await stranger.with({ authorization: `Bearer ${access}` }).call('GET user/settings');
  return status === 200;
}

test('an account waits for the link of its mail, which works once', async () => {
  const email = 'link@example.org';
  assert.equal((await signUp(email)).status, 201);
  assert.equal((await logIn(email)).failure.code, 'login_failed');
  const message = server.mails.find(({ to }) => to === email);
  assert.ok(message?.link);
  assert.match(message.text, /Hello Ada,/);
  assert.ok(message.text.includes(message.link) && message.html.includes(message.link));
  const body = activationOf(message.link);
  assert.equal((await stranger.call('POST auth/users/activation/', { body })).status, 204);
  assert.equal((await stranger.call('POST auth/users/activation/', { body })).failure.code, 'gone');
  assert.equal((await logIn(email)).status, 200);
});

test('an activation link is over after three days', async () => {
  await signUp('late@example.org');
  const body = activationOf(server.mails.at(-1)?.link ?? '');
  server.clock.pass(3 * 86_400);
  assert.equal((await stranger.call('POST auth/users/activation/', { body })).status, 410);
});

test('a link of somebody else, or one made up, activates nobody', async () => {
  await signUp('first@example.org');
  const first = activationOf(server.mails.at(-1)?.link ?? '');
  await signUp('second@example.org');
  const second = activationOf(server.mails.at(-1)?.link ?? '');
  for (const body of [
    { uid: first.uid, token: second.token },
    { uid: 'bm9ib2R5', token: 'x' },
    { uid: '💥', token: '💥' },
  ]) {
    assert.equal((await stranger.call('POST auth/users/activation/', { body })).status, 410);
  }
});

test('an address is taken whatever its capitals, and of two at once one gets it', async () => {
  const both = await Promise.all([signUp('Twice@example.org'), signUp('twice@EXAMPLE.org')]);
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 400]));
  const refused = both.find(({ status }) => status === 400);
  assert.deepEqual(refused?.failure.errors, { email: ['A user with that email already exists.'] });
});

test('every fault of a sign-up is told at its field, in the caller’s language', async () => {
  const body = {
    first_name: ' ',
    last_name: 'A',
    email: 'nobody',
    password: 'short',
    re_password: 'other',
    accept_terms: false,
  };
  const english = await stranger.call('POST auth/users/', { body });
  assert.equal(english.status, 400);
  assert.equal(english.failure.code, 'invalid');
  assert.deepEqual(english.failure.errors, {
    first_name: ['This field is required.'],
    email: ['Email is required or enter a valid email address'],
    password: [
      'At least 8 characters.',
      'At least one uppercase letter.',
      'At least one number.',
      'At least one special character.',
    ],
    re_password: ['Passwords must match.'],
    accept_terms: ['Please accept the Terms of Use and the Privacy Policy.'],
  });
  const german = await stranger.with({ 'accept-language': 'de' }).call('POST auth/users/', { body });
  assert.deepEqual(Object.keys(german.failure.errors ?? {}), Object.keys(english.failure.errors ?? {}));
  assert.notDeepEqual(german.failure.errors, english.failure.errors);
});

test('the mail is in the language of the sign-up, mirrored in Hebrew, and names cannot bring markup', async () => {
  await signUp('dana@example.org', { language: 'he', first_name: '<b>דנה</b> & co' });
  const message = server.mails.at(-1);
  assert.match(message?.html ?? '', /<html lang="he" dir="rtl">/);
  assert.ok(message !== undefined && message.html.includes('&lt;b&gt;דנה&lt;/b&gt; &amp; co'));
  assert.ok(message.text.includes('<b>דנה</b> & co'));
});

test('a wrong password, an unknown address and an account not yet activated get one answer', async () => {
  await signUp('asleep@example.org');
  const wrong = [
    await logIn('asleep@example.org'),
    await logIn('unknown@example.org'),
    await logIn('link@example.org', 'Wrong-word-1'),
  ];
  for (const { status, failure } of wrong) {
    assert.equal(status, 401);
    assert.deepEqual(failure, { code: 'login_failed', detail: 'Login failed. Please try again.' });
  }
});

test('a refresh rotates, and the token before is answered again for ten seconds', async () => {
  const traveller = await server.traveller();
  const first = await refresh(traveller);
  assert.equal(first.status, 200);
  assert.notEqual(first.body.refresh, traveller.tokens?.refresh);
  server.clock.pass(10);
  const again = await refresh(traveller);
  assert.equal(again.status, 200, 'the answer may have been lost on the way');
  const second = await refresh(traveller, first.body.refresh);
  assert.equal(second.status, 200, 'what was answered twice is still good');
});

test('two tabs that refresh at once both stay signed in', async () => {
  const traveller = await server.traveller();
  const tabs = await Promise.all([refresh(traveller), refresh(traveller), refresh(traveller)]);
  assert.deepEqual(
    tabs.map(({ status }) => status),
    [200, 200, 200],
  );
  const next = await Promise.all(tabs.map(({ body }) => refresh(traveller, body.refresh)));
  assert.deepEqual(
    next.map(({ status }) => status),
    [200, 200, 200],
  );
});

test('a used refresh token ends its whole family at once, the access tokens too', async () => {
  const traveller = await server.traveller();
  const first = await refresh(traveller);
  server.clock.pass(11);
  const reused = await refresh(traveller);
  assert.equal(reused.status, 401);
  assert.equal(reused.failure.code, 'token_not_valid');
  assert.equal((await refresh(traveller, first.body.refresh)).failure.code, 'token_not_valid');
  assert.equal(await isSignedIn(first.body.access), false);
});

test('a token two rotations old ends the family even within ten seconds', async () => {
  const traveller = await server.traveller();
  const first = await refresh(traveller);
  await refresh(traveller, first.body.refresh);
  assert.equal((await refresh(traveller)).status, 401);
});

test('an access token lasts an hour and a refresh token seven days', async () => {
  const traveller = await server.traveller();
  server.clock.pass(3599);
  assert.ok(await isSignedIn(traveller.tokens?.access ?? ''));
  server.clock.pass(2);
  assert.equal(await isSignedIn(traveller.tokens?.access ?? ''), false);
  server.clock.pass(604_800 - 3601 - 1);
  const late = await refresh(traveller);
  assert.equal(late.status, 200);
  server.clock.pass(604_801);
  assert.equal((await refresh(traveller, late.body.refresh)).status, 401);
});

test('a logout ends the session, and only that one', async () => {
  const email = 'leaver@example.org';
  const here = await server.traveller({ email });
  const there = (await logIn(email)).body;
  const body = { refresh: here.tokens?.refresh };
  assert.equal((await here.call('POST auth/jwt/logout/', { body })).status, 204);
  assert.equal((await refresh(here)).status, 401);
  assert.equal(await isSignedIn(here.tokens?.access ?? ''), false);
  assert.ok(await isSignedIn(there.access));
});

test('a refresh token opens no door, and an access token refreshes nothing', async () => {
  const traveller = await server.traveller();
  assert.equal(await isSignedIn(traveller.tokens?.refresh ?? ''), false);
  assert.equal((await refresh(traveller, traveller.tokens?.access)).status, 401);
});

test('a token that was signed by another or not at all is not valid', async () => {
  const traveller = await server.traveller();
  const claims = await server.services.tokens.readAccess(traveller.tokens?.access ?? '');
  assert.ok(claims);
  const forged = await openTokens('x'.repeat(48), server.clock).signAccess(claims);
  const [, payload = ''] = forged.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.AA`;
  for (const token of [forged, unsigned, 'undefined', 'a.b.c']) assert.equal(await isSignedIn(token), false);
});

test('settings are the profile with its defaults, and a change stays', async () => {
  const traveller = await server.traveller({ email: 'profile@example.org' });
  const { body } = await traveller.call('GET user/settings');
  assert.deepEqual(
    { ...body, user: { ...body.user, id: '' }, plan_features: body.plan_features.length },
    {
      user: { id: '', first_name: 'Ada', last_name: 'Seafarer', email: 'profile@example.org' },
      enable_payment_reminder: false,
      checkin_notification: false,
      payment_notification: false,
      payment_reminder_days: 0,
      weather_units: 'metric',
      plan_name: 'unrestricted',
      plan_expiry: '',
      username: '',
      country: null,
      loyalty_number: '',
      tier: '',
      language: 'en',
      time_zone: 'UTC',
      home_currency: null,
      plan_features: 9,
    },
  );
  const change = {
    language: 'he',
    country: 'IL',
    payment_reminder_days: 21,
    weather_units: 'imperial',
    time_zone: 'Asia/Kolkata',
  };
  assert.equal((await traveller.call('PATCH user/settings', { body: change })).status, 200);
  const changed = (await traveller.call('GET user/settings')).body;
  assert.deepEqual(changed, { ...body, ...change });
  const cleared = await traveller.call('PATCH user/settings', { body: { country: null } });
  assert.deepEqual(cleared.body, { ...changed, country: null });
});

test('settings refuse what is not on their lists', async () => {
  const traveller = await server.traveller();
  const body = {
    language: 'nl',
    time_zone: '+05:30',
    payment_reminder_days: 4,
    plan_name: 'pro',
    country: 'Israel',
  };
  const { status, failure } = await traveller.call('PATCH user/settings', { body });
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(failure.errors ?? {}).toSorted(), [
    'country',
    'language',
    'payment_reminder_days',
    'plan_name',
    'time_zone',
  ]);
});

test('sign-up can be closed, or ask for a code', async () => {
  const closed = await startTestServer({ SIGN_UP: 'closed' });
  const body = { ...newcomer, email: 'ada@example.org' };
  assert.equal((await closed.stranger.call('POST auth/users/', { body })).failure.code, 'sign_up_closed');
  const coded = await startTestServer({ SIGN_UP: 'code' });
  const answer = await coded.stranger.call('POST auth/users/', {
    body: { ...body, registration_code: 'GUESS' },
  });
  assert.deepEqual(answer.failure.errors, { registration_code: ['This registration code is not valid.'] });
});
