import {
  geoEqualEarth,
  geoGraticule10,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3-geo';
import type { Position } from 'geojson';
import { arcOf } from './arc.ts';
import { loadLand } from './land.ts';
import { thinPath } from './paths.ts';
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
  grid: string;
  line: string;
  port: string;
}

interface Ink {
  /** the whole world, or the part around the voyages */
  is_whole: boolean;
  colours: InkColours;
  /** of a line of a voyage */
  stroke: number;
  /** radius of a port */
  dot: number;
  /** how dark one line is; where many lie on each other they are darker */
  opacity: number;
}

/** Between Alaska and Chukotka, so that no land is cut in two. */
const middle = 11;
/** The land has no more detail. */
const closest = 4.5;

/** The voyages as lines of ink on a drawing of the world, for a picture. */
export async function drawInkWorld(scene: InkScene, frame: Frame, ink: Ink): Promise<Shape[]> {
  const { colours, stroke, dot, opacity } = ink;
  const projection = ink.is_whole ? wholeWorld(frame) : around(scene, frame);
  const land = await loadLand('far', ['0_0']);
  const path = geoPath(projection).digits(1);
  const draw = (shape: GeoPermissibleObjects) => path(shape) ?? '';
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const ports = scene.ports.map(({ lon, lat }) => projection([lon, lat]) ?? ([0, 0] as const));
  return [
    {
      tag: 'path',
      attributes: { ...line, d: draw(geoGraticule10()), stroke: colours.grid, 'stroke-width': 0.8 },
    },
    { tag: 'path', attributes: { d: thinPath(projection, land.land), fill: colours.land } },
    {
      tag: 'path',
      attributes: { ...line, d: thinPath(projection, land.coast), stroke: colours.coast, 'stroke-width': 1 },
    },
    ...scene.lines.map((coordinates): Shape => {
      const d = draw({ type: 'LineString', coordinates: [...coordinates] });
      return {
        tag: 'path',
        attributes: { ...line, d, stroke: colours.line, 'stroke-width': stroke, opacity },
      };
    }),
    {
      tag: 'path',
      attributes: {
        ...line,
        d: ports.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join(''),
        stroke: colours.port,
        'stroke-width': 2 * dot,
      },
    },
  ];
}

function wholeWorld({ width, height }: Frame): GeoProjection {
  const extent: [[number, number], [number, number]] = [
    [0, 0],
    [width, height],
  ];
  return geoEqualEarth().rotate([-middle, 0]).precision(0.2).fitExtent(extent, { type: 'Sphere' });
}

/** As near as the land allows, the voyages in the middle. */
function around({ lines, ports }: InkScene, frame: Frame): GeoProjection {
  const { width, height } = frame;
  const whole = wholeWorld(frame);
  const seen = [...lines.flat(), ...ports.map(({ lon, lat }): Position => [lon, lat])];
  const [first] = seen;
  if (first === undefined) return whole;
  // turned so that voyages across the Pacific are not torn apart
  const turn = arcOf(seen.map(([lon = 0]) => lon)).middle;
  const projection = geoEqualEarth().rotate([-turn, 0]).precision(0.2);
  const [x, y] = [width / 9, height / 8];
  const inner: [[number, number], [number, number]] = [
    [x, y],
    [width - x, height - y],
  ];
  const nearby: Position[] = [...seen, [(first[0] ?? 0) + 0.1, first[1] ?? 0]];
  projection.fitExtent(inner, { type: 'MultiPoint', coordinates: nearby });
  const most = whole.scale() * closest;
  if (projection.scale() > most) {
    const part = most / projection.scale();
    const [tx, ty] = projection.translate();
    projection
      .scale(most)
      .translate([width / 2 + (tx - width / 2) * part, height / 2 + (ty - height / 2) * part]);
  }
  return projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
}
