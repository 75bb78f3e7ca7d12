import type { Page, ReadableDocument, Row } from '../../model.ts';

/** Rows as the texts of their cells, in reading order. */
export const textsOf = (rows: readonly Row[]) => rows.map((row) => row.cells.map((cell) => cell.text));

export const allTexts = (document: ReadableDocument) =>
  document.pages.flatMap((page: Page) => textsOf(page.rows));

/** Ignores the progress. */
export const quietly = () => undefined;
