import { isCalendarDay } from '#domain/dates.ts';
import { all_words } from '../words/all.ts';
import { escaped, plain } from './plain.ts';

/** The order of day and month in numeric dates. */
export type DayOrder = 'dmy' | 'mdy';

/** A day in a text. `year` is absent if the text has none. */
export interface WrittenDay {
  start: number;
  end: number;
  year?: number;
  month: number;
  day: number;
  /** two numbers that may be in either order: 04/05/2027 */
  is_numeric: boolean;
  /** 1 Monday to 7 Sunday, if one is printed beside it */
  weekday?: number;
}

/** The number of each month or weekday by its names in the seven languages, as `plain` gives them. */
function numbered(lists: 'months' | 'weekdays'): Map<string, number> {
  return new Map(
    Object.values(all_words).flatMap((words) =>
      words[lists].flatMap((names, index) => names.map((name) => [plain(name), index + 1] as const)),
    ),
  );
}

const months = numbered('months');
const weekdays = numbered('weekdays');

function anyOf(names: Iterable<string>): string {
  return [...names]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
}

const letter = String.raw`\p{L}`;
const month_part = String.raw`(?<![${letter}])ב?(?<month>${anyOf(months.keys())})(?![${letter}])\.?`;
/** Names of months, for patterns of others. */
export const any_month_name = anyOf(months.keys());
export const monthOf = (name: string): number => months.get(name) ?? 0;
const any_month = `(?:${any_month_name})`;
const year_part = String.raw`(?<year>(?:19|20)\d{2}|'?\d{2}(?![\d:.,]|\s*(?::|uhr|h\b|am|pm)))`;
const day_part = String.raw`(?<!\d[.,:/]?|[${letter}])(?<day>0?[1-9]|[12]\d|3[01])`;
const weekday_names = anyOf(weekdays.keys());

const patterns: readonly RegExp[] = [
  String.raw`(?<!\d)(?<year>(?:19|20)\d{2})([-/.])(?<month_number>0?[1-9]|1[0-2])\2(?<day>0?[1-9]|[12]\d|3[01])(?!\d)`,
  String.raw`(?<![\d.,])(?<first>\d{1,2}) ?(?:(?<dot>\.)|(?<sign>[/-])) ?(?<second>\d{1,2}) ?\k<dot>\k<sign> ?(?<year>(?:19|20)\d{2}|\d{2})(?![\d%])`,
  // "18SEP27", as reservation systems print
  String.raw`${day_part}${month_part.replace(String.raw`(?<![${letter}])ב?`, '').replace(String.raw`\.?`, '')}(?<year>20\d{2}|\d{2})(?![\d${letter}:.,/])`,
  String.raw`${day_part}(?:st|nd|rd|th|er|°|º|ª|\.)? ?[-/. ]?(?:de |di |of |d')?${month_part}(?:[-/., ]{1,2}(?:de |del |di )?${year_part})?`,
  String.raw`${month_part} ?[-/]? ?${day_part.replace(String.raw`(?<!\d[.,:/]?|[${letter}])`, '')}(?:st|nd|rd|th)?(?!\d|[.,:]\d{2}(?!\d)|[/.]\d|\.[/.]?\d)(?![ -]?(?:de )?${any_month}(?![${letter}]))(?:[-., ]{1,2}${year_part})?`,
].map((source) => new RegExp(source, 'gu'));

/** 17/06 and 17.6. without a year: only in a table of days. */
const short_pattern =
  /(?<![\d.,/:-])(?<first>\d{1,2})(?:(?<dot>\.)|[/-])(?<second>\d{1,2})(?:\.(?!\d)|(?![\d.,:/-]|\d))(?! ?%)/gu;

/**
 * The days of a text, in order. Days that do not exist are left out.
 * @param text as `plain` gives it
 * @param order how numbers are read; @param with_short also days without a year in numbers
 */
