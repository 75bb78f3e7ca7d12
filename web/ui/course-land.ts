import { type CourseFrame, placeIn, type Point, rounded } from './course.ts';

/** A coast (longitude, latitude), with the box that it lies in. */
export interface Ring {
  points: readonly Point[];
  west: number;
  east: number;
  south: number;
  north: number;
}

export function ringsOf(rings: readonly (readonly (readonly number[])[])[]): Ring[] {
  return rings.map((ring) => {
    const points = inOnePiece(ring.map(([lon = 0, lat = 0]): Point => [lon, lat]));
    let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [lon, lat] of points) {
      west = Math.min(west, lon);
      east = Math.max(east, lon);
      south = Math.min(south, lat);
      north = Math.max(north, lat);
    }
    return { points, west, east, south, north };
  });
}

/** A coast over the 180° meridian goes on beyond it; only one around a pole does not close then, and stays cut. */
function inOnePiece(ring: readonly Point[]): readonly Point[] {
  const [first] = ring;
  if (first === undefined || !ring.some(([lon], at) => Math.abs(lon - (ring[at - 1] ?? first)[0]) > 180))
    return ring;
  let [last] = first;
  const points = ring.map(([lon, lat]): Point => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
  if (Math.abs(last - first[0]) > 180) return ring;
  // its middle lies on the map, so that one turn either way is enough
  const lons = points.map(([lon]) => lon);
  const turn = -360 * Math.round((Math.min(...lons) + Math.max(...lons)) / 720);
  return points.map(([lon, lat]) => [lon + turn, lat]);
}

/**
 * The land of a small picture and around it, as path data to fill by `evenodd`.
 * @param reach how far beside it, in widths of the picture; above and below it is one width
 */
export function landPath(frame: CourseFrame, rings: readonly Ring[], reach: number): string {
  const { width, height, middle, narrowing, scale } = frame;
  const beside = reach * width;
  const [left, right, top, bottom] = [-beside, width + beside, -width, height + width];
  const [reach_lon, reach_lat] = [(width / 2 + beside) / (narrowing * scale), (height / 2 + width) / scale];
  const paths = [-360, 0, 360].flatMap((turn) =>
    rings.map(({ points, west, east, south, north }) => {
      const is_far =
        west + turn > middle[0] + reach_lon ||
        east + turn < middle[0] - reach_lon ||
        south > middle[1] + reach_lat ||
        north < middle[1] - reach_lat;
      if (is_far) return '';
      const placed = points.map(([lon, lat]) => placeIn(frame, lon + turn, lat));
      const across = cut(cut(placed, 0, left, 1), 0, right, -1);
      return pathOf(cut(cut(across, 1, top, 1), 1, bottom, -1));
    }),
  );
  return paths.join('');
}

/** What of a ring lies on one side of a line: of smaller values for `side` -1, of larger ones for 1. */
function cut(ring: readonly Point[], axis: 0 | 1, at: number, side: 1 | -1): Point[] {
  const isIn = (point: Point) => side * (point[axis] - at) >= 0;
  const kept: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before !== undefined && isIn(before) !== isIn(point)) {
      const part = (at - before[axis]) / (point[axis] - before[axis]);
      kept.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part]);
    }
    if (isIn(point)) kept.push(point);
    before = point;
  }
  return kept;
}

/** Path data without the points that nobody sees. */
function pathOf(ring: readonly Point[]): string {
  let last: Point | undefined;
  const seen = ring.filter((point) => {
    const is_near = last !== undefined && Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) < 0.6;
    if (!is_near) last = point;
    return !is_near;
  });
  if (seen.length < 3) return '';
  return `M${seen.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}
