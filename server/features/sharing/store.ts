import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OfferedVoyage } from '#contract/sharing.ts';
import type { ShareLevel } from '#domain/share-levels.ts';
import type { Queryable } from '#server/database/shape.ts';
import { liveryJson, portCode, qualified } from '#server/features/catalog/access.ts';
import { courseJson } from '#server/features/cruises/schedule/access.ts';
import { full_name } from '#server/features/users/access.ts';
import { users } from '#server/features/users/table.ts';
import { cruises } from '#server/features/cruises/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { shares } from '#server/features/cruises/shares/table.ts';
import { pick } from '#domain/pick.ts';

export type NewShare = typeof shares.$inferInsert;

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

/** The name of a cruise in lists of its shares. */
const named = pick(cruises, 'ship_name', 'start_date', 'end_date');

/** A share waits for an account that may accept it, and belongs to that account alone after the acceptance. */
function isReceivedBy(scope: Scope): SQL | undefined {
  return or(eq(shares.receiver_id, scope.user_id), isOfferedTo(scope));
}

function isOfferedTo(scope: Scope): SQL | undefined {
  return and(isAddressedTo(scope), eq(shares.offered_to, scope.user_id));
}

/** The shares that wait for the user's address, whether or not they may accept them. */
function isAddressedTo(scope: Scope): SQL | undefined {
  const address = sql`(select ${users.email_key} from ${users}
    where ${users.id} = ${scope.user_id} and ${users.activated_at} is not null)`;
  return and(
    isNull(shares.receiver_id),
    sql`${shares.email_key} = ${address}`,
    ne(shares.owner_id, scope.user_id),
  );
}

/** The cruise that names a share: its own, or for a share of all cruises the one under way or the next. */
function namingCruise(query: Queryable, today: string) {
  return query
    .select({
      ship_name: sql<string | null>`${cruises.ship_name}`.as('ship_name'),
      start_date: sql<string>`${cruises.start_date}`.as('start_date'),
      end_date: sql<string>`${cruises.end_date}`.as('end_date'),
      voyage:
        sql<OfferedVoyage | null>`case when ${qualified(shares.receiver_id)} is null then json_build_object(
        'cruise_line', ${cruises.cruise_line}, 'start_port', ${cruises.start_port}, 'end_port', ${cruises.end_port},
        'start_port_code', ${portCode(cruises.start_port_id)}, 'end_port_code', ${portCode(cruises.end_port_id)},
        'livery', ${liveryJson(cruises)}, 'course', ${courseJson}) end`.as('voyage'),
    })
    .from(cruises)
    .where(
      and(
        eq(cruises.owner_id, shares.owner_id),
        sql`case when ${shares.cruise_id} is null
          then not ${cruises.is_sample} and ${cruises.cancelled_at} is null and ${cruises.end_date} >= ${today}
          else ${cruises.id} = ${shares.cruise_id} end`,
      ),
    )
    .orderBy(asc(cruises.start_date), asc(cruises.id))
    .limit(1)
    .as('naming');
}

const most_listed = 2000;

/** The user's given shares, the newest first; with a cruise those that include it, alone or with all others. */
export async function listGiven(query: Queryable, scope: Scope, cruise_id?: string) {
  const of_cruise =
    cruise_id === undefined ? undefined : or(isNull(shares.cruise_id), eq(shares.cruise_id, cruise_id));
  return query
    .select({ ...listed, ...named })
    .from(shares)
    .leftJoin(cruises, eq(cruises.id, shares.cruise_id))
    .where(and(eq(shares.owner_id, scope.user_id), of_cruise))
    .orderBy(sql`${shares.id} desc`)
    .limit(most_listed);
}

export type ReceivedRow = Awaited<ReturnType<typeof listReceived>>[number];

/**
 * The shares that the user received or that wait for their address; `may_accept` marks those they may accept.
 * @param of with `pending` those that are not accepted
 */
export async function listReceived(query: Queryable, scope: Scope, today: string, of: 'all' | 'pending') {
  const naming = namingCruise(query, today);
  return query
    .select({
      ...listed,
      owner_name: full_name,
      ...pick(naming, 'ship_name', 'start_date', 'end_date', 'voyage'),
      may_accept: sql<boolean>`coalesce(${shares.offered_to} = ${scope.user_id}, false)`,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.owner_id))
    .leftJoinLateral(naming, sql`true`)
    .where(or(isAddressedTo(scope), of === 'all' ? eq(shares.receiver_id, scope.user_id) : undefined))
    .orderBy(sql`${shares.id} desc`)
    .limit(most_listed);
}

