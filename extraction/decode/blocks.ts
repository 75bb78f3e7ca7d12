import type { Row } from '../model.ts';
import { linesOf, rowOf, type Piece } from './rows.ts';

/** The pieces of a page as rows, block after block. */
export function blocksOf(pieces: readonly Piece[], is_rtl: boolean): Row[] {
  const rows: Row[] = [];
  let block = 0;
  let last: Row | null = null;
  for (const line of linesOf(pieces)) {
    const row = rowOf(line, is_rtl, block);
    if (last && row.y0 - last.y1 > 1.1 * Math.max(row.size, last.size)) row.block = ++block;
    rows.push(row);
    last = row;
  }
  return rows.filter((row) => row.cells.some((cell) => cell.text !== ''));
}
