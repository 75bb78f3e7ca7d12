import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { SCENES } from './scenes.ts';

const root = new URL('../../', import.meta.url).pathname;

test('every picture that is shown lies there, and no other', () => {
  const files = globSync('{docs,web/public}/pictures/*', { cwd: root });
  assert.deepEqual(files.toSorted(), SCENES.map(({ file }) => file).toSorted());
});

test('no picture of the start page weighs more than 100 kB', () => {
  const heavy = SCENES.filter(({ file }) => file.startsWith('web/')).filter(
    ({ file }) => statSync(root + file).size > 100_000,
  );
  assert.deepEqual(heavy, []);
});
