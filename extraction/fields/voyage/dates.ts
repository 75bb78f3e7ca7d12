import { addDays, nightsBetween } from '#domain/dates.ts';
import type { ProposedCall, ReadValue } from '#domain/proposal.ts';
import { weekdayOf } from '#extraction/values/days.ts';
import { plainPattern } from '#extraction/words/pattern.ts';
import { best, type Candidate } from '../document/candidate.ts';
import type { Line } from '../document/sheet.ts';
import { daysOfCalls } from '../itinerary/itinerary.ts';
import type { Itinerary } from '../itinerary/shape.ts';
import type { DaysFound } from './days-roles.ts';
import { confidence, least } from '../document/confidence.ts';

const nights_text = plainPattern(
  String.raw`(?<!\d)(\d{1,3})[\s-]*(?:{nights}|{nights_short})(?!\p{L})`,
  'iu',
);

/** The first number of nights in some rows. */
export function nightsOf(lines: readonly Line[]): number | null {
  for (const line of lines) {
    const match = nights_text.exec(line.plain);
    if (match !== null && Number(match[1]) > 0) return Number(match[1]);
  }
  return null;
}

/** The days of a booking. */
export interface Dates {
  booking?: Candidate;
  start?: Candidate;
  end?: Candidate;
  final_payment?: Candidate;
  checkin?: Candidate | undefined;
}

/** Start and end are chosen together: by their labels, the itinerary's first and last day, and the nights. */
export function chooseDates(
  { candidates, dues: wanted }: DaysFound,
  runs: readonly Itinerary[],
  events: readonly ReadValue<ProposedCall>[],
  nights: number | null,
): Dates {
  const found: Dates = {};
  const starts = [...candidates.start_date];
  const ends = [...candidates.end_date];
  for (const run of runs) {
    const days = daysOfCalls(
      run.calls,
      likelyStart(run, candidates.start_date) ?? firstAfter(run, candidates),
    );
    const [one, other] = [run.calls[0], run.calls.at(-1)];
    const [first, last] = [
      days.find((day) => day !== null) ?? null,
      days.findLast((day) => day !== null) ?? null,
    ];
    if (one === undefined || other === undefined || first === null || last === null) continue;
    starts.push({ value: first, score: confidence.days.itinerary, words: one.line.text, piece: one.piece });
    ends.push({ value: last, score: confidence.days.itinerary, words: other.line.text, piece: other.piece });
  }
  const pairs = starts.flatMap((start) =>
    ends.flatMap((end) => {
      if (end.value < start.value) return [];
      const length = nightsBetween(start.value, end.value);
      if (length > 300) return [];
      const agrees = (list: readonly Candidate[], one: Candidate) =>
        Math.min(
          0.6,
          list.filter(({ value }) => value === one.value).reduce((sum, { score }) => sum + score, 0) * 0.3,
        );
      const score =
        start.score +
        end.score +
        agrees(starts, start) +
        agrees(ends, end) +
        (nights !== null && (length === nights || length === nights - 1) ? 0.5 : 0) -
        (length === 0 ? 0.6 : 0) -
        (length > 60 ? 0.4 : 0);
      return [{ start, end, score }];
    }),
  );
  const [pair] = pairs.toSorted((a, b) => b.score - a.score);
  if (pair !== undefined) {
    const sure = Math.min(0.99, pair.score / 2.6);
    found.start = { ...pair.start, score: Math.max(pair.start.score * 0.9, sure) };
    found.end = { ...pair.end, score: Math.max(pair.end.score * 0.9, sure) };
  } else {
    const start = best(starts);
    if (start !== undefined && start.score > least.single_start) {
      found.start = start;
      if (nights !== null)
        found.end = { ...start, value: addDays(start.value, nights), score: confidence.days.by_nights };
    }
  }
  const [event] = events;
  const last_event = events.at(-1);
  if (event !== undefined && last_event !== undefined && event !== last_event) {
    const any = [...starts, ...ends, ...candidates.other, ...candidates.booking_date][0];
    if (any !== undefined) {
      found.start = {
        value: event.value.date,
        score: confidence.days.calendar,
        words: event.words,
        piece: any.piece,
      };
      found.end = {
        value: last_event.value.date,
        score: confidence.days.calendar,
        words: last_event.words,
        piece: any.piece,
      };
    }
  }
  const start = found.start?.value;
  const used = new Set([found.start?.value, found.end?.value]);
  const others = new Map<string, number>();
  for (const { value, score } of candidates.other) others.set(value, Math.max(others.get(value) ?? 0, score));
  const booking = best(
    candidates.booking_date.filter(
      ({ value, score }) =>
        (start === undefined || value <= start) && !used.has(value) && score > least.booking_date,
    ),
  );
  if (booking !== undefined) found.booking = booking;
  const dues = candidates.final_payment_date.filter(
    ({ value, score }) =>
      (start === undefined || value <= start) && score > least.due && value !== found.booking?.value,
  );
  // an agency requests the money before the line does: of two days in sentences the first counts
  const [first_due] = wanted
    .filter(({ value }) => dues.some((one) => one.value === value))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const final_payment = best(dues.filter(({ value }) => value === first_due?.value)) ?? best(dues);
  if (final_payment !== undefined) found.final_payment = final_payment;
  const checkin = best(candidates.checkin_date.filter(({ value }) => start === undefined || value < start));
  if (checkin !== undefined) found.checkin = checkin;
  return found;
}

/** For rows without a year: the named start whose year makes their weekdays right and that is their first day. */
function likelyStart({ calls }: Itinerary, starts: readonly Candidate[]): string | null {
  const judged = starts.map(({ value, score }) => {
    const days = daysOfCalls(calls, value);
    const right = calls.filter(({ weekday }, index) => {
      const day = days[index];
      return weekday !== undefined && typeof day === 'string' && weekdayOf(day) === weekday;
    }).length;
    const named = calls.filter(({ weekday }) => weekday !== undefined).length;
    return { value, score: score + (days[0] === value ? 1 : 0) + (named === 0 ? 0 : right / named) };
  });
  return judged.toSorted((a, b) => b.score - a.score)[0]?.value ?? null;
}

/**
 * Without a start day, weekdays determine the year: the first one after the latest day on which something was done. The
 * final payment date determines it alone.
 */
function firstAfter(
  { calls }: Itinerary,
  { other, final_payment_date }: DaysFound['candidates'],
): string | null {
  const is_told = calls.length >= 3 && calls.every(({ weekday }) => weekday !== undefined);
  const dues = final_payment_date.filter(({ score }) => score > least.clear);
  const days = is_told ? other : calls.length >= 3 ? dues : [];
  return (
    days
      .map(({ value }) => value)
      .toSorted()
      .at(-1) ?? null
  );
}
