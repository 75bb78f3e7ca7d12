import type { ProposedPassenger } from '#domain/proposal.ts';
import { daysIn } from '../values/days.ts';
import { plain } from '../values/plain.ts';
import { besideLabels, pieceBelow } from './beside.ts';
import type { Candidate } from './candidate.ts';
import { labelsOf } from './context.ts';
import { labelsIn } from './labels.ts';
import { phrasesIn } from './phrases.ts';
import type { Line, Piece, Sheet } from './sheet.ts';

const separators = /\s*(?:[;·•|]|\s\/\s|\s\+\s)\s*/u;

interface Named {
  name: ProposedPassenger;
  has_title: boolean;
}

/** The people of some words: "Mr Ian and Mrs Mary Carr", "CARR, IAN; CARR, MARY", "CARR/IAN MR". */
export function namesIn(sheet: Sheet, text: string): Named[] {
  const with_and = withoutAnd(sheet, text);
  const chunks = with_and.split(separators).flatMap((chunk) => splitCommas(sheet, chunk));
  const people = chunks.flatMap((chunk) => readName(sheet, chunk) ?? []);
  // "Ian and Mary Carr": the family's name stands once
  const last = people.findLast(({ name }) => name.last_name !== null)?.name.last_name ?? null;
  return people.map((one) =>
    one.name.last_name === null && last !== null && people.length > 1
      ? { ...one, name: { ...one.name, last_name: last } }
      : one,
  );
}

function withoutAnd(sheet: Sheet, text: string): string {
  let made = text;
  for (const { start, end } of phrasesIn(plain(text), 'and', sheet.languages).toReversed())
    made = `${made.slice(0, start)}; ${made.slice(end)}`;
  return made.replaceAll(/\s&\s/g, '; ');
}

/** A comma parts two people, or a family's name from a given one. */
function splitCommas(sheet: Sheet, chunk: string): string[] {
  const parts = chunk
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return parts;
  const words = parts.map((part) => bareWords(sheet, part).words);
  const is_turned =
    words.every((one) => one.length >= 1) &&
    words[0]?.length === 1 &&
    parts.length === 2 &&
    !hasTitle(sheet, parts[0] ?? '');
  if (is_turned) return [`${parts[1]} ${parts[0]}`];
  const pairs =
    parts.length % 2 === 0 &&
    words.every((one, index) => (index % 2 === 0 ? one.length === 1 : true)) &&
    words.filter((_one, index) => index % 2 === 0).every((one) => one[0] === one[0]?.toUpperCase());
  if (pairs) return parts.flatMap((part, index) => (index % 2 === 0 ? [`${parts[index + 1]} ${part}`] : []));
  return parts;
}

const name_word = /^(?:\p{L}|['’ʼ.-])+$/u;
const small_words = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'el',
  'bin',
  'ben',
  'bat',
  'zu',
  'af',
  'ter',
  'du',
  'y',
  'e',
  "d'",
  'y',
  'st',
  'mac',
  'mc',
  'ten',
  'of',
]);

