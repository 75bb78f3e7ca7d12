import Big from 'big.js';
import type { DayOrder } from '../values/days.ts';
import { isoDay } from '../values/days.ts';
import type { LabelName } from '../words/shape.ts';
import { labelsOf, saidOf, type Said, type Spot } from './context.ts';
import { says } from './phrases.ts';
import type { Line, Piece, Sheet } from './sheet.ts';
import { valuesOf } from './spots.ts';

/** What an amount of a booking can be. */
export type MoneyRole =
  | 'fare'
  | 'discount'
  | 'taxes'
  | 'total'
  | 'subtotal'
  | 'deposit'
  | 'balance'
  | 'paid'
  | 'credit'
  | 'addon'
  | 'unknown';

const role_names: readonly MoneyRole[] = [
  'fare',
  'discount',
  'taxes',
  'total',
  'subtotal',
  'deposit',
  'balance',
  'paid',
  'credit',
  'addon',
];

/** An amount with the words that tell what it is. */
export interface Charge {
  role: MoneyRole;
  /** all that its words may mean */
  roles: ReadonlySet<MoneyRole>;
  amount: Big;
  text: string;
  /** the words of its label as they are printed, for an add-on's name */
  label: string;
  /** how near the words are */
  nearness: number;
  piece: Piece;
  line: Line;
  /** days beside it: of a payment, or by when it is to be paid */
  days: string[];
  is_asked: boolean;
  is_received: boolean;
  currency: string | null;
  per_person: boolean;
}

interface MoneySpot extends Spot {
  value: string;
  currency: string | null;
  has_decimals: boolean;
  line: Line;
}

/** The amounts of some rows and what each may be: one for a row of a table, each of its own in a sentence. */
export function chargesOf(sheet: Sheet, lines: readonly Line[], order: DayOrder): Charge[] {
  const spots = moneySpots(sheet, lines, order);
  const charges: Charge[] = [];
  for (const line of lines) {
    const of_line = spots.filter((spot) => spot.line === line);
    const columns = of_line.filter((spot) => isAlone(spot));
    const label_piece = line.pieces[0];
    if (
      columns.length > 0 &&
      columns.length === of_line.length &&
      label_piece !== undefined &&
      !columns.some((spot) => spot.piece === label_piece)
    ) {
      const chosen = ofColumns(columns);
      const charge = chosen === undefined ? null : chargeOf(sheet, chosen, columns, order, spots);
      if (charge !== null) charges.push(charge);
      continue;
    }
    for (const spot of of_line) {
      const charge = chargeOf(sheet, spot, of_line, order, spots);
      if (charge !== null) charges.push(charge);
    }
  }
  return charges;
}

function moneySpots(sheet: Sheet, lines: readonly Line[], order: DayOrder): MoneySpot[] {
  const all = lines.flatMap((line) =>
    line.pieces.flatMap((piece) =>
      valuesOf(piece, order).amounts.map(({ start, end, value, currency, has_decimals }): MoneySpot => ({
        piece,
        line,
        start,
        end,
        value,
        currency,
        has_decimals,
      })),
    ),
  );
  const sure = all.filter((spot) => spot.currency !== null || spot.has_decimals);
  const rows = new Set(sure.map(({ line }) => line.index));
  // whole numbers count where a cell holds nothing else and money stands in the rows around
  return all.filter((spot) => {
    if (spot.currency !== null || (spot.has_decimals && !/^\d{1,2}\.\d{2}$/.test(spot.value))) return true;
    if (spot.has_decimals) return true;
    if (!isAlone(spot) || spot.value.length < 2) return isSaid(sheet, spot, all);
    return rows.has(spot.line.index) || isSaid(sheet, spot, all);
  });
}

/** Whether its own words say that a bare number is money. */
function isSaid(sheet: Sheet, spot: MoneySpot, others: readonly Spot[]): boolean {
  if (spot.value.replace('-', '').length < 3) return false;
  const [said] = saidOf(sheet, spot, others);
  const money: readonly LabelName[] = ['fare', 'discount', 'taxes', 'total', 'deposit', 'balance', 'paid'];
  const number: readonly LabelName[] = [
    'booking_number',
    'line_number',
    'agency_number',
    'other_number',
    'stateroom',
    'loyalty',
    'phone',
    'deck',
    'nights',
  ];
  return (
    said !== undefined &&
    said.nearness > 0.75 &&
    said.names.some((name) => money.includes(name)) &&
    !said.names.some((name) => number.includes(name))
  );
}

/** Whether a cell holds an amount and nothing else. */
function isAlone({ piece, start, end }: Spot): boolean {
  return !/[\p{L}\d]/u.test(piece.text.slice(0, start) + piece.text.slice(end));
}

/** Of several amounts in a row the last, which is their sum where guests have columns of their own. */
function ofColumns(columns: readonly MoneySpot[]): MoneySpot | undefined {
  const last = columns.at(-1);
  if (last === undefined || columns.length < 3) return last;
  const sum = columns.slice(0, -1).reduce((all, spot) => all.plus(spot.value), new Big(0));
  if (sum.eq(last.value)) return last;
  const [first] = columns;
  const rest = columns.slice(1).reduce((all, spot) => all.plus(spot.value), new Big(0));
  return first !== undefined && rest.eq(first.value) ? first : last;
}

