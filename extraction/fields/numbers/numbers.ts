import { catalogue } from '#extraction/catalogue/catalogue.ts';
import type { Candidate } from '../document/candidate.ts';
import { labelledTexts } from '../document/beside.ts';
import { labelsNear } from '../document/context.ts';
import { numberInColumn } from './number-column.ts';
import type { Line, Sheet } from '../document/sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from '../document/confidence.ts';

/** A number with its label: one booking can have the seller's and the line's number. */
export interface NumberFound extends Candidate {
  said: 'booking_number' | 'line_number' | 'agency_number';
}

/** Booking numbers: the line's first, an agency's own if there is no other. */
export interface NumbersFound {
  line: NumberFound[];
  agency: Candidate[];
}

const token =
  /(?<![\p{L}\p{N}.,/])(?=[\p{L}\p{N}/-]*\d)[\p{Lu}\p{N}](?:[\p{Lu}\p{N}]|[-/](?=[\p{Lu}\p{N}])){3,17}(?![\p{L}\p{N}]|[.,:]\d)/gu;
const not_a_number =
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|(?:19|20)\d{2}(?:[-/]\d{1,2}){0,2}|\d{1,3}[-/]\d{1,3})$/;

const of_phone = /^(?:1-)?\d{3}-\d{3}-\d{4}$|^0\d{2,3}-\d{6,7}$/;

/** A locator of six characters as in reservation systems: one digit is enough. */
const locator = /^[\p{Lu}\d]{6}$/u;

/** Tokens with the form of a booking number. */
function tokensIn(text: string): { value: string; start: number; end: number }[] {
  const spaced = /^\s*((?!(?:NO|NR|ID) )\p{Lu}{1,3} \d{3,8}(?: \d{3,4}){0,2})\s*$/u.exec(text)?.[1];
  if (spaced !== undefined)
    return [{ value: spaced, start: text.indexOf(spaced), end: text.indexOf(spaced) + spaced.length }];
  return [...text.matchAll(token)]
    .filter(
      ([value]) =>
        !not_a_number.test(value) &&
        !of_phone.test(value) &&
        (locator.test(value) || value.replaceAll(/\D/g, '').length >= 2),
    )
    .map((match) => ({ value: match[0], start: match.index, end: match.index + match[0].length }));
}

const says_number = wordPattern('n[o°º.r]|#|{says_number}', 'iu');

/** All numbers with a label, the best first. */
export function bookingNumbers(sheet: Sheet, lines: readonly Line[]): NumbersFound {
  const found: { line: NumberFound[]; agency: NumberFound[] } = { line: [], agency: [] };
  for (const [name, weight, list] of [
    ['line_number', 1.05, found.line],
    ['booking_number', 1, found.line],
    ['agency_number', 0.8, found.agency],
  ] as const) {
    for (const {
      text,
      piece,
      start,
      score,
      label,
      label_piece,
      is_below,
      is_of_line,
      label_words,
    } of labelledTexts(sheet, lines, name)) {
      const [first] = tokensIn(text);
      if (first === undefined) continue;
      const at = piece.text.indexOf(first.value, start);
      // the nearest label of the number must be this one: "Booking confirmed. Invoice 4711"
      const spot = { piece, start: at, end: at + first.value.length };
      const [nearest] = labelsNear(sheet, spot, []);
      const is_own =
        nearest === undefined ||
        (nearest.label === label && nearest.piece.line <= piece.line) ||
        nearest.names.includes(name) ||
        is_below;
      if (!is_own) continue;
      const is_in_prose = nameOfLineIn(text.slice(0, first.start));
      const words_between = wordsBetween(text.slice(0, first.start));
      if (words_between > 4) continue;
      const of_line = is_of_line || is_in_prose ? 0.12 : 0;
      const is_vague = label.end - label.start <= 12 && !says_number.test(label_words) ? 0.08 : 0;
      list.push({
        said: name,
        value: first.value,
        score:
          Math.max(score, is_in_prose ? confidence.numbers.in_prose : 0) * weight -
          0.09 * words_between -
          is_vague +
          of_line,
        words:
          piece === label_piece || piece === sheet.lines[piece.line]?.pieces[0]
            ? piece.text
            : `${label_words} ${piece.text}`,
        piece,
      });
    }
  }
  found.line.push(...numbersOfLines(lines), ...numbersOfSuppliers(sheet, lines));
  found.line.sort((a, b) => b.score - a.score);
  found.agency.sort((a, b) => b.score - a.score);
  return found;
}

const number_sign = wordPattern(String.raw`^\s*(?:{booking_before_number} )?{number_sign}\s*`, 'iu');

/** "votre croisière MSC n° 61190772": a line's name and a number sign together are a label. */
function numbersOfLines(lines: readonly Line[]): NumberFound[] {
  return lines.flatMap((line) =>
    line.pieces.flatMap((piece) =>
      catalogue()
        .lines.find(piece.text)
        .flatMap(({ end }): NumberFound[] => {
          const sign = number_sign.exec(piece.text.slice(end));
          const [first] = sign === null ? [] : tokensIn(piece.text.slice(end + sign[0].length));
          if (first === undefined || first.start > 0) return [];
          return [
            {
              said: 'line_number',
              value: first.value,
              score: confidence.numbers.beside_line,
              words: piece.text,
              piece,
            },
          ];
        }),
    ),
  );
}

/** Numbers in tables of suppliers: a row with a ship or a cruise line has its number in the column of numbers. */
function numbersOfSuppliers(sheet: Sheet, lines: readonly Line[]): NumberFound[] {
  const { ships, lines: line_names } = catalogue();
  return lines.flatMap((line): NumberFound[] => {
    const is_cruise = line.pieces.some(
      ({ text }) => line_names.exact(text).length > 0 || ships.find(text).length > 0,
    );
    const piece = is_cruise ? numberInColumn(sheet, line) : undefined;
    return piece === undefined
      ? []
      : [
          {
            said: 'line_number',
            value: piece.text.trim(),
            score: confidence.numbers.of_supplier,
            words: line.text,
            piece,
          },
        ];
  });
}

const number_words = wordPattern(
  String.raw`(?<!\p{L})(?:{number_or_code}|{small_before_number}|n\.º)(?!\p{L})|{number_anywhere}`,
  'giu',
);

/** Counts the words between a label and its number, without words that only introduce a number. */
function wordsBetween(text: string): number {
  const hits = catalogue().lines.find(text);
  let bare = text;
  for (const { start, end } of hits.toReversed()) bare = `${bare.slice(0, start)} ${bare.slice(end)}`;
  return (bare.replaceAll(number_words, ' ').match(/[\p{L}\d]+/gu) ?? []).length;
}

const says_number_of_line = wordPattern(
  String.raw`(?<!\p{L})(?:{number_or_code}|n[ro]|n[º°.])(?!\p{L})|{number_anywhere}`,
  'iu',
);

/** "a sua reserva junto da CroisiEurope, com o número": the line of the following number is named. */
const nameOfLineIn = (text: string): boolean =>
  catalogue().lines.find(text).length > 0 && says_number_of_line.test(text);
