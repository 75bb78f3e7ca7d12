import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startBalancer } from '#server/testing/balancer.ts';
import { compare, startLoad, stored_by_load } from '#server/testing/load.ts';
import { startPostgres, type RunningPostgres } from '#server/testing/postgres.ts';
import { endProcesses, newTraveller, startProcess } from '#server/testing/process.ts';
import { Caller } from '#server/testing/server.ts';

/*
 * A primary and its standby, two servers and a balancer without sticky sessions: the primary is killed and the standby
 * promoted under load. `FAILOVERS=100` repeats it by hand; the servers stay the same ones.
 */

const failovers = Number(process.env['FAILOVERS'] ?? 1);
const people = 4;

test('a failover of the database loses no answered write, and doubles none', async (t) => {
  let primary = await startPostgres({ synchronous_commit: 'on' });
  let standby = await startPostgres({ synchronous_commit: 'on' });
  await standby.shutDown('fast');
  const folder = mkdtempSync(join(tmpdir(), 'gangway-failover-'));
  after(async () => {
    endProcesses();
    await Promise.all([primary.stop(), standby.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const settings = { DATABASE_URL: addressOf(primary, standby), SECRET: 's'.repeat(40) };
  const servers = [
    await startProcess({ ...settings, DATA_DIR: join(folder, 'one') }),
    await startProcess({ ...settings, DATA_DIR: join(folder, 'two') }),
  ] as const;
  const balancer = await startBalancer(servers);
  after(() => balancer.stop());
  // one account has room for a part of what a hundred failovers write
  const callers: Caller[] = [];
  for (let number = 0; number < people; number += 1) {
    const traveller = await newTraveller(servers[0], `traveller-${number}@example.org`, servers);
    callers.push(new Caller(balancer.url, traveller.headers, traveller.tokens));
  }
  const gaps_ms: number[] = [];
  const load = startLoad(callers, { writers: 30, readers: 4 });
  for (let round = 0; round < failovers; round += 1) {
    await standby.startAsStandbyOf(primary);
    await replicate(primary);
    await load.allAreServed();
    await primary.shutDown('kill');
    await load.someAreRefused();
    await ask(standby, 'select pg_promote()');
    const promoted = performance.now();
    await load.aWriteIsAnswered();
    gaps_ms.push(performance.now() - promoted);
    await load.allAreServed();
    [primary, standby] = [standby, primary];
  }
  const written = await load.end();
  const stored = await ask<{ booking_number: string; notes: string }>(primary, stored_by_load);
  const { lost, doubled } = compare(written, stored);
  assert.deepEqual(lost, [], 'every answered write is there');
  assert.equal(doubled, 0, 'none is there twice');
  tell(
    t,
    gaps_ms,
    `${written.created.size} writes answered; answers by status: ${JSON.stringify(written.statuses)}`,
  );
});

/** One address for both hosts, as in the settings of a server. */
function addressOf(...hosts: RunningPostgres[]): string {
  const [first, ...others] = hosts.map(({ url }) => new URL(url));
  return first?.href.replace(first.host, [first, ...others].map((url) => url?.host).join()) ?? '';
}

async function ask<Row extends object>({ url }: RunningPostgres, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** Lets each commit wait for the standby from now on. A promoted one waits for none, as it has none at first. */
async function replicate(primary: RunningPostgres): Promise<void> {
  const states = `select sync_state from pg_stat_replication where state = 'streaming'`;
  await ask(primary, `alter system set synchronous_standby_names = '*'`);
  await ask(primary, 'select pg_reload_conf()');
  const isSynchronous = async () =>
    (await ask<{ sync_state: string }>(primary, states)).some(({ sync_state }) => sync_state === 'sync');
  while (!(await isSynchronous())) await sleep(10);
}

function tell(t: TestContext, gaps_ms: number[], counts: string): void {
  const sorted = gaps_ms.map(Math.round).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
  t.diagnostic(counts);
  t.diagnostic(
    `${sorted.length} failovers; writes again after promotion: ${at(0.5)} ms (half), ${at(0.95)} ms (95 %), ${at(1)} ms`,
  );
}
