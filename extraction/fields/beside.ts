import type { LabelName } from '../words/shape.ts';
import { labelsOf, overlap } from './context.ts';
import type { Label } from './labels.ts';
import type { Line, Piece, Sheet } from './sheet.ts';

/** Words that a label belongs to: behind it, in the next cell, or below. */
export interface Beside {
  text: string;
  /** the cell that holds them, and where they begin in it */
  piece: Piece;
  start: number;
  score: number;
  label: Label;
  label_words: string;
  is_below: boolean;
}

/** All words beside labels of a name in some rows, the likeliest first. */
export function besideLabels(sheet: Sheet, lines: readonly Line[], name: LabelName): Beside[] {
  const found: Beside[] = [];
  for (const line of lines) {
    for (const piece of line.pieces) {
      for (const label of labelsOf(sheet, piece)) {
        if (!label.names.includes(name)) continue;
        const one = besideOf(sheet, line, piece, label);
        if (one !== null) found.push(one);
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

const marks = /^[\s:#.*–-]*(?:\(s\))?[\s:#.*–-]*/u;
const stops = / [·•|] |[;|·•]|\s{2,}|(?<=\p{L}{3})\. (?=\p{Lu})/u;

function besideOf(sheet: Sheet, line: Line, piece: Piece, label: Label): Beside | null {
  const before = piece.text.slice(0, label.start);
  const is_head = /^[\s\d.)#:*–-]*$/.test(before) || /[·•|;,:(.–—-]\s*$/u.test(before);
  const head_score = is_head ? 0 : -0.35;
  const label_words = piece.text.slice(label.start, label.end);
  const rest = piece.text.slice(label.end);
  const mark = marks.exec(rest)?.[0] ?? '';
  const inline = cutAtNextLabel(sheet, piece, label.end + mark.length);
  // in Hebrew a colon that belongs behind the label may stand before it
  const is_marked = /[:#]/.test(mark) || /[:]\s*$/.test(before);
  if (/[\p{L}\d]/u.test(inline)) {
    return {
      text: inline,
      piece,
      start: label.end + mark.length,
      score: (is_marked ? 1 : 0.85) + head_score,
      label,
      label_words,
      is_below: false,
    };
  }
  if (!is_head) return null;
  const next = line.pieces[piece.index + 1];
  const is_next_label = next !== undefined && isLabel(sheet, next);
  if (next !== undefined && !is_next_label)
    return {
      text: cutAtNextLabel(sheet, next, 0),
      piece: next,
      start: 0,
      score: 0.97,
      label,
      label_words,
      is_below: false,
    };
  const below = pieceBelow(sheet, line, piece);
  if (below === null) return null;
  return {
    text: cutAtNextLabel(sheet, below, 0),
    piece: below,
    start: 0,
    score: 0.88,
    label,
    label_words,
    is_below: true,
  };
}

/** Whether a cell is a label and nothing else. */
export function isLabel(sheet: Sheet, piece: Piece): boolean {
  const labels = labelsOf(sheet, piece);
  const [first] = labels;
  if (first === undefined || first.start > 2) return false;
  const covered = labels.reduce((sum, { start, end }) => sum + (end - start), 0);
  const letters = piece.plain.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return covered >= letters * 0.85 || /:\s*$/.test(piece.text);
}

/** The words from a place to the next label that stands like one, or to a sign between two facts. */
function cutAtNextLabel(sheet: Sheet, piece: Piece, from: number): string {
  const labels = labelsOf(sheet, piece).filter(
    (label) => label.start > from && /^\s*[:#]/.test(piece.text.slice(label.end)),
  );
  const end = Math.min(piece.text.length, ...labels.map(({ start }) => start));
  const text = piece.text.slice(from, end);
  const stop = stops.exec(text);
  return (stop === null || stop.index === 0 ? text : text.slice(0, stop.index)).trim();
}

/** The cell right below another, in one of the next rows. */
export function pieceBelow(sheet: Sheet, line: Line, piece: Piece): Piece | null {
  for (let index = line.index + 1; index <= line.index + 3; index += 1) {
    const below = sheet.lines[index];
    if (below === undefined || below.page !== line.page) return null;
    const found = below.pieces.find((other) => overlap(other, piece) > 0.3);
    if (found !== undefined) return isLabel(sheet, found) ? null : found;
  }
  return null;
}
