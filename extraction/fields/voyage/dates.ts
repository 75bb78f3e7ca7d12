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
  const ends = runs.flatMap((run) => endsOf(run, candidates));
  const starts = [...candidates.start_date, ...ends.map(({ start }) => start)];
  const finishes = [...candidates.end_date, ...ends.map(({ end }) => end)];
  const [any] = [...starts, ...finishes, ...candidates.other, ...candidates.booking_date];
  const found: Dates =
    (any && calendarEnds(events, any.piece)) ??
    bestPair(starts, finishes, nights) ??
    singleStart(starts, nights);
  const start = found.start?.value;
  const used = new Set([found.start?.value, found.end?.value]);
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

interface Ends {
  start: Candidate;
  end: Candidate;
}

/** The first and the last day of an itinerary. */
function endsOf(run: Itinerary, candidates: DaysFound['candidates']): Ends[] {
  const days = daysOfCalls(
    run.calls,
    likelyStart(run, candidates.start_date) ?? firstAfter(run, candidates),
  ).filter((day) => day !== null);
  const [first, last, one, other] = [days[0], days.at(-1), run.calls[0], run.calls.at(-1)];
  if (one === undefined || other === undefined || first === undefined || last === undefined) return [];
  const score = confidence.days.itinerary;
  return [
    {
      start: { value: first, score, words: one.line.text, piece: one.piece },
      end: { value: last, score, words: other.line.text, piece: other.piece },
    },
  ];
}

/** The first and the last day of a calendar file, which are certain. */
function calendarEnds(
  events: readonly ReadValue<ProposedCall>[],
  piece: Candidate['piece'],
): Ends | undefined {
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const asCandidate = ({ value, words }: ReadValue<ProposedCall>) => ({
    value: value.date,
    score: confidence.days.calendar,
    words,
    piece,
  });
  return { start: asCandidate(first), end: asCandidate(last) };
}

/** The start and the end that fit each other best. */
function bestPair(
  starts: readonly Candidate[],
  ends: readonly Candidate[],
  nights: number | null,
): Ends | undefined {
  const agrees = (list: readonly Candidate[], one: Candidate) =>
    Math.min(
      0.6,
      list.filter(({ value }) => value === one.value).reduce((sum, { score }) => sum + score, 0) * 0.3,
    );
  const pairs = starts.flatMap((start) =>
    ends.flatMap((end) => {
      if (end.value < start.value) return [];
      const length = nightsBetween(start.value, end.value);
      if (length > 300) return [];
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
  if (pair === undefined) return undefined;
  const { start, end, score } = pair;
  const sure = Math.min(0.99, score / 2.6);
  return {
    start: { ...start, score: Math.max(start.score * 0.9, sure) },
    end: { ...end, score: Math.max(end.score * 0.9, sure) },
  };
}

/** A start without an end, which the nights may tell. */
function singleStart(starts: readonly Candidate[], nights: number | null): Partial<Ends> {
  const start = best(starts);
  if (start === undefined || start.score <= least.single_start) return {};
  if (nights === null) return { start };
  return {
    start,
    end: { ...start, value: addDays(start.value, nights), score: confidence.days.by_nights },
  };
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
