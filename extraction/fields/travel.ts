import { addDays } from '#domain/dates.ts';
import type { ProposedFlight, ProposedLodging } from '#domain/proposal.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { type DayOrder, daysIn, isoDay } from '../values/days.ts';
import { plain } from '../values/plain.ts';
import { timesIn } from '../values/times.ts';
import type { Candidate } from './candidate.ts';
import { labelsIn } from './labels.ts';
import type { Line, Sheet } from './sheet.ts';

const flight_number =
  /(?<![\p{L}\d/-])([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?(\d{2,4})(?![\p{L}\d]|[.,/-]\d)/gu;
const code = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;
const seat = /(?<![\p{L}\d])\d{1,2}[A-K](?![\p{L}\d])/gu;
const locator = /(?<![\p{L}\d])(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8}(?![\p{L}\d])/gu;

export interface Travel<Value> {
  found: Candidate<Value>[];
  lines: Set<number>;
}

/** Flights: a number of an airline, with airports, days and times around it. */
export function flightsOf(
  sheet: Sheet,
  lines: readonly Line[],
  order: DayOrder,
  start_date: string | null,
): Travel<ProposedFlight> {
  const { airports, airlines, airline_names } = catalogue();
  const travel: Travel<ProposedFlight> = { found: [], lines: new Set() };
  for (const [at, line] of lines.entries()) {
    const hits = [...line.text.matchAll(flight_number)].filter(([, airline = '', number = '']) => {
      const labels = labelsIn(line.plain, sheet.languages).flatMap(({ names }) => names);
      const is_known = airlines.has(airline) && number.length >= 2;
      const around = textAround(lines, at);
      const codes = (around.match(code) ?? []).filter((one) => airports.has(one));
      return (
        is_known &&
        (codes.length >= 2 ||
          labels.includes('flight') ||
          (hasFlightWord(sheet, lines, at) && timesIn(plain(around)).length >= 2))
      );
    });
    for (const [index, hit] of hits.entries()) {
      const [written, airline = '', number = ''] = hit;
      const end = hits[index + 1]?.index ?? line.text.length;
      const own = line.text.slice(index === 0 ? 0 : hit.index, end);
      const more = nextRows(lines, at);
      const text = [own, ...more].join('  ');
      const codes = airportCodes(text).filter((one) => airports.has(one) && one !== airline);
      const [departure_airport = null, arrival_airport = null] = codes;
      const text_plain = plain(text);
      const days = daysIn(text_plain, order).flatMap((day) => isoDay(day, yearNear(start_date)) ?? []);
      const times = timesIn(text_plain, false);
      const departure_day = days[0] ?? null;
      const [leaves, lands] = times;
      const arrival_day = arrivalDay(text_plain, days, departure_day, leaves?.time, lands?.time);
      const piece = line.pieces.find((one) => one.text.includes(written)) ?? line.pieces[0];
      if (piece === undefined) continue;
      travel.lines.add(line.index);
      for (let row = 1; row <= more.length; row += 1) travel.lines.add(lines[at + row]?.index ?? -1);
      const before_number = line.text.slice(0, hit.index);
      const named = airline_names.find(before_number).at(-1);
      const seat_label = /(?:seat|sitz|platz|asiento|plaza|si[èe]ge|posto|assento|poltrona|מושב)/iu.exec(
        text,
      );
      const seat_found =
        seat_label === null ? undefined : [...text.slice(seat_label.index).matchAll(seat)][0]?.[0];
      travel.found.push({
        value: {
          kind: start_date !== null && departure_day !== null && departure_day > start_date ? 'post' : 'pre',
          airline:
            named === undefined
              ? (airlines.get(airline)?.name ?? null)
              : before_number.slice(named.start, named.end),
          flight_number: `${airline} ${number}`,
          departure_airport,
          arrival_airport,
          departure_time:
            departure_day === null || leaves === undefined ? null : `${departure_day}T${leaves.time}`,
          arrival_time: arrival_day === null || lands === undefined ? null : `${arrival_day}T${lands.time}`,
          seat: seat_found ?? null,
          confirmation_number: locatorIn(sheet, text),
        },
        score: 0.85,
        words: line.text,
        piece,
      });
    }
  }
  travel.found = travel.found.filter(
    ({ value }, index, all) =>
      all.findIndex(
        (other) =>
          other.value.flight_number === value.flight_number &&
          other.value.departure_time?.slice(0, 10) === value.departure_time?.slice(0, 10),
      ) === index,
  );
  return travel;
}

/** Codes in brackets are airports; three letters elsewhere may be an airline's name, "TAP". */
function airportCodes(text: string): string[] {
  const bracketed = [...text.matchAll(/\(([A-Z]{3})\)/g)].flatMap(([, one]) => one ?? []);
  return bracketed.length >= 2 ? bracketed : [...text.matchAll(code)].map(([one]) => one);
}

const yearNear = (start_date: string | null): number | undefined =>
  start_date === null ? undefined : Number(start_date.slice(0, 4));

function textAround(lines: readonly Line[], at: number): string {
  return lines
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join('  ');
}

/** Rows that go on where a flight's row ends: no number of another flight, indented or beginning small. */
function nextRows(lines: readonly Line[], at: number): string[] {
  const rows: string[] = [];
  for (const line of lines.slice(at + 1, at + 4)) {
    if (line.block !== lines[at]?.block || [...line.text.matchAll(flight_number)].length > 0) break;
    const enough = timesIn(plain([lines[at]?.text ?? '', ...rows].join(' '))).length >= 2;
    if (
      enough &&
      !/^(?:seat|sitz|record|confirmation|pnr|locator|[A-Z0-9]{5,7}$|reserv|buchung)/iu.test(line.text)
    )
      break;
    rows.push(line.text);
  }
  return rows;
}

function hasFlightWord(sheet: Sheet, lines: readonly Line[], at: number): boolean {
  return lines
    .slice(Math.max(0, at - 6), at + 1)
    .some((line) => labelsIn(line.plain, sheet.languages).some(({ names }) => names.includes('flight')));
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
  if (/\+ ?1(?!\d)|next day|am folgetag|lendemain|día siguiente|giorno dopo|dia seguinte|למחרת/iu.test(text))
    return addDays(departure, 1);
  void leaves;
  void lands;
  return departure;
}

function locatorIn(sheet: Sheet, text: string): string | null {
  const labels = labelsIn(plain(text), sheet.languages).filter(
    ({ names }) => names.includes('record_locator') || names.includes('booking_number'),
  );
  for (const { end } of labels) {
    const found = [...text.slice(end, end + 30).matchAll(locator)]
      .map(([one]) => one)
      .find((one) => !/^\d+$/.test(one) && !/^(?:RECORD|LOCATOR|SEAT|CLASS|ECONOMY|NUMBER)$/i.test(one));
    if (found !== undefined && (/\d/.test(found) || found === found.toUpperCase())) return found;
  }
  return null;
}

const hotel_word =
  /(?<!\p{L})(?:hotel|hôtel|hotels|resort|inn|suites|hilton|marriott|hyatt|sheraton|radisson|novotel|ibis|parador|gasthof|pousada|מלון)(?!\p{L})/iu;

/** Nights in a hotel before or after: a name with two days. */
export function lodgingOf(
  sheet: Sheet,
  lines: readonly Line[],
  order: DayOrder,
  start_date: string | null,
): Travel<ProposedLodging> {
  const travel: Travel<ProposedLodging> = { found: [], lines: new Set() };
  for (const [at, line] of lines.entries()) {
    if (!hotel_word.test(line.text) || travel.lines.has(line.index)) continue;
    if (/[€$£₪]|\d[.,]\d{2}(?!\d)/.test(line.text)) continue;
    const group = [
      line,
      ...lines
        .slice(at + 1, at + 6)
        .filter((other) => other.block === line.block || other.table === line.table),
    ];
    const rows: Line[] = [];
    const days: string[] = [];
    for (const row of group) {
      if (
        row !== line &&
        hotel_word.test(row.text) &&
        !labelsIn(row.plain, sheet.languages).some(({ names }) => names.includes('address'))
      )
        break;
      rows.push(row);
      for (const day of daysIn(row.plain, order)) {
        const iso = isoDay(day, yearNear(start_date));
        if (iso !== null) days.push(iso);
      }
      if (days.length >= 2) break;
    }
    const [check_in = null, second = null] = days;
    if (check_in === null) continue;
    const nights =
      /(\d{1,2})\s*(?:night|nights|nächte|nacht|noches|noche|nuits|nuit|notti|notte|noites|noite|לילות)/iu.exec(
        rows.map(({ text }) => text).join(' '),
      )?.[1];
    const check_out = second ?? (nights === undefined ? null : addDays(check_in, Number(nights)));
    if (check_out === null || check_out <= check_in) continue;
    if (start_date !== null && check_in === start_date) continue;
    const piece =
      line.pieces.find(({ text }) => hotel_word.test(text) && hotelName(text) !== '') ?? line.pieces.at(-1);
    if (piece === undefined) continue;
    const text = rows.map((row) => row.text).join('  ');
    const name = hotelName(piece.text) === '' ? hotelName(line.text) : hotelName(piece.text);
    if (name === '') continue;
    const after = line.text.slice(line.text.indexOf(name) + name.length);
    const city =
      /^\s*[,–-]\s*(\p{Lu}[\p{L} .'-]{2,30}?)(?=[,;:(–-]|\s{2}|\s\d|$|\s(?:from|du|vom|del|dal|de|von)\s)/u.exec(
        after,
      )?.[1] ?? null;
    for (const row of rows) travel.lines.add(row.index);
    travel.found.push({
      value: {
        kind: start_date !== null && check_in > start_date ? 'post' : 'pre',
        name,
        address: null,
        city,
        state: null,
        zipcode: null,
        check_in_date: check_in,
        check_out_date: check_out,
        confirmation_number: locatorIn(sheet, text),
      },
      score: 0.8,
      words: line.text,
      piece,
    });
  }
  return travel;
}

/** "Hotel: Alvear Palace Hotel, Buenos Aires" is called "Alvear Palace Hotel". */
function hotelName(text: string): string {
  const behind = text
    .replace(/^[^:]{0,40}(?:hotel|hôtel|מלון)[^:]{0,20}:\s*/iu, '')
    .replace(/^(?:pre|post)[- ]?(?:cruise)?[- ]?(?:hotel|stay)?\s*[:–-]\s*/iu, '');
  const [part = ''] = behind.split(/[,;|(·]|\s[–-]\s|\s{2,}|\s(?:from|vom|du|del|dal|de \d|von)\s/u);
  const name = part.trim();
  return /\p{Lu}|\p{Script=Hebrew}/u.test(name) && name.split(' ').length >= 2 && name.length <= 60
    ? name
    : '';
}
