import type { ProposedPassenger } from '#domain/proposal.ts';
import { daysIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { labelledTexts, columnBelow } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelsOf, overlap } from '../document/context.ts';
import { labelsIn } from '../document/labels.ts';
import { type PersonName, namesIn } from './person-names.ts';
import { isOnly, phrasesIn } from '../document/phrases.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence, least } from '../document/confidence.ts';

type Guest = Candidate<ProposedPassenger>;
/** Adds a person who is not known yet. */
type Add = (named: PersonName, piece: Piece, score: number) => void;

/** All guests of the booking: in tables, beside and under labels, after titles. */
export function guestsOf(sheet: Sheet, lines: readonly Line[], taken: ReadonlySet<number>): Guest[] {
  const found = new Map<string, Guest>();
  const add: Add = ({ name, has_title }, piece, score) => {
    const key = keyOf(name);
    if (found.has(key) || isKnownByInitial(name, [...found.values()])) return;
    const sure = Math.min(confidence.people.surest, score + (has_title ? 0.05 : 0));
    found.set(key, { value: name, score: sure, words: piece.text, piece });
  };
  const free = lines.filter(({ index }) => !taken.has(index));
  const open = new Set(free.map(({ index }) => index));
  for (const line of free) addNumbered(sheet, line, open, add);
  const parted = new Set(free.filter((line) => addParted(sheet, line, open, add)).map(({ index }) => index));
  for (const line of free) addStacked(sheet, line, open, add);
  addLabelled(
    sheet,
    free.filter(({ index }) => !parted.has(index)),
    open,
    add,
  );
  addTitled(sheet, free, found, add);
  const people = [...found.values()].filter(({ value }) => value.last_name !== null || found.size === 1);
  return people.filter(
    (one) => !people.some((other) => isShortOf(one.value, other.value) || isPartOf(one, other)),
  );
}

/** Whether a name is a part of another one: "Gregory Paul" in the cell in which Gregory Paul Almquist begins. */
function isPartOf(one: Guest, other: Guest): boolean {
  const [part, whole] = [one, other].map(({ value }) => keyOf(value).split(' '));
  return (
    one.piece === other.piece &&
    // "Peter Smith, John Peter Smith" are two
    plain(one.value.last_name ?? '') !== plain(other.value.last_name ?? '') &&
    part !== undefined &&
    whole !== undefined &&
    part.length < whole.length &&
    part.every((word) => whole.includes(word))
  );
}

/** "Harold Okafor" of the address is Harold James Okafor of the list of guests. */
function isShortOf(one: ProposedPassenger, other: ProposedPassenger): boolean {
  const [short, long] = [one, other].map((name) => keyOf(name).split(' '));
  return (
    short !== undefined &&
    long !== undefined &&
    short.length < long.length &&
    plain(one.last_name ?? '') === plain(other.last_name ?? '') &&
    plain(one.first_name).split(' ')[0] === plain(other.first_name).split(' ')[0] &&
    short.every((word) => long.includes(word))
  );
}

const keyOf = ({ first_name, last_name }: ProposedPassenger): string =>
  plain(`${first_name} ${last_name ?? ''}`)
    .replaceAll(/[^\p{L}]/gu, ' ')
    .split(' ')
    .toSorted()
    .join(' ')
    .trim();

/** "R. ACHTERBERG" in a table of prices is Rosalind Achterberg of the list of guests. */
function isKnownByInitial({ first_name, last_name }: ProposedPassenger, known: readonly Guest[]): boolean {
  const is_short = last_name === null || /^\p{L}\.?$/u.test(first_name);
  if (!is_short) return false;
  const [initial = ''] = plain(first_name);
  const name = plain(last_name ?? first_name);
  return known.some(({ value }) => {
    const words = plain(`${value.first_name} ${value.last_name ?? ''}`).split(' ');
    return last_name === null
      ? words.includes(name)
      : plain(value.last_name ?? '') === name && words.some((word) => word.startsWith(initial));
  });
}

