import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '#server/testing/clock.ts';
import { Recent } from './recent.ts';
import { openTokens, token_ages, type CheckedTokens } from './tokens.ts';

const secret = 'a secret of the tests that is long enough';
const claims = { user_id: 'ada', session_id: 'laptop' };

function open(room = 10) {
  const clock = new TestClock();
  const checked: CheckedTokens = new Recent(room);
  return { clock, checked, tokens: openTokens(secret, clock, checked) };
}

test('an access token says the same however often it is read', async () => {
  const { tokens, checked } = open();
  const token = await tokens.signAccess(claims);
  assert.deepEqual(await tokens.readAccess(token), claims);
  assert.equal(checked.size, 1);
  assert.deepEqual(await tokens.readAccess(token), claims);
});

test('an access token that was read before is refused from the second it expires', async () => {
  const { tokens, clock, checked } = open();
  const token = await tokens.signAccess(claims);
  clock.pass(token_ages.access - 1);
  assert.deepEqual(await tokens.readAccess(token), claims);
  clock.pass(1);
  assert.equal(await tokens.readAccess(token), null);
  assert.equal(checked.size, 0);
});

test('a token that was tampered with is refused, whatever was read before', async () => {
  const { tokens, checked } = open();
  const token = await tokens.signAccess(claims);
  const [head = '', body = '', signature = ''] = token.split('.');
  await tokens.readAccess(token);
  const forged = JSON.stringify({ ...JSON.parse(atob(body)), sub: 'eve' });
  for (const tampered of [
    `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
    `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${head}.${body}.`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
  ]) {
    assert.equal(await tokens.readAccess(tampered), null);
    assert.equal(await tokens.readAccess(tampered), null);
  }
  assert.equal(checked.size, 1);
});

test('a token of the other kind, or of another secret, is refused', async () => {
  const { tokens, clock } = open();
  const refresh = await tokens.signRefresh({
    session_id: 'laptop',
    token_id: '1',
    expires_at: new Date('2100-01-01T00:00:00Z'),
  });
  assert.equal(await tokens.readAccess(refresh), null);
  assert.equal(await tokens.readRefresh(await tokens.signAccess(claims)), null);
  const foreign = await openTokens('another secret, as long as the first one', clock).signAccess(claims);
  assert.equal(await tokens.readAccess(foreign), null);
});

test('however many tokens are read, only so many are kept', async () => {
  const { tokens, checked } = open(3);
  for (const session_id of ['a', 'b', 'c', 'd', 'e']) {
    const token = await tokens.signAccess({ user_id: 'ada', session_id });
    assert.deepEqual(await tokens.readAccess(token), { user_id: 'ada', session_id });
  }
  assert.equal(checked.size, 3);
});
