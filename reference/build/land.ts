import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoEquirectangular, geoPath, type GeoProjection } from 'd3-geo';
import type { Geometry, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Land for the maps (Natural Earth, public domain), in four levels of detail. The finer ones are cut into cells of a
 * few degrees, so that a map loads only its own cells: some kilobytes instead of the world.
 */
export interface LandLevel {
  name: 'far' | 'wide' | 'mid' | 'near';
  source: string;
  /** width and height of a cell in degrees; the world is one cell of 360 */
  cell: number;
  /** resolution of coordinates, in steps per degree */
  steps: number;
  /** in square degrees at the equator: smaller details of a line, and smaller islands, are left out */
  least_area: number;
}

export const land_levels: readonly LandLevel[] = [
  { name: 'far', source: 'land-110m.json', cell: 360, steps: 20, least_area: 0 },
  { name: 'wide', source: 'land-10m.json', cell: 60, steps: 50, least_area: 0.006 },
  { name: 'mid', source: 'land-10m.json', cell: 30, steps: 100, least_area: 0.0006 },
  { name: 'near', source: 'land-10m.json', cell: 10, steps: 300, least_area: 0.00003 },
];

export type Ring = Position[];

/** The cells of a level that hold land, by their key `column_row`, counted from 180° west and 90° south. */
export function landCells(level: LandLevel): Map<string, number[][]> {
  const cells = new Map<string, number[][]>();
  const keep = (key: string, found: Ring[]) => {
    const lines = found.map((ring) => encode(ring, level.steps)).filter((line) => line.length >= 6);
    if (lines.length > 0) cells.set(key, lines);
  };
  if (level.cell === 360) {
    // the world stays on the sphere: d3 clips it at the edge of a map
    keep('0_0', readLand(level.source).flat().map(open));
    return cells;
  }
  const rings = readLand(level.source)
    .flatMap(flatten)
    .map((ring) => simplify(ring, level.least_area))
    .filter((ring) => ring.length >= 3);
  for (let column = 0; column * level.cell < 360; column += 1) {
    const west = column * level.cell - 180;
    const strip = clip(rings, [west, -90, west + level.cell, 90]);
    for (let row = 0; row * level.cell < 180; row += 1) {
      const south = row * level.cell - 90;
      keep(`${column}_${row}`, clip(strip, [west, south, west + level.cell, south + level.cell]));
    }
  }
  return cells;
}

function readLand(source: string): Ring[][] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${source}`);
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => polygonsOf(geometry));
}

export function polygonsOf(geometry: Geometry): Ring[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** Removes the repeated first point at the end. */
function open(ring: Ring): Ring {
  return ring.slice(0, -1);
}

/**
 * Clips rings to a rectangle by the algorithm of Sutherland and Hodgman: parts outside become its edge. d3's own
 * algorithm takes the whole rectangle for land if a corner lies on a coast.
 */
function clip(rings: readonly Ring[], [west, south, east, north]: [number, number, number, number]): Ring[] {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const;
  return rings
    .map((ring) => sides.reduce<Ring>((left, side) => clipSide(left, side), ring))
    .filter((ring) => ring.length >= 3);
}

function clipSide(ring: Ring, [axis, limit, sign]: readonly [0 | 1, number, 1 | -1]): Ring {
  const inside = (point: Position) => ((point[axis] ?? 0) - limit) * sign >= 0;
  return ring.flatMap((point, place) => {
    const before = ring[(place + ring.length - 1) % ring.length] ?? point;
    if (inside(before) === inside(point)) return inside(point) ? [point] : [];
    const [a, b] = [before[axis] ?? 0, point[axis] ?? 0];
    const part = (limit - a) / (b - a);
    const across = (before[1 - axis] ?? 0) + ((point[1 - axis] ?? 0) - (before[1 - axis] ?? 0)) * part;
    const cut: Position = axis === 0 ? [limit, across] : [across, limit];
    return inside(point) ? [cut, point] : [cut];
  });
}

/** Flat shapes of the polygons that the atlas joined over 180° and the pole. */
function flatten(polygon: Ring[]): Ring[] {
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .reflectY(true)
    .precision(0);
  // one islet of the finest data has the wrong orientation, and would be the whole world except itself
  const is_inverted = geoArea({ type: 'Polygon', coordinates: polygon }) > 2 * Math.PI;
  return ringsOf([is_inverted ? polygon.map((ring) => ring.toReversed()) : polygon], degrees);
}

function ringsOf(polygons: Ring[][], projection: GeoProjection): Ring[] {
  const found: Ring[] = [];
  let ring: Ring = [];
  const context = {
    moveTo: (x: number, y: number) => {
      ring = [[x, y]];
    },
    lineTo: (x: number, y: number) => {
      ring.push([x, y]);
    },
    closePath: () => {
      found.push(ring);
    },
    arc: () => undefined,
    beginPath: () => undefined,
  };
  const land: MultiPolygon = { type: 'MultiPolygon', coordinates: polygons };
  geoPath(projection, context)(land);
  return found;
}

/** Steps of a degree, each point as its difference to the one before; the first point is not repeated at the end. */
function encode(ring: Ring, steps: number): number[] {
  const line: number[] = [];
  let [x, y] = [0, 0];
  for (const [lon = 0, lat = 0] of ring) {
    const [next_x, next_y] = [Math.round(lon * steps), Math.round(lat * steps)];
    if (line.length > 0 && next_x === x && next_y === y) continue;
    line.push(next_x - x, next_y - y);
    [x, y] = [next_x, next_y];
  }
  return line;
}

/**
 * Simplifies by Visvalingam's algorithm: removes the point whose triangle with its neighbours is smallest. Points on
 * the edge of the world stay, or a gap would open there.
 */
export function simplify(points: Ring, least_area: number): Ring {
  if (least_area === 0) return points;
  const count = points.length;
  const before = points.map((_point, place) => (place + count - 1) % count);
  const after = points.map((_point, place) => (place + 1) % count);
  const area = (place: number): number => {
    const [x, y] = points[place] as [number, number];
    if (Math.abs(x) > 179.999 || y < -89.9) return Infinity;
    const [x0, y0] = points[before[place] ?? 0] as [number, number];
    const [x1, y1] = points[after[place] ?? 0] as [number, number];
    return (Math.abs((x0 - x) * (y1 - y) - (x1 - x) * (y0 - y)) / 2) * Math.cos((y * Math.PI) / 180);
  };
  const areas = points.map((_point, place) => area(place));
  const heap = new Heap();
  areas.forEach((value, place) => heap.push(value, place));
  const isGone = new Uint8Array(count);
  let left = count;
  for (let top = heap.pop(); top !== undefined && top[0] < least_area; top = heap.pop()) {
    const [value, place] = top;
    if (isGone[place] === 1 || areas[place] !== value) continue;
    if (left <= 3) return [];
    isGone[place] = 1;
    left -= 1;
    const [previous = 0, next = 0] = [before[place], after[place]];
    after[previous] = next;
    before[next] = previous;
    for (const neighbour of [previous, next]) {
      // never less than the previous value, or a coast would be removed from one end
      const changed = Math.max(value, area(neighbour));
      areas[neighbour] = changed;
      heap.push(changed, neighbour);
    }
  }
  return points.filter((_point, place) => isGone[place] === 0);
}

/** Pairs of a number and a place, the smallest number first. */
class Heap {
  #pairs: [number, number][] = [];

  push(value: number, place: number): void {
    const pairs = this.#pairs;
    pairs.push([value, place]);
    for (let at = pairs.length - 1; at > 0;) {
      const parent = (at - 1) >> 1;
      if ((pairs[parent]?.[0] ?? 0) <= (pairs[at]?.[0] ?? 0)) return;
      [pairs[parent], pairs[at]] = [pairs[at] as [number, number], pairs[parent] as [number, number]];
      at = parent;
    }
  }

  pop(): [number, number] | undefined {
    const pairs = this.#pairs;
    const top = pairs[0];
    const last = pairs.pop();
    if (top === undefined || last === undefined || pairs.length === 0) return top;
    pairs[0] = last;
    for (let at = 0; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if ((pairs[child]?.[0] ?? Infinity) < (pairs[least]?.[0] ?? Infinity)) least = child;
      }
      if (least === at) return top;
      [pairs[least], pairs[at]] = [pairs[at] as [number, number], pairs[least] as [number, number]];
      at = least;
    }
  }
}

/**
 * Countries whose name in the atlas differs from `reference/output/countries.json`; the atlas has no codes of two
 * letters.
 */
export const named_otherwise: Readonly<Record<string, string>> = {
  'W. Sahara': 'EH',
  'United States of America': 'US',
  'Dem. Rep. Congo': 'CD',
  'Dominican Rep.': 'DO',
  'Falkland Is.': 'FK',
  'Fr. S. Antarctic Lands': 'TF',
  'Central African Rep.': 'CF',
  Congo: 'CG',
  'Eq. Guinea': 'GQ',
  Palestine: 'PS',
  Myanmar: 'MM',
  Turkey: 'TR',
  'Solomon Is.': 'SB',
  'Bosnia and Herz.': 'BA',
  Macedonia: 'MK',
  'Trinidad and Tobago': 'TT',
  'S. Sudan': 'SS',
  'Antigua and Barb.': 'AG',
  'British Virgin Is.': 'VG',
  'Cabo Verde': 'CV',
  'Cayman Is.': 'KY',
  'Cook Is.': 'CK',
  'Faeroe Is.': 'FO',
  'Fr. Polynesia': 'PF',
  'Hong Kong': 'HK',
  Macao: 'MO',
  'Marshall Is.': 'MH',
  'N. Mariana Is.': 'MP',
  'Pitcairn Is.': 'PN',
  'S. Geo. and the Is.': 'GS',
  'Saint Helena': 'SH',
  'Saint Lucia': 'LC',
  'St-Barthélemy': 'BL',
  'St-Martin': 'MF',
  'St. Kitts and Nevis': 'KN',
  'St. Pierre and Miquelon': 'PM',
  'St. Vin. and Gren.': 'VC',
  'São Tomé and Principe': 'ST',
  'Turks and Caicos Is.': 'TC',
  'U.S. Virgin Is.': 'VI',
  'Wallis and Futuna Is.': 'WF',
  Åland: 'AX',
};

/** Parts that the atlas counts to another country but that have a code of their own: west, south, east, north. */
const boxes: Readonly<Record<string, [of: string, ...box: [number, number, number, number]]>> = {
  BQ: ['Netherlands', -69, 11.5, -67.5, 12.8],
  CC: ['Indian Ocean Ter.', 96, -13, 98, -11],
  CX: ['Indian Ocean Ter.', 104, -12, 107, -9],
  GF: ['France', -55, 1, -51, 7],
  GP: ['France', -62, 15.7, -60.8, 16.7],
  MQ: ['France', -61.4, 14.2, -60.7, 15],
  RE: ['France', 54, -22, 57, -20],
  SJ: ['Norway', 5, 75, 40, 82],
  YT: ['France', 44, -14, 46, -12],
};

/** Those parts by their code, with a test of one of their places. */
export const carved = new Map(
  Object.entries(boxes).map(([code, [of, west, south, east, north]]) => {
    const isWithin = ([lon = 0, lat = 0]: Position) => lon > west && lon < east && lat > south && lat < north;
    return [code, { of, isWithin }];
  }),
);

/** Shapes of countries for a map of the world by their ISO code, in the coordinates of the level `far`. */
export function countryShapes(
  countries: readonly { id: string; name: string }[],
): Record<string, number[][]> {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const bare = (name: string) => name.normalize('NFD').replaceAll(/[^a-z]/gi, '');
  const codes = new Map(countries.map(({ id, name }) => [bare(name), id]));
  const { steps } = land_levels[0] as LandLevel;
  const shapes: Record<string, number[][]> = {};
  for (const { geometry, properties } of feature(topology, topology.objects.countries).features) {
    const { name } = properties;
    const polygons = polygonsOf(geometry);
    const territories = [...carved].filter(([, { of }]) => of === name);
    const codeOf = ([ring = []]: Ring[]) =>
      territories.find(([, { isWithin }]) => isWithin(ring[0] ?? []))?.[0] ??
      named_otherwise[name] ??
      codes.get(bare(name));
    for (const polygon of polygons) {
      const code = codeOf(polygon);
      if (code === undefined) continue;
      (shapes[code] ??= []).push(...polygon.map(open).map((ring) => encode(ring, steps)));
    }
  }
  return shapes;
}
