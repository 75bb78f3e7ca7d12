import { and, eq, gt, lte } from 'drizzle-orm';
import type { SettingsChange } from '#contract/account.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Scope } from '#server/platform/scope.ts';
import { mailed_links, sessions, users } from './table.ts';

type NewUser = typeof users.$inferInsert;
type NewSession = typeof sessions.$inferInsert;
type NewLink = typeof mailed_links.$inferInsert;
export type User = typeof users.$inferSelect;

/*
 * Before sign-in there is no scope to prove: those functions take an address, a secret or a token that was checked,
 * and say so in their names.
 */

/** Adds an account. @returns false when the address is taken, also by somebody who is a moment faster */
export async function insertUser(query: Queryable, user: NewUser): Promise<boolean> {
  const added = await query
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email_key })
    .returning({ id: users.id });
  return added.length > 0;
}

export async function findUserByEmail(query: Queryable, email_key: string): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.email_key, email_key));
  return user ?? null;
}

export async function markActivated(query: Queryable, user_id: string, activated_at: string): Promise<void> {
  await query.update(users).set({ activated_at }).where(eq(users.id, user_id));
}

export async function insertLink(query: Queryable, link: NewLink): Promise<void> {
  await query.insert(mailed_links).values(link);
}

/** Takes a mailed link out of the table if it is the user's and has not expired: a link works once. */
export async function takeLink(
  query: Queryable,
  link: Pick<NewLink, 'user_id' | 'purpose' | 'secret_hash'>,
  now: string,
): Promise<boolean> {
  const taken = await query
    .delete(mailed_links)
    .where(
      and(
        eq(mailed_links.user_id, link.user_id),
        eq(mailed_links.purpose, link.purpose),
        eq(mailed_links.secret_hash, link.secret_hash),
        gt(mailed_links.expires_at, now),
      ),
    )
    .returning({ id: mailed_links.id });
  return taken.length > 0;
}

export async function insertSession(query: Queryable, session: NewSession): Promise<void> {
  await query.insert(sessions).values(session);
}

/** Removes sessions and links of anybody that expired; called where a session is added, so that neither grows for ever. */
export async function deleteExpired(query: Queryable, now: string): Promise<void> {
  await query.delete(sessions).where(lte(sessions.expires_at, now));
  await query.delete(mailed_links).where(lte(mailed_links.expires_at, now));
}

/** The id of the user whose session it is; null when it ended. One statement by key, because every call pays for it. */
export async function findSessionOwner(
  query: Queryable,
  session_id: string,
  now: string,
): Promise<string | null> {
  const [session] = await query
    .select({ user_id: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), gt(sessions.expires_at, now)));
  return session?.user_id ?? null;
}

/** The session of a checked refresh token, locked until the transaction ends: of two that rotate one waits. */
export async function lockSession(query: Queryable, session_id: string, now: string) {
  const [session] = await query
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, session_id), gt(sessions.expires_at, now)))
    .for('update');
  return session ?? null;
}

export async function rotateSession(
  query: Queryable,
  session_id: string,
  next: { token_id: string; previous_token_id: string; rotated_at: string; expires_at: string },
): Promise<void> {
  await query.update(sessions).set(next).where(eq(sessions.id, session_id));
}

export async function deleteSession(query: Queryable, session_id: string): Promise<void> {
  await query.delete(sessions).where(eq(sessions.id, session_id));
}

export async function readUser(query: Queryable, scope: Scope): Promise<User | null> {
  const [user] = await query.select().from(users).where(eq(users.id, scope.user_id));
  return user ?? null;
}

export async function updateUser(query: Queryable, scope: Scope, change: SettingsChange): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await query.update(users).set(given).where(eq(users.id, scope.user_id));
}
