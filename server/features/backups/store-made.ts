import { and, desc, eq, inArray, isNull, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { BackupFailure } from '#contract/operator-backups.ts';
import type { Queryable } from '#server/database/shape.ts';
import { backup_job } from './actions-queue.ts';
import { backups } from './table.ts';

export type MadeBackup = typeof backups.$inferSelect;

/** @returns false when the day of the schedule has its backup already, from this or another server */
export async function insertBackup(
  query: Queryable,
  row: Pick<MadeBackup, 'id' | 'slot' | 'name' | 'destination' | 'created_at'>,
): Promise<boolean> {
  const made = await query
    .insert(backups)
    .values({ ...row, state: 'running' })
    .onConflictDoNothing({ target: backups.slot })
    .returning({ id: backups.id });
  return made.length > 0;
}

export async function hasSlot(query: Queryable, slot: string): Promise<boolean> {
  return (await query.$count(backups, eq(backups.slot, slot))) > 0;
}

export async function changeBackup(
  query: Queryable,
  id: string,
  change: Partial<Omit<MadeBackup, 'id' | 'number' | 'slot'>>,
): Promise<MadeBackup | null> {
  const [row] = await query.update(backups).set(change).where(eq(backups.id, id)).returning();
  return row ?? null;
}

export async function findBackup(query: Queryable, id: string): Promise<MadeBackup | null> {
  return findNewest(query, eq(backups.id, id));
}

/** The files that are there, from the newest on; broken ones as well. */
export async function listPresent(query: Queryable, destination: string): Promise<MadeBackup[]> {
  return query
    .select()
    .from(backups)
    .where(
      and(
        eq(backups.destination, destination),
        inArray(backups.state, ['done', 'broken']),
        isNull(backups.removed_at),
      ),
    )
    .orderBy(desc(backups.number));
}

export async function listLatest(query: Queryable, count: number): Promise<MadeBackup[]> {
  return query.select().from(backups).orderBy(desc(backups.number)).limit(count);
}

async function findNewest(query: Queryable, condition: SQL | undefined): Promise<MadeBackup | null> {
  const [row] = await query.select().from(backups).where(condition).orderBy(desc(backups.number)).limit(1);
  return row ?? null;
}

/** The newest that ended, well or not. */
export async function findNewestEnded(query: Queryable): Promise<MadeBackup | null> {
  return findNewest(query, isNotNull(backups.ended_at));
}

export async function findLastVerified(query: Queryable): Promise<MadeBackup | null> {
  const [row] = await query
    .select()
    .from(backups)
    .where(isNotNull(backups.verified_at))
    .orderBy(desc(backups.verified_at))
    .limit(1);
  return row ?? null;
}

/**
 * The ages in seconds, by the given time, of the newest good backup, or without one of the first try, and of the newest
 * that was restored. The newest by their order: one that was made under a wrong clock would stay the youngest for years.
 */
export async function readAges(
  query: Queryable,
  now: string,
): Promise<{ made_s: number | null; verified_s: number | null }> {
  const { rows } = await query.execute<{ made_s: number | null; verified_s: number | null }>(sql`
    select
      extract(epoch from ${now}::timestamptz - coalesce(
        (select ended_at from ${backups} where state = 'done' order by number desc limit 1),
        (select created_at from ${backups} order by number limit 1)))::float8 as made_s,
      extract(epoch from ${now}::timestamptz -
        (select verified_at from ${backups} where verification = 'good' order by number desc limit 1)
      )::float8 as verified_s`);
  return rows[0] ?? { made_s: null, verified_s: null };
}

/** Of requests at the same moment each sees the job of the one before. */
export async function lockRequests(query: Queryable): Promise<void> {
  await query.execute(sql`select pg_advisory_xact_lock(716255)`);
}

const live = sql`select from pgboss.job where name = ${backup_job.name}`;

/** Whether a backup or a verification is under way, or about to be; not while one waits for its next try. */
export async function isBusy(query: Queryable): Promise<boolean> {
  const { rows } = await query.execute<{ is_busy: boolean }>(
    sql`select exists (${live} and state in ('created', 'active')) as is_busy`,
  );
  return rows[0]?.is_busy === true;
}

/** Ends the backups whose job was lost, with the servers that worked on it. */
export async function endLost(query: Queryable, now: string): Promise<void> {
  const failure: BackupFailure = 'interrupted';
  await query
    .update(backups)
    .set({ state: 'failed', failure, ended_at: now })
    .where(
      and(
        eq(backups.state, 'running'),
        sql`not exists (${live} and state in ('created', 'retry', 'active') and data->>'backup_id' = ${backups.id}::text)`,
      ),
    );
}

/**
 * The newest good backup, or without one the first that was tried, if it is older than the moment and operators were
 * not told so; from now on they were.
 */
export async function claimMissing(query: Queryable, before: string, now: string): Promise<string | null> {
  const { rows } = await query.execute<{ id: string }>(sql`
    update ${backups} set told_at = ${now}
    where told_at is null and coalesce(ended_at, created_at) < ${before} and id = coalesce(
      (select id from ${backups} where state = 'done' order by number desc limit 1),
      (select id from ${backups} order by number limit 1))
    returning id`);
  return rows[0]?.id ?? null;
}
