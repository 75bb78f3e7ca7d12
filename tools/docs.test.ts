import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';

import { root } from './test/stage.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The words that npm itself runs as scripts. */
const OWN_WORDS = ['start', 'test'];
const ROOTS = /^(domain|contract|messages|reference|server|web|e2e|tools|docs)\/[\w./-]+$/;

describe('The documentation', () => {
  it('begins with a README', () => {
    assert.ok(existsSync(join(root, 'README.md')));
  });

  for (const page of globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, page), 'utf8');

    it(`names only commands that exist: ${page}`, () => {
      const run = Array.from(text.matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name);
      const short = Array.from(text.matchAll(/\bnpm (\w+)/g), ([, name = '']) => name);
      const named = [...run, ...short.filter((name) => OWN_WORDS.includes(name))];
      assert.deepEqual(
        named.filter((name) => !Object.hasOwn(scripts, name)),
        [],
      );
    });

    it(`names only files and folders that exist: ${page}`, () => {
      const named = Array.from(
        text.matchAll(/`([^`\s]+)`|\]\(([^)\s#]+)/g),
        ([, code, link]) => code ?? link ?? '',
      );
      const gone = named.filter((path) => ROOTS.test(path) && !existsSync(join(root, path)));
      assert.deepEqual(gone, []);
    });
  }
});
