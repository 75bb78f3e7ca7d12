import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonAnswer, memoryJar, oneAfterAnother, testSession, tokenOf } from './testing/session.ts';

const pair = { access: 'new-access', refresh: 'new-refresh' };
const never = (): Response => assert.fail('no refresh was to be sent');

test('an access token counts as logged in, without a call', async () => {
  const { session } = testSession(memoryJar({ access_token: 'a' }), never);
  assert.equal(await session.isLoggedIn(), true);
});

for (const value of ['undefined', '']) {
  test(`an access token that reads "${value}" is none`, async () => {
    const { session } = testSession(memoryJar({ access_token: value }), never);
    assert.equal(session.seemsLoggedIn(), false);
    assert.equal(await session.isLoggedIn(), false);
  });
}

test('without an access token a refresh is tried, and its success is logged in', async () => {
  const jar = memoryJar({ access_token: 'undefined', refresh_token: 'r' });
  const { session, sent } = testSession(jar, () => jsonAnswer(200, pair));
  assert.equal(await session.isLoggedIn(), true);
  assert.deepEqual(sent, ['r']);
  assert.equal(jar.read('access_token'), 'new-access');
  assert.equal(jar.read('refresh_token'), 'new-refresh');
});

test('a refresh token alone is no sure session until it was taken, then also without an access token', async () => {
  const jar = memoryJar({ refresh_token: 'r' });
  const { session } = testSession(jar, () => jsonAnswer(200, { access: tokenOf('ada'), refresh: 'next' }));
  assert.equal(session.seemsLoggedIn(), true);
  assert.equal(session.isSurelyLoggedIn(), false);
  await session.isLoggedIn();
  assert.equal(session.isSurelyLoggedIn(), true);
  jar.erase('access_token');
  assert.equal(session.isSurelyLoggedIn(), true);
  session.clear();
  assert.equal(session.isSurelyLoggedIn(), false);
});

test('without any token no call is made', async () => {
  const { session } = testSession(memoryJar(), never);
  assert.equal(await session.isLoggedIn(), false);
});

test('all who ask meanwhile share one refresh', async () => {
  const { session, sent } = testSession(memoryJar({ refresh_token: 'r' }), () => jsonAnswer(200, pair));
  const answers = await Promise.all([session.refresh(), session.isLoggedIn(), session.refresh('old')]);
  assert.deepEqual(answers, [true, true, true]);
  assert.equal(sent.length, 1);
});

test('two tabs with one jar rotate one token once', async () => {
  const jar = memoryJar({ access_token: 'old', refresh_token: 'r' });
  const alone = oneAfterAnother();
  const one = testSession(jar, () => jsonAnswer(200, pair), alone);
  const two = testSession(jar, () => jsonAnswer(200, pair), alone);
  const answers = await Promise.all([one.session.refresh('old'), two.session.refresh('old')]);
  assert.deepEqual(answers, [true, true]);
  assert.deepEqual([...one.sent, ...two.sent], ['r']);
});

test('401 token_not_valid wipes both cookies, is false and is not worth a log', async () => {
  const jar = memoryJar({ access_token: 'a', refresh_token: 'r' });
  const { session, logged } = testSession(jar, () =>
    jsonAnswer(401, { code: 'token_not_valid', detail: 'Ended.' }),
  );
  assert.equal(await session.refresh('a'), false);
  assert.equal(jar.read('access_token'), undefined);
  assert.equal(jar.read('refresh_token'), undefined);
  assert.deepEqual(logged, []);
});

for (const [name, answer] of [
  ['401 with another code', () => jsonAnswer(401, { code: 'not_authenticated', detail: 'No.' })],
  ['500', () => jsonAnswer(500, { code: 'unexpected', detail: 'Broken.' })],
  ["a proxy's page", () => new Response('<html>', { status: 502 })],
  ['200 without tokens', () => jsonAnswer(200, {})],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
] as const) {
  test(`${name} to a refresh is logged, false, and keeps the cookies`, async () => {
    const jar = memoryJar({ refresh_token: 'r' });
    const { session, logged } = testSession(jar, answer);
    assert.equal(await session.refresh(), false);
    assert.equal(logged.length, 1);
    assert.equal(jar.read('refresh_token'), 'r');
  });
}

test('a refresh that hangs lets a page with earlier answers go on, and its token serves the next call', async () => {
  const late = Promise.withResolvers<Response>();
  const jar = memoryJar({ refresh_token: 'r' });
  const { session, sent, logged } = testSession(jar, () => late.promise, undefined, {
    canGoWithout: () => true,
    pause: () => Promise.resolve(),
  });
  assert.equal(await session.isLoggedInOrCutOff(), true);
  assert.ok(session.cutOff());
  assert.ok(session.isSurelyLoggedIn());
  // a write waits for it: it has nothing else to go on with
  const write = session.isLoggedIn();
  late.resolve(jsonAnswer(200, pair));
  assert.equal(await write, true);
  assert.equal(session.access(), pair.access);
  assert.equal(session.cutOff(), undefined);
  assert.deepEqual([sent, logged], [['r'], []]);
});

