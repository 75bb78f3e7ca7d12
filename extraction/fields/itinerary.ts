import { addDays } from '#domain/dates.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { type DayOrder, daysIn, isoDay, weekdayIn, weekdayOf, type WrittenDay } from '../values/days.ts';
import { timesIn, type WrittenTime } from '../values/times.ts';
import { overlap } from './context.ts';
import { labelsIn } from './labels.ts';
import { beginsWith, isOnly, phrasesIn, says } from './phrases.ts';
import type { Line, Piece, Sheet } from './sheet.ts';

/** A day of an itinerary as it is printed. */
export interface PrintedCall {
  line: Line;
  piece: Piece;
  /** `null` where only the number of the day or its weekday stands there */
  written: WrittenDay | null;
  day_number: number | null;
  weekday: number | undefined;
  place: string;
  is_sea: boolean;
  arrive: string | null;
  depart: string | null;
  is_overnight: boolean;
  is_known_port: boolean;
}

/** Days one below the other that belong together. */
export interface Itinerary {
  calls: PrintedCall[];
  first: number;
  last: number;
}

const money = /[€$£₪]|\d[.,]\d{2}(?!\d)|%/;
const flight = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?\d{2,4}(?![\p{L}\d])/u;

/** The itineraries of a document: runs of rows with a day and a place. */
export function itinerariesOf(sheet: Sheet, order: DayOrder): Itinerary[] {
  const calls = sheet.lines.flatMap((line) => callsOf(sheet, line, order));
  const runs: Itinerary[] = [];
  for (const call of calls) {
    const run = runs.at(-1);
    if (run !== undefined && goesOn(run, call, sheet)) {
      run.calls.push(call);
      run.last = call.line.index;
    } else runs.push({ calls: [call], first: call.line.index, last: call.line.index });
  }
  return runs.filter(isItinerary).map((run) => withTimes(sheet, run));
}

const farthest_apart = 4;

function goesOn(run: Itinerary, call: PrintedCall, sheet: Sheet): boolean {
  const last = run.calls.at(-1);
  if (last === undefined) return false;
  const page = (index: number) => sheet.lines[index]?.page;
  const apart = call.line.index - run.last;
  if (apart > farthest_apart + (page(call.line.index) === page(run.last) ? 0 : 8)) return false;
  if (
    apart > 1 &&
    sheet.lines
      .slice(run.last + 1, call.line.index)
      .some((line) => money.test(line.text) && line.page === call.line.page)
  )
    return false;
  const [a, b] = [last.written, call.written];
  if ((a === null) !== (b === null)) return false;
  if (a !== null && b !== null && a.year !== undefined && b.year !== undefined) {
    const [one, two] = [isoDay(a), isoDay(b)];
    // the second of two columns, or two sailings one after the other
    return one !== null && two !== null && two >= one && two <= addDays(one, 25);
  }
  if (last.day_number !== null && call.day_number !== null) return call.day_number >= last.day_number;
  return true;
}

function isItinerary({ calls }: Itinerary): boolean {
  const good = calls.filter(
    (call) => call.is_known_port || call.is_sea || call.arrive !== null || call.depart !== null,
  );
  if (calls.length < 2) return false;
  return good.length * 2 >= calls.length;
}

interface Start {
  piece: Piece;
  start: number;
  end: number;
  written: WrittenDay | null;
  day_number: number | null;
}

function callsOf(sheet: Sheet, line: Line, order: DayOrder): PrintedCall[] {
  if (flight.test(line.text) && hasAirports(line.text)) return [];
  const starts = startsOf(sheet, line, order);
  return starts.flatMap((start, index) => {
    const next = starts[index + 1];
    const call = readCall(sheet, line, start, next);
    return call === null ? [] : [call];
  });
}

function hasAirports(text: string): boolean {
  const { airports } = catalogue();
  return (text.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu) ?? []).filter((code) => airports.has(code)).length >= 1;
}

