import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTokens } from '#server/platform/tokens.ts';
import { good_password, signUp, startTestServer, type Caller } from '#server/testing/server.ts';

const server = await startTestServer();
const { stranger } = server;

async function logIn(email: string, password = good_password, more: Record<string, string> = {}) {
  return stranger.call('POST auth/jwt/create/', { body: { email, password, ...more } });
}

async function refresh(caller: Caller, token = caller.tokens?.refresh ?? '') {
  return caller.call('POST auth/jwt/refresh/', { body: { refresh: token } });
}

async function isSignedIn(access: string): Promise<boolean> {
  const { status } = await stranger.with({ authorization: `Bearer ${access}` }).call('GET user/settings');
  return status === 200;
}

test('a wrong password, an unknown address and an account not yet activated get one answer', async () => {
  await signUp(stranger, 'asleep@example.org');
  await server.traveller({ email: 'awake@example.org' });
  const wrong = [
    await logIn('asleep@example.org'),
    await logIn('unknown@example.org'),
    await logIn('awake@example.org', 'Wrong-word-1'),
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

test('a lost answer repeated within ten seconds ends nothing, also with a clock that is off', async () => {
  const traveller = await server.traveller();
  server.clock.pass(-180);
  assert.equal((await refresh(traveller)).status, 200, 'a server three minutes behind takes the token');
  server.clock.pass(180);
});

test('a session ends ninety days after its login, however busy it is', async () => {
  const traveller = await server.traveller();
  let token = traveller.tokens?.refresh ?? '';
  for (let week = 0; week < 15; week += 1) {
    server.clock.pass(6 * 86_400);
    const { status, body } = await refresh(stranger, token);
    assert.equal(status, 200, `after ${6 * (week + 1)} days`);
    token = body.refresh;
    if (week === 13) break;
  }
  server.clock.pass(6 * 86_400);
  assert.equal((await refresh(stranger, token)).failure.code, 'token_not_valid');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('the places where somebody is signed in are listed with device and last use, and each can be ended', async () => {
  const email = 'places@example.org';
  const here = await server.traveller({ email });
  server.clock.pass(60);
  const phone = await stranger
    .with({ 'user-agent': iphone })
    .call('POST auth/jwt/create/', { body: { email, password: good_password, device: 'phone-0123456789' } });
  server.clock.pass(60);
  const desk = await stranger.with({ 'user-agent': firefox }).call('POST auth/jwt/create/', {
    body: { email, password: good_password, device: 'desk-0123456789abc' },
  });
  const { body } = await here.call('GET user/sessions');
  assert.deepEqual(
    body.items.map(({ browser, operating_system, is_current }) => [browser, operating_system, is_current]),
    [
      ['Firefox', 'Linux', false],
      ['Safari', 'iOS', false],
      ['node', null, true],
    ],
  );
  assert.equal(body.total, 3);
  const [at_desk, on_phone] = body.items;
  assert.equal(
    (await here.call('DELETE user/sessions/{id}', { params: { id: on_phone?.id ?? '' } })).status,
    204,
  );
  assert.equal(await isSignedIn(phone.body.access), false, 'at once, not when its token runs out');
  assert.equal((await refresh(stranger, phone.body.refresh)).status, 401);
  assert.ok(await isSignedIn(desk.body.access));
  assert.equal((await here.call('DELETE user/sessions')).status, 204);
  assert.equal(await isSignedIn(desk.body.access), false);
  assert.ok(await isSignedIn(here.tokens?.access ?? ''));
  const gone = await here.call('DELETE user/sessions/{id}', { params: { id: at_desk?.id ?? '' } });
  assert.equal(gone.status, 404);
});

test('nobody ends another’s session', async () => {
  const [ada, ben] = [await server.traveller(), await server.traveller()];
  const [session] = (await ada.call('GET user/sessions')).body.items;
  const tried = await ben.call('DELETE user/sessions/{id}', { params: { id: session?.id ?? '' } });
  assert.equal(tried.status, 404);
  assert.ok(await isSignedIn(ada.tokens?.access ?? ''));
  await ben.call('DELETE user/sessions');
  assert.ok(await isSignedIn(ada.tokens?.access ?? ''));
});

test('the last use is noted, to five minutes', async () => {
  const traveller = await server.traveller();
  const lastUse = async () => (await traveller.call('GET user/sessions')).body.items[0]?.last_used_at;
  const first = await lastUse();
  server.clock.pass(240);
  assert.equal(await lastUse(), first);
  server.clock.pass(120);
  assert.notEqual(await lastUse(), first);
});

test('a login from a new device is told by mail, one from a known device or the first is not', async () => {
  const email = 'devices@example.org';
  await server.traveller({ email });
  await server.mailsSent();
  const before = server.mails.length;
  const from = (device: string, user_agent: string) =>
    stranger
      .with({ 'user-agent': user_agent })
      .call('POST auth/jwt/create/', { body: { email, password: good_password, device } });
  await from('new-phone-0123456789', iphone);
  const message = await server.mailTo(email);
  assert.equal(server.mails.length, before + 1);
  assert.match(message.text, /Safari, iOS/);
  assert.match(message.link ?? '', /\/account\/settings#sessions$/);
  await from('new-phone-0123456789', iphone);
  await logIn(email);
  await server.mailsSent();
  assert.equal(server.mails.length, before + 1, 'both are known');
  assert.equal((await from('new-phone-0123456789', 'Wrong')).status, 200);
});

const aDayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function lengthen(caller: Caller, lasts_until: string | null) {
  return caller.call('PUT user/sessions/current', { body: { lasts_until } });
}

test('a session that was lengthened for a voyage lasts until that day without use, and no other one does', async () => {
  const email = 'voyager@example.org';
  const traveller = await server.traveller({ email });
  const other = (await logIn(email)).body;
  const until = aDayIn(30);
  assert.deepEqual((await lengthen(traveller, until)).body, { lasts_until: until });
  const lengths = (await traveller.call('GET user/sessions')).body.items;
  assert.deepEqual(
    lengths
      .toSorted((one) => (one.is_current ? 1 : -1))
      .map(({ is_current, lasts_until }) => [is_current, lasts_until]),
    [
      [false, null],
      [true, until],
    ],
  );
  const first = await refresh(traveller);
  server.clock.pass(29 * 86_400);
  assert.equal((await refresh(stranger, other.refresh)).status, 401);
  const late = await refresh(stranger, first.body.refresh);
  assert.equal(late.status, 200);
  // the voyage is over: seven days again
  server.clock.pass(8 * 86_400);
  assert.equal((await refresh(stranger, late.body.refresh)).status, 401);
});

test('a session is lengthened by sixty days at most, and never beyond ninety days after its login', async () => {
  const traveller = await server.traveller();
  assert.equal((await lengthen(traveller, aDayIn(400))).body.lasts_until, aDayIn(59));
  let token = (await refresh(traveller)).body;
  server.clock.pass(59 * 86_400);
  token = (await refresh(stranger, token.refresh)).body;
  const caller = stranger.with({ authorization: `Bearer ${token.access}` });
  assert.equal((await lengthen(caller, aDayIn(59))).body.lasts_until, aDayIn(30));
  token = (await refresh(stranger, token.refresh)).body;
  server.clock.pass(31 * 86_400 + 1);
  assert.equal((await refresh(stranger, token.refresh)).status, 401);
});

test('a lengthened session becomes an ordinary one again, and ends with a logout everywhere else', async () => {
  const email = 'ashore@example.org';
  const traveller = await server.traveller({ email });
  await lengthen(traveller, aDayIn(30));
  assert.equal((await lengthen(traveller, null)).body.lasts_until, null);
  const short = await refresh(traveller);
  server.clock.pass(604_801);
  assert.equal((await refresh(stranger, short.body.refresh)).status, 401);

  const { body: phone } = await logIn(email);
  const { body: desk } = await logIn(email);
  const on_phone = stranger.with({ authorization: `Bearer ${phone.access}` });
  await lengthen(on_phone, aDayIn(30));
  const long = (await refresh(stranger, phone.refresh)).body;
  const at_desk = stranger.with({ authorization: `Bearer ${desk.access}` });
  await at_desk.call('DELETE user/sessions');
  assert.equal(await isSignedIn(long.access), false);
  assert.equal((await refresh(stranger, long.refresh)).status, 401);
});
