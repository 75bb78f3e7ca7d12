import type { z } from 'zod';
import type { logIn as logInEndpoint } from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import { countTry, forgetTries, giveTryBack } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { deviceOf, type Device } from '#server/platform/devices.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { newId } from '#server/platform/ids.ts';
import { checkPassword } from '#server/platform/passwords.ts';
import type { Scope } from '#server/platform/scope.ts';
import { token_ages } from '#server/platform/tokens.ts';
import type { Services } from '#server/services.ts';
import { loginCounts } from './access-limits.ts';
import { hashSecret, held_for_activation_ms } from './access-links.ts';
import * as sessions from './store-sessions.ts';
import * as store from './store.ts';

/** A refresh answer may be lost on a ship's Wi-Fi: within this time the token before is answered again. */
const rotation_grace_ms = 10_000;

/** A device that was lost does not stay signed in for ever (ASVS 7.3.2). */
const longest_session_ms = 90 * 86_400_000;

interface TokenPair {
  access: string;
  refresh: string;
}

/**
 * Starts a session. A wrong password, an unknown address, an account not yet activated and one on its way to another
 * address take one time and get one text: the password is always computed.
 * @throws CodedError `login_failed` or `too_many_requests`
 */
export async function logIn(
  services: Services,
  body: z.output<typeof logInEndpoint.body>,
  caller: Caller,
): Promise<TokenPair> {
  const { database, clock } = services;
  const now = clock.now();
  const email_key = emailKey(body.email);
  const user = await store.findUserByEmail(database.query, email_key);
  // an account that is not there has devices to be looked up, too, or the time would tell
  const known = await store.listKnownDevices(database.query, user?.id ?? nobody);
  const device_hash = hashDevice(body.device, caller);
  const is_known = known.includes(device_hash);
  // the name of a program can be said by anybody: only what a browser keeps for itself is a proof
  const proven = is_known && body.device !== undefined ? device_hash : null;
  const { own, shared } = loginCounts(email_key, proven, caller);
  await countTry(services, [own, ...shared]);
  const is_right = await checkPassword(body.password, user?.password_hash ?? null);
  const refuse = (reason: string) => {
    services.log.warn({ user_id: user?.id ?? null, network: caller.network, reason }, 'a login was refused');
    return new CodedError('login_failed');
  };
  if (user === null) throw refuse('no such account');
  if (!is_right) throw refuse('wrong password');
  if (user.activated_at === null) throw refuse('not activated');
  const session = { id: newId(), token_id: newId() };
  await database.transaction(async (tx) => {
    if (!(await store.holdAccount(tx, user))) throw refuse('password changed meanwhile');
    if (await sessions.isChangingEmail(tx, user.id, now.toISOString())) throw refuse('address is changing');
    await sessions.insertSession(tx, {
      ...session,
      user_id: user.id,
      rotated_at: now.toISOString(),
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: sessionEnd(now, now),
      user_agent: caller.user_agent,
    });
    await store.insertKnownDevice(tx, { user_id: user.id, device_hash, last_used_at: now.toISOString() });
    if (!is_known && (known.length > 0 || !isNew(user, now))) {
      const { browser, operating_system } = deviceOf(caller.user_agent);
      await post(services, tx, {
        kind: 'new_sign_in',
        user_id: user.id,
        signed_in_at: now.toISOString(),
        ...(browser !== null && { browser }),
        ...(operating_system !== null && { operating_system }),
      });
    }
  });
  await forgetTries(services, own);
  await giveTryBack(services, shared);
  const { id: session_id, token_id } = session;
  services.log.info({ user_id: user.id, session_id, network: caller.network }, 'somebody logged in');
  return tokenPair(services, user.id, session_id, token_id);
}

