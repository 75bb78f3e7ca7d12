export type Point = readonly [x: number, y: number];

/** A small picture of a voyage: straight legs from port to port. */
export interface CourseDrawing {
  line: string;
  ports: readonly Point[];
  frame: CourseFrame;
}

/** Where a picture lies on the earth. */
export interface CourseFrame {
  width: number;
  height: number;
  /** longitude and latitude of its middle */
  middle: Point;
  /** how much shorter a degree of longitude is than one of latitude */
  narrowing: number;
  /** of a degree of latitude */
  scale: number;
}

/** The fewest degrees across a picture: of a shorter voyage one would not know the coast. */
const fewest_degrees = 8;

/**
 * Draws the ports of a voyage (longitude, latitude) into a box; north is up in every language. The shorter way is taken
 * from port to port, so that a voyage over the 180° meridian stays in one piece.
 *
 * @returns undefined without a place
 */
export function drawCourse(
  course: readonly Point[],
  width: number,
  height: number,
): CourseDrawing | undefined {
  const [first] = course;
  if (first === undefined) return undefined;
  let before = first[0];
  const places = course.map(([lon, lat]): Point => {
    before += ((((lon - before + 180) % 360) + 360) % 360) - 180;
    return [before, lat];
  });
  const [west, east] = ends(places.map(([lon]) => lon));
  const [south, north] = ends(places.map(([, lat]) => lat));
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const narrowing = Math.cos((middle[1] * Math.PI) / 180);
  const scale = Math.min(
    width / Math.max((east - west) * narrowing, fewest_degrees),
    height / Math.max(north - south, 0.1),
  );
  const frame = { width, height, middle, narrowing, scale };
  const ports = places.map(([lon, lat]): Point => {
    const [x, y] = placeIn(frame, lon, lat);
    return [rounded(x), rounded(y)];
  });
  return { line: `M${ports.map((port) => port.join(' ')).join('L')}`, ports, frame };
}

export function placeIn(
  { width, height, middle, narrowing, scale }: CourseFrame,
  lon: number,
  lat: number,
): Point {
  return [width / 2 + (lon - middle[0]) * narrowing * scale, height / 2 - (lat - middle[1]) * scale];
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
