import type { z } from 'zod';
import type { confirmReset as confirmEndpoint, setPassword as setEndpoint } from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import { countTry, forgetTries } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { endFeedAddress } from '#server/features/calendar-feed/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { findUser } from '#server/features/users/access.ts';
import { hashDevice } from './access-devices.ts';
import { accountCounts, mailCounts } from './access-limits.ts';
import { findLink, takeLink } from './access-links.ts';
import { passwordChanged, passwordLetter, provePassword } from './access-password.ts';
import { deleteEmailChangesOf, deleteLinksOf } from './store-links.ts';
import { deleteSessionsOf, endOtherSessions } from './store-sessions.ts';
import * as store from './store.ts';
import { deleteTokensOf } from './tokens/store.ts';

/**
 * Mails a link to choose a new password. Whether the account exists is looked up when the mail is written, so that
 * neither the answer nor its time reveals it. @throws CodedError `too_many_requests`
 */
export async function resetPassword(services: Services, email: string, caller: Caller): Promise<void> {
  const email_key = emailKey(email);
  await countTry(services, mailCounts('reset', email_key, caller));
  await services.database.transaction((tx) => post(services, tx, { kind: 'reset', email_key }));
}

/**
 * Chooses a new password with a mailed link, which proves the address as well as an activation does. Everyone is signed
 * out: all sessions and tokens end, other links stop working, and a move to another address is cancelled.
 * @throws CodedError `gone` for a link that is unknown, used or expired
 */
export async function confirmReset(
  services: Services,
  body: z.output<typeof confirmEndpoint.body>,
  caller: Caller,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now().toISOString();
  // before the password is computed: an invalid link must not cause that cost
  if ((await findLink(database.query, 'reset', body, now)) === null) {
    services.log.warn({ network: caller.network }, 'a link that is unknown, used or expired reset nothing');
    throw new CodedError('gone');
  }
  const password_hash = await hashPassword(body.new_password, 'known');
  const user = await database.transaction(async (tx) => {
    const user_id = await takeLink(tx, 'reset', body, now);
    const owner = user_id === null ? null : await findUser(tx, user_id);
    if (owner === null) throw new CodedError('gone');
    await store.updateAccount(tx, owner.id, { password_hash });
    await store.markActivated(tx, owner.id, now);
    await deleteSessionsOf(tx, owner.id);
    const has_ended_tokens = await deleteTokensOf(tx, owner.id);
    await deleteLinksOf(tx, owner.id);
    await deleteEmailChangesOf(tx, owner.id);
    await store.deleteKnownDevices(tx, owner.id);
    // so that a stranger's tries elsewhere cannot keep out the owner, who just proved the address
    const device_hash = hashDevice(body.device, caller);
    await store.insertKnownDevice(tx, { user_id: owner.id, device_hash, last_used_at: now });
    const has_new_feed = await endFeedAddress(services, tx, owner.id, 'reset');
    await post(services, tx, passwordLetter(owner, { has_new_feed, has_ended_tokens }));
    return owner;
  });
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
  services.log.info({ user_id: user.id, network: caller.network }, 'a password was chosen by a mailed link');
}

/**
 * Chooses a new password within a session; all other sessions end, and the tokens if the user wants that: their
 * scripts would stop.
 * @throws CodedError `too_many_requests`, or `invalid` on `current_password`
 */
export async function setPassword(
  services: Services,
  scope: Scope,
  body: z.output<typeof setEndpoint.body>,
): Promise<void> {
  const user = await provePassword(services, scope, body.current_password);
  const password_hash = await hashPassword(body.new_password, 'known');
  await services.database.transaction(async (tx) => {
    if ((await store.holdAccount(tx, user)) === null) throw passwordChanged();
    await store.updateAccount(tx, user.id, { password_hash });
    await endOtherSessions(tx, scope);
    await deleteLinksOf(tx, user.id);
    const has_ended_tokens = body.end_tokens === true && (await deleteTokensOf(tx, user.id));
    const has_new_feed =
      body.reset_calendar_feed === true && (await endFeedAddress(services, tx, user.id, 'password'));
    await post(services, tx, passwordLetter(user, { has_new_feed, has_ended_tokens }));
  });
  services.log.info({ user_id: user.id, session_id: scope.session_id }, 'a password was changed');
}