/** The cruise that names a pending share; null for a share of all cruises of an owner with none ahead. */
export async function findNaming(query: Queryable, id: string, today: string) {
  const naming = namingCruise(query, today);
  const [found] = await query
    .select(pick(naming, 'ship_name', 'start_date', 'end_date', 'voyage'))
    .from(shares)
    .leftJoinLateral(naming, sql`true`)
    .where(eq(shares.id, id));
  return found ?? { ship_name: null, start_date: null, end_date: null, voyage: null };
}

/** One of the user's given shares. */
export async function findGiven(query: Queryable, scope: Scope, id: string) {
  const [found] = await query
    .select({ ...listed, ...named })
    .from(shares)
    .leftJoin(cruises, eq(cruises.id, shares.cruise_id))
    .where(and(eq(shares.id, id), eq(shares.owner_id, scope.user_id)));
  return found ?? null;
}

/** One of the user's received shares. */
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

/** @returns false if the address has such a share already */
export async function insertShare(query: Queryable, share: NewShare): Promise<boolean> {
  const added = await query.insert(shares).values(share).onConflictDoNothing().returning({ id: shares.id });
  return added.length > 0;
}

/** @returns whether the user might accept it, and it was pending */
export async function accept(
  query: Queryable,
  scope: Scope,
  id: string,
  accepted_at: string,
): Promise<boolean> {
  const accepted = await query
    .update(shares)
    .set({ receiver_id: scope.user_id, accepted_at, link_hash: null })
    .where(and(eq(shares.id, id), isOfferedTo(scope)))
    .returning({ id: shares.id });
  return accepted.length > 0;
}

/** @returns whether the user gave it */
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

/** @returns whether the user gave or received it */
export async function deleteShare(query: Queryable, scope: Scope, id: string): Promise<boolean> {
  const deleted = await query
    .delete(shares)
    .where(and(eq(shares.id, id), or(eq(shares.owner_id, scope.user_id), isReceivedBy(scope))))
    .returning({ id: shares.id });
  return deleted.length > 0;
}

/** The shares offered to the address of a deleted account. The proof is the account itself. */
export async function deleteOffered(query: Queryable, email_key: string): Promise<void> {
  await query.delete(shares).where(and(eq(shares.email_key, email_key), isNull(shares.receiver_id)));
}

/** For the mail of an invitation, which no user requests: the share while it waits. */
export async function findOffered(query: Queryable, id: string) {
  const [found] = await query
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isNull(shares.receiver_id)));
  return found ?? null;
}

/** The link of an invitation, as its holder sends it. */
export interface InvitationClaim {
  id: string;
  link_hash: string;
}

/** Stores the link of an invitation; the previous link becomes invalid. @returns whether the share still waits */
export async function setLink(query: Queryable, { id, link_hash }: InvitationClaim): Promise<boolean> {
  const set = await query
    .update(shares)
    .set({ link_hash })
    .where(and(eq(shares.id, id), isNull(shares.receiver_id)))
    .returning({ id: shares.id });
  return set.length > 0;
}

function isOpenedBy({ id, link_hash }: InvitationClaim): SQL | undefined {
  return and(eq(shares.id, id), eq(shares.link_hash, link_hash), isNull(shares.receiver_id));
}

/** Before sign-in: the address that the invitation of a link is for; null for an invalid link. */
export async function addressOfLink(query: Queryable, claim: InvitationClaim): Promise<string | null> {
  const [found] = await query.select({ email_key: shares.email_key }).from(shares).where(isOpenedBy(claim));
  return found?.email_key ?? null;
}

/** Lets an account with the address accept the share of a link. @returns false for another address */
export async function offerTo(query: Queryable, claim: InvitationClaim, user_id: string): Promise<boolean> {
  const address = sql`(select ${users.email_key} from ${users} where ${users.id} = ${user_id})`;
  const offered = await query
    .update(shares)
    .set({ offered_to: user_id })
    .where(and(isOpenedBy(claim), sql`${shares.email_key} = ${address}`, ne(shares.owner_id, user_id)))
    .returning({ id: shares.id });
  return offered.length > 0;
}

/** The accounts of a share: its owner, and the one with its address. */
export async function findPeople(
  query: Queryable,
  { owner_id, email_key }: { owner_id: string; email_key: string },
) {
  const people = await query
    .select({
      ...pick(users, 'id', 'email', 'email_key', 'first_name'),
      full_name,
      language: users.language,
      activated_at: users.activated_at,
    })
    .from(users)
    .where(or(eq(users.id, owner_id), eq(users.email_key, email_key)));
  const receiver = people.find((person) => person.email_key === email_key && person.activated_at !== null);
  return { owner: people.find(({ id }) => id === owner_id) ?? null, receiver: receiver ?? null };
}

/**
 * Makes the deletion of these accounts wait until the transaction ends; always in the same order, so that two
 * transactions with the same accounts do not deadlock.
 */
export async function holdPeople(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share');
}
