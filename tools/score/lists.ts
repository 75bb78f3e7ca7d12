// Compares passengers, payments, flights and hotels: pairs the items of the truth with predicted ones, in order.
import type { Comparison } from './comparisons.ts';
import { isEmpty } from './plain.ts';
import type { Tally } from './tally.ts';
import { alternativesOf, isLenient, type Values } from './truth.ts';

export interface MatchResult<One> {
  readonly pairs: readonly (readonly [truth: One, said: One])[];
  readonly missed: readonly One[];
  readonly extra: readonly One[];
}

export function match<One>(
  truths: readonly One[],
  said: readonly One[],
  isSame: (truth: One, one: One) => boolean,
): MatchResult<One> {
  const left = [...said];
  const pairs: [One, One][] = [];
  const missed: One[] = [];
  for (const truth of truths) {
    const place = left.findIndex((one) => isSame(truth, one));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (found === undefined) missed.push(truth);
    else pairs.push([truth, found]);
  }
  return { pairs, missed, extra: left };
}

interface List<One> {
  readonly field: string;
  /** the booking of the truth that they belong to */
  readonly of: Values;
  readonly truths: readonly One[];
  readonly said: readonly One[];
  readonly isSame: (truth: One, one: One) => boolean;
}

/** @returns the pairs; optional items are not among the extra ones */
export function scoreList<One>(
  { field, of, truths, said, isSame }: List<One>,
  tally: Tally,
): MatchResult<One> {
  const { pairs, missed, extra } = match(truths, said, isSame);
  const passing = alternativesOf(of, `${field}Extra`);
  const wrong = extra.filter((one) => !passing.some((other) => isSame(other as One, one)));
  tally.add(field, {
    tp: pairs.length,
    fp: wrong.length,
    fn: isLenient(of, field) ? 0 : missed.length,
  });
  return { pairs, missed, extra: wrong };
}

/** Compares details of paired items, such as the seat of a flight. All details of missing or extra items count. */
export function scoreDetails(
  field: string,
  { pairs, missed, extra }: MatchResult<Values>,
  details: Readonly<Record<string, Comparison>>,
  { tally, is_lenient }: { tally: Tally; is_lenient: boolean },
): void {
  const row = `${field}.detail`;
  for (const [name, isSame] of Object.entries(details)) {
    for (const [truth, said] of pairs) {
      const [right, told] = [truth[name], said[name]];
      const fits = !isEmpty(told) && alternativesOf(truth, name).some((other) => isSame(other, told));
      if (isEmpty(right)) {
        if (!isEmpty(told) && !fits) tally.add(row, { fp: 1 });
      } else if (isEmpty(told)) tally.add(row, { fn: 1 });
      else tally.add(row, fits || isSame(right, told) ? { tp: 1 } : { fp: 1, fn: 1 });
    }
    tally.add(row, {
      fp: extra.filter((said) => !isEmpty(said[name])).length,
      fn: is_lenient ? 0 : missed.filter((truth) => !isEmpty(truth[name])).length,
    });
  }
}