const per_person =
  /(?:\bp\.? ?p\.?\b|per (?:person|guest|adult|pax)|pro person|por persona|par personne|a persona|per persona|por pessoa|לאדם|לנוסע|each|ea\.)/iu;

function chargeOf(
  sheet: Sheet,
  spot: MoneySpot,
  group: readonly MoneySpot[],
  order: DayOrder,
  all: readonly MoneySpot[],
): Charge | null {
  const said = saidOf(sheet, spot, all);
  const row_label = spot.line.pieces[0];
  const own = said.filter(({ piece }) => sheet.lines[piece.line] === spot.line);
  const nearest = own.length > 0 ? own : said;
  const { role, roles, nearness } = judge(nearest, spot);
  const previous_end = Math.max(
    0,
    ...group.filter((other) => other.piece === spot.piece && other.end <= spot.start).map(({ end }) => end),
  );
  const before = spot.piece.text.slice(previous_end, spot.start);
  const cells_before =
    previous_end > 0
      ? ''
      : spot.line.pieces
          .slice(0, spot.piece.index)
          .filter((piece) => !all.some((other) => other.piece === piece && isAlone(other)))
          .map((piece) => piece.text)
          .join(' ');
  const next_start = Math.min(
    spot.piece.text.length,
    ...group
      .filter((other) => other.piece === spot.piece && other.start >= spot.end)
      .map(({ start }) => start),
  );
  const after = spot.piece.text.slice(spot.end, next_start);
  const cells_after =
    next_start < spot.piece.text.length
      ? ''
      : spot.line.pieces
          .slice(spot.piece.index + 1)
          .map((piece) => piece.text)
          .join(' ');
  const text = `${cells_before} ${before}`.trim();
  const around = `${text} ${/^[^.;·]*/.exec(after)?.[0] ?? ''} ${cells_after}`.toLowerCase();
  const days_of = (piece: Piece, from: number, to: number) =>
    valuesOf(piece, order)
      .days.filter((day) => day.start >= from && day.end <= to)
      .flatMap((day) => isoDay(day) ?? []);
  const sentence = /^[^.;·]*/.exec(after)?.[0].length ?? 0;
  const days = [
    ...(previous_end > 0
      ? []
      : spot.line.pieces.slice(0, spot.piece.index).flatMap((piece) => days_of(piece, 0, piece.text.length))),
    ...days_of(spot.piece, previous_end, spot.start),
    ...days_of(spot.piece, spot.end, spot.end + sentence),
    ...(cells_after === ''
      ? []
      : spot.line.pieces
          .slice(spot.piece.index + 1)
          .flatMap((piece) => days_of(piece, 0, piece.text.length))),
  ];
  return {
    role,
    roles,
    amount: new Big(spot.value),
    text,
    label: labelText(text === '' ? (row_label?.text ?? '') : text),
    nearness,
    piece: spot.piece,
    line: spot.line,
    days,
    is_asked: says(around, 'asked', sheet.languages),
    is_received: says(around, 'received', sheet.languages),
    currency: spot.currency,
    per_person: per_person.test(around),
  };
}

/** The label of the row decides; a total "of taxes" is no total, and a reduction "for loyalty" is a reduction. */
function judge(
  said: readonly Said[],
  spot: MoneySpot,
): { role: MoneyRole; roles: Set<MoneyRole>; nearness: number } {
  const roles = new Set<MoneyRole>();
  let nearness = 0;
  for (const one of said.slice(0, 4)) {
    for (const name of one.names) {
      const role = name === 'final_payment' ? 'balance' : role_names.find((known) => known === name);
      if (role === undefined) continue;
      roles.add(role);
      nearness = Math.max(nearness, one.nearness);
    }
    if (roles.size > 0 && one.nearness < nearness - 0.35) break;
  }
  const ranked: readonly MoneyRole[] = [
    'credit',
    'subtotal',
    'balance',
    'deposit',
    'total',
    'taxes',
    'discount',
    'paid',
    'addon',
    'fare',
  ];
  const first = said.find((one) =>
    one.names.some((name) => name === 'final_payment' || role_names.some((known) => known === name)),
  );
  const of_first = new Set<MoneyRole>(
    first?.names.flatMap((name) =>
      name === 'final_payment' ? ['balance' as const] : role_names.filter((known) => known === name),
    ) ?? [],
  );
  let role = ranked.find((known) => of_first.has(known)) ?? 'unknown';
  // "Total taxes", "Deposit received", "Balance paid": the words together say more than the nearest
  if (roles.has('credit')) role = 'credit';
  else if (role === 'paid' && roles.has('deposit')) role = 'deposit';
  else if (role === 'total' && roles.has('balance')) role = 'balance';
  else if (role === 'fare' && roles.has('discount') && spot.value.startsWith('-')) role = 'discount';
  if (role === 'unknown' && spot.value.startsWith('-')) role = 'discount';
  if (role === 'fare' && spot.value.startsWith('-')) role = 'discount';
  return { role, roles, nearness };
}

/** Without the number and the signs around it, as it can name an add-on. */
function labelText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s·•|,;:+=−–-]+/u, '')
    .replace(/[\s·•|,;:+=−–-]+$/u, '')
    .trim();
}

/** For tests and the choice of totals: labels of the row. */
export const rowLabels = (sheet: Sheet, line: Line): readonly LabelName[] =>
  line.pieces.flatMap((piece) => labelsOf(sheet, piece).flatMap(({ names }) => names));
