import {
  geoEqualEarth,
  geoMercator,
  type GeoPermissibleObjects,
  type GeoProjection,
  geoStereographic,
} from 'd3-geo';
import type { MultiLineString, Position } from 'geojson';
import { arcOf, wrapped } from './arc.ts';
import { cellsOf, type LandLevel, levelFor } from './land.ts';
import { runSteps, type Steps } from './steps.ts';

export interface Frame {
  width: number;
  height: number;
  /** the height of its lower part that something else covers; nothing of interest is drawn there */
  covered?: number;
  /** the same of its upper part */
  above?: number;
}

/** Room for names between the shown points and the edge of the frame. */
export interface Padding {
  inline: number;
  block: number;
}

export type ProjectionKind = 'mercator' | 'stereographic' | 'world';

/** The projection of a map, and the land it needs. */
export interface View extends Frame {
  kind: ProjectionKind;
  projection: GeoProjection;
  /** the same without points between, for land, whose points are close together already */
  plain: GeoProjection;
  level: LandLevel;
  cells: string[];
  graticule: MultiLineString;
}

const makers = { mercator: geoMercator, stereographic: geoStereographic, world: geoEqualEarth };
/** Beyond this the Mercator projection stretches too much. */
const MERCATOR_ENDS = 64;
/** Wider maps show the world. */
const WORLD_BEGINS = 150;

/** The projection for points: conformal near the equator, azimuthal near the poles, a world map around the globe. */
export function kindFor(points: readonly Position[]): ProjectionKind {
  const latitudes = points.map(([, lat = 0]) => lat);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const { width } = arcOf(points.map(([lon = 0]) => lon));
  const isPolar = south > 45 || north < -45;
  if (!isPolar && (width > WORLD_BEGINS || north - south > 110))
    return Math.max(north, -south) > MERCATOR_ENDS ? 'world' : 'mercator';
  return Math.max(north, -south) > MERCATOR_ENDS ? 'stereographic' : 'mercator';
}

/** Fits a projection to points; at least `least_span` degrees of latitude are shown. */
export function viewOf(...given: Parameters<typeof viewSteps>): View {
  return runSteps(viewSteps(...given));
}

/** The same in steps that can be run one at a time. */
export function* viewSteps(
  points: readonly Position[],
  frame: Frame,
  padding: Padding,
  least_span: number,
): Steps<View> {
  const kind = kindFor(points);
  const { middle, width } = arcOf(points.map(([lon = 0]) => lon));
  const latitudes = points.map(([, lat = 0]) => lat);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  // a map around the pole is centred on it
  const isAround = kind === 'stereographic' && width > 180;
  const centre: [number, number] = [middle, isAround ? Math.sign(north + south) * 90 : (north + south) / 2];
  const half = least_span / 2;
  const around: Position[] = [
    [centre[0], Math.min(centre[1] + half, 89.9)],
    [centre[0], Math.max(centre[1] - half, -89.9)],
  ];
  const shown: GeoPermissibleObjects = { type: 'MultiPoint', coordinates: [...points, ...around] };
  const make = (): GeoProjection =>
    makers[kind]().rotate(kind === 'stereographic' ? [-centre[0], -centre[1]] : [-centre[0], 0]);
  const projection = make().fitExtent(
    [
      [padding.inline, padding.block + Math.max(0, (frame.above ?? 0) - 12)],
      [frame.width - padding.inline, frame.height - (frame.covered ?? 0) - padding.block],
    ],
    shown,
  );
  if (kind === 'mercator') fillWidth(projection, frame, [south, north]);
  return yield* finished(kind, projection, make(), centre, frame);
}

/** The view of a map that can be moved: Mercator, so that no coast is slanted wherever it is looked at. */
export function* viewAt(
  { lon, lat, scale }: { lon: number; lat: number; scale: number },
  frame: Frame,
  level?: LandLevel,
): Steps<View> {
  const make = (): GeoProjection => geoMercator().rotate([-lon, 0]);
  const projection = make().scale((scale * 180) / Math.PI);
  const { width, height } = frame;
  projection.translate([width / 2, 0]);
  projection.translate([width / 2, height / 2 - (projection([lon, lat])?.[1] ?? 0)]);
  return yield* finished('mercator', projection, make(), [lon, lat], frame, level);
}

