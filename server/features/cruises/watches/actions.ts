import type { Queryable } from '#server/database/database.ts';
import * as store from './store.ts';

/*
 * Whatever changes what a cruise reminds of says so here, in its own transaction. What that is, the sweep finds out of
 * the record itself.
 */

/**
 * Has cruises looked at by the next sweep. Dates that are in the past by `now` remind of nothing: they were typed so.
 */
export async function watchReminders(tx: Queryable, cruise_ids: readonly string[], now: Date): Promise<void> {
  if (cruise_ids.length > 0) await store.insertWatches(tx, cruise_ids, now.toISOString());
}

/**
 * The same for all cruises of a user whose settings changed. What was switched on reminds of nothing past; but nine
 * o'clock in another zone may lie behind the one in which the user was not reminded yet, and still comes.
 */
export async function watchRemindersOf(
  tx: Queryable,
  user_id: string,
  now: Date,
  { is_zone_alone }: { is_zone_alone: boolean },
): Promise<void> {
  await store.watchAllOf(tx, user_id, now.toISOString(), is_zone_alone);
}
