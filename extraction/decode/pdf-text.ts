import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnSpaces } from './pdf-spaces.ts';
import type { Piece } from './rows.ts';

/** A run of text with its place on the page, rotated or not. */
export interface PlacedPiece extends Piece {
  /** degrees by which its line is rotated, clockwise; the place of the piece is that on the page rotated back by it */
  turn: number;
  /** on the page as it is, to check the drawing */
  box: { x0: number; y0: number; x1: number; y1: number };
  /** the drawing may lack its letters: the font is not embedded and the substitute does not have them */
  is_undrawable: boolean;
}

/** In points: smaller letters are unreadable. */
const least_height = 4.5;

interface Font {
  name?: unknown;
  bold?: unknown;
  black?: unknown;
  missingFile?: unknown;
}

/** The page's own text, run by run. Its operators must have been read before: fonts come with them. */
export async function placedPieces(page: PDFPageProxy): Promise<PlacedPiece[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const spaced = await drawnSpaces(page);
  const pieces: PlacedPiece[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const text = spaced(item.str);
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(transform, item.transform) as number[];
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    if (size < least_height) continue;
    const font = fontOf(page, item.fontName);
    const angle = (Math.atan2(b, a) * 180) / Math.PI;
    // an upright letter is not mirrored: mirrored letters count as the ones they are drawn from
    const turn = Math.round(angle * 2) / 2;
    const piece = place(x, y, item.width, size, Math.abs(turn) < 2 ? 0 : turn, width, height);
    if (!isOnPage(piece.box, width, height)) continue;
    pieces.push({
      ...piece,
      text,
      size,
      confidence: 1,
      is_bold: isBold(font),
      is_undrawable: font?.missingFile === true && /[^\p{Script=Latin}\p{Script=Common}]/u.test(item.str),
    });
  }
  return withoutDoubles(pieces);
}

function place(
  x: number,
  y: number,
  length: number,
  size: number,
  turn: number,
  width: number,
  height: number,
) {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - width / 2, y - height / 2];
  const x0 = turn === 0 ? x : dx * cos + dy * sin + width / 2;
  const baseline = turn === 0 ? y : dy * cos - dx * sin + height / 2;
  const ends = [0, length].flatMap((along) =>
    [0.05, 0.6].map((up) => [x + along * cos + up * size * sin, y + along * sin - up * size * cos] as const),
  );
  const box = {
    x0: Math.min(...ends.map(([one]) => one)),
    x1: Math.max(...ends.map(([one]) => one)),
    y0: Math.min(...ends.map(([, one]) => one)),
    y1: Math.max(...ends.map(([, one]) => one)),
  };
  return { x0, x1: x0 + length, baseline, turn, box };
}

function isOnPage({ x0, y0, x1, y1 }: PlacedPiece['box'], width: number, height: number): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > 0 && x < width && y > 0 && y < height;
}

function fontOf(page: PDFPageProxy, name: string): Font | null {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : null;
}

function isBold(font: Font | null): boolean {
  if (font?.bold === true || font?.black === true) return true;
  return typeof font?.name === 'string' && /bold|black|heavy|semibold|demi(?!r)/i.test(font.name);
}

/** Removes doubles: some producers draw letters twice, a little apart, to make them bold. */
function withoutDoubles(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  const places = new Map<string, PlacedPiece[]>();
  return pieces.filter((piece) => {
    const same = places.get(piece.text) ?? [];
    const near = 0.25 * piece.size;
    const is_double = same.some(
      (other) => Math.abs(other.x0 - piece.x0) < near && Math.abs(other.baseline - piece.baseline) < near,
    );
    if (!is_double) places.set(piece.text, [...same, piece]);
    return !is_double;
  });
}
