import {
  geoEqualEarth,
  geoEqualEarthRaw,
  type GeoPermissibleObjects,
  geoGraticule10,
  geoPath,
  type GeoProjection,
} from 'd3-geo';
import type { Polygon, Position } from 'geojson';
import { wrapped } from './arc.ts';
import { placeLabels } from './labels.ts';
import type { Land } from './land.ts';
import { type Pixel, thinPath } from './paths.ts';
import type { Palette, Shape } from './shape.ts';
import { labelShape } from './label-shape.ts';
import type { Frame } from './view.ts';

export interface WorldPort {
  id: string;
  names: readonly string[];
  lon: number;
  lat: number;
  visits: number;
}

export interface WorldLine {
  line: readonly Position[];
  is_ahead: boolean;
}

export interface WorldScene {
  /** sorted by visits, the most visited first */
  ports: readonly WorldPort[];
  lines: readonly WorldLine[];
  /** ISO codes of the tinted countries */
  countries: ReadonlySet<string>;
}

/** All places to be seen: the ports, and the routes of voyages sailed and booked, step by step. */
export function placesOf({ ports, lines }: Pick<WorldScene, 'ports' | 'lines'>): Position[] {
  return [
    ...ports.map(({ lon, lat }): Position => [lon, lat]),
    ...lines.flatMap(({ line }) => stepped(line)),
  ];
}

/** In steps so small that an ocean that is crossed is no gap; across 180° as well. */
function stepped(line: readonly Position[]): Position[] {
  return line.flatMap((place, index) => {
    const [lon = 0, lat = 0] = line[index - 1] ?? place;
    const [east, north] = [wrapped((place[0] ?? 0) - lon), (place[1] ?? 0) - lat];
    const steps = Math.max(1, Math.ceil(Math.abs(east) / STEP));
    return Array.from({ length: steps }, (_none, at): Position => {
      const part = (at + 1) / steps;
      return [wrapped(lon + east * part), lat + north * part];
    });
  });
}

export interface WorldPicture extends Frame {
  plain: GeoProjection;
  ports: (WorldPort & { x: number; y: number; r: number })[];
  shapes: (palette: Palette, ground: WorldGround | undefined) => Shape[];
}

export interface WorldGround {
  land: string;
  coast: string;
  visited: string;
}

/** In degrees of longitude. */
const STEP = 10;
/** The visited part may be enlarged to so many times the whole world; the land has no more detail. */
const CLOSEST = 3;
/** The world is cut opposite of it: between Alaska and Chukotka, so that no land is cut in two. */
const MIDDLE = 11;
/** For those who mostly cross the Pacific: cut between Greenland and Iceland. */
const PACIFIC = 150;

/** Pixels to a port that is visited more: nearer than this a port has no name, as one would not know whose it is. */
const APART = 80;

/** Half the width of the Equal Earth projection at the scale 1, and its height from the equator to a pole. */
const HALF_WIDTH = 2.7066;
const POLE = 1.3173;
/** North of Antarctica, of which those who go there see as much as they sail along. */
const SOUTH = -60;
/** Degrees between the southernmost place and the lower edge. */
const BELOW = 4;

/** A map of the world, or of the visited part of it. */
export function worldPictureOf(
  scene: WorldScene,
  frame: Frame,
  measure: (text: string, font_size: number) => number,
): WorldPicture {
  const projection = fitted(scene, frame);
  const plain = geoEqualEarth()
    .rotate(projection.rotate())
    .scale(projection.scale())
    .translate(projection.translate())
    .precision(0)
    .clipExtent(projection.clipExtent());
  const path = geoPath(projection).digits(1);
  const draw = (shape: GeoPermissibleObjects) => path(shape) ?? '';
  const isSmall = frame.width < 520;
  const ports = scene.ports.map((port) => {
    const [x, y] = projection([port.lon, port.lat]) ?? [0, 0];
    return { ...port, x, y, r: Math.min(2.4 + 1.3 * Math.sqrt(port.visits), 9) * (isSmall ? 0.75 : 1) };
  });
  const lines = scene.lines.map(({ line, is_ahead }) => {
    return { d: draw({ type: 'LineString', coordinates: [...line] }), is_ahead };
  });
  const font_size = 14;
  const labels = placeLabels(
    // on a phone a name would lie on the dots of other ports
    ports
      .reduce<typeof ports>(withDistant, [])
      .slice(0, isSmall ? 0 : 12)
      .map(({ x, y, names }, rank) => ({ x, y, texts: names.toReversed(), rank })),
    {
      ...frame,
      font_size,
      dot: 8,
      measure: (text) => measure(text, font_size),
      lines: ports.map(({ x, y }): Pixel => [x, y]),
      obstacles: [],
    },
  );
  const sphere = draw({ type: 'Sphere' });
  const graticule = draw(geoGraticule10());

  return {
    ...frame,
    plain,
    ports,
    shapes: (palette, ground) => {
      const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
      const grid = { ...line, d: graticule, stroke: palette.grid, 'stroke-width': 0.8, opacity: 0.4 };
      return [
        // a voyage that is cut ends at the edge of the world, not in the sea
        {
          tag: 'path',
          attributes: { d: sphere, fill: palette.sea, stroke: palette.grid, 'stroke-width': 1 },
        },
        { tag: 'path', attributes: grid },
        ...groundShapes(ground, palette),
        ...lines.map(({ d, is_ahead }): Shape => {
          const look = is_ahead ? { 'stroke-dasharray': '1 4', opacity: 0.6 } : { opacity: 0.38 };
          return {
            tag: 'path',
            attributes: { ...line, d, stroke: palette.deep, 'stroke-width': 1.3, ...look },
          };
        }),
        // the most visited lie lowest, so that a small dot on a large one is seen
        ...ports.map(({ x, y, r }): Shape => {
          const at = { cx: x.toFixed(1), cy: y.toFixed(1), r: r.toFixed(1) };
          const look = { fill: palette.deep, stroke: palette.card, 'stroke-width': 1.1 };
          return { tag: 'circle', attributes: { ...at, ...look } };
        }),
        ...labels.map((label) => labelShape(label, font_size, palette)),
      ];
    },
  };
}

