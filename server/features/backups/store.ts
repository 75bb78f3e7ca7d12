import { getTableName, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { documents, uploads } from '#server/features/cruises/documents/table.ts';
import { account_changes, account_revisions, noted_changes } from '#server/features/revisions/table.ts';
import { backup_job } from './actions-queue.ts';
import { backups } from './table.ts';

/** Tables that no backup holds; each says why. */
export const left_out: ReadonlySet<string> = new Set(
  [backups, account_changes, account_revisions, noted_changes].map(getTableName),
);

/** The keys of all files that rows name, in order. */
export async function listFileKeys(query: Queryable): Promise<string[]> {
  const { rows } = await query.execute<{ file_key: string }>(sql`
    select file_key::text from ${documents}
    union select file_key::text from ${uploads} where ${uploads.state} <> 'accepted' and file_key is not null
    order by file_key`);
  return rows.map(({ file_key }) => file_key);
}

/** Asked of a database of an older program, too: only what every migration since the first knows. */
export async function hasAccounts(query: Queryable): Promise<boolean> {
  const { rows } = await query.execute(sql`select 1 from users limit 1`);
  return rows.length > 0;
}

/** Columns of pg-boss that say what a job is and when it is due; those of its tries begin anew. */
const job_columns = sql.raw(
  'id, name, priority, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, ' +
    'deletion_seconds, singleton_key, start_after, created_on, keep_until, policy, heartbeat_seconds',
);

/** The jobs that have not ended, as JSON, a line each; without backups, such as the one that is being made. */
export async function listJobs(query: Queryable): Promise<string[]> {
  const { rows } = await query.execute<{ job: string }>(sql`
    select to_jsonb(j)::text as job from
      (select ${job_columns} from pgboss.job where state in ('created', 'retry', 'active') and name <> ${backup_job.name} order by id) j`);
  return rows.map(({ job }) => job);
}

/** Jobs that were under way begin again; those of a kind that no longer exists are left out. */
export async function insertJobs(query: Queryable, jobs: readonly string[]): Promise<void> {
  await query.execute(sql`
    insert into pgboss.job (${job_columns})
    select ${job_columns} from jsonb_populate_recordset(null::pgboss.job, ${`[${jobs.join(',')}]`}::jsonb) j
    where name in (select name from pgboss.queue)`);
}
