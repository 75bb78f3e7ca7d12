import type { TokenScope } from '#domain/token-scopes.ts';
import { CodedError } from '#server/platform/errors.ts';
import { hashSecret } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findToken, markUsed } from './store.ts';

/** Recording each call would cost a write for each read. */
const use_noted_ms = 60_000;

/**
 * The account of a token for own scripts, with what a `Scope` knows of it. Like the secret of a mailed link it is
 * looked up by its hash: 256 bits cannot be guessed, and the time of the lookup tells nothing of them.
 * @param token_scopes the scopes that allow the call
 * @throws CodedError `not_authenticated` for a token that is unknown, ended or revoked, or whose account is disabled;
 *   `forbidden` for a token without any of the scopes
 */
export async function ownerOfToken(
  { database: { query } }: Pick<Services, 'database'>,
  text: string,
  { now, token_scopes }: { now: Date; token_scopes: readonly TokenScope[] },
): Promise<Pick<Scope, 'user_id' | 'revisions' | 'receives'>> {
  const token = await findToken(query, hashSecret(text), now.toISOString());
  if (token === null) throw new CodedError('not_authenticated');
  if (!token.scopes.some((scope) => token_scopes.includes(scope))) throw new CodedError('forbidden');
  const not_since = new Date(now.getTime() - use_noted_ms).toISOString();
  if (token.last_used_at === null || new Date(token.last_used_at) < new Date(not_since)) {
    await markUsed(query, token.id, { now: now.toISOString(), not_since });
  }
  const { user_id, revisions, receives } = token;
  return { user_id, revisions, receives };
}
