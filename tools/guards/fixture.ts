import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { promisify } from 'node:util';

import { root } from '../test/stage.ts';

// The tools check the violations in a separate project, because in ours they exclude the violations. It has our
// configuration files, so that these are what is tested.
export const violations = join(import.meta.dirname, 'violations');
const made: string[] = [];
after(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

export function projectWith(fixture: string, at: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-guards-'));
  made.push(folder);
  for (const file of [
    '.gitignore',
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    '.stylelintrc.json',
    'knip.jsonc',
  ]) {
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(violations, fixture), join(folder, at), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export async function run(
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
