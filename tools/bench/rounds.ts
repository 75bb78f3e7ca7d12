// Compares lists of the server, first and repeated, with the two limits of the baseline, alternating, a short time each.
import { checkList, limitsOf } from './contestants.ts';
import { asNew, load, requestsFor, type Slice, type Target } from './load.ts';
import { median, percentile } from './numbers.ts';
import { cpuMilliseconds } from './proc.ts';
import type { Contestants, Effort, Owner } from './shape.ts';
import { ratioOf, takeTurns, type Ratio } from './turns.ts';

const CONNECTIONS = [1, 32] as const;

export interface Result {
  readonly records: number;
  readonly connections: number;
  readonly kilobytes: number;
  /** Of an address that was not asked before. */
  readonly first: Measurement;
  readonly repeated: Measurement;
  /** One statement that builds the same bytes, without session or rights. */
  readonly statement: Measurement;
  /** The same bytes from memory. */
  readonly memory: Measurement;
  /** First and repeated answers divided by those of the statement. */
  readonly ratios: { readonly first: Ratio; readonly repeated: Ratio };
}

export interface Measurement {
  /** Median of the rounds. */
  readonly perSecond: number;
  /** CPU time of its process per request, over its own slices. */
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
  const ours: Target = {
    url: `${contestants.ours.url}/api/cruises?limit=${owner.records}`,
    headers: owner.headers,
  };
  const bytes = await checkList(ours, owner.records);
  const limits = await limitsOf(contestants, owner, ours);
  const prepareOne = (target: Target, pid: number) => prepare(target, pid, connections, seconds);
  const first = await prepareOne(asNew(ours), contestants.ours.pid);
  const repeated = await prepareOne(ours, contestants.ours.pid);
  const statement = await prepareOne(limits.statement, contestants.baseline.pid);
  const memory = await prepareOne(limits.memory, contestants.baseline.pid);
  await takeTurns([first, repeated, statement, memory], rounds);
  return {
    records: owner.records,
    connections,
    kilobytes: bytes / 1000,
    first: first.measured(),
    repeated: repeated.measured(),
    statement: statement.measured(),
    memory: memory.measured(),
    ratios: { first: ratioOf(first, statement), repeated: ratioOf(repeated, statement) },
  };
}

/** Warms up one of them, and starts counting. */
async function prepare(target: Target, pid: number, connections: number, seconds: number) {
  const requests = await requestsFor(target, connections, seconds);
  const slices: Slice[] = [];
  let cpu_ms = 0;
  return {
    slices,
    async slice() {
      const before = cpuMilliseconds(pid);
      const slice = await load(target, connections, requests);
      cpu_ms += cpuMilliseconds(pid) - before;
      return slice;
    },
    measured(): Measurement {
      const times = slices.flatMap(({ milliseconds }) => milliseconds);
      return {
        perSecond: median(slices.map(({ perSecond }) => perSecond)),
        cpuMs: cpu_ms / times.length,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
      };
    },
  };
}
