import type { Language } from '#domain/languages.ts';
import { longest_line } from '#extraction/decode/limits.ts';
import type { Issuer } from '#extraction/issuers/shape.ts';
import type { Page, ReadableDocument } from '#extraction/model.ts';
import { plain, tidy } from '#extraction/values/plain.ts';

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
  is_wrapped: boolean;
  pieces: Piece[];
  text: string;
  plain: string;
}

/** The document for the search for fields: all rows of all pages, one after the other. */
export interface Sheet {
  lines: Line[];
  pages: readonly Page[];
  document: ReadableDocument;
  languages: readonly Language[];
  /** the possible issuers, the likeliest first */
  issuers: readonly Issuer[];
}

/** Rows of all pages in reading order, without empty cells; a sentence that continues in the next row is joined. */
export function linesOf(document: ReadableDocument): Line[] {
  return joined(withWrappedHeads(rowsOf(document))).map((line, index) => ({
    ...line,
    index,
    pieces: line.pieces.map((piece) => ({ ...piece, line: index })),
  }));
}

const rest_of_head = /^\p{Ll}{2,14}$/u;
const begin_of_head = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u;

/** "Booking" / "reference" in a narrow column of labels: the word below belongs to the word above. */
function withWrappedHeads(lines: readonly Line[]): Line[] {
  const made: Line[] = [];
  for (const line of lines) {
    const before = made.at(-1);
    const is_close =
      before?.page === line.page && before.pieces.length > 1 && line.y0 - before.y0 < 1.35 * before.size;
    const over = line.pieces.map(({ text, x0 }) =>
      rest_of_head.test(text)
        ? before?.pieces.find((one) => Math.abs(one.x0 - x0) < 1.5 && begin_of_head.test(one.text))
        : undefined,
    );
    if (before === undefined || !is_close || over.includes(undefined)) {
      made.push(line);
      continue;
    }
    const pieces = before.pieces.map((piece) => {
      const rest = line.pieces[over.indexOf(piece)];
      if (rest === undefined) return piece;
      const text = `${piece.text} ${rest.text}`;
      return { ...piece, text, plain: plain(text), x1: Math.max(piece.x1, rest.x1) };
    });
    const text = pieces.map((piece) => piece.text).join('  ');
    made[made.length - 1] = { ...before, pieces, text, plain: plain(text) };
  }
  return made;
}

/** Joins a row that is as wide as its block and does not end a sentence with the next one. */
function joined(lines: readonly Line[]): Line[] {
  const widths = new Map<number, number>();
  for (const { block, pieces } of lines)
    widths.set(block, Math.max(widths.get(block) ?? 0, pieces.at(-1)?.x1 ?? 0));
  const made: Line[] = [];
  // a sentence has the place of its first row and the width of its last
  let ends_at = 0;
  for (const line of lines) {
    const before = made.at(-1);
    const [first] = before?.pieces ?? [];
    const [next] = line.pieces;
    if (
      before === undefined ||
      first === undefined ||
      next === undefined ||
      before.text.length + next.text.length >= longest_line ||
      !goesOn(before, line, ends_at, widths.get(line.block) ?? 0)
    ) {
      made.push(line);
    } else {
      const text = `${before.text.replace(/(?<=\p{Ll})-$/u, '')}${/\p{Ll}-$/u.test(before.text) ? '' : ' '}${next.text}`;
      made[made.length - 1] = {
        ...before,
        y1: line.y1,
        text,
        plain: plain(text),
        pieces: [{ ...first, text, plain: plain(text) }],
      };
    }
    ends_at = line.pieces.at(-1)?.x1 ?? 0;
  }
  return made;
}

function goesOn(before: Line, line: Line, ends_at: number, width: number): boolean {
  const [one] = before.pieces;
  const [two] = line.pieces;
  if (one === undefined || two === undefined || before.pieces.length > 1 || line.pieces.length > 1)
    return false;
  if (
    !line.is_wrapped ||
    before.block !== line.block ||
    before.page !== line.page ||
    before.table !== null ||
    before.text.length < 45
  )
    return false;
  if (Math.abs(one.x0 - two.x0) > 2 * line.size && !line.is_rtl) return false;
  if (ends_at < width - 6 * line.size || /[.!?:]$/.test(before.text)) return false;
  // a labelled fact, or the next item of a list, starts a new row
  if (/^(?:[\p{L} .'’/-]{2,32}:\s|[•·*–-]\s|\d{1,2}[.)]\s)/u.test(two.text)) return false;
  // and so does the next day of an itinerary
  return !(opens_with_day.test(before.text) && opens_with_day.test(two.text));
}

const opens_with_day =
  /^(?:\p{L}{2,10}\.?,? )?(?:\d{1,2}[-./ ]{1,2}(?:\d{1,2}(?!\d)|\p{L}{3,10})|\p{L}{3,9}\.? \d{1,2}(?!\d))/u;

function rowsOf({ pages }: ReadableDocument): Line[] {
  const lines: Line[] = [];
  for (const page of pages) {
    for (const [row, { cells, block, table, y0, y1, size }] of page.rows.entries()) {
      const index = lines.length;
      const pieces = cells.flatMap((cell): Omit<Piece, 'index'>[] => {
        const text = tidy(cell.text);
        if (text === '') return [];
        return [
          {
            line: index,
            text,
            plain: plain(text),
            x0: cell.x0,
            x1: cell.x1,
            confidence: cell.confidence,
            is_bold: cell.is_bold,
          },
        ];
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
        is_wrapped: page.is_wrapped,
        pieces: pieces.map((piece, at) => ({ ...piece, index: at })),
        text,
        plain: plain(text),
      });
    }
  }
  return lines;
}
