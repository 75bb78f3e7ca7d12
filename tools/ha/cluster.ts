import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startProcess, type ServerProcess } from '#server/testing/process.ts';
import { databaseBalancerFile, patroniFile, poolFile, webBalancerFile, type Machine } from './files.ts';

/*
 * Three machines, each a network namespace with etcd, Patroni, PostgreSQL, a pool and a server. They have two networks:
 * of the cluster, which can be cut, and of the clients, so that a machine that is cut off still serves its clients.
 */

const machines: readonly Machine[] = [1, 2, 3].map((number) => ({
  name: `gangway-ha-${number}`,
  inner: `10.77.1.1${number}`,
  outer: `10.77.2.1${number}`,
}));
const networks = [
  { bridge: 'gwha-inner', link: 'gwha-i', address: 'inner', host: '10.77.1.1' },
  { bridge: 'gwha-outer', link: 'gwha-o', address: 'outer', host: '10.77.2.1' },
] as const;
const web = '10.77.2.1:8080';
const database = /^\S*postgres\b|\/patroni\b/;
const etcd = /^etcd\b/;

/** The ways from a server to the database. */
export const ways = {
  hosts: `postgres://postgres@${machines.map(({ inner }) => `${inner}:5432`).join()}/gangway`,
  proxy: 'postgres://postgres@127.0.0.1:6432/gangway',
};

export interface Settings {
  way: keyof typeof ways;
  ttl: number;
  is_synchronous: boolean;
}

