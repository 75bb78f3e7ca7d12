import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { reminder_watches } from './table.ts';
import { cruises } from '../table.ts';

/** Makes cruises due for the sweep as soon as possible. */
export async function insertWatches(query: Queryable, ids: readonly string[], now: string): Promise<void> {
  await query
    .insert(reminder_watches)
    .values(ids.map((cruise_id) => ({ cruise_id, look_at: now, seen_until: now })))
    .onConflictDoUpdate({
      target: reminder_watches.cruise_id,
      set: { look_at: now, seen_until: seenUntil(now) },
    });
}

/**
 * `insertWatches` for all cruises of a user that are not long over; each has its watch since it was recorded.
 * @param has_moved whether nine o'clock may be past: then reminders due within the hours between two zones are due
 * again, except those already sent
 */
export async function watchAllOf(
  query: Queryable,
  user_id: string,
  now: string,
  has_moved: boolean,
): Promise<void> {
  await query.execute(sql`
    update ${reminder_watches} set look_at = ${now},
      seen_until = ${has_moved ? seenElsewhere(now) : seenUntil(now)}
    where ${reminder_watches.cruise_id} in (
      select ${cruises.id} from ${cruises}
      where ${cruises.owner_id} = ${user_id} and ${cruises.end_date} >= ${now}::timestamptz::date - 2)`);
}

/**
 * Skips reminders that became due only by this change. For a watch that was due already, missed reminders stay to be
 * found: the first change after an outage must not drop them.
 */
function seenUntil(now: string) {
  return sql`case when ${reminder_watches.look_at} <= ${now}::timestamptz then ${reminder_watches.seen_until}
    else greatest(${reminder_watches.seen_until}, ${now}::timestamptz) end`;
}

function seenElsewhere(now: string) {
  return sql`least(${reminder_watches.seen_until}, ${now}::timestamptz - interval '26 hours')`;
}
