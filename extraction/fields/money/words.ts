import type { DayOrder } from '#extraction/values/days.ts';
import { isoDay } from '#extraction/values/days.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { labelsOf, overlap, labelsNear } from '../document/context.ts';
import { type Label, labelsIn } from '../document/labels.ts';
import { role_names } from './judge.ts';
import { isAlone, type MoneySpot } from './spots.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';

/** The words around an amount: its label, its days, and the text beside it. */
export interface MoneyWords {
  /** its labels, in the order of their text */
  labels: readonly Label[];
  /** the text of the labels */
  source: string;
  /** 1 right before the amount */
  nearness: number;
  /** the words before the amount that belong to it */
  text: string;
  /** the same with the words after it */
  around: string;
  /** its label and its cell as printed, in which the label may stand as well */
  printed: string;
  days: string[];
  /** the cells of its label */
  cells: readonly Piece[];
}

const money_names: readonly LabelName[] = [...role_names, 'final_payment', 'flight', 'hotel'];

export const isMoneyLabel = ({ names }: Label): boolean => names.some((name) => money_names.includes(name));

/**
 * The words of an amount: before it in its cell, in previous cells, around it, above it, or in the row that continues
 * in its own.
 */
export function wordsOf(
  sheet: Sheet,
  spot: MoneySpot,
  spots: readonly MoneySpot[],
  order: DayOrder,
): MoneyWords {
  const { piece, line } = spot;
  const here = spots.filter((other) => other.piece === piece);
  const from = Math.max(0, ...here.filter(({ end }) => end <= spot.start).map(({ end }) => end));
  const to = Math.min(
    piece.text.length,
    ...here.filter(({ start }) => start >= spot.end).map(({ start }) => start),
  );
  const before = piece.text.slice(from, spot.start);
  const after = piece.text.slice(spot.end, statementEnd(piece, spot.end, to, order));
  const cells = from > 0 && !isAlone(piece, spots) ? [] : labelCells(sheet, line, piece, spots, order);
  const beside = to < piece.text.length ? [] : cellsAfter(line, piece, spots, order);
  const wrapped = cells.length === 0 && from === 0 ? wrappedBefore(sheet, spot, spots) : null;
  const joined = (...parts: string[]) => parts.filter((part) => /[\p{L}\d]/u.test(part)).join(' ');
  const of_cells = cells.map((cell) => cell.text);
  const own = joined(...of_cells, before.trim());
  const above = own === '' && wrapped !== null ? wrapped.piece.text.slice(wrapped.from) : '';
  const text = own === '' ? above.trim() : own;
  const days = [
    ...daysBetween(piece, from, spot.start, order),
    ...daysBetween(piece, spot.end, spot.end + after.length, order),
    ...cells.toReversed().flatMap((cell) => daysBetween(cell, 0, cell.text.length, order)),
    ...beside.flatMap((cell) => daysBetween(cell, 0, cell.text.length, order)),
    ...(own === '' && after.trim() === '' ? daysAbove(sheet, spot, spots, order) : []),
    ...(wrapped === null ? [] : daysBetween(wrapped.piece, wrapped.from, wrapped.piece.text.length, order)),
  ];
  const told = withInner(sheet, labelsFor(sheet, spot, { from, to, cells, spots, wrapped }));
  const around = [own === '' ? above : own, after, ...beside.map((cell) => cell.text)]
    .join(' ')
    .toLowerCase();
  return {
    ...told,
    text,
    around,
    printed: joined(...of_cells, above.trim(), piece.text),
    days: [...new Set(days)],
    cells,
  };
}

/** The end of a statement: at a full stop, except those within a date. */
function statementEnd(piece: Piece, from: number, to: number, order: DayOrder): number {
  const { days } = valuesOf(piece, order);
  for (let at = from; at < to; at += 1) {
    if (!/[.;·]/.test(piece.text[at] ?? '')) continue;
    if (!days.some(({ start, end }) => start <= at && at < end)) return at;
  }
  return to;
}

/** "Transferencia 07/09/2026" and below it the amount, in a narrow column. */
function daysAbove(sheet: Sheet, spot: MoneySpot, spots: readonly MoneySpot[], order: DayOrder): string[] {
  const above = sheet.lines[spot.line.index - 1];
  const over = above?.pieces.find((piece) => overlap(piece, spot.piece) > 0.5);
  if (above?.block !== spot.line.block || over === undefined || spots.some(({ piece }) => piece === over))
    return [];
  return /\p{L}{3}/u.test(over.text) ? daysBetween(over, 0, over.text.length, order) : [];
}

