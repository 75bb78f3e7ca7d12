import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';

export type Pixel = readonly [number, number];

/** A shape as a path, without points too close to be seen. */
export function thinPath(plain: GeoProjection, shape: GeoPermissibleObjects): string {
  return linesOf(plain, shape)
    .map(({ points, isClosed }) => pathOf(thin(points)) + (isClosed ? 'Z' : ''))
    .join('');
}

/** Leaves out points too close to be seen: less than a pixel from the one before. */
export function thin(points: readonly Pixel[]): readonly Pixel[] {
  let last: Pixel = [Infinity, Infinity];
  return points.filter((point, place) => {
    const isFar = Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) > 1;
    if (!isFar && place < points.length - 1) return false;
    last = point;
    return true;
  });
}

export function pathOf(line: readonly Pixel[]): string {
  return line.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('');
}

/** Projects a shape to lines of the picture. */
export function linesOf(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
): { points: Pixel[]; isClosed: boolean }[] {
  const lines: { points: Pixel[]; isClosed: boolean }[] = [];
  const context = {
    moveTo: (x: number, y: number) => {
      lines.push({ points: [[x, y]], isClosed: false });
    },
    lineTo: (x: number, y: number) => {
      lines.at(-1)?.points.push([x, y]);
    },
    closePath: () => {
      const line = lines.at(-1);
      if (line !== undefined) line.isClosed = true;
    },
    arc: () => undefined,
    beginPath: () => undefined,
  };
  geoPath(projection, context)(shape);
  return lines;
}
