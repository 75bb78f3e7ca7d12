import { timesIn, type WrittenTime } from '#extraction/values/times.ts';
import { overlap } from '../document/context.ts';
import type { Part, PrintedCall } from './shape.ts';
import { labelsIn } from '../document/labels.ts';
import { isOnly, phrasesIn } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { plainPattern, wordPattern } from '#extraction/words/pattern.ts';

type TimeMeaning = 'arrive' | 'depart';

interface TimeSpot {
  time: string;
  x: number;
  said: TimeMeaning | null;
  /** whether its label is beside it rather than the head of its column */
  is_told: boolean;
  /** the time by which guests leave: used as arrival only without another one */
  is_leaving: boolean;
  piece: Piece;
}

interface Head {
  piece: Piece;
  said: TimeMeaning;
}

/** Assigns each time its meaning: by words beside it, by the head of its column, or by its place in the row. */
export function giveTimes(sheet: Sheet, calls: readonly PrintedCall[]): void {
  const heads = columnHeads(sheet, calls);
  const spots = calls.map((call) => spotsOf(sheet, call));
  for (const spot of spots.flat()) spot.said ??= headOver(heads, spot);
  for (const of_call of spots) {
    const [one, two] = of_call;
    // both under one head: "08:00 - 17:00" in one cell
    if (one?.is_told === false && two?.is_told === false && one.said === two.said)
      for (const spot of of_call) spot.said = null;
  }
  turnReversed(spots);
  comesHome(calls, spots);
  const columns = { arrive: middlesOf(spots, 0), depart: middlesOf(spots, 1) };
  for (const [index, of_call] of spots.entries()) {
    const call = calls[index];
    if (call === undefined || call.is_sea) continue;
    if (of_call.length > 1) giveSeveral(call, of_call);
    else if (of_call[0] !== undefined)
      call[of_call[0].said ?? onlyOne(of_call[0], calls, index, columns)] = of_call[0].time;
  }
}

/** The only time of the last call of a round trip is an arrival, whichever column plain text puts it in. */
function comesHome(calls: readonly PrintedCall[], spots: readonly TimeSpot[][]): void {
  const [only, ...others] = spots.at(-1) ?? [];
  const is_round = calls.length > 2 && calls[0]?.place === calls.at(-1)?.place;
  if (is_round && only?.is_told === false && others.length === 0) only.said = 'arrive';
}

/** Arrival precedes departure: if most pairs are reversed, the rows were read in the wrong direction. */
function turnReversed(spots: TimeSpot[][]): void {
  const pairs = spots.filter((pair) => pair.length === 2 && pair.every(({ said }) => said === null));
  const turned = pairs.filter(([one, two]) => one !== undefined && two !== undefined && one.time > two.time);
  if (turned.length * 2 > pairs.length) for (const pair of pairs) pair.reverse();
}

const middlesOf = (spots: readonly TimeSpot[][], at: 0 | 1): number[] =>
  spots.flatMap((pair) => {
    const spot = pair.length === 2 ? pair[at] : undefined;
    return spot === undefined || pair.some(({ is_told }) => is_told) ? [] : [spot.x];
  });

function giveSeveral(call: PrintedCall, spots: readonly TimeSpot[]): void {
  const unsaid = spots.filter(({ said }) => said === null);
  const arrive = spots.find(({ said }) => said === 'arrive');
  const depart = spots.find(({ said }) => said === 'depart');
  if (arrive === undefined && depart === undefined) {
    call.arrive = unsaid[0]?.time ?? null;
    call.depart = unsaid[1]?.time ?? null;
    return;
  }
  // in "05:30, all aboard 05:00" the first time is the departure; a remaining time is the other one
  call.arrive = arrive?.time ?? unsaid[0]?.time ?? null;
  call.depart = depart?.time ?? unsaid[0]?.time ?? null;
}

