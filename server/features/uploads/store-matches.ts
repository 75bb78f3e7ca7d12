import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { editableBy } from '#server/features/cruises/access.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';

export interface Candidate {
  id: string;
  ship_id: string | null;
  ship_key: string;
  ship_name: string | null;
  start_date: string;
  booking_number: string | null;
  is_cancelled: boolean;
  [column: string]: unknown;
}

/** More than any account has. */
const most_candidates = 1000;

/** The cruises that the user may change and that have a booking number, or begin on one of some days. */
export async function listCandidates(
  query: Queryable,
  scope: Scope,
  days: readonly string[],
): Promise<Candidate[]> {
  const begins = days.length === 0 ? sql`false` : sql`${cruises.start_date} in ${days}`;
  const { rows } = await query.execute<Candidate>(sql`
    select ${cruises.id}, ${cruises.ship_id}, ${cruises.ship_key}, ${cruises.ship_name}, ${cruises.start_date}::text as start_date,
      ${cruises.booking_number}, ${cruises.cancelled_at} is not null as is_cancelled
    from ${cruises}
    where ${editableBy(scope)} and not ${cruises.is_sample} and (${begins} or ${cruises.booking_number} is not null)
    order by ${cruises.start_date} desc, ${cruises.id} limit ${most_candidates}`);
  return rows;
}
