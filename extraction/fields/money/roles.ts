import Big from 'big.js';
import { type DayOrder, isoDay } from '#extraction/values/days.ts';
import { labelsOf, overlap } from '../document/context.ts';
import { judgeLabels, type MoneyRole, rolesOf } from './judge.ts';
import { isAlone, type MoneySpot, moneySpots } from './spots.ts';
import { amountsUnderHeads } from './table.ts';
import { isMoneyLabel, type MoneyWords, wordsOf } from './words.ts';
import { says } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

export type { MoneyRole } from './judge.ts';

/** An amount with its role and the words for it. */
export interface Charge {
  role: MoneyRole;
  /** all possible roles by its words */
  roles: ReadonlySet<MoneyRole>;
  amount: Big;
  text: string;
  /** its words as printed, with the amount */
  words: string;
  /** its label as printed, for the name of an add-on */
  label: string;
  /** the nearness of its label */
  nearness: number;
  piece: Piece;
  line: Line;
  /** days beside it: of a payment, or due dates */
  days: string[];
  is_asked: boolean;
  is_received: boolean;
  currency: string | null;
  per_person: boolean;
  /** one of the cells of its label names a deposit */
  is_called_deposit: boolean;
}

/** The amounts of some rows with their roles: one per row of a table, each one in a sentence. */
export function chargesOf(sheet: Sheet, lines: readonly Line[], order: DayOrder): Charge[] {
  const spots = moneySpots(sheet, lines, order);
  const tables = amountsUnderHeads(sheet, lines, spots, order);
  const charges: Charge[] = [];
  for (const line of lines) {
    const of_line = spots.filter((spot) => spot.line === line);
    const of_table = tables.get(line.index);
    if (of_table !== undefined) {
      for (const { spot, role, head, amount } of of_table)
        charges.push({ ...chargeOf(sheet, spot, spots, order, role), amount, label: labelText(head) });
      continue;
    }
    for (const run of runsOf(line, of_line)) {
      const [first] = run;
      if (first === undefined) continue;
      const is_row =
        isAlone(first.piece, of_line) &&
        line.pieces.slice(0, first.piece.index).some((cell) => /\p{L}{2}/u.test(cell.text));
      if (!is_row) charges.push(...run.map((spot) => chargeOf(sheet, spot, spots, order)));
      else charges.push(...ofRow(sheet, run, spots, order));
    }
  }
  return charges;
}