type LabelText = Pick<MoneyWords, 'labels' | 'source' | 'nearness'>;

/** "Total savings" is a label of a sum that contains another label. */
function withInner({ languages }: Sheet, told: LabelText): LabelText {
  const labels = told.labels.flatMap((label) => {
    if (!label.names.some((name) => name === 'total' || name === 'subtotal')) return [label];
    const first = /^\P{L}*\p{L}+[ -]+/u.exec(told.source.slice(label.start, label.end))?.[0].length ?? 0;
    const inner = first === 0 ? [] : labelsIn(told.source.slice(label.start + first, label.end), languages);
    const part = inner.find(({ names }) =>
      names.some((name) => name === 'discount' || name === 'taxes' || name === 'addon'),
    );
    if (part === undefined) return [label];
    const start = label.start + first + part.start;
    return [
      { ...label, end: label.start + told.source.slice(label.start, label.start + first).trimEnd().length },
      { names: part.names, start, end: label.start + first + part.end },
    ];
  });
  return { ...told, labels };
}

interface Reach {
  from: number;
  to: number;
  cells: readonly Piece[];
  spots: readonly MoneySpot[];
  wrapped: WrappedText | null;
}

function labelsFor(sheet: Sheet, spot: MoneySpot, { from, to, cells, spots, wrapped }: Reach): LabelText {
  const { piece } = spot;
  const all = labelsOf(sheet, piece);
  const own = all.filter((label) => label.start >= from && label.end <= spot.start && isMoneyLabel(label));
  const last = own.at(-1);
  const right_behind = labelRightBehind(all, spot, to);
  if (
    right_behind !== undefined &&
    (last === undefined || wordsIn(piece.plain.slice(last.end, spot.start)) > 3)
  )
    return { labels: [right_behind], source: piece.plain, nearness: 0.85 };
  if (last !== undefined) {
    const between = piece.plain.slice(last.end, spot.start);
    const nearness = 1 - 0.06 * wordsIn(between) - (/[.;!?]\s/.test(between) ? 0.4 : 0);
    if (nearness > 0.1) return { labels: own, source: piece.plain, nearness };
  }
  const own_words = wordsIn(piece.plain.slice(from, spot.start));
  for (const [step, cell] of cells.toReversed().entries()) {
    const labels = labelsOf(sheet, cell).filter(isMoneyLabel);
    const end = labels.at(-1)?.end;
    if (end === undefined) continue;
    const nearness = 0.95 - 0.05 * (step + own_words + wordsIn(cell.plain.slice(end)));
    if (nearness > 0.1) return { labels, source: cell.plain, nearness: Math.max(0.4, nearness) };
  }
  // "€ 300 (deposit)", "$500 deposit paid on 3 May"
  const behind = all.filter((label) => label.start >= spot.end && label.end <= to && isMoneyLabel(label));
  const [first] = behind;
  if (
    first !== undefined &&
    wordsIn(piece.plain.slice(spot.end, first.start)) <= 2 &&
    !/[.;·|]\s/.test(piece.plain.slice(spot.end, first.start)) &&
    own_words <= 3
  ) {
    return { labels: [first], source: piece.plain, nearness: 0.8 };
  }
  if (wrapped !== null && wrapped.labels.length > 0)
    return { labels: wrapped.labels, source: wrapped.piece.plain, nearness: 0.9 };
  // a heading above applies to a cell, not to a sentence
  if (own_words <= 2 && wordsIn(piece.plain.slice(spot.end)) <= 4 && from === 0) {
    const above = labelsNear(sheet, spot, spots).find(
      (said) => sheet.lines[said.piece.line] !== spot.line && isMoneyLabel(said.label),
    );
    // a row with its own label is not the total of the column's head
    const is_of_row = cells.some((cell) => /\p{L}{3}/u.test(cell.text));
    const is_sum = above?.names.some((name) => name === 'total' || name === 'subtotal') === true;
    if (above !== undefined && !(is_of_row && is_sum))
      return { labels: [above.label], source: above.piece.plain, nearness: above.nearness };
  }
  return { labels: [], source: '', nearness: 0 };
}

