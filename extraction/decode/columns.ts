import { linesOf, rowOf, type Piece } from './rows.ts';
import type { Cell, Row } from '../model.ts';

/** Two columns of a page, which are read one after the other, with the parts above and below them. */
export interface Band {
  above: Piece[];
  left: Piece[];
  right: Piece[];
  below: Piece[];
}

interface Side {
  rows: number;
  alone: number;
}

/**
 * Finds the columns with the most rows, if there are any. A white strip from top to bottom is not enough: it occurs in
 * every table, and between labels and values. Columns are independent: their lines are at different heights, or both
 * have the same heads, or rows on both sides begin with a day.
 */
export function bandOf(pieces: readonly Piece[], is_rtl: boolean): Band | null {
  const lines = linesOf(pieces);
  const rows = lines.map((line) => rowOf(line, is_rtl, 0));
  let best: { at: number; from: number; to: number } | null = null;
  for (const at of stripsOf(rows)) {
    for (const [from, to] of runsBeside(rows, at)) {
      const all = [apartIn(lines, at, from, to), titledIn(rows, at, from, to), twinsIn(rows, at, from, to)];
      for (const found of all)
        if (found && (!best || found[1] - found[0] > best.to - best.from))
          best = { at, from: found[0], to: found[1] };
    }
  }
  if (!best) return null;
  const { at, from, to } = best;
  const inside = lines.slice(from, to + 1).flat();
  return {
    above: lines.slice(0, from).flat(),
    left: inside.filter((piece) => middle(piece) < at),
    right: inside.filter((piece) => middle(piece) >= at),
    below: lines.slice(to + 1).flat(),
  };
}

const middle = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2;

/** Candidates for white strips: the middles of gaps between cells of a row, and the ends of rows. */
function stripsOf(rows: readonly Row[]): number[] {
  const found: number[] = [];
  for (const row of rows) {
    const cells = [...row.cells].sort((a, b) => a.x0 - b.x0);
    for (const [at, cell] of cells.entries()) {
      const next = cells[at + 1];
      if (next) found.push((cell.x1 + next.x0) / 2, next.x0 - 2);
      else found.push(cell.x1 + 3);
    }
  }
  return [...new Set(found.map(Math.round))].sort((a, b) => a - b);
}

/** Runs of rows without a cell across the strip, cut to the part in which both sides have cells. */
function runsBeside(rows: readonly Row[], at: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to++) {
    const row = rows[to];
    const is_crossed = row?.cells.some((cell) => cell.x0 < at - 1 && cell.x1 > at + 1) ?? true;
    const is_far = row && to > from && row.y0 - (rows[to - 1]?.y1 ?? 0) > 5 * row.size;
    if (!is_crossed && !is_far) continue;
    const cut = overlap(rows, at, from, to - 1);
    if (cut) runs.push(cut);
    from = is_crossed ? to + 1 : to;
  }
  return runs;
}

const hasLeft = (row: Row, at: number) => row.cells.some((cell) => middle(cell) < at);
const hasRight = (row: Row, at: number) => row.cells.some((cell) => middle(cell) >= at);

/**
 * Removes rows at the ends of a run that are on one side only, except one that begins or ends a little before the other
 * side.
 */
function overlap(rows: readonly Row[], at: number, from: number, to: number): [number, number] | null {
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  const lefts = numbers.filter((n) => rows[n] && hasLeft(rows[n], at));
  const rights = numbers.filter((n) => rows[n] && hasRight(rows[n], at));
  const first = Math.max(lefts[0] ?? Infinity, rights[0] ?? Infinity);
  const last = Math.min(lefts.at(-1) ?? -1, rights.at(-1) ?? -1);
  if (first > to || last < from || last < first) return null;
  const near = (n: number, other: number) => {
    const [a, b] = [rows[n], rows[other]];
    return a && b && Math.abs(a.y0 - b.y0) < 2.2 * Math.max(a.size, b.size);
  };
  let start = first;
  while (start > from && near(start - 1, start) && first - start < 3) start--;
  let end = last;
  while (end < to && near(end + 1, end) && end - last < 6) end++;
  return [start, end];
}

const most_parts = 24;

