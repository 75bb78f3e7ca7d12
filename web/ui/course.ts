type Point = readonly [x: number, y: number];

/** A small picture of a voyage: a soft line through its ports. */
export interface CourseDrawing {
  line: string;
  ports: readonly Point[];
}

/**
 * Draws the ports of a voyage (longitude, latitude) into a box; north is up in every language. The shorter way is taken
 * from port to port, so that a voyage over the 180° meridian stays in one piece.
 *
 * @returns undefined for less than two places
 */
export function drawCourse(
  course: readonly Point[],
  width: number,
  height: number,
): CourseDrawing | undefined {
  const [first] = course;
  if (first === undefined || course.every(([lon, lat]) => lon === first[0] && lat === first[1]))
    return undefined;
  const lats = course.map(([, lat]) => lat);
  const narrowing = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180);
  let before = first[0];
  const flat = course.map(([lon, lat]): Point => {
    before += ((((lon - before + 180) % 360) + 360) % 360) - 180;
    return [before * narrowing, -lat];
  });
  const [left, right] = ends(flat.map(([x]) => x));
  const [top, bottom] = ends(flat.map(([, y]) => y));
  const scale = Math.min(width / Math.max(right - left, 0.1), height / Math.max(bottom - top, 0.1));
  const ports = flat.map(([x, y]): Point => [
    rounded(width / 2 + (x - (left + right) / 2) * scale),
    rounded(height / 2 + (y - (top + bottom) / 2) * scale),
  ]);
  return { line: softLine(ports), ports };
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A Catmull-Rom curve as Bézier segments: it goes through every port. */
function softLine(ports: readonly Point[]): string {
  const at = (place: number): Point => ports[Math.max(0, Math.min(place, ports.length - 1))] ?? [0, 0];
  const segments = ports.slice(1).map((to, place) => {
    const [before, from, after] = [at(place - 1), at(place), at(place + 2)];
    const lead = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const tail = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...lead, ...tail, ...to].map(rounded).join(' ')}`;
  });
  return `M${at(0).join(' ')}${segments.join('')}`;
}
