import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './stage.ts';

const NPM = `#!/bin/sh
echo "$@" >> "$ASKED"
sleep 0.3
mkdir -p node_modules/.bin
ln -sf "${process.execPath}" node_modules/.bin/node
touch node_modules/types.d.ts
exit "\${NPM_CODE:-0}"
`;
const TASK = `
process.on('SIGTERM', () => process.exit(7));
if (process.argv.includes('wait')) { setInterval(() => {}, 1000); console.log('waiting'); }
else { console.log(process.argv.slice(2).join(' ')); process.exitCode = 3; }
`;

/** A project with only the script that runs before the others, and an npm that records its calls. */
export class ScratchProject {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gangway-run-'));

  constructor() {
    for (const path of ['tools/run.mjs', 'tools/run']) {
      cpSync(join(root, path), join(this.#folder, path), { recursive: true });
    }
    for (const folder of ['bin', 'server']) mkdirSync(join(this.#folder, folder));
    this.write('package.json', '{ "type": "module", "dependencies": {} }');
    this.write('package-lock.json', '{ "packages": { "": {} } }');
    for (const path of ['server/cli.ts', 'tools/score.ts']) this.write(path, TASK);
    this.write('bin/npm', NPM);
    chmodSync(join(this.#folder, 'bin/npm'), 0o755);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.#folder, path), text);
  }

  /** The calls of npm so far. */
  asked(): string {
    const path = join(this.#folder, 'asked');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  has(path: string): boolean {
    return existsSync(join(this.#folder, path));
  }

  start(args: readonly string[], environment: Readonly<Record<string, string>> = {}): ChildProcess {
    return this.#spawn('gangway', args, environment);
  }

  #spawn(
    task: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const path = `${join(this.#folder, 'bin')}:${process.env['PATH'] ?? ''}`;
    return spawn(process.execPath, ['tools/run.mjs', task, ...args], {
      cwd: this.#folder,
      env: { PATH: path, ASKED: join(this.#folder, 'asked'), ...environment },
    });
  }

  async run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    return await outcomeOf(this.start(args, environment));
  }

  /** Runs a task of developers. */
  async develop() {
    return await outcomeOf(this.#spawn('score', []));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

export async function outcomeOf(child: ChildProcess): Promise<{ code: unknown; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const closed: Promise<unknown[]> = once(child, 'close');
  const [code] = await closed;
  return { code, output };
}
