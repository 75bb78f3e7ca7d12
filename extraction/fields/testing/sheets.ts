import type { Language } from '#domain/languages.ts';
import type { ReadableDocument, Row } from '../../model.ts';
import { linesOf, type Sheet } from '../document/sheet.ts';

const column = 130;
const letter = 5;

/**
 * A page for tests: a row for each line of a text, with cells separated by bars. Columns are aligned as on paper: words
 * begin at the left edge of their column, and numbers end at the right edge. An empty line begins a new block.
 */
export function sheetOf(text: string, languages: readonly Language[] = ['en']): Sheet {
  const rows: Row[] = [];
  let block = 0;
  for (const [index, line] of text.trim().split('\n').entries()) {
    if (line.trim() === '') {
      block += 1;
      continue;
    }
    const cells = line.split('|').map((cell, at) => {
      const words = cell.trim();
      const width = words.length * letter;
      const is_number =
        /^[-−(]?(?:[A-Z]{0,3}[$€£]|[A-Z]{3})? ?[-−]?\d/u.test(words) && !/\p{L}{4}/u.test(words);
      const x0 = is_number ? (at + 1) * column - 15 - width : at * column;
      return { text: words, x0, x1: x0 + width, confidence: 1, is_bold: false };
    });
    rows.push({ block, table: null, y0: index * 12, y1: index * 12 + 10, size: 10, cells });
  }
  const document: ReadableDocument = {
    kind: 'text',
    pages: [{ number: 1, width: 600, height: 800, is_rtl: languages[0] === 'he', is_wrapped: false, rows }],
    structured: [],
    mail: null,
    is_ocr: false,
  };
  return { lines: linesOf(document), pages: document.pages, document, languages, issuers: [] };
}
