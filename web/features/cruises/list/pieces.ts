import type { VirtualItem } from '@tanstack/react-virtual';

/** A row to render, or the height of rows that are not rendered. */
export type Piece = { row: number } | { key: string; height: number };

/** Rows and the spaces between them, in the flow of the page: each piece is a gap away from the next. */
export function piecesOf(
  items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  start: number,
  end: number,
  gap: number,
): Piece[] {
  const pieces: Piece[] = [];
  let at = start - gap;
  const leaveRoom = (until: number, key: string) => {
    const height = until - at - 2 * gap;
    if (height > 0) pieces.push({ key, height });
  };
  for (const item of items) {
    leaveRoom(item.start, `before ${item.index}`);
    pieces.push({ row: item.index });
    at = item.end;
  }
  leaveRoom(end + gap, 'end');
  return pieces;
}
