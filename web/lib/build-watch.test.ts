import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { buildHashOf, servedHash } from './build-watch.ts';
import { watchBuild } from './watch-build.ts';

const pageOf = (hash: string) => `<html><head><meta name="build-hash" content="${hash}" /></head></html>`;

/** Looks once, at a server that has a build. */
async function look(served: string | undefined) {
  let [looks, flags, milliseconds] = [0, 0, 0];
  let run: () => void = () => assert.fail('nothing was set up');
  watchBuild({
    current: 'old',
    served: async () => {
      looks += 1;
      return served;
    },
    every: (given, every) => {
      run = given;
      milliseconds = every;
    },
    raiseFlag: () => void (flags += 1),
  });
  assert.deepEqual([looks, milliseconds], [0, 60_000]);
  run();
  await setImmediate();
  return { looks, flags };
}

test('another hash raises the flag, the same and none do not', async () => {
  assert.deepEqual(await look('new'), { looks: 1, flags: 1 });
  assert.deepEqual(await look('old'), { looks: 1, flags: 0 });
  assert.deepEqual(await look(undefined), { looks: 1, flags: 0 });
});

test('the served hash is that of the root page, past the cache; what is no page of ours has none', async () => {
  const asked = mock.method(globalThis, 'fetch');
  for (const [answer, hash] of [
    [() => Promise.resolve(new Response(pageOf('new'))), 'new'],
    [() => Promise.reject(new TypeError('offline')), undefined],
    [() => Promise.resolve(new Response(pageOf('new'), { status: 502 })), undefined],
    [() => Promise.resolve(new Response('<title>Ship Wi-Fi</title>')), undefined],
  ] as const) {
    asked.mock.mockImplementation(answer);
    assert.equal(await servedHash(), hash);
  }
  assert.deepEqual(asked.mock.calls[0]?.arguments, ['/', { cache: 'no-store' }]);
  asked.mock.restore();
});

test('the hash is read out of the page', () => {
  assert.equal(buildHashOf(pageOf('97830cf033ba8b49')), '97830cf033ba8b49');
  assert.equal(buildHashOf('<meta name="build-hash" content="">'), undefined);
});
