import { nightsBetween } from '#domain/dates.ts';
import { type DayOrder, isoDay, weekdayIn, withoutWeekdays } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelsOf, type LabelMatch, labelsNear, type Spot } from '../document/context.ts';
import { joins, says } from '../document/phrases.ts';
import type { Line, Sheet } from '../document/sheet.ts';
import { valuesOf } from '../document/spots.ts';
import { plainPattern, wordPattern, wordsOf } from '#extraction/words/pattern.ts';
import { confidence, least } from '../document/confidence.ts';

/** The possible roles of a day. */
export type DayRole =
  | 'booking_date'
  | 'start_date'
  | 'end_date'
  | 'final_payment_date'
  | 'checkin_date'
  | 'other';

const roles: Partial<Record<LabelName, readonly (readonly [DayRole, number])[]>> = {
  booking_date: [['booking_date', 1]],
  start: [['start_date', 1]],
  departure: [['start_date', 0.7]],
  start_port: [['start_date', 0.7]],
  end: [['end_date', 1]],
  arrival: [['end_date', 0.6]],
  end_port: [['end_date', 0.7]],
  final_payment: [['final_payment_date', 1]],
  balance: [['final_payment_date', 0.9]],
  checkin: [['checkin_date', 1]],
  booking_number: [['booking_date', 0.55]],
  line_number: [['booking_date', 0.5]],
  other_date: [['other', 1]],
  deposit_due: [['other', 1]],
  deposit: [['other', 0.9]],
  paid: [['other', 0.9]],
  agency_number: [['other', 0.5]],
  other_number: [['other', 0.5]],
  guests: [['other', 0.3]],
  flight: [['other', 0.8]],
  hotel: [['other', 0.8]],
};

export interface DaySpot extends Spot {
  day: string;
  line: Line;
}

export interface DaysFound {
  spots: DaySpot[];
  candidates: Record<DayRole, Candidate[]>;
  /** Due dates of the balance in sentences: an agency's own and the line's may both occur. */
  dues: Candidate[];
}

/** The days of some rows with their possible roles. */
export function judgeDays(sheet: Sheet, lines: readonly Line[], order: DayOrder): DaysFound {
  const spots = daySpots(lines, order);
  const candidates: DaysFound['candidates'] = {
    booking_date: [],
    start_date: [],
    end_date: [],
    final_payment_date: [],
    checkin_date: [],
    other: [],
  };
  const dues: Candidate[] = [];
  for (const spot of spots) {
    const words = spot.piece.text.slice(Math.max(0, spot.start - 40), spot.end);
    const add = (role: DayRole, score: number) =>
      candidates[role].push({ value: spot.day, score, words, piece: spot.piece });
    const said = labelsNear(sheet, spot, spots);
    const is_of_cruise = said.some(({ names }) => names.some((name) => days_of_cruise.has(name)));
    if (isOfLetter(spot) && !is_of_cruise) {
      add('other', confidence.days.of_letter);
      continue;
    }
    const seen = new Set<DayRole>();
    if (opensCheckin(spot)) add('checkin_date', confidence.days.opening);
    if (isBookingsOwn(sheet, spot, said)) add('booking_date', confidence.days.mere_date);
    // "la Sua prenotazione n. 48810226 del 28/10/2026"
    if (of_number.test(spot.piece.plain.slice(0, spot.start)) && said.some(isOfNumber))
      add('booking_date', confidence.days.behind_number);
    // "Deposit 25 %, due on 11 June": the due date of the deposit is not that of the balance
    const of_deposit =
      said.some(({ names, piece }) => names.includes('deposit') && piece.line === spot.piece.line) &&
      !said.some(({ names }) => names.includes('balance'));
    const wanting = said.find((one) => one.nearness > least.likely && wantsRest(spot, one));
    if (wanting !== undefined)
      dues.push({ value: spot.day, score: wanting.nearness, words, piece: spot.piece });
    // "Invoice date" beside the booking number is not the booking date
    const is_other = said[0] !== undefined && said[0].nearness > 0.85 && said[0].names.includes('other_date');
    for (const [rank, { names, nearness, words: label }] of said.slice(0, is_other ? 1 : 4).entries()) {
      // "from", "au", "bis" can precede any day
      const weight_of_word =
        label.length <= 4 && names.some((name) => name === 'start' || name === 'end') ? 0.55 : 1;
      for (const name of names) {
        for (const [role, weight] of roles[name] ?? []) {
          if (seen.has(role)) continue;
          // "Réservation : PN-330871 Option levée le 02/11/2026": other words belong to that day
          if (role === 'booking_date' && weight < 1 && nearness < 0.78) continue;
          seen.add(role);
          add(
            role,
            nearness *
              weight *
              weight_of_word *
              0.8 ** rank *
              (of_deposit && role === 'final_payment_date' ? 0.3 : 1),
          );
        }
      }
    }
  }
  addRanges(sheet, spots, candidates);
  return { spots, candidates, dues };
}

const of_number = wordPattern(String.raw`\p{L}.* (?=[a-z\d/-]*\d)[a-z\d][a-z\d/-]{4,15}\s*{dated}\s*$`, 'u');
const isOfNumber = ({ names, nearness }: LabelMatch): boolean =>
  nearness > 0.35 && names.some((name) => name === 'booking_number' || name === 'line_number');

const by_then = plainPattern(String.raw`(?<!\p{L}){by_then}\s*$`, 'u');

