import { timesIn } from '#extraction/values/times.ts';
import { knowsPort, isSea, placeIn } from './rows.ts';
import type { Part } from './shape.ts';
import { says } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';

/**
 * For a table that was taken for two columns of the page: the parts of a row in the other column, with the place and
 * the times at the height of its day, or the times alone.
 */
export function partsAcross(sheet: Sheet, line: Line, own: readonly Part[]): Part[] {
  const text = own.map(({ piece, from, to }) => piece.plain.slice(from, to)).join(' ');
  if (timesIn(text, true).length > 0) return [];
  const needs_place = !/\p{L}{2}/u.test(text);
  const beside = levelWith(sheet, line);
  if (beside === undefined) return [];
  const found: Part[] = [];
  for (const piece of beside.pieces) {
    const is_time = isOfTimesOnly(sheet, piece);
    const is_place =
      needs_place &&
      found.length === 0 &&
      (knowsPort(placeIn(sheet, piece.text, piece.plain)) || isSea(sheet, piece.plain));
    if (!is_time && !is_place) break;
    found.push({ piece, from: 0, to: piece.text.length });
  }
  return found;
}

const closest = 0.6;

/** The row of another column at the same height, the nearest later one. */
function levelWith(sheet: Sheet, line: Line): Line | undefined {
  const behind = (other: Line) =>
    line.is_rtl
      ? (line.pieces.at(-1)?.x0 ?? 0) - (other.pieces[0]?.x1 ?? 0)
      : (other.pieces[0]?.x0 ?? 0) - (line.pieces.at(-1)?.x1 ?? 0);
  return sheet.lines
    .filter((other) => {
      if (other.page !== line.page || other.block === line.block) return false;
      const shared = Math.min(line.y1, other.y1) - Math.max(line.y0, other.y0);
      return shared > closest * Math.min(line.y1 - line.y0, other.y1 - other.y0) && behind(other) > 0;
    })
    .toSorted((a, b) => behind(a) - behind(b))[0];
}

/** Whether a cell has only times and their labels: "arr 8:00am, dep 6:00pm", "17:00", "—". */
function isOfTimesOnly(sheet: Sheet, { plain }: Piece): boolean {
  const times = timesIn(plain, true);
  if (times.length === 0) return /^[-–—]$/.test(plain) || says(plain, 'overnight', sheet.languages);
  const left = plain.replaceAll(/[\d:.]+/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return times.length <= 2 && left.length <= 3 * times.length;
}
