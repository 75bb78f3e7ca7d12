import { geoGraticule, geoPath, geoProjection, type GeoProjection } from 'd3-geo';
import type { Position } from 'geojson';
import { arcOf, wrapped } from './arc.ts';
import { cellsOf, levelFor, loadLand } from './land.ts';
import { lanesOf } from './lanes.ts';
import { linesOf, type Pixel, thinPath } from './paths.ts';
import type { Shape } from './shape.ts';
import type { Frame } from './view.ts';

/** What a drawing of voyages shows. */
export interface InkScene {
  lines: readonly (readonly Position[])[];
  ports: readonly { lon: number; lat: number }[];
}

/** Hex values, as of a file. */
export interface InkColours {
  land: string;
  coast: string;
  /** along the coast */
  shallow: string;
  grid: string;
  line: string;
  port: string;
  /** around a port */
  ring: string;
}

interface Ink {
  colours: InkColours;
  /** of a way that was sailed once */
  stroke: number;
  /** radius of a port */
  dot: number;
}

/** A drawing of the voyages, and what stands around it. */
export interface InkWorld {
  shapes: Shape[];
  /** from the left and from the top, in pixels: where each so many degrees begin */
  ticks: { x: number[]; y: number[] };
  /** whether nothing was sailed within so many pixels of a point */
  isFree: (at: Pixel, within: number) => boolean;
}

const radians = Math.PI / 180;
/** Nearer than this the routes, which are made for maps of the world, would have corners. */
const least_degrees = 48;
/** The ice beyond is not sailed. */
const [south, north] = [-78, 84];
/** What is shown when no place is known. */
const the_world: readonly Position[] = [
  [-180, south],
  [-90, 0],
  [0, 0],
  [90, north],
];

/** Miller's projection: a rectangle, as charts have it, on which the far north is not as large as on theirs. */
function chart(lon: number, lat: number): [number, number] {
  return [lon, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * lat))];
}
chart.invert = (x: number, y: number): [number, number] => [
  x,
  2.5 * (Math.atan(Math.exp(0.8 * y)) - Math.PI / 4),
];

/** The voyages as lines of ink on a chart of the part of the world around them, for a picture. */
export async function drawInkWorld(scene: InkScene, frame: Frame, ink: Ink): Promise<InkWorld> {
  const projection = around(scene, frame);
  const { width, height } = frame;
  const per_degree = projection.scale() * radians;
  const { colours } = ink;
  // what is drawn nearer is drawn bolder
  const bold = Math.min(1.8, Math.max(1, per_degree / 12));
  const [stroke, dot] = [ink.stroke * bold, ink.dot * bold];
  // a picture is painted at twice its size
  const level = levelFor(per_degree * 2);
  const seen: Position[] = [];
  for (let x = 0; x <= width; x += width / 48)
    for (let y = 0; y <= height; y += height / 32) {
      const at = projection.invert?.([x, y]);
      if (at) seen.push(at);
    }
  const land = await loadLand(level, cellsOf(level, seen));
  const coast = thinPath(projection, land.coast);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const step = width / per_degree > 150 ? 10 : 5;
  const grid = geoGraticule().step([step, step])();
  const ports = scene.ports.flatMap(({ lon, lat }) => {
    const at = projection([lon, lat]);
    // the poles have no room beside each other, and a dot beyond the chart would lie on its border
    const is_within = at !== null && at[1] > dot && at[1] < height - dot;
    return is_within ? [at] : [];
  });
  const ways = scene.lines.flatMap((coordinates) =>
    linesOf(projection, { type: 'LineString', coordinates: [...coordinates] }).map(({ points }) => points),
  );
  const lanes = lanesOf(ways, Math.min(10, Math.max(4, per_degree * 1.1)));
  const dots = ports.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
  return {
    shapes: [
      {
        tag: 'path',
        attributes: {
          ...line,
          d: geoPath(projection).digits(1)(grid) ?? '',
          stroke: colours.grid,
          'stroke-width': 0.8,
        },
      },
      ...[9, 4].map((by): Shape => {
        return {
          tag: 'path',
          attributes: { ...line, d: coast, stroke: colours.shallow, 'stroke-width': by, opacity: 0.5 },
        };
      }),
      { tag: 'path', attributes: { d: thinPath(projection, land.land), fill: colours.land } },
      { tag: 'path', attributes: { ...line, d: coast, stroke: colours.coast, 'stroke-width': 0.9 } },
      ...lanes.map(({ path, sailed }): Shape => {
        const by = Math.round(stroke * Math.min(2, 1 + 0.25 * Math.log2(sailed)) * 10) / 10;
        return { tag: 'path', attributes: { ...line, d: path, stroke: colours.line, 'stroke-width': by } };
      }),
      { tag: 'path', attributes: { ...line, d: dots, stroke: colours.ring, 'stroke-width': 2 * dot + 2.4 } },
      { tag: 'path', attributes: { ...line, d: dots, stroke: colours.port, 'stroke-width': 2 * dot } },
    ],
    ticks: ticksOf(projection, frame, step),
    isFree: ([x, y], within) =>
      ![...ports, ...ways.flat()].some(([px, py]) => Math.hypot(px - x, py - y) < within),
  };
}

/** As near as the routes allow, the voyages in the middle; the sea reaches to each edge. */
export function around({ lines, ports }: InkScene, { width, height }: Frame): GeoProjection {
  const known = [...lines.flat(), ...ports.map(({ lon, lat }): Position => [lon, lat])];
  const seen = known.length > 0 ? known : the_world;
  // turned so that voyages across the Pacific are not torn apart
  const turn = arcOf(seen.map(([lon = 0]) => lon)).middle;
  const xs = seen.map(([lon = 0]) => wrapped(lon - turn) * radians);
  const spanOf = (places: readonly Position[]) => {
    const ys = places.map(([, lat = 0]) => chart(0, lat * radians)[1]);
    return [Math.min(...ys), Math.max(...ys)] as const;
  };
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = spanOf(seen);
  const room = { width: width * 0.88, height: height * 0.84 };
  const wanted = Math.min(room.width / (right - left), room.height / (high - low));
  const [least, most] = [width / (2 * Math.PI), width / (least_degrees * radians)];
  const scale = Math.max(least, Math.min(most, wanted));
  const half = height / scale / 2;
  const [bottom, top] = [chart(0, south * radians)[1] + half, chart(0, north * radians)[1] - half];
  // where not all has room, ports go before the ways between them
  const [lowest, highest] =
    ports.length > 0 && high - low > 2 * half ? spanOf(ports.map(({ lon, lat }) => [lon, lat])) : [low, high];
  const middle = Math.max(bottom, Math.min(top, (lowest + highest) / 2));
  return geoProjection(chart)
    .rotate([-turn, 0])
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 + middle * scale])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

function ticksOf(projection: GeoProjection, { width, height }: Frame, step: number) {
  const [west = 0, up = 0] = projection.invert?.([0, 0]) ?? [];
  const per_degree = projection.scale() * radians;
  const first = Math.ceil(west / step) * step;
  const x: number[] = [];
  for (let at = (first - west) * per_degree; at < width; at += step * per_degree) x.push(at);
  const y: number[] = [];
  for (let lat = Math.floor(up / step) * step; lat >= -90; lat -= step) {
    const at = projection.translate()[1] - chart(0, lat * radians)[1] * projection.scale();
    if (at > height) break;
    y.push(at);
  }
  return { x, y };
}
