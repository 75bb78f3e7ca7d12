/*
 * A document as a reader of its pages sees it: rows of cells with their places. Every kind of file becomes this, so
 * that whatever looks for fields does not know what it was.
 */

/** Words that stand together, apart from others in the row: what a table's cell holds, or a run of text. */
export interface Cell {
  text: string;
  /** from the left edge of the page, in its units; of HTML made up from the columns of its table */
  x0: number;
  x1: number;
  /** 1 for text, what the OCR says for a picture */
  confidence: number;
  is_bold: boolean;
}

/** Cells on one line, in the order in which they are read: in Hebrew the rightmost first. */
export interface Row {
  /** Rows of one block belong together: a column of the page, a table, a paragraph. Numbered from 0 within a page. */
  block: number;
  /** of a real table (HTML), the same number for all of its rows; `null` where nothing says so */
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
  /** rows end where the paper does, so a sentence goes on in the next one: not in HTML, where a row is a paragraph */
  is_wrapped: boolean;
  /** in reading order: block after block */
  rows: Row[];
  /** where a point of this page lies in the picture that people see, which was turned before it was read */
  to_picture?: Affine;
}

/** Six numbers: x' = a x + c y + e, y' = b x + d y + f, as everywhere. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What a file says to programs: a thing of schema.org, or an event of a calendar. */
export type Structured =
  | { kind: 'schema_org'; thing: Record<string, unknown> }
  | {
      kind: 'event';
      summary: string;
      location: string;
      description: string;
      /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`, of the event's own clock */
      start: string;
      end: string | null;
    };

export const document_kinds = ['pdf', 'picture', 'html', 'mail', 'text', 'calendar'] as const;
export type DocumentKind = (typeof document_kinds)[number];

/** A document that was decoded. Only what somebody looking at it could see is in its pages. */
export interface ReadableDocument {
  kind: DocumentKind;
  pages: Page[];
  structured: Structured[];
  /** of a mail; `date` is the day it was sent, `YYYY-MM-DD` */
  mail: { subject: string; from: string; date: string | null } | null;
  is_ocr: boolean;
}
