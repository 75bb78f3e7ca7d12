import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page, ReadableDocument } from '../model.ts';
import { Ocr } from './ocr.ts';
import { readPdfPage } from './pdf-page.ts';
import type { ProgressReporter } from './progress.ts';
import { Unreadable } from './unreadable.ts';

const most_pages = 60;
/** Maximum of pages without text that are read by OCR: a booking is on the first ones. */
const most_pictures = 10;
const most_image_pixels = 40e6;

/** Reads a PDF by the boxes of its text, and by OCR where it has none. */
export async function readPdf(bytes: Uint8Array, tell: ProgressReporter): Promise<ReadableDocument> {
  const task = getDocument({
    // a copy, as PDF.js takes ownership of its input
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: most_image_pixels,
    useSystemFonts: false,
    disableFontFace: true,
    // provides the names of fonts, which show boldness
    fontExtraProperties: true,
    useWorkerFetch: false,
    ...ownFolders(),
  });
  let progress = 0;
  const ocr = new Ocr((part) => {
    tell('ocr', Math.round(progress + part * 5));
  });
  try {
    const document = await opened(task.promise);
    if (document.numPages > most_pages) throw new Unreadable('too_large');
    const pages: Page[] = [];
    let pictures = 0;
    for (let number = 1; number <= document.numPages; number++) {
      progress = 5 + Math.round(((number - 1) / document.numPages) * 70);
      tell('text', progress);
      const read = await readPdfPage(document, number, pictures < most_pictures ? ocr : null);
      if (read.is_ocr) pictures++;
      pages.push(read.page);
    }
    return { kind: 'pdf', pages, structured: [], mail: null, is_ocr: pictures > 0 };
  } finally {
    await Promise.allSettled([ocr.close(), task.destroy()]);
  }
}

/** The bundled data: substitute fonts, character maps, decoders. */
function ownFolders() {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
    cMapUrl: `${join(root, 'cmaps')}/`,
    cMapPacked: true,
    iccUrl: `${join(root, 'iccs')}/`,
    wasmUrl: `${join(root, 'wasm')}/`,
  };
}

async function opened(promise: Promise<PDFDocumentProxy>): Promise<PDFDocumentProxy> {
  try {
    return await promise;
  } catch (error) {
    const is_locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(is_locked ? 'encrypted' : 'corrupt', { cause: error });
  }
}
