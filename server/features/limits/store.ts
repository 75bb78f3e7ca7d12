import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { limits } from './table.ts';

type Limit = typeof limits.$inferSelect;

/**
 * Counts a try under each key and answers where each of them stands. One statement, which waits for others that count
 * the same: of twenty at once the twentieth is the twentieth. A count whose time is over begins anew.
 * @param wanted sorted by key, or two that wait for each other would wait for ever
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
  // counts of the last moment may go with the machine's power: waiting for the disk was a third of a feed's 304
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

/** Of one key: with several in one statement, two that do it at once could wait for each other for ever. */
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
