import { createCanvas } from '@napi-rs/canvas';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PlacedPiece } from './pdf-text.ts';

/** The drawn page, which shows which of its text is visible. */
export interface DrawnPage {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
  has_ink: boolean;
  /** pictures cover most of the page */
  is_picture: boolean;
}

const usual_scale = 1.5;
const most_pixels = 4e6;
/** Of 255, between the lightest and the darkest pixel at half the height of the letters: less is invisible. */
const least_contrast = 22;

export async function drawnPage(page: PDFPageProxy): Promise<DrawnPage> {
  const full = page.getViewport({ scale: 1 });
  const scale = Math.min(usual_scale, Math.sqrt(most_pixels / (full.width * full.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.ceil(viewport.width));
  const height = Math.max(1, Math.ceil(viewport.height));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport })
    .promise;
  const pixels = context.getImageData(0, 0, width, height).data;
  return { pixels, width, height, scale, has_ink: hasInk(pixels), is_picture: await isPicture(page) };
}

function hasInk(pixels: Uint8ClampedArray): boolean {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4 * 5) if ((pixels[at + 1] ?? 255) < 160) count++;
  return count * 5 * 4 > pixels.length * 0.001;
}

/** The visible pieces: not in the colour of the background, not transparent, not covered, not cut off. */
export function seenPieces(pieces: readonly PlacedPiece[], drawn: DrawnPage): PlacedPiece[] {
  return pieces.filter((piece) => piece.is_undrawable || contrastIn(piece.box, drawn) >= least_contrast);
}

function contrastIn(box: PlacedPiece['box'], { pixels, width, height, scale }: DrawnPage): number {
  const x0 = Math.max(0, Math.floor(box.x0 * scale));
  const x1 = Math.min(width - 1, Math.ceil(box.x1 * scale));
  const y0 = Math.max(0, Math.floor(box.y0 * scale));
  const y1 = Math.min(height - 1, Math.ceil(box.y1 * scale));
  const low = [255, 255, 255];
  const high = [0, 0, 0];
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      for (let channel = 0; channel < 3; channel++) {
        const value = pixels[(y * width + x) * 4 + channel] ?? 0;
        if (value < (low[channel] ?? 0)) low[channel] = value;
        if (value > (high[channel] ?? 0)) high[channel] = value;
      }
  return Math.max(...high.map((value, channel) => value - (low[channel] ?? 0)));
}

/** Measures pictures by their drawing matrices: a picture is one unit wide and high before it. */
async function isPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  let area = 0;
  let current = 1;
  const kept: number[] = [];
  for (const [at, operation] of fnArray.entries()) {
    if (operation === OPS.save) kept.push(current);
    else if (operation === OPS.restore) current = kept.pop() ?? 1;
    else if (operation === OPS.transform) {
      const [a = 1, b = 0, c = 0, d = 1] = argsArray[at] as number[];
      current *= Math.abs(a * d - b * c);
    } else if (
      operation === OPS.paintImageXObject ||
      operation === OPS.paintInlineImageXObject ||
      operation === OPS.paintImageMaskXObject
    )
      area += current;
  }
  return area > width * height * 0.5;
}