test('a session that lapsed leaves an own device readable, one that the server refuses does not', async () => {
  const own = { mayReadWithout: () => true };
  const lapsed = testSession(memoryJar(), never, undefined, own);
  assert.equal(lapsed.session.isWithout(), true);
  assert.equal(testSession(memoryJar(), never).session.isWithout(), false);
  const ended = testSession(
    memoryJar({ refresh_token: 'r' }),
    () => jsonAnswer(401, { code: 'token_not_valid', detail: 'Ended.' }),
    undefined,
    own,
  );
  assert.equal(ended.session.isWithout(), false);
  assert.equal(await ended.session.isLoggedInOrCutOff(), false);
  assert.equal(ended.session.isWithout(), false);
});

test('after a failed refresh the next one is sent again', async () => {
  let tries = 0;
  const { session } = testSession(memoryJar({ refresh_token: 'r' }), () => {
    tries += 1;
    return tries === 1 ? jsonAnswer(503, {}) : jsonAnswer(200, pair);
  });
  assert.equal(await session.refresh(), false);
  assert.equal(await session.refresh(), true);
});

test('a user who signs out while a refresh is under way stays signed out', async () => {
  const jar = memoryJar({ refresh_token: 'r' });
  const { session } = testSession(jar, () => {
    session.clear();
    return jsonAnswer(200, pair);
  });
  assert.equal(await session.refresh(), false);
  assert.equal(jar.read('access_token'), undefined);
});

test('a user who signs in with another account meanwhile keeps the new session', async () => {
  const jar = memoryJar({ refresh_token: 'r' });
  const { session } = testSession(jar, () => {
    session.keep({ access: 'theirs', refresh: 'theirs too' });
    return jsonAnswer(401, { code: 'token_not_valid', detail: 'Ended.' });
  });
  assert.equal(await session.refresh(), true);
  assert.equal(jar.read('refresh_token'), 'theirs too');
});

test('listeners are told of sign-in and sign-out', () => {
  const { session } = testSession(memoryJar(), never);
  const seen: boolean[] = [];
  const stop = session.subscribe(() => seen.push(session.seemsLoggedIn()));
  session.keep(pair);
  session.clear();
  stop();
  session.keep(pair);
  assert.deepEqual(seen, [true, false]);
});

test('a refresh that fails after its user signed out is worth no log', async () => {
  const { session, logged } = testSession(memoryJar({ refresh_token: 'r' }), () => {
    session.clear('logout');
    throw new TypeError('Failed to fetch');
  });
  assert.equal(await session.refresh(), false);
  assert.deepEqual(logged, []);
});

test('a page belongs to the account of its first token, until another tab logs in or out', () => {
  const jar = memoryJar({ access_token: tokenOf('ada'), refresh_token: 'r' });
  const { session } = testSession(jar, never);
  assert.equal(session.account(), 'ada');
  jar.write('access_token', tokenOf('ada', 7));
  assert.equal(session.follow(), false);
  const epoch = session.epoch();
  jar.write('access_token', tokenOf('ben'));
  assert.equal(session.isOtherAccount(), true);
  assert.equal(session.follow(), true);
  assert.notEqual(session.epoch(), epoch);
  assert.equal(session.account(), 'ada');
  assert.equal(session.isOtherAccount(), true);
  jar.erase('access_token');
  jar.erase('refresh_token');
  assert.equal(session.follow(), true);
  assert.equal(session.account(), undefined);
});

test('a login says whether the browser took the cookies', () => {
  const jar = memoryJar();
  assert.equal(testSession(jar, never).session.keep(pair), true);
  const refusing = { ...memoryJar(), write: () => undefined };
  assert.equal(testSession(refusing, never).session.keep(pair), false);
});

test('an access token that is about to end is renewed beforehand, one that is not stays', async () => {
  const soon = tokenOf('ada', Math.floor(Date.now() / 1000) + 60);
  const jar = memoryJar({ access_token: soon, refresh_token: 'r' });
  const { session, sent } = testSession(jar, () =>
    jsonAnswer(200, { access: tokenOf('ada', Math.floor(Date.now() / 1000) + 3600), refresh: 'r2' }),
  );
  session.freshen(30);
  assert.deepEqual(sent, []);
  session.freshen(300);
  await session.refresh(soon);
  assert.deepEqual(sent, ['r']);
  session.freshen(300);
  await session.isLoggedIn();
  assert.deepEqual(sent, ['r']);
});
