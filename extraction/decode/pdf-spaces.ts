import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * PDF.js inserts a space wherever two letters are far enough apart, which includes letters of a spaced heading ("CR UIS
 * E LINE") and of some kerned fonts ("T hu 22 Jul"). If a page draws its spaces, only these count, and gaps too wide
 * for letter spacing.
 */

/** A page with fewer drawn spaces per letter positions its words, and the spaces of PDF.js are right. */
const fewest_spaces = 0.04;
const farthest_ahead = 4000;
/** In letter heights: a gap this wide separates words whose letters are drawn one by one. */
const word_gap = 0.26;
const spaced_word_gap = 0.75;

interface Glyph {
  unicode?: unknown;
  width?: unknown;
}

interface Drawing {
  letters: string;
  /** places in `letters` before which a space is drawn */
  spaces: Set<number>;
  /** places where another piece begins, with the gap before it in letter heights; `null` for another block */
  breaks: Map<number, number | null>;
}

/** Returns a function that gives the runs of a page, in drawing order, their drawn spaces. */
export async function drawnSpaces(page: PDFPageProxy): Promise<(run: string) => string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawing = follow(fnArray, argsArray as readonly unknown[]);
  const { letters, spaces } = drawing;
  if (spaces.size < letters.length * fewest_spaces) return (run) => run;
  let at = 0;
  return (run) => {
    const bare = run.normalize('NFKC').replaceAll(/\s/g, '');
    if (bare.length < 2) return run;
    const found = letters.indexOf(bare, at);
    if (found < 0 || found - at > farthest_ahead) return run;
    at = found + bare.length;
    return (
      (/^\s/.test(run) ? ' ' : '') +
      spacedAs(drawing, bare, found, placesOfSpaces(run.normalize('NFKC'))) +
      (/\s$/.test(run) ? ' ' : '')
    );
  };
}

function spacedAs(
  { spaces, breaks }: Drawing,
  bare: string,
  found: number,
  judged: ReadonlySet<number>,
): string {
  const inner = Array.from({ length: bare.length - 1 }, (_none, index) => found + index + 1);
  const is_spaced = inner.filter((place) => breaks.has(place)).length >= inner.length * 0.6;
  const least = is_spaced ? spaced_word_gap : word_gap;
  let made = bare[0] ?? '';
  for (const place of inner) {
    const gap = breaks.get(place);
    // a block has an absolute position: PDF.js knows its distance from the last one
    const parts = spaces.has(place) || (gap === null ? judged.has(place - found) : (gap ?? 0) > least);
    made += (parts ? ' ' : '') + (bare[place - found] ?? '');
  }
  return made;
}

/** Follows the pen: the start of each piece of text and the end of the previous one, along the line. */
function follow(operators: readonly number[], all_arguments: readonly unknown[]): Drawing {
  const drawing: Drawing = { letters: '', spaces: new Set(), breaks: new Map() };
  const pen = { x: 0, y: 0, line_x: 0, line_y: 0, scale: 1, size: 1, spacing: 0, word_spacing: 0 };
  let end: { x: number; y: number } | null = null;
  const numbers = (index: number) => (all_arguments[index] ?? []) as number[];
  for (const [index, operator] of operators.entries()) {
    if (operator === OPS.setFont) pen.size = Math.abs(Number(numbers(index)[1])) || 1;
    else if (operator === OPS.setCharSpacing) pen.spacing = numbers(index)[0] ?? 0;
    else if (operator === OPS.setWordSpacing) pen.word_spacing = numbers(index)[0] ?? 0;
    else if (operator === OPS.beginText) {
      Object.assign(pen, { x: 0, y: 0, line_x: 0, line_y: 0, scale: 1 });
      end = null;
    } else if (operator === OPS.setTextMatrix) {
      const [matrix] = all_arguments[index] as [ArrayLike<number>];
      const [a = 1, b = 0, , , e = 0, f = 0] =
        typeof matrix === 'number' ? numbers(index) : [...(matrix as number[])];
      Object.assign(pen, { x: e, y: f, line_x: e, line_y: f, scale: Math.hypot(a, b) || 1 });
    } else if (operator === OPS.moveText || operator === OPS.setLeadingMoveText) {
      const [dx = 0, dy = 0] = numbers(index);
      pen.line_x += dx * pen.scale;
      pen.line_y += dy * pen.scale;
      pen.x = pen.line_x;
      pen.y = pen.line_y;
    } else if (operator === OPS.showText) {
      const height = pen.size * pen.scale;
      drawing.breaks.set(drawing.letters.length, end === null ? null : gapBetween(end, pen, height));
      const [glyphs] = all_arguments[index] as [readonly (Glyph | number | null)[]];
      for (const glyph of glyphs) draw(drawing, pen, glyph);
      end = { x: pen.x, y: pen.y };
    }
  }
  return drawing;
}

function gapBetween(end: { x: number; y: number }, pen: { x: number; y: number }, height: number): number {
  const is_same_line = Math.abs(pen.y - end.y) < 0.5 * height && pen.x >= end.x - height;
  return is_same_line ? (pen.x - end.x) / height : Number.POSITIVE_INFINITY;
}

/** The numbers of letters before each space of a run. */
function placesOfSpaces(run: string): Set<number> {
  const places = new Set<number>();
  let letters = 0;
  for (const letter of run) {
    if (/\s/.test(letter)) places.add(letters);
    else letters += letter.length;
  }
  return places;
}

function draw(
  drawing: Drawing,
  pen: { x: number; scale: number; size: number; spacing: number; word_spacing: number },
  glyph: Glyph | number | null,
): void {
  const unit = (pen.size * pen.scale) / 1000;
  if (typeof glyph === 'number') {
    pen.x -= glyph * unit;
    // a move within the piece, as wide as the gap between two words of a spaced heading
    if (glyph < -1000 * spaced_word_gap) drawing.spaces.add(drawing.letters.length);
    return;
  }
  if (glyph === null || typeof glyph.unicode !== 'string') return;
  const text = glyph.unicode.normalize('NFKC');
  const is_space = text.trim() === '';
  pen.x +=
    (typeof glyph.width === 'number' ? glyph.width : 500) * unit +
    (pen.spacing + (is_space ? pen.word_spacing : 0)) * pen.scale;
  if (is_space) drawing.spaces.add(drawing.letters.length);
  else drawing.letters += text;
}
