import { useFormats } from './formats.ts';

/* Names of weekdays and months, in the reader's language and by the custom of their region. */

type Width = 'long' | 'short' | 'narrow';

export interface WeekFormats {
  /** 1 is Monday, 7 Sunday */
  first_weekday: number;
  /** the name of a weekday, 1 to 7 */
  weekday: (number: number, width: Width) => string;
  /** the name of a month, 1 to 12, as it stands alone */
  month: (number: number) => string;
  /** the figure of a calendar day `YYYY-MM-DD`, and of its year */
  dayOfMonth: (day: string) => string;
  year: (year: number) => string;
}

/** Weeks and months in a locale; without a region, or where the browser does not know, weeks begin on Monday. */
export function weekFormats(locale: string): WeekFormats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const weekdays = {
    long: format({ weekday: 'long' }),
    short: format({ weekday: 'short' }),
    narrow: format({ weekday: 'narrow' }),
  };
  const months = format({ month: 'long' });
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    first_weekday: firstWeekday(locale),
    // 1 January 2024 was a Monday
    weekday: (number, width) => weekdays[width].format(new Date(Date.UTC(2024, 0, number))),
    month: (number) => months.format(new Date(Date.UTC(2024, number - 1, 1))),
    dayOfMonth: (day) => figures.format(Number(day.slice(8))),
    year: (year) => figures.format(year),
  };
}

/** The weekday on which weeks begin where a locale is spoken: 7 in the United States and Israel, 1 in Germany. */
export function firstWeekday(locale: string): number {
  const described = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  // an older name of the same method
  return (described.getWeekInfo?.() ?? described.weekInfo)?.firstDay ?? 1;
}

const made = new Map<string, WeekFormats>();

/** Weeks and months in the reader's locale. */
export function useWeekFormats(): WeekFormats {
  const { locale } = useFormats();
  const known = made.get(locale) ?? weekFormats(locale);
  made.set(locale, known);
  return known;
}
