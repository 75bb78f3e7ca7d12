import { addDays } from '#domain/dates.ts';
import type { ProposedLodging } from '#domain/proposal.ts';
import { withRanges } from '#extraction/values/day-ranges.ts';
import { type DayOrder, daysIn, isoDay, weekdayIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { type Address, addressIn } from './lodging-address.ts';
import { labelsIn } from '../document/labels.ts';
import { numberInColumn } from '../numbers/number-column.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import type { Travel } from './shape.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

const hotel_word = wordPattern(String.raw`(?<!\p{L})(?:{hotel}|{hotel_kind})(?!\p{L})`, 'iu');
const money = /[€$£₪]|(?<![\d/.-])\d{1,3}(?:[.,' ]\d{3})*[.,](?:\d{2}|-)(?![\d.,/])/;
const nights_word = wordPattern(String.raw`(?<!\d)(\d{1,2})\s*(?:{nights}|{night})(?!\p{L})`, 'iu');
const afterwards = wordPattern(String.raw`(?<!\p{L}){afterwards}(?!\p{L})`, 'iu');
/** "Hotel before your cruise": a heading over the name, unless a colon leads to it. */
const of_nights = wordPattern(String.raw`^h[ôo]tels?\s+{when_of_hotel}(?!\p{L})(?!.*:\s*\S)`, 'iu');
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
    const named = namedAt(sheet, lines, at);
    if (named === undefined) continue;
    const { piece, name } = named;
    const rows = rowsOf(sheet, lines, at, piece);
    const text = rows.map((row) => row.text).join(' ');
    if (!named.is_sure && !stay.test(text) && !nights_word.test(text)) continue;
    const days = rows
      .flatMap((row) => withRanges(row.plain, daysIn(row.plain, order)))
      .flatMap((day) => isoDay(day, yearNear(start_date)) ?? []);
    const [check_in = null] = days;
    if (check_in === null || check_in === start_date) continue;
    const nights = nights_word.exec(text)?.[1];
    const check_out =
      days.find((day) => day > check_in) ?? (nights === undefined ? null : addDays(check_in, Number(nights)));
    if (check_out === null || check_out > addDays(check_in, 30)) continue;
    const heading = `${lines[at - 1]?.text ?? ''} ${line.text}`;
    const is_post = start_date === null ? afterwards.test(heading) : check_in > start_date;
    for (const row of rows) travel.lines.add(row.line);
    const before = lines[at - 1];
    if (before !== undefined && isHeading(sheet, before)) travel.lines.add(before.index);
    travel.found.push({
      value: {
        kind: is_post ? 'post' : 'pre',
        name,
        ...addressBehind(rows, piece, name, line),
        check_in_date: check_in,
        check_out_date: check_out,
        confirmation_number:
          confirmationIn(sheet, text) ??
          numberInColumn(sheet, line)?.text.trim() ??
          // its label may be in a previous column
          confirmationIn(sheet, [...new Set(rows.map((row) => sheet.lines[row.line]?.text ?? ''))].join(' ')),
      },
      score: confidence.travel.lodging,
      words: line.text,
      piece,
    });
  }
  return travel;
}

interface HotelName {
  piece: Piece;
  name: string;
  /** the name contains a word for hotels; otherwise words of a stay are required */
  is_sure: boolean;
}

/** The name of a hotel in a row: by a word for hotels in it, beside a label, or under a heading. */
function namedAt(sheet: Sheet, lines: readonly Line[], at: number): HotelName | undefined {
  const line = lines[at];
  const [first, second] = line?.pieces ?? [];
  if (line === undefined || first === undefined) return undefined;
  for (const piece of line.pieces) {
    const text = piece.text;
    if (hotel_word.test(text) && !money.test(text) && !of_nights.test(text) && hotelName(text) !== '')
      return { piece, name: hotelName(text), is_sure: true };
  }
  const [label] = labelsIn(first.plain, sheet.languages);
  if (label?.names.includes('hotel') === true && label.start <= 2) {
    const mark = /^\s*[:–—-]\s*/.exec(first.text.slice(label.end));
    const is_whole = first.text.slice(label.end).trim() === '';
    const name = is_whole
      ? // "Hotel | Check in | Check out" heads a table
        properName(sheet, second === undefined || checks.test(second.text) ? '' : second.text)
      : mark === null
        ? ''
        : properName(sheet, first.text.slice(label.end + mark[0].length));
    if (name !== '')
      return { piece: is_whole && second !== undefined ? second : first, name, is_sure: false };
  }
  const heading = lines[at - 1];
  if (heading === undefined || !isHeading(sheet, heading) || isHeading(sheet, line)) return undefined;
  const name = properName(sheet, first.text);
  return name === '' ? undefined : { piece: first, name, is_sure: false };
}

const stay = wordPattern(
  String.raw`{check_in_or_out}|(?<!\p{L}){stay_day}(?!\p{L})|{stay_day_anywhere}`,
  'iu',
);
const checks = wordPattern('{check_in_or_out}', 'iu');
const extension = wordPattern(
  String.raw`^(?:{before_or_after}[- ]?{what_of_stay}|{extension})(?!\p{L})`,
  'iu',
);

function isHeading(sheet: Sheet, { pieces, text }: Line): boolean {
  const [first] = pieces;
  if (first === undefined || pieces.length > 2 || text.length > 60 || money.test(text)) return false;
  const [label] = labelsIn(first.plain, sheet.languages);
  const is_said = (label?.names.includes('hotel') === true && label.start <= 2) || extension.test(first.text);
  return is_said && !checks.test(text) && hotelName(first.text) === '';
}

const most_words = 7;

/** A possible name of a hotel without a word for hotels. */
function properName(sheet: Sheet, text: string): string {
  const [part = ''] = text.split(/[,;|(·]|\.\s|\s[–—-]\s|\s{2,}/u);
  const name = part.trim();
  const words = name.split(' ');
  if (name.length < 4 || name.length > 60 || words.length > most_words || money.test(name)) return '';
  if (!/^[\p{Lu}\p{Script=Hebrew}]/u.test(name) || daysIn(name.toLowerCase(), 'dmy').length > 0) return '';
  if (words.length === 1 && weekdayIn(plain(name)) !== undefined) return '';
  if (labelsIn(name.toLowerCase(), sheet.languages).some(({ start }) => start <= 1)) return '';
  const lower = words.filter((word) => /^\p{Ll}{4,}/u.test(word));
  return lower.length * 2 < words.length && catalogue().ports.exact(name).length === 0 ? name : '';
}

/** The address below the name in its column; in a row of a table beside it. */
function addressBehind(rows: readonly Piece[], piece: Piece, name: string, line: Line): Address {
  const text = piece.text;
  const rest = text.slice(text.indexOf(name) + name.length);
  const others = rows.filter((row) => row !== piece);
  const under = others.filter((row) =>
    row.line === piece.line
      ? false
      : line.is_rtl
        ? Math.abs(row.x1 - piece.x1) < 8
        : Math.abs(row.x0 - piece.x0) < 8,
  );
  const found = addressIn([rest, ...under.map(({ text: below }) => below)]);
  if (found.city !== null || found.address !== null) return found;
  const beside = others.map((row) => row.text);
  // "1 night, 1 King. 1881 SE 17th St, Fort Lauderdale, FL 33316": one sentence of a description
  const sentences = beside
    .flatMap((words) => words.split(/[.;]\s+(?=[\p{Lu}\d])/u))
    .map((one) => addressIn([one]));
  return sentences.find(({ zipcode }) => zipcode !== null) ?? addressIn(beside);
}

const yearNear = (start_date: string | null): number | undefined =>
  start_date === null ? undefined : Number(start_date.slice(0, 4));

/** The hotel's cells: its own and those below it in its column that belong to it. */
function rowsOf(sheet: Sheet, lines: readonly Line[], at: number, piece: Piece): Piece[] {
  const line = lines[at];
  const behind = line === undefined ? [piece] : line.pieces.slice(piece.index);
  // in a table its days may be before its name
  const is_dated = behind.some((one) => daysIn(one.plain, 'dmy').length > 0);
  const rows: Piece[] =
    line === undefined || is_dated
      ? behind
      : [
          ...behind,
          ...line.pieces.slice(0, piece.index).filter((one) => daysIn(one.plain, 'dmy').length > 0),
        ];
  // "HOTEL - Hyatt Place" over its own table
  const is_heading = line?.pieces.length === 1 && heads_stay.test(line.text);
  let count = 0;
  for (const other of lines.slice(at + 1)) {
    // the days are complete: one more row may have the confirmation
    if (count >= most_rows || other.page !== line?.page) break;
    if (daysIn(rows.map((row) => row.plain).join(' '), 'dmy').length >= 2) count = most_rows - 1;
    const under = other.pieces.filter(
      (one) =>
        (other.is_rtl ? Math.abs(one.x1 - piece.x1) < 8 : Math.abs(one.x0 - piece.x0) < 8) ||
        is_heading ||
        (other.block === line.block && one.index > 0),
    );
    const [first] = under;
    if (first === undefined) {
      if (other.block === line.block) break;
      continue;
    }
    if (
      (under.some(({ text }) => money.test(text)) &&
        under.every((one) => daysIn(one.plain, 'dmy').length === 0)) ||
      isHeading(sheet, other) ||
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

const confirmation = wordPattern(
  String.raw`(?<!\p{L}){hotel_confirmation}(?:\s{confirmation_sign})?\s*:?\s+#?(?=[A-Z-]*\d)([A-Z0-9][A-Z0-9-]{3,14})(?![\p{L}\d/.]\d)`,
  'giu',
);

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

const heads_stay = wordPattern(String.raw`^(?:{accommodation}|{accommodation_head})\s*[–—-]\s*`, 'iu');

const label_before_stay = wordPattern(
  String.raw`^[^:,]{0,40}(?:{accommodation}|{accommodation_label})[^:,]{0,20}:\s*`,
  'iu',
);

const label_before_hotel = wordPattern(String.raw`^[^:,]{0,40}:\s+(?=.*{hotel})`, 'iu');

const hotel_name_ends = wordPattern(
  String.raw`[,;|(·]|\.\s|\s[–—-]\s|\s{2,}|\s{day_behind_hotel}\s(?=\d)`,
  'u',
);

const no_hotel_name = wordPattern(String.raw`^(?:{your}|{hotel_and}(?!\p{L}))`, 'iu');

/** "Hotel: Alvear Palace Hotel, Buenos Aires" is called "Alvear Palace Hotel"; a heading is no name. */
function hotelName(text: string): string {
  const behind = text
    .replace(label_before_stay, '')
    .replace(label_before_hotel, '')
    // "HOTEL - Hyatt Place"
    .replace(heads_stay, '')
    .replace(/^(?:pre|post)[- ]?(?:cruise)?[- ]?(?:hotel|stay)?\s*[:–-]\s*/iu, '');
  const [part = ''] = behind.split(hotel_name_ends);
  const name = part.trim();
  const is_heading = name === name.toUpperCase() && /\p{Lu}/u.test(name);
  if (is_heading || name.length > 60 || name.split(' ').length < 2 || !hotel_word.test(name)) return '';
  return /\p{Lu}|\p{Script=Hebrew}/u.test(name) && !no_hotel_name.test(name) ? name : '';
}
