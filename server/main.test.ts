import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { endProcesses, FailedStart, startProcess } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'gangway-main-'));
after(() => {
  endProcesses();
  rmSync(folder, { recursive: true });
});

/** The server's output when it does not start with these settings. */
async function refusal(settings: Record<string, string>): Promise<string> {
  try {
    const started = await startProcess({ DATA_DIR: folder, ...settings });
    await started.stop();
  } catch (error) {
    if (!(error instanceof FailedStart)) throw error;
    assert.equal(error.code, 1);
    return error.message;
  }
  throw new Error(`it started with ${JSON.stringify(settings)}`);
}

test('a start that cannot go on says in one sentence why, names the setting, and ends', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const cases: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /PORT must be a port number/],
    [{ PORT: String(port) }, new RegExp(`PORT ${port} is taken`)],
    [{ HOST: '192.0.2.1' }, /HOST 192\.0\.2\.1 is not an address of this machine/],
  ];
  for (const [settings, sentence] of cases) {
    const said = await refusal(settings);
    assert.match(said, /^Gangway cannot start: /m);
    assert.match(said, sentence);
    assert.doesNotMatch(said, /\n {4}at /, 'no stack');
  }
  taken.close();
});

test('a data folder that cannot be written is named', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  assert.match(await refusal({ DATA_DIR: file }), /DATA_DIR must be a folder that can be written/);
});

test('a server that drains is not ready any more, answers, and ends', async () => {
  const server = await startProcess({ DATA_DIR: folder, DRAIN_SECONDS: '6' });
  const stopped = server.stop();
  const readiness = () => fetch(`${server.url}/readyz`);
  let answer = await readiness();
  while (answer.status === 200) answer = await readiness();
  assert.deepEqual(await answer.json(), { status: 'not ready', reason: 'stopping' });
  const { status, headers } = await fetch(`${server.url}/healthz`);
  assert.deepEqual([status, headers.get('connection')], [200, 'close']);
  await stopped;
  await assert.rejects(readiness());
});

test('a server that is stopped during its start ends in order', async () => {
  const data = join(folder, 'stopped-early');
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { DATA_DIR: data, PORT: '0', WEATHER_PROVIDER: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  child.stdout.setEncoding('utf8').once('data', (said: string) => {
    assert.match(said, /^Making the database/);
    child.kill('SIGTERM');
  });
  assert.deepEqual(await once(child, 'close'), [0, null]);
  assert.equal(existsSync(join(data, 'server.sock')), false);
});
