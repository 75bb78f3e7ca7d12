import type { LabelName } from '#extraction/words/shape.ts';
import { isLabel } from '../document/beside.ts';
import { labelsOf, overlap } from '../document/context.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';

const number_alone = /^(?=.*\d)[A-Z\d][A-Z\d-]{3,17}$/;
const farthest_head = 14;
const fewest_columns = 3;
const heads: ReadonlySet<LabelName> = new Set(['booking_number', 'line_number', 'record_locator']);

/**
 * The cell of a row in a column of confirmation numbers: tables of suppliers have one per row.
 * @returns undefined if the row is in no such table, or its cell has more than a number
 */
export function numberInColumn(sheet: Sheet, line: Line): Piece | undefined {
  if (line.pieces.length < fewest_columns) return undefined;
  return line.pieces.find(
    (piece) => number_alone.test(piece.text.trim()) && isUnderNumbers(sheet, line, piece),
  );
}

function isUnderNumbers(sheet: Sheet, line: Line, piece: Piece): boolean {
  for (const above of sheet.lines.slice(Math.max(0, line.index - farthest_head), line.index).toReversed()) {
    if (above.page !== line.page) return false;
    const over = above.pieces.find((one) => overlap(one, piece) > 0.3);
    if (over === undefined || above.pieces.length < fewest_columns || !isLabel(sheet, over)) continue;
    return labelsOf(sheet, over).some(({ names }) => names.some((name) => heads.has(name)));
  }
  return false;
}
