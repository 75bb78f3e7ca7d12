import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the server of an unpacked archive and asks it for the page to log in. @throws when it does not answer */
export async function tryOut(tree: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'gangway-package-'));
  // no settings of ours
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(data, 'data') };
  const server = spawn(join(tree, 'bin/gangway'), ['start'], {
    cwd: data,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await addressOf(server.stdout);
    const answer = await fetch(`${address}/auth/login`, { headers: { Accept: 'text/html' } });
    const page = await answer.text();
    if (!answer.ok || !page.includes('build-hash')) throw new Error('The server answers without the app.');
    server.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The server ended with ${code}.`);
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true });
  }
}

async function addressOf(output: AsyncIterable<unknown>): Promise<string> {
  let said = '';
  for await (const part of output) {
    said += String(part);
    const address = /is ready: (\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${said}`);
}
