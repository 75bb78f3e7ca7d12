import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { receivesShares } from '#server/features/cruises/access.ts';
import { revisionsOf } from '#server/features/revisions/access.ts';
import type { Scope } from '#server/platform/scope.ts';
import { sessions } from './table.ts';

/* Sessions. A function without a scope needs a checked token, or ends sessions that may not be used any more. */

type NewSession = typeof sessions.$inferInsert;
export type Session = typeof sessions.$inferSelect;

export async function insertSession(query: Queryable, session: NewSession): Promise<void> {
  await query.insert(sessions).values(session);
}

/**
 * The user of a session, its last use and what a `Scope` knows of the user; null when it ended. By key, because every
 * call pays for it.
 */
export async function findSession(
  query: Queryable,
  session_id: string,
  now: string,
): Promise<(Pick<Session, 'user_id' | 'last_used_at'> & Pick<Scope, 'revisions' | 'receives'>) | null> {
  const [session] = await query
    .select({
      user_id: sessions.user_id,
      last_used_at: sessions.last_used_at,
      revisions: revisionsOf(sql`sessions.user_id`),
      receives: receivesShares(sql`sessions.user_id`),
    })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), gt(sessions.expires_at, now)));
  return session ?? null;
}

export async function markUsed(query: Queryable, session_id: string, last_used_at: string): Promise<void> {
  await query.update(sessions).set({ last_used_at }).where(eq(sessions.id, session_id));
}

/** The session of a checked refresh token, locked until the transaction ends: the second of two rotations waits. */
export async function lockSession(
  query: Queryable,
  session_id: string,
  now: string,
): Promise<Session | null> {
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
  next: Pick<Session, 'token_id' | 'previous_token_id' | 'rotated_at' | 'last_used_at' | 'expires_at'>,
): Promise<void> {
  await query.update(sessions).set(next).where(eq(sessions.id, session_id));
}

export async function lengthenSession(
  query: Queryable,
  session_id: string,
  next: Pick<Session, 'lasts_until' | 'expires_at'>,
): Promise<void> {
  await query.update(sessions).set(next).where(eq(sessions.id, session_id));
}

export async function deleteSession(query: Queryable, session_id: string): Promise<void> {
  await query.delete(sessions).where(eq(sessions.id, session_id));
}

/** Ends all sessions of a user who proved the account in another way. */
export async function deleteSessionsOf(query: Queryable, user_id: string): Promise<void> {
  await query.delete(sessions).where(eq(sessions.user_id, user_id));
}

/** The user's sessions, the last used first. */
export async function listSessions(query: Queryable, scope: Scope, now: string): Promise<Session[]> {
  return query
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, scope.user_id), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id));
}

/** @returns false when it is not the user's, or is over */
export async function endSession(query: Queryable, scope: Scope, session_id: string): Promise<boolean> {
  const ended = await query
    .delete(sessions)
    .where(and(eq(sessions.id, session_id), eq(sessions.user_id, scope.user_id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all of the user's sessions but the caller's. */
export async function endOtherSessions(query: Queryable, scope: Scope): Promise<void> {
  await query
    .delete(sessions)
    .where(and(eq(sessions.user_id, scope.user_id), ne(sessions.id, scope.session_id)));
}
