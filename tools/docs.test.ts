import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';

import { commands } from '#server/commands.ts';
import { labelOf } from '#server/platform/command-line/command.ts';
import { faultOf, readReferences, referencesIn } from './docs/references.ts';
import { root } from './test/stage.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The scripts that npm runs without `run`. */
const OWN_WORDS = ['start', 'test'];
const ROOTS = /^(domain|contract|messages|reference|extraction|corpus|server|web|e2e|tools|docs)\/[\w./-]+$/;

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
    const [, text = ''] = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('\n## Commands\n');
    const rows = Array.from(
      text.matchAll(/^\| `([a-z]+(?: [^`]+)?)`(?: with (.+?))? \|/gm),
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

describe('References to documents', () => {
  it('name documents and sections that exist', () => {
    const references = readReferences(root);
    const exact = references.filter(({ sections }) => sections.length > 0);
    assert.ok(exact.length > 50, `only ${exact.length} references with a section`);
    assert.deepEqual(
      references.map((reference) => faultOf(root, reference)).filter((fault) => fault !== null),
      [],
    );
  });

  it('are found in comments and pages, and are refused where something is missing', () => {
    const code = "/** README.md, docs/product/rules.md,\n * sections 2 to 4 and 99 */\nopen('no.md');";
    const page = 'See [failures](product/known-failures.md), section h, and `product/no.md`.';
    const found = [...referencesIn('web/a.ts', code), ...referencesIn('docs/a.md', page)];
    assert.deepEqual(
      found.map(({ sections }) => sections.join(' ')),
      ['', '2 3 4 99', 'h', ''],
    );
    assert.deepEqual(
      found.map((reference) => faultOf(root, reference)),
      [
        null,
        'web/a.ts: docs/product/rules.md has no section 99',
        null,
        'docs/a.md: there is no product/no.md',
      ],
    );
  });
});
