import type { Settings, SettingsChange } from '#contract/account.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import { default_language, isLanguage } from '#domain/languages.ts';
import type { Queryable } from '#server/database/database.ts';
import { removeFilesOfUser } from '#server/features/cruises/documents/actions.ts';
import { forgetTries } from '#server/features/limits/actions.ts';
import { forgetMail, postFarewell } from '#server/features/mail/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { planOf } from './access.ts';
import { accountCounts } from './access-limits.ts';
import { passwordChanged, provePassword } from './access-password.ts';
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
  await store.updateUser(services.database.query, scope, change);
  return readSettings(services, scope);
}

/**
 * Removes the account with everything that is the user's, for good.
 * @throws CodedError `too_many_requests`, or `invalid` on `current_password`
 */
export async function deleteAccount(
  services: Services,
  scope: Scope,
  current_password: string,
): Promise<void> {
  const user = await provePassword(services, scope, current_password);
  await removeAccount(services, user, (tx) => store.holdAccount(tx, user));
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
    await forgetMail(tx, { user_id: user.id, email_key: user.email_key });
    await removeFilesOfUser(services, tx, user.id);
    await store.deleteUser(tx, user.id);
    // says itself whom it goes to: there is nobody left to look up
    const { email, first_name, language } = user;
    await postFarewell(services, tx, { kind: 'account_deleted', email, first_name, language });
  });
  await services.mail.forget(user.email);
  for (const count of accountCounts(user.email_key)) await forgetTries(services, count);
  services.log.info({ user_id: user.id }, 'an account was deleted');
}
