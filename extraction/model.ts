/*
 * A document as seen on its pages: rows of cells with their places. Every kind of file is converted to it, so that the
 * search for fields does not depend on the kind.
 */

/** Words that belong together, separate from others in the row: a table cell, or a run of text. */
export interface Cell {
  text: string;
  /** from the left edge of the page, in its units; for HTML derived from the columns of its table */
  x0: number;
  x1: number;
  /** 1 for text, the confidence of the OCR for a picture */
  confidence: number;
  is_bold: boolean;
}

/** Cells on one line, in reading order: in Hebrew the rightmost first. */
export interface Row {
  /** Rows of one block belong together: a column of the page, a table, a paragraph. Numbered from 0 within a page. */
  block: number;
  /** for a real table (HTML) the same number in all of its rows; else `null` */
  table: number | null;
  y0: number;
  y1: number;
  /** height of its letters, in the page's units */
  size: number;
  cells: Cell[];
}

export interface Page {
  /** 1 is the first */
  number: number;
  width: number;
  height: number;
  is_rtl: boolean;
  /** rows end at the edge of the paper, so that a sentence continues in the next one; in HTML a row is a paragraph */
  is_wrapped: boolean;
  /** in reading order: block after block */
  rows: Row[];
  /** maps a point of this page to the picture as shown, which was rotated before it was read */
  to_picture?: Affine;
}

/** Six numbers: x' = a x + c y + e, y' = b x + d y + f, as everywhere. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Structured data of a file: a thing of schema.org, or an event of a calendar. */
export type Structured =
  | { kind: 'schema_org'; thing: Record<string, unknown> }
  | {
      kind: 'event';
      summary: string;
      location: string;
      description: string;
      /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, local time of the event */
      start: string;
      end: string | null;
    };

export const document_kinds = ['pdf', 'picture', 'html', 'mail', 'text', 'calendar'] as const;
export type DocumentKind = (typeof document_kinds)[number];

/** A decoded document. Its pages contain only visible text. */
export interface ReadableDocument {
  kind: DocumentKind;
  pages: Page[];
  structured: Structured[];
  /** of a mail; `date` is the day it was sent, `YYYY-MM-DD` */
  mail: { subject: string; from: string; date: string | null } | null;
  is_ocr: boolean;
}
