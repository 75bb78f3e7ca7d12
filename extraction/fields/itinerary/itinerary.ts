import type { DayOrder } from '#extraction/values/days.ts';
import { timesIn } from '#extraction/values/times.ts';
import { overlap } from '../document/context.ts';
import { partsAcross } from './across.ts';
import { isSea, knowsPort, placeIn, type Start, startsOf } from './rows.ts';
import type { Itinerary, Part, PrintedCall } from './shape.ts';
import { daysBetween, eachDay } from './spans.ts';
import { giveTimes } from './times.ts';
import { isOnly, says } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { pick } from '#domain/pick.ts';

export { daysOfCalls } from './days.ts';
export { knowsPort } from './rows.ts';

const money = /[€$£₪]|\d[.,]\d{2}(?!\d)|%/;

const holdsMoney = (text: string): boolean =>
  money.test(text.replaceAll(/\d{1,2}[.,]\d{2}(?!\d)/g, (one) => (timesIn(one).length > 0 ? '' : one)));

/** The itineraries of a document: runs of rows with a day and a place, tables side by side put together. */
export function itinerariesOf(sheet: Sheet, order: DayOrder): Itinerary[] {
  const starts = new Map(sheet.lines.map((line) => [line.index, startsOf(sheet, line, order)]));
  const runs: Itinerary[] = [];
  for (const line of sheet.lines) {
    const of_line = starts.get(line.index) ?? [];
    for (const [index, start] of of_line.entries()) {
      const call =
        readCall(sheet, line, start, of_line[index + 1], of_line[index - 1]) ??
        secondDay(line, start, of_line[index + 1], runs.at(-1)?.calls.at(-1));
      if (call === null) continue;
      const run = runs.findLast((one) => goesOn(one, call, sheet));
      if (run === undefined) runs.push({ calls: [call], first: line.index, last: line.index });
      else {
        run.calls.push(call);
        run.last = line.index;
      }
    }
  }
  const good = runs.filter(isItinerary);
  for (const run of good) {
    addRowsBetween(sheet, run, starts);
    giveTimes(sheet, run.calls);
    run.calls = run.calls.flatMap(eachDay);
  }
  const whole = sideBySide(sheet, good);
  // two days in the head of a document are less reliable than the table
  return whole.some(({ calls }) => calls.length >= 3)
    ? whole.filter(({ calls }) => calls.length > 2 || calls.some(hasTime))
    : whole;
}

const hasTime = ({ arrive, depart }: PrintedCall): boolean => arrive !== null || depart !== null;

function isItinerary({ calls }: Itinerary): boolean {
  if (calls.length < 2 || (calls.length < 3 && !calls.some(({ is_led }) => is_led))) return false;
  const good = calls.filter(
    (call) =>
      call.is_known_port ||
      call.is_sea ||
      call.parts.some(
        ({ piece, from, to }) =>
          timesIn(piece.plain.slice(from, to), from === 0 && piece !== call.piece).length > 0,
      ),
  );
  return good.length * 2 >= calls.length;
}

const farthest_apart = 6;
const over_a_page = 8;
const farthest_in_all = 14;
const longest_pause = 25;

function goesOn(run: Itinerary, call: PrintedCall, sheet: Sheet): boolean {
  const last = run.calls.at(-1);
  if (last === undefined || !areAligned(sheet, last, call)) return false;
  const is_same_page = last.line.page === call.line.page;
  const between = sheet.lines.slice(run.last + 1, call.line.index);
  // rows of another column of the page do not separate them
  const rows = between.filter((line) => line.pieces.some((piece) => overlap(piece, call.first) > 0));
  if (between.length > farthest_in_all || rows.length >= farthest_apart + (is_same_page ? 0 : over_a_page))
    return false;
  if (
    between.some(
      (line) =>
        line.page === call.line.page &&
        line.pieces.length > 1 &&
        holdsMoney(line.text) &&
        overlap(line.pieces[0] ?? call.first, call.first) > 0 &&
        line.pieces[0]?.x0 === call.first.x0,
    )
  )
    return false;
  return follows(last, call);
}

/** Whether a day can be the next one of the same itinerary: not before the last one, and not long after it. */
function follows(last: PrintedCall, call: PrintedCall): boolean {
  if (last.written !== null && call.written !== null) {
    const pause = daysBetween(last.written, call.written);
    return pause >= 0 && pause <= longest_pause;
  }
  if (last.day_number !== null && call.day_number !== null && last.written === null && call.written === null)
    return call.day_number >= last.day_number;
  // "Sat 12 Jun", "Sun 13", "Mon 14": the month is printed only where it begins
  const isOfMonth = ({ written, day_of_month }: PrintedCall) => written !== null || day_of_month !== null;
  return isOfMonth(last) && isOfMonth(call);
}