/** The amounts of a row, grouped by label; an amount within a label is a detail of the one after it. */
function runsOf(line: Line, of_line: readonly MoneySpot[]): MoneySpot[][] {
  const runs: MoneySpot[][] = [];
  let run: MoneySpot[] = [];
  let waiting: MoneySpot[] = [];
  for (const piece of line.pieces) {
    const own = of_line.filter((spot) => spot.piece === piece);
    if (own.length > 0 && isAlone(piece, own)) {
      waiting = [];
      run.push(...own);
      continue;
    }
    const is_label = /\p{L}{2}/u.test(piece.text);
    if (is_label && run.length > 0) {
      runs.push(run);
      run = [];
    }
    if (own.length > 0) {
      runs.push(...waiting.map((spot) => [spot]));
      waiting = [...own];
    } else if (is_label && waiting.length > 0) {
      runs.push(...waiting.map((spot) => [spot]));
      waiting = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return [...runs, ...waiting.map((spot) => [spot])];
}

function ofRow(
  sheet: Sheet,
  run: readonly MoneySpot[],
  spots: readonly MoneySpot[],
  order: DayOrder,
): Charge[] {
  const chosen = ofColumns(run);
  if (chosen === undefined) return [];
  const charge = chargeOf(sheet, chosen, spots, order);
  if (areOfGuests(sheet, run, spots)) {
    return [{ ...charge, amount: run.reduce((sum, spot) => sum.plus(spot.value), new Big(0)) }];
  }
  return [charge];
}

/**
 * The amount that counts of several with one label: the sum, if guests have columns; of an amount and its multiple the
 * larger one.
 */
function ofColumns(columns: readonly MoneySpot[]): MoneySpot | undefined {
  const [first] = columns;
  const last = columns.at(-1);
  if (first === undefined || last === undefined || columns.length === 1) return last;
  if (columns.length === 2) return isMultiple(first.value, last.value) ? first : last;
  const sum = (some: readonly MoneySpot[]) => some.reduce((all, spot) => all.plus(spot.value), new Big(0));
  if (sum(columns.slice(0, -1)).eq(last.value)) return last;
  return sum(columns.slice(1)).eq(first.value) ? first : last;
}

/** Whether an amount is a multiple of another, as that of all guests is of one guest's. */
function isMultiple(whole: string, part: string): boolean {
  const [all, one] = [new Big(whole).abs(), new Big(part).abs()];
  return one.gt(0) && all.gt(one) && [2, 3, 4, 5, 6].some((count) => one.times(count).eq(all));
}

const guest = plainPattern('{guest}', 'u');

/** Whether the headings over some amounts are guests, one each, and none is a sum. */
function areOfGuests(sheet: Sheet, run: readonly MoneySpot[], spots: readonly MoneySpot[]): boolean {
  const [first] = run;
  if (first === undefined || run.length < 2) return false;
  for (let index = first.line.index - 1; index >= Math.max(0, first.line.index - 15); index -= 1) {
    const above = sheet.lines[index];
    if (above === undefined || above.page !== first.line.page) return false;
    if (spots.some((other) => other.line === above)) continue;
    const heads = above.pieces.slice(-run.length);
    return (
      heads.length === run.length &&
      heads.every(
        (head) =>
          head.text.length < 30 && guest.test(head.plain) && !labelsOf(sheet, head).some(isMoneyLabel),
      )
    );
  }
  return false;
}

const per_person = wordPattern(
  String.raw`(?:\bp\.? ?p\.?(?!\p{L})|{per_person}|(?<!\d[.º]?){per_person_behind}|(?<!\p{L})(?:{each}(?!\p{L})|ea\.))`,
  'iu',
);

const means = wordPattern(String.raw`(?<!\p{L}){means}(?!\p{L})`, 'iu');

/** "Reisepreis pro Person EUR 1.349,00 x 2": the amount after it is for all guests. */
const times_guests = /\d\s*[x×*]\s*\d?|(?<!\p{L})[x×*]\s*\d/iu;

const times_alone = /^\d{1,2}\s*[x×*]$/u;
const price = wordPattern(String.raw`(?<!\p{L}){price}`, 'iu');

/** "$800.00 ($400 per person), so there is $6,946.00": the words right after the previous amount belong to that one. */
function withoutEachBefore(spot: MoneySpot, spots: readonly MoneySpot[], around: string): string {
  const [said = ''] = per_person.exec(around) ?? [];
  const is_second = spots.some((other) => other.piece === spot.piece && other.end <= spot.start);
  return is_second && around.trimStart().startsWith(said) ? around.trimStart().slice(said.length) : around;
}

/** "Port charges, $224 each | $448.00": the price per guest is within the label, and after it that of all. */
const holdsUnit = (spot: MoneySpot, spots: readonly MoneySpot[]): boolean =>
  spots.some(
    (other) =>
      other.line === spot.line &&
      other.piece.index < spot.piece.index &&
      !isAlone(other.piece, spots) &&
      per_person.test(other.piece.plain) &&
      isMultiple(spot.value, other.value),
  );

function chargeOf(
  sheet: Sheet,
  spot: MoneySpot,
  spots: readonly MoneySpot[],
  order: DayOrder,
  of_head?: MoneyRole,
): Charge {
  const words = wordsOf(sheet, spot, spots, order);
  const is_negative = spot.value.startsWith('-');
  const said = judgeLabels(words.labels, words.source, is_negative);
  const is_listed_paid =
    said.role === 'unknown' ||
    said.role === 'deposit' ||
    said.role === 'discount' ||
    // "10/21/2026 | Travel protection | VI 4471 | 858.00": the purpose of a payment
    (said.role === 'addon' && words.days.length === 1)
      ? isUnderPayments(sheet, spot, words, spots)
      : false;
  let role: MoneyRole = of_head ?? said.role;
  if (
    is_listed_paid &&
    (role === 'unknown' || role === 'addon' || (role === 'discount' && !said.roles.has('discount')))
  )
    role = 'paid';
  // "11/20/26 | Check 1187 | hotel, transfer, fee | 683.40": method and day mark a payment, whatever its purpose
  if ((role === 'unknown' || role === 'addon') && words.days.length === 1 && means.test(words.around))
    role = 'paid';
  // "Deposit | 11/12/2026 | $4,636.25 | Received 11/10/2026": the due date, and the day it was received
  const came = cameBehind(sheet, spot, order);
  if (came !== undefined && (role === 'unknown' || role === 'addon') && isOfPayments(sheet, spot, spots))
    role = 'paid';
  const is_asked = says(words.around, 'asked', sheet.languages);
  // "Entrada em 10/11/2026: R$ 1.896,40 (PIX)"
  const is_paid_by = role === 'deposit' && !is_asked && words.days.length === 1 && means.test(words.around);
  const is_received = is_paid_by || says(words.around, 'received', sheet.languages);
  if (role === 'unknown' && words.days.length === 1 && is_received && words.text.length < 40) role = 'paid';
  // "abzüglich Teilzahlung, eingegangen am 02.11.2026 per Überweisung": subtracted, as it was received
  if (role === 'discount' && words.days.length === 1 && is_received && means.test(words.around))
    role = 'paid';
  // the price per person is not a sum, but still a price
  const is_of_all =
    times_guests.test(words.text) ||
    holdsUnit(spot, spots) ||
    spot.line.pieces.some(({ text }) => times_alone.test(text));
  const is_each = per_person.test(withoutEachBefore(spot, spots, words.around)) && !is_of_all;
  // "Reisepreis pro Person | 2 x | 8.490,00 | 16.980,00"
  if (role === 'subtotal' && is_of_all && per_person.test(words.around) && price.test(words.text))
    role = 'fare';
  const each_of = (['taxes', 'discount', 'addon', 'fare'] as const).find((part) => said.roles.has(part));
  if (is_each && role === 'subtotal' && each_of !== undefined) role = each_of;
  const own = words.cells.toReversed().find((cell) => /\p{L}{2}/u.test(cell.text));
  return {
    role,
    roles: of_head === undefined ? said.roles : new Set([of_head]),
    amount: new Big(spot.value),
    text: words.text,
    words: words.printed,
    label: labelText(own?.text ?? (words.text === '' ? (spot.line.pieces[0]?.text ?? '') : words.text)),
    nearness: of_head === undefined ? words.nearness : 0.9,
    piece: spot.piece,
    line: spot.line,
    days: came === undefined ? paidFirst(sheet, spot, words.days, order) : [came],
    is_asked,
    is_received:
      came !== undefined || is_listed_paid || (role === 'paid' && said.role !== 'paid') || is_received,
    currency: spot.currency,
    per_person: is_each,
    is_called_deposit: words.cells.some((cell) =>
      labelsOf(sheet, cell).some(({ names }) => names.includes('deposit')),
    ),
  };
}

/** "Vencimento | Valor | Situação | Pago em": of two days in a row the one under the head for "paid" comes first. */
function paidFirst(sheet: Sheet, { line }: MoneySpot, days: string[], order: DayOrder): string[] {
  if (days.length !== 2) return days;
  const heads = sheet.lines
    .slice(Math.max(0, line.index - 14), line.index)
    .findLast(
      ({ pieces }) => pieces.length > 2 && !pieces.some((one) => valuesOf(one, order).days.length > 0),
    );
  const isOfPaid = (day: Piece): boolean => {
    const [head] = (heads?.pieces ?? []).toSorted(
      (a, b) => Math.abs(middle(a) - middle(day)) - Math.abs(middle(b) - middle(day)),
    );
    return head !== undefined && labelsOf(sheet, head).some((label) => rolesOf(label).includes('paid'));
  };
  const [due, paid] = line.pieces.filter((one) => valuesOf(one, order).days.length > 0);
  return due !== undefined && paid !== undefined && !isOfPaid(due) && isOfPaid(paid)
    ? days.toReversed()
    : days;
}

const middle = ({ x0, x1 }: Piece): number => (x0 + x1) / 2;

/** The day in a cell after an amount that begins with a word for "received". */
function cameBehind(sheet: Sheet, { line, piece }: MoneySpot, order: DayOrder): string | undefined {
  for (const cell of line.pieces.slice(piece.index + 1)) {
    const [label] = labelsOf(sheet, cell);
    const [day] = valuesOf(cell, order).days;
    const says_received = label?.start === 0 && says(cell.plain, 'received', sheet.languages);
    if (says_received && day !== undefined && day.start - label.end <= 4) return isoDay(day) ?? undefined;
  }
  return undefined;
}

/** Whether an amount is in a table of payments, by its first head. */
function isOfPayments(sheet: Sheet, { line }: MoneySpot, spots: readonly MoneySpot[]): boolean {
  const head = sheet.lines
    .slice(Math.max(0, line.index - 14), line.index)
    .findLast((above) => above.block === line.block && !spots.some((spot) => spot.line === above));
  const [first] = head?.pieces ?? [];
  return first !== undefined && labelsOf(sheet, first).some((label) => rolesOf(label).includes('paid'));
}

/** Whether an amount is in a list of payments: rows with money below a heading for payments. */
function isUnderPayments(
  sheet: Sheet,
  { line, piece }: MoneySpot,
  { cells, text }: MoneyWords,
  spots: readonly MoneySpot[],
): boolean {
  const own = cells[0] ?? piece;
  for (let index = line.index - 1; index >= Math.max(0, line.index - 14); index -= 1) {
    const above = sheet.lines[index];
    if (above === undefined || above.page !== line.page) return false;
    const over = above.pieces.find((other) => overlap(other, own) > 0.3 || Math.abs(other.x0 - own.x0) < 12);
    if (over === undefined) continue;
    if (above.pieces.some((other) => other.index >= over.index && spots.some((spot) => spot.piece === other)))
      continue;
    const names = labelsOf(sheet, over).flatMap((label) => rolesOf(label));
    if (names.length === 0 && above.pieces.length > over.index + 1) continue;
    return (
      names.includes('paid') &&
      over.text.length < 60 &&
      !says(over.plain, 'asked', sheet.languages) &&
      text !== ''
    );
  }
  return false;
}

/** The label as the name of an add-on: without surrounding signs and quantity. */
function labelText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*\(\d+\s*[x×*][^)]*\)\s*$/u, '')
    .replace(/^[\s·•|,;:+=>*−–-]+/u, '')
    .replace(/[\s·•|,;:+=−–-]+$/u, '')
    .trim();
}