const day_word = /^[#(]?\s*(?:(?<word>\p{L}+)\.? ?)?(?<number>\d{1,3})[°º.:)]?(?![\p{L}\d.,/:])/u;

/** Where days begin in a row: at its first cell, or several in one row. */
function startsOf(sheet: Sheet, line: Line, order: DayOrder): Start[] {
  const found: Start[] = [];
  for (const piece of line.pieces) {
    // "Departure | 17 July 2027 from Newcastle" is a fact with a label, no row of an itinerary
    if (found.length === 0 && line.pieces.slice(0, piece.index).some((before) => !leads(sheet, before.plain)))
      break;
    const days = daysIn(piece.plain, order, piece.index <= 1 || piece.plain.length < 16);
    const kept = days.filter((day, at) => {
      const before = piece.plain.slice(days[at - 1]?.end ?? 0, day.start);
      // "2027-02-06 18:00 - 2027-02-06 22:00", or a day in the middle of a sentence
      return at === 0 ? leads(sheet, before) : true;
    });
    for (const day of kept)
      found.push({ piece, start: day.start, end: day.end, written: day, day_number: null });
  }
  const [first] = line.pieces;
  if (found.length > 0 || first === undefined) return found;
  const match = day_word.exec(first.plain);
  if (match?.groups === undefined) return [];
  const { word, number = '' } = match.groups;
  const is_day = word !== undefined && sheet.languages.some(() => isOnly(word, 'day', sheet.languages));
  const weekday = word === undefined ? undefined : weekdayIn(word);
  if (is_day)
    return [{ piece: first, start: 0, end: match[0].length, written: null, day_number: Number(number) }];
  const is_column =
    word === undefined &&
    match[0].length === first.plain.length &&
    line.pieces.length > 1 &&
    Number(number) <= 130;
  if (is_column)
    return [{ piece: first, start: 0, end: match[0].length, written: null, day_number: Number(number) }];
  if (weekday !== undefined) return [];
  return [];
}

/** Whether what stands before a day is only a weekday, the number of the day, or nothing. */
function leads(sheet: Sheet, before: string): boolean {
  const rest = before.replaceAll(/[\s,.()|:#°º-]/g, ' ').trim();
  if (rest === '') return true;
  const words = rest.split(/\s+/);
  return (
    words.length <= 3 &&
    words.every(
      (word) =>
        /^\d{1,3}$/.test(word) || weekdayIn(word) !== undefined || isOnly(word, 'day', sheet.languages),
    )
  );
}

function readCall(sheet: Sheet, line: Line, start: Start, next: Start | undefined): PrintedCall | null {
  const parts: { piece: Piece; from: number; to: number }[] = [];
  for (const piece of line.pieces.slice(start.piece.index)) {
    if (next !== undefined && piece.index > next.piece.index) break;
    const from = piece === start.piece ? start.end : 0;
    const to = piece === next?.piece ? next.start : piece.text.length;
    if (to > from) parts.push({ piece, from, to });
  }
  const text = parts.map(({ piece, from, to }) => piece.text.slice(from, to)).join('  ');
  if (money.test(text.replaceAll(/\d{1,2}[.,]\d{2}(?!\d)/g, (one) => (timesIn(one).length > 0 ? '' : one))))
    return null;
  let place = '';
  let place_piece = start.piece;
  let is_overnight = false;
  for (const { piece, from, to } of parts) {
    const plain_text = piece.plain.slice(from, to);
    if (says(plain_text, 'overnight', sheet.languages)) is_overnight = true;
    if (place !== '') continue;
    const found = placeIn(sheet, piece.text.slice(from, to), plain_text);
    if (found !== '') {
      place = found;
      place_piece = piece;
    }
  }
  if (place === '' || place.length > 70) return null;
  const plain_place = place_piece.plain.includes(place.toLowerCase()) ? place.toLowerCase() : place;
  const is_known_port = knowsPort(place);
  const is_sea =
    isSea(sheet, plain_place) &&
    !(is_known_port && parts.some(({ piece }) => timesIn(piece.plain).length > 0));
  return {
    line,
    piece: place_piece,
    written: start.written,
    day_number: start.day_number,
    weekday: start.written?.weekday ?? weekdayIn(start.piece.plain.slice(0, start.end)),
    place,
    is_sea,
    arrive: null,
    depart: null,
    is_overnight,
    is_known_port: !is_sea && is_known_port,
  };
}

const port_marks =
  /^(?:embark(?:ation)?|disembark(?:ation)?|debark(?:ation)?|port of|port call|einschiffung|ausschiffung|embarque|desembarque|embarquement|d[ée]barquement|imbarco|sbarco)\b[\s:–-]*/iu;

/** The place that a part of a row names: without times, words around them, weekdays. */
function placeIn(sheet: Sheet, text: string, plain_text: string): string {
  const cuts = timesIn(plain_text, true).map(({ start, end }) => ({ start, end }));
  for (const list of ['arrive', 'depart', 'overnight'] as const) {
    for (const hit of phrasesIn(plain_text, list, sheet.languages)) {
      const beside = cuts.some(
        (cut) => Math.abs(cut.start - hit.end) <= 3 || Math.abs(hit.start - cut.end) <= 3,
      );
      const only = hit.start <= 1 && hit.end >= plain_text.trim().length;
      if (beside || only || list === 'overnight') cuts.push({ start: hit.start, end: hit.end });
    }
  }
  const whole = text.split('');
  for (const { start, end } of cuts) for (let at = start; at < end; at += 1) whole[at] = '\u0001';
  const bare = whole.join('');
  const [longest = ''] = bare
    .split(/\u0001+|(?<=\p{L}.*)\s[-–—]\s(?=\u0001|$)/u)
    .map(trimPlace)
    .filter((part) => /\p{L}{2}/u.test(part));
  const named = longest.replace(port_marks, '');
  const clean = trimPlace(
    weekdayIn(named.toLowerCase()) !== undefined && named.split(/\s+/).length === 1 ? '' : named,
  );
  return isOnly(clean.toLowerCase(), 'day', sheet.languages) ? '' : clean;
}

function trimPlace(text: string): string {
  let trimmed = text
    .replaceAll('\u0001', ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:.·•|/–—)\]\-*]+/u, '')
    .replace(/[\s,;:·•|/–—([\-*]+$/u, '');
  if (trimmed.includes(')') && !trimmed.includes('(')) trimmed = trimmed.replaceAll(')', '');
  if (trimmed.includes('(') && !trimmed.includes(')')) trimmed = trimmed.replace(/\s*\([^)]*$/, '');
  return trimmed.trim();
}

export function knowsPort(place: string): boolean {
  const { ports } = catalogue();
  const [first = ''] = place.split(/[,;(/]| [-–] /);
  return (
    ports.exact(place).length > 0 ||
    ports.exact(first).length > 0 ||
    ports.exact(/\(([^)]+)/.exec(place)?.[1] ?? '').length > 0
  );
}

function isSea(sheet: Sheet, plain_place: string): boolean {
  if (beginsWith(plain_place, 'sea_day', sheet.languages)) return true;
  return phrasesIn(plain_place, 'sea_day', sheet.languages).some(
    ({ end, start, words }) => (end >= plain_place.length - 2 || start <= 1) && (words > 1 || start <= 1),
  );
}

interface TimeSpot {
  call: PrintedCall;
  piece: Piece;
  time: WrittenTime;
  said: 'arrive' | 'depart' | null;
}

/** Gives each time its meaning: by words beside it, by the head of its column, by its place in the row. */
function withTimes(sheet: Sheet, run: Itinerary): Itinerary {
  const spots = run.calls.map((call, index) => timeSpots(sheet, call, run.calls[index + 1]));
  const heads = columnHeads(sheet, run);
  for (const [index, of_call] of spots.entries()) {
    const call = run.calls[index];
    if (call === undefined) continue;
    for (const spot of of_call) spot.said ??= headOver(heads, spot.piece);
  }
  const pairs = spots.filter((two) => two.length === 2);
  const middle = (piece: Piece) => (piece.x0 + piece.x1) / 2;
  const columns = {
    arrive: pairs.flatMap(([one]) => (one === undefined || one.said === 'depart' ? [] : [middle(one.piece)])),
    depart: pairs.flatMap(([, two]) =>
      two === undefined || two.said === 'arrive' ? [] : [middle(two.piece)],
    ),
  };
  for (const [index, of_call] of spots.entries()) {
    const call = run.calls[index];
    if (call !== undefined)
      giveTimes(call, of_call, {
        is_first: index === 0,
        is_last: index === run.calls.length - 1,
        previous: run.calls[index - 1],
        columns,
      });
  }
  return run;
}

function timeSpots(sheet: Sheet, call: PrintedCall, next: PrintedCall | undefined): TimeSpot[] {
  const found: TimeSpot[] = [];
  const ends = next?.line === call.line ? next : undefined;
  const first = Math.min(call.piece.index, call.line.pieces.length - 1);
  for (const piece of call.line.pieces.slice(0)) {
    if (
      piece.index < first &&
      piece !== call.piece &&
      !(call.written !== null && piece.index >= 0 && piece.plain.length < 40)
    )
      continue;
    if (ends !== undefined && piece.index > ends.piece.index) break;
    const shown = call.line.pieces.length > 2 || piece !== call.piece;
    for (const time of timesIn(piece.plain, shown && piece.index > 0)) {
      if (daysIn(piece.plain, 'dmy', true).some((day) => time.start < day.end && time.end > day.start))
        continue;
      found.push({ call, piece, time, said: saidBeside(sheet, piece, time) });
    }
  }
  return found.slice(0, 3);
}

function saidBeside(sheet: Sheet, piece: Piece, { start, end }: WrittenTime): 'arrive' | 'depart' | null {
  const before = piece.plain.slice(0, start);
  const hits = (['arrive', 'depart'] as const).flatMap((said) =>
    phrasesIn(before, said, sheet.languages)
      .filter((hit) => before.length - hit.end <= 3)
      .map((hit) => ({ said, size: hit.end - hit.start })),
  );
  const best = hits.toSorted((a, b) => b.size - a.size)[0];
  if (best !== undefined) return best.said;
  const after = piece.plain.slice(end, end + 14);
  for (const said of ['arrive', 'depart'] as const) {
    if (phrasesIn(after, said, sheet.languages).some((hit) => hit.start <= 2 && hit.end - hit.start > 2))
      return said;
  }
  return null;
}

/** The heads of the columns of times stand above the first row, or in a row of their own on each page. */
function columnHeads(sheet: Sheet, run: Itinerary): { piece: Piece; said: 'arrive' | 'depart' }[] {
  for (let index = run.first - 1; index >= Math.max(0, run.first - 4); index -= 1) {
    const line = sheet.lines[index];
    if (line === undefined || line.page !== sheet.lines[run.first]?.page) break;
    const heads = line.pieces.flatMap((piece): { piece: Piece; said: 'arrive' | 'depart' }[] => {
      const names = labelsIn(piece.plain, sheet.languages).flatMap((label) => label.names);
      const is_arrive =
        names.includes('arrival') ||
        (['arrive'] as const).some((list) => isOnly(piece.plain, list, sheet.languages));
      const is_depart = names.includes('departure') || isOnly(piece.plain, 'depart', sheet.languages);
      if (is_arrive === is_depart) return [];
      return [{ piece, said: is_arrive ? 'arrive' : 'depart' }];
    });
    if (heads.length >= 2 && new Set(heads.map(({ said }) => said)).size === 2) return heads;
  }
  return [];
}

function headOver(
  heads: readonly { piece: Piece; said: 'arrive' | 'depart' }[],
  piece: Piece,
): 'arrive' | 'depart' | null {
  const over = heads.find((head) => overlap(head.piece, piece) > 0.3);
  if (over !== undefined) return over.said;
  const middle = (one: Piece) => (one.x0 + one.x1) / 2;
  const nearest = heads.toSorted(
    (a, b) => Math.abs(middle(a.piece) - middle(piece)) - Math.abs(middle(b.piece) - middle(piece)),
  )[0];
  return nearest?.said ?? null;
}

interface Around {
  is_first: boolean;
  is_last: boolean;
  previous: PrintedCall | undefined;
  columns: { arrive: number[]; depart: number[] };
}

function giveTimes(
  call: PrintedCall,
  spots: readonly TimeSpot[],
  { is_first, is_last, previous, columns }: Around,
): void {
  if (call.is_sea) return;
  const [one, two] = spots;
  if (one === undefined) return;
  if (two !== undefined) {
    const is_turned = one.said === 'depart' || two.said === 'arrive';
    const is_same = one.said !== null && one.said === two.said;
    if (is_same) {
      // 05:30 all aboard 05:00: the first one is it
      call[one.said === 'arrive' ? 'arrive' : 'depart'] = one.time.time;
      return;
    }
    call.arrive = (is_turned ? two : one).time.time;
    call.depart = (is_turned ? one : two).time.time;
    return;
  }
  const said =
    one.said ??
    byColumn(one, columns) ??
    (is_first ? 'depart' : is_last ? 'arrive' : null) ??
    (call.is_overnight ? 'arrive' : null) ??
    (previous?.place === call.place && previous.arrive !== null && previous.depart === null
      ? 'depart'
      : 'arrive');
  call[said] = one.time.time;
}

function byColumn({ piece }: TimeSpot, { arrive, depart }: Around['columns']): 'arrive' | 'depart' | null {
  if (arrive.length === 0 || depart.length === 0) return null;
  const mean = (xs: number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const [a, d] = [mean(arrive), mean(depart)];
  if (Math.abs(a - d) < 2) return null;
  const middle = (piece.x0 + piece.x1) / 2;
  return Math.abs(middle - a) < Math.abs(middle - d) ? 'arrive' : 'depart';
}

/** The day of each call, once it is known when the cruise starts. Rows that come before it, or long after, are `null`. */
export function daysOfCalls(calls: readonly PrintedCall[], start: string | null): (string | null)[] {
  let last: string | null = start;
  return calls.map(({ written, day_number, weekday }) => {
    if (written === null) {
      if (day_number === null || start === null) return null;
      last = addDays(start, day_number - 1);
      return last;
    }
    if (written.year !== undefined) {
      last = isoDay(written);
      return last;
    }
    if (last === null) return null;
    const year = Number(last.slice(0, 4));
    const options = [year, year + 1]
      .flatMap((one) => isoDay(written, one) ?? [])
      .filter((day) => day >= (last ?? ''));
    const fits =
      options.find((day) => weekday === undefined || weekdayOf(day) === weekday) ?? options[0] ?? null;
    if (fits !== null) last = fits;
    return fits;
  });
}
