import { addDays } from '#domain/dates.ts';
import type { ProposedFlight } from '#domain/proposal.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { type DayOrder, daysIn, isoDay } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { timesIn } from '#extraction/values/times.ts';
import { airportCodes, airportNames } from './airports.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelsIn } from '../document/labels.ts';
import { locatorIn, locatorNear } from './locators.ts';
import { numberInColumn } from '../numbers/number-column.ts';
import type { Travel } from './shape.ts';
import type { Line, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

export { lodgingOf } from './lodging.ts';

const flight_number =
  /(?<![\p{L}\d/-])([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?(\d{1,4})(?![\p{L}\d]|[.,/:-]\d)/gu;
const code = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** Flights: a number of an airline, with airports, days and times around it. */
export function flightsOf(
  sheet: Sheet,
  lines: readonly Line[],
  order: DayOrder,
  start_date: string | null,
): Travel<ProposedFlight> {
  const travel: Travel<ProposedFlight> = { found: [], lines: new Set() };
  for (const [at, line] of lines.entries()) {
    const hits = hitsIn(sheet, lines, at);
    const more = hits.length === 0 ? [] : nextRows(lines, at);
    for (const [index, hit] of hits.entries()) {
      const own = line.text.slice(
        beginOf(line, hits, index, order),
        index + 1 < hits.length ? beginOf(line, hits, index + 1, order) : line.text.length,
      );
      const text = [own, ...(index === hits.length - 1 ? more : [])].join('  ');
      const piece = line.pieces.find((one) => one.text.includes(hit[0])) ?? line.pieces[0];
      if (piece === undefined) continue;
      const before = daysIn(plain(own), order).length > 0 ? '' : dayAbove(sheet, lines, at, travel.lines);
      const value = flightFrom({ text, before, hit, line, order, year: yearNear(start_date) });
      // a number in a sentence, without airports or times
      if (value.departure_airport === null && value.departure_time === null) continue;
      travel.lines.add(line.index);
      for (let row = 1; row <= more.length; row += 1) travel.lines.add(lines[at + row]?.index ?? -1);
      value.confirmation_number =
        locatorIn(sheet, text) ??
        numberInColumn(sheet, line)?.text.trim() ??
        locatorNear(sheet, lines, at, value.airline);
      travel.found.push({ value, score: confidence.travel.flight, words: line.text, piece });
    }
  }
  travel.found = withKinds(withoutTwins(travel.found), start_date);
  return travel;
}

const farthest_heading = 9;

/** The day in a heading over several flights: "AIR - Friday, June 4, 2027". */
function dayAbove(sheet: Sheet, lines: readonly Line[], at: number, of_flights: ReadonlySet<number>): string {
  const [line, above] = [lines[at], lines[at - 1]];
  if (line === undefined || above === undefined) return '';
  if (!of_flights.has(above.index)) return above.text;
  for (let index = at - 1; index >= Math.max(0, at - farthest_heading); index -= 1) {
    const one = lines[index];
    if (one === undefined || one.page !== line.page) break;
    if (of_flights.has(one.index)) continue;
    return hasFlightLabel(sheet, one) || /^air(?!\p{L})/iu.test(one.text) ? one.text : '';
  }
  return '';
}

const farthest_day = 30;

/** The beginning of a flight's text: at its number, or at the day right before it if days come first. */
function beginOf({ text }: Line, hits: readonly RegExpMatchArray[], index: number, order: DayOrder): number {
  if (index === 0) return 0;
  const dayBefore = (at: number) => {
    const [last, here] = [hits[at - 1], hits[at]?.index ?? 0];
    const from = last === undefined ? 0 : (last.index ?? 0) + last[0].length;
    const day = daysIn(plain(text.slice(from, here)), order).at(-1);
    return day !== undefined && here - from - day.end < farthest_day ? from + day.start : undefined;
  };
  return (dayBefore(0) === undefined ? undefined : dayBefore(index)) ?? hits[index]?.index ?? 0;
}

/** The flight numbers in a row: of a known airline, with airports, times or a word for flights around them. */
function hitsIn(sheet: Sheet, lines: readonly Line[], at: number): RegExpMatchArray[] {
  const { airports, airlines } = catalogue();
  const line = lines[at];
  if (line === undefined) return [];
  const coded = [...line.text.matchAll(flight_number)];
  const hits = coded.some(([, airline = '']) => airlines.has(airline)) ? coded : namedIn(line.text);
  return hits.filter(({ index, 1: airline = '', 2: number = '' }) => {
    if (!airlines.has(airline)) return false;
    // "IBAN DE02 1203 0000 …"
    if (/\biban\W*$/i.test(line.text.slice(0, index))) return false;
    // "VS5" only after the name of its airline, as two letters and a digit are ambiguous
    if (number.length === 1 && !namesAirline(line.text, airline)) return false;
    // "M AR 2027" with wide letter spacing is a month
    if (
      /^20[2-4]\d$/.test(number) &&
      (line.text.match(code) ?? []).filter((one) => airports.has(one)).length < 2
    )
      return false;
    const around = lines
      .slice(at, at + 4)
      .map(({ text }) => text)
      .join('  ');
    const codes = (around.match(code) ?? []).filter((one) => one !== airline && airports.has(one));
    return (
      codes.length >= 2 ||
      hasFlightLabel(sheet, line) ||
      (lines.slice(Math.max(0, at - 6), at).some((one) => hasFlightLabel(sheet, one)) &&
        timesIn(plain(around)).length >= 2)
    );
  });
}

const number_behind = wordPattern(
  String.raw`^[\s,:–-]*(?:{flight}\s*)?(?:no\.?|nr\.?|n[°º]|#)?\s*(\d{2,4})(?![\p{L}\d]|[.,/:-]\d)`,
  'iu',
);

/** "Delta Air Lines 1432": the number after the name of its airline. */
function namedIn(text: string): RegExpMatchArray[] {
  return catalogue()
    .airline_names.find(text)
    .flatMap(({ meanings: [airline], start, end }) => {
      const behind = number_behind.exec(text.slice(end));
      if (airline === undefined || behind === null) return [];
      const found: RegExpMatchArray = [
        text.slice(start, end + behind[0].length),
        airline.id,
        behind[1] ?? '',
      ];
      found.index = start;
      return [found];
    });
}

const namesAirline = (text: string, airline: string): boolean =>
  catalogue()
    .airline_names.find(text)
    .some(({ meanings }) => meanings.some(({ id, icao }) => id === airline || icao === airline));

const hasFlightLabel = (sheet: Sheet, line: Line): boolean =>
  labelsIn(line.plain, sheet.languages).some(({ names }) => names.includes('flight'));

interface FlightText {
  text: string;
  /** the row above, which may have the day */
  before: string;
  hit: RegExpMatchArray;
  line: Line;
  order: DayOrder;
  year: number | undefined;
}

function flightFrom({ text, before, hit, line, order, year }: FlightText): ProposedFlight {
  const { airports, airlines, airline_names } = catalogue();
  const [written, airline = '', number = ''] = hit;
  const codes = airportCodes(text).filter((one) => airports.has(one) && one !== airline);
  const behind = text.slice(text.indexOf(written) + written.length);
  const [departure_airport = null, arrival_airport = null] =
    codes.length > 0 ? codes : (airportNames(behind, order) ?? []);
  const text_plain = plain(text);
  const written_days = daysIn(text_plain, order);
  const days = (written_days.length > 0 ? written_days : daysIn(plain(before), order)).flatMap(
    (day) => isoDay(day, year) ?? [],
  );
  const departure_day = days[0] ?? null;
  days.push(...dayInBrackets(text_plain, departure_day, order));
  const [leaves, lands] = timesBeside(text_plain, plain(written), order);
  const arrival_day = arrivalDay(text_plain, days, departure_day, leaves, lands);
  const before_number = line.text.slice(0, hit.index);
  const named = airline_names.find(before_number).at(-1);
  return {
    kind: 'pre',
    airline:
      named === undefined
        ? (airlines.get(airline)?.name ?? null)
        : before_number.slice(named.start, named.end),
    flight_number: `${airline} ${number}`,
    departure_airport,
    arrival_airport,
    departure_time: departure_day === null || leaves === undefined ? null : `${departure_day}T${leaves}`,
    arrival_time: arrival_day === null || lands === undefined ? null : `${arrival_day}T${lands}`,
    seat: seatIn(text, line),
    confirmation_number: null,
  };
}

/** Times of a flight: with separators, or else four digits that are neither its number nor a year. */
function timesBeside(text: string, number: string, order: DayOrder): string[] {
  let bare = text.replace(number, ' '.repeat(number.length));
  for (const { start, end } of daysIn(bare, order))
    bare = bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end);
  const marked = timesIn(bare);
  return (marked.length >= 2 ? marked : timesIn(bare, true)).map(({ time }) => time);
}

const yearNear = (start_date: string | null): number | undefined =>
  start_date === null ? undefined : Number(start_date.slice(0, 4));

const detail_of_flight = wordPattern('^(?:{detail_of_flight}|[A-Z0-9]{5,7}$)', 'iu');

/** Rows that continue a flight's row: without the number of another flight, and no more than needed. */
function nextRows(lines: readonly Line[], at: number): string[] {
  const rows: string[] = [];
  for (const line of lines.slice(at + 1, at + 7)) {
    if (
      line.block !== lines[at]?.block ||
      [...line.text.matchAll(flight_number)].some(([, airline = '']) => catalogue().airlines.has(airline))
    )
      break;
    const is_enough = timesIn(plain([lines[at]?.text ?? '', ...rows].join(' '))).length >= 2;
    if (is_enough && !detail_of_flight.test(line.text)) break;
    rows.push(line.text);
  }
  return rows;
}

const next_day = wordPattern(String.raw`\+ ?1(?!\d)|{next_day}`, 'iu');

/** "23h50 | 08h55 (20-09)": the day of arrival without a year, which alone would not count as a day. */
function dayInBrackets(text: string, departure: string | null, order: DayOrder): string[] {
  // only after a time, as "Gate 15 (19-9)" is no day; the first of two is the departure's
  const found = [...text.matchAll(/\d[:.h]\d{2}\D{0,5}\((\d{1,2})[-./](\d{1,2})\.?\)/g)];
  const [, first = '', second = ''] = found.at(-1) ?? [];
  if (departure === null || first === '') return [];
  const [day, month] = order === 'mdy' ? [second, first] : [first, second];
  const near = [1, 2].map((later) => addDays(departure, later));
  return near.filter((one) => one.endsWith(`-${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
}

function arrivalDay(
  text: string,
  days: readonly string[],
  departure: string | null,
  leaves: string | undefined,
  lands: string | undefined,
): string | null {
  if (departure === null) return null;
  const other = days.find((day) => day !== departure && day >= departure && day <= addDays(departure, 2));
  if (other !== undefined) return other;
  const is_night = leaves !== undefined && lands !== undefined && leaves >= '12:00' && lands < leaves;
  return next_day.test(text) || is_night ? addDays(departure, 1) : departure;
}

const seat_word = wordPattern('{seat}', 'iu');

/** A seat is after its label, or alone in a cell of the row. */
/** "Seats 22C, 22D": the seats of all travellers, as printed. */
function seatIn(text: string, line: Line): string | null {
  const label = seat_word.exec(text);
  const behind = label === null ? undefined : seats.exec(text.slice(label.index + label[0].length))?.[0];
  return behind ?? line.pieces.find((piece) => seats_alone.test(piece.text))?.text ?? null;
}

const seats = /(?<![\p{L}\d])\d{1,2}[A-K](?:(?:\s*[,/&+]\s*|\s+)\d{1,2}[A-K])*(?![\p{L}\d])/u;
const seats_alone = /^\d{1,2}[A-K](?:(?:\s*[,/&+]\s*|\s+)\d{1,2}[A-K])*$/u;

function withoutTwins(found: readonly Candidate<ProposedFlight>[]): Candidate<ProposedFlight>[] {
  const key = ({ value }: Candidate<ProposedFlight>) =>
    `${value.flight_number} ${value.departure_time?.slice(0, 10) ?? ''}`;
  return found.filter((one, index) => found.findIndex((other) => key(other) === key(one)) === index);
}

const shortest_cruise = 2;

/** Sets whether flights are before or after the cruise: by its start, else by the days between the flights. */
function withKinds(
  found: readonly Candidate<ProposedFlight>[],
  start_date: string | null,
): Candidate<ProposedFlight>[] {
  const first = found.map(({ value }) => value.departure_time?.slice(0, 10)).find((day) => day !== undefined);
  return found.map((one) => {
    const day = one.value.departure_time?.slice(0, 10);
    const is_post =
      day !== undefined &&
      (start_date === null ? first !== undefined && day > addDays(first, shortest_cruise) : day > start_date);
    return { ...one, value: { ...one.value, kind: is_post ? 'post' : 'pre' } };
  });
}
