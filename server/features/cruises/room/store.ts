import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { documents, uploads } from '../documents/table.ts';
import { cruises } from '../table.ts';

/** All cruises of an account, including samples. */
export async function countCruises(query: Queryable, owner_id: string): Promise<number> {
  return query.$count(cruises, eq(cruises.owner_id, owner_id));
}

/** The bytes of its files. The file of an accepted upload counts as a document; a discarded upload still counts. */
export async function sumBytes(query: Queryable, owner_id: string): Promise<number> {
  const { rows } = await query.execute<{ bytes: number }>(sql`
    select (
      (select coalesce(sum(${documents.size}), 0) from ${documents}
        join ${cruises} on ${cruises.id} = ${documents.cruise_id} where ${cruises.owner_id} = ${owner_id})
      + (select coalesce(sum(${uploads.size}), 0) from ${uploads}
        where ${uploads.user_id} = ${owner_id} and ${uploads.state} <> 'accepted')
    )::float8 as bytes`);
  return rows[0]?.bytes ?? 0;
}
