import { sql } from 'drizzle-orm';
import { weather_days_before } from '#domain/weather.ts';
import type { Queryable } from '#server/database/shape.ts';
import { announcements } from '#server/features/announcements/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';

/**
 * What changes an answer by itself: whether one may change within a quarter of an hour, as a cruise is under way or near,
 * or one ahead sails at another time than a quarter, at which its days to go are counted down; and the instant in
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
  const owners = scope.receives
    ? sql`any(array(${sharers} union all select ${scope.user_id}::uuid))`
    : scope.user_id;
  const ahead = sql`from ${cruises} where ${cruises.owner_id} = ${owners}`;
  const { rows } = await query.execute<{ is_near: boolean; announced_ms: number | null }>(sql`
    select exists (select ${ahead} and ${cruises.start_date} <= ${day} + ${near_days}::int
        and ${cruises.end_date} >= ${day} - 2)
      or exists (select ${ahead} and ${cruises.start_date} > ${day}
        and extract(epoch from ${cruises.sails_at})::int % 900 <> 0) as is_near,
      (select floor(extract(epoch from min(moment)) * 1000) from ${announcements},
          lateral (values (${announcements.starts_at}), (${announcements.ends_at})) as moments (moment)
        where moment > ${now})::float as announced_ms`);
  return rows[0] ?? { is_near: true, announced_ms: null };
}

/** Warnings of the weather begin some days before a cruise, by the calendar of any zone. */
const near_days = weather_days_before + 1;
