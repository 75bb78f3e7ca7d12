import type { Page, ReadableDocument, Row, Structured } from '../model.ts';

/*
 * Limits of the text that is examined. Patterns run on each line, and some take quadratic time, so that documents of
 * some hundred bytes kept the only reader busy for a minute each.
 */

/** Characters of a line; a paragraph of terms has some hundred. */
export const longest_line = 2000;
/** Characters of all lines: some 200 pages. */
const most_text = 1_000_000;

export function cutLine(text: string): string {
  // not half a character at the cut
  return text.length > longest_line ? text.slice(0, longest_line).replace(/[\ud800-\udbff]$/, '') : text;
}

/** Cuts a document to these limits. */
export function withinLimits(document: ReadableDocument): ReadableDocument {
  const { mail } = document;
  return {
    ...document,
    pages: cutPages(document.pages),
    structured: document.structured.map((one) => cutTexts(one) as Structured),
    mail: mail && { ...mail, subject: cutLine(mail.subject), from: cutLine(mail.from) },
  };
}

function cutPages(pages: readonly Page[]): Page[] {
  let room = most_text;
  return pages.map((page) => {
    const rows: Row[] = [];
    for (const row of page.rows) {
      const cut = cutRow(row);
      room -= lengthOf(cut);
      if (room < 0) break;
      rows.push(cut);
    }
    return { ...page, rows };
  });
}

const lengthOf = ({ cells }: Row) => cells.reduce((sum, { text }) => sum + text.length, 0);

function cutRow(row: Row): Row {
  if (lengthOf(row) <= longest_line) return row;
  let room = longest_line;
  const cells = row.cells.flatMap((cell) => {
    const text = cutLine(cell.text).slice(0, room);
    room -= text.length;
    return text === '' ? [] : [{ ...cell, text }];
  });
  return { ...row, cells };
}

/** The same value, with each text in it cut to the length of a line. */
function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return cutLine(value);
  if (Array.isArray(value)) return value.map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cutTexts(inner)]));
}
