import { count, lte, min, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { reminder_watches } from '#server/features/cruises/watches/table.ts';

/* Numbers of rows alone, of all accounts together: nothing of a user. */

/** A queue of jobs. */
export interface QueueDepth {
  queue: string;
  /** due, and not begun */
  waiting: number;
  active: number;
  failed: number;
  /** of the job that is due for longest; 0: none waits */
  oldest_s: number;
}

/** By the database's own clock, which also decides when a job is due. */
export async function readQueues(query: Queryable, queues: readonly string[]): Promise<QueueDepth[]> {
  const { rows } = await query.execute<QueueDepth & Record<string, unknown>>(sql`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed'))::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float8 as oldest_s
    from pgboss.job
    where name in ${[...queues]} and state in ('created', 'retry', 'active', 'failed')
    group by name`);
  return rows;
}

/** The cruises whose reminders are to be looked at by now, and since when the first of them is. */
export async function readDueReminders(
  query: Queryable,
  now: string,
): Promise<{ due: number; since: string | null }> {
  const { look_at } = reminder_watches;
  const [found] = await query
    .select({ due: count(), since: min(look_at) })
    .from(reminder_watches)
    .where(lte(look_at, now));
  return found ?? { due: 0, since: null };
}
