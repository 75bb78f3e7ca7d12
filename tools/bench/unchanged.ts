// Compares 304 of a list with a call that only looks its session up, alternating.
import { load, requestsFor, type Target } from './load.ts';
import { median } from './numbers.ts';
import type { Contestants, Effort, Owner } from './shape.ts';
import { ratioOf, takeTurns, type Ratio, type Turn } from './turns.ts';

const CONNECTIONS = 32;

export interface Unchanged {
  readonly perSecond: number;
  readonly ratio: Ratio;
}

export async function compareUnchanged(
  { ours }: Contestants,
  { records, headers }: Owner,
  { rounds, seconds }: Effort,
): Promise<Unchanged> {
  const url = `${ours.url}/api/cruises?limit=${records}`;
  // a tag holds for minutes, so each slice asks for the current one; what comes after its end is made
  const unchanged: Turn = {
    slices: [],
    slice: async () => {
      // a compressed answer has a tag of its own, and the load asks for none
      const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
      await response.bytes();
      const tag = response.headers.get('etag') ?? '';
      const target: Target = { url, headers: { ...headers, 'if-none-match': tag } };
      return load(target, CONNECTIONS, await requestsFor(target, CONNECTIONS, seconds));
    },
  };
  const about: Target = { url: `${ours.url}/api/about`, headers };
  const requests = await requestsFor(about, CONNECTIONS, seconds);
  const session: Turn = { slices: [], slice: () => load(about, CONNECTIONS, requests) };
  await takeTurns([unchanged, session], rounds);
  return {
    perSecond: median(unchanged.slices.map(({ perSecond }) => perSecond)),
    ratio: ratioOf(unchanged, session),
  };
}