/** The longest part of a run in which both sides are independent, without a table right above or below it. */
function apartIn(lines: readonly Piece[][], at: number, from: number, to: number): [number, number] | null {
  let longest: [number, number] | null = null;
  // each part is combined with each later one: a page of a thousand scattered lines would take minutes
  if (partsBegin(lines, from, to).length > most_parts) return apartWithin(lines, at, from, to);
  for (const first of partsBegin(lines, from, to)) {
    for (const last of partsBegin(lines, first + 1, to + 1).map((n) => n - 1)) {
      if (longest && last - first <= longest[1] - longest[0]) continue;
      if (hasTableAcross(lines, at, first, last)) continue;
      const found = apartWithin(lines, at, first, last);
      if (found && (!longest || found[1] - found[0] > longest[1] - longest[0])) longest = found;
    }
  }
  return longest;
}

/** The first row of a run, the rows with more white above than between lines, and the row after the run. */
function partsBegin(lines: readonly Piece[][], from: number, to: number): number[] {
  const begins = [from];
  for (let n = from + 1; n < to; n++) if (gapAbove(lines, n) > 1.9) begins.push(n);
  if (to !== from) begins.push(to);
  return begins;
}

/** Whether a part with white above and below it is a table: at least two rows, all at the same height on both sides. */
function hasTableAcross(lines: readonly Piece[][], at: number, from: number, to: number): boolean {
  const begins = partsBegin(lines, from, to + 1);
  return begins.slice(0, -1).some((first, n) => {
    const part = lines.slice(first, begins[n + 1]);
    const [line] = part;
    // a heading with its second half at the right edge
    const is_edge = begins.length > 2 && (n === 0 || n === begins.length - 2);
    if (line && part.length === 1)
      return is_edge && new Set(line.map((piece) => middle(piece) < at)).size === 2;
    return (
      part.every((row) => isAcross(row, at) || row.every((piece) => middle(piece) < at)) &&
      part.filter((row) => isAcross(row, at)).length >= 2
    );
  });
}

/** Whether a line has pieces on both sides of a strip. */
const isAcross = (line: readonly Piece[], at: number) =>
  line.some((one) => middle(one) < at && line.some((other) => middle(other) >= at && isLevel(one, other)));

const gapAbove = (lines: readonly Piece[][], n: number) =>
  ((lines[n]?.[0]?.baseline ?? 0) - (lines[n - 1]?.[0]?.baseline ?? 0)) / (lines[n]?.[0]?.size ?? 1);

function apartWithin(
  lines: readonly Piece[][],
  at: number,
  from: number,
  to: number,
): [number, number] | null {
  const isLevelRow = (n: number) => isAcross(lines[n] ?? [], at);
  // headings of both columns may be at the same height
  if (gapAbove(lines, from) > 1.5 && areApart(lines.slice(from, to + 1), at)) return [from, to];
  // rows on both sides at the end belong to a table below, with the heading above them
  let end = to;
  while (end > from && isLevelRow(end)) end--;
  // a single row, close below the others, may be at the same height by chance
  if (end === to - 1 && gapAbove(lines, to) < 1.6) end = to;
  if (end < to && gapAbove(lines, end) > 1.9) end--;
  let start = from;
  while (start < end && isLevelRow(start) && isLevelRow(start + 1)) start++;
  if (start > from && isLevelRow(start)) start++;
  // the rest of the table whose rows were at the same height
  const next = partsBegin(lines, from, end + 1).find((n) => n >= start) ?? end;
  if (start > from && next < end) start = next;
  return end > start && areApart(lines.slice(start, end + 1), at) ? [start, end] : null;
}

/** Two tables side by side with a title over each, aligned with its table: "Itinerary" and "Payments". */
function titledIn(rows: readonly Row[], at: number, from: number, to: number): [number, number] | null {
  for (let n = from; n < to - 2; n++) {
    const [titles, heads] = [cellsAcross(rows[n]), cellsAcross(rows[n + 1])];
    const [one, other] = titles;
    if (!one || !other || titles.length !== 2 || !titles.every(isTitle)) continue;
    const lefts = heads.filter((cell) => middle(cell) < at);
    const rights = heads.filter((cell) => middle(cell) >= at);
    if (lefts.length < 2 || rights.length < 2 || !areHeads(heads.map(({ text }) => text))) continue;
    const isOver = (title: Cell, head?: Cell) => head && Math.abs(title.x0 - head.x0) < (rows[n]?.size ?? 0);
    if (isOver(one, lefts[0]) && isOver(other, rights[0])) return [n, to];
  }
  return null;
}

