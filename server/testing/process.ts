import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { linkParts, Caller, good_password, many_writes, signUp } from './server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const patience_ms = 180_000;

/** A server in its own process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** from the start of the process to the first good answer of `/readyz` */
  ready_ms: number;
  /** its whole output so far */
  said(): string;
  /** ends it in order */
  stop(): Promise<void>;
  /** ends it as a crash does: no code of it runs any more */
  kill(): Promise<void>;
}

/** A server that ended before it was ready. */
export class FailedStart extends Error {
  readonly code: number | null;
  constructor(code: number | null, said: string) {
    super(said);
    this.code = code;
  }
}

const running = new Set<ChildProcess>();

/** Ends processes left by a test that failed or was interrupted: they would also keep the test file from ending. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

process.once('exit', endProcesses);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Starts `node server/main.ts` as `npm start` does. Only the given settings count, not those of the terminal, and
 * nothing outside is called.
 * @param within a command that runs another one, such as `ip netns exec`
 */
export function startProcess(
  settings: Record<string, string>,
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const given = { PORT: '0', WEATHER_PROVIDER: 'off', WRITES_A_MINUTE: many_writes, ...settings };
  return startScript(['server/main.ts'], given, /^Gangway is ready: (http:\S+)/m, '/readyz', within);
}

/**
 * Starts a script that serves HTTP and waits until `path` answers well.
 * @param address finds the address of the server in the script's output
 * @throws FailedStart
 */
export async function startScript(
  script: string[],
  settings: Record<string, string>,
  address: RegExp,
  path: string,
  within: readonly string[] = [],
): Promise<ServerProcess> {
  const started = performance.now();
  const [program = '', ...args] = [...within, process.execPath, ...script];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TZ: process.env['TZ'],
      // as tools/run.mjs sets it: with it a start compiles nothing again
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const ended = once(child, 'close').then(() => running.delete(child));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience_ms);
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = address.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      // not by name: that may resolve to ::1 first, where no server listens
      resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new FailedStart(code, said));
    });
  });
  const ready = await fetch(url + path);
  if (!ready.ok) throw new Error(`${url}${path} answers ${ready.status}: ${said}`);
  await ready.bytes();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    ready_ms: performance.now() - started,
    said: () => said,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Signs up and logs in a new account; the activation link is read from the server's log, so it needs LOG_LEVEL info.
 * @param beside servers of the same instance: any of them may send the mail
 */
export async function newTraveller(
  server: ServerProcess,
  email: string,
  beside: readonly ServerProcess[] = [],
): Promise<Caller> {
  const stranger = new Caller(server.url, { 'accept-language': 'en', 'x-timezone': 'UTC' });
  const signed_up = await signUp(stranger, email);
  if (signed_up.status !== 201)
    throw new Error(`${email} cannot sign up: ${JSON.stringify(signed_up.failure)}`);
  const link = await linkFor([server, ...beside], email);
  const activated = await stranger.call('POST auth/users/activation/', { body: linkParts(link) });
  if (activated.status !== 200)
    throw new Error(`${link} does not work: ${JSON.stringify(activated.failure)}`);
  const { body } = await stranger.call('POST auth/jwt/create/', { body: { email, password: good_password } });
  return new Caller(server.url, stranger.headers, body);
}

/** Waits for the link, as the mail is written after the answer. */
async function linkFor(servers: readonly ServerProcess[], email: string): Promise<string> {
  for (let waited_ms = 0; waited_ms < patience_ms; waited_ms += 20) {
    const line = servers
      .flatMap((server) => server.said().split('\n'))
      .find((text) => text.includes(`"to":"${email}"`));
    const link = /"link":"([^"]+)"/.exec(line ?? '')?.[1];
    if (link !== undefined) return link;
    await sleep(20);
  }
  throw new Error(`no activation mail for ${email}: ${servers.map((server) => server.said()).join()}`);
}
