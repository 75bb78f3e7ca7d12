import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { newId } from '#server/platform/ids.ts';
import { startBalancer } from '#server/testing/balancer.ts';
import { startPostgres, type RunningPostgres } from '#server/testing/postgres.ts';
import { endProcesses, newTraveller, startProcess } from '#server/testing/process.ts';
import { Caller } from '#server/testing/server.ts';

/*
 * A primary and its standby, two servers and a balancer without sticky sessions: the primary is killed and the standby
 * promoted under load. `FAILOVERS=100` repeats it by hand; the servers stay the same ones.
 */

const failovers = Number(process.env['FAILOVERS'] ?? 1);
const writers = 30;
const readers = 4;
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
  const load = startLoad(callers);
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
  const { answered, statuses } = await load.end();
  const stored = await ask<{ booking_number: string }>(primary, 'select booking_number from cruises');
  const kept = stored.map(({ booking_number }) => booking_number);
  assert.deepEqual(
    [...answered].filter((name) => !kept.includes(name)),
    [],
    'every answered write is there',
  );
  assert.equal(new Set(kept).size, kept.length, 'none is there twice');
  tell(t, gaps_ms, `${answered.size} writes answered; answers by status: ${JSON.stringify(statuses)}`);
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

interface Load {
  /** Waits until each client got a good answer to a call that it began after this. */
  allAreServed(): Promise<void>;
  /** Waits until a write is answered that was sent after this. */
  aWriteIsAnswered(): Promise<void>;
  /** Waits until a write is refused. */
  someAreRefused(): Promise<void>;
  end(): Promise<{ answered: Set<string>; statuses: Record<string, number> }>;
}

function startLoad(callers: readonly Caller[]): Load {
  const answered = new Set<string>();
  const statuses: Record<string, number> = {};
  const served = Array.from({ length: writers + readers }, () => 0);
  let refused = 0;
  let latest_sent = 0;
  const over = new AbortController();

  const count = ({ status, failure }: { status: number; failure: { code: string } | null }) => {
    const name = status === 503 ? `503 ${failure?.code}` : String(status);
    statuses[name] = (statuses[name] ?? 0) + 1;
    assert.ok((status >= 200 && status < 300) || [412, 503].includes(status), JSON.stringify(failure));
    return status !== 503;
  };
  /** Sends a call again, as it was, until it is not refused for an outage. */
  const insist = async <Answer extends { status: number; headers: Headers; failure: { code: string } }>(
    send: () => Promise<Answer>,
  ): Promise<Answer | null> => {
    while (!over.signal.aborted) {
      const sent = performance.now();
      const answer = await send();
      if (count(answer)) {
        latest_sent = Math.max(latest_sent, sent);
        return answer;
      }
      refused += 1;
      await sleep(1000 * Number(answer.headers.get('retry-after')));
    }
    return null;
  };
  const callerOf = (number: number) => callers[number % people] as Caller;
  const write = async (number: number) => {
    const caller = callerOf(number);
    const id = newId();
    const dates = { start_date: '2027-01-09', end_date: '2027-01-16' };
    const body = { id, ship_name: 'Icon of the Seas', ...dates, booking_number: id };
    const created = await insist(() => caller.call('POST cruises', { body }));
    if (created !== null) answered.add(id);
    served[number] = (served[number] ?? 0) + 1;
    if (created === null || number % 3 !== 0) return;
    // of a change that was done, but whose answer was lost, the next try is told that the record has changed
    const headers = { 'if-match': `"${created.body.version}"` };
    const change = { params: { id }, headers, body: { notes: id } };
    const changed = await insist(() => caller.call('PATCH cruises/{id}', change));
    if (changed?.status === 412)
      assert.equal((changed.failure as { current?: { notes?: string } }).current?.notes, id);
  };
  const read = async (number: number) => {
    const answer = await callerOf(number).call('GET cruises', { query: { limit: 5 } });
    if (count(answer)) served[number] = (served[number] ?? 0) + 1;
    else await sleep(10);
  };
  const callOn = async (number: number) => {
    while (!over.signal.aborted) await (number < writers ? write(number) : read(number));
  };
  const calling = Promise.all(served.map((_, number) => callOn(number))).finally(() => over.abort());
  calling.catch(() => undefined);
  const until = async (isSo: () => boolean) => {
    while (!over.signal.aborted && !isSo()) await sleep(5);
  };
  return {
    allAreServed() {
      const before = [...served];
      // one call may have begun before
      return until(() => served.every((now, number) => now >= (before[number] ?? 0) + 2));
    },
    aWriteIsAnswered() {
      const begun = performance.now();
      return until(() => latest_sent >= begun);
    },
    someAreRefused() {
      const before = refused;
      return until(() => refused > before);
    },
    async end() {
      over.abort();
      await calling;
      return { answered, statuses };
    },
  };
}
