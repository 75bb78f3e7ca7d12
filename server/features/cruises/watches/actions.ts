import type { Queryable } from '#server/database/shape.ts';
import * as store from './store.ts';

/*
 * Every change that affects the reminders of a cruise calls this in its own transaction. The sweep reads the effect
 * from the record itself.
 */

/** Makes the next sweep look at cruises. Dates before `now` cause no reminders: they were typed so. */
export async function watchReminders(tx: Queryable, cruise_ids: readonly string[], now: Date): Promise<void> {
  if (cruise_ids.length > 0) await store.insertWatches(tx, cruise_ids, now.toISOString());
}

/**
 * `watchReminders` for all cruises of a user whose settings changed. A reminder that is switched on skips past dates;
 * but nine o'clock may be past in the new zone and not in the old one, and that reminder is still sent.
 */
export async function watchRemindersOf(
  tx: Queryable,
  user_id: string,
  now: Date,
  { is_zone_alone }: { is_zone_alone: boolean },
): Promise<void> {
  await store.watchAllOf(tx, user_id, now.toISOString(), is_zone_alone);
}
