import { load } from 'cheerio';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { Page, ReadableDocument, Row } from '../model.ts';
import { cellText, isRightToLeft } from './direction.ts';
import { stylesOf } from './css.ts';
import { hiddenNodes } from './html-hidden.ts';
import { linesOfHtml } from './html-lines.ts';
import { schemaOrgOf } from './schema-org.ts';
import { Unreadable } from './unreadable.ts';

const line_height = 20;
const column_width = 100;

/** Reads a page of HTML as a browser shows it, without fetching or running anything. */
export function readHtml(html: string): ReadableDocument {
  try {
    const $ = load(html, { treeAdapter: shallowTree() });
    const structured = schemaOrgOf($);
    return { kind: 'html', pages: [htmlPage($)], structured, mail: null, is_ocr: false };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('corrupt', { cause: error });
    throw error;
  }
}

/** The nesting depth of elements, as limited by browsers. */
const deepest = 512;

/** Builds the tree of a page, and gives up beyond the depth of any real page, as the parser scans all open elements. */
function shallowTree(): typeof adapter {
  let depth = 0;
  return {
    ...adapter,
    onItemPush() {
      depth += 1;
      if (depth > deepest) throw new Unreadable('too_complex');
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

function htmlPage($: ReturnType<typeof load>): Page {
  const styles = stylesOf($);
  const lines = linesOfHtml($.root()[0]?.children ?? [], hiddenNodes($, styles), styles);
  const is_rtl = isRightToLeft(lines.flatMap((line) => line.cells.map((cell) => cell.text)));
  const width =
    column_width * Math.max(1, ...lines.flatMap((line) => line.cells.map((cell) => cell.column + 1)));
  const rows: Row[] = [];
  for (const line of lines) {
    const y = rows.length * line_height;
    const cells = line.cells
      .map((cell) => {
        const from = cell.column * column_width;
        const to = from + column_width * 0.9;
        return {
          text: cellText(cell.text),
          x0: is_rtl ? width - to : from,
          x1: is_rtl ? width - from : to,
          confidence: 1,
          is_bold: cell.is_bold,
        };
      })
      .filter((cell) => cell.text !== '');
    if (cells.length > 0)
      rows.push({
        block: line.block,
        table: line.table,
        y0: y,
        y1: y + line_height * 0.7,
        size: line_height * 0.6,
        cells,
      });
  }
  return {
    number: 1,
    width,
    height: Math.max(1, rows.length) * line_height,
    is_rtl,
    is_wrapped: false,
    rows,
  };
}
