import type { Row } from '../model.ts';
import { bandOf } from './columns.ts';
import { edgesOf, linesOf, rowOf, type Piece } from './rows.ts';

/** The vertical gap, in letter heights, from which on a new block begins. */
const block_gap = 1.1;

/** The pieces of a page as rows, block after block: adjacent columns one after the other. */
export function blocksOf(pieces: readonly Piece[], is_rtl: boolean): Row[] {
  const rows: Row[] = [];
  let block = -1;
  for (const region of regionsOf(pieces, is_rtl, 0)) {
    let last: Row | null = null;
    const lines = linesOf(region);
    const edges = is_rtl ? [] : edgesOf(lines);
    for (const line of lines) {
      const row = rowOf(line, is_rtl, block, edges);
      if (row.cells.every((cell) => cell.text === '')) continue;
      if (!last || row.y0 - last.y1 > block_gap * Math.max(row.size, last.size)) block++;
      rows.push({ ...row, block, cells: row.cells.filter((cell) => cell.text !== '') });
      last = row;
    }
  }
  return rows;
}

const deepest = 6;

/** The regions of a page in reading order: the part above columns, each column, the part below. */
function regionsOf(pieces: readonly Piece[], is_rtl: boolean, depth: number): Piece[][] {
  const band = depth < deepest ? bandOf(pieces, is_rtl) : null;
  if (!band) return [[...pieces]];
  const { above, left, right, below } = band;
  const beside = is_rtl ? [right, left] : [left, right];
  return [above, ...beside, below]
    .filter((part) => part.length > 0)
    .flatMap((part) => regionsOf(part, is_rtl, depth + 1));
}
