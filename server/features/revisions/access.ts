import { sql, type SQL } from 'drizzle-orm';

/** The accounts that stand for all accounts in `account_revisions` (0026_revisions.sql). */
const everyone_id = '00000000-0000-0000-0000-000000000000';
const weather_id = '00000000-0000-0000-0000-000000000001';

/**
 * The `Revisions` of a user, to be read with the session in its statement.
 * @param user_id a column with its table: Drizzle leaves the table out, and the subquery has a column of that name
 */
export function revisionsOf(user_id: SQL): { record: SQL<string>; weather: SQL<string> } {
  const one = (id: SQL) => sql`(select revision from account_revisions as known where known.user_id = ${id})`;
  return {
    record: sql<string>`concat_ws('.', ${one(user_id)}, ${one(sql`${everyone_id}`)})`,
    weather: sql<string>`${one(sql`${weather_id}`)}::text`,
  };
}