function run(command: string): string {
  const [program = '', ...args] = command.split(' ');
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Of a process or device that may be gone already. */
function attempt(command: string): void {
  const [program = '', ...args] = command.split(' ');
  spawnSync(program, args, { stdio: 'ignore' });
}

export function version(program: string): string {
  return /\d+\.\d+[.\d]*/.exec(run(`${program} ${program === 'haproxy' ? '-v' : '--version'}`))?.[0] ?? '';
}

const linkOf = (machine: Machine, link: string) => `${link}${machines.indexOf(machine) + 1}`;

function connect(): void {
  for (const { bridge, host } of networks) {
    run(`ip link add ${bridge} type bridge`);
    run(`ip address add ${host}/24 dev ${bridge}`);
    run(`ip link set ${bridge} up`);
  }
  for (const machine of machines) {
    const within = `ip -n ${machine.name}`;
    run(`ip netns add ${machine.name}`);
    run(`${within} link set lo up`);
    for (const { bridge, link, address } of networks) {
      const end = linkOf(machine, link);
      run(`ip link add ${end} type veth peer name ${address} netns ${machine.name}`);
      run(`ip link set ${end} master ${bridge} up`);
      run(`${within} address add ${machine[address]}/24 dev ${address}`);
      run(`${within} link set ${address} up`);
    }
  }
}

function pidsOn({ name }: Machine, wanted: RegExp): number[] {
  const command = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  const pids = run(`ip netns pids ${name}`).split('\n').filter(Boolean);
  return pids.filter((pid) => wanted.test(command(pid))).map(Number);
}

function signal(machine: Machine, program: RegExp, name: NodeJS.Signals): void {
  const pids = pidsOn(machine, program);
  if (pids.length > 0) attempt(`kill -${name.replace('SIG', '')} ${pids.join(' ')}`);
}

function disconnect(): void {
  const there = run('ip netns list');
  for (const machine of machines.filter(({ name }) => there.includes(name))) {
    signal(machine, /./, 'SIGKILL');
    attempt(`ip netns del ${machine.name}`);
  }
  // a namespace goes when its last process has ended, which may take a moment
  for (const { bridge, link } of networks)
    for (const device of [bridge, ...machines.map((machine) => linkOf(machine, link))])
      attempt(`ip link del ${device}`);
}

/** A running cluster. */
export class Cluster {
  readonly url = `http://${web}`;
  readonly folder: string;
  readonly #settings: Settings;
  servers: ServerProcess[] = [];
  #end: (() => void)[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
    this.folder = mkdtempSync(join(tmpdir(), 'gangway-ha-'));
  }

  async start(): Promise<void> {
    disconnect();
    connect();
    await this.#startDatabases();
    await this.#startServers();
  }

  /** Starts a program, whose output goes to a file, as `postgres`, on a machine or beside them. */
  #spawn(machine: Machine | null, command: string): void {
    const within = machine === null ? '' : `ip netns exec ${machine.name} `;
    const [program = '', ...args] =
      `${within}setpriv --reuid=postgres --regid=postgres --clear-groups ${command}`.split(' ');
    const name = `${machine?.name ?? 'web'}-${command.split(' ')[0]}.log`;
    const log = openSync(join(this.folder, name), 'a');
    const { PATH } = process.env;
    const child = spawn(program, args, {
      cwd: this.folder,
      env: { PATH, HOME: this.folder },
      stdio: ['ignore', log, log],
    });
    if (machine === null) this.#end.push(() => child.kill('SIGKILL'));
  }

  #write(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  async #startDatabases(): Promise<void> {
    run(`chown postgres ${this.folder}`);
    const peers = machines.map(({ name, inner }) => `${name}=http://${inner}:2380`).join();
    for (const machine of machines) {
      const { name, inner } = machine;
      mkdirSync(join(this.folder, name));
      run(`chown postgres ${join(this.folder, name)}`);
      this.#write(`${name}.patroni.yml`, patroniFile(machine, machines, this.folder, this.#settings));
      const clients = `http://${inner}:2379`;
      this.#spawn(
        machine,
        `etcd --name ${name} --data-dir ${join(this.folder, name, 'etcd')} --initial-cluster ${peers} ` +
          `--listen-client-urls ${clients} --advertise-client-urls ${clients} ` +
          `--listen-peer-urls http://${inner}:2380 --initial-advertise-peer-urls http://${inner}:2380`,
      );
    }
    for (const machine of machines) this.startPatroni(machine);
    if (!(await this.becomesWhole())) throw new Error('the cluster does not start');
    await this.ask('create database gangway', 'postgres');
  }

  async #startServers(): Promise<void> {
    const { way } = this.#settings;
    const pool = this.#write('pgbouncer.ini', poolFile(version('pgbouncer')));
    const databases = this.#write('databases.cfg', databaseBalancerFile(machines));
    for (const machine of machines) {
      if (way === 'proxy') {
        this.#spawn(machine, `haproxy -f ${databases}`);
        this.#spawn(machine, `pgbouncer ${pool}`);
        await sleep(2000);
      }
      const settings = {
        DATABASE_URL: ways[way],
        SECRET: 's'.repeat(40),
        DATA_DIR: join(this.folder, `${machine.name}-server`),
        HOST: machine.outer,
        PORT: '8080',
        PUBLIC_URL: `http://${machine.outer}:8080`,
        TRUST_PROXY: 'on',
      };
      this.servers.push(await startProcess(settings, ['ip', 'netns', 'exec', machine.name]));
    }
    this.#spawn(null, `haproxy -f ${this.#write('web.cfg', webBalancerFile(web, machines))}`);
  }

  startPatroni(machine: Machine): void {
    this.#spawn(machine, `patroni ${join(this.folder, `${machine.name}.patroni.yml`)}`);
  }

  async #askPatroni({ outer }: Machine, path: string, body?: object): Promise<Response> {
    return fetch(`http://${outer}:8008${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(body === undefined ? 1000 : 60_000),
    });
  }

  /** The machines whose database takes writes, as they say themselves. */
  async primaries(): Promise<Machine[]> {
    const states = machines.map((machine) =>
      this.#askPatroni(machine, '/primary').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    const are_primary = await Promise.all(states);
    return machines.filter((_, number) => are_primary[number]);
  }

  /** Waits for a primary that is not the given machine. */
  async primary(but?: Machine): Promise<Machine> {
    for (;;) {
      const found = (await this.primaries()).find((machine) => machine !== but);
      if (found !== undefined) return found;
      await sleep(200);
    }
  }

  /** Waits until all members follow the primary, one of them synchronously if that is the mode. */
  async becomesWhole(): Promise<boolean> {
    const isWhole = async (): Promise<boolean> => {
      const [primary, ...others] = await this.primaries();
      if (primary === undefined || others.length > 0) return false;
      const answer = await this.#askPatroni(primary, '/cluster');
      const { members } = (await answer.json()) as { members: { role: string }[] };
      // Patroni counts one that still rewinds as running
      const streams = await this.ask(`select from pg_stat_replication where state = 'streaming'`, 'postgres');
      const is_safe = !this.#settings.is_synchronous || members.some(({ role }) => role === 'sync_standby');
      return streams.length === 2 && is_safe;
    };
    const until = Date.now() + 120_000;
    while (Date.now() < until) {
      if (await isWhole().catch(() => false)) return true;
      await sleep(300);
    }
    return false;
  }

  async ask<Row extends object>(statement: string, name = 'gangway'): Promise<Row[]> {
    const { outer } = await this.primary();
    const client = new Client({ connectionString: `postgres://postgres@${outer}/${name}` });
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    await client.end();
    return rows;
  }

  crash(machine: Machine): void {
    signal(machine, database, 'SIGKILL');
  }

  freeze(machine: Machine): void {
    signal(machine, database, 'SIGSTOP');
  }

  thaw(machine: Machine): void {
    signal(machine, database, 'SIGCONT');
  }

  /** Cuts a machine off from the others, but not from its clients; or connects it again. */
  cut(machine: Machine, state: 'down' | 'up'): void {
    run(`ip link set ${linkOf(machine, networks[0].link)} ${state}`);
  }

  async switchFrom(machine: Machine): Promise<void> {
    const answer = await this.#askPatroni(machine, '/switchover', { leader: machine.name });
    if (!answer.ok) throw new Error(`no switch: ${await answer.text()}`);
  }

  /** Freezes two of three etcd, which then elect nobody; or lets them go on. */
  electors(state: 'SIGSTOP' | 'SIGCONT'): void {
    for (const machine of machines.slice(1)) signal(machine, etcd, state);
  }

  /** @param is_well removes the logs, too */
  stop(is_well: boolean): void {
    for (const end of this.#end) end();
    disconnect();
    if (is_well) rmSync(this.folder, { recursive: true, force: true });
    else {
      for (const [number, server] of this.servers.entries())
        this.#write(`server-${number + 1}.log`, server.said());
      console.error(`The logs are in ${this.folder}.`);
    }
  }
}
