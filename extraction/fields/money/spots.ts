import type { WrittenAmount } from '#extraction/values/amounts.ts';
import type { DayOrder } from '#extraction/values/days.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { labelsNear, type Spot } from '../document/context.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

/** An amount of money at its place. */
export interface MoneySpot extends Spot {
  value: string;
  currency: string | null;
  has_decimals: boolean;
  line: Line;
}

/**
 * The amounts of some rows: numbers with a sign or decimals, and whole numbers that words or columns identify as money.
 */
export function moneySpots(sheet: Sheet, lines: readonly Line[], order: DayOrder): MoneySpot[] {
  const made = (
    line: Line,
    piece: Piece,
    { start, end, value, currency, has_decimals }: WrittenAmount,
  ): MoneySpot => ({ piece, line, start, end, value, currency, has_decimals });
  const sure = lines.flatMap((line) =>
    line.pieces.flatMap((piece) => valuesOf(piece, order).amounts.map((amount) => made(line, piece, amount))),
  );
  const either = lines.flatMap((line) =>
    line.pieces.flatMap((piece) => valuesOf(piece, order).either.map((amount) => made(line, piece, amount))),
  );
  const all = [
    ...sure,
    ...either.filter((spot) => isSaid(sheet, { ...spot, value: '100' }, [...sure, ...either])),
  ].toSorted((a, b) => a.line.index - b.line.index || a.piece.index - b.piece.index || a.start - b.start);
  const likely = all.filter((spot) => !isCardOrDay(spot) && !isUnitOrOffer(spot));
  const rows = new Set(
    likely.filter((spot) => spot.currency !== null || spot.has_decimals).map(({ line }) => line.index),
  );
  // whole numbers count if the cell has nothing else and its row has money
  return likely.filter((spot) => {
    if (spot.currency !== null || spot.has_decimals) return true;
    // "carte Voyagers 40118820"
    if (/\d{6}/.test(spot.piece.text.slice(spot.start, spot.end))) return false;
    if (!isAlone(spot.piece, likely) || spot.value.length < 2) return isSaid(sheet, spot, likely);
    return rows.has(spot.line.index) || isSaid(sheet, spot, likely);
  });
}

const card = plainPattern(String.raw`(?:[•*·.…x]{2,}|(?<!\p{L}){of_card})[\s:#(.-]*$`, 'u');

const cheque = plainPattern(String.raw`(?<!\p{L}){of_cheque}[\s.:#(°º]*$`, 'u');

/** Whether a number is the last digits of a card, or a day without a year. */
function isCardOrDay({ piece, start, end, value, currency, has_decimals }: MoneySpot): boolean {
  if (currency !== null) return false;
  if (!has_decimals && cheque.test(piece.plain.slice(0, start))) return true;
  if (!has_decimals)
    return /^\d{4}$/.test(piece.plain.slice(start, end).trim()) && card.test(piece.plain.slice(0, start));
  const [, day = '', month = ''] = /^(\d{1,2})\.(\d{2})$/.exec(value) ?? [];
  return (
    day !== '' &&
    Number(day) <= 31 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    /^\.(?!\d)/.test(piece.plain.slice(end)) &&
    /\p{L}{2,3}\.?,?\s$/u.test(piece.plain.slice(0, start))
  );
}

const unit = wordPattern(String.raw`(?:\d\s*[x×*]\s*(?:{times}\s+)?|(?<!\p{L})(?:{each_at}|@)\s*)$`, 'u');
const offer = plainPattern(String.raw`(?<!\p{L})(?:{price_from}|{price_from_only})\s*-?$`, 'u');

const most = plainPattern(String.raw`(?<!\p{L}){up_to}\s*$`, 'u');

/**
 * Whether an amount is a unit price in a sum ("2 x 150,-"), a price of an offer ("from $749"), or the maximum cover of
 * an insurance.
 */
function isUnitOrOffer({ piece, start }: MoneySpot): boolean {
  const before = piece.plain.slice(0, start);
  return unit.test(piece.text.slice(0, start)) || offer.test(before) || most.test(before);
}

/** Whether a label identifies a bare number as money. */
function isSaid(sheet: Sheet, spot: MoneySpot, others: readonly Spot[]): boolean {
  if (spot.value.replace('-', '').length < 3) return false;
  const [said] = labelsNear(sheet, spot, others);
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

/** Whether a cell contains only amounts. */
export function isAlone(piece: Piece, spots: readonly Spot[]): boolean {
  let rest = '';
  let end = 0;
  for (const spot of spots) {
    if (spot.piece !== piece) continue;
    rest += piece.text.slice(end, spot.start);
    end = Math.max(end, spot.end);
  }
  return (
    end > 0 &&
    !/[\p{L}\d]/u.test((rest + piece.text.slice(end)).replace(/ ?(?:cr|dr|p\.? ?p\.?)(?!\p{L})/iu, ''))
  );
}
