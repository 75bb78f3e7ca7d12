import type { ProposedPassenger } from '#domain/proposal.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { isInCapitals } from '#extraction/values/capitals.ts';
import { plain } from '#extraction/values/plain.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { labelsIn } from '../document/labels.ts';
import { phrasesIn } from '../document/phrases.ts';
import type { Sheet } from '../document/sheet.ts';
import { wordPattern, wordsOf } from '#extraction/words/pattern.ts';

const separators = /\s*(?:[;·•|]|\s\/\s|\s\+\s)\s*/u;

/** The name of a person in a text. */
export interface PersonName {
  name: ProposedPassenger;
  has_title: boolean;
}

/** The people in a text: "Mr Ian and Mrs Mary Carr", "CARR, IAN; CARR, MARY", "CARR/IAN MR". */
export function namesIn(sheet: Sheet, text: string): PersonName[] {
  const with_and = withoutAnd(sheet, turnedOver(sheet, text));
  const chunks = with_and.split(separators).flatMap((chunk) => splitCommas(sheet, withoutFacts(chunk)));
  const people = chunks.flatMap((chunk) => readName(sheet, chunk) ?? []);
  // "Walter & Ingrid Sundqvist": only the second shows that the first one is a name
  const [alone = '', whole, more] = chunks;
  const [second] = people;
  if (
    whole !== undefined &&
    more === undefined &&
    people.length === 1 &&
    second !== undefined &&
    isGiven(sheet, alone)
  )
    people.unshift({
      has_title: false,
      name: { first_name: alone.trim(), last_name: null, loyalty_number: null },
    });
  // "Ian and Mary Carr": the last name is printed once
  const last = people.findLast(({ name }) => name.last_name !== null)?.name.last_name ?? null;
  return people.map((one) =>
    one.name.last_name === null && last !== null && people.length > 1
      ? { ...one, name: { ...one.name, last_name: last } }
      : one,
  );
}

/** "GINGRAS / THIBAULT M. – LACASSE / ÉLODIE MME": a slash with spaces around it, between the parts of one name. */
function turnedOver(sheet: Sheet, text: string): string {
  const people = text.split(/\s[–—-]\s|\s*[;|]\s*/u).map((one) => {
    const [family = '', given = '', more] = one.split(/\s\/\s/u);
    if (given === '' || more !== undefined) return null;
    const [before, after] = [bareWords(sheet, family), bareWords(sheet, given)];
    const is_one = !before.has_title && (after.words.length === 1 || endsWithTitle(sheet, given));
    return is_one ? `${family.trim()}/${given.trim()}` : null;
  });
  return people.every((one) => one !== null) ? people.join('; ') : text;
}

/** Whether a text is one word that can be a first name. */
const isGiven = (sheet: Sheet, text: string): boolean =>
  /^\p{Lu}\p{Ll}{2,15}$/u.test(text.trim()) &&
  labelsIn(plain(text), sheet.languages).length === 0 &&
  phrasesIn(plain(text), 'person_kinds', sheet.languages).length === 0;

const endsWithTitle = (sheet: Sheet, text: string): boolean =>
  isTitle(sheet, text.trim().split(/\s+/).at(-1) ?? '');

/** Puts a separator between people instead of "and", and before each title: "(Club 123) Mr Tobias Applegarth". */
function withoutAnd(sheet: Sheet, text: string): string {
  let made = '';
  for (const word of text.split(/(?<=\s)/u)) {
    const before = made.split(separators).at(-1) ?? '';
    const begins_anew =
      isTitle(sheet, word.trim()) && word.trim().length > 1 && bareWords(sheet, before).words.length >= 2;
    made += begins_anew ? `; ${word}` : word;
  }
  for (const { start, end } of phrasesIn(plain(made), 'and', sheet.languages).toReversed())
    made = `${made.slice(0, start)}; ${made.slice(end)}`;
  return made.replaceAll(/\s&\s/g, '; ');
}

const birth_behind = wordPattern(String.raw`(?<!\s),?\s*{born}?:?\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`, 'giu');

/** "1 Wennemann, Ludger, geb. 08.05.1952, Treuekarte 551207": removes dates of birth and numbers. */
const withoutFacts = (text: string): string =>
  text.replaceAll(birth_behind, '').replaceAll(/,[^,;]*\d{5,}[^,;]*/gu, '');

/** "1. Wohlers, Annegret" */
const count_before = /^\s*#?\s*\d{1,2}\s*[.:)°-]?\s+(?=\p{L})/u;

