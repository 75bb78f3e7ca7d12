import { deviceOf, type Device } from '#server/platform/devices.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Scope } from '#server/platform/scope.ts';
import { token_ages } from '#server/platform/tokens.ts';
import type { Services } from '#server/services.ts';
import { planOf, findUser } from '#server/features/users/access.ts';
import * as sessions from './store-sessions.ts';

const day_ms = 86_400_000;

/** A refresh answer may be lost on a ship's Wi-Fi: within this time the previous token is answered again. */
const rotation_grace_ms = 10_000;

/** The maximum length of a session, so that a lost device does not stay signed in for ever (ASVS 7.3.2). */
const longest_session_ms = 90 * day_ms;

/** The longest that a session which was lengthened for a voyage lasts without use. */
const most_days = 60;

export interface TokenPair {
  access: string;
  refresh: string;
}

/**
 * Exchanges a refresh token for a new pair. The previous token is answered with the current one for ten seconds, so
 * that a lost answer or a second tab ends nothing; any other used token counts as stolen and ends the family.
 * @throws CodedError `token_not_valid`; `maintenance` for all but operators while it is on
 */
export async function refresh(services: Services, refresh_token: string): Promise<TokenPair> {
  const claims = await services.tokens.readRefresh(refresh_token);
  if (claims === null) throw new CodedError('token_not_valid');
  const now = services.clock.now();
  const is_closed = await services.maintenance.isOn();
  const rotated = await services.database.transaction(async (tx) => {
    const session = await sessions.lockSession(tx, claims.session_id, now.toISOString());
    if (session === null) return null;
    if (is_closed) {
      const user = await findUser(tx, session.user_id);
      if (user === null || planOf(services, user, now) !== 'admin') throw new CodedError('maintenance');
    }
    if (session.token_id === claims.token_id) {
      const token_id = newId();
      const expires_at = sessionEnd(now, new Date(session.created_at), session.lasts_until);
      await sessions.rotateSession(tx, session.id, {
        token_id,
        previous_token_id: session.token_id,
        rotated_at: now.toISOString(),
        last_used_at: now.toISOString(),
        expires_at,
      });
      return { ...session, token_id, expires_at };
    }
    const age_ms = now.getTime() - new Date(session.rotated_at).getTime();
    if (session.previous_token_id === claims.token_id && age_ms <= rotation_grace_ms) {
      return session;
    }
    await sessions.deleteSession(tx, session.id);
    services.log.warn(
      { session_id: session.id, user_id: session.user_id },
      'a used refresh token came again; its session was ended',
    );
    return null;
  });
  if (rotated === null) throw new CodedError('token_not_valid');
  return tokenPair(services, rotated);
}

/** Ends the session of a refresh token; an invalid token has no session to end. */
export async function logOut(services: Services, refresh_token: string): Promise<void> {
  const claims = await services.tokens.readRefresh(refresh_token);
  if (claims === null) return;
  await sessions.deleteSession(services.database.query, claims.session_id);
  services.log.info({ session_id: claims.session_id }, 'somebody logged out');
}

interface ListedSession extends Device {
  id: string;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
  lasts_until: string | null;
}

/** The user's sessions, the last used first. */
export async function listSessions(
  { database, clock }: Services,
  scope: Scope,
): Promise<{ items: ListedSession[]; next_cursor: null; total: number }> {
  const rows = await sessions.listSessions(database.query, scope, clock.now().toISOString());
  const items = rows.map(({ id, created_at, last_used_at, user_agent, lasts_until }) => ({
    id,
    ...deviceOf(user_agent),
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: id === scope.session_id,
    lasts_until,
  }));
  return { items, next_cursor: null, total: items.length };
}

/** Ends one of the user's sessions, also the caller's. @throws CodedError `not_found` */
export async function endSession(
  { database, log }: Services,
  scope: Scope,
  session_id: string,
): Promise<void> {
  if (!(await sessions.endSession(database.query, scope, session_id))) throw new CodedError('not_found');
  log.info({ user_id: scope.user_id, session_id, by_session_id: scope.session_id }, 'a session was ended');
}

/** Ends all of the user's sessions but the caller's. */
export async function endOtherSessions({ database, log }: Services, scope: Scope): Promise<void> {
  await sessions.endOtherSessions(database.query, scope);
  log.info({ user_id: scope.user_id, by_session_id: scope.session_id }, 'all other sessions were ended');
}

/**
 * Lets the caller's session last until the end of a day (UTC) without use, at most 60 days from now and 90 days after its
 * login; null: seven days again. The next refresh token carries it.
 * @returns the day that was kept
 * @throws CodedError `not_found`: it ended meanwhile
 */
export async function lengthenSession(
  { database, clock, log }: Services,
  scope: Scope,
  wanted: string | null,
): Promise<{ lasts_until: string | null }> {
  const now = clock.now();
  const kept = await database.transaction(async (tx) => {
    const session = await sessions.lockSession(tx, scope.session_id, now.toISOString());
    if (session === null) throw new CodedError('not_found');
    const logged_in = new Date(session.created_at);
    const lasts_until =
      wanted === null ? null : ([wanted, ...lastDays(now, logged_in)].toSorted()[0] ?? null);
    const expires_at = sessionEnd(now, logged_in, lasts_until);
    await sessions.lengthenSession(tx, session.id, { lasts_until, expires_at });
    return lasts_until;
  });
  log.info(
    { user_id: scope.user_id, session_id: scope.session_id, lasts_until: kept },
    'a session was lengthened',
  );
  return { lasts_until: kept };
}

/** The last whole days (UTC) of a session that is lengthened now: by its use, and by its login. */
function lastDays(now: Date, logged_in: Date): string[] {
  const ends = [now.getTime() + most_days * day_ms, logged_in.getTime() + longest_session_ms];
  return ends.map((end) => new Date(end - day_ms).toISOString().slice(0, 10));
}

/** The session whose tokens are made. */
export type TokenSession = Pick<sessions.Session, 'id' | 'user_id' | 'token_id' | 'expires_at'>;

/** The tokens of a session: one for access, and one to renew both. */
export async function tokenPair({ tokens }: Services, session: TokenSession): Promise<TokenPair> {
  const { id: session_id, user_id, token_id } = session;
  const [access, refresh_token] = await Promise.all([
    tokens.signAccess({ user_id, session_id }),
    tokens.signRefresh({ session_id, token_id, expires_at: new Date(session.expires_at) }),
  ]);
  return { access, refresh: refresh_token };
}

/**
 * The end of a session: seven days after its last refresh, or the end of the day until which it was lengthened (UTC), but
 * at most 90 days after the login, however busy it is.
 */
export function sessionEnd(now: Date, logged_in: Date, lasts_until: string | null): string {
  const unused = now.getTime() + token_ages.refresh * 1000;
  const lengthened = lasts_until === null ? 0 : Date.parse(lasts_until) + day_ms;
  const end = Math.min(Math.max(unused, lengthened), logged_in.getTime() + longest_session_ms);
  return new Date(end).toISOString();
}
