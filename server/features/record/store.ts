import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { most_cruises } from '#domain/record-reads.ts';
import type { Queryable } from '#server/database/shape.ts';
import { visibleTo } from '#server/features/cruises/access.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { isOfCatalogue } from '#server/features/revisions/access.ts';
import { account_changes } from '#server/features/revisions/table.ts';
import { public_links } from '#server/features/sharing/links/table.ts';
import { users } from '#server/features/users/table.ts';
import type { Scope } from '#server/platform/scope.ts';

/** A cruise that the caller sees, with what decides when its reads change. */
export interface VisibleCruise {
  id: string;
  owner_id: string;
  is_own: boolean;
  start_date: string;
  end_date: string;
  /** whether an instant of it is missing: then the reader's zone decides */
  is_by_zone: boolean;
  /** its public link ends by the clock */
  has_link: boolean;
  /** of an own cruise that others may be a duplicate of: what they show of it; null: none is */
  twin: string | null;
}

/** The cruises that the caller sees, at most as many as a list has, the latest ones, in the order of their start. */
export async function listVisible(query: Queryable, scope: Scope): Promise<VisibleCruise[]> {
  const { owner_id, ship_key, start_date, booking_number } = cruises;
  const booking = sql`nullif(trim(${booking_number}), '')`;
  // as `duplicatesJson` of the cruises, which only their owner sees
  const has_twin = sql`(${ship_key} <> '' and count(*) over (partition by ${owner_id}, ${ship_key}, ${start_date}) > 1)
    or (${booking} is not null and count(*) over (partition by ${owner_id}, ${booking_number}) > 1)`;
  const shown = sql`concat_ws('|', ${cruises.ship_name}, ${start_date}, ${booking_number}, ${cruises.stateroom},
    ${cruises.cancelled_at})`;
  const is_own = sql<boolean>`${owner_id} = ${scope.user_id}`;
  const rows = await query
    .select({
      id: cruises.id,
      owner_id,
      is_own,
      start_date,
      end_date: cruises.end_date,
      is_by_zone: sql<boolean>`(${cruises.starts_at} is null or ${cruises.ends_at} is null or ${cruises.sails_at} is null)`,
      has_link: sql<boolean>`exists (select from ${public_links} where ${public_links.cruise_id} = ${cruises.id})`,
      twin: sql<string | null>`case when ${is_own} and (${has_twin}) then ${shown} end`,
    })
    .from(cruises)
    .where(visibleTo(scope))
    // an import may bring ten thousand
    .orderBy(desc(start_date), desc(cruises.id))
    .limit(most_cruises);
  return rows.toReversed();
}

/** The records that changed for the caller after a revision, and whether each is an account. */
export async function listChanged(
  query: Queryable,
  scope: Scope,
  since: number,
): Promise<{ id: string; is_account: boolean }[]> {
  return query
    .select({ id: account_changes.record_id, is_account: sql<boolean>`${isNotNull(users.id)}` })
    .from(account_changes)
    .leftJoin(users, eq(users.id, account_changes.record_id))
    .where(and(eq(account_changes.user_id, scope.user_id), gt(account_changes.revision, since)));
}

/** Whether anything but announcements changed for everyone after a revision. */
export async function hasCatalogueChanged(query: Queryable, since: number): Promise<boolean> {
  return (await query.$count(account_changes, and(isOfCatalogue, gt(account_changes.revision, since)))) > 0;
}

/** By whom all cruises are shared with the caller, as a text: an account that was deleted is in no list of changes. */
export async function readSharers(query: Queryable, scope: Scope): Promise<string> {
  const [found] = await query
    .select({ sharers: sql<string>`coalesce(string_agg(${shares.id}::text, ' ' order by ${shares.id}), '')` })
    .from(shares)
    .where(and(eq(shares.receiver_id, scope.user_id), isNull(shares.cruise_id)));
  return found?.sharers ?? '';
}
