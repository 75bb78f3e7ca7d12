import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEarlyReads } from './ahead.ts';
import { headersOf } from './headers.ts';
import { jsonAnswer } from './testing/session.ts';

const url = '/api/dashboard';
const asking = { token: 'a', language: 'he', time_zone: 'Asia/Kathmandu' };
const headers = headersOf(asking);
const read = { method: 'GET', headers: headersOf(asking) };

function testEarlyReads(answer: Response | Error = jsonAnswer(200, {})) {
  const sent: { url: string; init: RequestInit }[] = [];
  const timers: (() => void)[] = [];
  const ahead = createEarlyReads(
    async (sent_url, init) => {
      sent.push({ url: sent_url, init });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    (run) => timers.push(run),
  );
  return { ...ahead, sent, timers };
}

test('the same call gets the early answer, once', async () => {
  const { ask, take, sent } = testEarlyReads(jsonAnswer(200, { next: null }));
  ask(url, headers);
  const answer = take(url, read);
  assert.ok(answer);
  assert.deepEqual(await (await answer).json(), { next: null });
  assert.equal(take(url, read), undefined);
  assert.equal(sent.length, 1);
  assert.equal(sent[0]?.init.credentials, 'omit');
});

test('of several early reads each caller gets its own, in any order', async () => {
  const { ask, take, sent } = testEarlyReads();
  ask(url, headers);
  ask('/api/user/settings', headers);
  assert.ok(take('/api/user/settings', read));
  assert.ok(take(url, read));
  assert.equal(take(url, read), undefined);
  assert.equal(sent.length, 2);
});

test('a call for another read, account, language or zone is sent by itself', () => {
  const { ask, take } = testEarlyReads();
  ask(url, headers);
  assert.equal(take('/api/stats', read), undefined);
  for (const other of [{ token: 'b' }, { language: 'de' }, { time_zone: 'UTC' }, { time_zone: undefined }])
    assert.equal(take(url, { method: 'GET', headers: headersOf({ ...asking, ...other }) }), undefined);
  assert.ok(take(url, read));
});

test('an early answer is dropped after a change, or after a while', () => {
  const changed = testEarlyReads();
  changed.ask(url, headers);
  assert.equal(changed.take('/api/cruises', { method: 'POST', headers }), undefined);
  assert.equal(changed.take(url, read), undefined);
  const waited = testEarlyReads();
  waited.ask(url, headers);
  waited.timers.forEach((run) => run());
  assert.equal(waited.take(url, read), undefined);
});

test('a refusal reaches the caller as it is, and so does a network that is not there', async () => {
  const refused = testEarlyReads(jsonAnswer(401, {}));
  refused.ask(url, headers);
  assert.equal((await refused.take(url, read))?.status, 401);
  const cut_off = testEarlyReads(new TypeError('no network'));
  cut_off.ask(url, headers);
  await assert.rejects(async () => cut_off.take(url, read), { message: 'no network' });
});

test('a call that was given up meanwhile gets no answer', async () => {
  const { ask, take } = testEarlyReads();
  ask(url, headers);
  const giving_up = new AbortController();
  const taken = take(url, { ...read, signal: giving_up.signal });
  giving_up.abort();
  await assert.rejects(async () => taken, { name: 'AbortError' });
});
