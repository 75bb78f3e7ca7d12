import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { root } from '../test/stage.ts';
import { projectWith, run, violations } from './fixture.ts';
import { oxlintReport, ruleOf, settingsOf } from './reports.ts';

describe('The linter', async () => {
  const { output } = await run('oxlint', ['--format', 'json', 'web'], projectWith('lint', 'web'));
  const findings = oxlintReport(output);
  const fixtures = readdirSync(join(violations, 'lint'));

  for (const rule of settingsOf(join(root, '.oxlintrc.json'), 'rules')) {
    it(`bites where ${rule} is broken`, () => {
      const fixture = fixtures.find((name) => ruleOf(name) === rule);
      assert.ok(fixture !== undefined, `violations/lint has no fixture for ${rule}`);
      const found = findings.filter(({ file }) => file === fixture).map((finding) => finding.rule);
      assert.ok(found.includes(rule.replace(/^.*\//, '')), `found only: ${found.join(', ')}`);
    });
  }
});

describe('The compiler', async () => {
  const { output } = await run('tsc', ['-p', '.', '--pretty', 'false'], projectWith('types', 'server'));
  const fixtures = readdirSync(join(violations, 'types'));
  const lenient = [
    'allowImportingTsExtensions',
    'isolatedModules',
    'noEmit',
    'resolveJsonModule',
    'skipLibCheck',
  ];

  for (const flag of settingsOf(join(root, 'tsconfig.json'), 'compilerOptions')) {
    if (lenient.includes(flag)) continue;
    it(`bites where ${flag} is broken`, () => {
      const fixture = fixtures.find((name) => name.startsWith(`${flag}.`));
      assert.ok(fixture !== undefined, `violations/types has no fixture for ${flag}`);
      const code = fixture.split('.')[1] ?? '';
      const line = output.split('\n').find((text) => text.startsWith(`server/${fixture}`));
      assert.match(line ?? 'nothing was found', new RegExp(`error ${code}:`));
    });
  }
});

describe('The other tools', () => {
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
