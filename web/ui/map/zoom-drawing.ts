import { geoPath } from 'd3-geo';
import { type Camera, pixelOf } from './camera.ts';
import { type Cluster, clustersOf, stepOf } from './clusters.ts';
import { groundSteps } from './ground.ts';
import { labelShape } from './label-shape.ts';
import { placeLabels } from './labels.ts';
import { loadCountries, loadLand } from './land.ts';
import type { measureText } from './measure.ts';
import { thinPath } from './paths.ts';
import { page_palette as palette, type Shape } from './shape.ts';
import { inTurns } from './steps.ts';
import { type Frame, type View, viewAt } from './view.ts';
import type { WorldPort, WorldScene } from './world-drawing.ts';

/** A drawn look at the map. Until the next one is drawn, it is moved and scaled as it is. */
export interface ZoomDrawing {
  camera: Camera;
  frame: Frame;
  shapes: Shape[];
}

/** So much is drawn around the frame, as a part of its size: a drag shows no empty edge. */
const AROUND = 0.25;
/** More names than this are no help. */
const NAMED = 40;
const FONT_SIZE = 14;
/** Routes are so coarse that they cross islands where one looks from near. */
const FINE = 30;

/** Draws sea, land, routes and the names of the ports that stand alone. Without a network it has the land it has. */
export async function drawZoom(
  scene: WorldScene,
  camera: Camera,
  frame: Frame,
  measure: typeof measureText,
): Promise<ZoomDrawing> {
  const [around_x, around_y] = [Math.round(frame.width * AROUND), Math.round(frame.height * AROUND)];
  const outer = { width: frame.width + 2 * around_x, height: frame.height + 2 * around_y };
  const view = await inTurns(viewAt(camera, outer));
  const ground = await groundOf(view)
    .catch(async () => groundOf(await inTurns(viewAt(camera, outer, 'far'))))
    .catch(() => []);
  // the far land only: countries have no finer shapes, and coasts would not match
  const tint = view.level === 'far' ? await tintOf(view, scene).catch(() => []) : [];
  const clusters = clustersOf(scene.ports, stepOf(camera.scale));
  const names: Shape = {
    tag: 'g',
    attributes: { transform: `translate(${around_x} ${around_y})` },
    children: namesOf(clusters, camera, frame, measure),
  };
  return { camera, frame: outer, shapes: [...ground, ...tint, ...linesOf(view, scene), names] };
}

async function groundOf(view: View): Promise<Shape[]> {
  const land = await loadLand(view.level, view.cells);
  const { land: filled, coast } = await inTurns(groundSteps(view, land));
  const grid = geoPath(view.projection).digits(1)(view.graticule) ?? '';
  return [
    {
      tag: 'path',
      attributes: { d: grid, fill: 'none', stroke: palette.grid, 'stroke-width': 0.8, opacity: 0.4 },
    },
    { tag: 'path', attributes: { d: filled, fill: palette.land } },
    { tag: 'path', attributes: { d: coast, fill: 'none', stroke: palette.coast, 'stroke-width': 0.7 } },
  ];
}

async function tintOf(view: View, { countries }: WorldScene): Promise<Shape[]> {
  const d = thinPath(view.plain, await loadCountries(countries));
  return [{ tag: 'path', attributes: { d, fill: palette.teal, opacity: 0.28 } }];
}

function linesOf({ projection }: View, { lines }: WorldScene): Shape[] {
  const path = geoPath(projection).digits(1);
  const opacity = Math.min(1, FINE / projection.scale() / (Math.PI / 180));
  return lines.map(({ line, is_ahead }) => ({
    tag: 'path',
    attributes: {
      d: path({ type: 'LineString', coordinates: [...line] }) ?? '',
      fill: 'none',
      stroke: palette.deep,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      opacity: opacity * (is_ahead ? 0.6 : 0.4),
      ...(is_ahead && { 'stroke-dasharray': '1 4' }),
    },
  }));
}

function namesOf(
  clusters: readonly Cluster<WorldPort>[],
  camera: Camera,
  frame: Frame,
  measure: typeof measureText,
): Shape[] {
  const seen = clusters
    .map(({ first, items }) => ({ ...pixelOf(camera, frame, [first.lon, first.lat]), first, items }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < frame.width && y < frame.height);
  const alone = seen.filter(({ items }) => items.length === 1).slice(0, NAMED);
  const labels = placeLabels(
    alone.map(({ x, y, first }, rank) => ({ x, y, texts: first.names.toReversed(), rank, dot: 9 })),
    {
      ...frame,
      font_size: FONT_SIZE,
      dot: 9,
      measure: (text) => measure(text, FONT_SIZE),
      lines: [],
      obstacles: seen.flatMap(({ x, y, items }) => (items.length === 1 ? [] : boxAround(x, y))),
    },
  );
  return labels.map((label) => labelShape(label, FONT_SIZE, palette));
}

/** The number of a cluster is larger than a dot: names keep away from its rim too. */
function boxAround(x: number, y: number): (readonly [number, number])[] {
  return [-15, 0, 15].flatMap((dx) => [-15, 0, 15].map((dy) => [x + dx, y + dy] as const));
}
