// Reminders of a million cruises on PostgreSQL: measures the time of a sweep and its table scans, and the time of two
// servers to mail all due reminders, each mail once, also if one of them is killed in the middle.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { sweepReminders } from '#server/features/reminders/actions-sweep.ts';
import { openServices } from '#server/open.ts';
import { openLog } from '#server/platform/log.ts';
import { startProcess } from '#server/testing/process.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { CRUISES, DUE, fillMillion, watchAgain } from './million.ts';
import { openPostbox } from './postbox.ts';
import { scansOfSweep } from './scans.ts';

const MOST_SWEEP_MS = 5000;
const MOST_MAILS_MS = 180_000;
/** The mails of a killed server are sent after its heartbeat is missed. */
const LAST_MAIL_MS = 100_000;

/** @param kills whether one of the two servers is killed when half of the mails are sent */
async function mail(settings: Record<string, string>, kills: boolean) {
  const postbox = await openPostbox();
  const workers = await Promise.all([1, 2].map(() => startProcess({ ...settings, SMTP_URL: postbox.url })));
  const start = performance.now();
  let is_killed = false;
  for (let seen = 0, last = start; postbox.taken.size < DUE; await sleep(50)) {
    const { size } = postbox.taken;
    if (size !== seen) [seen, last] = [size, performance.now()];
    if (kills && !is_killed && size > DUE / 2) {
      is_killed = true;
      await workers[0]?.kill();
    }
    if (performance.now() - last > LAST_MAIL_MS) break;
  }
  const ms = performance.now() - start;
  for (const worker of workers.slice(is_killed ? 1 : 0)) await worker.stop();
  await postbox.close();
  const counts = [...postbox.taken.values()];
  return { ms, once: counts.filter((n) => n === 1).length, twice: counts.filter((n) => n > 1).length };
}

/** @returns whether all targets were met */
export async function measureReminders(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  const postgres = await startPostgres({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    max_wal_size: '4GB',
  });
  const settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SECRET: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
    WEATHER_PROVIDER: 'off',
  };
  const client = new pg.Client(postgres.url);
  let isGood = true;
  const say = (what: string, is_met: boolean) => {
    console.log(`${is_met ? 'good' : 'BAD '} reminders: ${what}`);
    isGood = isGood && is_met;
  };
  try {
    const { services, close } = await openServices(readConfig(settings), openLog('error'), () => 'http://x');
    await client.connect();
    await fillMillion(client);
    const scans = await scansOfSweep(client);
    say(`tables read from end to end: ${scans.join(', ') || 'none'}`, scans.length === 0);
    for (const kills of [false, true]) {
      if (kills) await watchAgain(client);
      const [start, used] = [performance.now(), process.cpuUsage()];
      const told = await sweepReminders(services);
      const ms = performance.now() - start;
      const { user, system } = process.cpuUsage(used);
      const work = `${Math.round((user + system) / 1000)} ms of work`;
      const plan = `${told} of ${CRUISES} cruises planned in ${Math.round(ms)} ms, ${work} beside the database`;
      say(plan, told === DUE && ms < MOST_SWEEP_MS);
      const { ms: took, once, twice } = await mail(settings, kills);
      const how = kills ? 'one of two servers killed' : 'two servers';
      const mails = `${once} mails once, ${twice} twice, ${DUE - once - twice} not, ${how}, ${Math.round(took / 1000)} s`;
      say(mails, once === DUE && took < MOST_MAILS_MS);
    }
    await close();
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return isGood;
}
