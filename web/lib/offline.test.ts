import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { answerOrKept } from './offline.ts';

test('a known answer is asked for again after the frame that shows it, and not at all once it is not wanted', async () => {
  const frames: (() => void)[] = [];
  Object.assign(globalThis, {
    // the session reads its cookies
    document: { cookie: '' },
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
  const nextFrame = async () => {
    frames.shift()?.();
    await Promise.resolve();
  };
  const queries = new QueryClient();
  let asks = 0;
  const answer = (signal: AbortSignal) =>
    answerOrKept(queries, ['GET about'], signal, () => Promise.resolve((asks += 1)));
  const { signal } = new AbortController();
  assert.equal(await answer(signal), 1);
  queries.setQueryData(['GET about'], 1);
  const again = answer(signal);
  await nextFrame();
  assert.equal(asks, 1);
  await nextFrame();
  assert.equal(await again, 2);
  const leaving = new AbortController();
  const unwanted = answer(leaving.signal);
  leaving.abort();
  await nextFrame();
  await nextFrame();
  await assert.rejects(unwanted);
  assert.equal(asks, 2);
});
