import { daysIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { labelledTexts, textBeside } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import { overlap } from '../document/context.ts';
import { labelsIn } from '../document/labels.ts';
import { says } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence, least } from '../document/confidence.ts';

/** A cabin: its number, its category, its deck. */
export interface CabinFound {
  stateroom?: Candidate;
  category?: Candidate;
  deck?: Candidate;
}

const cabin_number =
  /(?<![\p{L}\d$€£₪]|\d[.,])(?:[\p{Lu}]{1,2}[- ]?)?\d{1,2}[-. ]?\d{1,4}[\p{Lu}]?(?![\p{L}\d]|[.,:/]\d)/u;
const guarantee = wordPattern(String.raw`(?<!\p{L}){guaranteed}`, 'iu');

/** An address: the suite in "4410 Harbor Pointe Blvd, Suite 12, Annapolis MD 21401" is not on a ship. */
const is_address = wordPattern(
  String.raw`(?<!\p{L}){street}\.?,? .*(?<!\p{L})suite |suite \d+.*(?<!\p{L})[A-Z]{2,3} \d{4,5}(?!\d)`,
  'iu',
);

export function cabinOf(sheet: Sheet, lines: readonly Line[]): CabinFound {
  const found: CabinFound = {};
  const named = labelledTexts(sheet, lines, 'stateroom');
  for (const { text, whole, score, piece, start, label, label_piece } of named) {
    if (is_address.test(piece.text)) continue;
    // "2-Bett-Kabine außen, Kat. L, Kabine 3112": the first is a kind of cabin
    const is_kind = label_piece === piece && piece.text.slice(0, label.start).endsWith('-');
    if (is_kind && labelsIn(plain(text), sheet.languages).some(({ names }) => names.includes('stateroom')))
      continue;
    // "9104A · The Sea Terrace (TB)"
    const [value, category, deck] = splitCabin(sheet, /^\S{2,7} [·|] /u.test(whole) ? whole : text);
    if (value === null) {
      // "Kabine: BV Balkonkabine, AIDA VARIO": the label of the number, but no number yet
      const code = /^(?=[\p{L}\d]*\p{Lu})[\p{Lu}\d]{1,3} \p{Lu}\p{L}{3}[^,;|·]*/u.exec(text)?.[0];
      if (code !== undefined && score > least.clear && found.category === undefined)
        found.category = {
          value: cleanCategory(code),
          score: score * confidence.cabins.code_in_its_place,
          words: piece.text,
          piece,
        };
      continue;
    }
    if ((found.stateroom?.score ?? 0) < score) {
      // a category of another cabin is removed with it
      if (found.stateroom !== undefined && value !== 'GTY') delete found.category;
      found.stateroom = { value, score: Math.min(confidence.cabins.surest, score), words: piece.text, piece };
      const before = label_piece === piece ? nameBefore(piece.text.slice(0, label.start)) : null;
      if (before !== null)
        found.category = {
          value: before,
          score: score * confidence.cabins.before_label,
          words: piece.text,
          piece,
        };
      else if (category !== null)
        found.category = {
          value: category,
          score: score * confidence.cabins.with_number,
          words: piece.text.slice(start),
          piece,
        };
      if (deck !== null)
        found.deck = {
          value: deck,
          score: score * confidence.cabins.with_number,
          words: piece.text.slice(start),
          piece,
        };
    }
  }
  const of_categories = labelledTexts(sheet, lines, 'category');
  // "Suite / Category | 326 / BS1 Balcony Suite"
  for (const { text, score, piece, label_words } of of_categories) {
    const [, value] = /^(\p{Lu}?\d{3,5}) ?\/ ?\p{Lu}/u.exec(text) ?? [];
    if (value !== undefined && label_words.includes('/'))
      found.stateroom ??= {
        value,
        score: score * confidence.cabins.among_category,
        words: piece.text,
        piece,
      };
  }
  const category = of_categories
    .map(({ text, score, piece }): Candidate => ({
      value: withoutDeck(sheet, cleanCategory(withoutCabin(sheet, withName(sheet, piece, text)))),
      score,
      words: piece.text,
      piece,
    }))
    .filter(
      ({ value, piece }) =>
        /[\p{L}]/u.test(value) &&
        value.length <= 80 &&
        // a sentence is none: "wird mit den Unterlagen bekannt gegeben"
        !is_sentence.test(value) &&
        // the cabin's own cell is read with the cabin
        (found.category === undefined || piece !== found.stateroom?.piece) &&
        daysIn(plain(value), 'dmy').length === 0,
    )
    .toSorted((a, b) => b.score - a.score)[0];
  // a category read with the cabin gives way to a labelled one, but not to a word in another row
  const own = found.category === undefined ? 0 : found.category.score + 0.12;
  if (category !== undefined && category.score > own) found.category = category;
  const unnamed = found.category === undefined ? categoryBelow(sheet, found.stateroom) : undefined;
  if (unnamed !== undefined) found.category = unnamed;
  const deck = textBeside(sheet, lines, 'deck', (text) => text.length <= 30);
  if (deck !== undefined && deck.score > least.likely) found.deck = deck;
  if (found.stateroom === undefined && found.category !== undefined && guarantee.test(found.category.value)) {
    found.stateroom = { ...found.category, value: 'GTY', score: confidence.cabins.guaranteed };
  }
  return found;
}

