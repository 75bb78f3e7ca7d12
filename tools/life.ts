// `npm run life`: a traveller with a logbook of cruises as test data, on a separate server that ends with Ctrl-C. `npm
// run life -- --url http://localhost:8080 --email ada@example.org` puts it on a running server (with the settings of
// that server, and a large `WRITES_A_MINUTE`), and creates the account if needed. `--count 1000`, `--seed other`,
// `--port 8090`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { newTraveller, startProcess } from '#server/testing/process.ts';
import { type Caller, good_password } from '#server/testing/server.ts';
import { logIn } from './life/account.ts';
import { makeLife } from './life/life.ts';
import { sendCards, sendVoyage } from './life/send.ts';

const { values } = parseArgs({
  options: {
    email: { type: 'string', default: 'ada@example.org' },
    password: { type: 'string', default: good_password },
    url: { type: 'string' },
    port: { type: 'string', default: '8090' },
    count: { type: 'string', default: '140' },
    seed: { type: 'string' },
    today: { type: 'string', default: Temporal.Now.plainDateISO().toString() },
  },
});

async function live(owner: Caller): Promise<void> {
  const { today, count, seed } = values;
  const life = makeLife({ today, count: Number(count), ...(seed !== undefined && { seed }) });
  for (const [number, voyage] of life.entries()) {
    await sendVoyage(owner, voyage);
    if ((number + 1) % 20 === 0) console.log(`${number + 1} cruises`);
  }
  await sendCards(owner, life);
}

async function liveOnOwnServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-life-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await startProcess({ DATA_DIR: folder, PORT: values.port, WEATHER_PROVIDER: 'off' });
  await live(await newTraveller(server, values.email));
  console.log(`${server.url}/auth/login: ${values.email}, ${good_password}. Ctrl-C ends it.`);
}

if (values.url === undefined) await liveOnOwnServer();
else {
  await live(await logIn(values.url, values.email, values.password));
  console.log(`${values.url}/auth/login: ${values.email}, ${values.password}`);
}
