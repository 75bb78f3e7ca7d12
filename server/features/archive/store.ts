import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';

/** The first statement of a transaction: all that it reads is of one moment, whatever others write meanwhile. */
export async function readOneMoment(tx: Queryable): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}
