import { nightsBetween } from '#domain/dates.ts';
import { any_month_name, isoDay, monthOf, type WrittenDay } from './days.ts';
import { plainPattern } from '#extraction/words/pattern.ts';

/** Words between the first and the last day, with a weekday or an article of the last one. */
const joint = String.raw`\s*(?:-|–|—|{to_day}|{to_day_long})\s*(?:\p{L}{2,9}\.?,? )?`;
const ordinal = String.raw`(?:st|nd|rd|th|er|°|º|ª|\.)?`;
const number = String.raw`(?<!\d[.,:]?|\p{L})(?<first>0?[1-9]|[12]\d|3[01])`;
const year = String.raw`(?<year>20\d{2})`;

/** "6 to 13 March 2027", "del 6 al 13 de marzo de 2027", "March 6-13, 2027". */
const day_first = plainPattern(
  String.raw`${number}${ordinal}${joint}(?<last>0?[1-9]|[12]\d|3[01])${ordinal} ?(?:de |di |of |d')?(?<month>${any_month_name})\.?,? ?(?:de |del |di )?${year}(?!\d)`,
  'dgu',
);
const month_first = plainPattern(
  String.raw`(?<!\p{L})(?<month>${any_month_name})\.? ${number.replace('(?<!\\d[.,:]?|\\p{L})', '')}${ordinal}\s*(?:-|–|—|{through})\s*(?<last>0?[1-9]|[12]\d|3[01])${ordinal},? ${year}(?!\d)`,
  'dgu',
);
/** A day of the voyage, a deck or a number is not the first day of a span. */
const of_other_kind = plainPattern(String.raw`(?<!\p{L}){of_other_number}\.?\s*$`, 'u');

/**
 * Completes the days of spans in a text: the month and year of the first day are printed with the last one.
 * @param text as `plain` gives it; @param days the days in it that have their own month
 */
export function withRanges(text: string, days: readonly WrittenDay[]): WrittenDay[] {
  let found = [...days];
  for (const pattern of [day_first, month_first]) {
    for (const match of text.matchAll(pattern)) {
      const { first = '', last = '', month = '', year: of_year = '' } = match.groups ?? {};
      if (Number(first) >= Number(last) || of_other_kind.test(text.slice(0, match.index))) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      const places = match.indices?.groups ?? {};
      const made = (day: string, from: number, to: number): WrittenDay => ({
        start: from,
        end: to,
        year: Number(of_year),
        month: monthOf(month),
        day: Number(day),
        is_numeric: false,
      });
      found = found.filter((one) => one.end <= start || one.start >= end);
      found.push(
        made(first, start, places['first']?.[1] ?? start),
        made(last, places['last']?.[0] ?? end, end),
      );
    }
  }
  return withYears(
    text,
    inNumbers(
      text,
      found.toSorted((a, b) => a.start - b.start),
    ),
  );
}

const joining_word = String.raw`\s+(?:{to_day}|{to_day_long})\s+(?:\p{L}{2,9}\.?,? )?`;
const dash = String.raw`\s*[-–—]\s*`;
const before_last = String.raw`(?<![\d.,:/\p{L}-])(?<one>\d{1,2})`;
/**
 * The first day before "08.07.2027": "28.06. bis", "28/06 –"; or "01. bis", "1.–", "1-", with the month of the last
 * day.
 */
const first_in_numbers = [
  plainPattern(String.raw`${before_last}(?<sign>[./])(?<other>\d{1,2})\.?(?:${joining_word}|${dash})$`, 'u'),
  plainPattern(String.raw`${before_last}(?:\.?${joining_word}|\.${dash}|[-–])$`, 'u'),
];
const longest_span = 130;

/** Completes numeric spans: the missing parts of the first day are printed with the last one. */
function inNumbers(text: string, days: readonly WrittenDay[]): WrittenDay[] {
  return days.flatMap((last, index): WrittenDay[] => {
    if (!last.is_numeric || last.year === undefined) return [last];
    const from = days[index - 1]?.end ?? 0;
    const before = text.slice(from, last.start);
    const match = first_in_numbers.map((pattern) => pattern.exec(before)).find((one) => one !== null);
    const { one = '', other } = match?.groups ?? {};
    if (match === undefined || match === null || of_other_kind.test(before.slice(0, match.index)))
      return [last];
    const is_month_first = Number(/\d+/.exec(text.slice(last.start))?.[0]) !== last.day;
    const month = other === undefined ? last.month : Number(is_month_first ? one : other);
    const day = Number(is_month_first && other !== undefined ? other : one);
    const is_of_year_before = month > last.month;
    const start = from + match.index;
    const first: WrittenDay = {
      start,
      end: start + (/^[\d./]+/.exec(match[0])?.[0].length ?? 0),
      year: is_of_year_before ? last.year - 1 : last.year,
      month,
      day,
      is_numeric: true,
    };
    const [begins, ends] = [isoDay(first), isoDay(last)];
    if (begins === null || ends === null || begins >= ends) return [last];
    return nightsBetween(begins, ends) > longest_span ? [last] : [first, last];
  });
}

const only_joins = plainPattern(
  String.raw`^[\s,.]*(?:-|–|—|{to_day})?[\s,.]*(?:\p{L}{2,10}\.?,?\s*){0,2}$`,
  'u',
);

/** "Sat, Mar 6 – Thu, Mar 11, 2027": the first day is in the year of the last one, or in the year before. */
function withYears(text: string, days: readonly WrittenDay[]): WrittenDay[] {
  return days.map((one, index) => {
    const next = days[index + 1];
    if (one.year !== undefined || next?.year === undefined) return one;
    if (!only_joins.test(text.slice(one.end, next.start))) return one;
    const is_later = one.month > next.month || (one.month === next.month && one.day > next.day);
    return { ...one, year: is_later ? next.year - 1 : next.year };
  });
}
