import type { TokenScope } from '#domain/token-scopes.ts';
import type { Services } from '#server/services.ts';
import { planOf, readUser } from '#server/features/users/access.ts';
import { CodedError } from '#server/platform/errors.ts';
import { mintScope, type Scope } from '#server/platform/scope.ts';
import { findSession, markUsed } from './store-sessions.ts';
import { ownerOfToken } from './tokens/access.ts';

/** Recording each call would cost a write for each read. */
const use_noted_ms = 5 * 60_000;

/**
 * Checks the session of the access token in an `Authorization` header. The token alone is not enough: a session that
 * was ended (logout, reuse of a refresh token) is over at once, not when its token expires.
 *
 * A token for own scripts (`gwy_`) allows the calls of its scopes instead of a session.
 * @throws CodedError `not_authenticated`; `forbidden` for a token without any of the scopes
 */
export async function authenticate(
  services: Services,
  call: {
    authorization: string | undefined;
    now: Date;
    /** of the endpoint */
    token_scopes?: readonly TokenScope[] | undefined;
  },
): Promise<Scope> {
  const { authorization, now, token_scopes = [] } = call;
  const own = /^Bearer (gwy_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (own !== undefined) {
    const owner = await ownerOfToken(services, own, { now, token_scopes });
    return mintScope({ ...owner, session_id: '' });
  }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new CodedError('not_authenticated');
  const claims = await services.tokens.readAccess(token);
  if (claims === null) throw new CodedError('token_not_valid');
  const { query } = services.database;
  const session = await findSession(query, claims.session_id, now.toISOString());
  if (session?.user_id !== claims.user_id) throw new CodedError('token_not_valid');
  if (now.getTime() - new Date(session.last_used_at).getTime() > use_noted_ms) {
    await markUsed(query, claims.session_id, now.toISOString());
  }
  const { revisions, receives } = session;
  return mintScope({ ...claims, revisions, receives });
}

/** Whether a user is an operator at this moment: neither demoted nor disabled, and the plan not over. */
export async function isOperator(
  services: Pick<Services, 'config' | 'clock' | 'database'>,
  scope: Scope,
): Promise<boolean> {
  const user = await readUser(services.database.query, scope);
  if (user === null || user.disabled_at !== null) return false;
  return planOf(services, user, services.clock.now()) === 'admin';
}
