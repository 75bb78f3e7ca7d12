import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findNext } from './store.ts';

const minute_ms = 60_000;
const quarter_ms = 15 * minute_ms;

/**
 * The instant until which an answer about the record of an account holds if nothing changes, in milliseconds: at most
 * to the next quarter of an hour, as midnight is at one in every time zone, and to the next minute if something of the
 * account changes at another time: ports and departures have times to the minute.
 */
export async function holdsUntil(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  now: Date,
): Promise<number> {
  const { is_near, announced_ms } = await findNext(query, scope, now.toISOString());
  const step_ms = is_near ? minute_ms : quarter_ms;
  const next_ms = (Math.floor(now.getTime() / step_ms) + 1) * step_ms;
  return Math.min(next_ms, announced_ms ?? Infinity);
}
