import { isCalendarDay } from '#domain/dates.ts';

export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/**
 * A calendar day as people type or paste it: `2027-03-06`, `06.03.2027`, `3/6/2027`, `6 3 27`, `06032027`, `060327`,
 * and with the month in words as far as `monthOf` knows them. The order of the figures is the reader's, but with dots
 * between them the day is first everywhere (`6.3.2027` was June 3 in the United States), unless only the other order
 * makes a day (`13/02/2027` in the United States). A year of two digits lies between 1950 and 2049.
 *
 * @param monthOf the number of a month (1 to 12) for a word in lower case
 * @returns `YYYY-MM-DD`; undefined when no such day exists
 */
export function parseDay(
  text: string,
  order: DayOrder,
  monthOf: (word: string) => number | undefined = () => undefined,
): string | undefined {
  const bare = text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t[\d:.]+z?)?$/.exec(bare);
  if (iso !== null) return dayOf(iso[1], iso[2], iso[3]);
  // digits without separators, as a telephone's keys have none
  const packed = /^(\d{8}|\d{6})$/.test(bare);
  if (packed && order === 'ymd') return dayOf(bare.slice(0, -4), bare.slice(-4, -2), bare.slice(-2));
  const figures = packed ? [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)] : (bare.match(/\d+/g) ?? []);
  const month = bare
    .match(/\p{L}+/gu)
    ?.map(monthOf)
    .find((found) => found !== undefined);
  if (month !== undefined && figures.length === 2) {
    const [first, second] = figures;
    return first?.length === 4 ? dayOf(first, String(month), second) : dayOf(second, String(month), first);
  }
  if (figures.length !== 3 || /\p{L}/u.test(bare)) return undefined;
  const [a, b, c] = figures;
  const is_dotted = /^\d+\.\s?\d+\.\s?\d+$/.test(bare);
  if (order === 'mdy' && !is_dotted) return dayOf(c, a, b) ?? dayOf(c, b, a);
  return dayOf(c, b, a) ?? dayOf(c, a, b);
}

/** Whether a text has the figures of a day, even of one that does not exist: `2027-02-30`, `31.04.27`, `30022027`. */
export function looksLikeDay(text: string): boolean {
  return /^(\d{4}([-/. ]+)\d{1,2}\2\d{1,2}|\d{1,2}([-/. ]+)\d{1,2}\3(\d{4}|\d{2})|\d{8}|\d{6})$/.test(
    text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').trim(),
  );
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  if (![1, 2].includes(day.length) || ![1, 2].includes(month.length)) return undefined;
  if (year.length !== 2 && year.length !== 4) return undefined;
  const full = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}
