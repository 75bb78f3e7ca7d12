import { createHmac } from 'node:crypto';
import type { Caller } from '#server/platform/http/call.ts';
import { here, widerNetworks } from '#server/platform/http/network.ts';
import type { Services } from '#server/services.ts';
import { CodedError } from '#server/platform/errors.ts';
import * as store from './store.ts';

/** A number of tries in a time. */
export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

/** A limit, with the values by which it is counted. */
export type Count = readonly [limit: Limit, ...who: string[]];

type LimitServices = Pick<Services, 'config' | 'clock' | 'database' | 'log'>;

/** The limits of wider networks of IPv6, as a multiple: a /56 or a /48 may be one household's or a provider's many. */
const wider_tries = { 56: 4, 48: 16 } as const;

/** Counts by network, except on the machine itself: that may be the proxy in front, which carries all callers. */
export function byNetwork(limit: Limit, { network }: Pick<Caller, 'network'>): Count[] {
  if (network === here) return [];
  const wider = widerNetworks(network).map(({ name, bits }): Count => {
    const { name: limit_name, tries, seconds } = limit;
    return [{ name: `${limit_name} /${bits}`, tries: tries * wider_tries[bits], seconds }, name];
  });
  return [[limit, network], ...wider];
}

/**
 * Counts a try before it is made, so that many at once cannot all slip through. A try that one count refuses is given
 * back to the others.
 * @throws CodedError `too_many_requests` with the seconds until the next try is allowed
 */
export async function countTry(
  { config, clock, database, log }: LimitServices,
  counts: readonly Count[],
): Promise<void> {
  const now = clock.now().getTime();
  const wanted = counts
    .map(([limit, ...who]) => ({
      limit,
      key: keyOf(config.SECRET, limit, who),
      resets_at: new Date(now + limit.seconds * 1000).toISOString(),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (wanted.length === 0) return;
  const stand = await store.countTries(
    database.query,
    wanted.map(({ key, resets_at }) => ({ key, resets_at })),
    new Date(now).toISOString(),
  );
  const over = wanted.flatMap(({ limit, key }) => {
    const found = stand.find((row) => row.key === key);
    if (found === undefined || found.tries <= limit.tries) return [];
    return [{ key, wait: Math.ceil((new Date(found.resets_at).getTime() - now) / 1000) }];
  });
  if (over.length === 0) return;
  // without this a network over its limit would use up the limit of the wider network, with refused tries alone
  const let_through = wanted.filter(({ key }) => over.every((one) => one.key !== key));
  for (const { key } of let_through) await store.giveTryBack(database.query, key);
  log.warn({ limits: counts.map(([{ name }]) => name) }, 'something was tried too often');
  throw new CodedError('too_many_requests', { retry_after: Math.max(1, ...over.map(({ wait }) => wait)) });
}

/** Gives a successful try back: only failures are limited. */
export async function giveTryBack(
  { config, database }: LimitServices,
  counts: readonly Count[],
): Promise<void> {
  for (const [limit, ...who] of counts) {
    await store.giveTryBack(database.query, keyOf(config.SECRET, limit, who));
  }
}

/** Resets a count. */
export async function forgetTries(
  { config, database }: LimitServices,
  [limit, ...who]: Count,
): Promise<void> {
  await store.forgetTries(database.query, keyOf(config.SECRET, limit, who));
}

/** Removes counts whose time is over. */
export async function deleteOldCounts({ clock, database }: LimitServices): Promise<void> {
  await store.deleteOver(database.query, clock.now().toISOString());
}

function keyOf(secret: string, { name }: Limit, who: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([name, ...who]))
    .digest('base64url');
}