/** Land, coast and the visited countries, as paths of a picture. */
export function worldGroundOf(plain: GeoProjection, land: Land, visited: Polygon): WorldGround {
  return {
    land: thinPath(plain, land.land),
    coast: thinPath(plain, land.coast),
    visited: thinPath(plain, visited),
  };
}

function groundShapes(ground: WorldGround | undefined, palette: Palette): Shape[] {
  if (ground === undefined) return [];
  return [
    { tag: 'path', attributes: { d: ground.land, fill: palette.land } },
    { tag: 'path', attributes: { d: ground.visited, fill: palette.teal, opacity: 0.28 } },
    {
      tag: 'path',
      attributes: { d: ground.coast, fill: 'none', stroke: palette.coast, 'stroke-width': 0.7 },
    },
  ];
}

function withDistant<Port extends Readonly<Record<'x' | 'y', number>>>(kept: Port[], port: Port): Port[] {
  return kept.every((other) => awayFrom(port, other) >= APART) ? [...kept, port] : kept;
}

function awayFrom(a: Readonly<Record<'x' | 'y', number>>, b: Readonly<Record<'x' | 'y', number>>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The port nearest to a point of the picture, within the reach of a finger. */
export function portNear(picture: WorldPicture, x: number, y: number, reach: number): WorldPort | undefined {
  let [best, distance]: [WorldPort | undefined, number] = [undefined, reach];
  for (const port of picture.ports) {
    const away = awayFrom(port, { x, y });
    if (away < distance) [best, distance] = [port, away];
  }
  return best;
}

/** The meridian in the middle: that of the maps one knows, unless it cuts more than twice as many voyages in two. */
function middleOf(lines: readonly WorldLine[]): number {
  const across = (cut: number) => lines.filter(({ line }) => isAcross(line, cut)).length;
  return across(MIDDLE - 180) > 2 * across(PACIFIC - 180) ? PACIFIC : MIDDLE;
}

function isAcross(line: readonly Position[], cut: number): boolean {
  const sides = line.map(([lon = 0]) => wrapped(lon - cut));
  return sides.some((side, at) => {
    const before = sides[at - 1] ?? side;
    return side * before < 0 && Math.abs(side - before) < 180;
  });
}

function fitted({ ports, lines }: WorldScene, frame: Frame): GeoProjection {
  const extent: [[number, number], [number, number]] = [
    [0, 0],
    [frame.width, frame.height],
  ];
  const projection = geoEqualEarth().rotate([-middleOf(lines), 0]);
  const seen = placesOf({ ports, lines });
  const lowest = Math.max(-90, Math.min(SOUTH, ...seen.map(([, lat = 0]) => lat - BELOW)));
  const south = -geoEqualEarthRaw(0, (lowest * Math.PI) / 180)[1];
  const whole = Math.min(frame.width / 2 / HALF_WIDTH, frame.height / (POLE + south));
  const [inline, block] = [frame.width / 12, frame.height / 8];
  const inner: typeof extent = [
    [inline, block],
    [frame.width - inline, frame.height - block],
  ];
  // one port has no extent, and without any the whole earth is wanted
  const around = seen.map(([lon = 0, lat = 0]): Position => [lon + 0.1, lat]);
  if (seen.length === 0) projection.fitExtent(inner, { type: 'Sphere' });
  else projection.fitExtent(inner, { type: 'MultiPoint', coordinates: [...seen, ...around] });
  const scale = Math.min(Math.max(projection.scale(), whole), whole * CLOSEST);
  // the middle of the visited part stays in the middle, unless the world ends beside it
  const factor = scale / projection.scale();
  const [x, y] = projection.translate();
  const place = (at: number, size: number, before: number, after: number) => {
    const [least, most] = [size - after * scale, before * scale];
    return least > most
      ? (least + most) / 2
      : Math.min(Math.max(size / 2 + (at - size / 2) * factor, least), most);
  };
  return projection
    .scale(scale)
    .translate([place(x, frame.width, HALF_WIDTH, HALF_WIDTH), place(y, frame.height, POLE, south)])
    .clipExtent(extent);
}
