import { ice, shallows, type Area } from './hindrances.ts';
import { inner_waters } from './inner-waters.ts';
import { shoals } from './shoals.ts';
import type { Point } from './sphere.ts';

/** Canals that count as crossings. */
export const canal_keys = ['panama_canal', 'suez_canal', 'kiel_canal', 'corinth_canal'] as const;
export type CanalKey = (typeof canal_keys)[number];

export interface Canal {
  line: readonly Point[];
  /** the cost of a mile in it: a canal that few ships fit is only taken if the way round is very long */
  toll: number;
  /** short lines across its two ends: a ship that crossed both has passed the canal */
  gates: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** Canals between two seas; positions are longitude and latitude. */
export const canals: Readonly<Record<CanalKey, Canal>> = {
  panama_canal: {
    line: [
      [-79.92, 9.4],
      [-79.92, 9.22],
      [-79.85, 9.17],
      [-79.78, 9.13],
      [-79.695, 9.115],
      [-79.64, 9.04],
      [-79.58, 8.99],
      [-79.56, 8.94],
      [-79.52, 8.88],
    ],
    toll: 1,
    gates: [
      [
        [-80.1, 9.27],
        [-79.75, 9.27],
      ],
      [
        [-79.75, 8.93],
        [-79.45, 9.08],
      ],
    ],
  },
  suez_canal: {
    line: [
      [32.32, 31.3],
      [32.31, 31.2],
      [32.32, 30.8],
      [32.33, 30.6],
      [32.31, 30.5],
      [32.36, 30.38],
      [32.48, 30.25],
      [32.57, 30.1],
      [32.57, 29.92],
    ],
    toll: 1,
    gates: [
      [
        [32.15, 31.08],
        [32.5, 31.08],
      ],
      [
        [32.35, 30.06],
        [32.75, 30.06],
      ],
    ],
  },
  kiel_canal: {
    line: [
      [9.05, 53.88],
      [9.14, 53.895],
      [9.25, 53.96],
      [9.32, 54.07],
      [9.38, 54.16],
      [9.5, 54.21],
      [9.62, 54.28],
      [9.68, 54.31],
      [9.85, 54.34],
      [10.02, 54.36],
      [10.14, 54.37],
      [10.18, 54.43],
    ],
    toll: 7,
    gates: [
      [
        [9.2, 54.05],
        [9.4, 53.97],
      ],
      [
        [9.95, 54.42],
        [9.95, 54.28],
      ],
    ],
  },
  corinth_canal: {
    line: [
      [22.94, 37.96],
      [22.983, 37.933],
      [23.02, 37.905],
    ],
    toll: 80,
    gates: [
      [
        [22.955, 37.925],
        [22.985, 37.97],
      ],
      [
        [22.985, 37.9],
        [23.015, 37.945],
      ],
    ],
  },
};

/** Waters that the coast data show as land. */
export const opened_waters: readonly (readonly Point[])[] = [
  ...Object.values(canals).map(({ line }) => line),
  ...inner_waters,
];

/** The cost of a mile at a place because of ice: 1, or more where ships go round it if they can. */
export function iceAt(lon: number, lat: number): number {
  return lat < 66 && lat > -61 ? 1 : mostOf(ice, lon, lat);
}

/** The cost of a mile over a shoal: so high that a ship goes round it at any distance, unless its port lies within. */
export const SHOAL_WEIGHT = 100;

interface Shallow extends Area {
  /** its edge; without one the area is the whole rectangle */
  ring?: readonly Point[];
}

/** Waters too shallow or too narrow, indexed by degree, as each square of the sea looks them up. */
const shallows_by_degree = new Map<number, Shallow[]>();
for (const area of [
  ...shallows,
  ...shoals.map(({ ring }) => ({ ...cornersOf(ring), weight: SHOAL_WEIGHT, ring })),
]) {
  for (let lat = Math.floor(area.from[1]); lat <= area.to[1]; lat += 1) {
    for (let lon = Math.floor(area.from[0]); lon <= area.to[0]; lon += 1) {
      const degree = degreeOf(lon, lat);
      shallows_by_degree.set(degree, [...(shallows_by_degree.get(degree) ?? []), area]);
    }
  }
}

/** The cost of a mile in waters too shallow or too narrow for most ships; 1 in all others. */
export function shallowsAt(lon: number, lat: number): number {
  const areas = shallows_by_degree.get(degreeOf(lon, lat));
  return areas === undefined ? 1 : mostOf(areas, lon, lat);
}

function degreeOf(lon: number, lat: number): number {
  return Math.floor(lat) * 360 + Math.floor(lon);
}

function cornersOf(ring: readonly Point[]): { from: Point; to: Point } {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  return { from: [Math.min(...lons), Math.min(...lats)], to: [Math.max(...lons), Math.max(...lats)] };
}

function mostOf(areas: readonly Shallow[], lon: number, lat: number): number {
  let most = 1;
  for (const { from, to, weight, ring } of areas) {
    if (lon < from[0] || lon > to[0] || lat < from[1] || lat > to[1]) continue;
    if (ring === undefined || isWithin(ring, lon, lat)) most = Math.max(most, weight);
  }
  return most;
}

/** By the even-odd rule. */
function isWithin(ring: readonly Point[], lon: number, lat: number): boolean {
  let is_within = false;
  let [before_lon, before_lat] = ring.at(-1) ?? [lon, lat];
  for (const [next_lon, next_lat] of ring) {
    const crosses = next_lat > lat !== before_lat > lat;
    if (crosses && lon < next_lon + ((lat - next_lat) / (before_lat - next_lat)) * (before_lon - next_lon))
      is_within = !is_within;
    [before_lon, before_lat] = [next_lon, next_lat];
  }
  return is_within;
}

const near_canal = 0.03;

/** The canals with a toll, and the squares that they lie in. */
const tolled = Object.values(canals)
  .filter(({ toll }) => toll !== 1)
  .map((canal) => ({
    ...canal,
    west: Math.min(...canal.line.map(([lon]) => lon)) - near_canal,
    east: Math.max(...canal.line.map(([lon]) => lon)) + near_canal,
    south: Math.min(...canal.line.map(([, lat]) => lat)) - near_canal,
    north: Math.max(...canal.line.map(([, lat]) => lat)) + near_canal,
  }));

/** The cost of a mile in the canal at a place; 1 outside canals. */
export function tollAt(lon: number, lat: number): number {
  for (const { line, toll, west, east, south, north } of tolled) {
    if (lon < west || lon > east || lat < south || lat > north) continue;
    for (let index = 1; index < line.length; index += 1) {
      if (isNear([lon, lat], line[index - 1], line[index])) return toll;
    }
  }
  return 1;
}

function isNear([x, y]: Point, from: Point | undefined, to: Point | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(x - from[0] - at * dx, y - from[1] - at * dy) < near_canal;
}
