// Compares the reading of a document with its truth: outcome, bookings, and planted values.
import { scoreBooking } from './booking.ts';
import { comparisons } from './comparisons.ts';
import { match } from './lists.ts';
import { isEmpty } from './plain.ts';
import { Tally } from './tally.ts';
import type { Prediction, Truth, Values } from './truth.ts';

export interface DocumentScore {
  readonly truth: Truth;
  readonly outcome: string;
  readonly tally: Tally;
  /** the right number of bookings, or the right reason for none */
  readonly is_right: boolean;
  /** fields with a planted value */
  readonly planted: readonly string[];
}

export function scoreDocument(truth: Truth, { outcome, bookings }: Prediction): DocumentScore {
  const tally = new Tally();
  const truths = truth.bookings ?? [];
  for (const [right, said] of alignedOf(truths, bookings)) scoreBooking(right, said, tally);
  const is_right =
    truth.expect === 'booking'
      ? outcome === 'booking' && bookings.length === truths.length
      : (truth.accept ?? [truth.expect]).includes(outcome) && !bookings.some(saysAnything);
  return { truth, outcome, tally, is_right, planted: bookings.flatMap((one) => plantedIn(one, truth)) };
}

function saysAnything(booking: Values): boolean {
  return Object.values(booking).some((value) => !isEmpty(value));
}

/** Bookings in pairs, the most similar first; one without a counterpart is compared with nothing. */
function alignedOf(truths: readonly Values[], said: readonly Values[]): [Values, Values][] {
  const likest = truths
    .flatMap((truth) => said.map((one) => ({ truth, one, likeness: likenessOf(truth, one) })))
    .toSorted((a, b) => b.likeness - a.likeness);
  const pairs: [Values, Values][] = [];
  const taken = new Set<Values>();
  for (const { truth, one } of likest) {
    if (taken.has(truth) || taken.has(one)) continue;
    taken.add(truth).add(one);
    pairs.push([truth, one]);
  }
  const isSame = (a: Values, b: Values) => pairs.some(([truth, one]) => truth === a && one === b);
  const { missed, extra } = match(truths, said, isSame);
  return [
    ...pairs,
    ...missed.map((truth): [Values, Values] => [truth, {}]),
    ...extra.map((one): [Values, Values] => [{}, one]),
  ];
}

const WEIGHTS: Readonly<Record<string, number>> = {
  bookingNumber: 4,
  startDate: 2,
  endDate: 1,
  ship: 1,
  startPort: 1,
  endPort: 1,
  total: 1,
  stateroom: 1,
};

function likenessOf(truth: Values, said: Values): number {
  return Object.entries(WEIGHTS)
    .filter(([field]) => !isEmpty(truth[field]) && comparisons[field]?.(truth[field], said[field]) === true)
    .reduce((sum, [, weight]) => sum + weight, 0);
}

function plantedIn(booking: Values, { forbidden = {} }: Truth): string[] {
  const whole = JSON.stringify(booking).toLowerCase();
  return Object.entries(forbidden)
    .filter(([field, values]) =>
      values.some((value) =>
        field === 'any'
          ? whole.includes(String(value).toLowerCase())
          : !isEmpty(booking[field]) &&
            (comparisons[field]?.(value, booking[field]) ?? value === booking[field]),
      ),
    )
    .map(([field]) => field);
}
