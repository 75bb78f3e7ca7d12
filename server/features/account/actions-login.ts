import type { z } from 'zod';
import type { logIn as logInEndpoint } from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import type { Queryable } from '#server/database/shape.ts';
import { countTry, forgetTries, giveTryBack } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { watchRemindersOf } from '#server/features/cruises/watches/actions.ts';
import { deviceOf } from '#server/platform/devices.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { newId } from '#server/platform/ids.ts';
import { checkPassword } from '#server/platform/passwords.ts';
import type { Services } from '#server/services.ts';
import { planOf, type User } from '#server/features/users/access.ts';
import { hashDevice } from './access-devices.ts';
import { loginCounts } from './access-limits.ts';
import { sessionEnd, tokenPair, type TokenPair, type TokenSession } from './actions-sessions.ts';
import { findEmailChangeOf, isUnderWay } from './store-links.ts';
import { insertSession } from './store-sessions.ts';
import * as store from './store.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/**
 * Starts a session. A wrong password, an unknown address, and an account not activated, disabled or moving to a new
 * address get one answer; the password is always computed, so that only its knower sees a difference in time.
 * @throws CodedError `login_failed`, `too_many_requests`, `busy`; `maintenance` for all but operators while it is on
 */
export async function logIn(
  services: Services,
  body: z.output<typeof logInEndpoint.body>,
  caller: Caller,
): Promise<TokenPair> {
  const { query } = services.database;
  const email_key = emailKey(body.email);
  const user = await store.findUserByEmail(query, email_key);
  // devices are also looked up for an account that does not exist, or the time would reveal it
  const known = await store.listKnownDevices(query, user?.id ?? nobody);
  const device_hash = hashDevice(body.device, caller);
  // every program can claim a name: only a value stored in the browser is a proof
  const proven = known.includes(device_hash) && body.device !== undefined ? device_hash : null;
  const { own, shared } = loginCounts(email_key, proven, caller);
  await countTry(services, [own]);
  // only tries that were let through count for the shared limits: one network cannot use up an account's limit
  await countTry(services, shared);
  const kept = user?.password_hash ?? null;
  const is_right = await checkPassword(body.password, kept, proven === null ? 'unknown' : 'known').catch(
    async (error: unknown) => {
      // the password was not checked: a caller who tries again as told must not run out of tries
      await giveTryBack(services, [own, ...shared]);
      throw error;
    },
  );
  const refusal = user === null ? 'no such account' : is_right ? null : 'wrong password';
  if (user === null || refusal !== null) throw refuse(services, user, caller, refusal ?? '');
  if ((await services.maintenance.isOn()) && planOf(services, user, services.clock.now()) !== 'admin') {
    await forgetTries(services, own);
    await giveTryBack(services, shared);
    throw new CodedError('maintenance');
  }
  const session = await services.database.transaction(async (tx) => {
    const obstacle = await findObstacle(services, tx, user);
    if (obstacle !== null) throw refuse(services, user, caller, obstacle);
    await recordDevice(services, tx, user, { known, device_hash, caller });
    await recordTimeZone(services, tx, user, caller);
    return openSession(services, tx, user.id, caller);
  });
  await forgetTries(services, own);
  await giveTryBack(services, shared);
  services.log.info(
    { user_id: user.id, session_id: session.id, network: caller.network },
    'somebody logged in',
  );
  return tokenPair(services, session);
}

function refuse({ log }: Services, user: User | null, { network }: Caller, reason: string): CodedError {
  log.warn({ user_id: user?.id ?? null, network, reason }, 'a login was refused');
  return new CodedError('login_failed');
}

/** The obstacle to a login with the right password; the account is locked from here on. */
async function findObstacle({ clock }: Services, tx: Queryable, user: User): Promise<string | null> {
  if (user.activated_at === null) return 'not activated';
  const held = await store.holdAccount(tx, user);
  if (held === null) return 'the password was changed meanwhile';
  if (held.disabled_at !== null) return 'disabled';
  const change = await findEmailChangeOf(tx, user.id);
  return change !== null && isUnderWay(change, clock.now()) ? 'the address is changing' : null;
}

/** Remembers the browser. A mail reports a new one, except the first of all, in which the account was opened. */
async function recordDevice(
  services: Services,
  tx: Queryable,
  { id: user_id, email }: User,
  { known, device_hash, caller }: { known: readonly string[]; device_hash: string; caller: Caller },
): Promise<void> {
  const now = services.clock.now().toISOString();
  await store.insertKnownDevice(tx, { user_id, device_hash, last_used_at: now });
  if (known.length === 0 || known.includes(device_hash)) return;
  const { browser, operating_system } = deviceOf(caller.user_agent);
  await post(services, tx, {
    kind: 'new_sign_in',
    user_id,
    to: email,
    signed_in_at: now,
    ...(browser !== null && { browser }),
    ...(operating_system !== null && { operating_system }),
  });
}

/** An account that the operator opened has no zone, and its reminders would come at nine in UTC. */
async function recordTimeZone(
  { clock }: Services,
  tx: Queryable,
  { id, time_zone }: User,
  { moment }: Caller,
): Promise<void> {
  if (time_zone !== null || moment.time_zone === 'UTC') return;
  if (await store.adoptTimeZone(tx, id, moment.time_zone))
    await watchRemindersOf(tx, id, clock.now(), { is_zone_alone: true });
}

async function openSession(
  { clock }: Services,
  tx: Queryable,
  user_id: string,
  { user_agent }: Caller,
): Promise<TokenSession> {
  const now = clock.now();
  const session = { id: newId(), user_id, token_id: newId(), expires_at: sessionEnd(now, now, null) };
  await insertSession(tx, {
    ...session,
    rotated_at: now.toISOString(),
    created_at: now.toISOString(),
    last_used_at: now.toISOString(),
    user_agent,
  });
  return session;
}