function bareWords(sheet: Sheet, text: string): { words: string[]; has_title: boolean } {
  const bare = text
    .replaceAll(/\([^)]*\)?/g, ' ')
    .replaceAll(/\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/g, ' ')
    .replace(/^\s*(?:#?\s*\d{1,2}\s*[.:)°-]?\s+|\*|•|-\s)/u, '')
    .trim();
  const words: string[] = [];
  let has_title = false;
  for (const word of bare.split(/\s+/)) {
    const clean = word.replace(/[,:;*]+$/u, '');
    if (clean === '') continue;
    if (isTitle(sheet, clean)) {
      has_title = true;
      continue;
    }
    words.push(clean);
  }
  return { words, has_title };
}

function isTitle(sheet: Sheet, word: string): boolean {
  const bare = plain(word.replace(/\.$/, ''));
  return phrasesIn(bare, 'titles', sheet.languages).some(
    ({ start, end }) => start === 0 && end === bare.length,
  );
}

const hasTitle = (sheet: Sheet, text: string): boolean => bareWords(sheet, text).has_title;

function readName(sheet: Sheet, chunk: string): Named | null {
  const slashed = /^\s*([\p{L}'’ -]{2,30})\/\s?([\p{L}'’. -]{2,40})\s*$/u.exec(chunk);
  const turned = slashed === null ? chunk : `${slashed[2]} ${slashed[1]}`;
  const { words, has_title } = bareWords(sheet, turned);
  const kept: string[] = [];
  for (const word of words) {
    if (!name_word.test(word)) break;
    // a name is over where a word of another thing begins
    if (kept.length >= 2 && /^\p{Ll}/u.test(word) && !small_words.has(plain(word))) break;
    kept.push(word);
  }
  const is_name = kept.length >= 2 || (has_title && kept.length === 1);
  if (!is_name || kept.length > 6) return null;
  if (!kept.every((word) => /^[\p{Lu}\p{Lo}'’dD]/u.test(word) || small_words.has(plain(word)))) return null;
  const text = kept.join(' ');
  const labels = labelsIn(plain(text), sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  if (covered > text.length * 0.45) return null;
  const kinds = phrasesIn(plain(text), 'person_kinds', sheet.languages);
  const end = kinds[0]?.start ?? text.length;
  const clean = text.slice(0, end).trim().split(' ');
  if (clean.length < 2 && !has_title) return null;
  const [first = '', ...rest] = clean;
  if (clean.length === 1)
    return { name: { first_name: first, last_name: null, loyalty_number: null }, has_title };
  const particle = rest.findIndex((word) => small_words.has(plain(word)));
  const at = particle >= 0 ? particle : Math.max(rest.length - 1, 0);
  return {
    name: {
      first_name: [first, ...rest.slice(0, at)].join(' '),
      last_name: rest.slice(at).join(' '),
      loyalty_number: null,
    },
    has_title,
  };
}

/** Everybody a document names as a guest of the booking. */
export function guestsOf(
  sheet: Sheet,
  lines: readonly Line[],
  taken: ReadonlySet<number>,
): Candidate<ProposedPassenger>[] {
  const found = new Map<string, Candidate<ProposedPassenger>>();
  const add = ({ name, has_title }: Named, piece: Piece, score: number) => {
    const key = plain(`${name.first_name} ${name.last_name ?? ''}`)
      .replaceAll(/[^\p{L}]/gu, ' ')
      .split(' ')
      .toSorted()
      .join(' ')
      .trim();
    if (found.has(key)) return;
    found.set(key, {
      value: name,
      score: Math.min(0.97, score + (has_title ? 0.05 : 0)),
      words: piece.text,
      piece,
    });
  };
  const allowed = new Set(lines.map(({ index }) => index));
  for (const { text, piece, score, start, label, is_below, label_words } of besideLabels(
    sheet,
    lines,
    'guests',
  )) {
    if (score < 0.6 || taken.has(piece.line)) continue;
    const is_payer = /customer|client|kunde|cliente/i.test(label_words);
    const named = namesIn(sheet, text);
    for (const one of named) add(one, piece, (is_payer ? 0.7 : 0.93) * Math.min(1, score + 0.1));
    void start;
    void label;
    if (named.length > 0 || is_below)
      for (const [more, below] of namesBelow(sheet, piece, allowed, taken)) add(more, below, 0.85);
  }
  // a heading over a list of people
  for (const line of lines) {
    if (found.size > 0) break;
    const [head] = line.pieces;
    if (head === undefined || line.pieces.length > 6) continue;
    const labels = labelsOf(sheet, head);
    if (!labels.some(({ names, start }) => names.includes('guests') && start <= 12)) continue;
    for (const [one, below] of namesBelow(sheet, head, allowed, taken)) add(one, below, 0.85);
  }
  for (const line of lines) {
    if (taken.has(line.index)) continue;
    for (const piece of line.pieces) {
      const [title] = phrasesIn(piece.plain, 'titles', sheet.languages);
      if (
        title === undefined ||
        title.start > 3 ||
        /^(?:dear|liebe|sehr|cher|caro|gentile|estimad|prezad)/u.test(piece.plain)
      )
        continue;
      if (
        found.size > 0 &&
        ![...found.values()].some(
          ({ piece: other }) => other.line === line.index - 1 || other.line === line.index,
        )
      )
        continue;
      for (const one of namesIn(sheet, piece.text))
        if (one.has_title && one.name.last_name !== null) add(one, piece, 0.72);
    }
  }
  return [...found.values()].filter(({ value }) => value.last_name !== null || found.size === 1);
}

function namesBelow(
  sheet: Sheet,
  piece: Piece,
  allowed: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): [Named, Piece][] {
  const found: [Named, Piece][] = [];
  let current = piece;
  for (let steps = 0; steps < 9; steps += 1) {
    const line = sheet.lines[current.line];
    if (line === undefined) break;
    const below = pieceBelow(sheet, line, current);
    if (below === null || !allowed.has(below.line) || taken.has(below.line)) break;
    if (labelsOf(sheet, below).some(({ start, end }) => start <= 1 && /^\s*:/.test(below.text.slice(end))))
      break;
    const named = namesIn(sheet, below.text);
    if (named.length === 0) {
      // one row of a table's head may stand between
      if (steps > 0 || found.length > 0 || daysIn(below.plain, 'dmy').length > 0) break;
    }
    for (const one of named) found.push([one, below]);
    current = below;
  }
  return found;
}

const loyalty_token =
  /(?<![\p{L}\p{N}])(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d][\p{Lu}\d-]{3,15}(?![\p{L}\p{N}%]|[.,]\d)/u;

/** Numbers of loyalty programmes. */
export function loyaltyNumbersOf(sheet: Sheet, lines: readonly Line[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { text, piece, score, label_words, start } of besideLabels(sheet, lines, 'loyalty')) {
    const rest = piece.text.slice(start);
    const value = loyalty_token.exec(text)?.[0] ?? loyalty_token.exec(rest.slice(0, 40))?.[0];
    if (value === undefined || score < 0.45 || /^\d{1,3}$/.test(value)) continue;
    if (daysIn(plain(value), 'dmy').length > 0) continue;
    if (!found.has(value))
      found.set(value, { value, score: Math.min(0.95, score), words: `${label_words} ${piece.text}`, piece });
  }
  // the number may break over to the next row: "(Yacht Club" / "YC20417)"
  for (const line of lines) {
    for (const piece of line.pieces) {
      const last = labelsOf(sheet, piece).at(-1);
      if (
        last === undefined ||
        !last.names.includes('loyalty') ||
        /[\p{L}\d]/u.test(piece.plain.slice(last.end))
      )
        continue;
      const below = pieceBelow(sheet, line, piece);
      const value = below === null ? undefined : loyalty_token.exec(below.text.slice(0, 18))?.[0];
      if (below !== null && value !== undefined && !found.has(value))
        found.set(value, { value, score: 0.8, words: below.text, piece: below });
    }
  }
  return [...found.values()];
}