function onlyOne(
  spot: TimeSpot,
  calls: readonly PrintedCall[],
  index: number,
  columns: { arrive: number[]; depart: number[] },
): TimeMeaning {
  const call = calls[index];
  const previous = calls[index - 1];
  if (index === 0) return 'depart';
  if (index === calls.length - 1) return 'arrive';
  const by_column = byColumn(spot, columns);
  if (by_column !== null) return by_column;
  return call !== undefined &&
    !call.is_overnight &&
    previous?.place === call.place &&
    previous.arrive !== null &&
    previous.depart === null
    ? 'depart'
    : 'arrive';
}

function byColumn(
  { x }: TimeSpot,
  { arrive, depart }: { arrive: number[]; depart: number[] },
): TimeMeaning | null {
  if (arrive.length === 0 || depart.length === 0) return null;
  const mean = (xs: number[]) => xs.reduce((sum, one) => sum + one, 0) / xs.length;
  const [a, d] = [mean(arrive), mean(depart)];
  if (Math.abs(a - d) < 2) return null;
  return Math.abs(x - a) < Math.abs(x - d) ? 'arrive' : 'depart';
}

const most_spots = 4;

const only_to = wordPattern(String.raw`^\s*(?:-|–|{to_time})\s*$`, 'u');

function spotsOf(sheet: Sheet, call: PrintedCall): TimeSpot[] {
  const found: TimeSpot[] = [];
  for (const [index, { piece, from, to }] of call.parts.entries()) {
    const own = piece.plain.slice(from, to);
    const is_column = (piece !== call.piece && from === 0) || hours_at_end.test(own);
    let boundary = 0;
    let is_boarding = false;
    for (const time of timesIn(own, is_column)) {
      const before = own.slice(boundary, time.start);
      boundary = time.end;
      // "embark 12:00-15:30": the second time is the end of boarding
      is_boarding = isBoarding(sheet, before) || (is_boarding && only_to.test(before));
      if (is_boarding) continue;
      if (leaving.test(before) && by_then.test(before)) continue;
      const is_leaving = leaving.test(before) && !/[,;]/.test(before.slice(before.search(leaving)));
      const said =
        saidBefore(sheet, before) ??
        saidAfter(sheet, own.slice(time.end)) ??
        (before.trim() === '' ? saidByCell(sheet, call.parts[index - 1]) : null);
      found.push({
        time: time.time,
        x: middleOf(sheet, piece, from, time),
        said: is_leaving ? 'arrive' : said,
        is_told: said !== null || is_leaving,
        is_leaving,
        piece,
      });
    }
  }
  const of_ship = found.filter(({ is_leaving }) => !is_leaving);
  return (of_ship.length > 0 ? of_ship : found).slice(0, most_spots);
}

/** "AIRLIE BEACH 0800 1800", "NEWCASTLE 0600": hours without a separator, after the place; "Bergen 2027" has a year. */
const hours_at_end =
  /\p{L}[).]? +(?:(?:[01]\d|2[0-3])[0-5]\d ?[-–/]? ?(?:[01]\d|2[0-3])[0-5]\d|(?:0\d|1[0-8])[0-5]\d)$/u;

/** The horizontal middle of a time on the page: its cell may contain more text. */
function middleOf(sheet: Sheet, piece: Piece, from: number, { start, end }: WrittenTime): number {
  const part = (from + (start + end) / 2) / Math.max(1, piece.text.length);
  const width = piece.x1 - piece.x0;
  return sheet.lines[piece.line]?.is_rtl === true ? piece.x1 - part * width : piece.x0 + part * width;
}

const leaving = wordPattern('{leaving}', 'u');
const boarding = wordPattern('{boarding}', 'u');

const from_word = plainPattern(String.raw`(?<!\p{L}){from_time}(?!\p{L})`, 'gu');
/** Words for the time by which guests leave; it is not the time of arrival. */
const by_then = plainPattern(String.raw`(?<!\p{L}){by_time}(?: [a-z]{2,4})?\s*$`, 'u');

const not_boarding = wordPattern('{not_boarding}', 'u');

/** Whether a time is for boarding: "embarque a partir das 17h00" is not the departure. */
function isBoarding(sheet: Sheet, before: string): boolean {
  return (
    boarding.test(before) &&
    !not_boarding.test(before) &&
    strongIn(sheet, before.replaceAll(from_word, ' ')).size === 0
  );
}

