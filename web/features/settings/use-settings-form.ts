import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createTranslator, useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { Language } from '#domain/languages.ts';
import { changeSettings } from '#web/lib/change-settings.ts';
import { ApiError, SessionEnded } from '#web/lib/api-errors.ts';
import { loadCatalogue } from '#web/lib/catalogues.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { chooseLanguage, currentLanguage, useLanguage } from '#web/lib/preferences.ts';
import { currentAccount, userChoice } from '#web/lib/storage.ts';
import { closeToast, showToast, type ToastType } from '#web/lib/toasts.ts';
import {
  changeOf,
  type Edits,
  faultsOf,
  isSettingName,
  readEdits,
  realEdits,
  type SettingName,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';

/**
 * Survives a reload and a session that ended by itself; the number grows when older drafts would mean something else.
 */
const draft = userChoice<Edits | null>('draft:1:settings', null, readEdits);

export type SettingsErrors = Partial<Record<SettingName, string>>;
export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * The state of the form: the saved settings with the edits over them. A change that another tab or device saves
 * meanwhile shows at once in the fields that are not edited here.
 */
export function useSettingsForm(settings: Settings) {
  const t = useTranslations('settings.form');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const language = useLanguage();
  const [account] = useState(currentAccount);
  const [given, setEdits] = useState(() => draft.read() ?? {});
  const [isRestored, setRestored] = useState(() => Object.keys(draft.read() ?? {}).length > 0);
  const [errors, setErrors] = useState<SettingsErrors>({});
  const [failure, setFailure] = useState<string>();
  const toast = useRef(0);
  const [tries, setTries] = useState(0);
  const [isWorking, setWorking] = useState(false);
  const [seen, setSeen] = useState(language);

  // The language menu was used: the latest choice counts, here too.
  if (seen !== language) {
    setSeen(language);
    setEdits(({ language: _older, ...rest }) => rest);
  }

  const saved = valuesOf(settings, language);
  const edits = realEdits(given, saved);
  const values = { ...saved, ...given };
  const count = Object.values(errors).filter((error) => error !== undefined).length;
  const kept = JSON.stringify(edits);

  useEffect(() => {
    // One account's draft is not kept for the next.
    if (account !== currentAccount()) return;
    if (kept === '{}') draft.forget();
    else draft.write(readEdits(JSON.parse(kept)) ?? null);
  }, [kept, account]);

  /** One toast at a time: that of the last try is out of date. */
  function say(type: ToastType, sentence: string): void {
    toast.current = showToast(type, sentence);
  }

  function set<Name extends SettingName>(name: Name, value: SettingsValues[Name]): void {
    setEdits((current) => ({ ...current, [name]: value }));
    // Clears the error of a field that the user edits again.
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
  }

  function fail(found: SettingsErrors): void {
    setErrors(found);
    setTries(tries + 1);
    setWorking(false);
  }

  async function save(): Promise<void> {
    if (isWorking) return;
    closeToast(toast.current);
    setFailure(undefined);
    const found = Object.entries(faultsOf(values)).map(([name, fault]) => [name, faults(fault)]);
    if (found.length > 0) {
      fail(Object.fromEntries(found) as SettingsErrors);
      return;
    }
    const change = changeOf(given, saved, settings.language);
    if (Object.keys(change).length === 0) {
      say('info', t('no_changes'));
      return;
    }
    setErrors({});
    setWorking(true);
    try {
      await changeSettings(change);
      // calendar and loyalty contain names and reminder days, and loyalty stays fresh for months
      void invalidateLists(queries);
      // Keeps edits that were typed while the answer was on its way.
      setEdits((current) => withoutSent(current, given));
      setRestored(false);
      setWorking(false);
      say('success', await changeLanguage(values.language, language, t('saved')));
    } catch (error) {
      if (error instanceof SessionEnded) return;
      say('error', t('failed'));
      refused(error);
    }
  }

  function refused(error: unknown): void {
    const placed = error instanceof ApiError ? Object.entries(error.fields) : [];
    const found = placed
      .filter(([name]) => isSettingName(name))
      .map(([name, sentences]) => [name, sentences.join(' ')]);
    if (found.length === 0) setFailure(failureText(error));
    fail(Object.fromEntries(found) as SettingsErrors);
  }

  /**
   * Discards the edits. The values go with the draft: the form stays until the next screen is loaded, and showed the
   * discarded edits again when a user came back before that.
   */
  function startAfresh(): void {
    draft.forget();
    setEdits({});
    setErrors({});
    setFailure(undefined);
    setRestored(false);
  }

  return {
    values,
    errors,
    /** how many fields stopped the last try, as a sentence */
    summary: count > 0 ? t('check', { count }) : undefined,
    /** why the last try failed as a whole */
    failure,
    tries,
    isRestored,
    isWorking,
    /** whether leaving would lose edits */
    isDirty: kept !== '{}',
    /** the language of the mails, if it differs from that of this device and was not edited */
    mail_language:
      settings.language === language || edits.language !== undefined ? undefined : settings.language,
    set,
    save,
    startAfresh,
  };
}

function withoutSent(current: Edits, sent: Edits): Edits {
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => value !== sent[name as SettingName]),
  );
}

/** Changes to the saved language, and gives the sentence in it, as the page uses it from now on. */
async function changeLanguage(chosen: Language, before: Language, sentence: string): Promise<string> {
  // The language menu may have been used meanwhile: the latest choice counts.
  if (chosen === before || currentLanguage() !== before) return sentence;
  chooseLanguage(chosen);
  try {
    const messages = await loadCatalogue(chosen);
    return createTranslator({ locale: chosen, messages, namespace: 'settings.form' })('saved');
  } catch {
    return sentence;
  }
}
