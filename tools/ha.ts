// `npm run ha -- partition 5 --way proxy --ttl 30 --asynchronous`: a cluster of Debian's PostgreSQL, Patroni, etcd,
// HAProxy and PgBouncer, with three servers, under load: one fault after another, and whether a write was lost. As root on
// Linux, by hand; docs/operating/failover.md has what was measured.
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { compare, startLoad, stored_by_load } from '#server/testing/load.ts';
import { newTraveller } from '#server/testing/process.ts';
import { Caller } from '#server/testing/server.ts';
import { Cluster, version, ways } from './ha/cluster.ts';
import type { Machine } from './ha/files.ts';

/** A fault of the primary; it returns after the failover, with the way back to a whole cluster. */
const faults: Record<string, (cluster: Cluster, primary: Machine) => Promise<() => void>> = {
  async kill(cluster, primary) {
    cluster.crash(primary);
    await cluster.primary(primary);
    return () => cluster.startPatroni(primary);
  },
  async freeze(cluster, primary) {
    cluster.freeze(primary);
    await cluster.primary(primary);
    return () => cluster.thaw(primary);
  },
  async partition(cluster, primary) {
    cluster.cut(primary, 'down');
    await cluster.primary(primary);
    return () => cluster.cut(primary, 'up');
  },
  async switch(cluster, primary) {
    await cluster.switchFrom(primary);
    await cluster.primary(primary);
    return () => undefined;
  },
  async etcd(cluster) {
    cluster.electors('SIGSTOP');
    await sleep(45_000);
    cluster.electors('SIGCONT');
    await cluster.primary();
    return () => undefined;
  },
};

const { values, positionals } = parseArgs({
  options: {
    way: { type: 'string', default: 'hosts' },
    ttl: { type: 'string', default: '30' },
    asynchronous: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [kind = '', rounds = '1'] = positionals;
const way = values.way as keyof typeof ways;
const fault = faults[kind];
if (fault === undefined || !(way in ways) || process.getuid?.() !== 0) {
  console.error(
    `As root, name a fault (${Object.keys(faults).join(', ')}) and --way ${Object.keys(ways).join(' or ')}.`,
  );
  process.exit(2);
}
const is_synchronous = !values.asynchronous;
const cluster = new Cluster({ way, ttl: Number(values.ttl), is_synchronous });
process.once('exit', (code) => cluster.stop(code === 0));
await cluster.start();

/** The least and the most, in seconds. */
function said(times_s: readonly number[]): string {
  const [least, most] = [Math.min(...times_s), Math.max(...times_s)].map((time) => time.toFixed(1));
  return least === most ? `${least}` : `${least} to ${most}`;
}

const people = 6;
const callers: Caller[] = [];
for (let number = 0; number < people; number += 1) {
  const [first] = cluster.servers;
  if (first === undefined) throw new Error('no server');
  const { headers, tokens } = await newTraveller(first, `traveller-${number}@example.org`, cluster.servers);
  callers.push(new Caller(cluster.url, headers, tokens));
}
const load = startLoad(callers, { writers: 12, readers: 3 });
const pauses_s: number[] = [];
const lags_s: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  await load.allAreServed();
  load.longestPause_ms();
  const recover = await fault(cluster, await cluster.primary());
  const promoted = performance.now();
  await load.aWriteIsAnswered();
  lags_s.push((performance.now() - promoted) / 1000);
  // the one that failed may still believe that it is the primary
  await sleep(5000);
  recover();
  const is_whole = await cluster.becomesWhole();
  if (is_whole) await load.allAreServed();
  pauses_s.push(load.longestPause_ms() / 1000);
  console.log(`${kind} ${round + 1}: no write answered for ${said(pauses_s.slice(-1))} s`);
  if (is_whole) continue;
  console.log('The cluster does not become whole again.');
  process.exitCode = 1;
  break;
}
const written = await load.end();
const { lost, doubled } = compare(written, await cluster.ask(stored_by_load));
const row = [
  `${pauses_s.length} × ${kind}`,
  way,
  is_synchronous ? 'synchronous' : 'asynchronous',
  values.ttl,
  written.created.size,
  lost.length,
  doubled,
  said(pauses_s),
  said(lags_s),
];
const programs =
  way === 'proxy' ? ['patroni', 'etcd', 'haproxy', 'pgbouncer'] : ['patroni', 'etcd', 'haproxy'];
console.log(programs.map((program) => `${program} ${version(program)}`).join(', '));
console.log(JSON.stringify(written.statuses));
console.log(`| ${row.join(' | ')} |`);
if (doubled > 0 || (is_synchronous && lost.length > 0)) process.exitCode = 1;
process.exit();
