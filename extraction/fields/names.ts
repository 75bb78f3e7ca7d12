import type { CruiseLineRow, ShipRow } from '#reference/shapes.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { daysIn } from '../values/days.ts';
import { plain } from '../values/plain.ts';
import type { LabelName } from '../words/shape.ts';
import { besideLabels, type Beside } from './beside.ts';
import { best, type Candidate } from './candidate.ts';
import { knowsPort } from './itinerary.ts';
import { labelsIn } from './labels.ts';
import { isOnly, phrasesIn, says } from './phrases.ts';
import type { Line, Piece, Sheet } from './sheet.ts';

/** The ship and whose it is. */
export interface ShipFound {
  ship?: Candidate;
  ship_row?: ShipRow;
  line?: Candidate;
  line_row?: CruiseLineRow;
}

interface Seen<Row> {
  row: Row;
  piece: Piece;
  text: string;
  score: number;
  /** letters of the name: longer ones are less likely to be another word */
  size: number;
}

/** Which ship a booking is on: names of the catalogue, those beside a label first; else whatever the label says. */
export function shipOf(sheet: Sheet, lines: readonly Line[], asides: ReadonlySet<number>): ShipFound {
  const { ships, lines: line_names, line_by_id } = catalogue();
  const labelled_ships = besideLabels(sheet, lines, 'ship');
  const labelled_lines = besideLabels(sheet, lines, 'line');
  const seen_lines = namesSeen(lines, (text) => line_names.find(text), labelled_lines, asides);
  const line_score = new Map<string, number>();
  for (const { row, score } of seen_lines) line_score.set(row.id, (line_score.get(row.id) ?? 0) + score);
  const seen_ships = namesSeen(lines, (text) => ships.find(text), labelled_ships, asides).map((seen) => ({
    ...seen,
    score:
      seen.score +
      Math.min(1, line_score.get(seen.row.cruise_line_id) ?? 0) +
      (seen.row.status === 'active' ? 0.2 : 0) +
      Math.min(0.4, seen.size / 40),
  }));
  const ship_total = new Map<string, number>();
  for (const { row, score } of seen_ships) ship_total.set(row.id, (ship_total.get(row.id) ?? 0) + score);
  const [ship] = seen_ships.toSorted(
    (a, b) =>
      b.score + 0.1 * (ship_total.get(b.row.id) ?? 0) - (a.score + 0.1 * (ship_total.get(a.row.id) ?? 0)),
  );
  const found: ShipFound = {};
  const label_only = labelled_ships.find(({ text, score }) => score > 0.8 && isName(sheet, text));
  if (ship !== undefined && (ship.score >= 0.9 || label_only === undefined)) {
    if (ship.score >= 0.8) {
      found.ship = {
        value: shipText(ship),
        score: Math.min(0.98, 0.55 + ship.score / 4),
        words: ship.piece.text,
        piece: ship.piece,
      };
      found.ship_row = ship.row;
    }
  }
  if (found.ship === undefined && label_only !== undefined) {
    found.ship = {
      value: cleanName(label_only.text),
      score: 0.7,
      words: label_only.piece.text,
      piece: label_only.piece,
    };
  }
  const best_line = [...line_score.entries()].toSorted((a, b) => b[1] - a[1])[0];
  const own = found.ship_row === undefined ? undefined : line_by_id.get(found.ship_row.cruise_line_id);
  const own_seen =
    own === undefined
      ? undefined
      : seen_lines.filter(({ row }) => row.id === own.id).toSorted((a, b) => b.score - a.score)[0];
  const other_seen = seen_lines
    .filter(({ row }) => row.id === best_line?.[0])
    .toSorted((a, b) => b.score - a.score)[0];
  const line = own_seen ?? (own === undefined ? other_seen : undefined);
  if (line !== undefined) {
    found.line = {
      value: line.text,
      score: own_seen === undefined ? 0.8 : 0.97,
      words: line.piece.text,
      piece: line.piece,
    };
    found.line_row = line.row;
  } else {
    const said = labelled_lines.find(({ text, score }) => score > 0.8 && isName(sheet, text));
    if (said !== undefined)
      found.line = { value: cleanName(said.text), score: 0.75, words: said.piece.text, piece: said.piece };
    else if (own !== undefined && found.ship !== undefined)
      found.line = {
        value: own.name.replace(/\s*\(.*/, ''),
        score: 0.8,
        words: found.ship.words,
        piece: found.ship.piece,
      };
    if (own !== undefined) found.line_row = own;
  }
  return found;
}

function shipText({ text, piece, row }: Seen<ShipRow>): string {
  const at = piece.text.indexOf(text);
  const lead = /(?:MS|MV|RMS|M\/S|M\.S\.|SS)\s$/.exec(piece.text.slice(0, Math.max(0, at)))?.[0] ?? '';
  return `${lead}${text === text.toUpperCase() && row.name !== row.name.toUpperCase() ? text : text}`.trim();
}

function namesSeen<Row>(
  lines: readonly Line[],
  find: (text: string) => readonly { meanings: readonly Row[]; start: number; end: number }[],
  labelled: readonly Beside[],
  asides: ReadonlySet<number>,
): Seen<Row>[] {
  return lines.flatMap((line, order) =>
    line.pieces.flatMap((piece) =>
      find(piece.text).flatMap(({ meanings, start, end }): Seen<Row>[] => {
        const [row] = meanings;
        if (row === undefined) return [];
        const text = piece.text.slice(start, end);
        if (/^\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)) return [];
        const beside = labelled.find(
          (one) => one.piece === piece && start >= one.start && start - one.start < 30,
        );
        const is_whole = end - start >= piece.text.length - 2;
        const score =
          (beside === undefined ? 0.35 : 0.6 + 0.5 * beside.score) +
          (is_whole ? 0.25 : 0) +
          (order < 6 ? 0.15 : 0) +
          (piece.is_bold ? 0.05 : 0) -
          (asides.has(line.index) ? 0.6 : 0);
        return score <= 0 ? [] : [{ row, piece, text, score, size: end - start }];
      }),
    ),
  );
}

