import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { readLockfile, runningIn } from './lockfile.ts';
import { BROWSER, isRun, SOURCES } from './package/contents.ts';
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
});
