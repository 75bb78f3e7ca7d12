import type { MultiLineString, Polygon, Position } from 'geojson';
import { land_folder, land_levels } from './land-index.ts';

/** Land as d3 draws it, one polygon of many rings, and its coast, which leaves out the edges of cells. */
export interface Land {
  land: Polygon;
  coast: MultiLineString;
}

export type LandLevel = keyof typeof land_levels;

const known = Object.fromEntries(
  Object.entries(land_levels).map(([level, { keys }]) => [level, new Set<string>(keys.split(' '))]),
);

/** The level of detail for a map with this many pixels in a degree. */
export function levelFor(pixels_per_degree: number): LandLevel {
  if (pixels_per_degree < 4.5) return 'far';
  if (pixels_per_degree < 14) return 'wide';
  return pixels_per_degree < 32 ? 'mid' : 'near';
}

/** The cells of a level that contain the points, without those that are all sea. */
export function cellsOf(level: LandLevel, points: Iterable<Position>): string[] {
  const { cell } = land_levels[level];
  const keys = new Set<string>();
  for (const [lon = 0, lat = 0] of points) {
    const column = Math.min(Math.floor((lon + 180) / cell), 360 / cell - 1);
    const row = cell === 360 ? 0 : Math.min(Math.floor((lat + 90) / cell), 180 / cell - 1);
    const key = `${column}_${row}`;
    if (known[level]?.has(key) === true) keys.add(key);
  }
  return [...keys].toSorted();
}

const files = new Map<string, Promise<unknown>>();

/** The shapes of some countries, in the detail of the level `far`, which lacks the smallest ones. */
export async function loadCountries(codes: ReadonlySet<string>): Promise<Polygon> {
  const shapes = (await loadFile('countries.json')) as Readonly<Record<string, number[][]>>;
  const { cell, steps } = land_levels.far;
  const lines = Object.entries(shapes).flatMap(([code, rings]) => (codes.has(code) ? rings : []));
  return landOf(lines, steps, cell * steps).land;
}

/** Asks for cells before they are drawn. */
export function askForLand(level: LandLevel, keys: readonly string[]): void {
  for (const key of keys) loadFile(`${level}/${key}.json`).catch(() => undefined);
}

/** Loads cells, each once; a cell that fails is loaded again the next time. */
export async function loadLand(level: LandLevel, keys: readonly string[]): Promise<Land> {
  const { cell, steps } = land_levels[level];
  const loaded = await Promise.all(keys.map((key) => loadFile(`${level}/${key}.json`)));
  return landOf((loaded as number[][][]).flat(), steps, cell * steps);
}

function loadFile(name: string): Promise<unknown> {
  const found = files.get(name);
  if (found !== undefined) return found;
  const file = fetchFile(name);
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

async function fetchFile(name: string): Promise<unknown> {
  const response = await fetch(`${land_folder}/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/**
 * Points on the edge of a cell, a degree apart: where parallels are bent, as around the poles, one straight line along the
 * edge would be land in the sea, and sea in the land of the next cell.
 */
function fullDegrees(from: readonly [number, number], to: readonly [number, number], steps: number) {
  const [across, up] = [to[0] - from[0], to[1] - from[1]];
  const count = Math.floor(Math.max(Math.abs(across), Math.abs(up)) / steps);
  return Array.from({ length: Math.max(0, count - 1) }, (_none, index): Position => {
    const share = (index + 1) / count;
    return [(from[0] + across * share) / steps, (from[1] + up * share) / steps];
  });
}

/** Turns rings of steps, each point as its difference to the one before, into polygon and coast. */
export function landOf(lines: readonly (readonly number[])[], steps: number, cell_steps: number): Land {
  const rings: Position[][] = [];
  const coast: Position[][] = [];
  const [half_x, half_y] = [180 * steps, 90 * steps];
  /** whether both ends lie on one edge of a cell, or of the world */
  const isEdge = (a: number, b: number, half: number) => a === b && (a + half) % cell_steps === 0;
  for (const line of lines) {
    const ring: Position[] = [];
    let stretch: Position[] = [];
    let [x, y] = [0, 0];
    const first: Position = [(line[0] ?? 0) / steps, (line[1] ?? 0) / steps];
    const end = line.length;
    for (let at = 0; at <= end; at += 2) {
      const is_closing = at === end;
      const next_x = is_closing ? (line[0] ?? 0) : x + (line[at] ?? 0);
      const next_y = is_closing ? (line[1] ?? 0) : y + (line[at + 1] ?? 0);
      const point: Position = is_closing ? first : [next_x / steps, next_y / steps];
      const is_edge =
        at > 0 &&
        (isEdge(x, next_x, half_x) || isEdge(y, next_y, half_y) || Math.min(y, next_y) < 10 - half_y);
      if (is_edge) {
        if (stretch.length > 1) coast.push(stretch);
        stretch = [];
        ring.push(...fullDegrees([x, y], [next_x, next_y], steps));
      }
      ring.push(point);
      stretch.push(point);
      [x, y] = [next_x, next_y];
    }
    if (stretch.length > 1) coast.push(stretch);
    rings.push(ring);
  }
  return {
    land: { type: 'Polygon', coordinates: rings },
    coast: { type: 'MultiLineString', coordinates: coast },
  };
}
