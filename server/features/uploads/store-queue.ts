import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import type { UploadRow } from './store.ts';
import { uploads } from '#server/features/cruises/documents/table.ts';
import { pick } from '#domain/pick.ts';

/*
 * For work that no user requests at this moment: instead of a scope, each row names its user. Leases use the clock of
 * the database, the only one that all servers of an instance share.
 */

const lease = sql`now() + interval '15 seconds'`;
const is_lost = and(
  eq(uploads.state, 'reading'),
  or(sql`${uploads.leased_until} is null`, sql`${uploads.leased_until} < now()`),
);

/** A document whose reading begins. */
export type ClaimedUpload = Pick<UploadRow, 'id' | 'file_key' | 'attempts'> & { reading_id: string };

/**
 * Claims the next document that waits, or whose reading was lost with its server. A user with one document takes turns
 * with users who sent sixty: the one whose last reading is longest ago comes first. Of their documents, one that was
 * never begun does: one whose file is unavailable is given back again and again, and kept all others of its owner
 * waiting. A user comes last after two of their documents within an hour took the whole time of a reading: sixty such
 * would be the whole hour.
 */
export async function claimNext(query: Queryable, reading_id: string): Promise<ClaimedUpload | null> {
  const is_next = sql`${uploads.discarded_at} is null and (${uploads.state} = 'waiting' or ${is_lost})`;
  const { rows } = await query.execute<{ id: string; file_key: string; attempts: number }>(sql`
    update uploads set state = 'reading', stage = 'recognise', progress = 0, reading_id = ${reading_id},
      attempts = attempts + 1, begun_at = now(), leased_until = ${lease}, version = version + 1
    where id = (
      select ${uploads.id} from ${uploads} join (
        select others.user_id, max(others.begun_at) as begun_at, count(*) filter (
          where others.failure = 'too_slow' and others.begun_at > now() - interval '1 hour') >= 2 as is_slow
        from uploads as others
        where others.user_id in (select ${uploads.user_id} from ${uploads} where ${is_next}) group by others.user_id
      ) as turns on turns.user_id = ${uploads.user_id}
      where ${is_next} order by turns.is_slow, turns.begun_at nulls first, ${uploads.begun_at} nulls first, ${uploads.id}
      limit 1 for update of uploads skip locked
    ) returning id, file_key, attempts`);
  const [row] = rows;
  return row === undefined ? null : { ...row, reading_id };
}

/** Whether a document waits, or was lost with its server. */
export async function hasWaiting(query: Queryable): Promise<boolean> {
  const rows = await query
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(sql`${uploads.discarded_at} is null`, or(eq(uploads.state, 'waiting'), is_lost)))
    .limit(1);
  return rows.length > 0;
}

function isReading({ id, reading_id }: ClaimedUpload) {
  return and(eq(uploads.id, id), eq(uploads.reading_id, reading_id), eq(uploads.state, 'reading'));
}

/** Records the progress of a reading and renews its lease. @returns whether it is still wanted */
export async function storeProgress(
  query: Queryable,
  taken: ClaimedUpload,
  far: Pick<UploadRow, 'stage' | 'progress'>,
): Promise<boolean> {
  const rows = await query
    .update(uploads)
    .set({ ...far, leased_until: lease })
    .where(isReading(taken))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

export type EndedReading = Pick<UploadRow, 'id' | 'user_id' | 'name' | 'queued_at' | 'asked_at'>;

/** Ends a reading. null: it was no longer wanted */
export async function endReading(
  query: Queryable,
  taken: ClaimedUpload,
  change: Partial<Omit<UploadRow, 'id' | 'user_id' | 'version'>>,
): Promise<EndedReading | null> {
  const [row] = await query
    .update(uploads)
    .set({
      ...change,
      stage: null,
      progress: 0,
      reading_id: null,
      leased_until: null,
      version: sql`${uploads.version} + 1`,
    })
    .where(isReading(taken))
    .returning({
      ...pick(uploads, 'id', 'user_id', 'name', 'queued_at', 'asked_at'),
    });
  return row ?? null;
}

/** For the only server of a database: readings of a killed server count as lost now, not in some seconds. */
export async function expireLeases(query: Queryable): Promise<void> {
  await query.update(uploads).set({ leased_until: null }).where(eq(uploads.state, 'reading'));
}

/** Removes expired rows, except accepted ones that are not discarded. @returns the keys of their files */
export async function deleteOver(query: Queryable, now: string): Promise<string[]> {
  const rows = await query
    .delete(uploads)
    .where(
      and(
        lte(uploads.kept_until, now),
        or(ne(uploads.state, 'accepted'), sql`${uploads.discarded_at} is not null`),
      ),
    )
    .returning({ file_key: uploads.file_key, state: uploads.state });
  return rows.filter(({ state }) => state !== 'accepted').map(({ file_key }) => file_key);
}

/** Removes the text of uploads that became a cruise, some time after. */
export async function forgetText(query: Queryable, now: string): Promise<void> {
  await query
    .update(uploads)
    .set({ proposals: '[]', pages: '[]' })
    .where(
      and(lte(uploads.kept_until, now), inArray(uploads.state, ['accepted']), ne(uploads.proposals, '[]')),
    );
}
