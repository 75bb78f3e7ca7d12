import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { users } from '#server/features/users/table.ts';

/*
 * The rows are pg-boss's own. Its functions find jobs by their data one at a time and cannot take part in a
 * transaction, so queries that need either are here.
 */

/** Deletes jobs by their receivers, in any state. */
export async function deleteMailOf(
  query: Queryable,
  queue: string,
  { user_id = '', email_key }: { user_id?: string; email_key: string },
): Promise<void> {
  await query.execute(
    sql`delete from pgboss.job where name = ${queue}
      and (data->>'user_id' = ${user_id} or data->>'email_key' = ${email_key})`,
  );
}

/** Unfinished work: a mail that was not sent, or another job. */
export interface WaitingJob {
  id: string;
  queue: string;
  /** of a mail: its subject */
  kind: string | null;
  /** the address in its letter, else its reader's */
  to: string | null;
  has_failed: boolean;
  created_at: string;
  tries: number;
  /** null: it has finally failed */
  next_try_at: string | null;
  /** of the last try; null: there was none yet */
  error: string | null;
}

const states = { failed: ['failed'], all: ['failed', 'retry', 'created', 'active'] };

/** A part of a list. */
export interface Place {
  skip: number;
  most: number;
}

/** Jobs of these queues that finally failed, and with `all` those that wait for a try; the oldest first. */
export async function listWaiting(
  query: Queryable,
  queues: readonly string[],
  which: 'failed' | 'all',
  { skip, most }: Place = { skip: 0, most: 100_000 },
): Promise<WaitingJob[]> {
  // a try is counted when the next one begins
  const { rows } = await query.execute<WaitingJob & Record<string, unknown>>(
    sql`select job.id, job.name as queue, job.data->>'kind' as kind,
        coalesce(
          job.data->>'to',
          job.data->>'email',
          (select email from ${users} where id = (job.data->>'user_id')::uuid),
          (select email from ${users} where email_key = job.data->>'email_key'),
          job.data->>'email_key'
        ) as to,
        job.state = 'failed' as has_failed,
        job.created_on as created_at,
        job.retry_count + (job.started_on is not null)::int as tries,
        case when job.state <> 'failed' then job.start_after end as next_try_at,
        job.output->>'message' as error
      from pgboss.job
      where job.name in ${[...queues]} and job.state::text in ${states[which]}
      order by job.created_on, job.id limit ${most} offset ${skip}`,
  );
  return rows;
}

export async function countWaiting(
  query: Queryable,
  queues: readonly string[],
  which: 'failed' | 'all',
): Promise<number> {
  const { rows } = await query.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job
      where name in ${[...queues]} and state::text in ${states[which]}`,
  );
  return rows[0]?.count ?? 0;
}
