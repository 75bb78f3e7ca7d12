import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { account_changes } from './table.ts';

/** Removes the changes of all accounts before a revision. */
export async function deleteChanges(query: Queryable, before: number): Promise<void> {
  // in the order in which they are written, and without those that are being written
  await query.execute(sql`delete from ${account_changes}
    where (user_id, record_id) in (select user_id, record_id from ${account_changes}
      where revision < ${before} order by 1, 2 for update skip locked)`);
}
