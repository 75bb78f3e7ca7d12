import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { buildHashOf, watchBuild } from './build-watch.ts';

const pageOf = (hash: string) => `<html><head><meta name="build-hash" content="${hash}" /></head></html>`;

/** Looks once, at a server that answers with `answer`. */
async function look(answer: () => Response | Promise<Response>) {
  const seen: { url: string; init: RequestInit; milliseconds: number }[] = [];
  let flags = 0;
  let run: () => void = () => assert.fail('nothing was set up');
  let milliseconds = 0;
  watchBuild({
    current: 'old',
    fetch: async (url, init) => {
      seen.push({ url, init, milliseconds });
      return answer();
    },
    every: (given, every) => {
      run = given;
      milliseconds = every;
    },
    raiseFlag: () => void (flags += 1),
  });
  assert.equal(seen.length, 0);
  run();
  await setImmediate();
  return { seen, flags };
}

test('each minute the root page is fetched without cache', async () => {
  const { seen } = await look(() => new Response(pageOf('old')));
  assert.deepEqual(seen, [{ url: '/', init: { cache: 'no-store' }, milliseconds: 60_000 }]);
});

test('another hash raises the flag, the same does not', async () => {
  assert.equal((await look(() => new Response(pageOf('new')))).flags, 1);
  assert.equal((await look(() => new Response(pageOf('old')))).flags, 0);
});

for (const [name, answer] of [
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an error', () => new Response(pageOf('new'), { status: 502 })],
  ['a page that is not ours', () => new Response('<title>Ship Wi-Fi</title>')],
] as const) {
  test(`${name} is ignored in silence`, async () => {
    assert.equal((await look(answer)).flags, 0);
  });
}

test('the hash is read out of the page', () => {
  assert.equal(buildHashOf(pageOf('97830cf033ba8b49')), '97830cf033ba8b49');
  assert.equal(buildHashOf('<meta name="build-hash" content="">'), undefined);
});
