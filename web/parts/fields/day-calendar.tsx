import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { use, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#domain/languages.ts';
import { useInputFormats } from '#web/lib/format-input.ts';
import { useLanguage } from '#web/lib/preferences.ts';
import { ui } from '#web/ui/primitives.ts';
import { NightChips } from './night-chips.tsx';

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
  onChoose: (day: string) => void;
}

/** The calendar of a day field, loaded when it is first opened. */
export function Calendar({ value, near, onChoose }: CalendarProps): ReactNode {
  const look = useLook();
  const shown = value ?? near;
  return (
    <DatePicker
      {...look}
      value={value}
      {...(shown !== undefined && { defaultDate: shown })}
      onChange={(day) => {
        if (day !== null) onChoose(day);
      }}
    />
  );
}

interface SpanCalendarProps {
  start: string | null;
  end: string | null;
  /** opened from the field of the last day */
  is_end: boolean;
  onStart: (start: string) => void;
  onChoose: (start: string, end: string) => void;
}

/** The calendar of the first and the last day: one after the other, or the first with a number of nights. */
export function SpanCalendar({ start, end, is_end, onStart, onChoose }: SpanCalendarProps): ReactNode {
  const terms = useTranslations('terms.fields');
  const look = useLook();
  const [shown, setShown] = useState<[string | null, string | null]>([start, start === null ? null : end]);
  const [first, last] = shown;
  const wants_end = first !== null && (last === null || is_end);
  const near = first ?? end;
  return (
    <div className={ui('grid', 'gap8')}>
      <p role="status" className={ui('bare', 'strong')}>
        {terms(wants_end ? 'end_date' : 'start_date')}
      </p>
      <DatePicker
        {...look}
        type="range"
        allowSingleDateInRange
        value={shown}
        {...(near !== null && { defaultDate: near })}
        onChange={([one, other]) => {
          if (one === null) return;
          // the calendar sorts the two: an earlier day than the first one is a new first day
          if (other !== null && one === first) onChoose(one, other);
          else if (is_end && first !== null && last !== null && one >= first) onChoose(first, one);
          else {
            setShown([one, null]);
            onStart(one);
          }
        }}
      />
      {first !== null && (
        <NightChips start={first} end={last ?? end} onChoose={(day) => onChoose(first, day)} />
      )}
    </div>
  );
}

function useLook() {
  const t = useTranslations('cruises.form.pages');
  const language = useLanguage();
  const { first_day, weekend } = useInputFormats();
  use(localeOf(language));
  return {
    locale: language === 'pt' ? 'pt-br' : language,
    firstDayOfWeek: first_day,
    weekendDays: weekend,
    size: 'md',
    hideOutsideDates: true,
    highlightToday: true,
    ariaLabels: {
      nextMonth: t('next_month'),
      previousMonth: t('previous_month'),
      nextYear: t('next_year'),
      previousYear: t('previous_year'),
      nextDecade: t('next_decade'),
      previousDecade: t('previous_decade'),
    },
  } as const;
}