const number_of_guest = /^\D{3,24}[#\s]\s?\d\s*:?$/u;

/** "Guest #1 | Guest #2" over columns: the cells below each are one person, over several rows. */
function addNumbered(sheet: Sheet, line: Line, open: ReadonlySet<number>, add: Add): void {
  const heads = line.pieces.filter(
    (piece) =>
      number_of_guest.test(piece.text) &&
      labelsOf(sheet, piece).some(({ names, start }) => start <= 1 && names.includes('guests')),
  );
  if (heads.length < 2) return;
  for (const head of heads) {
    const words: string[] = [];
    let at: Piece | undefined;
    for (const below of columnBelow(sheet, line, head, 4)) {
      if (!open.has(below.line) || /\d/.test(below.text)) break;
      at ??= below;
      words.push(below.text);
      const family = familyBelow(sheet, heads, below);
      if (family !== undefined) {
        words.push(family.text);
        break;
      }
      if (
        namesIn(sheet, words.join(' '))[0]?.name.last_name !== null &&
        namesIn(sheet, words.join(' ')).length > 0
      )
        break;
    }
    const named = namesIn(sheet, words.join(' '))[0] ?? namesIn(sheet, words.slice(0, 1).join(' '))[0];
    if (named !== undefined && at !== undefined) add(named, at, confidence.people.in_column);
  }
}

/**
 * "Name | Mr. Gregory Paul | Mrs. Naomi Ruth" and below them "Almquist | Almquist": last names in the next row for all
 * guests. That row has no label as "Name" is one, and no guest has a last name yet: "British | British" is no name.
 */
function familyBelow(sheet: Sheet, heads: readonly Piece[], given: Piece): Piece | undefined {
  const above = sheet.lines[given.line];
  const row = sheet.lines[given.line + 1];
  const last_words = heads.map((head) =>
    above?.pieces
      .find((piece) => overlap(piece, head) > 0.3)
      ?.plain.split(' ')
      .at(-1),
  );
  const is_named_before = (above?.pieces.length ?? 0) > heads.length;
  if (!is_named_before || new Set(last_words).size === 1) return undefined;
  if (row?.block !== above?.block || row?.pieces.length !== heads.length) return undefined;
  const are_names = row.pieces.every(
    (piece, at) =>
      /^\p{Lu}[\p{L}'’-]+$/u.test(piece.text) &&
      labelsIn(piece.plain, sheet.languages).length === 0 &&
      overlap(piece, heads[at] ?? piece) > 0.3,
  );
  return are_names ? row.pieces.find((piece) => overlap(piece, given) > 0.3) : undefined;
}

const one_name = /^[\p{Lu}\p{Script=Hebrew}][\p{L}'’-]+(?: [\p{Lu}\p{Script=Hebrew}][\p{L}'’-]+){0,2}$/u;

/** Guests over columns of prices: each last name, with the first name below it. */
function addStacked(sheet: Sheet, line: Line, open: ReadonlySet<number>, add: Add): void {
  const below = sheet.lines[line.index + 1];
  const prices = sheet.lines[line.index + 2];
  if (below?.block !== line.block || prices?.block !== line.block || !open.has(below.index)) return;
  const isName = ({ text, plain: folded }: Piece) =>
    one_name.test(text) &&
    labelsIn(folded, sheet.languages).length === 0 &&
    phrasesIn(folded, 'person_kinds', sheet.languages).length === 0;
  const pairs = below.pieces.flatMap((given) => {
    const family = line.pieces.find((one) => overlap(one, given) > 0.3);
    return family !== undefined && isName(family) && isName(given) ? [{ family, given }] : [];
  });
  const amounts = prices.pieces.filter(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text));
  if (pairs.length < 2 || pairs.length !== below.pieces.length || amounts.length < pairs.length) return;
  for (const { family, given } of pairs) {
    const [named] = namesIn(sheet, `${given.text} ${family.text}`);
    if (named === undefined) continue;
    add(
      { ...named, name: { ...named.name, ...partsOf(sheet, given.text, family.text) } },
      family,
      confidence.people.over_prices,
    );
  }
}

const family_head = wordPattern(String.raw`^{family_name}\s*:?$`, 'iu');
const given_head = wordPattern(String.raw`^{given_name}\s*:?$`, 'iu');

/** Adds guests of a table with last and first name in two columns; returns whether the row is the head of one. */
function addParted(sheet: Sheet, line: Line, open: ReadonlySet<number>, add: Add): boolean {
  const given = line.pieces.find(({ text }) => given_head.test(text));
  const family = line.pieces.find((piece) => piece !== given && family_head.test(piece.text));
  if (given === undefined || family === undefined) return false;
  let count = 0;
  for (const below of columnBelow(sheet, line, given, 10)) {
    const cells = sheet.lines[below.line]?.pieces ?? [];
    const beside =
      cells.find((one) => one !== below && overlap(one, family) > 0.3) ??
      // heads are centred over their columns
      cells[below.index + family.index - given.index];
    if (beside === undefined || !open.has(below.line) || /\d/.test(below.text + beside.text)) continue;
    const [named] = namesIn(sheet, `${below.text} ${beside.text}`);
    const [head] = namesIn(sheet, `${beside.text} ${below.text}`);
    if (named === undefined) continue;
    add(
      {
        has_title: named.has_title || head?.has_title === true,
        name: { ...named.name, ...partsOf(sheet, below.text, beside.text) },
      },
      beside,
      confidence.people.in_two_columns,
    );
    count += 1;
  }
  return count > 0;
}

/** The two parts of a name in separate columns, without titles. */
function partsOf(
  sheet: Sheet,
  given: string,
  family: string,
): Pick<ProposedPassenger, 'first_name' | 'last_name'> {
  const bare = (text: string) =>
    text
      .split(/\s+/)
      .filter(
        (word) =>
          !phrasesIn(plain(word.replace(/\.$/, '')), 'titles', sheet.languages).some(
            ({ start, end }) => start === 0 && end >= word.replace(/\.$/, '').length,
          ),
      )
      .join(' ');
  return { first_name: bare(given), last_name: bare(family) };
}