/** "so there is $6,946.00 left to pay": the words right after the amount, unless they belong to the next amount. */
function labelRightBehind(
  labels: readonly Label[],
  { piece, end }: MoneySpot,
  to: number,
): Label | undefined {
  return labels.find(
    (label) =>
      label.names.includes('balance') &&
      label.start > end &&
      label.end <= to &&
      piece.plain.slice(end, label.start).trim() === '' &&
      (to === piece.plain.length || wordsIn(piece.plain.slice(label.end, to)) > 3),
  );
}

const wordsIn = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/** The cells before an amount that are its label, from the beginning of the page's column. */
function labelCells(
  sheet: Sheet,
  line: Line,
  piece: Piece,
  spots: readonly MoneySpot[],
  order: DayOrder,
): Piece[] {
  const found: Piece[] = [];
  let has_words = false;
  for (let index = piece.index - 1; index >= 0; index -= 1) {
    const cell = line.pieces[index];
    if (cell === undefined) break;
    const own = spots.filter((other) => other.piece === cell);
    if (own.length > 0 && isAlone(cell, own)) {
      // amounts of the row's other columns; after words they belong to another label
      if (has_words) break;
      continue;
    }
    const is_words = /\p{L}{2}/u.test(cell.text);
    const is_day = valuesOf(cell, order).days.length > 0;
    if (!is_words && !is_day) continue;
    found.unshift(cell);
    has_words ||= is_words;
    if (beginsColumn(sheet, line, cell)) break;
  }
  return found;
}

/** Whether a cell within a row begins a second column of the page: other rows begin at the same edge. */
function beginsColumn(sheet: Sheet, line: Line, cell: Piece): boolean {
  // an HTML page has columns only in its tables
  if (cell.index === 0) return true;
  if (sheet.document.kind === 'html') return false;
  const edge = (one: Piece): number => (line.is_rtl ? one.x1 : one.x0);
  const near = sheet.lines.filter(
    (other) => other.page === line.page && Math.abs(other.index - line.index) < 25,
  );
  return (
    near.filter(({ pieces: [first] }) => first !== undefined && Math.abs(edge(first) - edge(cell)) < 3)
      .length >= 3
  );
}

/** Cells after an amount that belong to it: with days or a few words, up to the next amount. */
function cellsAfter(line: Line, piece: Piece, spots: readonly MoneySpot[], order: DayOrder): Piece[] {
  const found: Piece[] = [];
  for (const cell of line.pieces.slice(piece.index + 1)) {
    if (spots.some((other) => other.piece === cell)) break;
    const days = valuesOf(cell, order).days.reduce((sum, { start, end }) => sum + (end - start), 0);
    if (days > 0 && days < cell.text.length * 0.6) break;
    if (cell.text.length > 40) break;
    found.push(cell);
  }
  return found;
}

interface WrappedText {
  piece: Piece;
  from: number;
  labels: Label[];
}

/** The end of the previous row, if its sentence continues in this one. */
function wrappedBefore(
  sheet: Sheet,
  { piece, line, start }: MoneySpot,
  spots: readonly MoneySpot[],
): WrappedText | null {
  if (piece.index > 0 || line.pieces.length > 1 || wordsIn(piece.plain.slice(0, start)) > 4) return null;
  // a row that begins with its own label starts a new statement: "Restzahlung 1.950,40 EUR"
  if (
    /^\p{Lu}/u.test(piece.text) &&
    labelsOf(sheet, piece).some((label) => label.start <= 2 && isMoneyLabel(label))
  )
    return null;
  const above = sheet.lines[line.index - 1];
  const last = above?.pieces.at(-1);
  if (above === undefined || last === undefined || above.block !== line.block || above.pieces.length > 1)
    return null;
  if (overlap(last, piece) < 0.5 || wordsIn(last.plain) < 5 || /[.;:!?]$/.test(last.text)) return null;
  const from = Math.max(0, ...spots.filter((other) => other.piece === last).map(({ end }) => end));
  // only the sentence that continues, not the ones before it
  const begin = from + (/^.*[.;!?]\s/.exec(last.plain.slice(from))?.[0].length ?? 0);
  return {
    piece: last,
    from: begin,
    labels: labelsOf(sheet, last).filter((label) => label.start >= begin && isMoneyLabel(label)),
  };
}

function daysBetween(piece: Piece, from: number, to: number, order: DayOrder): string[] {
  return valuesOf(piece, order)
    .days.filter((day) => day.start >= from && day.end <= to)
    .flatMap((day) => isoDay(day) ?? []);
}
