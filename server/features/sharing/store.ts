import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ShareLevel } from '#domain/share-levels.ts';
import type { Queryable } from '#server/database/database.ts';
import { users } from '#server/features/account/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { shares } from './table.ts';

export type NewShare = typeof shares.$inferInsert;

const owner_name = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`;

const listed = {
  id: shares.id,
  user_email: shares.email,
  share_level: sql<ShareLevel>`${shares.share_level}`,
  state: sql<
    'pending' | 'accepted'
  >`case when ${shares.receiver_id} is null then 'pending' else 'accepted' end`,
  date_added: sql<string>`to_char(${shares.created_at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  cruise_id: shares.cruise_id,
};

/** A share waits for whoever has its address confirmed, and is nobody else's once it was accepted. */
function isReceivedBy(scope: Scope): SQL | undefined {
  return or(eq(shares.receiver_id, scope.user_id), isOfferedTo(scope));
}

function isOfferedTo(scope: Scope): SQL | undefined {
  const address = sql`(select ${users.email_key} from ${users}
    where ${users.id} = ${scope.user_id} and ${users.activated_at} is not null)`;
  return and(
    isNull(shares.receiver_id),
    sql`${shares.email} = ${address}`,
    ne(shares.owner_id, scope.user_id),
  );
}

const most_listed = 2000;

/** What the user gives, the newest first; with a cruise what is given of it, itself or with all others. */
export async function listGiven(query: Queryable, scope: Scope, cruise_id?: string) {
  const of_cruise =
    cruise_id === undefined ? undefined : or(isNull(shares.cruise_id), eq(shares.cruise_id, cruise_id));
  return query
    .select({ ...listed, ship_name: cruises.ship_name, start_date: cruises.start_date })
    .from(shares)
    .leftJoin(cruises, eq(cruises.id, shares.cruise_id))
    .where(and(eq(shares.owner_id, scope.user_id), of_cruise))
    .orderBy(sql`${shares.id} desc`)
    .limit(most_listed);
}

/** What was given to the user; what they have not accepted names no cruise. */
export async function listReceived(query: Queryable, scope: Scope) {
  const if_accepted = <Value>(value: SQL) =>
    sql<Value | null>`case when ${shares.receiver_id} is not null then ${value} end`;
  return query
    .select({
      ...listed,
      owner_name,
      ship_name: if_accepted<string>(sql`${cruises.ship_name}`),
      start_date: if_accepted<string>(sql`${cruises.start_date}`),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.owner_id))
    .leftJoin(cruises, eq(cruises.id, shares.cruise_id))
    .where(isReceivedBy(scope))
    .orderBy(sql`${shares.id} desc`)
    .limit(most_listed);
}

/** Of what the user gives, one. */
export async function findGiven(query: Queryable, scope: Scope, id: string) {
  const [found] = await query
    .select({ ...listed, ship_name: cruises.ship_name, start_date: cruises.start_date })
    .from(shares)
    .leftJoin(cruises, eq(cruises.id, shares.cruise_id))
    .where(and(eq(shares.id, id), eq(shares.owner_id, scope.user_id)));
  return found ?? null;
}

/** Of what was given to the user, one. */
export async function findReceived(query: Queryable, scope: Scope, id: string) {
  const [found] = await query
    .select({ ...listed, owner_id: shares.owner_id })
    .from(shares)
    .where(and(eq(shares.id, id), isReceivedBy(scope)));
  return found ?? null;
}

export async function countGiven(query: Queryable, scope: Scope): Promise<number> {
  return query.$count(shares, eq(shares.owner_id, scope.user_id));
}

/** @returns false for an address that has such a share */
export async function insertShare(query: Queryable, share: NewShare): Promise<boolean> {
  const added = await query.insert(shares).values(share).onConflictDoNothing().returning({ id: shares.id });
  return added.length > 0;
}

/** @returns whether it was the user's to accept, and had not been */
export async function accept(
  query: Queryable,
  scope: Scope,
  id: string,
  accepted_at: string,
): Promise<boolean> {
  const accepted = await query
    .update(shares)
    .set({ receiver_id: scope.user_id, accepted_at })
    .where(and(eq(shares.id, id), isOfferedTo(scope)))
    .returning({ id: shares.id });
  return accepted.length > 0;
}

/** @returns whether it is one that the user gives */
export async function setLevel(
  query: Queryable,
  scope: Scope,
  id: string,
  share_level: ShareLevel,
): Promise<boolean> {
  const changed = await query
    .update(shares)
    .set({ share_level })
    .where(and(eq(shares.id, id), eq(shares.owner_id, scope.user_id)))
    .returning({ id: shares.id });
  return changed.length > 0;
}

/** @returns whether it was one that the user gave or received */
export async function deleteShare(query: Queryable, scope: Scope, id: string): Promise<boolean> {
  const deleted = await query
    .delete(shares)
    .where(and(eq(shares.id, id), or(eq(shares.owner_id, scope.user_id), isReceivedBy(scope))))
    .returning({ id: shares.id });
  return deleted.length > 0;
}

/** Of somebody whose account goes: what was offered to their address. Their account is all that says whose it is. */
export async function deleteOffered(query: Queryable, email_key: string): Promise<void> {
  await query.delete(shares).where(and(eq(shares.email, email_key), isNull(shares.receiver_id)));
}

/** For the mail of an invitation, which is nobody's request: the share while it waits. */
export async function findOffered(query: Queryable, id: string) {
  const [found] = await query
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isNull(shares.receiver_id)));
  return found ?? null;
}

/** Who takes part in a share: its owner, and whoever has its address. */
export async function findPeople(query: Queryable, { owner_id, email }: { owner_id: string; email: string }) {
  const people = await query
    .select({
      id: users.id,
      email: users.email,
      email_key: users.email_key,
      first_name: users.first_name,
      full_name: owner_name,
      language: users.language,
      activated_at: users.activated_at,
    })
    .from(users)
    .where(or(eq(users.id, owner_id), eq(users.email_key, email)));
  const receiver = people.find((person) => person.email_key === email && person.activated_at !== null);
  return { owner: people.find(({ id }) => id === owner_id) ?? null, receiver: receiver ?? null };
}

/**
 * Makes whoever deletes one of these accounts wait until the transaction ends; always in the same order, so that two who
 * hold the same people do not wait for each other.
 */
export async function holdPeople(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');
}
