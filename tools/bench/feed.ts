// The calendar feed of a thousand cruises with all details: the time to generate it, and to answer that it is
// unchanged.
import type { ServerProcess } from '#server/testing/process.ts';
import type { Verdict } from './figures-targets.ts';
import type { Traveller } from './lives.ts';
import { median } from './numbers.ts';

const CRUISES = 1000;
const READINGS = 12;
/** The target for generating a feed. */
const MOST_MADE_MS = 300;
const MOST_SAME_MS = 10;

export async function measureFeed(
  { url }: ServerProcess,
  travellers: readonly Traveller[],
): Promise<Verdict[]> {
  const traveller = travellers.find(({ cruises }) => cruises === CRUISES);
  if (traveller === undefined) throw new Error(`Nobody has ${CRUISES} cruises.`);
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { ...traveller.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}.`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const addressOf = (feed: Record<string, unknown>) => `${url}/api/icalendar/${String(feed['token'])}.ics`;
  let address = addressOf(await call('POST', 'user/icalendar', { detail_level: 'full' }));
  const times = async (before: () => Promise<unknown>, headers: Record<string, string>, status: number) => {
    const taken: number[] = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      await before();
      taken.push((await read(address, headers, status)).milliseconds);
    }
    return median(taken);
  };
  // nothing is cached for a new address
  const first = await times(
    async () => (address = addressOf(await call('POST', 'user/icalendar/reset'))),
    {},
    200,
  );
  const { items } = (await call('GET', 'cruises?limit=1')) as { items: [{ id: string }] };
  let changes = 0;
  const after_change = () => call('PATCH', `cruises/${items[0].id}`, { notes: `Change ${(changes += 1)}` });
  const changed = await times(after_change, {}, 200);
  const { tag } = await read(address, {}, 200);
  const same = await times(() => Promise.resolve(), { 'if-none-match': tag }, 304);
  return [
    verdict('is made from nothing', first, MOST_MADE_MS),
    verdict('is made after a change', changed, MOST_MADE_MS),
    verdict('is the same', same, MOST_SAME_MS),
  ];
}

async function read(
  address: string,
  headers: Record<string, string>,
  status: number,
): Promise<{ milliseconds: number; tag: string }> {
  const started = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  const milliseconds = performance.now() - started;
  if (answer.status !== status) throw new Error(`The feed answers ${answer.status} instead of ${status}.`);
  return { milliseconds, tag: answer.headers.get('etag') ?? '' };
}

function verdict(what: string, milliseconds: number, most: number): Verdict {
  return {
    what: `the feed of ${CRUISES} cruises ${what}`,
    measured: `${milliseconds.toFixed(1)} ms`,
    target: `below ${most} ms at the median`,
    isMet: milliseconds < most,
  };
}
