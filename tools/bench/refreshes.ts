// Refreshes of sessions: each connection refreshes its own.
import { CROWD } from './fill.ts';
import { load, requestsFor, type Target } from './load.ts';
import { median } from './numbers.ts';
import type { Contestants, Effort, Owner, Person } from './shape.ts';
import { ratioOf, takeTurns, type Ratio, type Turn } from './turns.ts';

export interface Refreshes {
  readonly perSecond: number;
  readonly ratio: Ratio;
}

/**
 * Compares refreshes, each connection with its own session, alternating, with the bare route that lists 100 records.
 */
export async function compareRefreshes(
  { ours, baseline }: Contestants,
  { id, records, headers }: Owner,
  crowd: readonly Person[],
  { rounds, seconds }: Effort,
): Promise<Refreshes> {
  const list: Target = { url: `${baseline.url}/cruises?owner=${id}&limit=${records}`, headers };
  const mine = await prepare(refreshing(ours.url, crowd), seconds);
  const theirs = await prepare(list, seconds);
  await takeTurns([mine, theirs], rounds);
  const ratio = ratioOf(mine, theirs);
  return { ratio, perSecond: median(mine.slices.map(({ perSecond }) => perSecond)) };
}

async function prepare(target: Target, seconds: number): Promise<Turn> {
  const requests = await requestsFor(target, CROWD, seconds);
  return { slices: [], slice: () => load(target, CROWD, requests) };
}

/** Each answer has the token of the next request; a connection continues the session of an earlier one. */
function refreshing(url: string, crowd: readonly Person[]): Target {
  const sessions = crowd.map(({ tokens }) => ({ refresh: tokens?.refresh }));
  let connections = 0;
  return {
    url: `${url}/api/auth/jwt/refresh/`,
    headers: { 'content-type': 'application/json' },
    setupClient(client) {
      const session = sessions[connections % sessions.length] ?? { refresh: '' };
      connections += 1;
      client.setRequests([
        {
          method: 'POST',
          setupRequest: (request) => ({ ...request, body: JSON.stringify(session) }),
          onResponse: (_status, body) => {
            session.refresh = (JSON.parse(body) as { refresh: string }).refresh;
          },
        },
      ]);
    },
  };
}
