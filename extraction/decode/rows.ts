import type { Cell, Row } from '../model.ts';
import { cellText, inReadingOrder } from './direction.ts';
import { median } from './numbers.ts';

/** A run of letters with its place on the page, before rows are formed. */
export interface Piece {
  text: string;
  x0: number;
  x1: number;
  /** from the top of the page to its baseline */
  baseline: number;
  size: number;
  confidence: number;
  is_bold: boolean;
  /** always separate from its neighbours: a word of the OCR stays a word */
  is_word?: boolean;
}

/** Smallest gaps, in letter heights, of a space and of a new cell. */
const space_gap = 0.18;
const cell_gap = 1.2;
/** Pieces are on one line if their baselines are nearer than this fraction of the smaller one's height. */
const same_line = 0.45;

interface Line {
  baseline: number;
  size: number;
  pieces: Piece[];
}

/** Pieces of one region as lines from the top down, each sorted from left to right. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Line[] = [];
  // large pieces first, so that a small raised one joins their line rather than starting a new one
  for (const piece of [...pieces].sort((a, b) => b.size - a.size)) {
    const line = nearestLine(lines, piece) ?? raisedOn(lines, piece);
    if (line) line.pieces.push(piece);
    else lines.push({ baseline: piece.baseline, size: piece.size, pieces: [piece] });
  }
  return withCentred(lines.sort((a, b) => a.baseline - b.baseline)).map((line) =>
    line.pieces.sort((a, b) => a.x0 - b.x0 || a.x1 - b.x1),
  );
}

/** A label that is vertically centred beside two lines belongs to the first of them. */
function withCentred(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const above = kept.at(-1);
    const below = lines[at + 1];
    if (above && below && isBetween(line, above, below) && isAlone(line, lines, at))
      above.pieces.push(...line.pieces.map((piece) => ({ ...piece, baseline: above.baseline })));
    else kept.push(line);
  }
  return kept;
}

function isBetween(line: Line, above: Line, below: Line): boolean {
  const near = 0.85 * line.size;
  const is_near = line.baseline - above.baseline < near && below.baseline - line.baseline < near;
  return is_near && !meets(line, above) && !meets(line, below) && meets(above, below);
}

/** Whether no other line of its column is near, so that it is no line of a text beside another one. */
function isAlone(line: Line, lines: readonly Line[], at: number): boolean {
  const around = [lines[at - 3], lines[at - 2], lines[at + 2], lines[at + 3]].flatMap(
    (other) => other?.pieces ?? [],
  );
  return around.every(
    (piece) =>
      !line.pieces.some((own) => own.x0 < piece.x1 && piece.x0 < own.x1) ||
      Math.abs(piece.baseline - line.baseline) > 1.6 * line.size,
  );
}

const meets = (a: Line, b: Line) =>
  a.pieces.some((one) => b.pieces.some((other) => one.x0 < other.x1 && other.x0 < one.x1));

function nearestLine(lines: readonly Line[], piece: Piece): Line | null {
  let nearest: Line | null = null;
  let least = Infinity;
  for (const line of lines) {
    const away = Math.abs(line.baseline - piece.baseline);
    if (away < same_line * Math.min(line.size, piece.size) && away < least) {
      nearest = line;
      least = away;
    }
  }
  return nearest;
}

/** The line that contains a small raised piece: "Mme" and "2e" in French print. */
function raisedOn(lines: readonly Line[], piece: Piece): Line | null {
  return (
    lines.find(({ size, baseline, pieces }) => {
      const up = baseline - piece.baseline;
      const is_raised = piece.size < 0.8 * size && up > 0 && up < 0.6 * size;
      return is_raised && pieces.some(({ x1 }) => Math.abs(piece.x0 - x1) < 0.25 * piece.size);
    }) ?? null
  );
}

/** In letter heights: wider than a space of any font, narrower than a general gap between cells. */
const narrow_gap = 0.66;
const aligned = 0.4;

/**
 * The left edges of the columns of narrow tables: places at which runs begin in at least three lines, each after white
 * space, or in two consecutive lines with three such places in common, as the head of a table and its only row. In such
 * tables cells are close together ("Crystal Cruises" "CX 740 2281"); running text is not aligned like that.
 */
export function edgesOf(lines: readonly (readonly Piece[])[]): number[] {
  const starts = lines.map((line) =>
    line.filter((piece, at) => {
      const before = line[at - 1];
      return before !== undefined && piece.x0 - before.x1 >= narrow_gap * piece.size;
    }),
  );
  const alike = (x: number) =>
    starts.filter((line) => line.some((piece) => Math.abs(piece.x0 - x) < aligned)).length;
  const pairs = starts.flatMap((line, at) => {
    const next = starts[at + 1] ?? [];
    const shared = line.filter(({ x0 }) => next.some((other) => Math.abs(other.x0 - x0) < aligned));
    return shared.length >= 3 ? shared.map(({ x0 }) => x0) : [];
  });
  const often = starts.flat().flatMap(({ x0 }) => (alike(x0) >= 3 ? [x0] : []));
  return [...new Set([...often, ...pairs])];
}

/** The pieces of one line as a row of cells. @param edges left edges of columns */
export function rowOf(
  line: readonly Piece[],
  is_rtl: boolean,
  block: number,
  edges: readonly number[] = [],
): Row {
  const spacing = letterSpacing(line);
  const cells: Piece[][] = [];
  let end = -Infinity;
  for (const piece of line) {
    const height = piece.size;
    const last = cells.at(-1);
    const gap = piece.x0 - end - spacing;
    const begins_column = gap >= narrow_gap * height && edges.some((x) => Math.abs(piece.x0 - x) < aligned);
    if (last && gap < cell_gap * height && !begins_column) last.push(piece);
    else cells.push([piece]);
    end = Math.max(end, piece.x1);
  }
  const size = Math.max(...line.map((piece) => piece.size));
  const baseline = median(line.map((piece) => piece.baseline));
  const made = cells.map((pieces) => cellOf(pieces, is_rtl, spacing));
  return {
    block,
    table: null,
    y0: baseline - size * 0.8,
    y1: baseline + size * 0.2,
    size,
    cells: is_rtl ? made.reverse() : made,
  };
}

function cellOf(pieces: readonly Piece[], is_rtl: boolean, spacing: number): Cell {
  let end = Infinity;
  const runs = pieces.map((piece) => {
    const is_apart =
      piece.is_word === true ||
      piece.text.startsWith(' ') ||
      piece.x0 - end - spacing > space_gap * piece.size;
    end = piece.x1;
    return { text: piece.text.trim(), is_apart };
  });
  const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  const bold = pieces.reduce((sum, piece) => sum + (piece.is_bold ? piece.text.length : 0), 0);
  return {
    text: cellText(inReadingOrder(runs, is_rtl)),
    x0: Math.min(...pieces.map((piece) => piece.x0)),
    x1: Math.max(...pieces.map((piece) => piece.x1)),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
    is_bold: bold * 2 > letters,
  };
}

/** The gap between the letters of a line that is s p a c e d; 0 if it is not. */
function letterSpacing(line: readonly Piece[]): number {
  const single = line.filter((piece) => piece.text.trim().length === 1).length;
  if (line.length < 4 || single < line.length * 0.7) return 0;
  const gaps = line.slice(1).map((piece, at) => piece.x0 - (line[at]?.x1 ?? piece.x0));
  return Math.max(0, median(gaps));
}