const isTitle = ({ text, is_bold }: Cell) => is_bold && /^[^\d:]{4,40}$/.test(text);
const cellsAcross = (row?: Row) => [...(row?.cells ?? [])].sort((a, b) => a.x0 - b.x0);

function twinsIn(rows: readonly Row[], at: number, from: number, to: number): [number, number] | null {
  const begin = beginOfTwins(rows.slice(from, to + 1), at);
  return begin === null ? null : [from + begin, to];
}

/** Baselines of a table's row differ by less, in heights of its letters. */
const same_height = 0.12;
const same_height_of_pictures = 0.35;

/** Whether the lines of both sides are mostly at different heights. */
function areApart(lines: readonly (readonly Piece[])[], at: number): boolean {
  const left: Side = { rows: 0, alone: 0 };
  const right: Side = { rows: 0, alone: 0 };
  let near = 0;
  let last: number | null = null;
  for (const line of lines) {
    const lefts = line.filter((piece) => middle(piece) < at);
    const rights = line.filter((piece) => middle(piece) >= at);
    const is_together = lefts.some((one) => rights.some((other) => isLevel(one, other)));
    if (lefts.length > 0) left.rows++;
    if (rights.length > 0) right.rows++;
    if (lefts.length > 0 && !is_together) left.alone++;
    if (rights.length > 0 && !is_together) right.alone++;
    const [first] = line;
    const baseline = first?.baseline ?? 0;
    // lines of one column do not follow each other so closely
    const is_close = last !== null && baseline - last < 0.95 * (first?.size ?? 0);
    if ((lefts.length > 0 && rights.length > 0 && !is_together) || (is_close && !is_together)) near++;
    last = baseline;
  }
  const fewer = Math.min(left.rows, right.rows);
  const together = left.rows - left.alone;
  return fewer >= 2 && left.alone > 0 && right.alone > 0 && together * 3 <= fewer && near >= 2;
}

function isLevel(a: Piece, b: Piece): boolean {
  const part = a.is_word || b.is_word ? same_height_of_pictures : same_height;
  return Math.abs(a.baseline - b.baseline) < part * Math.max(a.size, b.size);
}

/**
 * The first row of a table that continues in a second column beside it, if there is one: it has the same heads twice,
 * or from it on three rows begin with a day on both sides.
 */
function beginOfTwins(rows: readonly Row[], at: number): number | null {
  const beside = rows.map((row) => {
    const cells = [...row.cells].sort((a, b) => a.x0 - b.x0);
    return {
      left: cells.filter((cell) => middle(cell) < at).map((cell) => cell.text),
      right: cells.filter((cell) => middle(cell) >= at).map((cell) => cell.text),
    };
  });
  const heads = beside.findIndex(({ left, right }) => areHeads(left) && left.join('\n') === right.join('\n'));
  if (heads !== -1) return heads;
  // both in the same form, as rows such as "1 LUCIANA PRADO" and "1/4 Boleto" can be next to the days of another table
  const days = [...beside.keys()].filter((n) => {
    const form = dayForm(beside[n]?.left);
    return form !== null && form === dayForm(beside[n]?.right);
  });
  const [first] = days;
  if (first === undefined || days.length < 3) return null;
  return first > 0 && areHeads(beside[first - 1]?.left ?? []) ? first - 1 : first;
}

/** At least two different words: names of a family and prices of guests repeat side by side, too. */
const areHeads = (texts: readonly string[]) =>
  texts.length >= 2 &&
  new Set(texts).size === texts.length &&
  texts.every((text) => /^[^\d]{2,30}$/.test(text));

const day =
  /^(?:\p{L}{2,4}\.?,? )?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|\d{1,2}\.? \p{L}{3,}|\p{L}{3,} \d{1,2})(?!\d|[:.h]\d)/u;

/** The form of the day at the beginning of a row, if a place follows; not for a day that is an end of a span. */
function dayForm(texts: readonly string[] = []): string | null {
  const text = texts.join(' ');
  const [found] = day.exec(text) ?? [];
  if (found === undefined || !/\p{L}{3}/u.test(text.replace(day, ''))) return null;
  return found.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'a');
}
