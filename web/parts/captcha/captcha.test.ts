import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { createCaptcha, type CaptchaParts, type Challenge } from './captcha.ts';
import { solveCaptcha } from './solve-captcha.ts';

const hmacKey = 'a key of the server';

async function newChallenge(): Promise<Challenge> {
  const { challenge, salt, signature } = await createChallenge({ hmacKey, maxnumber: 50 });
  return { algorithm: 'SHA-256', challenge, salt, signature, maxnumber: 50 };
}

/** A captcha on a clock that the test sets, and the calls it made. */
function testCaptcha(parts: Partial<CaptchaParts> = {}) {
  const signals: AbortSignal[] = [];
  const states: string[] = [];
  const clock = { now: 0 };
  const captcha = createCaptcha({
    fetchChallenge: (signal) => {
      signals.push(signal);
      return newChallenge();
    },
    solve: solveCaptcha,
    canSolve: () => true,
    now: () => clock.now,
    ...parts,
  });
  captcha.subscribe(() => states.push(captcha.state()));
  return { captcha, signals, states, clock };
}

test('a solution is one that the server takes', async () => {
  const { captcha, states } = testCaptcha();
  captcha.begin();
  assert.ok(await verifySolution(await captcha.solution(), hmacKey));
  assert.deepEqual(states, ['working', 'done']);
});

test('a started solution is not started again, however often the form is touched', async () => {
  const { captcha, signals } = testCaptcha();
  captcha.touch();
  captcha.touch();
  captcha.begin();
  const [one, other] = await Promise.all([captcha.solution(), captcha.solution()]);
  captcha.touch();
  assert.equal(one, other);
  assert.equal(signals.length, 1);
});

test('sending an untouched form waits for a solution', async () => {
  const { captcha } = testCaptcha();
  assert.ok(await verifySolution(await captcha.solution(), hmacKey));
});

test('a solution that grew old while the form was filled in is made anew', async () => {
  const { captcha, clock } = testCaptcha();
  const first = await captcha.solution();
  clock.now = 10 * 60_000;
  assert.equal(await captcha.solution(), first);
  clock.now += 1;
  assert.notEqual(await captcha.solution(), first);
});

test('a sent solution is not sent again', async () => {
  const { captcha, states } = testCaptcha();
  const first = await captcha.solution();
  captcha.renew();
  assert.equal(captcha.state(), 'working');
  assert.notEqual(await captcha.solution(), first);
  assert.deepEqual(states, ['working', 'done', 'idle', 'working', 'done']);
});

test('without a network it says so, asks no more at each key, and begins again with the next try', async () => {
  let is_offline = true;
  let asked = 0;
  const { captcha } = testCaptcha({
    fetchChallenge: () => {
      asked += 1;
      return is_offline ? Promise.reject(new TypeError('offline')) : newChallenge();
    },
  });
  captcha.touch();
  await assert.rejects(captcha.solution(), { message: 'offline' });
  assert.equal(captcha.state(), 'failed');
  captcha.touch();
  assert.equal(asked, 1);
  is_offline = false;
  assert.ok(await verifySolution(await captcha.solution(), hmacKey));
  assert.equal(captcha.state(), 'done');
});

test('a network that never answers is given up, and then said to have failed', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { captcha } = testCaptcha({
    fetchChallenge: (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('no answer', 'AbortError')));
      }),
  });
  const solution = captcha.solution();
  t.mock.timers.tick(19_999);
  assert.equal(captcha.state(), 'working');
  t.mock.timers.tick(1);
  await assert.rejects(solution, { name: 'AbortError' });
  assert.equal(captcha.state(), 'failed');
});

test('a challenge without a solution is a failure, not an endless wait', async () => {
  const impossible = { ...(await newChallenge()), challenge: '00' };
  const { captcha } = testCaptcha({ fetchChallenge: () => Promise.resolve(impossible) });
  await assert.rejects(captcha.solution());
  assert.equal(captcha.state(), 'failed');
});

test('a discarded attempt is aborted, and its end changes no state', async () => {
  const { captcha, signals, states } = testCaptcha({ solve: () => Promise.resolve(7) });
  const solution = captcha.solution();
  captcha.discard();
  await solution;
  assert.equal(signals[0]?.aborted, true);
  assert.deepEqual(states, ['working', 'idle']);
});

test('a browser without hash functions gets the state needs_https', async () => {
  const { captcha, signals } = testCaptcha({ canSolve: () => false });
  captcha.begin();
  assert.equal(captcha.state(), 'needs_https');
  await assert.rejects(captcha.solution());
  assert.equal(captcha.state(), 'needs_https');
  assert.deepEqual(signals, []);
});
