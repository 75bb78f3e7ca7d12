import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePort } from '#server/testing/free-port.ts';
import { startWeatherProvider } from './weather-provider.ts';

export interface RunningServer {
  readonly url: string;
  /** Its DATA_DIR. */
  readonly folder: string;
  /** Its output so far. */
  readonly log: () => string;
  /** Ends it and keeps its data. */
  readonly halt: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 90_000;
/** The options of a fixture that starts a server: else the timeout of a test ends it before its patience, without the log. */
export const as_server = { scope: 'worker', timeout: PATIENCE_MS + 10_000 } as const;

/** The real server, on its own database, with the last build of the browser app. */
export async function startServer(
  template?: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-e2e-'));
  // A new database takes seconds to fill, a copy of one is quick.
  if (template !== undefined) await cp(template, folder, { recursive: true });
  const weather = await startWeatherProvider();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TZ: process.env['TZ'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      // No test may call a service on the internet.
      WEATHER_PROVIDER: 'open-meteo',
      WEATHER_URL: weather.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  }
  const log = () => chunks.join('');
  const ended = once(child, 'exit');
  const halt = async () => {
    child.kill('SIGTERM');
    await ended;
    weather.stop();
  };
  const stop = async () => {
    await halt();
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && child.exitCode === null; await sleep(50)) {
    if (await isReady(url)) return { url, folder, log, halt, stop };
  }
  await stop();
  throw new Error(`The server did not become ready:\n${log()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
