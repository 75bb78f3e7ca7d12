import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { announcements } from '#server/features/announcements/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { account_changes } from './table.ts';

/**
 * What changes an answer by itself: whether a cruise is under way or begins or ends within two days, and the instant in
 * milliseconds at which the next announcement begins or ends; null: none does.
 */
export async function findNext(
  query: Queryable,
  scope: Scope,
  now: string,
): Promise<{ is_near: boolean; announced_ms: number | null }> {
  const day = sql`${now.slice(0, 10)}::date`;
  // with all cruises of those who share any, as their index has the owner and the days
  const sharers = sql`select ${shares.owner_id} from ${shares} where ${shares.receiver_id} = ${scope.user_id}`;
  const { rows } = await query.execute<{ is_near: boolean; announced_ms: number | null }>(sql`
    select exists (select from ${cruises}
        where ${cruises.owner_id} = any(array(${sharers} union all select ${scope.user_id}::uuid))
          and ${cruises.start_date} <= ${day} + 2 and ${cruises.end_date} >= ${day} - 2) as is_near,
      (select extract(epoch from min(moment)) * 1000 from ${announcements},
          lateral (values (${announcements.starts_at}), (${announcements.ends_at})) as moments (moment)
        where moment > ${now})::float as announced_ms`);
  return rows[0] ?? { is_near: true, announced_ms: null };
}

/** Removes the changes of all accounts before a revision. */
export async function deleteChanges(query: Queryable, before: number): Promise<void> {
  await query.delete(account_changes).where(lt(account_changes.revision, before));
}
