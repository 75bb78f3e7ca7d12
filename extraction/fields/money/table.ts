import Big from 'big.js';
import type { DayOrder } from '#extraction/values/days.ts';
import { labelsOf, overlap } from '../document/context.ts';
import { judgeLabels, type MoneyRole, rolesOf } from './judge.ts';
import { isAlone, type MoneySpot } from './spots.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';

/** An amount with the head of its column. */
export interface HeadedAmount {
  spot: MoneySpot;
  role: MoneyRole;
  /** the text of the head */
  head: string;
  /** the amount, or the sum of its column */
  amount: Big;
}

interface Head {
  piece: Piece;
  role: MoneyRole;
}

const of_guests: readonly MoneyRole[] = [
  'fare',
  'discount',
  'taxes',
  'total',
  'addon',
  'credit',
  'subtotal',
  'unknown',
];

/**
 * The amounts of tables whose columns, not rows, give the meaning: "Guest | Fare | Discount | Taxes | Total". If a last
 * row adds up rows of guests, only the sums are returned.
 *
 * @returns by row, for every row of such a table; a row whose amounts are part of a sum has none
 */
export function amountsUnderHeads(
  sheet: Sheet,
  lines: readonly Line[],
  spots: readonly MoneySpot[],
  order: DayOrder,
): Map<number, HeadedAmount[]> {
  const found = new Map<number, HeadedAmount[]>();
  for (const [at, line] of lines.entries()) {
    const heads = headsOf(sheet, line, spots);
    if (new Set(heads.map(({ role }) => role)).size < 2) continue;
    const rows = rowsUnder(sheet, lines.slice(at + 1), line, heads, spots);
    if (rows.length === 0) continue;
    const told = withSums(sheet, rows, (row) => hasDay(sheet, line, row, order));
    for (const [index, row] of rows.entries()) {
      const [first] = row;
      if (first !== undefined) found.set(first.spot.line.index, told[index] ?? []);
    }
  }
  return found;
}

/** Reduces rows of guests to their sums: the last row if it adds them up, else their sum. */
function withSums(
  sheet: Sheet,
  rows: HeadedAmount[][],
  hasOwnDay: (row: HeadedAmount[]) => boolean,
): HeadedAmount[][] {
  const last = rows.at(-1);
  if (last === undefined || rows.length < 2) return rows;
  const others = (row: HeadedAmount[]): HeadedAmount[] => row.filter(({ role }) => !of_guests.includes(role));
  // with two rows, equal amounts are two guests rather than a guest and a sum
  const is_sum = rows.length > 2 || isNamedTotal(sheet, last);
  if (is_sum && isSumOf(last, rows.slice(0, -1)))
    return rows.map((row) => (row === last ? row : others(row)));
  if (rows.some((row) => hasOwnDay(row))) return rows;
  const sums = last.map((one): HeadedAmount => {
    const column = rows.flatMap((row) => row.filter(({ role }) => role === one.role));
    return { ...one, amount: column.reduce((sum, { amount }) => sum.plus(amount), new Big(0)) };
  });
  return rows.map((row) => (row === last ? sums : []));
}

/** Whether the label of a row is a total. */
function isNamedTotal(sheet: Sheet, [one]: readonly HeadedAmount[]): boolean {
  const first = one?.spot.line.pieces[0];
  return (
    first !== undefined &&
    labelsOf(sheet, first).some((label) =>
      rolesOf(label).some((role) => role === 'total' || role === 'subtotal'),
    )
  );
}

/** Whether a row has a day, as payments do; a guest's date of birth does not count. */
function hasDay(sheet: Sheet, heads: Line, row: readonly HeadedAmount[], order: DayOrder): boolean {
  const isBirth = (piece: Piece): boolean =>
    heads.pieces.some(
      (head) =>
        overlap(head, piece) > 0.3 && labelsOf(sheet, head).some(({ names }) => names.includes('other_date')),
    );
  const pieces = row[0]?.spot.line.pieces ?? [];
  return pieces.some((piece) => valuesOf(piece, order).days.length > 0 && !isBirth(piece));
}

function headsOf(sheet: Sheet, line: Line, spots: readonly MoneySpot[]): Head[] {
  if (line.pieces.length < 2 || spots.some((spot) => spot.line === line)) return [];
  return line.pieces.flatMap((piece) => {
    const { role } = judgeLabels(labelsOf(sheet, piece), piece.plain, false);
    return role === 'unknown' || piece.text.length > 40 ? [] : [{ piece, role }];
  });
}

/** The rows of amounts below some heads, up to one with its own label. */
function rowsUnder(
  sheet: Sheet,
  below: readonly Line[],
  head_line: Line,
  heads: readonly Head[],
  spots: readonly MoneySpot[],
): HeadedAmount[][] {
  const rows: HeadedAmount[][] = [];
  for (const line of below) {
    if (line.page !== head_line.page) break;
    const own = spots.filter((spot) => spot.line === line && isAlone(spot.piece, spots));
    if (own.length === 0) {
      // a head of two rows, or a name that wraps
      if (line.index - head_line.index > 1 && rows.length === 0) break;
      if (rows.length > 0 && line.pieces.length > 2) break;
      continue;
    }
    const row = own.flatMap((spot, at): HeadedAmount[] => {
      // with as many amounts as heads they match one by one, however they are aligned
      const head = own.length === heads.length ? heads[at] : nearestHead(spot.piece, heads, head_line.pieces);
      return head === undefined
        ? []
        : [{ spot, role: head.role, head: head.piece.text, amount: new Big(spot.value) }];
    });
    if (
      row.length < 2 ||
      new Set(row.map(({ role }) => role)).size < 2 ||
      new Set(row.map(({ role }) => role)).size < row.length - 1
    )
      break;
    const [first] = line.pieces;
    const { role } =
      first === undefined || own.some(({ piece }) => piece === first)
        ? { role: 'unknown' }
        : judgeLabels(labelsOf(sheet, first), first.plain, false);
    if (!['unknown', 'total', 'subtotal'].includes(role)) break;
    rows.push(row);
  }
  return rows;
}

function nearestHead(piece: Piece, heads: readonly Head[], cells: readonly Piece[]): Head | undefined {
  const distance = (cell: Piece): number => {
    if (overlap(cell, piece) > 0) return 0;
    return Math.max(cell.x0 - piece.x1, piece.x0 - cell.x1);
  };
  const nearest = cells.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest === undefined || distance(nearest) > 60
    ? undefined
    : heads.find((head) => head.piece === nearest);
}

function isSumOf(last: readonly HeadedAmount[], rows: readonly (readonly HeadedAmount[])[]): boolean {
  return last.every(({ role, spot }) => {
    if (!of_guests.includes(role)) return true;
    const parts = rows.flatMap((row) => row.filter((one) => one.role === role));
    return parts.reduce((sum, one) => sum.plus(one.spot.value), new Big(0)).eq(spot.value);
  });
}
