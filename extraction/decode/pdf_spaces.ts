import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/*
 * PDF.js puts a space where two letters stand far enough apart, which is between any letters of a spaced heading ("CR
 * UIS E LINE") and of some fonts ("T hu 22 Jul"). Where a page draws its spaces, only those are.
 */

/** A page with fewer drawn spaces than this for each letter sets its words by position, and PDF.js is right. */
const fewest_spaces = 0.04;
const farthest_ahead = 4000;

interface Glyph {
  unicode?: unknown;
  isSpace?: unknown;
}

/** Gives runs of a page, in the order in which they are drawn, with the spaces that are drawn in them. */
export async function drawnSpaces(page: PDFPageProxy): Promise<(run: string) => string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let letters = '';
  /** places in `letters` before which a space is drawn */
  const spaces = new Set<number>();
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue;
    const [glyphs] = argsArray[index] as [readonly (Glyph | number | null)[]];
    for (const glyph of glyphs) {
      if (typeof glyph !== 'object' || glyph === null || typeof glyph.unicode !== 'string') continue;
      const text = glyph.unicode.normalize('NFKC');
      if (text.trim() === '') spaces.add(letters.length);
      else letters += text;
    }
  }
  if (spaces.size < letters.length * fewest_spaces) return (run) => run;
  let at = 0;
  return (run) => {
    const bare = run.normalize('NFKC').replaceAll(/\s/g, '');
    if (bare.length < 2) return run;
    const found = letters.indexOf(bare, at);
    if (found < 0 || found - at > farthest_ahead) return run;
    at = found + bare.length;
    let made = '';
    for (let place = 0; place < bare.length; place += 1)
      made += (place > 0 && spaces.has(found + place) ? ' ' : '') + bare[place];
    const lead = /^\s/.test(run) ? ' ' : '';
    return lead + made + (/\s$/.test(run) ? ' ' : '');
  };
}
