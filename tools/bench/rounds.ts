// Compares lists of the server and of the baseline, alternating, a short time each.
import { checkList, targetsOf } from './contestants.ts';
import { load, requestsFor, type Slice, type Target } from './load.ts';
import { median, percentile } from './numbers.ts';
import { cpuMilliseconds } from './proc.ts';
import type { Contestants, Effort, Owner } from './shape.ts';
import { takeTurns, type Ratio } from './turns.ts';

const CONNECTIONS = [1, 32] as const;

export interface Result {
  readonly records: number;
  readonly connections: number;
  readonly ours: Measurement;
  readonly baseline: Measurement;
  readonly ratio: Ratio;
}

interface Measurement {
  readonly kilobytes: number;
  /** Median of the rounds. */
  readonly perSecond: number;
  /** CPU time of its process per request, over all rounds. */
  readonly cpuMs: number;
  /** Over all answers of all rounds. */
  readonly p50: number;
  readonly p99: number;
}

export async function compare(
  contestants: Contestants,
  owners: readonly Owner[],
  effort: Effort,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const owner of owners) {
    for (const connections of CONNECTIONS) {
      results.push(await compareOnce(contestants, owner, connections, effort));
    }
  }
  return results;
}

async function compareOnce(
  contestants: Contestants,
  owner: Owner,
  connections: number,
  { rounds, seconds }: Effort,
): Promise<Result> {
  const [ours, baseline] = targetsOf(contestants, owner);
  const mine = await prepare(ours, contestants.ours.pid, owner, connections, seconds);
  const theirs = await prepare(baseline, contestants.baseline.pid, owner, connections, seconds);
  const ratio = await takeTurns(mine, theirs, rounds);
  return {
    records: owner.records,
    connections,
    ours: mine.measured(),
    baseline: theirs.measured(),
    ratio,
  };
}

/** Checks and warms up one of the two, and starts counting. */
async function prepare(target: Target, pid: number, owner: Owner, connections: number, seconds: number) {
  const bytes = await checkList(target, owner.records);
  const requests = await requestsFor(target, connections, seconds);
  const before = cpuMilliseconds(pid);
  const slices: Slice[] = [];
  return {
    slices,
    slice: () => load(target, connections, requests),
    measured(): Measurement {
      const times = slices.flatMap(({ milliseconds }) => milliseconds);
      return {
        kilobytes: bytes / 1000,
        perSecond: median(slices.map(({ perSecond }) => perSecond)),
        cpuMs: (cpuMilliseconds(pid) - before) / times.length,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
      };
    },
  };
}
