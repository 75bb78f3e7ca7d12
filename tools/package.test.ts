import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { readLockfile, runningIn } from './lockfile.ts';
import { BROWSER, isRun, SOURCES } from './package/contents.ts';
import { isUnneeded } from './run/unneeded.mjs';
import { root } from './test/stage.ts';

const IMPORTED = /(?:\bfrom |\bimport\()'((?:@[\w-]+\/)?\w[\w.-]*)[^'\n]*'[;)]/g;

describe('An archive of the server', () => {
  it('has the packages that its sources import', () => {
    const packed = runningIn(readLockfile(), BROWSER);
    const files = globSync(
      SOURCES.map((folder) => `${folder}/**/*.ts`),
      { cwd: root },
    ).filter((path) =>
      path.split('/').every((_, index, parts) => isRun(parts.slice(0, index + 1).join('/'))),
    );
    const imported = files.flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return Array.from(text.matchAll(IMPORTED), ([, name = '']) => name);
    });
    const missing = new Set(imported.filter((name) => name !== 'node'));
    for (const folder of packed) missing.delete(folder.replace(/^node_modules\//, ''));
    assert.ok(files.length > 400);
    assert.deepEqual([...missing], []);
  });

  it('has the core of the OCR that its worker loads', async () => {
    const { cache, resolve } = createRequire(import.meta.url);
    const before = new Set(Object.keys(cache));
    const { default: load } = (await import(resolve('tesseract.js/src/worker-script/node/getCore.js'))) as {
      default: (lstm_only: boolean, path: null, response: { progress(): void }) => Promise<unknown>;
    };
    await load(true, null, { progress: () => undefined });
    const loaded = Object.keys(cache)
      .filter((path) => !before.has(path) && path.includes('/tesseract.js-core/'))
      .map((path) => path.split('/node_modules/').at(-1) ?? '');
    assert.equal(loaded.length, 1);
    assert.deepEqual(loaded.filter(isUnneeded), []);
  });
});
