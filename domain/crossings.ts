import { lengthNm, pointBetween, type Point } from './sea-route/sphere.ts';
import { canal_keys, canals, type CanalKey } from './sea-route/waters.ts';

/** The circles, lines, canals and oceans that a voyage can cross. */
export const crossing_keys = [
  'equator',
  'date_line',
  'arctic_circle',
  'antarctic_circle',
  ...canal_keys,
  'transatlantic',
  'transpacific',
] as const;
export type CrossingKey = (typeof crossing_keys)[number];

/** The route of a voyage: `legs[n]` leads from `places[n]` to the next place. */
export interface SailedRoute {
  places: readonly { lat: number; lon: number }[];
  legs: readonly { is_over_water: boolean; line: readonly Point[] }[];
}

const polar_circle = 66.5636;
/** Distance between sampled points of a great circle: it deviates by at most a hundredth of a degree in between. */
const step_nm = 25;

/**
 * The crossings of a voyage, in the order of `crossing_keys`.
 *
 * - `equator`, `arctic_circle`, `antarctic_circle`: the ship passes over the circle; a voyage that stays beyond the
 *   circle does not cross it.
 * - `date_line`: the next port lies on the other side of the international date line, which is not the 180th meridian:
 *   Fiji and Tonga lie on one side of it, Samoa and American Samoa do not. From Hawaii to Tahiti the ship passes its
 *   bulge round Kiribati, and no date is left out.
 * - canals: the ship leaves at the opposite end from where it entered; a ship that turns round in Gatun Lake has not
 *   crossed.
 * - `transatlantic`: from a port in Europe or Africa to one in America, or back, over the middle of the Atlantic and
 *   within the voyage. Ports in the ocean (the Azores, Greenland) are on neither side: a return trip to them is no
 *   crossing.
 * - `transpacific`: likewise between Asia, Australia or New Zealand and America; Hawaii and the South Seas are between.
 */
export function crossingsOf({ places, legs }: SailedRoute): CrossingKey[] {
  const found = new Set<CrossingKey>();
  const fine = legs.map(({ line }) => refine(line));
  const lat_from =
    (degrees: number) =>
    ([, lat]: Point) =>
      lat - degrees;
  // all legs as one line: a ship that calls at a port on the equator crosses it when it continues to the other side
  const whole = fine.flat();
  if (passes(whole, lat_from(0)) > 0) found.add('equator');
  if (passes(whole, lat_from(polar_circle)) > 0) found.add('arctic_circle');
  if (passes(whole, lat_from(-polar_circle)) > 0) found.add('antarctic_circle');
  if (fine.some((line) => passes(line, eastOf(date_line)) % 2 === 1)) found.add('date_line');
  const sailed = legs.filter(({ is_over_water }) => is_over_water).map(({ line }) => line);
  for (const key of canal_keys) if (isTransited(key, sailed)) found.add(key);
  if (isOcean(places, fine, sideOfAtlantic, eastOf(middle_of_atlantic))) found.add('transatlantic');
  if (isOcean(places, fine, sideOfPacific, eastOf(middle_of_pacific))) found.add('transpacific');
  return crossing_keys.filter((key) => found.has(key));
}

/** Adds points so close together that straight lines between them are exact enough. */
function refine(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const from = line[index - 1];
    if (from === undefined) return [point];
    const parts = Math.max(Math.ceil(lengthNm([from, point]) / step_nm), 1);
    return Array.from({ length: parts }, (_none, part) =>
      part === parts - 1 ? point : pointBetween(from, point, (part + 1) / parts),
    );
  });
}

/** Counts how often a line changes sides; a point on the border, or far from it (null), is on neither side. */
function passes(line: readonly Point[], side: (point: Point) => number | null): number {
  let count = 0;
  let last = 0;
  for (const point of line) {
    const degrees = side(point);
    const now = Math.sign(degrees ?? 0);
    if (degrees === null) last = 0;
    if (now === 0) continue;
    if (last !== 0 && now !== last) count += 1;
    last = now;
  }
  return count;
}

/** A border from pole to pole: longitudes from 0 to 360 at latitudes from north to south. */
type Border = readonly (readonly [lat: number, lon: number])[];

