import { useLocale } from 'use-intl';
import { isCalendarDay } from '#domain/dates.ts';
import { useFormats, type Formats } from './formats.ts';

/* How a reader writes dates and amounts; form fields parse their input by it. */

export interface InputFormats {
  /** the decimal sign, `.` or `,` */
  decimal: string;
  day_order: 'dmy' | 'mdy' | 'ymd';
  /** the first day of a week, 0 for Sunday */
  first_day: 0 | 1 | 6;
  /** the days off, 0 for Sunday */
  weekend: (0 | 5 | 6)[];
  /** 1 to 12 for the name of a month, long or short, in the reader's language or English; lower case */
  monthOf: (word: string) => number | undefined;
  /** the day of the week, short: `Sat` */
  weekdayOf: (day: string) => string;
  /** a day as a field shows it: `06/03/2027`; any other text unchanged */
  dayText: (day: string) => string;
  /** an exact amount as a field shows it: `1,234.50`, with the decimals of its currency; any other text unchanged */
  amountText: (amount: string, decimals?: number) => string;
}

export function inputFormatsIn(locale: string, language: string, formats: Formats): InputFormats {
  const numbers = [0, 1, 2, 3].map(
    (decimals) =>
      new Intl.NumberFormat(locale, {
        useGrouping: true,
        minimumFractionDigits: decimals,
        maximumFractionDigits: 3,
      }),
  );
  const decimal = numbers[2]?.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const months = monthNames([locale, language, 'en']);
  return {
    decimal,
    day_order: orderIn(locale),
    first_day: firstDayIn(locale),
    weekend: weekendIn(locale),
    monthOf: (word) => months.get(word) ?? months.get(word.replace(/^ב/, '')),
    weekdayOf: (day) => weekdays.format(Date.parse(day)),
    dayText: (day) => (isCalendarDay(day) ? formats.date(day, 'short') : day),
    amountText: (amount, decimals = 2) =>
      (isExact(amount) ? numbers[decimals]?.format(amount) : undefined) ?? amount,
  };
}

const made = new Map<string, InputFormats>();

export function useInputFormats(): InputFormats {
  const formats = useFormats();
  const language = useLocale();
  const known = made.get(formats.locale) ?? inputFormatsIn(formats.locale, language, formats);
  made.set(formats.locale, known);
  return known;
}

function orderIn(locale: string): InputFormats['day_order'] {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(0)
    .map(({ type }) => type);
  if (parts.indexOf('year') < parts.indexOf('day')) return 'ymd';
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy';
}

/** Sunday where weeks begin so; read from a list, because Firefox does not know `getWeekInfo`. */
function firstDayIn(locale: string): 0 | 1 | 6 {
  const { region = '' } = new Intl.Locale(locale).maximize();
  if (
    ['US', 'CA', 'IL', 'BR', 'MX', 'CO', 'PE', 'VE', 'AU', 'ZA', 'IN', 'JP', 'PH', 'SG', 'PT'].includes(
      region,
    )
  )
    return 0;
  return ['AE', 'EG', 'QA'].includes(region) ? 6 : 1;
}

/** Friday and Saturday where Sunday is a working day. */
function weekendIn(locale: string): InputFormats['weekend'] {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return ['BH', 'DZ', 'EG', 'IL', 'JO', 'KW', 'OM', 'QA', 'SA'].includes(region) ? [5, 6] : [0, 6];
}

function monthNames(locales: readonly string[]): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of locales) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 12; month >= 1; month -= 1) {
        const parts = format.formatToParts(Date.UTC(2027, month - 1, 6));
        const name = parts
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace(/\.$/, '');
        if (name !== undefined && !/\d/.test(name) && !names.has(name)) names.set(name, month);
      }
    }
  }
  return names;
}

function isExact(text: string): text is `${number}` {
  return /^\d+(\.\d+)?$/.test(text);
}
