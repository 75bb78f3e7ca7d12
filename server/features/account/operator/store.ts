import { and, asc, desc, eq, ilike, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Plan } from '#domain/entitlements.ts';
import type { Queryable } from '#server/database/shape.ts';
import { documents } from '#server/features/cruises/documents/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import type { User } from '#server/features/users/access.ts';
import { users } from '#server/features/users/table.ts';
import { known_devices, sessions } from '../table.ts';

/* The operators' view of accounts. No scope: the caller was checked to be an operator, or has the database. */

export type Account = Awaited<ReturnType<typeof listAccounts>>[number];

export interface AccountFilter {
  id?: string;
  /** a text in the address or the names */
  q?: string | undefined;
  plan?: Plan | undefined;
  is_disabled?: boolean | undefined;
}

function matching({ id, q = '', plan, is_disabled }: AccountFilter): SQL | undefined {
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const full_name = sql<string>`${users.first_name} || ' ' || ${users.last_name}`;
  return and(
    id === undefined ? undefined : eq(users.id, id),
    q === '' ? undefined : or(ilike(users.email, pattern), ilike(full_name, pattern)),
    plan === undefined ? undefined : eq(users.plan_name, plan),
    is_disabled === undefined
      ? undefined
      : is_disabled
        ? isNotNull(users.disabled_at)
        : isNull(users.disabled_at),
  );
}

/** All matching accounts, the oldest first; of a page the newest, and one more than its limit if there is one. */
export async function listAccounts(
  query: Queryable,
  filter: AccountFilter,
  page?: { cursor?: string | undefined; limit: number },
) {
  // an ended session is deleted, but its browser is remembered
  const last_used_at = sql<string | null>`greatest(
    (select max(${sessions.last_used_at}) from ${sessions} where ${eq(sessions.user_id, users.id)}),
    (select max(${known_devices.last_used_at}) from ${known_devices} where ${eq(known_devices.user_id, users.id)})
  )`;
  const found = query
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
      disabled_at: users.disabled_at,
      language: users.language,
      country: users.country,
    })
    .from(users)
    .$dynamic();
  if (page === undefined) return found.where(matching(filter)).orderBy(asc(users.created_at), asc(users.id));
  const after = page.cursor === undefined ? undefined : lt(users.id, page.cursor);
  return found
    .where(and(matching(filter), after))
    .orderBy(desc(users.id))
    .limit(page.limit + 1);
}

export async function countAccounts(query: Queryable, filter: AccountFilter): Promise<number> {
  return query.$count(users, matching(filter));
}

/** The number of an account's records; samples do not count. */
export async function countOf(query: Queryable, user_id: string) {
  const is_theirs = and(eq(cruises.owner_id, user_id), eq(cruises.is_sample, false));
  const [kept] = await query
    .select({
      documents: sql<number>`count(*)::int`,
      document_bytes: sql<number>`coalesce(sum(${documents.size}), 0)::float8`,
    })
    .from(documents)
    .innerJoin(cruises, eq(cruises.id, documents.cruise_id))
    .where(eq(cruises.owner_id, user_id));
  return {
    sessions: await query.$count(sessions, eq(sessions.user_id, user_id)),
    cruises: await query.$count(cruises, is_theirs),
    documents: kept?.documents ?? 0,
    document_bytes: kept?.document_bytes ?? 0,
    shares_given: await query.$count(shares, eq(shares.owner_id, user_id)),
    shares_received: await query.$count(shares, eq(shares.receiver_id, user_id)),
  };
}

export async function listOperators(query: Queryable): Promise<User[]> {
  return query.select().from(users).where(eq(users.plan_name, 'admin'));
}

/** All accounts with the plan of operators, and the given account, locked until the transaction ends. */
export async function holdOperators(query: Queryable, user_id: string): Promise<User[]> {
  return query
    .select()
    .from(users)
    .where(or(eq(users.plan_name, 'admin'), eq(users.id, user_id)))
    .orderBy(asc(users.id))
    .for('no key update');
}
