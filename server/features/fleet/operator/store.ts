import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { newId } from '#server/platform/ids.ts';
import { cruise_reports, ship_proposals } from '../table.ts';

/*
 * The operators' view of reports and of typed ships, of all users. The caller was checked to be an operator, or reaches
 * the machine.
 */

export type Report = Awaited<ReturnType<typeof listReports>>[number];
export type ReportState = 'open' | 'settled';

function inState(state: ReportState): SQL {
  return state === 'open' ? isNull(cruise_reports.settled_at) : isNotNull(cruise_reports.settled_at);
}

/** The latest first, one more than the limit if there is one. */
export async function listReports(
  query: Queryable,
  which: { state: ReportState; cursor?: string | undefined; limit: number } | { id: string },
) {
  const found = query
    .select({
      id: cruise_reports.id,
      user_id: cruise_reports.user_id,
      user_email: users.email,
      cruise_id: cruise_reports.cruise_id,
      description: cruise_reports.description,
      details: sql<Record<string, unknown>>`${cruise_reports.details}`,
      created_at: cruise_reports.created_at,
      settled_at: cruise_reports.settled_at,
      answer: cruise_reports.answer,
    })
    .from(cruise_reports)
    .innerJoin(users, eq(users.id, cruise_reports.user_id));
  if ('id' in which) return found.where(eq(cruise_reports.id, which.id));
  const { state, cursor, limit } = which;
  return found
    .where(and(inState(state), cursor === undefined ? undefined : lt(cruise_reports.id, cursor)))
    .orderBy(desc(cruise_reports.id))
    .limit(limit + 1);
}

export async function countReports(query: Queryable, state: ReportState): Promise<number> {
  return query.$count(cruise_reports, inState(state));
}

/** @returns false for one that is settled, or deleted */
export async function settleReport(
  query: Queryable,
  id: string,
  settled: { settled_at: string; answer: string | null },
): Promise<boolean> {
  const done = await query
    .update(cruise_reports)
    .set(settled)
    .where(and(eq(cruise_reports.id, id), isNull(cruise_reports.settled_at)))
    .returning({ id: cruise_reports.id });
  return done.length > 0;
}

/** A ship as one user typed it, with one spelling of its line. */
export interface TypedByOne {
  owner_id: string;
  ship_key: string;
  ship_name: string;
  cruise_line: string | null;
  cruise_line_id: string | null;
  cruises: number;
  first_date: string;
  last_date: string;
}

/** All typed ships of all users, except on samples. */
export async function listTyped(query: Queryable): Promise<TypedByOne[]> {
  const { owner_id, ship_key, cruise_line, cruise_line_id } = cruises;
  return query
    .select({
      owner_id,
      ship_key,
      ship_name: sql<string>`max(${cruises.ship_name})`,
      cruise_line,
      cruise_line_id,
      cruises: sql<number>`count(*)::int`,
      first_date: sql<string>`min(${cruises.start_date})::text`,
      last_date: sql<string>`max(${cruises.start_date})::text`,
    })
    .from(cruises)
    .where(and(isNull(cruises.ship_id), eq(cruises.is_sample, false), sql`${ship_key} <> ''`))
    .groupBy(owner_id, ship_key, cruise_line, cruise_line_id);
}

/** All proposals, decided or not. */
export async function listAllProposals(query: Queryable) {
  return query.select().from(ship_proposals).orderBy(asc(ship_proposals.created_at));
}

/** Locks accounts before rows name them: a deletion begins with this lock. @returns the ids of those that exist */
export async function holdPeople(query: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const held = await query
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');
  return new Set(held.map(({ id }) => id));
}

/** The cruises of some users whose ship was typed so, whatever their line. */
export async function listTypedCruises(query: Queryable, ship_key: string, owners: readonly string[]) {
  if (owners.length === 0) return [];
  const { id, owner_id, ship_name, cruise_line } = cruises;
  return query
    .select({ id, owner_id, ship_name, cruise_line })
    .from(cruises)
    .where(
      and(
        isNull(cruises.ship_id),
        eq(cruises.is_sample, false),
        eq(cruises.ship_key, ship_key),
        inArray(owner_id, [...owners]),
      ),
    )
    .orderBy(asc(owner_id), asc(id));
}

export interface Decision {
  ship_key: string;
  line_key: string;
  ship_name: string;
  cruise_line: string | null;
  decision: 'accepted' | 'mapped' | 'declined';
  ship_id: string | null;
  now: string;
}

/** Stores the decision for each of these users, whether they had proposed the ship or not. */
export async function keepDecision(
  query: Queryable,
  people: readonly string[],
  { now, ...decided }: Decision,
): Promise<void> {
  if (people.length === 0) return;
  const { decision, ship_id } = decided;
  await query
    .insert(ship_proposals)
    .values(people.map((user_id) => ({ ...decided, id: newId(), user_id, created_at: now, settled_at: now })))
    .onConflictDoUpdate({
      target: [ship_proposals.user_id, ship_proposals.ship_key, ship_proposals.line_key],
      set: { decision, ship_id, settled_at: now },
    });
}
