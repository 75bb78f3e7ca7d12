import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { levelsFrom } from '#domain/share-levels.ts';
import { insertAll } from '#server/database/many.ts';
import type { Queryable } from '#server/database/shape.ts';
import { uploads } from '#server/features/cruises/documents/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { notices } from './table.ts';

export type NewNotice = typeof notices.$inferInsert;

/** For work that no user requested: each notice names its user. */
export async function insertNotices(query: Queryable, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0) await query.execute(insertAll(notices, rows));
}

function instant(column: AnyPgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/**
 * The user's notices, without reminders of a share that shows payments and check-in no longer: one that was being sent
 * while the level changed arrives after the others were removed.
 */
function isShownTo(scope: Scope): SQL | undefined {
  const levels = [...levelsFrom('full')];
  const showing = sql`(select id from ${shares} where receiver_id = ${scope.user_id} and share_level in ${levels})`;
  return and(
    eq(notices.user_id, scope.user_id),
    or(isNull(notices.share_id), ne(notices.kind, 'reminder'), sql`${notices.share_id} in ${showing}`),
  );
}

export type ListedNotice = Awaited<ReturnType<typeof listNotices>>[number];

/** The user's notices from the latest on, one more than the limit if there is one. */
export async function listNotices(
  query: Queryable,
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return query
    .select({
      id: notices.id,
      kind: notices.kind,
      cruise_id: notices.cruise_id,
      details: notices.details,
      created_at: instant(notices.created_at),
      read_at: sql<string | null>`${instant(notices.read_at)}`,
    })
    .from(notices)
    .where(and(isShownTo(scope), cursor === undefined ? undefined : lt(notices.id, cursor)))
    .orderBy(desc(notices.id))
    .limit(limit + 1);
}

export async function countNotices(query: Queryable, scope: Scope): Promise<number> {
  return query.$count(notices, isShownTo(scope));
}

export async function countUnread(query: Queryable, scope: Scope): Promise<number> {
  return query.$count(notices, and(isShownTo(scope), isNull(notices.read_at)));
}

/** Marks notices as read at an instant, or with null as unread; without ids all of them. */
export async function markRead(
  query: Queryable,
  scope: Scope,
  ids: readonly string[] | undefined,
  read_at: string | null,
): Promise<void> {
  await query
    .update(notices)
    .set({ read_at })
    .where(
      and(
        eq(notices.user_id, scope.user_id),
        read_at === null ? isNotNull(notices.read_at) : isNull(notices.read_at),
        ids === undefined ? undefined : inArray(notices.id, [...ids]),
      ),
    );
}

/** Marks the notice of a share's offer as read: the share was answered. */
export async function markShareRead(
  query: Queryable,
  scope: Scope,
  share_id: string,
  read_at: string,
): Promise<void> {
  await query
    .update(notices)
    .set({ read_at })
    .where(
      and(
        eq(notices.user_id, scope.user_id),
        eq(notices.share_id, share_id),
        eq(notices.kind, 'share'),
        isNull(notices.read_at),
      ),
    );
}

/** Removes the reminders that a share brought to its receiver. */
export async function deleteReminders(query: Queryable, share_id: string): Promise<void> {
  await query.delete(notices).where(and(eq(notices.share_id, share_id), eq(notices.kind, 'reminder')));
}

/** Blanks the name of a deleted account in the notices of others. */
export async function blankPerson(query: Queryable, person_id: string): Promise<void> {
  await query
    .update(notices)
    .set({ details: sql`jsonb_set(${notices.details}, '{person_name}', '""')` })
    .where(eq(notices.person_id, person_id));
}

/** Removes read notices from before an instant, of all users. Ids begin with their instant. */
export async function deleteRead(query: Queryable, came_before: Date): Promise<void> {
  const time = came_before.getTime().toString(16).padStart(12, '0');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
  await query.delete(notices).where(and(lt(notices.id, id), isNotNull(notices.read_at)));
}

/** The warnings in the last weather notices of cruises. */
export async function lastWarnings(
  query: Queryable,
  cruise_ids: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (cruise_ids.length === 0) return new Map();
  const rows = await query
    .selectDistinctOn([notices.cruise_id], { cruise_id: notices.cruise_id, details: notices.details })
    .from(notices)
    .where(and(inArray(notices.cruise_id, [...cruise_ids]), sql`${notices.details}->>'reminder' = 'weather'`))
    .orderBy(notices.cruise_id, desc(notices.id));
  return new Map(
    rows.map(({ cruise_id, details }) => [
      cruise_id ?? '',
      'warnings' in details ? (details.warnings ?? []) : [],
    ]),
  );
}

/** The user's documents that were read and wait for review: the bar counts them beside the unread notices. */
export async function countPendingUploads(query: Queryable, scope: Scope): Promise<number> {
  const { discarded_at, state, user_id } = uploads;
  return query.$count(uploads, and(eq(user_id, scope.user_id), isNull(discarded_at), eq(state, 'proposed')));
}