function* finished(
  kind: ProjectionKind,
  projection: GeoProjection,
  plain: GeoProjection,
  centre: [number, number],
  frame: Frame,
  wanted?: LandLevel,
): Steps<View> {
  projection.clipExtent(extentOf(frame));
  // cells are not cut at the edge of the map
  const is_wide = kind !== 'stereographic' && (frame.width / projection.scale()) * (180 / Math.PI) > 220;
  const level = wanted ?? (is_wide ? 'far' : levelFor(pixelsPerDegree(projection, centre)));
  plain.scale(projection.scale()).translate(projection.translate()).precision(0);
  // cells are cut on the picture
  if (level === 'far') plain.clipExtent(extentOf(frame));
  yield;
  const samples = [...seenFrom(projection, frame)];
  yield;
  return {
    ...frame,
    kind,
    projection,
    plain,
    level,
    cells: cellsOf(level, samples),
    graticule: graticuleOf(samples, centre[0], pixelsPerDegree(projection, centre)),
  };
}

/** Where the whole world is narrower than the frame, it is widened to fill it. */
function fillWidth(projection: GeoProjection, frame: Frame, latitudes: readonly [number, number]): void {
  const least_scale = frame.width / (2 * Math.PI);
  if (projection.scale() >= least_scale) return;
  projection.scale(least_scale).translate([frame.width / 2, 0]);
  const [bottom = 0, top = 0] = latitudes.map((lat) => projection([0, lat])?.[1] ?? 0);
  projection.translate([frame.width / 2, (frame.height - bottom - top) / 2]);
}

/** A little more than the frame, so that cut edges are not seen. */
function extentOf({ width, height }: Frame): [[number, number], [number, number]] {
  return [
    [-20, -20],
    [width + 20, height + 20],
  ];
}

function pixelsPerDegree(projection: GeoProjection, [lon, lat]: [number, number]): number {
  const south = projection([lon, Math.max(lat - 0.5, -89)]);
  const north = projection([lon, Math.max(lat - 0.5, -89) + 1]);
  if (south === null || north === null) return 1;
  return Math.hypot(north[0] - south[0], north[1] - south[1]);
}

/** Points all over the frame, as longitude and latitude. */
function* seenFrom(projection: GeoProjection, { width, height }: Frame): Generator<Position> {
  const [columns, rows] = [36, 24];
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      const pixel: [number, number] = [(column / columns) * width, (row / rows) * height];
      const point = projection.invert?.(pixel);
      if (point === undefined || point === null || !point.every(Number.isFinite)) continue;
      const back = projection(point);
      // beyond the edge of the world the inverse returns invalid points
      if (back === null || Math.hypot(back[0] - pixel[0], back[1] - pixel[1]) > 1) continue;
      yield point;
    }
  }
}

const STEPS = [0.5, 1, 2, 5, 10, 15, 30];

/** Lines of full degrees, some hundred pixels apart. */
function graticuleOf(
  samples: readonly Position[],
  middle: number,
  pixels_per_degree: number,
): MultiLineString {
  const step = STEPS.find((degrees) => degrees * pixels_per_degree > 90) ?? 30;
  const offsets = samples.map(([lon = 0]) => wrapped(lon - middle));
  const latitudes = samples.map(([, lat = 0]) => lat);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const [west, east] = [down(middle + least(offsets)), down(middle - least(offsets.map((x) => -x))) + step];
  const [south, north] = [
    Math.max(down(least(latitudes)), -90 + step),
    Math.min(down(-least(latitudes.map((y) => -y))) + step, 90 - step),
  ];
  const fine = Math.min(step / 2, 2.5);
  const coordinates: Position[][] = [];
  for (let lon = west; lon <= east; lon += step) {
    const line: Position[] = [];
    for (let lat = south; lat <= north; lat += step) line.push([wrapped(lon), lat]);
    coordinates.push(line);
  }
  for (let lat = south; lat <= north; lat += step) {
    const line: Position[] = [];
    for (let lon = west; lon <= east; lon += fine) line.push([wrapped(lon), lat]);
    coordinates.push(line);
  }
  return { type: 'MultiLineString', coordinates: coordinates.filter((line) => line.length > 1) };
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}