/** "Please let us have your balance by May 3, 2027": not a row of a table of instalments. */
const wantsRest = ({ piece, start }: DaySpot, { names, piece: of_label }: LabelMatch): boolean =>
  (names.includes('final_payment') && of_label.line === piece.line) ||
  (names.includes('balance') && of_label === piece && by_then.test(piece.plain.slice(0, start)));

const days_of_cruise: ReadonlySet<LabelName> = new Set([
  'start',
  'end',
  'departure',
  'arrival',
  'start_port',
  'end_port',
  'period',
  'round_trip',
  'itinerary',
]);

const place_of_letter = wordPattern(String.raw`^\p{Lu}[\p{L} .-]{2,30},\s*{day_of_letter}?\s*$`, 'u');

/** Whether a day is the date line of a letter: "Rostock, 02.10.2026". */
const isOfLetter = ({ piece, start, end }: DaySpot): boolean =>
  place_of_letter.test(piece.text.slice(0, start)) &&
  piece.text.slice(end).trim() === '' &&
  weekdayIn(piece.plain.slice(0, start)) === undefined;

const checkin_word = plainPattern('{online_checkin}', 'u');
const opens_word = plainPattern(String.raw`(?<!\p{L}){opens}(?!\p{L})`, 'u');

function daySpots(lines: readonly Line[], order: DayOrder): DaySpot[] {
  return lines.flatMap((line) =>
    line.pieces.flatMap((piece) =>
      valuesOf(piece, order).days.flatMap((written): DaySpot[] => {
        const day = isoDay(written);
        if (day === null) return [];
        return [{ piece, line, start: written.start, end: written.end, day }];
      }),
    ),
  );
}

/** The opening of the check-in may be in the terms; no other day in them belongs to the cruise. */
export function checkinAmong(lines: readonly Line[], order: DayOrder): Candidate[] {
  return daySpots(lines, order)
    .filter(opensCheckin)
    .map(({ day, piece }) => ({
      value: day,
      score: confidence.days.opening_in_aside,
      words: piece.text,
      piece,
    }));
}

/** "The web check-in in our app is open from 17 October": the words are separated within one sentence. */
function opensCheckin({ piece, start, end, line }: DaySpot): boolean {
  // an event of a calendar: the day in one cell, the title in another
  if (line.text.length < 120 && piece.text.length < 20)
    return checkin_word.test(line.plain) && opens_word.test(line.plain);
  const from = Math.max(piece.plain.lastIndexOf('. ', start), piece.plain.lastIndexOf(';', start)) + 1;
  const rest = /^[^.;]*/.exec(piece.plain.slice(end))?.[0].length ?? 0;
  const sentence = piece.plain.slice(from, end + rest);
  return sentence.length < 160 && checkin_word.test(sentence) && opens_word.test(sentence);
}

const mere_date = wordsOf('only_date');

/**
 * Whether "Date" alone is the booking date: in the row next to the booking number; elsewhere it is the date of
 * printing.
 */
function isBookingsOwn(sheet: Sheet, { piece }: DaySpot, said: readonly LabelMatch[]): boolean {
  const [nearest] = said;
  if (nearest === undefined || nearest.nearness < least.clear || !mere_date.has(plain(nearest.words)))
    return false;
  const near = sheet.lines.slice(Math.max(0, piece.line - 1), piece.line + 2);
  return near.some((line) =>
    line.pieces.some((other) =>
      labelsOf(sheet, other).some(({ names, start }) => start <= 2 && names.includes('booking_number')),
    ),
  );
}

/** "30 May 2027 to 5 June 2027": the first and the last day of something. */
function addRanges(sheet: Sheet, spots: readonly DaySpot[], candidates: DaysFound['candidates']): void {
  for (const [index, one] of spots.entries()) {
    const two = spots[index + 1];
    if (two === undefined) continue;
    const between = textBetween(one, two);
    if (between === null || !joins(withoutWeekdays(between), sheet.languages)) continue;
    const nights = nightsBetween(one.day, two.day);
    if (nights < 1 || nights > 200) continue;
    const said = labelsNear(sheet, one, spots)[0];
    const names = said?.names ?? [];
    if (
      names.some((name) =>
        ['hotel', 'flight', 'other_date', 'checkin', 'addon', 'final_payment'].includes(name),
      ) &&
      (said?.nearness ?? 0) > 0.7
    )
      continue;
    if (says(one.line.plain, 'aside', sheet.languages)) continue;
    const is_said = names.some((name) =>
      ['period', 'start', 'itinerary', 'ship', 'nights', 'departure'].includes(name),
    );
    const score = is_said ? confidence.days.labelled_range : confidence.days.range;
    const words =
      one.piece === two.piece
        ? one.piece.text.slice(one.start, two.end)
        : `${one.piece.text} ${two.piece.text}`;
    candidates.start_date.push({ value: one.day, score, words, piece: one.piece });
    candidates.end_date.push({ value: two.day, score, words, piece: two.piece });
  }
}

function textBetween(one: DaySpot, two: DaySpot): string | null {
  if (one.piece === two.piece) return one.piece.plain.slice(one.end, two.start);
  if (one.line !== two.line || two.piece.index - one.piece.index > 2) return null;
  const middle = one.line.pieces.slice(one.piece.index + 1, two.piece.index).map((piece) => piece.plain);
  const text = [one.piece.plain.slice(one.end), ...middle, two.piece.plain.slice(0, two.start)]
    .join(' ')
    .trim();
  return text === '' ? null : text;
}
