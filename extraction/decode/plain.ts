import type { Cell, Page, ReadableDocument, Row } from '../model.ts';
import { cellText, isRightToLeft } from './direction.ts';
import { cutLine } from './limits.ts';

const line_height = 12;
const letter_width = 6;

/** Reads plain text: one row per line, with cells separated by blanks, tabs, bars or leaders. */
export function readPlain(text: string): ReadableDocument {
  return { kind: 'text', pages: plainPages(text), structured: [], mail: null, is_ocr: false };
}

export function plainPages(text: string): Page[] {
  return text
    .split('\f')
    .map((page, at) => plainPage(page, at + 1))
    .filter((page) => page.rows.length > 0);
}

function plainPage(text: string, number: number): Page {
  const lines = text
    .split(/\r\n|\r|\n|\u2028/)
    .map((line) => cutLine(expanded(cutLine(line).replace(quoted, ''))));
  const is_rtl = isRightToLeft(lines);
  const width = Math.max(1, ...lines.map((line) => line.length)) * letter_width;
  const rows: Row[] = [];
  let block = 0;
  let is_after_gap = false;
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length === 0) {
      is_after_gap = rows.length > 0;
      continue;
    }
    if (is_after_gap) block++;
    is_after_gap = false;
    rows.push({
      block,
      table: null,
      y0: at * line_height,
      y1: (at + 1) * line_height,
      size: line_height,
      cells: is_rtl ? cells.map((cell) => ({ ...cell, x0: width - cell.x1, x1: width - cell.x0 })) : cells,
    });
  }
  return { number, width, height: lines.length * line_height, is_rtl, is_wrapped: true, rows };
}

/** The quote marks before the lines of a forwarded text. */
const quoted = /^(?:[ \t]?>)+ ?/;

/** Expands tabs to the next multiple of eight columns. */
function expanded(line: string): string {
  let made = '';
  for (const letter of line) made += letter === '\t' ? '  '.padEnd(8 - (made.length % 8), ' ') : letter;
  return made;
}

/** Separators of cells: bars, leaders, two or more blanks. */
const parting = /\s*[|│¦]+\s*|\s*(?:\.{3,}|…+|(?:\. ){3,}|_{3,}|·{3,})\s*|(?<=[.!?])\s{3,}|(?<![.!?])\s{2,}/g;

function cellsOf(line: string): Cell[] {
  if (/^[\s\-=_*+~.|─━═]*$/.test(line)) return [];
  const cells: Cell[] = [];
  const add = (from: number, to: number) => {
    const text = cellText(line.slice(from, to));
    if (text !== '')
      cells.push({ text, x0: from * letter_width, x1: to * letter_width, confidence: 1, is_bold: false });
  };
  let from = 0;
  for (const part of line.matchAll(parting)) {
    add(from, part.index);
    from = part.index + part[0].length;
  }
  add(from, line.length);
  return cells;
}
