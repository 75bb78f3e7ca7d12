import type { Settings, SettingsChange } from '#contract/account.ts';
import { isLanguage, type Language } from '#domain/languages.ts';
import { payment_reminder_days } from '#domain/reminders.ts';
import { currentZone } from '#web/lib/format-zones.ts';

/** What the form holds; `language` is the one that is in force on this device. */
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

/** What was changed in the form and is not saved yet. */
export type Edits = Partial<SettingsValues>;

export function valuesOf(settings: Settings, language: Language): SettingsValues {
  return {
    first_name: settings.user.first_name,
    last_name: settings.user.last_name,
    username: settings.username,
    country: settings.country,
    language,
    time_zone: settings.time_zone === null ? null : currentZone(settings.time_zone),
    home_currency: settings.home_currency,
    weather_units: settings.weather_units,
    payment_reminder_days: settings.payment_reminder_days,
    enable_payment_reminder: settings.enable_payment_reminder,
    payment_notification: settings.payment_notification,
    checkin_notification: settings.checkin_notification,
    weather_notification: settings.weather_notification,
  };
}

/** The edits without those that say what stands there anyway. */
export function realEdits(edits: Edits, saved: SettingsValues): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => tidy(value) !== saved[name as SettingName]),
  );
}

/**
 * What a Save sends: the real edits, and the language where the account has another one than this device. The form
 * shows what is in force, so that is what is saved.
 */
export function changeOf(edits: Edits, saved: SettingsValues, account_language: Language): SettingsChange {
  const { language, ...others } = { ...saved, ...edits };
  const changed = Object.keys(realEdits(edits, saved));
  const sent = Object.entries(others).filter(([name]) => changed.includes(name));
  return {
    ...(Object.fromEntries(sent.map(([name, value]) => [name, tidy(value)])) as SettingsChange),
    ...(language !== account_language && { language }),
  };
}

/** A key of `errors.fields` for what the form can see for itself. */
export function faultsOf(values: SettingsValues): Partial<Record<SettingName, 'required'>> {
  return {
    ...(values.first_name.trim() === '' && { first_name: 'required' }),
    ...(values.last_name.trim() === '' && { last_name: 'required' }),
  };
}

/** Edits out of the browser's store, where anything may stand; what this version does not understand is left out. */
export function readEdits(stored: unknown): Edits | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const found = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(checks, name) && checks[name as SettingName](value),
  );
  return Object.fromEntries(found);
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

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(checks, name);
}

/** White space around a name is a slip of the thumb. */
function tidy<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.trim() : value;
}
