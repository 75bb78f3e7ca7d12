import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { withRanges } from '#extraction/values/day-ranges.ts';
import { daysIn, weekdayIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { agency_words } from './agency-words.ts';
import { type LabelledText, labelledTexts, columnBelow } from '../document/beside.ts';
import { best, type Candidate } from '../document/candidate.ts';
import { labelsIn } from '../document/labels.ts';
import type { ShipFound } from './names.ts';
import { isOnly } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence, least } from '../document/confidence.ts';

const nights_text = wordPattern(
  String.raw`(?<!\p{L})\d{1,3}[\s-]*(?:{nights}|{nights_short}|{days_of_name})(?!\p{L})`,
  'iu',
);
const cruise_word = wordPattern(String.raw`(?<!\p{L}){cruise}(?!\p{L})`, 'iu');

/** The name of the cruise. */
export function itineraryOf(
  sheet: Sheet,
  lines: readonly Line[],
  taken: ReadonlySet<number>,
  ship: ShipFound,
): Candidate | undefined {
  const named = labelledTexts(sheet, lines, 'itinerary').flatMap((one): Candidate[] => {
    const { text, score, piece, label_piece, is_marked } = one;
    const value = withoutShip(
      ship,
      endsOpen(text) || fillsPage(sheet, sheet.lines[piece.line])
        ? withNextRow(sheet, piece, text)
        : `${wrapped(sheet, one, text)}${restInCell(sheet, one, text)}`,
    );
    // within a sentence "cruise" is no label: "su crucero está CONFIRMADO"
    const is_quoted = quoted_name.test(text);
    if ((score < least.likely && !is_quoted) || taken.has(piece.line) || !isItineraryName(sheet, value, ship))
      return [];
    // "VOYAGE CHARGES" is a separate heading
    const is_loose = piece === label_piece && !is_marked;
    if (is_loose && /^\p{Ll}/u.test(value)) return [];
    // the name of a traveller's trip is not that of the cruise: "Trip name: Kowalczyk Anniversary"
    const is_cruise = nights_text.test(value) || region.test(value);
    return [
      {
        value,
        score:
          (is_cruise ? 0.06 : 0) +
          (is_quoted ? Math.max(confidence.names.quoted, score) : score - (is_loose ? 0.25 : 0)),
        words: piece.text,
        piece,
      },
    ];
  });
  const loose = lines
    .filter(({ index }) => !taken.has(index))
    .flatMap((line, order) =>
      line.pieces.flatMap((piece): Candidate[] => {
        if (piece.text.length > 80 || !nights_text.test(piece.text)) return [];
        const [name = ''] = amongParts(beforeDays(piece.text), ship).split(/ [·•|] /);
        const is_whole = name === piece.text;
        const value = cleanItinerary(
          is_whole && (endsOpen(name) || fillsPage(sheet, line)) ? withNextRow(sheet, piece, name) : name,
        );
        const rest = value
          .replace(nights_text, '')
          .replace(cruise_word, '')
          .replaceAll(/[^\p{L}]/gu, '');
        if (rest.length < 4 || !isItineraryName(sheet, value, ship) || /%|[€$£₪]|\bcancel/i.test(piece.text))
          return [];
        return [{ value, score: confidence.names.with_nights - order * 0.002, words: piece.text, piece }];
      }),
    );
  return best([
    ...named,
    ...loose,
    ...besideShip(sheet, lines, ship),
    ...headings(sheet, lines, taken, ship),
  ]);
}

const on_board = wordPattern(String.raw`(?<![\s,–—-])[\s,–—-]*{aboard}?(?: {the_ship})?[\s,–—-]*$`, 'iu');

/**
 * The name of the cruise without the ship's name before or after it: "Carnival Splendor - 10 night Great Barrier Reef".
 */
function withoutShip({ ship }: ShipFound, text: string): string {
  const name = cleanItinerary(text);
  const at = ship === undefined ? -1 : name.indexOf(ship.value);
  if (ship === undefined || at < 0 || name === ship.value) return name;
  const before = name.slice(0, at).replace(on_board, '').trim();
  const behind = /^\s*[,:–—|·-]\s+(.*)$/u.exec(name.slice(at + ship.value.length))?.[1] ?? '';
  const whole = [before, behind].find((part) => /\p{L}{3}.*\p{L}{3}/u.test(part));
  return whole === undefined ? name : cleanItinerary(whole);
}

const leads_to_day = wordPattern(String.raw`[\s,:(–—-]*(?<!\p{L}){day_behind_name}$`, 'iu');

/** "Caribbean Princess, 7 Night Western Caribbean, Balcony BB, Cabin A412": the name as one part of a list of facts. */
function amongParts(text: string, { ship }: ShipFound): string {
  const parts = text.split(', ');
  const named = parts.find(
    (part) => nights_text.test(part) && /\p{L}{4}/u.test(part.replace(nights_text, '')),
  );
  return parts.length >= 3 && named !== undefined && ship !== undefined && parts.includes(ship.value)
    ? named
    : text;
}

