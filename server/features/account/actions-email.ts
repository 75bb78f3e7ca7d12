import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { changeEmail as changeEndpoint } from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import { moveBilling } from '#server/features/billing/actions.ts';
import { endFeedAddress } from '#server/features/calendar-feed/actions.ts';
import { countTry } from '#server/features/limits/actions.ts';
import { forgetMail, post, type Letter } from '#server/features/mail/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { holdUser } from '#server/features/users/access.ts';
import { codeCounts, codeMailCounts, emailChangeCounts } from './access-limits.ts';
import { hashCode } from './access-links.ts';
import { passwordChanged, provePassword } from './access-password.ts';
import * as links from './store-links.ts';
import { deleteSessionsOf } from './store-sessions.ts';
import * as store from './store.ts';

const code_lasts_ms = 30 * 60_000;

/**
 * Begins the move of an account to another address: all sessions end, and logins are refused until the mailed code is
 * entered, or the move is over. Whether another account has that address is looked up when the mail is written, so that
 * neither the answer nor its time reveals it.
 * @throws CodedError `too_many_requests`, or `invalid` on `current_password` or `new_email`
 */
export async function changeEmail(
  services: Services,
  scope: Scope,
  body: z.output<typeof changeEndpoint.body>,
): Promise<{ id: string; expires_at: string }> {
  const user = await provePassword(services, scope, body.current_password);
  const new_email_key = emailKey(body.new_email);
  if (new_email_key === user.email_key) throw fieldError('new_email', 'same_email');
  await countTry(services, emailChangeCounts(user.id, new_email_key));
  const now = services.clock.now();
  const change = {
    id: randomUUID(),
    user_id: user.id,
    new_email: body.new_email,
    new_email_key,
    mails: 1,
    resets_feed: body.reset_calendar_feed === true,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + code_lasts_ms).toISOString(),
  };
  await services.database.transaction(async (tx) => {
    if ((await store.holdAccount(tx, user)) === null) throw passwordChanged();
    await links.insertEmailChange(tx, change);
    await deleteSessionsOf(tx, user.id);
    await post(services, tx, codeLetter(change));
    await post(services, tx, {
      kind: 'email_change_started',
      user_id: user.id,
      to: user.email,
      new_email: change.new_email,
    });
  });
  services.log.info({ user_id: user.id, session_id: scope.session_id }, 'a change of address was begun');
  return { id: change.id, expires_at: change.expires_at };
}

/**
 * Checks the code, which finishes the move. The fifth wrong code ends it.
 * @throws CodedError `gone`, `conflict`, `too_many_requests`, or `invalid` on `code`
 */
export async function validateEmail(
  services: Services,
  id: string,
  code: string,
  caller: Caller,
): Promise<void> {
  await countTry(services, codeCounts(caller));
  const { database, log } = services;
  const owner_id = (await links.findEmailChange(database.query, id))?.user_id;
  if (owner_id === undefined) throw new CodedError('gone');
  // not thrown inside: a wrong code must be counted
  const refusal = await database.transaction(async (tx) => {
    const user = await holdUser(tx, owner_id);
    const change = await links.lockEmailChange(tx, id);
    if (user === null || !isUnderWay(services, change)) return new CodedError('gone');
    if (!isSame(change.code_hash ?? '', hashCode(services.config.SECRET, id, code))) {
      await links.updateEmailChange(tx, id, { tries: change.tries + 1 });
      log.warn({ user_id: user.id, network: caller.network }, 'a wrong code was entered');
      return fieldError('code', 'wrong_code');
    }
    await links.deleteEmailChangesOf(tx, user.id);
    // the code proves the address; an account that was never activated did not
    await store.deleteNeverActivated(tx, change.new_email_key);
    if ((await store.findUserByEmail(tx, change.new_email_key)) !== null) return new CodedError('conflict');
    // links that were mailed to the old address must not open the account any more
    await links.deleteLinksOf(tx, user.id);
    await forgetMail(tx, user.email_key);
    await store.updateAccount(tx, user.id, { email: change.new_email, email_key: change.new_email_key });
    await moveBilling(services, tx, user.id);
    const has_new_feed = change.resets_feed && (await endFeedAddress(services, tx, user.id, 'email'));
    const both = {
      kind: 'email_changed',
      user_id: user.id,
      ...(has_new_feed && { has_new_feed: 'yes' }),
      old_email: user.email,
      new_email: change.new_email,
    };
    await post(services, tx, { ...both, to: change.new_email });
    await post(services, tx, { ...both, to: user.email });
    log.info({ user_id: user.id, network: caller.network }, 'an address was changed');
    return null;
  });
  if (refusal !== null) throw refusal;
}

/**
 * Mails a new code, which replaces the one before. It has the remaining tries and the rest of the 30 minutes.
 * @throws CodedError `gone` or `too_many_requests`
 */
export async function resendCode(services: Services, id: string): Promise<void> {
  const { database } = services;
  const known = await links.findEmailChange(database.query, id);
  if (!isUnderWay(services, known)) throw new CodedError('gone');
  await countTry(services, codeMailCounts(known.new_email_key));
  await database.transaction(async (tx) => {
    const change = await links.lockEmailChange(tx, id);
    if (!isUnderWay(services, change)) throw new CodedError('gone');
    const mails = change.mails + 1;
    await links.updateEmailChange(tx, id, { code_hash: null, mails });
    await post(services, tx, codeLetter({ ...change, mails }));
  });
}

/** Numbers the mail: a mail that is tried again must not undo a later one. */
function codeLetter({ id, user_id, mails }: Pick<links.EmailChange, 'id' | 'user_id' | 'mails'>): Letter {
  return { kind: 'email_code', user_id, change_id: id, mails: String(mails) };
}

function isUnderWay({ clock }: Services, change: links.EmailChange | null): change is links.EmailChange {
  return change !== null && links.isUnderWay(change, clock.now());
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
