import type { Language } from '#domain/languages.ts';
import type { Page, ReadableDocument } from '../model.ts';
import { plain, tidy } from '../values/plain.ts';

/** One cell of the document, ready to be searched. */
export interface Piece {
  /** place among the rows of all pages, from 0 */
  line: number;
  /** among the cells of its row, in reading order */
  index: number;
  text: string;
  plain: string;
  x0: number;
  x1: number;
  confidence: number;
  is_bold: boolean;
}

/** One row of the document. */
export interface Line {
  index: number;
  page: number;
  /** of the rows of its page */
  row: number;
  block: number;
  table: number | null;
  y0: number;
  y1: number;
  size: number;
  is_rtl: boolean;
  pieces: Piece[];
  text: string;
  plain: string;
}

/** The document as the search for fields sees it: all rows of all pages, one after the other. */
export interface Sheet {
  lines: Line[];
  pages: readonly Page[];
  document: ReadableDocument;
  languages: readonly Language[];
}

/** Rows of all pages in reading order, without empty cells. */
export function linesOf({ pages }: ReadableDocument): Line[] {
  const lines: Line[] = [];
  for (const page of pages) {
    for (const [row, { cells, block, table, y0, y1, size }] of page.rows.entries()) {
      const index = lines.length;
      const pieces = cells.flatMap((cell): Omit<Piece, 'index'>[] => {
        const text = tidy(cell.text);
        if (text === '') return [];
        return [{ line: index, text, plain: plain(text), x0: cell.x0, x1: cell.x1, confidence: cell.confidence, is_bold: cell.is_bold }];
      });
      if (pieces.length === 0) continue;
      const text = pieces.map((piece) => piece.text).join('  ');
      lines.push({
        index,
        page: page.number,
        row,
        block: page.number * 1000 + block,
        table: table === null ? null : page.number * 1000 + table,
        y0,
        y1,
        size,
        is_rtl: page.is_rtl,
        pieces: pieces.map((piece, at) => ({ ...piece, index: at })),
        text,
        plain: plain(text),
      });
    }
  }
  return lines;
}
