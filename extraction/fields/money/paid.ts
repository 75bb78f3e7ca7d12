import { type DayOrder, isoDay } from '#extraction/values/days.ts';
import { phrasesIn } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';
import { plainPattern } from '#extraction/words/pattern.ts';

/** A statement that the booking is paid in full, with its day if there is one. */
export interface PaidInFull {
  day: string | null;
  piece: Piece;
}

/** Preceding words for the opposite or the future: "not yet paid in full", "must be paid in full by". */
const not_yet = plainPattern(String.raw`(?<!\p{L}){not_yet}(?!\p{L})[^.;]*$`, 'u');
const due = plainPattern(String.raw`^\s*{by_day}(?!\p{L})`, 'u');

/** The statement in some rows that the booking is paid in full, or null. */
export function paidInFull(sheet: Sheet, lines: readonly Line[], order: DayOrder): PaidInFull | null {
  let found: PaidInFull | null = null;
  for (const line of lines) {
    for (const piece of line.pieces) {
      const hit = phrasesIn(piece.plain, 'paid_in_full', sheet.languages).find(
        ({ start, end }) => !not_yet.test(piece.plain.slice(0, start)) && !due.test(piece.plain.slice(end)),
      );
      if (hit === undefined) continue;
      const near = valuesOf(piece, order).days.find(
        ({ start, end }) =>
          (start >= hit.end && start - hit.end < 12) || (end <= hit.start && hit.start - end < 12),
      );
      const day = near === undefined ? null : isoDay(near);
      if (day !== null) return { day, piece };
      found ??= { day: null, piece };
    }
  }
  return found;
}
