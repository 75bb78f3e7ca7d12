import { catalogue } from '#extraction/catalogue/catalogue.ts';
import type { LabelName } from '#extraction/words/shape.ts';
import { best, type Candidate } from './candidate.ts';
import { labelsOf, overlap } from './context.ts';
import type { Label } from './labels.ts';
import { phrasesIn } from './phrases.ts';
import type { Line, Piece, Sheet } from './sheet.ts';
import { wordPattern } from '#extraction/words/pattern.ts';
import { confidence } from './confidence.ts';

/** The value text of a label: after it, in the next cell, or below. */
export interface LabelledText {
  /** up to the next separator of facts */
  text: string;
  /** up to the next label: lists of people contain such separators */
  whole: string;
  /** the cell that holds them, and where they begin in it */
  piece: Piece;
  start: number;
  score: number;
  label: Label;
  label_piece: Piece;
  label_words: string;
  is_below: boolean;
  /** the label names the cruise line: "Numero prenotazione MSC" */
  is_of_line: boolean;
  /** a colon is between label and text */
  is_marked: boolean;
}

/** All value texts of labels with a name in some rows, the likeliest first. */
export function labelledTexts(sheet: Sheet, lines: readonly Line[], name: LabelName): LabelledText[] {
  const found: LabelledText[] = [];
  for (const line of lines) {
    for (const piece of line.pieces) {
      for (const label of labelsOf(sheet, piece)) {
        if (!label.names.includes(name)) continue;
        const one = besideOf(sheet, line, piece, label, named_by_line.has(name));
        if (one !== null) found.push(one);
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** Labels that may contain the name of the cruise line. */
const named_by_line: ReadonlySet<LabelName> = new Set(['booking_number', 'line_number']);

const marks = /^[\s:#.*–-]*(?:\(s\))?[\s:#.*–-]*/u;
const stops = / [·•|] |[;|·•]|\s{2,}|(?<=[\p{L}\d]{4})\. (?=\p{Lu})/gu;

interface Head {
  is_head: boolean;
  is_of_line: boolean;
  end: number;
}

/** "No. de reservación", "N° di prenotazione": the words before a label that mark it as a number. */
const number_of = wordPattern(String.raw`^\s*(?:n[.°ºo]{0,2}|{number_word})\s*{number_of}?\s*$`, 'iu');

function headOf(piece: Piece, label: Label, may_name_line: boolean): Head {
  const before = piece.text.slice(0, label.start);
  const is_head =
    /^[\s\d.)#:*–-]*$/.test(before) || /[·•|;,:(.–—-]\s*$/u.test(before) || number_of.test(before);
  if (!may_name_line) return { is_head, is_of_line: false, end: label.end };
  const end = behindLineName(piece.text, label.end);
  const is_before = catalogue().lines.exact(before).length > 0;
  return { is_head: is_head || is_before, is_of_line: is_before || end > label.end, end };
}

const leads_to_value = wordPattern(String.raw`^\s*[(/–-]?\s*(?:{with_whom}\s+)?`, 'iu');

/** The end of a cruise line's name right after a label: "(Carnival)", "bei A-ROSA", "MSC". */
function behindLineName(text: string, from: number): number {
  const lead = leads_to_value.exec(text.slice(from))?.[0].length ?? 0;
  const rest = text.slice(from + lead);
  const [hit] = catalogue().lines.find(rest);
  if (hit === undefined || hit.start > 0) return from;
  const close = /^\s*\)/.exec(rest.slice(hit.end))?.[0].length ?? 0;
  return from + lead + hit.end + close;
}

function besideOf(
  sheet: Sheet,
  line: Line,
  piece: Piece,
  label: Label,
  may_name_line: boolean,
): LabelledText | null {
  const { is_head, is_of_line, end } = headOf(piece, label, may_name_line);
  const head_score = is_head ? 0 : -0.35;
  const label_words = piece.text.slice(label.start, label.end);
  const mark = marks.exec(piece.text.slice(end))?.[0] ?? '';
  const start = end + mark.length;
  const made = (from: Piece, at: number, score: number, is_below: boolean): LabelledText => {
    const whole = withRest(sheet, from, toNextLabel(sheet, from, at));
    return {
      text: toNextStop(sheet, whole),
      whole,
      piece: from,
      start: at,
      score,
      label,
      label_piece: piece,
      label_words,
      is_below,
      is_of_line,
      is_marked: false,
    };
  };
  const inline = made(piece, start, 0, false);
  // in Hebrew the colon after the label may be stored before it
  const is_marked = /[:#]/.test(mark) || (line.is_rtl && /[:]\s*$/.test(piece.text.slice(0, label.start)));
  // "Suite / Category" labels two parts of the next cell
  const are_labels = /\//.test(piece.text) && isLabel(sheet, piece);
  if (/[\p{L}\d]/u.test(inline.whole) && !are_labels)
    return { ...inline, is_marked, score: (is_marked ? confidence.marked : confidence.inline) + head_score };
  if (!is_head) return null;
  const next = line.pieces[piece.index + 1];
  // "C Balkonkabine" contains a label for categories and is a category
  const is_category = label.names.includes('category') && /^[\p{Lu}\d]{1,4} \p{L}{3}/u.test(next?.text ?? '');
  if (next !== undefined && (is_category || !isLabel(sheet, next)))
    return made(next, 0, confidence.beside, false);
  const below = pieceBelow(sheet, line, piece);
  return below === null ? null : made(below, 0, confidence.below, true);
}

/** Whether a cell is only a label. */
export function isLabel(sheet: Sheet, piece: Piece): boolean {
  const labels = labelsOf(sheet, piece);
  const [first] = labels;
  if (first === undefined || first.start > 2) return false;
  const covered = labels.reduce((sum, { start, end }) => sum + (end - start), 0);
  const letters = piece.plain.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return covered >= letters * 0.85 || /:\s*$/.test(piece.text);
}

/** The text from a position to the next label. */
function toNextLabel(sheet: Sheet, piece: Piece, from: number): string {
  const labels = labelsOf(sheet, piece).filter(
    (label) => label.start > from && /^\s*[:#]/.test(piece.text.slice(label.end)),
  );
  const end = Math.min(piece.text.length, ...labels.map(({ start }) => start));
  return piece.text.slice(from, end).trim();
}

const hangs = wordPattern(String.raw`(?:[&,+/–-]|(?<!\p{L}){needs_another})$`, 'iu');

/** A cell with an incomplete phrase continues in the next row: "Deluxe Oceanview Stateroom with" / "Verandah". */
function withRest(sheet: Sheet, from: Piece, whole: string): string {
  const here = sheet.lines[from.line];
  const next = sheet.lines[from.line + 1];
  if (here === undefined || next === undefined || !hangs.test(whole) || !from.text.endsWith(whole))
    return whole;
  if (next.page !== here.page || next.y0 - here.y1 > 1.2 * here.size) return whole;
  const rest = next.pieces.find((one) => overlap(one, from) > 0.5);
  const is_value = rest !== undefined && rest.text.length <= 40 && labelsOf(sheet, rest).length === 0;
  return is_value ? `${whole} ${rest.text}` : whole;
}

/** The text up to a separator of facts, or to the end of a sentence; the full stop of "Sra." does not count. */
function toNextStop(sheet: Sheet, text: string): string {
  for (const { index, 0: sign } of text.matchAll(stops)) {
    if (index === 0 || (sign.startsWith('.') && endsWithTitle(sheet, text.slice(0, index)))) continue;
    return text.slice(0, index).trim();
  }
  return text;
}

/** Whether a text ends with a title: "Mrs", "Sig". */
function endsWithTitle(sheet: Sheet, text: string): boolean {
  const word = /[\p{L}ªº]+$/u.exec(text)?.[0].toLowerCase() ?? '';
  return (
    word !== '' &&
    phrasesIn(word, 'titles', sheet.languages).some(({ start, end }) => start === 0 && end === word.length)
  );
}

/** The cell right below another, in one of the next rows. */
function pieceBelow(sheet: Sheet, line: Line, piece: Piece): Piece | null {
  let steps = 0;
  for (let index = line.index + 1; steps < 3; index += 1) {
    const below = sheet.lines[index];
    if (below === undefined || below.page !== line.page) return null;
    // the next column can begin further up
    if (below.y0 < line.y0) continue;
    steps += 1;
    const found =
      below.pieces.find((other) => overlap(other, piece) > 0.3) ??
      (steps === 1 ? underCentred(line, piece, below, undefined) : undefined);
    // "Confirmation" / "#" in a narrow column
    if (found !== undefined && !/[\p{L}\d]/u.test(found.text)) continue;
    if (found !== undefined) return isLabel(sheet, found) ? null : found;
  }
  return null;
}

/**
 * The cell under a centred head, whose column is left-aligned: the cell with its number, then those with the same left
 * edge.
 */
function underCentred(line: Line, piece: Piece, below: Line, last: Piece | undefined): Piece | undefined {
  if (line.pieces.length < 3) return undefined;
  const same = below.pieces.length === line.pieces.length ? below.pieces[piece.index] : undefined;
  if (same !== undefined) return same;
  if (last !== undefined) return below.pieces.find((one) => Math.abs(one.x0 - last.x0) < 2);
  const [before, after] = [line.pieces[piece.index - 1], line.pieces[piece.index + 1]];
  const from = before === undefined ? Number.NEGATIVE_INFINITY : (before.x1 + piece.x0) / 2;
  const to = after === undefined ? Number.POSITIVE_INFINITY : (piece.x1 + after.x0) / 2;
  return below.pieces.find(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to);
}

/** The cells of the column under a cell, from the top, up to a label or a gap of four rows. */
export function columnBelow(sheet: Sheet, line: Line, piece: Piece, most: number): Piece[] {
  const found: Piece[] = [];
  let gap = 0;
  for (let index = line.index + 1; found.length < most && gap < 4; index += 1) {
    const below = sheet.lines[index];
    if (below === undefined || below.page !== line.page) break;
    // the next column can begin further up
    if (below.y0 < line.y0) continue;
    const one =
      below.pieces.find((other) => overlap(other, piece) > 0.3) ??
      underCentred(line, piece, below, found.at(-1));
    if (one === undefined) {
      gap += 1;
      continue;
    }
    if (isLabel(sheet, one) && (found.length > 0 || gap > 0)) break;
    gap = 0;
    found.push(one);
  }
  return found;
}

/** The value text of a label, cut where another fact begins. */
export function textBeside(
  sheet: Sheet,
  lines: readonly Line[],
  name: LabelName,
  accept: (text: string) => boolean = () => true,
): Candidate | undefined {
  return best(
    labelledTexts(sheet, lines, name).flatMap(({ text, score, piece }): Candidate[] => {
      const value = text.replace(/^[\s:–-]+|[\s:;,–-]+$/gu, '').trim();
      return value !== '' && value.length <= 160 && accept(value)
        ? [{ value, score, words: piece.text, piece }]
        : [];
    }),
  );
}
