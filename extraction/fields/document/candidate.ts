import type { ReadValue, Place } from '#domain/proposal.ts';
import { at } from '#extraction/decode/affine.ts';
import type { Piece, Sheet } from './sheet.ts';

/** A possible value of a field. */
export interface Candidate<Value = string> {
  value: Value;
  /** 0 to 1 */
  score: number;
  words: string;
  piece: Piece;
}

/** The place of a cell, in fractions of its page. */
export function placeOf(sheet: Sheet, piece: Piece): Place | null {
  const line = sheet.lines[piece.line];
  const page = sheet.pages.find(({ number }) => number === line?.page);
  if (line === undefined || page === undefined) return null;
  const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  const { to_picture = [1 / page.width, 0, 0, 1 / page.height, 0, 0] } = page;
  const corners = [piece.x0, piece.x1].flatMap((x) => [line.y0, line.y1].map((y) => at(to_picture, x, y)));
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    page: line.page,
    row: line.row,
    x0: fraction(Math.min(...across)),
    y0: fraction(Math.min(...down)),
    x1: fraction(Math.max(...across)),
    y1: fraction(Math.max(...down)),
  };
}

export function foundOf<Value>(
  sheet: Sheet,
  { value, score, words, piece }: Candidate<Value>,
): ReadValue<Value> {
  const sure = Math.min(1, Math.max(0.05, score)) * piece.confidence;
  return { value, confidence: Math.round(sure * 100) / 100, words, place: placeOf(sheet, piece) };
}

/** The best candidate; of equal ones the first. */
export function best<Value>(candidates: readonly Candidate<Value>[]): Candidate<Value> | undefined {
  return candidates.toSorted((a, b) => b.score - a.score)[0];
}
