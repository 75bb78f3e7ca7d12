import type { Settings, SettingsChange } from '#contract/account.ts';
import { entitlementOf } from '#domain/entitlements.ts';
import { default_language, isLanguage } from '#domain/languages.ts';
import { watchRemindersOf } from '#server/features/cruises/watches/actions.ts';
import { CodedError } from '#server/platform/errors.ts';
import type { Scope } from '#server/platform/scope.ts';
import type { Services } from '#server/services.ts';
import { holdUser, planOf, readUser } from '#server/features/users/access.ts';
import * as store from './store.ts';

/**
 * The profile (docs/product/requirements.md, section 3).
 * @throws CodedError `not_authenticated` when the account was deleted
 */
export async function readSettings(services: Services, scope: Scope): Promise<Settings> {
  const user = await readUser(services.database.query, scope);
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
    const before = await holdUser(tx, scope.user_id);
    // a user who chooses in the settings need not be asked any more
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

/** The settings that decide when and of what a user is reminded. */
const of_reminders = [
  'time_zone',
  'enable_payment_reminder',
  'payment_reminder_days',
  'payment_notification',
  'checkin_notification',
  'weather_notification',
] as const satisfies (keyof SettingsChange)[];

export { spendCaptcha } from './actions-captcha.ts';
export { findAccount, listActiveOperators } from './operator/actions.ts';
