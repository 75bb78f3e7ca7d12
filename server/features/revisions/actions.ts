import { lt, sql } from 'drizzle-orm';
import { announcements } from '#server/features/announcements/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { account_changes } from './table.ts';

const minute_ms = 60_000;
const quarter_ms = 15 * minute_ms;

/**
 * The instant until which an answer about the record of an account holds if nothing changes, in milliseconds: at most
 * to the next quarter of an hour, as midnight is at one in every time zone. Ports have times to the minute, so an answer
 * holds to the next minute while a cruise is under way or about to begin or end, by the calendar of any zone.
 */
export async function holdsUntil(
  { database: { query } }: Pick<Services, 'database'>,
  scope: Scope,
  now: Date,
): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  // with all of those who share any, as their index has the owner and the days
  const sharers = sql`select ${shares.owner_id} from ${shares} where ${shares.receiver_id} = ${scope.user_id}`;
  const { rows } = await query.execute<{ is_near: boolean; announced: number | null }>(sql`
    select exists (select from ${cruises} where ${cruises.owner_id} = any(array(${sharers} union all select ${scope.user_id}::uuid))
        and ${cruises.start_date} <= ${day}::date + 2 and ${cruises.end_date} >= ${day}::date - 2) as is_near,
      (select extract(epoch from min(moment)) * 1000 from ${announcements},
          lateral (values (${announcements.starts_at}), (${announcements.ends_at})) as moments (moment)
        where moment > ${now.toISOString()})::float as announced`);
  const [row] = rows;
  const now_ms = now.getTime();
  const next = (step_ms: number) => (Math.floor(now_ms / step_ms) + 1) * step_ms;
  return Math.min(next(row?.is_near === false ? quarter_ms : minute_ms), row?.announced ?? Infinity);
}

const changes_kept_ms = 90 * 86_400_000;

/**
 * Removes changes that are older than any device keeps its copy. Revisions are milliseconds, so that one who asks what
 * changed since an older one is known to need everything.
 */
export async function tidyChanges({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await database.query
    .delete(account_changes)
    .where(lt(account_changes.revision, clock.now().getTime() - changes_kept_ms));
}
