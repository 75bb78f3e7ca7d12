import type { ProposedPassenger } from '#domain/proposal.ts';
import { daysIn } from '#extraction/values/days.ts';
import { plain } from '#extraction/values/plain.ts';
import { columnBelow } from '../document/beside.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelsOf, overlap } from '../document/context.ts';
import type { Label } from '../document/labels.ts';
import type { Line, Piece, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

const loyalty_token =
  /(?<![\p{L}\p{N}/])(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d][\p{Lu}\d-]{3,15}(?![\p{L}\p{N}%/]|[.,]\d)/u;
const spaced_token = /(?<![\p{L}\p{N}])(?:\p{Lu}{1,3} ?)?\d{2,4}(?: \d{3,4}){1,3}(?![\p{L}\p{N}%/]|[.,]\d)/u;

/** "RHC 7740231": the letters of the club belong to the number. */
const led_token = /(?<![\p{L}\p{N}])(?!(?:NO|NR|ID) )\p{Lu}{2,4} \d{5,10}(?![\p{L}\p{N}%/]|[.,]\d)/u;

function numberIn(text: string): string | undefined {
  const value = (led_token.exec(text) ?? spaced_token.exec(text) ?? loyalty_token.exec(text))?.[0].replaceAll(
    ' ',
    '',
  );
  if (value === undefined || value.length < 5 || /^(?:19|20)\d{2}[-]?\d{0,2}$/.test(value)) return undefined;
  return daysIn(plain(value), 'dmy').length > 0 ? undefined : value;
}

/** Numbers of loyalty programmes: after a programme's name, in the cells of its row, or in its column. */
export function loyaltyNumbersOf(sheet: Sheet, lines: readonly Line[]): Candidate[] {
  const found = new Map<string, Candidate>();
  const allowed = new Set(lines.map(({ index }) => index));
  for (const line of lines) {
    for (const piece of line.pieces) {
      for (const label of clubsIn(sheet, line, piece)) {
        for (const one of numbersBy(sheet, line, piece, label, allowed))
          if (!found.has(one.value)) found.set(one.value, one);
      }
    }
  }
  return [...found.values()];
}

/**
 * The labels of clubs in a cell; in the head of a table of guests also an unknown club: "EmeraldEXPLORER no." Capitals
 * within a word distinguish it from other numbers, which are not read: "ID card no.", "Ticket no."
 */
function clubsIn(sheet: Sheet, { pieces }: Line, piece: Piece): Label[] {
  const labels = labelsOf(sheet, piece);
  const known = labels.filter(({ names }) => names.includes('loyalty'));
  if (known.length > 0 || labels.length > 0 || !numbered.test(piece.plain) || !brand.test(piece.text))
    return known;
  const names = pieces.flatMap((other) => labelsOf(sheet, other)).flatMap((label) => label.names);
  const is_of_guests = names.includes('guests') && names.includes('other_date');
  return is_of_guests ? [{ names: ['loyalty'], start: 0, end: piece.plain.length }] : [];
}

const brand = /\p{Ll}{3}\p{Lu}/u;
const numbered = /^\p{L}[\p{L} ]{5,30}[- ](?:no|nr|number|num|n[o°]|id|#)\.?$/u;

const second_number = wordPattern(
  String.raw`^\s*(?:[,;&/]|{and})\s*((?=[\p{Lu}\d]*\d{4})[\p{Lu}\d]{5,15})(?![\p{L}\d])`,
  'u',
);

function numbersBy(
  sheet: Sheet,
  line: Line,
  piece: Piece,
  label: Label,
  allowed: ReadonlySet<number>,
): Candidate[] {
  const made = (value: string, from: Piece, score: number): Candidate => ({
    value,
    score,
    words: from === piece ? piece.text : `${piece.text} ${from.text}`,
    piece: from,
  });
  const rest = piece.text.slice(label.end);
  // a sentence about the programme has no member number
  const near = (rest.split(/[;]|\.\s(?=\p{Lu}\p{Ll})/u)[0] ?? '').slice(0, 40);
  const inline = numberIn(near);
  if (inline !== undefined) {
    // "Mariner IDs: 770112233, 770112234"
    const more = near.slice(near.indexOf(inline) + inline.length);
    const [, other] = second_number.exec(more) ?? [];
    return [inline, ...(other === undefined ? [] : [other])].map((value) =>
      made(value, piece, confidence.loyalty.inline),
    );
  }
  const is_cell = (near.match(/\p{L}+/gu) ?? []).length <= 2 && piece.text.slice(0, label.start).length <= 20;
  if (!is_cell) {
    // a number may be in the next row: "(Yacht Club" / "YC20417)"
    const [below] = /[\p{L}\d]/u.test(rest) ? [] : columnBelow(sheet, line, piece, 1);
    const value = below === undefined ? undefined : numberIn(below.text.slice(0, 18));
    const is_broken = below !== undefined && value !== undefined && below.text.startsWith(value);
    return is_broken ? [made(value, below, confidence.loyalty.broken)] : [];
  }
  const beside = line.pieces.slice(piece.index + 1).flatMap((next) => {
    const value = numberIn(next.text);
    return value === undefined || !isBare(next.text, value)
      ? []
      : [made(value, next, confidence.loyalty.beside)];
  });
  if (beside.length > 0) return beside;
  return columnBelow(sheet, line, piece, 12)
    .filter((below) => allowed.has(below.line))
    .flatMap((below) => {
      // "MSC Voyagers Club: Silver" and below it "Card no. 10483926"
      const text = below.line - piece.line <= 2 ? below.text.replace(card, '') : below.text;
      const value = numberIn(text.slice(0, 30));
      return value === undefined || !isBare(text, value) || !/^(?:\p{Lu}{1,3} )?\S*\d/u.test(text)
        ? []
        : [made(value, below, confidence.loyalty.below)];
    });
}

const card = wordPattern(
  String.raw`^{member_card}[ -]*(?:{number_of_card}|n[º°o]|#)?[.:]*\s*(?=\p{Lu}{0,3} ?\d)`,
  'iu',
);

/** Whether a cell has only a number and perhaps a level: "9008412267 - Gold". */
const isBare = (text: string, value: string): boolean => text.length <= value.length + 24;

/** Assigns each number to the guest of its row or column, else to the first one without a number. */
export function withLoyalty(
  guests: readonly Candidate<ProposedPassenger>[],
  numbers: readonly Candidate[],
): Candidate<ProposedPassenger>[] {
  const given = new Map<Candidate<ProposedPassenger>, string>();
  const free: Candidate[] = [];
  const give = (number: Candidate, fits: (guest: Candidate<ProposedPassenger>) => boolean): boolean => {
    const guest = guests.find((one) => !given.has(one) && fits(one));
    if (guest !== undefined) given.set(guest, number.value);
    return guest !== undefined;
  };
  for (const number of numbers) {
    const { piece } = number;
    const is_given =
      give(number, (guest) => guest.words.includes(number.value)) ||
      give(number, (guest) => guest.piece.line === piece.line) ||
      give(
        number,
        (guest) =>
          guest.piece.line < piece.line &&
          piece.line - guest.piece.line <= 5 &&
          overlap(guest.piece, piece) > 0.5,
      );
    if (!is_given) free.push(number);
  }
  for (const number of free) give(number, () => true);
  return guests.map((guest) => {
    const number = given.get(guest);
    return number === undefined ? guest : { ...guest, value: { ...guest.value, loyalty_number: number } };
  });
}
