import type { z } from 'zod';
import type { signUp as signUpEndpoint } from '#contract/account.ts';
import { emailKey } from '#domain/email.ts';
import type { Queryable } from '#server/database/shape.ts';
import { countTry } from '#server/features/limits/actions.ts';
import { post } from '#server/features/mail/actions.ts';
import { hasInvitation, offerInvitation } from '#server/features/sharing/actions.ts';
import { CodedError, fieldError } from '#server/platform/errors.ts';
import { deviceOf } from '#server/platform/devices.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { here } from '#server/platform/http/network.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Services } from '#server/services.ts';
import { normalizeCode } from '#domain/registration-code.ts';
import { mailCounts, signUpCounts } from './access-limits.ts';
import { held_for_activation_ms, makeLink, takeLink } from './access-links.ts';
import { spendCaptcha } from './actions-captcha.ts';
import { takeUse } from './codes/store.ts';
import type { SignUpPlace } from '#server/features/users/table.ts';
import * as store from './store.ts';

type SignUp = z.output<typeof signUpEndpoint.body>;

/**
 * Opens an account that waits for its link. The mail is part of the transaction.
 * @throws CodedError `sign_up_closed`, `too_many_requests`, or `invalid` on `captcha`, `email` or `registration_code`
 */
export async function signUp(
  services: Services,
  body: SignUp,
  caller: Caller,
): Promise<{ id: string; email: string; activation_link: string | null }> {
  const { database, clock, config } = services;
  if (config.SIGN_UP === 'closed') throw new CodedError('sign_up_closed');
  await countTry(services, signUpCounts(caller));
  await spendCaptcha(services, body.captcha);
  const now = clock.now();
  const user_id = newId();
  const email_key = emailKey(body.email);
  const password_hash = await hashPassword(body.password, 'unknown');
  const activation_link = await database.transaction(async (tx) => {
    // the person who starts the first server on their machine can read the terminal anyway
    const is_shown = config.SMTP_URL === undefined && caller.is_direct && !(await store.hasUsers(tx));
    const plan = await redeemCode(services, tx, body.registration_code ?? '', now.toISOString());
    const { invitation } = body;
    const is_invited = invitation !== undefined && (await hasInvitation(tx, invitation, email_key));
    const held_since = new Date(now.getTime() - held_for_activation_ms).toISOString();
    // the mail of an invitation proves the address; an account that was never activated did not
    await store.deleteNeverActivated(tx, email_key, is_invited ? undefined : held_since);
    const is_new = await store.insertUser(tx, {
      id: user_id,
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      email_key,
      password_hash,
      country: body.country ?? null,
      language: body.language ?? caller.language,
      time_zone: caller.moment.time_zone,
      created_at: now.toISOString(),
      signed_up_from: placeOf(caller),
      ...plan,
    });
    if (!is_new) throw fieldError('email', 'email_taken');
    if (is_invited) await offerInvitation(tx, invitation, user_id);
    await post(services, tx, { kind: 'activation', user_id, email_key });
    return is_shown ? makeLink(services, tx, user_id, 'activation') : null;
  });
  services.log.info({ user_id, network: caller.network }, 'somebody signed up');
  return { id: user_id, email: body.email, activation_link };
}

/** For the mail with the link: an owner of the address who did not sign up sees that another person did. */
function placeOf({ user_agent, network }: Caller): SignUpPlace {
  return { ...deviceOf(user_agent), network: network === here ? null : network };
}

/** The plan of a registration code. SIGN_UP=code requires one; a code that is given must be valid in any case. */
async function redeemCode(
  { config }: Services,
  tx: Queryable,
  text: string,
  now: string,
): Promise<{ plan_name?: string; plan_expiry?: string | null }> {
  const code = normalizeCode(text);
  if (code === '' && config.SIGN_UP !== 'code') return {};
  const taken = await takeUse(tx, code, now);
  if (taken === null) throw fieldError('registration_code', 'registration_code');
  return taken.plan_name === null ? {} : { plan_name: taken.plan_name, plan_expiry: taken.plan_expiry };
}

/**
 * Whoever has the link, which works once, has the mail and so the address.
 * @returns the address for the login; null if another link had activated the account
 * @throws CodedError `gone` for a link that is unknown, used or expired
 */
export async function activate(
  services: Services,
  link: { uid: string; token: string },
): Promise<{ email: string | null }> {
  const now = services.clock.now().toISOString();
  return services.database.transaction(async (tx) => {
    const user_id = await takeLink(tx, 'activation', link, now);
    if (user_id === null) {
      services.log.info('a link that is unknown, used or expired activated nobody');
      throw new CodedError('gone');
    }
    services.log.info({ user_id }, 'an account was activated');
    const email = await store.markActivated(tx, user_id, now);
    if (email !== null) await post(services, tx, { kind: 'welcome', user_id });
    return { email };
  });
}

/**
 * Mails the activation link again. Whether the account exists is looked up when the mail is written, so that neither
 * the answer nor its time reveals it. @throws CodedError `too_many_requests`
 */
export async function resendActivation(services: Services, email: string, caller: Caller): Promise<void> {
  const email_key = emailKey(email);
  await countTry(services, mailCounts('activation', email_key, caller));
  await services.database.transaction((tx) => post(services, tx, { kind: 'activation', email_key }));
}
