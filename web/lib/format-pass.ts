import { useLocale } from 'use-intl';
import type { DayStyle, Formats } from './formats.ts';
import { cached } from './kept.ts';

/*
 * The dates and units of a pass, which must be short. Apart from the other formats, which are loaded with the first
 * screen.
 */

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const units = cached((locale: string) =>
  cached(
    (unit: Unit) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: unit.slice(0, -1),
        unitDisplay: unit === 'days' ? 'long' : 'short',
      }),
  ),
);

/** The short name of a unit beside its figure: `hr`; days have no short name that all languages know. */
export function shortUnit(locale: string, count: number, unit: Unit): string | undefined {
  const format = units(locale)(unit);
  const parts = format.formatToParts(count);
  // a dual holds its figure: `שעתיים`
  const has_figure = parts.some(({ type }) => type === 'integer');
  return (has_figure ? parts : format.formatToParts(10)).find(({ type }) => type === 'unit')?.value;
}

/** The same in the reader's language. */
export function useShortUnit(): (count: number, unit: Unit) => string | undefined {
  const locale = useLocale();
  return (count, unit) => shortUnit(locale, count, unit);
}

/** A range with short weekdays: `א׳ 20 – א׳ 27 בדצמ׳`, as the Hebrew range of browsers has `יום ראשון` twice. */
export function weekdayRange(
  { locale, dateRange }: Formats,
  start: string,
  end: string,
  style: DayStyle & ('brief' | 'weekday'),
): string {
  return locale.startsWith('he')
    ? hebrewRange(start, end, style === 'weekday')
    : dateRange(start, end, style);
}

function hebrewRange(start: string, end: string, has_year: boolean): string {
  const [start_month, end_month] = [start.slice(0, 7), end.slice(0, 7)];
  const is_one_year = start_month.slice(0, 4) === end_month.slice(0, 4);
  const until = write(end, { month: 'short', year: has_year || !is_one_year });
  if (start === end) return until;
  const from =
    start_month === end_month
      ? `${write(start, {})} ${Number(start.slice(8))}`
      : write(start, { month: 'short', year: !is_one_year });
  return `${from} – ${until}`;
}

function write(day: string, { month, year = false }: { month?: 'short'; year?: boolean }): string {
  return new Intl.DateTimeFormat('he', {
    weekday: 'narrow',
    ...(month && { day: 'numeric', month }),
    ...(year && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00Z`))
    .replace(',', '');
}