/** Whether two rows have the same left edge, as rows of one table. */
function areAligned(sheet: Sheet, a: PrintedCall, b: PrintedCall): boolean {
  const width = sheet.pages.find(({ number }) => number === b.line.page)?.width ?? 600;
  const near = width * 0.03;
  if (a.is_inner !== b.is_inner) return false;
  const areUnder = (one: Piece, other: Piece) =>
    Math.abs(one.x0 - other.x0) <= near || Math.abs(one.x1 - other.x1) <= near;
  return areUnder(a.first, b.first);
}

function readCall(
  sheet: Sheet,
  line: Line,
  start: Start,
  next: Start | undefined,
  before: Start | undefined,
): PrintedCall | null {
  const parts: Part[] = [];
  for (const piece of line.pieces.slice(start.piece.index)) {
    if (next !== undefined && piece.index > next.piece.index) break;
    if (next !== undefined && piece === next.first && piece !== next.piece) break;
    const from = piece === start.piece ? start.end : 0;
    const to = piece === next?.piece ? next.start : piece.text.length;
    if (to > from) parts.push({ piece, from, to });
  }
  const across = next === undefined ? partsAcross(sheet, line, parts) : [];
  return (
    callFrom(sheet, line, start, [...parts, ...across]) ??
    calledBefore(sheet, line, start, partsBefore(sheet, line, start, before, parts)) ??
    callBelow(sheet, line, start, parts)
  );
}

const longest_cell = 60;

function callFrom(sheet: Sheet, line: Line, start: Start, parts: readonly Part[]): PrintedCall | null {
  const own: Part[] = [];
  let place = '';
  let place_piece = start.piece;
  let plain_place = '';
  for (const part of parts) {
    const { piece, from, to } = part;
    const plain_text = piece.plain.slice(from, to);
    const is_money = holdsMoney(plain_text);
    // cells in the next column of the page do not belong to this row
    const is_over = is_money || plain_text.length > longest_cell;
    if (place !== '' && is_over) {
      if (is_money && !knowsPort(place) && !isSea(sheet, plain_place)) return null;
      break;
    }
    if (is_money) return null;
    own.push(part);
    if (place !== '') continue;
    place = placeIn(sheet, piece.text.slice(from, to), plain_text);
    if (place === '') continue;
    place_piece = piece;
    plain_place = plain_text.includes(place.toLowerCase()) ? place.toLowerCase() : plain_text.trim();
  }
  if (place === '' || place.length > 70) return null;
  const is_known_port = knowsPort(place);
  const is_timed = own.some(({ piece, from, to }) => timesIn(piece.plain.slice(from, to)).length > 0);
  const is_sea =
    isSea(sheet, plain_place) &&
    !(is_known_port && (is_timed || !isOnly(plain_place, 'sea_day', sheet.languages)));
  return {
    line,
    piece: place_piece,
    first: start.first,
    parts: own,
    ...pick(start, 'is_led', 'is_inner', 'more_days', 'written', 'day_number', 'day_of_month', 'weekday'),
    place,
    is_sea,
    arrive: null,
    depart: null,
    is_overnight: own.some(({ piece, from, to }) =>
      says(piece.plain.slice(from, to), 'overnight', sheet.languages),
    ),
    is_known_port: !is_sea && is_known_port,
  };
}

/** The parts before the day: in "Southampton | 12 Jun 2027 | 16:30" the place comes first. */
function partsBefore(
  sheet: Sheet,
  line: Line,
  start: Start,
  before: Start | undefined,
  parts: readonly Part[],
): Part[] {
  const piece = line.pieces[start.first.index - 1];
  if (piece === undefined || piece === before?.piece || !(knowsPort(piece.text) || isSea(sheet, piece.plain)))
    return [];
  return [{ piece, from: 0, to: piece.text.length }, ...parts];
}

/** The call of a row that begins with its place. */
function calledBefore(sheet: Sheet, line: Line, start: Start, parts: readonly Part[]): PrintedCall | null {
  const [place] = parts;
  return place === undefined ? null : callFrom(sheet, line, { ...start, first: place.piece }, parts);
}

/** "Lisbon | 15 Jun 2027 09:00 | 16 Jun 2027 17:00": the second day of a row is when the ship leaves. */
function secondDay(
  line: Line,
  start: Start,
  next: Start | undefined,
  last: PrintedCall | undefined,
): PrintedCall | null {
  if (
    last?.line !== line ||
    start.written === null ||
    next !== undefined ||
    last.piece.index >= start.piece.index
  )
    return null;
  const own: Part = { piece: start.piece, from: start.end, to: start.piece.text.length };
  const behind = line.pieces.slice(start.piece.index + 1);
  const text = start.piece.plain.slice(start.end);
  if (behind.length > 0 || timesIn(text).length !== 1 || /\p{L}{3}/u.test(text) || last.written === null)
    return null;
  if (daysBetween(last.written, start.written) === 0) {
    last.parts.push(own);
    return null;
  }
  return { ...last, written: start.written, weekday: start.weekday, parts: [own], is_overnight: false };
}

