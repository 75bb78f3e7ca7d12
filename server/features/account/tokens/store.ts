import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/database/shape.ts';
import { receivesShares } from '#server/features/cruises/access.ts';
import { revisionsOf } from '#server/features/revisions/access.ts';
import { users } from '#server/features/users/table.ts';
import type { Scope } from '#server/platform/scope.ts';
import { api_tokens } from './table.ts';

/* Tokens for own scripts. A function without a scope needs the hash of a token, or ends tokens. */

export type ApiTokenRow = typeof api_tokens.$inferSelect;

/** The token with a hash, unless it ended or its account is disabled. */
export async function findToken(
  query: Queryable,
  hash: string,
  now: string,
): Promise<
  | (Pick<ApiTokenRow, 'id' | 'user_id' | 'scopes' | 'last_used_at'> & Pick<Scope, 'revisions' | 'receives'>)
  | null
> {
  const { id, user_id, scopes, last_used_at } = api_tokens;
  const [token] = await query
    .select({
      id,
      user_id,
      scopes,
      last_used_at,
      revisions: revisionsOf(sql`api_tokens.user_id`),
      receives: receivesShares(sql`api_tokens.user_id`),
    })
    .from(api_tokens)
    .innerJoin(users, eq(users.id, user_id))
    .where(and(eq(api_tokens.hash, hash), gt(api_tokens.expires_at, now), isNull(users.disabled_at)));
  return token ?? null;
}

/** Records a use, unless another call did since `not_since`. */
export async function markUsed(
  query: Queryable,
  token_id: string,
  { now, not_since }: { now: string; not_since: string },
): Promise<void> {
  const { id, last_used_at } = api_tokens;
  await query
    .update(api_tokens)
    .set({ last_used_at: now })
    .where(and(eq(id, token_id), or(isNull(last_used_at), lt(last_used_at, not_since))));
}

/** The newest first. */
export async function listTokens(query: Queryable, scope: Scope): Promise<ApiTokenRow[]> {
  return query
    .select()
    .from(api_tokens)
    .where(eq(api_tokens.user_id, scope.user_id))
    .orderBy(desc(api_tokens.created_at), desc(api_tokens.id));
}

/** The number of tokens that have not ended. */
export async function countTokens(query: Queryable, scope: Scope, now: string): Promise<number> {
  const [found] = await query
    .select({ tokens: count() })
    .from(api_tokens)
    .where(and(eq(api_tokens.user_id, scope.user_id), gt(api_tokens.expires_at, now)));
  return found?.tokens ?? 0;
}

export async function insertToken(query: Queryable, token: typeof api_tokens.$inferInsert): Promise<void> {
  await query.insert(api_tokens).values(token);
}

/** @returns false when it is not the user's, or there is none */
export async function deleteToken(query: Queryable, scope: Scope, token_id: string): Promise<boolean> {
  const deleted = await query
    .delete(api_tokens)
    .where(and(eq(api_tokens.id, token_id), eq(api_tokens.user_id, scope.user_id)))
    .returning({ id: api_tokens.id });
  return deleted.length > 0;
}

/** Ends all tokens of a user who proved the account, or whose account an operator closed. @returns whether there were any */
export async function deleteTokensOf(query: Queryable, user_id: string): Promise<boolean> {
  const deleted = await query
    .delete(api_tokens)
    .where(eq(api_tokens.user_id, user_id))
    .returning({ id: api_tokens.id });
  return deleted.length > 0;
}

export async function deleteTokensEndedBefore(query: Queryable, instant: string): Promise<void> {
  await query.delete(api_tokens).where(lt(api_tokens.expires_at, instant));
}
