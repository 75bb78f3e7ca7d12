import { asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/database.ts';
import { known_devices, sessions, users } from './table.ts';

/* What the operator sees of accounts. There is no scope to prove: whoever reaches the database may read it. */

export type Account = Awaited<ReturnType<typeof listAccounts>>[number];

/** All accounts, or those with a text in their address or names; the oldest first. */
export async function listAccounts(query: Queryable, search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const full_name = sql<string>`${users.first_name} || ' ' || ${users.last_name}`;
  // a session that ended is gone, but its browser is remembered
  const last_used_at = sql<string | null>`greatest(
    (select max(${sessions.last_used_at}) from ${sessions} where ${eq(sessions.user_id, users.id)}),
    (select max(${known_devices.last_used_at}) from ${known_devices} where ${eq(known_devices.user_id, users.id)})
  )`;
  return query
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      plan_name: users.plan_name,
      plan_expiry: users.plan_expiry,
      created_at: users.created_at,
      last_used_at,
      activated_at: users.activated_at,
    })
    .from(users)
    .where(search === '' ? undefined : or(ilike(users.email, pattern), ilike(full_name, pattern)))
    .orderBy(asc(users.created_at), asc(users.id));
}