const payer = wordPattern('{payer}', 'iu');

function addLabelled(sheet: Sheet, lines: readonly Line[], open: ReadonlySet<number>, add: Add): void {
  for (const { whole, piece, score, is_below, label_piece, label_words } of labelledTexts(
    sheet,
    lines,
    'guests',
  )) {
    if (score < least.likely || !open.has(piece.line)) continue;
    const is_payer = payer.test(label_words);
    // "Client: Dr. Marguerite Fontanelle, 9 Mill Pond Rd, Cold Spring"
    const named = namesIn(sheet, is_payer ? whole.replace(/,\s*\d.*$/u, '') : whole);
    for (const one of named)
      add(
        one,
        piece,
        (is_payer ? confidence.people.payer : confidence.people.labelled) * Math.min(1, score + 0.1),
      );
    if (is_payer) continue;
    // "Name | TREMBLAY/MARC MR | LEFEBVRE/ANNIE MRS": guests in columns
    const line = sheet.lines[piece.line];
    if (named.length > 0 && piece !== label_piece && !is_below)
      for (const cell of line?.pieces.slice(piece.index + 1) ?? [])
        if (!/\d/.test(cell.text))
          for (const one of namesIn(sheet, cell.text)) add(one, cell, confidence.people.other_cell);
    // in a row of labels with names in the next cells no column is of people
    if (named.length > 0 || is_below) addBelow(sheet, piece, open, add);
    else if (labelsOf(sheet, label_piece).length === 1 && piece === label_piece)
      addBelow(sheet, piece, open, add);
  }
  // a heading over a list of people
  for (const line of lines) {
    const [head] = line.pieces;
    // below "Customer" is an address
    if (head === undefined || line.pieces.length > 9 || head.text.length > 60 || payer.test(head.text))
      continue;
    if (labelsOf(sheet, head).some(({ names, start }) => names.includes('guests') && start <= 12)) {
      addBelow(sheet, head, open, add);
      addCounted(sheet, line, open, add);
    }
  }
}

const kinds_of_reservation = wordPattern(String.raw`^{kind_in_system}\.?$`, 'u');

const isKindOfPerson = (sheet: Sheet, text: string): boolean =>
  kinds_of_reservation.test(text) || isOnly(text, 'person_kinds', sheet.languages);

/**
 * "1 | Galit Amsalem", "2 | Yoram Amsalem": rows below a heading that begin with a number or "ADT", in whichever cell
 * the names are.
 */
function addCounted(sheet: Sheet, head: Line, open: ReadonlySet<number>, add: Add): void {
  for (const [step, line] of sheet.lines.slice(head.index + 1, head.index + 10).entries()) {
    const [count, name] = line.pieces;
    if (name === undefined || count === undefined || !open.has(line.index)) return;
    const is_counted =
      Number(/^(\d)[.)]?$/.exec(count.text)?.[1]) === step + 1 || isKindOfPerson(sheet, count.plain);
    if (!is_counted) return;
    for (const named of namesIn(sheet, name.text)) add(named, name, confidence.people.counted);
  }
}

function addBelow(sheet: Sheet, piece: Piece, open: ReadonlySet<number>, add: Add): void {
  const line = sheet.lines[piece.line];
  if (line === undefined) return;
  let count = 0;
  for (const [step, below] of columnBelow(sheet, line, piece, 14).entries()) {
    if (!open.has(below.line)) break;
    if (labelsOf(sheet, below).some(({ start, end }) => start <= 1 && /^\s*:/.test(below.text.slice(end))))
      break;
    const named = namesIn(sheet, below.text);
    for (const one of named) add(one, below, confidence.people.below_label);
    count += named.length;
    // one row of a table's head may be in between
    if (named.length === 0 && (step > 0 || count > 0 || daysIn(below.plain, 'dmy').length > 0)) break;
  }
}

const greeting = wordPattern('^(?:{greeting}|{greeting_word} )', 'u');

/** Adds names after titles that are beside known people, or alone. */
function addTitled(sheet: Sheet, lines: readonly Line[], found: ReadonlyMap<string, Guest>, add: Add): void {
  for (const line of lines) {
    for (const piece of line.pieces) {
      const [title] = phrasesIn(piece.plain, 'titles', sheet.languages);
      if (title === undefined || title.start > 3 || greeting.test(piece.plain)) continue;
      const near = [...found.values()].some(
        ({ piece: other }) =>
          Math.abs(other.line - line.index) <= 1 ||
          (other.line < line.index && line.index - other.line <= 6 && Math.abs(other.x0 - piece.x0) < 2),
      );
      if (found.size > 0 && !near) continue;
      // "Sig.ra | Costanza Bellandi": the title has its own column
      const next = line.pieces[piece.index + 1];
      const is_apart = title.end >= piece.plain.replace(/\.$/, '').length && next !== undefined;
      for (const one of namesIn(sheet, is_apart ? `${piece.text} ${next.text}` : piece.text))
        if (one.has_title && one.name.last_name !== null) add(one, piece, confidence.people.titled);
    }
  }
}