/** The call of a day alone in its row: the place is in the row below. */
function callBelow(sheet: Sheet, line: Line, start: Start, parts: readonly Part[]): PrintedCall | null {
  const below = sheet.lines[line.index + 1];
  if (
    below === undefined ||
    below.page !== line.page ||
    parts.some(({ piece, from, to }) => /\p{L}{2}/u.test(piece.plain.slice(from, to)))
  )
    return null;
  const piece = below.pieces.find((one) => overlap(one, start.piece) > 0.3);
  if (piece === undefined || piece.plain.length > longest_cell) return null;
  const is_place = knowsPort(placeIn(sheet, piece.text, piece.plain)) || isSea(sheet, piece.plain);
  return is_place
    ? callFrom(sheet, line, start, [...parts, { piece, from: 0, to: piece.text.length }])
    : null;
}

/** Rows without a day of their own: the times of the call above, or another call on the same day. */
function addRowsBetween(sheet: Sheet, run: Itinerary, starts: ReadonlyMap<number, readonly Start[]>): void {
  const calls: PrintedCall[] = [];
  // rows of another column that already belong to a call
  const taken = new Set(run.calls.flatMap(({ parts }) => parts.map(({ piece }) => piece.line)));
  for (const [index, call] of run.calls.entries()) {
    calls.push(call);
    const end = Math.min(run.calls[index + 1]?.line.index ?? Number.POSITIVE_INFINITY, call.line.index + 4);
    for (const line of sheet.lines.slice(call.line.index + 1, end)) {
      if (line.page !== call.line.page || holdsMoney(line.text)) break;
      if (taken.has(line.index)) continue;
      const pieces = piecesUnder(line, call, starts.get(line.index) ?? []);
      const last = calls.at(-1);
      if (last === undefined || pieces.length === 0) continue;
      const more = anotherCall(sheet, line, last, pieces);
      if (more !== null) calls.push(more);
      else if (
        !last.is_sea &&
        isOfTimes(sheet, pieces) &&
        timesOf(last).length + timesIn(pieces.map(({ plain }) => plain).join(' ')).length <= 2
      ) {
        last.parts.push(...pieces.map((piece) => ({ piece, from: 0, to: piece.text.length })));
      }
    }
  }
  run.calls = calls;
  run.last = calls.at(-1)?.line.index ?? run.last;
}

const timesOf = ({ parts }: PrintedCall): string[] =>
  parts.flatMap(({ piece, from, to }) =>
    timesIn(piece.plain.slice(from, to), from === 0).map(({ time }) => time),
  );

function piecesUnder(line: Line, call: PrintedCall, starts: readonly Start[]): Piece[] {
  const [start] = starts;
  const own = start === undefined ? line.pieces : line.pieces.slice(0, start.first.index);
  return own.filter((piece) => (line.is_rtl ? piece.x1 <= call.first.x1 + 4 : piece.x0 >= call.first.x0 - 4));
}

function anotherCall(
  sheet: Sheet,
  line: Line,
  last: PrintedCall,
  pieces: readonly Piece[],
): PrintedCall | null {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0 || last.piece === last.first) return null;
  const is_under = line.is_rtl
    ? Math.abs(first.x1 - last.piece.x1) < 6
    : Math.abs(first.x0 - last.piece.x0) < 6;
  if (!is_under || !knowsPort(first.text) || rest.every((piece) => timesIn(piece.plain, true).length === 0))
    return null;
  const start: Start = { ...last, piece: first, start: 0, end: 0 };
  return callFrom(
    sheet,
    line,
    start,
    pieces.map((piece) => ({ piece, from: 0, to: piece.text.length })),
  );
}

/** Whether cells have only times and their labels: "Ashore 9 am · Onboard by 8:30 pm". */
function isOfTimes(sheet: Sheet, pieces: readonly Piece[]): boolean {
  const text = pieces.map(({ plain }) => plain).join(' ');
  const times = timesIn(text);
  if (times.length === 0 || times.length > 3) return false;
  const left = text.replaceAll(/[\d:.]+/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return left.length <= 3 * times.length && !says(text, 'aside', sheet.languages);
}

/** Merges tables side by side that continue each other into one itinerary. */
function sideBySide(sheet: Sheet, runs: readonly Itinerary[]): Itinerary[] {
  const found: Itinerary[] = [];
  for (const run of runs.toSorted((a, b) => a.first - b.first || orderOf(sheet, a) - orderOf(sheet, b))) {
    const left = found.find((other) => {
      const [last, first] = [other.calls.at(-1), run.calls[0]];
      return (
        last !== undefined &&
        first !== undefined &&
        last.line.page === first.line.page &&
        run.first <= other.last &&
        other.first <= run.last &&
        follows(last, first)
      );
    });
    if (left === undefined) found.push(run);
    else {
      left.calls.push(...run.calls);
      left.last = Math.max(left.last, run.last);
    }
  }
  return found;
}

function orderOf(sheet: Sheet, { calls: [first] }: Itinerary): number {
  if (first === undefined) return 0;
  return sheet.lines[first.line.index]?.is_rtl === true ? -first.first.x1 : first.first.x0;
}
