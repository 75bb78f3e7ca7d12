import type { Row } from '../model.ts';
import { blocksOf } from './blocks.ts';
import type { PlacedPiece } from './pdf-text.ts';

/** Rotated text, vertical or diagonal such as a stamp: separate rows after the others, with their real places. */
export function turnedRows(
  pieces: readonly PlacedPiece[],
  is_rtl: boolean,
  before: readonly Row[],
  width: number,
  height: number,
): Row[] {
  const rows: Row[] = [];
  let block = Math.max(-1, ...before.map((row) => row.block)) + 1;
  for (const turn of [...new Set(pieces.map((piece) => piece.turn))].filter((one) => one !== 0)) {
    const inside = blocksOf(
      pieces.filter((piece) => piece.turn === turn),
      is_rtl,
    );
    for (const row of inside)
      rows.push({ ...turnedBack(row, turn, width, height), block: block + row.block });
    block = Math.max(block, ...rows.map((row) => row.block)) + 1;
  }
  return rows;
}

/** Maps a row from the page that is rotated upright back to this page. */
function turnedBack(row: Row, turn: number, width: number, height: number): Row {
  const xs = row.cells.flatMap((cell) => [cell.x0, cell.x1]);
  const corners = [
    pointBack(Math.min(...xs), row.y0, turn, width, height),
    pointBack(Math.max(...xs), row.y1, turn, width, height),
  ];
  const x = corners.map(([one]) => one);
  const y = corners.map(([, one]) => one);
  const [x0, x1] = [Math.min(...x), Math.max(...x)];
  return {
    ...row,
    y0: Math.max(0, Math.min(...y)),
    y1: Math.min(height, Math.max(...y)),
    cells: row.cells.map((cell) => ({ ...cell, x0: Math.max(0, x0), x1: Math.min(width, x1) })),
  };
}

/** Rotates a point back by `turn` degrees about the middle of the page. */
function pointBack(x: number, y: number, turn: number, width: number, height: number): [number, number] {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [x - width / 2, y - height / 2];
  return [
    dx * Math.cos(angle) - dy * Math.sin(angle) + width / 2,
    dx * Math.sin(angle) + dy * Math.cos(angle) + height / 2,
  ];
}
