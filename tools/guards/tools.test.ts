import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';

import { root } from '../test/stage.ts';
import { projectWith, run, violations } from './fixture.ts';

// One violation for each plugin and tool: its report proves that the tool runs with our configuration. The authors of a
// rule test what it finds.

const configuration = z.object({ plugins: z.array(z.string()) });
const report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string().default('') })),
});

const styleReport = z.array(
  z.object({ source: z.string(), warnings: z.array(z.object({ rule: z.string() })) }),
);

describe('The linter', async () => {
  const { code, output } = await run('oxlint', ['--format', 'json', 'web'], projectWith('lint', 'web'));
  const { diagnostics } = report.parse(JSON.parse(output));
  // react.rules-of-hooks.tsx breaks react/rules-of-hooks
  const canaries = readdirSync(join(violations, 'lint')).flatMap((file) => {
    const [plugin = '', rule = '', extension] = file.split('.');
    return extension === undefined ? [] : [{ file, plugin, rule }];
  });

  for (const { file, plugin, rule } of canaries) {
    it(`finds a violation of ${plugin}/${rule}`, () => {
      const found = diagnostics.filter(({ filename }) => filename === `web/${file}`);
      assert.ok(
        found.some((finding) => finding.code.endsWith(`(${rule})`)),
        `found only: ${found.map((finding) => finding.code).join(', ')}`,
      );
    });
  }

  it('has a canary for each plugin, and fails when it finds one', () => {
    const text = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
    const { plugins } = configuration.parse(JSON.parse(text));
    assert.deepEqual(canaries.map(({ plugin }) => plugin).toSorted(), plugins.toSorted());
    assert.equal(code, 1);
  });
});

describe('The linter of styles', async () => {
  const folder = projectWith('styles', 'web');
  const args = ['--formatter', 'json', '--output-file', 'report.json', 'web/**/*.css'];
  const { code } = await run('stylelint', args, folder);
  const found = styleReport.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));

  for (const file of readdirSync(join(violations, 'styles'))) {
    it(`finds each violation of ${file.replace('.css', '')}`, () => {
      const text = readFileSync(join(violations, 'styles', file), 'utf8');
      const { warnings = [] } = found.find(({ source }) => source.endsWith(file)) ?? {};
      assert.equal(warnings.length, text.match(/;/g)?.length);
      for (const { rule } of warnings) assert.equal(`${rule}.css`, file);
    });
  }

  it('fails when it finds one', () => {
    assert.equal(code, 2);
  });
});

describe('The other tools', () => {
  it('find a type error that only a strict compiler finds', async () => {
    const { code, output } = await run(
      'tsc',
      ['-p', '.', '--pretty', 'false'],
      projectWith('types', 'server'),
    );
    assert.notEqual(code, 0);
    assert.match(output, /^server\/ships\.ts\(1,\d+\): error TS2322/m);
  });

  it('find a file that is not formatted', async () => {
    const { code, output } = await run('oxfmt', ['--list-different', '.'], projectWith('format', 'server'));
    assert.equal(code, 1);
    assert.match(output, /server\/ship\.ts/);
  });

  it('find a dead file, a dead export and a dependency nobody uses', async () => {
    const { code, output } = await run('knip', ['--reporter', 'compact'], projectWith('knip', '.'));
    assert.equal(code, 1);
    for (const dead of [/server\/dead\.ts/, /sunken/, /zod/]) assert.match(output, dead);
    assert.doesNotMatch(output, /sailing/);
  });
});
