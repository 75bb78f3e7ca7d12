import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { limits } from './table.ts';

type Limit = typeof limits.$inferSelect;

/**
 * Counts a try under each key. @returns the counts. One statement, which waits for others that count the same: of
 * twenty at once the twentieth is the twentieth. A count whose time is over begins again.
 * @param wanted sorted by key, or two statements would deadlock
 */
export async function countTries(
  query: Queryable,
  wanted: readonly { key: string; resets_at: string }[],
  now: string,
): Promise<Limit[]> {
  const is_over = sql`${limits.resets_at} <= ${now}`;
  const rows = sql.join(
    wanted.map(({ key, resets_at }) => sql`(${key}, 1, ${resets_at}::timestamptz)`),
    sql`, `,
  );
  // counts of the last moment may be lost in a power cut: waiting for the disk was a third of a feed's 304
  const off = sql`select set_config('synchronous_commit', 'off', true) as setting`;
  return query
    .insert(limits)
    .select(sql`select wanted.* from (values ${rows}) wanted, (${off}) set where setting = 'off'`)
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        tries: sql`case when ${is_over} then 1 else ${limits.tries} + 1 end`,
        resets_at: sql`case when ${is_over} then excluded.resets_at else ${limits.resets_at} end`,
      },
    })
    .returning();
}

/** For one key: several in one statement could deadlock with another call. */
export async function giveTryBack(query: Queryable, key: string): Promise<void> {
  await query
    .update(limits)
    .set({ tries: sql`greatest(${limits.tries} - 1, 0)` })
    .where(eq(limits.key, key));
}

export async function forgetTries(query: Queryable, key: string): Promise<void> {
  await query.delete(limits).where(eq(limits.key, key));
}

export async function deleteOver(query: Queryable, now: string): Promise<void> {
  await query.delete(limits).where(lte(limits.resets_at, now));
}
