import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page, ReadableDocument } from '../model.ts';
import { isRightToLeft } from './direction.ts';
import { blocksOf } from './blocks.ts';
import type { Piece } from './rows.ts';
import { Unreadable } from './unreadable.ts';
import type { Tell } from './decode.ts';

export const most_pages = 60;

/** A PDF by the boxes of its text. */
export async function readPdf(bytes: Uint8Array, tell: Tell): Promise<ReadableDocument> {
  const task = getDocument({
    // a copy: it takes what it is given
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: 40e6,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    stopAtErrors: false,
  });
  try {
    const document = await opened(task.promise);
    if (document.numPages > most_pages) throw new Unreadable('too_large');
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      pages.push(await readPage(page));
      page.cleanup();
      tell('text', Math.round((number / document.numPages) * 60));
    }
    return { kind: 'pdf', pages, structured: [], mail: null, is_ocr: false };
  } finally {
    await task.destroy();
  }
}

async function opened(promise: Promise<PDFDocumentProxy>): Promise<PDFDocumentProxy> {
  try {
    return await promise;
  } catch (error) {
    const is_locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(is_locked ? 'encrypted' : 'corrupt', { cause: error });
  }
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const pieces: Piece[] = [];
  for (const item of content.items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const at = Util.transform(viewport.transform, item.transform) as number[];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = at;
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    if (x < 0 || y < 0 || x > viewport.width || y > viewport.height || size < 4.5) continue;
    pieces.push({
      text: item.str,
      x0: x,
      x1: x + item.width,
      baseline: y,
      size,
      confidence: 1,
      is_bold: false,
    });
  }
  const is_rtl = isRightToLeft(pieces.map((piece) => piece.text));
  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    is_rtl,
    rows: blocksOf(pieces, is_rtl),
  };
}
