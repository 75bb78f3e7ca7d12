import { amountsIn, type WrittenAmount } from '../values/amounts.ts';
import { type DayOrder, daysIn, type WrittenDay } from '../values/days.ts';
import { timesIn, type WrittenTime } from '../values/times.ts';
import type { Piece } from './sheet.ts';

/** The values of a cell by their form, before anybody says what they mean. */
export interface Values {
  days: WrittenDay[];
  times: WrittenTime[];
  amounts: WrittenAmount[];
}

const phone_like = /(?<![\d.,])(?:\+|00)?\(?\d{1,4}\)?(?:[ .\-/]\(?\d{2,4}\)?){2,5}(?![\d.,])/g;
const known = new WeakMap<Piece, Values>();

/** Days, times and amounts of a cell, each at a place of its own. */
export function valuesOf(piece: Piece, order: DayOrder): Values {
  const there = known.get(piece);
  if (there !== undefined) return there;
  const days = daysIn(piece.plain, order);
  const times = timesIn(piece.plain).filter(
    (time) => !days.some((day) => time.start < day.end && time.end > day.start),
  );
  const phones = [...piece.plain.matchAll(phone_like)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        piece.plain.slice(start, end).replaceAll(/\D/g, '').length >= 8 &&
        !/[.,]\d{2}$/.test(piece.plain.slice(start, end)),
    );
  const amounts = amountsIn(piece.text, [...days, ...times, ...phones]);
  const found = { days, times, amounts };
  known.set(piece, found);
  return found;
}
