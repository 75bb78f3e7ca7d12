import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import type { Page } from '#extraction/model.ts';
import type { Ocr } from './ocr.ts';
import { pageOfPicture } from './pictures.ts';

const most_pixels = 12e6;
/** Dots to a point: 200 to the inch. */
const best_scale = 200 / 72;

/** Reads a page without text by OCR. */
export async function readDrawnPage(page: PDFPageProxy, ocr: Ocr): Promise<Page> {
  const full = page.getViewport({ scale: 1 });
  const scale = Math.min(best_scale, Math.sqrt(most_pixels / (full.width * full.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport })
    .promise;
  const { data } = context.getImageData(0, 0, width, height);
  const picture = sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
  return { ...(await pageOfPicture(picture, ocr)), number: page.pageNumber };
}
