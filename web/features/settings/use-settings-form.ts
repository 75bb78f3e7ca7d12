import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { createTranslator, useTranslations } from 'use-intl';
import type { Settings } from '#contract/account.ts';
import type { Language } from '#domain/languages.ts';
import { changeSettings } from '#web/lib/change-settings.ts';
import { loadCatalogue } from '#web/lib/catalogues.ts';
import { useFailureText } from '#web/lib/failure-text.ts';
import { invalidateLists } from '#web/lib/follow-cruises.ts';
import { draftOf } from '#web/lib/forms/draft.ts';
import { createRecordForm } from '#web/lib/forms/record-form.ts';
import { useRecordForm } from '#web/lib/forms/use-record-form.ts';
import { chooseLanguage, currentLanguage, useLanguage } from '#web/lib/preferences.ts';
import {
  changeOf,
  faultsOf,
  readValues,
  type SettingName,
  settings_shape,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts';

type Fault = 'required';

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * The form of the settings. A change that another tab or device saves meanwhile shows at once in the fields that are
 * not edited here.
 */
export function useSettingsForm(settings: Settings) {
  const t = useTranslations('settings.form');
  const faults = useTranslations('errors.fields');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const language = useLanguage();
  const [start] = useState(() => valuesOf(settings, language));
  const [slot] = useState(() =>
    draftOf<SettingsValues, object>('draft:2:settings', {
      shape: settings_shape,
      readValues: (stored) => readValues(stored, start),
      readExtra: () => ({}),
    }),
  );
  const [form] = useState(() =>
    createRecordForm<SettingsValues, Fault, object>({
      shape: settings_shape,
      // settings have no versions: a field that is saved last counts
      start: { id: 'settings', version: 1, before: start },
      draft: slot.read(),
      extra: {},
    }),
  );

  const state = useSelector(form.store);
  const { values, errors, is_working } = state;

  useEffect(() => {
    // the answer comes in two steps, the language and the settings: between them the form would show older values
    if (is_working) return;
    const { values: typed, base } = form.state();
    // The language menu was used: the latest choice counts, here too.
    if (base.before.language !== language) form.patch({ values: { ...typed, language } });
    form.rebase(base.version, valuesOf(settings, language));
  }, [form, settings, language, is_working]);

  const { save, discard } = useRecordForm(form, {
    slot,
    problemsOf: faultsOf,
    has_more: values.language !== settings.language,
    stays_open: true,
    send: async ({ values: sent, changed }) => {
      await changeSettings(changeOf(sent, changed, settings.language));
      // calendar and loyalty contain names and reminder days, and loyalty stays fresh for months
      void invalidateLists(queries);
    },
    fieldAt: (path) => settings_shape.names.find((name) => name === path),
    explain: failureText,
    texts: {
      no_changes: t('no_changes'),
      saved: () => changeLanguage(values.language, language, t('saved')),
      failed: t('failed'),
      failed_toast: t('failed'),
    },
  });

  /** The sentence of the error at a field. */
  function errorAt(name: SettingName): string | undefined {
    const error = errors[name];
    return error && ('text' in error ? error.text : faults(error.problem));
  }

  const count = Object.keys(errors).length;
  return {
    ...state,
    is_restored: state.is_restored && form.isDirty(),
    /** how many fields stopped the last try, as a sentence */
    summary: count > 0 ? t('check', { count }) : undefined,
    /** the language of the mails, if it differs from that of this device and was not edited */
    mail_language:
      settings.language === language || values.language !== language ? undefined : settings.language,
    errorAt,
    isDirty: form.isDirty,
    set: form.set,
    save,
    discard,
  };
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