/** "Norwegen mit Lofoten, 28.06. bis 08.07.2027 (10 Nächte)": the name ends where the days begin. */
function beforeDays(text: string): string {
  const [first] = withRanges(plain(text), daysIn(plain(text), 'dmy'));
  const before = first === undefined ? '' : trimEnd(text.slice(0, first.start));
  const is_weekday = weekdayIn(plain(/\p{L}+\.?$/u.exec(before)?.[0] ?? '')) !== undefined;
  const name = trimEnd((is_weekday ? before.replace(/\p{L}+\.?$/u, '') : before).replace(leads_to_day, ''));
  return region.test(name) && /^\p{Lu}/u.test(name) ? name : text;
}

const trimEnd = (text: string): string => text.replace(/[\s,:(–—-]+$/u, '');

const open_end = wordPattern(String.raw`(?:\s(?:&|{name_goes_on})|[,&–-])$`, 'iu');

/**
 * Whether a name ends with a word that requires another one, and so continues in the next row: "New Zealand Fjords &".
 */
const endsOpen = (text: string): boolean => open_end.test(text.trim());

const nearly_full = 0.85;

/** Whether a row is a single cell of the width of its page, as a phone shows a long name. */
function fillsPage(sheet: Sheet, line: Line | undefined): boolean {
  const [piece] = line?.pieces ?? [];
  const width = sheet.pages.find(({ number }) => number === line?.page)?.width ?? 0;
  return (
    sheet.document.is_ocr &&
    line?.pieces.length === 1 &&
    piece !== undefined &&
    piece.x1 > nearly_full * width
  );
}

/** A text with the few words right below it that continue it. */
function withNextRow(sheet: Sheet, piece: Piece, text: string): string {
  const line = sheet.lines[piece.line];
  const next = line === undefined ? undefined : columnBelow(sheet, line, piece, 1)[0];
  const goes_on =
    next !== undefined &&
    next.line === piece.line + 1 &&
    Math.abs(next.x0 - piece.x0) < farthest_below &&
    next.is_bold === piece.is_bold &&
    next.x1 <= piece.x1 + farthest_below &&
    /^[\p{L}(][\p{L} ,&'’)-]{2,40}$/u.test(next.text) &&
    labelsIn(next.plain, sheet.languages).every(({ start }) => start > 0);
  return goes_on ? `${text.replace(/(?<=\p{Ll})-$/u, '')} ${next.text}` : text;
}

const farthest_below = 3;

/** A name that continues in the next row of a narrow column: "10-Day Norway, Iceland & Low" / "Countries". */
function wrapped(sheet: Sheet, { piece, label_piece, is_below }: LabelledText, text: string): string {
  const line = sheet.lines[piece.line];
  if (!is_below || line === undefined || !label_piece.is_bold || piece.is_bold || piece.text !== text)
    return text;
  const [next] = columnBelow(sheet, line, piece, 1);
  const goes_on =
    next !== undefined &&
    next.line <= piece.line + 2 &&
    Math.abs(next.x0 - piece.x0) < 2 &&
    !next.is_bold &&
    next.x1 < piece.x1 &&
    /^\p{L}[\p{L} ]{2,24}$/u.test(next.text) &&
    catalogue().ships.exact(next.text).length === 0;
  return goes_on ? `${text} ${next.text}` : text;
}

/** "7-Day Tropical" / "Caribbean" in a narrow cell: rows closer than those of the table belong to one cell. */
function restInCell(sheet: Sheet, { piece }: LabelledText, text: string): string {
  const [before, line, next, after] = [-1, 0, 1, 2].map((step) => sheet.lines[piece.line + step]);
  if (line === undefined || next?.page !== line.page || !piece.text.endsWith(text)) return '';
  const pitch = next.y0 - line.y0;
  const isFarther = (one: Line | undefined, other: Line | undefined): boolean =>
    one === undefined || other === undefined || other.page !== one.page || other.y0 - one.y0 > 1.15 * pitch;
  const is_close = pitch < 1.5 * line.size && isFarther(before, line) && isFarther(next, after);
  const areUnder = next.pieces.every((one) => line.pieces.some((other) => Math.abs(other.x0 - one.x0) < 1.5));
  const rest = next.pieces.find((one) => Math.abs(one.x0 - piece.x0) < 1.5);
  return is_close &&
    areUnder &&
    line.pieces.length > next.pieces.length &&
    rest !== undefined &&
    /^\p{L}[\p{L} ,&'’-]{2,40}$/u.test(rest.text) &&
    labelsIn(rest.plain, sheet.languages).length === 0
    ? ` ${rest.text}`
    : '';
}

/** "Baltic Jewels - Viking Saturn": the text beside the ship's name. */
function besideShip(sheet: Sheet, lines: readonly Line[], found: ShipFound): Candidate[] {
  const { ship } = found;
  if (ship === undefined) return [];
  return lines.flatMap((line) => {
    const cells = line.pieces.map((piece) => ({ piece, parts: piece.text.split(/ [-–—·|] /u) }));
    const [first] = line.pieces;
    // separators may have split the parts into cells
    if (first !== undefined && line.pieces.length <= most_parts)
      cells.push({ piece: first, parts: line.pieces.map(({ text }) => text) });
    return cells.flatMap(({ piece, parts }): Candidate[] => {
      if (parts.length < 2 || parts.length > most_parts || parts.join(' - ').length > 90) return [];
      const at = parts.findIndex((part) => plain(part) === plain(ship.value));
      // "Scarlet Lady | Mayan Sol | 6 nights": right after the ship, or before it
      const other = at < 0 ? undefined : (parts[at + 1] ?? parts[at - 1]);
      return other !== undefined && isTitleOfCruise(sheet, other, found)
        ? [
            {
              value: cleanItinerary(other),
              score: parts.length === 2 ? confidence.names.beside_ship_alone : confidence.names.beside_ship,
              words: piece.text,
              piece,
            },
          ]
        : [];
    });
  });
}

const most_parts = 4;

const region = wordPattern(String.raw`(?<!\p{L}){region}(?!\p{L})`, 'iu');

/** A separate row with a region, before the itinerary: "Isole toscane e Corsica". */
function headings(
  sheet: Sheet,
  lines: readonly Line[],
  taken: ReadonlySet<number>,
  found: ShipFound,
): Candidate[] {
  const end = Math.min(...taken);
  return lines.flatMap((line): Candidate[] => {
    const [piece] = line.pieces;
    if (
      piece === undefined ||
      line.pieces.length > 1 ||
      (line.index > end && sheet.document.kind !== 'calendar')
    )
      return [];
    const { text } = piece;
    const is_named = region.test(text) || catalogue().ports.find(text).length > 0;
    if (!is_named || catalogue().ports.exact(text).length > 0 || !isTitleOfCruise(sheet, text, found))
      return [];
    return [
      {
        value: text,
        score: region.test(text) ? confidence.names.heading_with_region : confidence.names.heading,
        words: text,
        piece,
      },
    ];
  });
}

/** Whether a text is a title of two to seven words: no label, no number, no sentence. */
function isTitleOfCruise(sheet: Sheet, text: string, found: ShipFound): boolean {
  const words = text.split(' ').length;
  if (words < 2 || words > 7 || text.length > 60 || /[\d:;!?@,€$£₪]|\.(?:\s|$)/u.test(text)) return false;
  if (
    /^\p{Ll}/u.test(text) ||
    agency_words.test(text) ||
    labelsIn(plain(text), sheet.languages).some(({ start }) => start <= 1)
  )
    return false;
  return (
    isItineraryName(sheet, text, found) &&
    // "Norwegian Fjords" is not the line, and "Dalla Riviera a Barcellona" is not the ship
    [...catalogue().ships.find(text), ...catalogue().lines.find(text)].every(({ start, end }) =>
      region.test(text.slice(start, end)),
    )
  );
}

const quoted_name = /^[\s:–-]*(?:(?=[A-Z\d/-]*\d)[A-Z\d/-]{3,11}\s+)?["“„»«]([^"“”„»«]{4,64})["“”»«]/u;

function cleanItinerary(text: string): string {
  // "« Perles de Méditerranée » à bord du MSC World Europa"
  const [, quoted] = quoted_name.exec(text) ?? [];
  return (quoted?.trim() ?? text)
    .replace(/^[\s:–-]+/u, '')
    .replace(/^(?=[\p{L}\d/-]*\d{2})[\p{Lu}\d][\p{Lu}\d/-]{2,11}\s*[–:,-]?\s+(?=\p{L})/u, '')
    .replace(/\s*\((?=[^)]*\d)[\p{Lu}\d\s/-]{3,14}\)\s*$/u, '')
    .replace(/^["“„»«]|["”“»«]$/gu, '')
    .replace(/\s*\((?=[^)]*\d)[\p{Lu}\d\s/-]{3,14}\)(?=,)/u, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}

function isItineraryName(sheet: Sheet, value: string, { ship, line }: ShipFound): boolean {
  if (!/\p{L}{3}/u.test(value) || value.length > 90 || /\d{1,2}[:h]\d{2}/.test(value)) return false;
  if (
    isOnly(
      plain(value)
        .replace(/[\s.:]*\d+[\s.:]*/u, ' ')
        .trim(),
      'day',
      sheet.languages,
    )
  )
    return false;
  if (value === ship?.value || value === line?.value) return false;
  // "Voyage # WSP271204" is its number
  if (/^(?=.*\d)[\p{Lu}\d-]{4,14}$/u.test(value)) return false;
  // a seller of cruises, with its phone number
  if (/\d{2,3}[- ]\d{3}[- ]?\d{4}/.test(value)) return false;
  if (
    daysIn(plain(value), 'dmy').length > 0 ||
    /(?<!\p{L})(?:USD|EUR|GBP|CAD|AUD|CHF|BRL|ILS|MXN)(?!\p{L})/u.test(value)
  )
    return false;
  if (isOnly(plain(value), 'titles_of_documents', sheet.languages)) return false;
  const bare = plain(value);
  const labels = labelsIn(bare, sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  return covered < bare.length * 0.8 && !/^\d+$/.test(bare);
}
