import { amountsIn, type WrittenAmount } from '#extraction/values/amounts.ts';
import { withRanges } from '#extraction/values/day-ranges.ts';
import { type DayOrder, daysIn, type WrittenDay } from '#extraction/values/days.ts';
import { timesIn, type WrittenTime } from '#extraction/values/times.ts';
import type { Piece } from './sheet.ts';

/** The values of a cell by their form, before their meaning is known. */
export interface Values {
  days: WrittenDay[];
  times: WrittenTime[];
  amounts: WrittenAmount[];
  /** "12.50" is a time or an amount: the context decides */
  either: WrittenAmount[];
}

const phone_like = /(?<![\d.,])(?:\+|00)?\(?\d{1,4}\)?(?:[ .\-/]\(?\d{2,4}\)?){2,5}(?![\d.,])/g;
const known = new WeakMap<Piece, Values>();

/** Days, times and amounts of a cell, each at its own place. */
export function valuesOf(piece: Piece, order: DayOrder): Values {
  const there = known.get(piece);
  if (there !== undefined) return there;
  const days = withRanges(piece.plain, daysIn(piece.plain, order));
  const phones = [...piece.plain.matchAll(phone_like)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        piece.plain.slice(start, end).replaceAll(/\D/g, '').length >= 8 &&
        !/[.,]\d{2}$/.test(piece.plain.slice(start, end)),
    );
  const written = amountsIn(piece.text, [...days, ...phones]);
  const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && one.end > other.start;
  // with a currency sign it is no time
  const times = timesIn(piece.plain).filter(
    (time) =>
      !days.some((day) => overlaps(time, day)) &&
      !written.some((amount) => amount.currency !== null && overlaps(time, amount)),
  );
  const amounts = written.filter((amount) => !times.some((time) => overlaps(time, amount)));
  const either = written.filter(
    (amount) =>
      amount.has_decimals &&
      times.some((time) => overlaps(time, amount)) &&
      /^[-−–+( ]*\d{1,2}[.,]\d{2}[) -]*$/.test(piece.text),
  );
  const found = { days, times, amounts, either };
  known.set(piece, found);
  return found;
}