/** Splits at commas between people, but not between last and first name. */
function splitCommas(sheet: Sheet, chunk: string): string[] {
  const parts = chunk
    .replace(count_before, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return parts;
  const words = parts.map((part) => bareWords(sheet, part).words);
  // "MARTÍN OLIVARES, ROCÍO": a double last name, and a first name
  const is_of_two =
    words[0]?.length === 2 &&
    words[1]?.length === 1 &&
    (isInCapitals(chunk) || /^(?:es|pt)$/.test(sheet.languages[0] ?? ''));
  const is_turned =
    words.every((one) => one.length >= 1) &&
    (words[0]?.length === 1 || is_of_two) &&
    parts.length === 2 &&
    (!hasTitle(sheet, parts[0] ?? '') || isGivenBehind(sheet, parts[1] ?? ''));
  if (is_turned && is_of_two) return [`${parts[0]}/${parts[1]}`];
  if (is_turned) return [`${parts[1]} ${parts[0]}`];
  const pairs =
    parts.length % 2 === 0 &&
    words.every((one, index) => (index % 2 === 0 ? one.length === 1 : true)) &&
    words.filter((_one, index) => index % 2 === 0).every((one) => one[0] === one[0]?.toUpperCase());
  if (pairs) return parts.flatMap((part, index) => (index % 2 === 0 ? [`${parts[index + 1]} ${part}`] : []));
  return parts;
}

/**
 * "Herr Wollschläger, Ekkehard": one first name; the second of two words may be a last name: "Herr Ludger, Petra
 * Wennemann".
 */
const isGivenBehind = (sheet: Sheet, part: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(part) &&
  !hasTitle(sheet, part) &&
  phrasesIn(plain(part), 'person_kinds', sheet.languages).length === 0 &&
  labelsIn(plain(part), sheet.languages).length === 0;

const name_word = /^[\p{L}'’ʼ.-]+$/u;
const small_words = wordsOf('name_particle');

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
    if (clean === '' || /^[-–—]+$/u.test(clean)) continue;
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

const family = wordPattern('^{family}$', 'iu');

/** "Alan Whitcombe (DOB 03/02/1958) Peninsular Club 1003441827": cuts the name where a fact of the person begins. */
function cutAtFacts(sheet: Sheet, chunk: string): string[] {
  const fact = labelsIn(plain(chunk), sheet.languages).find(
    ({ names, start }) => start >= 5 && names.some((name) => facts_of_people.has(name)),
  );
  return fact === undefined ? [chunk] : [chunk.slice(0, fact.start), chunk.slice(fact.start)];
}

const facts_of_people: ReadonlySet<LabelName> = new Set(['loyalty', 'other_date']);

const of_things = wordPattern('^{of_things}$', 'iu');

function readName(sheet: Sheet, chunk: string): PersonName | null {
  const [own = ''] = cutAtFacts(sheet, chunk);
  const slashed = /^([\p{L}'’ -]{2,30})\/([\p{L}'’. -]{2,41})$/u.exec(own.trim());
  const turned = slashed === null ? own : `${slashed[2]} ${slashed[1]}`;
  const { words, has_title } = bareWords(sheet, turned);
  const kept = nameWords(words);
  const is_name = kept.length >= 2 || (has_title && kept.length === 1);
  if (!is_name || kept.length > 6 || kept.some((word) => family.test(word))) return null;
  // "Guest Conduct Policy" at the foot of a page
  if (!has_title && kept.some((word) => of_things.test(word))) return null;
  // "Simply MORE fare", "Total CAD": a text that continues with lower-case words names a thing
  if (
    !has_title &&
    kept.length < words.length &&
    /^\p{Ll}{3}/u.test(words[kept.length] ?? '') &&
    !isPersonKind(sheet, words.slice(kept.length).join(' '))
  )
    return null;
  if (!kept.every((word) => /^[\p{Lu}\p{Lo}'’dD]/u.test(word) || small_words.has(plain(word)))) return null;
  const text = kept.join(' ');
  const labels = labelsIn(plain(text), sheet.languages);
  const covered = labels.reduce((sum, { start, end }) => sum + end - start, 0);
  if (covered > text.length * 0.45) return null;
  // "Flights – British Airways": a heading after the list of guests
  if (labels.some(({ names, start }) => start === 0 && (names.includes('flight') || names.includes('hotel'))))
    return null;
  // "בן-עמי" is a name, though its first half is "son"
  const kinds = phrasesIn(plain(text), 'person_kinds', sheet.languages).filter(
    (hit) => !/[-־]$/.test(text.slice(0, hit.start)) && !/^[-־]/.test(text.slice(hit.end)),
  );
  const end = kinds[0]?.start ?? text.length;
  const clean = text.slice(0, end).trim().split(' ');
  if (end === 0 || (clean.length < 2 && !has_title)) return null;
  if (catalogue().country_names.has(plain(text))) return null;
  // "Ports of"
  if (small_words.has(plain(clean.at(-1) ?? ''))) return null;
  // the whole last name is before a slash: "MARTÍN OLIVARES/ROCÍO"
  const of_family = slashed === null ? 1 : bareWords(sheet, slashed[1] ?? '').words.length;
  if (of_family < 2 || of_family >= clean.length) return { name: nameOf(clean), has_title };
  const [first_name, last_name] = [clean.slice(0, -of_family), clean.slice(-of_family)];
  const name = { first_name: first_name.join(' '), last_name: last_name.join(' '), loyalty_number: null };
  return { name, has_title };
}

const isPersonKind = (sheet: Sheet, text: string): boolean =>
  phrasesIn(plain(text), 'person_kinds', sheet.languages).some(({ start }) => start === 0);

/** The words of a name, up to one that belongs to something else. */
function nameWords(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) {
    if (!name_word.test(word)) break;
    // a name ends where a word of another thing begins, and at the end of a sentence
    if (kept.length >= 2 && /^\p{Ll}/u.test(word) && !small_words.has(plain(word))) break;
    if (/\p{L}{4}\.$/u.test(word)) return [...kept, word.slice(0, -1)];
    kept.push(word);
  }
  return kept;
}

const is_capitals = (word: string): boolean => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

/**
 * Splits into first and last name: the last name is in capitals before others ("DELAUNOY Solange"), else the last word,
 * with "de", "van".
 */
function nameOf(words: readonly string[]): ProposedPassenger {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return { first_name: first, last_name: null, loyalty_number: null };
  const given = words.findIndex((word) => !is_capitals(word));
  if (given > 0 && words.slice(given).every((word) => !is_capitals(word)))
    return {
      first_name: words.slice(given).join(' '),
      last_name: words.slice(0, given).join(' '),
      loyalty_number: null,
    };
  const particle = rest.findIndex((word) => small_words.has(plain(word)));
  const at = particle >= 0 ? particle : rest.length - 1;
  return {
    first_name: [first, ...rest.slice(0, at)].join(' '),
    last_name: rest.slice(at).join(' '),
    loyalty_number: null,
  };
}
