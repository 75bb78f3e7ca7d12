import { median } from './numbers.ts';

/** A line of text of a picture: the height of its letters at its left and right end. */
export interface Slope {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Shorter lines do not show their slope. */
const least_length = 4;

/**
 * The rows of a page photographed from the side are not parallel: their slope changes from top to bottom. Returns a
 * function that moves a point to the height at which its row crosses the middle of the page.
 */
export function levelling(
  lines: readonly Slope[],
  middle: number,
  size: number,
): (x: number, y: number) => number {
  const told = lines
    .filter((line) => line.x1 - line.x0 > size * least_length)
    .map((line) => ({
      y: (line.y0 + line.y1) / 2,
      slope: (line.y1 - line.y0) / (line.x1 - line.x0),
      weight: line.x1 - line.x0,
    }));
  const usual = median(told.map((one) => one.slope));
  const kept = told.filter((one) => Math.abs(one.slope - usual) < 0.06);
  if (kept.length < 5) return (_, y) => y;
  const weight = kept.reduce((sum, one) => sum + one.weight, 0);
  const mean_y = kept.reduce((sum, one) => sum + one.y * one.weight, 0) / weight;
  const mean_slope = kept.reduce((sum, one) => sum + one.slope * one.weight, 0) / weight;
  let together = 0;
  let spread = 0;
  for (const one of kept) {
    together += one.weight * (one.y - mean_y) * (one.slope - mean_slope);
    spread += one.weight * (one.y - mean_y) ** 2;
  }
  const change = spread === 0 ? 0 : together / spread;
  return (x, y) => y - (mean_slope + change * (y - mean_y)) * (x - middle);
}
