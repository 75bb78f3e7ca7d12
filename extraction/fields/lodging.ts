import { addDays } from '#domain/dates.ts';
import type { ProposedLodging } from '#domain/proposal.ts';
import { type DayOrder, daysIn, isoDay } from '../values/days.ts';
import { labelsIn } from './labels.ts';
import type { Line, Piece, Sheet } from './sheet.ts';
import type { Travel } from './travel.ts';

const hotel_word =
  /(?<!\p{L})(?:hotel|hotell|hôtel|hotels|resort|inn|suites|hilton|marriott|hyatt|sheraton|radisson|novotel|ibis|parador|gasthof|pousada|albergo|מלון)(?!\p{L})/iu;
const money = /[€$£₪]|(?<![\d/.-])\d{1,3}(?:[.,' ]\d{3})*[.,](?:\d{2}|-)(?![\d.,/])/;
const nights_word =
  /(?<!\d)(\d{1,2})\s*(?:nights?|nächte|nachte|nacht|noches|noche|nuits|nuit|notti|notte|noites|noite|לילות)(?!\p{L})/iu;
const afterwards =
  /(?<!\p{L})(?:after|post|nach|despu[ée]s|apr[èe]s|dopo|depois|nachprogramm|אחרי|לאחר)(?!\p{L})/iu;
const most_rows = 5;

/** Nights in a hotel before or after: a name with two days, or with one and the number of nights. */
export function lodgingOf(
  sheet: Sheet,
  lines: readonly Line[],
  order: DayOrder,
  start_date: string | null,
): Travel<ProposedLodging> {
  const travel: Travel<ProposedLodging> = { found: [], lines: new Set() };
  for (const [at, line] of lines.entries()) {
    if (travel.lines.has(line.index)) continue;
    const piece = line.pieces.find(
      ({ text }) => hotel_word.test(text) && !money.test(text) && hotelName(text) !== '',
    );
    if (piece === undefined) continue;
    const rows = rowsOf(lines, at, piece);
    const text = rows.map((row) => row.text).join(' ');
    const days = rows
      .flatMap((row) => daysIn(row.plain, order))
      .flatMap((day) => isoDay(day, yearNear(start_date)) ?? []);
    const [check_in = null] = days;
    if (check_in === null || check_in === start_date) continue;
    const nights = nights_word.exec(text)?.[1];
    const check_out =
      days.find((day) => day > check_in) ?? (nights === undefined ? null : addDays(check_in, Number(nights)));
    if (check_out === null || check_out > addDays(check_in, 30)) continue;
    const name = hotelName(piece.text);
    const heading = `${lines[at - 1]?.text ?? ''} ${line.text}`;
    const is_post = start_date === null ? afterwards.test(heading) : check_in > start_date;
    for (const row of rows) travel.lines.add(row.line);
    travel.found.push({
      value: {
        kind: is_post ? 'post' : 'pre',
        name,
        ...addressIn(text.slice(text.indexOf(name) + name.length)),
        check_in_date: check_in,
        check_out_date: check_out,
        confirmation_number: confirmationIn(sheet, text),
      },
      score: 0.8,
      words: line.text,
      piece,
    });
  }
  return travel;
}

const yearNear = (start_date: string | null): number | undefined =>
  start_date === null ? undefined : Number(start_date.slice(0, 4));

/** The hotel's cells: its own and those below it in its column, as far as they are of it. */
function rowsOf(lines: readonly Line[], at: number, piece: Piece): Piece[] {
  const line = lines[at];
  const rows: Piece[] = line === undefined ? [piece] : line.pieces.slice(piece.index);
  let count = 0;
  for (const other of lines.slice(at + 1)) {
    // its days are there: one more row may hold its confirmation
    if (count >= most_rows || other.page !== line?.page) break;
    if (daysIn(rows.map(({ plain }) => plain).join(' '), 'dmy').length >= 2) count = most_rows - 1;
    const under = other.pieces.filter(
      (one) =>
        (other.is_rtl ? Math.abs(one.x1 - piece.x1) < 8 : Math.abs(one.x0 - piece.x0) < 8) ||
        (other.block === line.block && one.index > 0),
    );
    const [first] = under;
    if (first === undefined) {
      if (other.block === line.block) break;
      continue;
    }
    if (
      under.some(({ text }) => money.test(text)) ||
      (hotel_word.test(first.text) &&
        hotelName(first.text) !== '' &&
        daysIn(first.plain, 'dmy').length > 0) ||
      /^\p{Lu}[\p{Lu}\s]{5,}$/u.test(first.text)
    )
      break;
    rows.push(...under);
    count += 1;
  }
  return rows;
}

type Address = Pick<ProposedLodging, 'address' | 'city' | 'state' | 'zipcode'>;

/** What follows a hotel's name up to the end of its sentence: street with a number, post code, town, state. */
function addressIn(after: string): Address {
  const [sentence = ''] = after
    .replace(/^[\s,–-]+/u, '')
    .split(
      /[.;](?=\s|$)|:|\s(?:check[ -]?in|from|vom|entrada|anreise)\s|\s(?:du|del|dal|ab|de|on|am)\s(?=\d)|\s[–-]\s/iu,
    );
  const parts = sentence.split(',').map((part) => part.trim());
  const found: Address = { address: null, city: null, state: null, zipcode: null };
  for (const part of parts) {
    if (part === '' || part.length > 45 || daysIn(part.toLowerCase(), 'dmy').length > 0) break;
    const state = /^([A-Z]{2,3}) (\d{4,5}(?:-\d{4})?)$/.exec(part);
    const town = /^([A-Z]{0,2}-?\d{4,5}(?:-\d{3})?) (\p{L}[\p{L} .'’-]+)$/u.exec(part);
    const british = /^(\p{L}[\p{L} .'’-]+) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u.exec(part);
    if (state !== null) Object.assign(found, { state: state[1], zipcode: state[2] });
    else if (town !== null) Object.assign(found, { zipcode: town[1], city: town[2] });
    else if (british !== null) Object.assign(found, { city: british[1], zipcode: british[2] });
    else if (/\d/.test(part) && /\p{L}{3}/u.test(part) && found.address === null && !nights_word.test(part))
      found.address = part;
    else if (/^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(part) && found.city === null) found.city = part;
    else if (found.city !== null) break;
  }
  return found;
}

const confirmation =
  /(?<!\p{L})(?:confirmation|conf\.?|bestätigung|bestätigungsnummer|confirmación|localizador|conferma|confirmação|reservation|reserva|réservation|buchung|voucher|אישור)(?:\s(?:no\.?|number|nr\.?|n°|#|code))?\s*:?\s+#?(?=[A-Z-]*\d)([A-Z0-9][A-Z0-9-]{3,14})(?![\p{L}\d/.]\d)/giu;

function confirmationIn(sheet: Sheet, text: string): string | null {
  const [found] = [...text.matchAll(confirmation)]
    .map(([, code = '']) => code)
    .filter((code) => code === code.toUpperCase());
  if (found !== undefined) return found;
  for (const { names, end } of labelsIn(text.toLowerCase(), sheet.languages)) {
    if (!names.includes('booking_number') && !names.includes('record_locator')) continue;
    const code = /^[\s:#.]{0,4}((?=[A-Z-]*\d)[A-Z0-9][A-Z0-9-]{3,14})(?![\d/.])/.exec(
      text.slice(end, end + 24),
    )?.[1];
    if (code !== undefined) return code;
  }
  return null;
}

/** "Hotel: Alvear Palace Hotel, Buenos Aires" is called "Alvear Palace Hotel"; a heading is no name. */
function hotelName(text: string): string {
  const behind = text
    .replace(
      /^[^:,]{0,40}(?:hotel|hôtel|מלון|lodging|alloggio|alojamiento|hébergement|unterkunft)[^:,]{0,20}:\s*/iu,
      '',
    )
    .replace(/^(?:pre|post)[- ]?(?:cruise)?[- ]?(?:hotel|stay)?\s*[:–-]\s*/iu, '');
  const [part = ''] = behind.split(
    /[,;|(·]|\.\s|\s[–-]\s|\s{2,}|\s(?:from|vom|du|del|dal|de|von|on|am|le|il|el|em)\s(?=\d)/u,
  );
  const name = part.trim();
  const is_heading = name === name.toUpperCase() && /\p{Lu}/u.test(name);
  if (is_heading || name.length > 60 || name.split(' ').length < 2 || !hotel_word.test(name)) return '';
  return /\p{Lu}|\p{Script=Hebrew}/u.test(name) &&
    !/^(?:your|ihr|su|votre|il|o|the hotel|hotels?\s(?:and|und|y|et|e|nights?|stay|details|check)(?!\p{L}))/iu.test(
      name,
    )
    ? name
    : '';
}