const shortest_strong = 4;

function strongIn(sheet: Sheet, before: string): Set<TimeMeaning> {
  const found = new Set<TimeMeaning>();
  for (const said of ['arrive', 'depart'] as const) {
    if (
      phrasesIn(before, said, sheet.languages).some(
        (hit) => hit.end - hit.start >= shortest_strong && before.length - hit.end <= 24,
      )
    )
      found.add(said);
  }
  return found;
}

function saidBefore(sheet: Sheet, before: string): TimeMeaning | null {
  const strong = strongIn(sheet, before);
  if (strong.size > 0) return strong.size === 1 ? ([...strong][0] ?? null) : null;
  const hits = (['arrive', 'depart'] as const).flatMap((said) =>
    phrasesIn(before, said, sheet.languages)
      .filter((hit) => before.length - hit.end <= 3)
      .map((hit) => ({ said, size: hit.end - hit.start })),
  );
  const longest = Math.max(0, ...hits.map(({ size }) => size));
  const saying = new Set(hits.filter(({ size }) => size === longest).map(({ said }) => said));
  return saying.size === 1 ? ([...saying][0] ?? null) : null;
}

function saidAfter(sheet: Sheet, after: string): TimeMeaning | null {
  const near = after.slice(0, 16);
  // the words after this time may belong to the next one
  if (/\d/.test(near)) return null;
  for (const said of ['arrive', 'depart'] as const) {
    if (phrasesIn(near, said, sheet.languages).some((hit) => hit.start <= 2 && hit.end - hit.start > 2))
      return said;
  }
  return null;
}

function saidByCell(sheet: Sheet, part: Part | undefined): TimeMeaning | null {
  if (part === undefined) return null;
  const text = part.piece.plain.slice(part.from, part.to).replace(/[\s:]+$/, '');
  const saying = (['arrive', 'depart'] as const).filter((said) => isOnly(text, said, sheet.languages));
  return saying.length === 1 ? (saying[0] ?? null) : null;
}

const farthest_head = 5;

/** The heads of the columns of times, above the first row. */
function columnHeads(sheet: Sheet, calls: readonly PrintedCall[]): Head[] {
  const [call] = calls;
  if (call === undefined) return [];
  // its times may be in another column of the page than its day
  const rows = new Set([call.line.index, ...call.parts.map(({ piece }) => piece.line)]);
  for (const row of rows) {
    for (let index = row - 1; index >= Math.max(0, row - farthest_head); index -= 1) {
      const line = sheet.lines[index];
      if (line === undefined || line.page !== call.line.page) break;
      const heads = headsIn(sheet, line);
      if (heads.length >= 2 && new Set(heads.map(({ said }) => said)).size === 2) return heads;
    }
  }
  return [];
}

function headsIn(sheet: Sheet, line: Line): Head[] {
  return line.pieces.flatMap((piece): Head[] => {
    if (timesIn(piece.plain).length > 0 || piece.plain.length > 30) return [];
    const names = labelsIn(piece.plain, sheet.languages).flatMap((label) => label.names);
    const is_arrive = names.includes('arrival') || isOnly(piece.plain, 'arrive', sheet.languages);
    const is_depart = names.includes('departure') || isOnly(piece.plain, 'depart', sheet.languages);
    if (is_arrive === is_depart) return [];
    return [{ piece, said: is_arrive ? 'arrive' : 'depart' }];
  });
}

function headOver(heads: readonly Head[], { piece, x }: TimeSpot): TimeMeaning | null {
  const is_alone = timesIn(piece.plain, true).length === 1 && piece.plain.length < 16;
  const over = is_alone ? heads.filter((head) => overlap(head.piece, piece) > 0.3) : [];
  if (over.length === 1) return over[0]?.said ?? null;
  const away = ({ piece: head }: Head) => Math.abs((head.x0 + head.x1) / 2 - x);
  return heads.toSorted((a, b) => away(a) - away(b))[0]?.said ?? null;
}
