import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';

/*
 * The rows are pg-boss's own. What it offers finds jobs by their data one at a time and cannot take part in a
 * transaction, so what needs either is asked here.
 */

/** Deletes jobs by whom they are for, in whatever state. */
export async function deleteMailOf(
  query: Queryable,
  queue: string,
  { user_id, email_key }: { user_id: string; email_key: string },
): Promise<void> {
  await query.execute(
    sql`delete from pgboss.job where name = ${queue}
      and (data->>'user_id' = ${user_id} or data->>'email_key' = ${email_key})`,
  );
}