/** Roughly: between Alaska and Siberia, round the Aleutians, Kiribati, and Samoa and Tonga. */
const date_line: Border = [
  [90, 180],
  [75, 180],
  [68, 191],
  [65.5, 191],
  [53, 170],
  [48, 180],
  [5.5, 180],
  [5, 208],
  [-11, 208],
  [-11.5, 187.3],
  [-45, 187.3],
  [-51, 180],
  [-90, 180],
];

const middle_of_atlantic: Border = [
  [90, 320],
  [30, 318],
  [0, 332],
  [-90, 335],
];

const middle_of_pacific: Border = [
  [90, 188],
  [-90, 188],
];

/** How many degrees a place lies east of a border; null on the other side of the earth. */
function eastOf(border: Border): (point: Point) => number | null {
  return ([lon, lat]) => {
    const below = Math.max(
      border.findIndex(([border_lat]) => border_lat <= lat),
      1,
    );
    const [north, north_lon] = border[below - 1] ?? [90, 0];
    const [south, south_lon] = border[below] ?? [-90, 0];
    const at = north_lon + ((north - lat) / (north - south)) * (south_lon - north_lon);
    const degrees = ((((lon - at + 180) % 360) + 360) % 360) - 180;
    return Math.abs(degrees) > 90 ? null : degrees;
  };
}

/** Whether a ship passed both gates of a canal one right after the other. */
function isTransited(key: CanalKey, lines: readonly (readonly Point[])[]): boolean {
  const { gates } = canals[key];
  let last = -1;
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      const [from, to] = [line[index - 1], line[index]];
      if (from === undefined || to === undefined) continue;
      for (const gate of gatesOf(gates, from, to)) {
        if (last !== -1 && gate !== last) return true;
        last = gate;
      }
    }
  }
  return false;
}

/** The gates that a segment passes, in order. */
function gatesOf(gates: (typeof canals)[CanalKey]['gates'], from: Point, to: Point): number[] {
  return gates
    .flatMap(([one, other], gate) => {
      const at = crossedAt(from, to, one, other);
      return at === null ? [] : [{ gate, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ gate }) => gate);
}

/** The fraction of the first segment at which it meets the second one, on a flat earth. */
function crossedAt(from: Point, to: Point, one: Point, other: Point): number | null {
  const [ax, ay] = [to[0] - from[0], to[1] - from[1]];
  const [bx, by] = [other[0] - one[0], other[1] - one[1]];
  const cross = ax * by - ay * bx;
  // the segment runs parallel to the gate, or wraps around the earth
  if (cross === 0 || Math.abs(ax) > 180) return null;
  const at = ((one[0] - from[0]) * by - (one[1] - from[1]) * bx) / cross;
  const beside = ((one[0] - from[0]) * ay - (one[1] - from[1]) * ax) / cross;
  return at >= 0 && at < 1 && beside >= 0 && beside <= 1 ? at : null;
}

type Side = 'east' | 'west' | null;

/** Whether a voyage calls at one side of an ocean and then at the other, and is over its middle in between. */
function isOcean(
  places: SailedRoute['places'],
  lines: readonly (readonly Point[])[],
  sideOf: (place: SailedRoute['places'][number]) => Side,
  border: (point: Point) => number | null,
): boolean {
  let last: Side = null;
  let passed = 0;
  for (const [index, place] of places.entries()) {
    if (index > 0) passed += passes(lines[index - 1] ?? [], border);
    const side = sideOf(place);
    if (side === null) continue;
    if (last !== null && side !== last && passed % 2 === 1) return true;
    last = side;
    passed = 0;
  }
  return false;
}

function sideOfAtlantic({ lat, lon }: SailedRoute['places'][number]): Side {
  const is_america = lat > 57 ? lon < -55 : lat > 45 ? lon < -50 : lat > 10 ? lon < -58 : lon < -34;
  if (is_america) return lon > -170 ? 'west' : null;
  const is_old_world = lat > 57 ? lon > -25 : lat > 20 ? lon > -19 : lat > 0 ? lon > -26 : lon > 0;
  return is_old_world && lon < 60 ? 'east' : null;
}

function sideOfPacific({ lat, lon }: SailedRoute['places'][number]): Side {
  if (lon > -170 && lon < -30) return lon > -130 || lat > 50 ? 'east' : null;
  const is_asia_or_australia = lon > 95 && (lon < 155 || lat < -30 || lat > 20);
  return is_asia_or_australia ? 'west' : null;
}
