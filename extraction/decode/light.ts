import type { Grey } from './skew.ts';

const tile = 32;
/** Below this brightness a part of the page is dark itself, not in a shadow: light letters on it stay light. */
const darkest_paper = 90;

/** Evens out the brightness of the paper: removes the shadow of a hand or the fold of a page. */
export function evenlyLit({ data, width, height }: Grey): Grey {
  const across = Math.ceil(width / tile);
  const down = Math.ceil(height / tile);
  const paper = smoothed(paperOf({ data, width, height }, across, down), across, down);
  const lit = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const ty = Math.min(down - 1, Math.max(0, (y + 0.5) / tile - 0.5));
    const y0 = Math.floor(ty);
    const y1 = Math.min(down - 1, y0 + 1);
    for (let x = 0; x < width; x++) {
      const tx = Math.min(across - 1, Math.max(0, (x + 0.5) / tile - 0.5));
      const x0 = Math.floor(tx);
      const x1 = Math.min(across - 1, x0 + 1);
      const upper = mixed(paper[y0 * across + x0], paper[y0 * across + x1], tx - x0);
      const lower = mixed(paper[y1 * across + x0], paper[y1 * across + x1], tx - x0);
      const white = mixed(upper, lower, ty - y0);
      const at = y * width + x;
      lit[at] = Math.min(255, ((data[at] ?? 0) * 250) / white);
    }
  }
  return { data: lit, width, height };
}

const mixed = (a = 255, b = 255, part = 0) => a + (b - a) * part;

/** The brightness of the paper by tile: most of a tile with text is paper. */
function paperOf({ data, width, height }: Grey, across: number, down: number): Float64Array {
  const paper = new Float64Array(across * down);
  for (let ty = 0; ty < down; ty++)
    for (let tx = 0; tx < across; tx++) {
      const counts = new Uint32Array(256);
      let all = 0;
      for (let y = ty * tile; y < Math.min(height, (ty + 1) * tile); y++)
        for (let x = tx * tile; x < Math.min(width, (tx + 1) * tile); x++) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          all++;
        }
      let value = 255;
      for (let above = counts[255] ?? 0; above < all * 0.2 && value > 0; above += counts[value] ?? 0) value--;
      paper[ty * across + tx] = value < darkest_paper ? 255 : value;
    }
  return paper;
}

/** Averages each tile with its neighbours, so that no edges appear between tiles. */
function smoothed(paper: Float64Array, across: number, down: number): Float64Array {
  return paper.map((_, at) => {
    const tx = at % across;
    const ty = Math.floor(at / across);
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, ty - 1); y <= Math.min(down - 1, ty + 1); y++)
      for (let x = Math.max(0, tx - 1); x <= Math.min(across - 1, tx + 1); x++) {
        sum += paper[y * across + x] ?? 255;
        count++;
      }
    return sum / count;
  });
}
