/*
 * Measures the rotation of a photographed page of text. Rows of text give a profile of dark and light stripes, which is
 * the sharper the straighter they are.
 */

export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Maximum of examined pixels. */
const most_points = 40_000;
const widest_angle = 12;

export interface Skew {
  /** rows run vertically: the picture is on its side */
  is_sideways: boolean;
  /** degrees to rotate the picture by, clockwise, to straighten its rows (after it is upright) */
  angle: number;
}

export function skewOf(picture: Grey): Skew {
  const points = edgePoints(picture);
  if (points.length < 400) return { is_sideways: false, angle: 0 };
  const lying = straightest(points, false);
  const standing = straightest(points, true);
  // text has a rhythm in both directions, and a far stronger one across its rows
  const is_sideways = standing.sharpness > lying.sharpness * 1.6;
  return { is_sideways, angle: is_sideways ? standing.angle : lying.angle };
}

/** Points with a sharp step to a darker pixel below: edges of letters, not shadows on the paper. */
function edgePoints({ data, width, height }: Grey): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const above = data[at - width] ?? 0;
      const left = data[at - 1] ?? 0;
      if (above - here > 40 || left - here > 40) points.push({ x, y });
    }
  const step = Math.ceil(points.length / most_points);
  return step <= 1 ? points : points.filter((_, at) => at % step === 0);
}

function straightest(
  points: readonly { x: number; y: number }[],
  is_turned: boolean,
): { angle: number; sharpness: number } {
  let best = { angle: 0, sharpness: sharpness(points, 0, is_turned) };
  const level = best.sharpness;
  const look = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to; angle += step) {
      const found = sharpness(points, angle, is_turned);
      if (found > best.sharpness) best = { angle, sharpness: found };
    }
  };
  look(-widest_angle, widest_angle, 0.5);
  look(best.angle - 0.4, best.angle + 0.4, 0.1);
  // a rotation without a clear gain only blurs
  return best.sharpness < level * 1.02 ? { angle: 0, sharpness: level } : best;
}

function sharpness(points: readonly { x: number; y: number }[], degrees: number, is_turned: boolean): number {
  const angle = (degrees * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const profile = new Map<number, number>();
  for (const { x, y } of points) {
    const across = is_turned ? x * cos - y * sin : y * cos + x * sin;
    const stripe = Math.round(across);
    profile.set(stripe, (profile.get(stripe) ?? 0) + 1);
  }
  let sum = 0;
  for (const [stripe, count] of profile) sum += (count - (profile.get(stripe + 1) ?? 0)) ** 2;
  return sum;
}