const cleanName = (text: string): string =>
  text
    .replace(/\s*[(,;|·].*$/u, '')
    .replace(/^["“„»«']+|["”“»«']+$/gu, '')
    .trim();

/** Whether words can be a name: letters, short, and no label of something else. */
function isName(sheet: Sheet, text: string): boolean {
  const name = cleanName(text);
  return (
    /\p{L}{2}/u.test(name) &&
    name.length <= 50 &&
    !isOnly(plain(name), 'titles_of_documents', sheet.languages)
  );
}

/** The words beside a label as they are, cut where another fact begins. */
export function textBeside(
  sheet: Sheet,
  lines: readonly Line[],
  name: LabelName,
  accept: (text: string) => boolean = () => true,
): Candidate | undefined {
  return best(
    besideLabels(sheet, lines, name).flatMap(({ text, score, piece }): Candidate[] => {
      const value = text.replace(/^[\s:–-]+|[\s:;,–-]+$/gu, '').trim();
      return value !== '' && value.length <= 160 && accept(value)
        ? [{ value, score, words: piece.text, piece }]
        : [];
    }),
  );
}

const nights_text =
  /(?<!\p{L})\d{1,3}[\s-]*(?:night|nights|nt|nts|day|days|notti|notte|giorni|noches|días|dias|nuits|jours|noites|nächte|naechte|tage|tägige|לילות|ימים)(?!\p{L})/iu;
const cruise_word =
  /(?<!\p{L})(?:cruise|voyage|kreuzfahrt|crucero|croisière|crociera|cruzeiro|expedition|transatlantic|getaway|journey|reise|rundreise|קרוז|הפלגה)(?!\p{L})/iu;

/** What the cruise is called. */
export function itineraryOf(
  sheet: Sheet,
  lines: readonly Line[],
  taken: ReadonlySet<number>,
  ship: ShipFound,
): Candidate | undefined {
  const named = besideLabels(sheet, lines, 'itinerary').flatMap(
    ({ text, score, piece, label_words }): Candidate[] => {
      const value = cleanItinerary(text);
      if (!isItineraryName(sheet, value, ship) || taken.has(piece.line)) return [];
      const is_heading =
        /itinerary|itin|programme|programm/i.test(label_words) && piece.line !== undefined && text.length < 4;
      return [{ value, score: score - (is_heading ? 0.3 : 0), words: piece.text, piece }];
    },
  );
  const loose = lines
    .filter(({ index }) => !taken.has(index))
    .flatMap((line, order) =>
      line.pieces.flatMap((piece): Candidate[] => {
        if (piece.text.length > 80 || !nights_text.test(piece.text)) return [];
        const value = cleanItinerary(piece.text.split(/ [·•|] /)[0] ?? '');
        const rest = value
          .replace(nights_text, '')
          .replace(cruise_word, '')
          .replaceAll(/[^\p{L}]/gu, '');
        if (rest.length < 4 || !isItineraryName(sheet, value, ship) || /%|[€$£₪]|\bcancel/i.test(piece.text))
          return [];
        return [{ value, score: 0.75 - order * 0.002, words: piece.text, piece }];
      }),
    );
  return best([...named, ...loose]);
}

function cleanItinerary(text: string): string {
  return text
    .replace(/^[\s:–-]+/u, '')
    .replace(/^(?=[\p{L}\d/-]*\d{2})[\p{Lu}\d][\p{Lu}\d/-]{2,11}\s*[–:,-]?\s+(?=\p{L})/u, '')
    .replace(/\s*\((?=[^)]*\d)[\p{Lu}\d\s/-]{3,14}\)\s*$/u, '')
    .replace(/^["“„»«]|["”“»«]$/gu, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
}

function isItineraryName(sheet: Sheet, value: string, { ship, line }: ShipFound): boolean {
  if (!/\p{L}{3}/u.test(value) || value.length > 90) return false;
  if (value === ship?.value || value === line?.value) return false;
  if (daysIn(plain(value), 'dmy').length > 0) return false;
  if (isOnly(plain(value), 'titles_of_documents', sheet.languages)) return false;
  const bare = plain(value);
  const labels = labelsIn(bare, sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  return covered < bare.length * 0.8 && !/^\d+$/.test(bare);
}

/** A cabin: its number, its category, its deck. */
export interface CabinFound {
  stateroom?: Candidate;
  category?: Candidate;
  deck?: Candidate;
}

const cabin_number =
  /(?<![\p{L}\d])(?:[\p{Lu}]{1,2}[- ]?)?\d{1,2}[- ]?\d{1,4}[\p{Lu}]?(?![\p{L}\d]|[.,:/]\d)/u;
const guarantee =
  /(?<!\p{L})(?:gty|guarantee|guaranteed|garantie|garant[íi]a|garantita|garanzia|garantida|to be assigned|tba|t\.b\.a\.|not yet assigned|unassigned|glückskabine|à attribuer|da assegnare|por asignar|a designar|טרם שובצ|יוקצה)/iu;

export function cabinOf(sheet: Sheet, lines: readonly Line[]): CabinFound {
  const found: CabinFound = {};
  const named = besideLabels(sheet, lines, 'stateroom');
  for (const { text, score, piece, start } of named) {
    const [value, category, deck] = splitCabin(sheet, text);
    if (value === null) continue;
    if ((found.stateroom?.score ?? 0) < score) {
      found.stateroom = { value, score: Math.min(0.97, score), words: piece.text, piece };
      if (category !== null)
        found.category = { value: category, score: score * 0.85, words: piece.text.slice(start), piece };
      if (deck !== null)
        found.deck = { value: deck, score: score * 0.85, words: piece.text.slice(start), piece };
    }
  }
  const category = besideLabels(sheet, lines, 'category')
    .map(({ text, score, piece }): Candidate => ({
      value: cleanCategory(text),
      score,
      words: piece.text,
      piece,
    }))
    .filter(
      ({ value }) => /[\p{L}]/u.test(value) && value.length <= 80 && daysIn(plain(value), 'dmy').length === 0,
    )
    .toSorted((a, b) => b.score - a.score)[0];
  if (category !== undefined && category.score > (found.category?.score ?? 0)) found.category = category;
  const deck = textBeside(sheet, lines, 'deck', (text) => text.length <= 30);
  if (deck !== undefined && deck.score > 0.6) found.deck = deck;
  if (found.stateroom === undefined && found.category !== undefined && guarantee.test(found.category.value)) {
    found.stateroom = { ...found.category, value: 'GTY', score: 0.8 };
  }
  return found;
}

const cleanCategory = (text: string): string =>
  text
    .replace(/^[\s:–-]+/u, '')
    .replace(/[\s,;:(–-]+$/u, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();

/** "D2-8350 Superior Ocean View", "4112 (FC Picture Window)", "5117, Kat. L Außenkabine, Saturndeck". */
function splitCabin(sheet: Sheet, text: string): [string | null, string | null, string | null] {
  if (guarantee.test(text)) {
    const rest = cleanCategory(text.replace(guarantee, '').replace(/^[\s,;–-]+|\(\s*\)/gu, ''));
    return ['GTY', /\p{L}{3}/u.test(rest) && rest.length < 60 ? rest : null, null];
  }
  const joined = /^([\p{Lu}]{1,2}\d?|\d[\p{Lu}]{1,2})-(\d{3,5}|GTY)\s+(.*)$/u.exec(text);
  if (joined !== null) return [joined[2] ?? null, cleanCategory(`${joined[1]} ${joined[3]}`), null];
  const match = cabin_number.exec(text);
  if (match === null) return [null, null, null];
  if (text.slice(0, match.index).replaceAll(/[^\p{L}]/gu, '').length > 14) return [null, null, null];
  const parts = text
    .slice(match.index + match[0].length)
    .split(/[,;()|·]| [-–—] /u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}]{2}|^[\p{Lu}\d]{1,3}$/u.test(part));
  const is_deck = (part: string) =>
    labelsIn(plain(part), sheet.languages).some(({ names, start }) => names.includes('deck') && start <= 2) ||
    /deck$/i.test(part);
  const deck = parts.find(is_deck) ?? null;
  const category =
    parts
      .filter((part) => !is_deck(part) && !says(plain(part), 'person_kinds', sheet.languages))
      .map((part) =>
        part.replace(/^(?:category|cat\.?|kategorie|grade)\s*:?\s+(?=\p{Lu})/iu, (word) =>
          /^kat|^cat\./i.test(word) ? word : '',
        ),
      )[0] ?? null;
  return [match[0].replaceAll(' ', ''), category === null ? null : cleanCategory(category), deck];
}

/** A port that stands in words beside a label, behind "from" and "to", or behind a day. */
export function portOf(
  sheet: Sheet,
  lines: readonly Line[],
  names: readonly LabelName[],
  words: 'from' | 'to',
): Candidate | undefined {
  const found: Candidate[] = [];
  for (const name of names) {
    for (const { text, score, piece } of besideLabels(sheet, lines, name)) {
      const value = portIn(sheet, text, words);
      if (value === null) continue;
      const is_port_label = name === 'start_port' || name === 'end_port' || name === 'round_trip';
      const is_known = knowsPort(value);
      if (!is_known && !is_port_label && !/\d/.test(text)) continue;
      found.push({
        value,
        score: score * (is_known ? 1 : 0.8) * (is_port_label ? 1 : 0.95),
        words: piece.text,
        piece,
      });
    }
  }
  return best(found);
}

/** What of some words is the name of a port: without days, times, and words around them. */
export function portIn(sheet: Sheet, text: string, words: 'from' | 'to'): string | null {
  const plain_text = plain(text);
  let bare = text;
  for (const { start, end } of daysIn(plain_text, 'dmy').toReversed())
    bare = `${bare.slice(0, start)}\u0001${bare.slice(end)}`;
  bare = bare.replaceAll(/\d{1,2}[:.h]\d{2}\s*(?:[ap]\.?m\.?|uhr|hs?|hrs?)?/giu, '\u0001');
  const parts = bare.split(/\u0001|[|·;]| [-–—] |→/u).map((part) => part.trim());
  for (const part of parts) {
    const bare_plain = plain(part);
    const [lead] = phrasesIn(bare_plain, words, sheet.languages).filter(({ start }) => start <= 2);
    const behind = lead === undefined ? part : part.slice(lead.end);
    const clean = behind
      .replace(/^[\s,.:()–-]+|[\s,.:(–-]+$/gu, '')
      .replace(/^(?:in|at|aus|von|de|da|à|a|en|ab|nach)\s+(?=\p{Lu})/iu, '')
      .trim();
    if (
      /^\p{Lu}|\p{Script=Hebrew}|^['’]/u.test(clean) &&
      clean.length >= 3 &&
      clean.length <= 60 &&
      !/\d{3}/.test(clean)
    ) {
      if (labelsIn(plain(clean), sheet.languages).some(({ start, end }) => end - start >= clean.length - 1))
        continue;
      return clean.includes(')') && !clean.includes('(') ? clean.replaceAll(')', '') : clean;
    }
  }
  return null;
}
