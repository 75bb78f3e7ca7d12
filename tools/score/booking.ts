// Compares a booking that was read with the truth.
import { scoreCalls } from './calls.ts';
import {
  comparisons,
  flightDetails,
  isSameDay,
  isSameSize,
  lodgingDetails,
  type Comparison,
} from './comparisons.ts';
import { scoreDetails, scoreList } from './lists.ts';
import { isEmpty, plain, plainName, plainNumber } from './plain.ts';
import type { Tally } from './tally.ts';
import { alternativesOf, isLenient, listIn, textsIn, type Values } from './truth.ts';

export function scoreBooking(truth: Values, said: Values, tally: Tally): void {
  for (const [field, isSame] of Object.entries(comparisons))
    scoreValue(field, { truth, said, isSame }, tally);
  scorePeople(truth, said, tally);
  scoreList(
    {
      field: 'payments',
      of: truth,
      truths: listIn(truth['payments']),
      said: listIn(said['payments']),
      isSame: (right, told) =>
        isSameSize(right['amount'], told['amount']) &&
        (isEmpty(right['date']) || isSameDay(right['date'], told['date'])),
    },
    tally,
  );
  scoreCalls(truth, said, tally);
  for (const [field, isSame, details] of [
    ['flights', isSameFlight, flightDetails],
    ['lodging', isSameHotel, lodgingDetails],
  ] as const) {
    const [truths, told] = [listIn(truth[field]), listIn(said[field])];
    const matched = scoreList({ field, of: truth, truths, said: told, isSame }, tally);
    scoreDetails(field, matched, details, { tally, is_lenient: isLenient(truth, field) });
  }
}

interface ComparedBooking {
  truth: Values;
  said: Values;
  isSame: Comparison;
}

function scoreValue(field: string, { truth, said, isSame }: ComparedBooking, tally: Tally): void {
  const [right, told] = [truth[field], said[field]];
  if (isEmpty(told)) {
    if (!isEmpty(right) && !isLenient(truth, field)) tally.add(field, { fn: 1 });
    return;
  }
  const fits = alternativesOf(truth, field).some((other) => isSame(other, told));
  if (isEmpty(right)) {
    if (!fits) tally.add(field, { fp: 1 });
  } else if (fits || isSame(right, told)) tally.add(field, { tp: 1 });
  else tally.add(field, { fp: 1, fn: isLenient(truth, field) ? 0 : 1 });
}

function scorePeople(truth: Values, said: Values, tally: Tally): void {
  const spellings = ((truth['alt'] as Values | undefined)?.['passengers'] ?? {}) as Values;
  scoreList(
    {
      field: 'passengers',
      of: truth,
      truths: textsIn(truth['passengers']),
      said: textsIn(said['passengers']),
      isSame: (right, told) =>
        [right, ...textsIn(spellings[right])].some((name) => plainName(name) === plainName(told)),
    },
    tally,
  );
  const numbers = (of: Values) => [...new Set(textsIn(of['loyaltyNumbers']).map(plainNumber))];
  const isSame = (right: string, told: string) => plainNumber(right) === told;
  scoreList(
    { field: 'loyaltyNumbers', of: truth, truths: numbers(truth), said: numbers(said), isSame },
    tally,
  );
}

function isSameFlight(truth: Values, said: Values): boolean {
  const number = (of: Values) => plainNumber(of['flightNumber']).replace(/^([A-Z0-9]{2})0+(?=\d)/, '$1');
  const on = truth['departureTime'];
  return number(truth) === number(said) && (isEmpty(on) || isSameDay(on, said['departureTime']));
}

function isSameHotel(truth: Values, said: Values): boolean {
  const names = [truth['name'], ...alternativesOf(truth, 'name')];
  return names.some((name) => plain(name) === plain(said['name']));
}
