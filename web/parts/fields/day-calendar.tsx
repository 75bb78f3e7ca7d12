import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { use, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#domain/languages.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { useLanguage } from '#web/lib/preferences.ts';

/** The names of months and days; English is built in. */
const locales: Record<Language, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  de: () => import('dayjs/locale/de.js'),
  es: () => import('dayjs/locale/es.js'),
  fr: () => import('dayjs/locale/fr.js'),
  he: () => import('dayjs/locale/he.js'),
  it: () => import('dayjs/locale/it.js'),
  pt: () => import('dayjs/locale/pt-br.js'),
};
const loading = new Map<Language, Promise<unknown>>();

function localeOf(language: Language): Promise<unknown> {
  const promise = loading.get(language) ?? locales[language]();
  loading.set(language, promise);
  return promise;
}

interface CalendarProps {
  /** `YYYY-MM-DD`, or null */
  value: string | null;
  /** the month shown while there is no value */
  near: string | undefined;
  /** the first day that can be chosen */
  min: string | undefined;
  onChoose: (day: string) => void;
}

/** The calendar of a day field, loaded when it is first opened. */
export function Calendar({ value, near, min, onChoose }: CalendarProps): ReactNode {
  const t = useTranslations('cruises.form.pages');
  const language = useLanguage();
  const { first_day, weekend } = useInputFormats();
  use(localeOf(language));
  const shown = value ?? near;
  return (
    <DatePicker
      value={value}
      {...(shown !== undefined && { defaultDate: shown })}
      {...(min !== undefined && { minDate: min })}
      locale={language === 'pt' ? 'pt-br' : language}
      firstDayOfWeek={first_day}
      weekendDays={weekend}
      size="md"
      hideOutsideDates
      ariaLabels={{
        nextMonth: t('next_month'),
        previousMonth: t('previous_month'),
        nextYear: t('next_year'),
        previousYear: t('previous_year'),
        nextDecade: t('next_decade'),
        previousDecade: t('previous_decade'),
      }}
      onChange={(day) => {
        if (day !== null) onChoose(day);
      }}
    />
  );
}