const names_of_cabins = wordPattern(String.raw`(?<!\p{L}){cabin_kind}`, 'iu');

const category_code = wordPattern(String.raw`^{category}\s*\S{1,4}\s*$`, 'iu');

const says_deck = wordPattern('{deck}', 'iu');

/** "1 Balkonkabine Flex (BK3), Kabine 10127": the category is before the label of the number. */
function nameBefore(text: string): string | null {
  const parts = text.split(/[,;|·:]\s*| [-–—] /u).filter((part) => /\p{L}/u.test(part));
  const at = parts.findLastIndex((part) => names_of_cabins.test(part));
  // "Veranda Suite, Kat. 2, Suite 623"
  const codes = parts.slice(at + 1).filter((part) => !says_deck.test(part));
  const are_codes = codes.every((part) => category_code.test(part));
  const last = at < 0 || !are_codes ? '' : [parts[at] ?? '', ...codes].join(', ');
  const name = cleanCategory(last.replace(/^\s*\d{1,2}(?: ?x)?\s+(?=\p{L})/iu, ''));
  return names_of_cabins.test(name) && name.length < 50 && name.split(' ').length <= 6 ? name : null;
}

/** The category below the cabin's number, without a label: "10254A" and "The Sea Terrace". */
function categoryBelow(sheet: Sheet, stateroom: Candidate | undefined): Candidate | undefined {
  if (stateroom === undefined || stateroom.piece.text.trim() !== stateroom.value) return undefined;
  const { piece } = stateroom;
  const here = sheet.lines[piece.line];
  const next = sheet.lines[piece.line + 1];
  const below =
    next?.block === here?.block ? next?.pieces.find((one) => overlap(one, piece) > 0.3) : undefined;
  if (below === undefined || below.text.length > 50 || !names_of_cabins.test(below.text)) return undefined;
  return {
    value: cleanCategory(below.text),
    score: stateroom.score * confidence.cabins.below_number,
    words: below.text,
    piece: below,
  };
}

/** "VH | Verandah Stateroom": the code and its name in two cells. */
function withName(sheet: Sheet, piece: Piece, text: string): string {
  const next = sheet.lines[piece.line]?.pieces[piece.index + 1];
  const goes_on =
    /^(?=[A-Z\d]*[A-Z])[A-Z\d]{1,3}$/.test(text) &&
    next !== undefined &&
    names_of_cabins.test(next.text) &&
    next.text.length < 40 &&
    !/\d{3}|:/.test(next.text);
  return goes_on ? `${text} ${next.text}` : text;
}

/** "Superior Plus Ocean View (cat 7) - Cabin 6077" without its number. */
function withoutCabin(sheet: Sheet, text: string): string {
  const parts = text.split(/(?= [-–—] )|(?<=[,;])(?= \p{Lu})/u);
  const is_cabin = (part: string) =>
    /\d{3}/.test(part) &&
    labelsIn(plain(part), sheet.languages).some(
      ({ names, start }) => names.includes('stateroom') && start <= 3,
    );
  return parts.filter((part, at) => at === 0 || !is_cabin(part)).join('');
}

const is_sentence = /^\p{Ll}{3,}\s+\p{Ll}+\s/u;

