import type { Settings, SettingsChange } from '#contract/account.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { payment_reminder_days } from '#domain/reminder-days.ts';
import { currentZone } from '#web/lib/format-zones.ts';
import { pick } from '#domain/pick.ts';

/** The values of the form; `language` is the one in use on this device. */
export interface SettingsValues {
  first_name: string;
  last_name: string;
  username: string;
  country: string | null;
  language: Language;
  time_zone: string | null;
  home_currency: string | null;
  weather_units: Settings['weather_units'];
  payment_reminder_days: number;
  enable_payment_reminder: boolean;
  payment_notification: boolean;
  checkin_notification: boolean;
  weather_notification: boolean;
}
export type SettingName = keyof SettingsValues;

export function valuesOf(settings: Settings, language: Language): SettingsValues {
  return {
    first_name: settings.user.first_name,
    last_name: settings.user.last_name,
    username: settings.username,
    country: settings.country,
    language,
    time_zone: settings.time_zone === null ? null : currentZone(settings.time_zone),
    ...pick(settings, 'home_currency', 'weather_units', 'payment_reminder_days', 'enable_payment_reminder'),
    ...pick(settings, 'payment_notification', 'checkin_notification', 'weather_notification'),
  };
}

/**
 * The body of a Save: the changed values, and the language if the account has another one than this device. The form
 * shows the language in use, so that one is saved.
 */
export function changeOf(
  values: SettingsValues,
  changed: readonly SettingName[],
  account_language: Language,
): SettingsChange {
  const { language, ...others } = values;
  const sent = Object.entries(others).filter(([name]) => changed.some((one) => one === name));
  return {
    ...(Object.fromEntries(sent.map(([name, value]) => [name, tidy(value)])) as SettingsChange),
    ...(language !== account_language && { language }),
  };
}

/** The errors that the form can find itself, as keys of `errors.fields`. */
export function faultsOf(values: SettingsValues): Partial<Record<SettingName, 'required'>> {
  return {
    ...(values.first_name.trim() === '' && { first_name: 'required' }),
    ...(values.last_name.trim() === '' && { last_name: 'required' }),
  };
}

/**
 * Reads values from the browser's storage, which may hold any value; those that this version does not know are as they
 * are saved.
 */
export function readValues(stored: unknown, saved: SettingsValues): SettingsValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const found = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(checks, name) && checks[name as SettingName](value),
  );
  return { ...saved, ...Object.fromEntries(found) };
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isFlag = (value: unknown) => typeof value === 'boolean';

const checks: Record<SettingName, (value: unknown) => boolean> = {
  first_name: isText,
  last_name: isText,
  username: isText,
  country: isTextOrNull,
  language: (value) => typeof value === 'string' && isLanguage(value),
  time_zone: isTextOrNull,
  home_currency: isTextOrNull,
  weather_units: (value) => value === 'metric' || value === 'imperial',
  payment_reminder_days: (value) => payment_reminder_days.some((days) => days === value),
  enable_payment_reminder: isFlag,
  payment_notification: isFlag,
  checkin_notification: isFlag,
  weather_notification: isFlag,
};

export const settings_shape = { names: Object.keys(checks) as SettingName[] };

/** White space around a name is a typing slip. */
function tidy<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}
