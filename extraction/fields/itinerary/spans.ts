import { type DayOrder, daysIn, type WrittenDay } from '#extraction/values/days.ts';
import { wordPattern } from '#extraction/words/pattern.ts';

/** A span of days in one row: "15-16 Jun", "12.06. - 13.06.", "Days 5-6". */
export interface Span {
  first: WrittenDay;
  /** number of days from the first to the last */
  days: number;
  end: number;
}

const joiner = '(?:[-–—/&+]|{joins_days}|{joins_days_of_span})';
const before_day = wordPattern(
  String.raw`(?<!\d)(?<day>[12]?\d|3[01])(?:\.|st|nd|rd|th|er|°|º)?\s*${joiner}\s*(?:\p{L}{2,10}\.?,?\s+)?$`,
  'u',
);
const numbers_only =
  /^(?<before>\D{0,12})(?<day>[12]?\d|3[01])\.?\s?[-–/]\s?(?<last>[12]?\d|3[01])(?<sign>[./])(?<month>1[0-2]|0?[1-9])(?!\d)(?:\.(?:(?<year>20\d{2}|\d{2})(?![\d:.]))?)?/u;
const between = wordPattern(String.raw`^[\s.,]*${joiner}\s*(?:\p{L}{2,10}\.?,?\s+)?$`, 'u');

/** The longest stay in one port, in days. */
const longest_stay = 4;

/**
 * The span of days at the beginning of a cell, if there is more than one day.
 * @param leads whether a text has only weekdays and numbers of days
 */
export function spanIn(
  text: string,
  days: readonly WrittenDay[],
  order: DayOrder,
  leads: (before: string) => boolean,
): Span | null {
  const [first, second] = days;
  if (first === undefined) return order === 'dmy' ? ofNumbers(text, leads) : null;
  const head = before_day.exec(text.slice(0, first.start));
  if (head !== null && leads(text.slice(0, head.index))) {
    const day = Number(head.groups?.['day']);
    return spanOf(
      { ...first, day, month: day > first.day ? before(first.month) : first.month },
      first,
      first.end,
    );
  }
  if (second === undefined || !leads(text.slice(0, first.start))) return null;
  return between.test(text.slice(first.end, second.start)) ? spanOf(first, second, second.end) : null;
}

/** A span such as "15./16.6.", which does not begin with a whole date. */
function ofNumbers(text: string, leads: (before: string) => boolean): Span | null {
  const match = numbers_only.exec(text);
  const { before: lead = '', day, last, month, year } = match?.groups ?? {};
  if (match === null || !leads(lead)) return null;
  const [written] = daysIn(`${last ?? ''}.${month ?? ''}.${year ?? ''}`, 'dmy', true);
  return written === undefined ? null : spanOf({ ...written, day: Number(day) }, written, match[0].length);
}

const before = (month: number): number => (month === 1 ? 12 : month - 1);

function spanOf(one: WrittenDay, last: WrittenDay, end: number): Span | null {
  const days = daysBetween(one, last);
  if (days < 1 || days > longest_stay) return null;
  const { weekday: _, ...first } = one;
  return { first, days, end };
}

/** Days from one day to another; without a year the other is the next such day. */
export function daysBetween(a: WrittenDay, b: WrittenDay): number {
  const year = a.year ?? b.year ?? 2024;
  const [one, two] = [
    Date.UTC(year, a.month - 1, a.day),
    Date.UTC(b.year ?? a.year ?? year, b.month - 1, b.day),
  ];
  const days = Math.round((two - one) / 86_400_000);
  return days < 0 && (a.year === undefined || b.year === undefined) && days < -300 ? days + 365 : days;
}

const more_numbers = wordPattern(String.raw`^\s?${joiner}\s?(?<last>\d{1,3})(?![\d.,/:])`, 'u');

/** The rest of a span after its first number: "-6" of "Days 5-6". */
export function moreNumbers(text: string, first: number): { days: number; length: number } | null {
  const match = more_numbers.exec(text);
  const days = Number(match?.groups?.['last']) - first;
  return match !== null && days >= 1 ? { days, length: match[0].length } : null;
}

interface SpanCall {
  is_sea: boolean;
  more_days: number;
  written: WrittenDay | null;
  day_number: number | null;
  day_of_month: number | null;
  weekday: number | undefined;
  arrive: string | null;
  depart: string | null;
}

/** Splits a call of several days into one per day: the ship arrives on the first and leaves on the last. */
export function eachDay<Call extends SpanCall>(call: Call): Call[] {
  const { more_days, written, day_number, day_of_month } = call;
  if (call.is_sea || more_days < 1 || more_days > longest_stay) return [call];
  return Array.from({ length: more_days + 1 }, (_, at) => ({
    ...call,
    more_days: 0,
    written: written === null ? null : later(written, at),
    day_number: day_number === null ? null : day_number + at,
    day_of_month: day_of_month === null ? null : day_of_month + at,
    weekday: at === 0 ? call.weekday : undefined,
    arrive: at === 0 ? call.arrive : null,
    depart: at === more_days ? call.depart : null,
  }));
}

function later(written: WrittenDay, days: number): WrittenDay {
  const { year, month, day } = written;
  const date = new Date(Date.UTC(year ?? 2027, month - 1, day + days));
  return {
    ...written,
    ...(year === undefined ? {} : { year: date.getUTCFullYear() }),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}
