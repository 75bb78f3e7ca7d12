import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';

import { commands } from '#server/commands.ts';
import { labelOf } from '#server/platform/command-line/command.ts';
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
      const run = Array.from(text.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g), ([, name = '']) => name);
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

  it('tells the operator each command with its arguments and options, and no other', () => {
    const text = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    const rows = Array.from(
      text.matchAll(/^\| `([a-z]+ [a-z-]+[^`]*)`(?: with (.+?))? \|/gm),
      ([, line, options]) => [line, options ?? ''].join(' '),
    );
    const usages = commands.map(({ name, takes }) => {
      const said = Object.entries(takes).filter(([, { kind }]) => kind !== 'asked');
      const is = (wanted: boolean) => said.filter(([, { kind }]) => (kind === 'argument') === wanted);
      const taken = is(true).map(([, { value, schema }]) =>
        schema.safeParse(undefined).success ? `[${value}]` : `<${value}>`,
      );
      const options = is(false).map(([key, parameter]) => `\`${labelOf(key, parameter)}\``);
      return `${[name, ...taken].join(' ')} ${options.join(', ')}`;
    });
    assert.deepEqual(rows, usages);
  });
});
