import type { Settings, SettingsChange } from '#contract/account.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import { default_language, isLanguage } from '#domain/languages.ts';
import type { Queryable } from '#server/database/database.ts';
import { endBilling } from '#server/features/billing/actions.ts';
import { removeUploadsOfUser } from '#server/features/uploads/actions.ts';
import { removeFilesOfUser } from '#server/features/cruises/documents/actions.ts';
import { forgetTries } from '#server/features/limits/actions.ts';
import { forgetMail, postFarewell } from '#server/features/mail/actions.ts';
import { forgetInNotices } from '#server/features/notices/actions.ts';
import { forgetInAudit } from '#server/features/audit/actions.ts';
import { watchRemindersOf } from '#server/features/reminders/watches/actions.ts';
import { forgetSharesTo } from '#server/features/sharing/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { planOf } from './access.ts';
import { accountCounts } from './access-limits.ts';
import { passwordChanged, provePassword } from './access-password.ts';
import { mustNotBeLastOperator } from './operator/actions.ts';
import * as store from './store.ts';

/** The profile of requirements.md, section 3. @throws CodedError `not_authenticated` when the account is gone */
export async function readSettings(services: Services, scope: Scope): Promise<Settings> {
  const user = await store.readUser(services.database.query, scope);
  if (user === null) throw new CodedError('not_authenticated');
  const plan_name = planOf(services, user, services.clock.now());
  return {
    ...user,
    user: { id: user.id, first_name: user.first_name, last_name: user.last_name, email: user.email },
    weather_units: user.weather_units === 'imperial' ? 'imperial' : 'metric',
    language: isLanguage(user.language) ? user.language : default_language,
    plan_name,
    plan_expiry: user.plan_expiry ?? '',
    plan_features: [...entitlementOf(plan_name).features],
  };
}

export async function changeSettings(
  services: Services,
  scope: Scope,
  change: SettingsChange,
): Promise<Settings> {
  await services.database.transaction(async (tx) => {
    const before = await store.holdUser(tx, scope.user_id);
    // who chooses by themselves need not be asked any more
    const is_chosen = of_reminders.some((field) => field !== 'time_zone' && change[field] !== undefined);
    await store.updateUser(tx, scope, {
      ...change,
      ...(is_chosen && { is_reminder_offer_answered: true }),
    });
    const changed = of_reminders.filter(
      (field) => change[field] !== undefined && change[field] !== before?.[field],
    );
    if (changed.length === 0) return;
    const is_zone_alone = changed.every((field) => field === 'time_zone');
    await watchRemindersOf(tx, scope.user_id, services.clock.now(), { is_zone_alone });
  });
  return readSettings(services, scope);
}

/** What decides over when and of what somebody is reminded. */
const of_reminders = [
  'time_zone',
  'enable_payment_reminder',
  'payment_reminder_days',
  'payment_notification',
  'checkin_notification',
  'weather_notification',
] as const satisfies (keyof SettingsChange)[];

/**
 * Removes the account with everything that is the user's, for good.
 * @throws CodedError `too_many_requests`, `last_operator`, or `invalid` on `current_password`
 */
export async function deleteAccount(
  services: Services,
  scope: Scope,
  current_password: string,
): Promise<void> {
  const user = await provePassword(services, scope, current_password);
  await removeAccount(services, user, async (tx) => {
    await mustNotBeLastOperator(services, tx, user.id);
    return (await store.holdAccount(tx, user)) !== null;
  });
}

/**
 * The operator does the same without a password.
 * @param isStillMeant asked in the transaction, before anything is removed
 */
export async function removeAccount(
  services: Services,
  user: store.User,
  isStillMeant: (tx: Queryable) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (!(await isStillMeant(tx))) {
      const is_there = (await store.findUser(tx, user.id)) !== null;
      throw is_there ? passwordChanged() : new CodedError('not_authenticated');
    }
    await forgetInAudit(tx, user.id);
    await forgetMail(tx, { user_id: user.id, email_key: user.email_key });
    await removeFilesOfUser(services, tx, user.id);
    await removeUploadsOfUser(services, tx, user.id);
    await endBilling(services, tx, user.id);
    await forgetSharesTo(tx, user.email_key);
    await forgetInNotices(tx, user.id);
    await store.deleteUser(tx, user.id);
    // says itself whom it goes to: there is nobody left to look up
    const { email, first_name, language } = user;
    await postFarewell(services, tx, { kind: 'account_deleted', email, first_name, language });
  });
  await services.mail.forget(user.email);
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
  services.log.info({ user_id: user.id }, 'an account was deleted');
}

export { spendCaptcha } from './actions-captcha.ts';
export { findAccount, listActiveOperators } from './operator/actions.ts';