const cleanCategory = (text: string): string =>
  text
    // "326 / BS1 Balcony Suite" under "Suite / Category"
    .replace(/^\d{3,5}\s*\/\s*(?=\p{Lu})/u, '')
    .replace(/^[\s:—–-]+/u, '')
    .replace(/[\s,;:(—–-]+$/u, '')
    .replace(/^\((.*)\)$/, '$1')
    .trim();

const name_first = /^(\D[^,;|·]{2,40}?)[\s,–—-]+(\p{Lu}?\d{3,5}\p{Lu}?)(?=$|,)(.*)$/u;

const category_before = wordPattern(String.raw`^{category}\s*:?\s+(?=[\p{L}\d])`, 'iu');

/** "D2-8350 Superior Ocean View", "4112 (FC Picture Window)", "5117, Kat. L Außenkabine, Saturndeck". */
function splitCabin(sheet: Sheet, text: string): [string | null, string | null, string | null] {
  if (guarantee.test(text)) {
    const rest = cleanCategory(
      text
        .replace(guarantee, '')
        .replaceAll(/^[\s,;–-]+|\(\s*\)/gu, '')
        .replaceAll(/\s{2,}/g, ' ')
        // "numéro communiqué ultérieurement"
        .replace(/,\s\p{Ll}{3,}\s\p{Ll}.*$/u, ''),
    );
    return ['GTY', /\p{L}{3}/u.test(rest) && !is_sentence.test(rest) && rest.length < 60 ? rest : null, null];
  }
  const joined = /^([\p{Lu}]{1,2}\d?|\d[\p{Lu}]{1,2})(?:-| - )(\d{3,5}|GTY)\s+(.*)$/u.exec(text);
  if (joined !== null)
    return [joined[2] ?? null, withoutDeck(sheet, cleanCategory(`${joined[1]} ${joined[3]}`)), null];
  const said =
    /^(.*?\p{L}{4}.*?),?\s*(?<!\p{L})(?:n\.?[º°o]|n\.|no\.|nr\.?|num\.?|núm\.?|#)\s*(\d{3,5})(?!\d)(.*)$/iu.exec(
      text,
    );
  if (said !== null) {
    const [, category = '', number = '', rest = ''] = said;
    return [
      number,
      cleanCategory(category),
      rest
        .split(',')
        .map((part) => part.trim())
        .find((part) => isDeck(sheet, part)) ?? null,
    ];
  }
  const [, name = '', number_behind = '', rest_behind = ''] = name_first.exec(text) ?? [];
  // "Balcony (BB) 6104", "Sea Terrace, 9022A, deck 9"
  if (names_of_cabins.test(name)) {
    const parts = rest_behind.split(',').map((part) => part.trim());
    return [number_behind, cleanCategory(name), parts.find((part) => isDeck(sheet, part)) ?? null];
  }
  const match = cabin_number.exec(text);
  if (match === null) return [null, null, null];
  if (text.slice(0, match.index).replaceAll(/[^\p{L}]/gu, '').length > 14) return [null, null, null];
  const parts = apart(sheet, text.slice(match.index + match[0].length))
    .split(/[,;|·]| [-–—/] |^\s*\(|\)\s*$(?<=^\s*\(.*)/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}]{2}|^[\p{Lu}\d]{1,3}$/u.test(part));
  const is_deck = (part: string) => isDeck(sheet, part);
  const deck = parts.find(is_deck) ?? null;
  const category =
    parts
      .filter((part) => !is_deck(part) && !says(plain(part), 'person_kinds', sheet.languages))
      .map((part) => part.replace(category_before, ''))[0] ?? null;
  // "VA 5104 (Verandah)": two letters apart from the number are those of the category
  const [, code, number] = /^(\p{Lu}{2}) (\d{3,5})$/u.exec(match[0]) ?? [];
  if (code !== undefined && number !== undefined)
    return [number, cleanCategory(`${code} ${category ?? ''}`), deck];
  return [match[0].replaceAll(' ', ''), category === null ? null : cleanCategory(category), deck];
}

/** "8058 CATEGORY 4D OCEAN VIEW BALCONY DECK 8": separates parts at words that begin another fact. */
function apart(sheet: Sheet, text: string): string {
  const heads = labelsIn(plain(text), sheet.languages).filter(
    ({ names, end }) =>
      (names.includes('category') || names.includes('deck')) && /^\s*:?\s*[\p{Lu}\d]/u.test(text.slice(end)),
  );
  return heads
    .toReversed()
    .reduce((made, { start }) => `${made.slice(0, start)}; ${made.slice(start)}`, text);
}

const isDeck = (sheet: Sheet, part: string): boolean =>
  labelsIn(plain(part), sheet.languages).some(({ names, start }) => names.includes('deck') && start <= 2) ||
  /deck$/i.test(part);

/** "4D Ocean View with Balcony, Deck 9" without its deck. */
const withoutDeck = (sheet: Sheet, text: string): string => {
  const [first = '', ...rest] = text.split(/, /u);
  return [first, ...rest.filter((part) => !isDeck(sheet, part))].join(', ');
};
