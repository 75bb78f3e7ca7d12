import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PlacedPiece } from './pdf-text.ts';

interface Annotation {
  subtype?: unknown;
  rect?: unknown;
  hidden?: unknown;
  fieldType?: unknown;
  fieldValue?: unknown;
  textContent?: unknown;
  hasAppearance?: unknown;
}

/** Values of form fields, and notes on the page, at the places of their boxes. */
export async function fieldPieces(page: PDFPageProxy): Promise<PlacedPiece[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  return annotations.flatMap((annotation) => {
    const lines = linesOf(annotation);
    if (lines.length === 0 || annotation.hidden === true || !Array.isArray(annotation.rect)) return [];
    const { transform } = page.getViewport({ scale: 1 });
    const [left = 0, low = 0, right = 0, high = 0] = annotation.rect as number[];
    const [ax = 0, ay = 0] = placed(left, low, transform);
    const [bx = 0, by = 0] = placed(right, high, transform);
    const [x0, x1] = [Math.min(ax, bx), Math.max(ax, bx)];
    const [y0, y1] = [Math.min(ay, by), Math.max(ay, by)];
    const height = (y1 - y0) / lines.length;
    return lines.map((text, at) => {
      const size = Math.min(12, height * 0.75);
      const baseline = y0 + height * (at + 0.5) + size * 0.35;
      return {
        text,
        x0: x0 + 2,
        x1: Math.min(x1, x0 + 2 + text.length * size * 0.5),
        baseline,
        size,
        confidence: 1,
        is_bold: false,
        turn: 0,
        box: { x0, y0, x1, y1 },
        // without its own appearance each program draws it differently
        is_undrawable: annotation.hasAppearance !== true,
      };
    });
  });
}

function linesOf({ subtype, fieldType, fieldValue, textContent }: Annotation): string[] {
  if (subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')) {
    const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
    return values
      .filter((value) => typeof value === 'string')
      .flatMap((value) => value.split(/\r\n?|\n/))
      .filter((line) => line.trim() !== '');
  }
  if (subtype === 'FreeText' && Array.isArray(textContent))
    return textContent.filter((line) => typeof line === 'string' && line.trim() !== '') as string[];
  return [];
}

function placed(
  x: number,
  y: number,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
): number[] {
  return [a * x + c * y + e, b * x + d * y + f];
}
