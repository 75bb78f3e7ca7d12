import type { LabelName } from '#extraction/words/shape.ts';
import { issuerLabels } from './issuer.ts';
import { type Label, labelsIn } from './labels.ts';
import type { Line, Piece, Sheet } from './sheet.ts';

/** A value at its place in a cell. */
export interface Spot {
  piece: Piece;
  start: number;
  end: number;
}

/** A label that may belong to a value, with its nearness: 1 right before it. */
export interface LabelMatch {
  names: readonly LabelName[];
  nearness: number;
  /** the words of the label, for people */
  words: string;
  piece: Piece;
  label: Label;
}

const known = new WeakMap<Piece, Label[]>();

/** The labels of a cell, cached. */
export function labelsOf(sheet: Sheet, piece: Piece): Label[] {
  const there = known.get(piece);
  if (there !== undefined) return there;
  const found = labelsIn(piece.plain, sheet.languages);
  for (const label of issuerLabels(piece.plain, sheet.issuers)) {
    const over = found.filter((other) => label.start < other.end && label.end > other.start);
    if (over.some((other) => other.end - other.start >= label.end - label.start)) continue;
    for (const other of over) found.splice(found.indexOf(other), 1);
    found.push(label);
  }
  found.sort((a, b) => a.start - b.start);
  known.set(piece, found);
  return found;
}

/**
 * The labels that may belong to a value, the likeliest first: before it in its cell, in the previous cell, at the
 * beginning of its row, above it in its column, after it in brackets.
 * @param others places of values of the same kind, which have their own labels
 */
export function labelsNear(sheet: Sheet, spot: Spot, others: readonly Spot[]): LabelMatch[] {
  const { piece, start, end } = spot;
  const line = sheet.lines[piece.line];
  if (line === undefined) return [];
  const found: LabelMatch[] = [];
  const boundary = Math.max(
    0,
    ...others.filter((other) => other.piece === piece && other.end <= start).map((other) => other.end),
  );
  const labels = labelsOf(sheet, piece);
  for (const label of labels.filter((one) => one.start >= boundary && one.end <= start).toReversed()) {
    const between = piece.plain.slice(label.end, start);
    found.push(saidBy(piece, label, 1 - 0.06 * wordsIn(between) - (/[.;!?]\s/.test(between) ? 0.4 : 0)));
  }
  const bracket = /^\s*[([]([^)\]]*)/.exec(piece.plain.slice(end));
  if (bracket !== null) {
    const inside = labels.find((one) => one.start >= end && one.end <= end + bracket[0].length);
    if (inside !== undefined) found.push(saidBy(piece, inside, 0.9));
  }
  // a label before a cell applies only to the first value in it
  if (boundary === 0)
    found.push(...saidBefore(sheet, line, spot, others), ...saidAbove(sheet, line, spot, others));
  return found.filter(({ nearness }) => nearness > 0.1).toSorted((a, b) => b.nearness - a.nearness);
}

function saidBy(piece: Piece, label: Label, nearness: number): LabelMatch {
  return { names: label.names, nearness, words: piece.text.slice(label.start, label.end), piece, label };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

function saidBefore(sheet: Sheet, line: Line, { piece, start }: Spot, others: readonly Spot[]): LabelMatch[] {
  const found: LabelMatch[] = [];
  const own_words = wordsIn(piece.plain.slice(0, start));
  for (let index = piece.index - 1; index >= 0; index -= 1) {
    const before = line.pieces[index];
    if (before === undefined) break;
    const steps = piece.index - 1 - index;
    const last = labelsOf(sheet, before).at(-1);
    const holds_value = others.some((other) => other.piece === before);
    if (last !== undefined && !holds_value) {
      const after = wordsIn(before.plain.slice(last.end));
      // "no later than 14 days before | Until 08/05/2027": a text beside a table, which has its own label
      const is_text = wordsIn(before.plain) > 8 && /\d/.test(before.plain);
      found.push(
        saidBy(
          before,
          last,
          (is_text && after > 1 ? 0.45 : 0.95) - 0.05 * steps - 0.05 * own_words - 0.05 * after,
        ),
      );
      for (const label of labelsOf(sheet, before).slice(0, -1).toReversed())
        found.push(saidBy(before, label, (is_text ? 0.3 : 0.8) - 0.05 * steps - 0.05 * own_words));
      break;
    }
    if (last !== undefined && index === 0) found.push(saidBy(before, last, 0.5));
  }
  return found;
}

const farthest_above = 40;

function saidAbove(sheet: Sheet, line: Line, { piece, start }: Spot, others: readonly Spot[]): LabelMatch[] {
  const found: LabelMatch[] = [];
  const own_words = wordsIn(piece.plain.slice(0, start));
  let rows = 0;
  let values = 0;
  for (let index = line.index - 1; index >= 0 && rows < farthest_above; index -= 1) {
    const above = sheet.lines[index];
    if (above === undefined || above.page !== line.page) break;
    if (above.block !== line.block && rows > 0) break;
    const over = above.pieces.find((other) => overlap(other, piece) > 0.4);
    if (above.block === line.block || overlapsAny(above, piece)) rows += 1;
    if (over === undefined) continue;
    const label = labelsOf(sheet, over).at(-1);
    const holds_value = others.some((other) => other.piece === over);
    if (label !== undefined && !holds_value) {
      const after = wordsIn(over.plain.slice(label.end));
      const is_head = after <= 1 && label.start <= 2;
      found.push(
        saidBy(
          over,
          label,
          (is_head ? 0.9 : 0.5) - 0.04 * Math.min(values, 6) - 0.06 * (rows - 1 - values) - 0.06 * own_words,
        ),
      );
      break;
    }
    if (!holds_value && rows > 1) break;
    if (holds_value) values += 1;
  }
  return found;
}

const overlapsAny = (line: Line, piece: Piece): boolean =>
  line.pieces.some((other) => overlap(other, piece) > 0);

/** The share of the narrower one that overlaps the other horizontally, 0 to 1. */
export function overlap(a: Pick<Piece, 'x0' | 'x1'>, b: Pick<Piece, 'x0' | 'x1'>): number {
  const width = Math.min(a.x1 - a.x0, b.x1 - b.x0);
  if (width <= 0) return a.x0 === b.x0 ? 1 : 0;
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) / width;
}