export function daysIn(text: string, order: DayOrder, with_short = false): WrittenDay[] {
  const found: WrittenDay[] = [];
  for (const pattern of with_short ? [...patterns, short_pattern] : patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (found.some((other) => match.index < other.end && end > other.start)) continue;
      const read = readDay(match, order);
      if (read !== null)
        found.push({ start: match.index, end, ...read, ...weekdayBeside(text, match.index, end) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function readDay(
  { groups = {} }: RegExpMatchArray,
  order: DayOrder,
): Omit<WrittenDay, 'start' | 'end'> | null {
  const written_year = groups['year'] === undefined ? undefined : fullYear(groups['year']);
  const is_numeric = groups['first'] !== undefined;
  let month_number = Number(groups['month_number'] ?? months.get(groups['month'] ?? '') ?? 0);
  let day_number = Number(groups['day'] ?? 0);
  if (is_numeric) {
    const [first, second] = [Number(groups['first']), Number(groups['second'])];
    // with dots the day comes first, unless that is impossible; and "07.30" is a time
    const is_dotted = groups['dot'] !== undefined;
    const is_mdy =
      second > 12 ? !is_dotted || written_year !== undefined : first <= 12 && !is_dotted && order === 'mdy';
    [day_number, month_number] = is_mdy ? [second, first] : [first, second];
  }
  const checked = `${written_year ?? 2024}-${String(month_number).padStart(2, '0')}-${String(day_number).padStart(2, '0')}`;
  if (!isCalendarDay(checked)) return null;
  return {
    month: month_number,
    day: day_number,
    is_numeric,
    ...(written_year === undefined ? {} : { year: written_year }),
  };
}

function fullYear(text: string): number {
  const number = Number(text.replace("'", ''));
  if (number >= 100) return number;
  return number < 60 ? 2000 + number : 1900 + number;
}

const before = new RegExp(String.raw`(?<![${letter}])(${weekday_names})\.?[,/ -]{0,3}(?:den |the )?$`, 'u');
const after = new RegExp(String.raw`^[,( ]{1,3}(${weekday_names})(?![${letter}])`, 'u');

function weekdayBeside(text: string, start: number, end: number): { weekday?: number } {
  const name =
    before.exec(text.slice(Math.max(0, start - 18), start))?.[1] ??
    after.exec(text.slice(end, end + 16))?.[1];
  const weekday = name === undefined ? undefined : weekdays.get(name);
  return weekday === undefined ? {} : { weekday };
}

/** A text without names of weekdays. */
export const withoutWeekdays = (text: string): string =>
  text.replaceAll(new RegExp(String.raw`(?<![${letter}])(?:${weekday_names})\.?(?![${letter}])`, 'gu'), '');

/** The weekday at the beginning of a text, 1 Monday to 7 Sunday, for days with only a weekday and a number. */
export function weekdayIn(text: string): number | undefined {
  const name = new RegExp(String.raw`(?<![${letter}])(${weekday_names})(?![${letter}])`, 'u').exec(text)?.[1];
  return name === undefined ? undefined : weekdays.get(name);
}

const weekday_number = new RegExp(
  String.raw`^[^\p{L}\d]*(?:יום )?(?<name>${weekday_names})\.?,? ?(?:den |the |le )?(?<day>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|°|º|ª|\.)?(?![\d:/%]|[.,]\d| ?(?:am|pm|h|uhr)(?![${letter}]))`,
  'u',
);

/** A weekday with the day of the month at the beginning of a text, "dom 11". */
export function weekdayNumberIn(text: string): { end: number; day: number; weekday: number } | null {
  const match = weekday_number.exec(text);
  const weekday = weekdays.get(match?.groups?.['name'] ?? '');
  return match === null || weekday === undefined
    ? null
    : { end: match[0].length, day: Number(match.groups?.['day']), weekday };
}

/** `YYYY-MM-DD`, with the given year for a day without one. `null` if it does not exist. */
export function isoDay(
  written: Pick<WrittenDay, 'year' | 'month' | 'day'>,
  year_near?: number,
): string | null {
  const of_year = written.year ?? year_near;
  if (of_year === undefined) return null;
  const text = `${of_year}-${String(written.month).padStart(2, '0')}-${String(written.day).padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/**
 * The order of numeric dates in a whole document: by dates that allow only one order, by weekdays, else by its language
 * and currency.
 */
export function judgeOrder(texts: readonly string[], suggested: DayOrder): DayOrder {
  let votes = 0;
  for (const text of texts) {
    for (const match of text.matchAll(patterns[1] ?? /$^/g)) {
      const [first, second] = [Number(match.groups?.['first']), Number(match.groups?.['second'])];
      if (first > 12 && second <= 12) votes += 1;
      if (second > 12 && first <= 12) votes -= 1;
    }
    for (const order of ['dmy', 'mdy'] as const) {
      for (const written of daysIn(text, order)) {
        const iso = isoDay(written);
        if (!written.is_numeric || written.weekday === undefined || iso === null) continue;
        if (written.day <= 12 && weekdayOf(iso) === written.weekday) votes += order === 'dmy' ? 0.6 : -0.6;
      }
    }
  }
  if (votes === 0) return suggested;
  return votes > 0 ? 'dmy' : 'mdy';
}
