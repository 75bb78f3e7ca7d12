import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '#extraction/model.ts';
import { blocksOf } from './blocks.ts';
import { isRightToLeft } from './direction.ts';
import { isGarbled } from './garbled.ts';
import type { Ocr } from './ocr.ts';
import { fieldPieces } from './pdf-fields.ts';
import { drawnPage, seenPieces, type DrawnPage } from './pdf-seen.ts';
import { placedPieces, type PlacedPiece } from './pdf-text.ts';
import type { Piece } from './rows.ts';
import { turnedRows } from './turned.ts';

/** Fewer letters than these on a scanned page are a page number or the name of the scanner. */
const few_letters = 150;

/** Reads one page, and returns whether it was read by OCR. */
export async function readPdfPage(
  document: PDFDocumentProxy,
  number: number,
  ocr: Ocr | null,
): Promise<{ page: Page; is_ocr: boolean }> {
  const page = await document.getPage(number);
  try {
    return await readPage(page, ocr);
  } finally {
    page.cleanup();
  }
}

async function readPage(page: PDFPageProxy, ocr: Ocr | null): Promise<{ page: Page; is_ocr: boolean }> {
  const { width, height } = page.getViewport({ scale: 1 });
  const drawn = await drawnPage(page);
  const placed = await placedPieces(page);
  const seen = seenPieces([...placed, ...(await fieldPieces(page))], drawn);
  const text = pageOf(page.pageNumber, width, height, seen);
  if (ocr && needsOcr(seen, drawn)) {
    const { readDrawnPage } = await import('./pdf-picture.ts');
    const picture = await readDrawnPage(page, ocr);
    // letters that are drawn as other letters are worthless, however many there are
    const least = isGarbled(seen.map((piece) => piece.text)) ? few_letters / 2 : letters(text) * 1.3;
    if (letters(picture) > least) return { page: picture, is_ocr: true };
  }
  return { page: isGarbled(seen.map((piece) => piece.text)) ? { ...text, rows: [] } : text, is_ocr: false };
}

function needsOcr(seen: readonly Piece[], drawn: DrawnPage): boolean {
  if (isGarbled(seen.map((piece) => piece.text))) return true;
  const count = seen.reduce((sum, piece) => sum + piece.text.length, 0);
  return drawn.has_ink && (count < 15 || (drawn.is_picture && count < few_letters));
}

const letters = (page: Page) =>
  page.rows.reduce((sum, row) => sum + row.cells.reduce((all, cell) => all + cell.text.length, 0), 0);

function pageOf(number: number, width: number, height: number, pieces: readonly PlacedPiece[]): Page {
  const is_rtl = isRightToLeft(pieces.map((piece) => piece.text));
  const straight = pieces.filter((piece) => piece.turn === 0);
  const rows = blocksOf(straight, is_rtl);
  return {
    number,
    width,
    height,
    is_rtl,
    is_wrapped: true,
    rows: [...rows, ...turnedRows(pieces, is_rtl, rows, width, height)],
  };
}
