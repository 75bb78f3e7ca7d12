import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';

import { root } from '../test/stage.ts';
import { oxlintReport, ruleOf, settingsOf } from './reports.ts';

// The tools see the violations in a project of their own, because in ours they leave the violations out. It has
// our configuration files, so that what is proven here is what they say.
const violations = join(import.meta.dirname, 'violations');
const made: string[] = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

function projectWith(fixture: string, at: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-guards-'));
  made.push(folder);
  for (const file of [
    '.gitignore',
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'knip.jsonc',
  ]) {
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(violations, fixture), join(folder, at), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function run(
  tool: string,
  args: readonly string[],
  folder: string,
): Promise<{ code: unknown; output: string }> {
  const command = join(root, 'node_modules/.bin', tool);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return { code: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('code' in error)) throw error;
    return { code: error.code, output: String(error.stdout) };
  }
}

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
