import type { NoBookingReason, Proposal } from '#domain/proposal.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { daysIn, type DayOrder } from '#extraction/values/days.ts';
import { labelsOf } from './context.ts';
import { phrasesIn, says } from './phrases.ts';
import type { Line, Sheet } from './sheet.ts';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

/** Rows that are not about this booking: from a heading of terms, offers or past cruises to the end of its block. */
export function excludedLines(sheet: Sheet, order: DayOrder): Set<number> {
  const found = offersOf(sheet);
  let block: number | null = null;
  for (const line of sheet.lines) {
    const [first] = line.pieces;
    if (first === undefined) continue;
    const [hit] = phrasesIn(first.plain, 'aside', sheet.languages);
    const is_heading =
      hit !== undefined && hit.start <= 4 && (first.text.length < 60 || line.pieces.length === 1);
    if (is_heading || (isFeeSchedule(line) && !saysWhenToPay(sheet, line, order))) {
      found.add(line.index);
      block = line.block;
      continue;
    }
    if (block === line.block || (block !== null && isTerms(line, order) && found.has(line.index - 1))) {
      // a heading over a list in the next block, until something else begins
      found.add(line.index);
      block = line.block;
    } else block = null;
  }
  return found;
}

const offer = plainPattern(
  String.raw`(?<!\p{L})(?:{price_from}|{price_from_short})\s?-?\s?(?:[€$£₪]|[a-z]{3} ?\d|r\$|\d[\d.,]* ?[€₪])`,
  'u',
);

/** Blocks with several ships and "from" prices: offered sailings. */
function offersOf({ lines }: Sheet): Set<number> {
  const found = new Set<number>();
  const blocks = Map.groupBy(lines, ({ block }) => block);
  for (const rows of blocks.values()) {
    const ships = new Set(
      rows.flatMap((line) =>
        line.pieces.flatMap(({ text }) =>
          catalogue()
            .ships.find(text)
            .flatMap(({ meanings }) => meanings.map(({ id }) => id)),
        ),
      ),
    );
    const prices = rows.flatMap((line) => line.pieces.filter((piece) => offer.test(piece.plain)));
    if (ships.size < 2 || prices.length < 2) continue;
    for (const { index } of rows) found.add(index);
  }
  return found;
}

const terms = wordPattern(String.raw`\d{1,3}\s?%|{cancellation_terms}`, 'iu');

/** Steps of a cancellation fee: percentages of the price, with days or numbers of days. */
const percents = /\d{1,3} ?%/g;

/** A row with the date by which the balance must be paid, and the consequence otherwise. */
const saysWhenToPay = (sheet: Sheet, line: Line, order: DayOrder): boolean =>
  line.text.length < 200 &&
  daysIn(line.plain, order).length === 1 &&
  line.pieces.some((piece) =>
    labelsOf(sheet, piece).some(({ names, start }) => names.includes('final_payment') && start < 10),
  );

function isTerms(line: Line, order: DayOrder): boolean {
  return isFeeSchedule(line) || (terms.test(line.plain) && daysIn(line.plain, order).length < 3);
}

const isFeeSchedule = ({ plain }: Line): boolean =>
  (plain.match(percents)?.length ?? 0) >= 2 && !/[€$£₪]\s?\d{3}|\d{3}\s?[€₪]/.test(plain);

/** "Cancelled on or after 7 December" is a rule, not an event. */
const conditional = wordPattern(String.raw`(?<!\p{L}){conditional}(?!\p{L})`, 'u');

const says_no_quote = wordPattern('{no_quote}', 'u');

/** The reason why a document is no booking, if it is none. A quote or a cancellation says so in a prominent place. */
export function noBooking(
  sheet: Sheet,
  proposals: readonly Proposal[],
  asides: ReadonlySet<number>,
): NoBookingReason | null {
  const [first] = proposals;
  const is_cruise = first !== undefined && isCruise(first);
  const has_number = first?.fields.booking_number !== undefined;
  const usual = usualSize(sheet);
  const seen_first = sheet.lines.filter(
    (line, index) =>
      line.text.length < 120 && (index < 10 || (line.size > 1.3 * usual && line.text.length < 60)),
  );
  const loud = seen_first.filter(({ index }) => !asides.has(index));
  // "Cancellation confirmation" looks like the heading of terms, which are excluded
  const is_cancelled = seen_first.some(
    (line) => says(line.plain, 'cancelled', sheet.languages) && !conditional.test(line.plain),
  );
  const is_quote = loud.some(
    (line) => says(line.plain, 'quote', sheet.languages) && !says_no_quote.test(line.plain),
  );
  if ((is_cruise || first?.ids.ship_id !== undefined) && is_cancelled) return 'cancelled';
  if (first !== undefined && isOfService(first, loud)) return 'other';
  if (is_quote && !(has_number && isConfirmed(sheet))) return 'quote';
  const is_brochure = sheet.lines.some((line) => says(line.plain, 'brochure', sheet.languages));
  if (!is_cruise) return is_brochure ? 'brochure' : 'other';
  if (has_number) return null;
  // without a number it is a booking only if it says so, or if money was received
  const is_personal =
    first.passengers.length > 0 &&
    (first.fields.stateroom !== undefined || first.fields.total_price !== undefined);
  if (is_personal && (first.payments.length > 0 || isConfirmed(sheet))) return null;
  return is_personal ? 'quote' : is_brochure ? 'brochure' : 'other';
}

const service = wordPattern(String.raw`(?<!\p{L}){other_service}(?!\p{L})`, 'u');

/** Whether the document is for a service: parking or an insurance for a cruise names its ship and both days. */
function isOfService({ fields, schedule }: Proposal, loud: readonly Line[]): boolean {
  const has_cruise = fields.stateroom !== undefined || fields.fare !== undefined || schedule.length >= 3;
  return !has_cruise && loud.some(({ plain }) => service.test(plain));
}

/**
 * Whether the proposal is a cruise: a known ship or line, or port calls, and a span of days. An excursion's bill has no
 * such span.
 */
function isCruise({ fields, ids, schedule }: Proposal): boolean {
  const ports = schedule.filter(({ value }) => value.kind === 'port').length;
  const is_named = fields.ship_name !== undefined || (fields.cruise_line !== undefined && ports >= 2);
  const is_known = ids.ship_id !== undefined || ids.cruise_line_id !== undefined || ports >= 2;
  const has_span = fields.end_date !== undefined || ports >= 2;
  return is_named && is_known && fields.start_date !== undefined && has_span;
}

const confirmed = wordPattern('{confirms}(?!ation number)', 'u');

function isConfirmed(sheet: Sheet): boolean {
  return sheet.lines.some((line) => confirmed.test(line.plain) && line.text.length < 120);
}

function usualSize(sheet: Sheet): number {
  const sizes = sheet.lines.map(({ size }) => size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}
