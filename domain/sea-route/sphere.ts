/** Longitude and latitude in degrees. */
export type Point = readonly [number, number];

/** Nautical miles of the mean radius of the earth. */
export const radius_nm = 3440.065;
const degree = Math.PI / 180;

/** A place as a unit vector from the middle of the earth: without special cases at the antimeridian and the poles. */
export type Direction = readonly [number, number, number];

export function directionOf([lon, lat]: Point): Direction {
  const across = Math.cos(lat * degree);
  return [across * Math.cos(lon * degree), across * Math.sin(lon * degree), Math.sin(lat * degree)];
}

/** The angle between two directions, exact for small angles, too. */
export function angleBetween(a: Direction, b: Direction): number {
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * Math.asin(Math.min(chord / 2, 1));
}

/** Nautical miles along the great circle. */
export function distanceNm(from: Point, to: Point): number {
  return angleBetween(directionOf(from), directionOf(to)) * radius_nm;
}

/** The length of a line whose points are joined by great circles. */
export function lengthNm(line: readonly Point[]): number {
  let sum = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (from !== undefined && to !== undefined) sum += distanceNm(from, to);
  }
  return sum;
}

/** The place at a fraction of the great circle from one place to another. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  const a = directionOf(from);
  const b = directionOf(to);
  const angle = angleBetween(a, b);
  const sine = Math.sin(angle);
  // equal or opposite places have no direction between them
  if (sine < 1e-12) return part < 0.5 ? from : to;
  const of_a = Math.sin((1 - part) * angle) / sine;
  const of_b = Math.sin(part * angle) / sine;
  const x = of_a * a[0] + of_b * b[0];
  const y = of_a * a[1] + of_b * b[1];
  const z = of_a * a[2] + of_b * b[2];
  return [Math.atan2(y, x) / degree, Math.atan2(z, Math.hypot(x, y)) / degree];
}
