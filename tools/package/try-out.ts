import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Draws the picture of a countdown: it fails where the fonts or the library are not in the archive. */
const draw_once = `
  const { drawCountdown } = await import('#server/features/sharing/links/picture.ts');
  const look = { colour: '#1b4f72', monogram: 'S', hull: 'classic', length_m: null, built: null };
  const countdown = { ship_name: 'Saga', start_date: '2027-03-06', end_date: '2027-03-13', state: 'future', days_left: 9, day: null, days: 8 };
  await drawCountdown({ look, start_date: '2027-03-06', end_date: '2027-03-13' }, countdown, 'he');
`;

/**
 * Draws a picture with an unpacked archive, starts its server and asks it for the page to log in.
 * @throws when either fails
 */
export async function tryOut(tree: string): Promise<void> {
  const script = ['--input-type=module', '--eval', draw_once];
  execFileSync(join(tree, 'bin/node'), script, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
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