/** The first login of an account is where it was opened, and no news. */
function isNew({ created_at }: Pick<store.User, 'created_at'>, now: Date): boolean {
  return now.getTime() - new Date(created_at).getTime() < held_for_activation_ms;
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** A browser by what it keeps; a program that keeps nothing is known by its name. */
export function hashDevice(device: string | undefined, caller: Pick<Caller, 'user_agent'>): string {
  if (device !== undefined) return hashSecret(`browser ${device}`);
  const { browser, operating_system } = deviceOf(caller.user_agent);
  return hashSecret(`program ${browser ?? ''} ${operating_system ?? ''}`);
}

/**
 * Exchanges a refresh token for a new pair. The token before the last is answered with the last for ten seconds, so
 * that a lost answer or a second tab ends nothing; any other used token is a stolen one and ends the family.
 * @throws CodedError `token_not_valid`
 */
export async function refresh(services: Services, refresh_token: string): Promise<TokenPair> {
  const claims = await services.tokens.readRefresh(refresh_token);
  if (claims === null) throw new CodedError('token_not_valid');
  const now = services.clock.now();
  const rotated = await services.database.transaction(async (tx) => {
    const session = await sessions.lockSession(tx, claims.session_id, now.toISOString());
    if (session === null) return null;
    if (session.token_id === claims.token_id) {
      const token_id = newId();
      await sessions.rotateSession(tx, session.id, {
        token_id,
        previous_token_id: session.token_id,
        rotated_at: now.toISOString(),
        last_used_at: now.toISOString(),
        expires_at: sessionEnd(now, new Date(session.created_at)),
      });
      return { user_id: session.user_id, token_id };
    }
    const age_ms = now.getTime() - new Date(session.rotated_at).getTime();
    if (session.previous_token_id === claims.token_id && age_ms <= rotation_grace_ms) {
      return { user_id: session.user_id, token_id: session.token_id };
    }
    await sessions.deleteSession(tx, session.id);
    services.log.warn(
      { session_id: session.id, user_id: session.user_id },
      'a used refresh token came again; its session was ended',
    );
    return null;
  });
  if (rotated === null) throw new CodedError('token_not_valid');
  return tokenPair(services, rotated.user_id, claims.session_id, rotated.token_id);
}

/** Ends the session of a refresh token; a token that is not valid has no session to end. */
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
}

/** Where the user is signed in, the last used first. */
export async function listSessions(
  { database, clock }: Services,
  scope: Scope,
): Promise<{ items: ListedSession[]; next_cursor: null; total: number }> {
  const rows = await sessions.listSessions(database.query, scope, clock.now().toISOString());
  const items = rows.map(({ id, created_at, last_used_at, user_agent }) => ({
    id,
    ...deviceOf(user_agent),
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: id === scope.session_id,
  }));
  return { items, next_cursor: null, total: items.length };
}

/** Ends one of the user's sessions, also the one that asks. @throws CodedError `not_found` */
export async function endSession(
  { database, log }: Services,
  scope: Scope,
  session_id: string,
): Promise<void> {
  if (!(await sessions.endSession(database.query, scope, session_id))) throw new CodedError('not_found');
  log.info({ user_id: scope.user_id, session_id, by_session_id: scope.session_id }, 'a session was ended');
}

/** Ends all of the user's sessions but the one that asks. */
export async function endOtherSessions({ database, log }: Services, scope: Scope): Promise<void> {
  await sessions.endOtherSessions(database.query, scope);
  log.info({ user_id: scope.user_id, by_session_id: scope.session_id }, 'all other sessions were ended');
}

async function tokenPair(
  { tokens }: Services,
  user_id: string,
  session_id: string,
  token_id: string,
): Promise<TokenPair> {
  const [access, refresh_token] = await Promise.all([
    tokens.signAccess({ user_id, session_id }),
    tokens.signRefresh({ session_id, token_id }),
  ]);
  return { access, refresh: refresh_token };
}

/** As long as its refresh token, but not beyond 90 days after the login, however busy it is. */
function sessionEnd(now: Date, logged_in: Date): string {
  const end = Math.min(now.getTime() + token_ages.refresh * 1000, logged_in.getTime() + longest_session_ms);
  return new Date(end).toISOString();
}
