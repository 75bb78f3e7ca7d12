import type { GeoProjection } from 'd3-geo';
import type { Position } from 'geojson';
import { pathOf, type Pixel, thin } from './paths.ts';
import type { Steps } from './steps.ts';
import type { Frame } from './view.ts';

/*
 * Land that was cut into cells is drawn point by point. On the sphere, where d3 cuts polygons, the edges that rings of
 * a cell share turn sea into land; on the picture they do no harm.
 */

/** Rings as one path, cut near the frame. */
export function* flatRings(plain: GeoProjection, rings: readonly Position[][], frame: Frame): Steps<string> {
  let path = '';
  for (const ring of rings) {
    const cut = cutToFrame(thin(project(plain, ring)), frame);
    if (cut.length >= 3) path += `${pathOf(cut)}Z`;
    yield;
  }
  return path;
}

/** Lines as one path, without the stretches outside the frame. */
export function* flatLines(plain: GeoProjection, lines: readonly Position[][], frame: Frame): Steps<string> {
  let path = '';
  for (const line of lines) {
    path += stretchesIn(thin(project(plain, line)), frame)
      .map(pathOf)
      .join('');
    yield;
  }
  return path;
}

function project(plain: GeoProjection, line: readonly Position[]): Pixel[] {
  return line.map(([lon = 0, lat = 0]): Pixel => plain([lon, lat]) ?? [0, 0]);
}

const BEYOND = 20;

/** The sides of the frame that a point lies beyond, as bits. */
function beyond([x, y]: Pixel, { width, height }: Frame): number {
  const across = x < -BEYOND ? 1 : x > width + BEYOND ? 2 : 0;
  return across + (y < -BEYOND ? 4 : y > height + BEYOND ? 8 : 0);
}

function stretchesIn(line: readonly Pixel[], frame: Frame): Pixel[][] {
  const stretches: Pixel[][] = [];
  let is_open = false;
  line.forEach((point, place) => {
    const before = line[place - 1];
    if (before === undefined) return;
    const is_hidden = (beyond(before, frame) & beyond(point, frame)) !== 0;
    if (!is_hidden) {
      if (!is_open) stretches.push([before]);
      stretches.at(-1)?.push(point);
    }
    is_open = !is_hidden;
  });
  return stretches;
}

/** Cuts a ring to the frame, by Sutherland and Hodgman: parts outside become its edge. */
function cutToFrame(ring: readonly Pixel[], { width, height }: Frame): readonly Pixel[] {
  const sides = [
    [0, -BEYOND, 1],
    [0, width + BEYOND, -1],
    [1, -BEYOND, 1],
    [1, height + BEYOND, -1],
  ] as const;
  return sides.reduce<readonly Pixel[]>((left, [axis, limit, sign]) => {
    const isInside = (point: Pixel) => (point[axis] - limit) * sign >= 0;
    return left.flatMap((point, place) => {
      const before = left[(place + left.length - 1) % left.length] ?? point;
      if (isInside(before) === isInside(point)) return isInside(point) ? [point] : [];
      const part = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: Pixel = [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ];
      return isInside(point) ? [cut, point] : [cut];
    });
  }, ring);
}
