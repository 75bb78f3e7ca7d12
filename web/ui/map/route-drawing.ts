import { geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import type { Ground } from './ground.ts';
import { labelShape } from './label-shape.ts';
import { type Box, type LabelRequest, type PlacedLabel, placeLabels } from './labels.ts';
import { linesOf, pathOf, type Pixel } from './paths.ts';
import type { Palette, Shape } from './shape.ts';
import { runSteps, type Steps } from './steps.ts';
import { type Frame, type View, viewSteps } from './view.ts';

/** A dot of a route. */
export interface MapPlace {
  /** the preferred name, and shorter ones for where there is less room */
  names: readonly string[];
  lon: number;
  lat: number;
  kind: 'embark' | 'port' | 'scenic' | 'disembark';
  /** today's or the next port of a cruise under way: it has its name before all others */
  is_due?: boolean;
}

export interface MapLeg {
  line: readonly Position[];
  is_over_water: boolean;
  /** the part of the route behind the ship is drawn solid */
  is_sailed: boolean;
}

/** The content of a route map: each place once, in the order of the voyage. */
export interface RouteScene {
  places: readonly MapPlace[];
  legs: readonly MapLeg[];
  /** where the ship is today */
  ship: Position | undefined;
}

export interface RoutePicture extends Frame {
  view: View;
  places: (MapPlace & { x: number; y: number })[];
  legs: (Omit<MapLeg, 'line'> & { d: string })[];
  ship: Pixel | undefined;
  /** another port lies in the halo of the ship, which is smaller then */
  is_crowded: boolean;
  labels: PlacedLabel[];
  font_size: number;
  graticule: string;
  /** the middle of the compass rose, where a corner is free */
  compass: Pixel | undefined;
}

/** The positions of everything on the picture. Land is loaded later. */
export function pictureOf(...given: Parameters<typeof pictureSteps>): RoutePicture {
  return runSteps(pictureSteps(...given));
}

/** The same in steps that can be run one at a time. */
export function* pictureSteps(
  scene: RouteScene,
  frame: Frame,
  measure: (text: string, font_size: number) => number,
  /** in a corner at the top, something that lies on the picture */
  cover?: Box,
  /** the page reads from the right */
  is_rtl = false,
  /** told what is looked at before names are placed, which takes longest */
  onView?: (view: View) => void,
): Steps<RoutePicture> {
  const isSmall = frame.width < 520;
  const font_size = isSmall ? 14 : 15;
  const points = [
    ...scene.places.map(({ lon, lat }): Position => [lon, lat]),
    ...scene.legs.flatMap(({ line }) => line),
  ];
  const padding = {
    inline: Math.min(isSmall ? 44 : 90, frame.width / 6),
    block: Math.min(36, frame.height / 7),
  };
  const least_span = scene.places.length > 1 ? 1.6 : 7;
  let view = yield* viewSteps(points, frame, padding, least_span);
  const isCovered = ([lon = 0, lat = 0]: Position) => {
    const [x, y] = view.projection([lon, lat]) ?? [0, 0];
    return cover !== undefined && x > cover.x - 16 && x < cover.x + cover.width + 16 && y < cover.height + 12;
  };
  if (points.some(isCovered)) {
    yield;
    const above = Math.max(cover?.height ?? 0, frame.above ?? 0);
    view = yield* viewSteps(points, { ...frame, above }, padding, least_span);
  }
  onView?.(view);
  yield;
  const legs = scene.legs.map(({ line, ...leg }) => ({ ...leg, lines: pixelsOf(line, view) }));
  const places = scene.places.map((place) => {
    const [x, y] = view.projection([place.lon, place.lat]) ?? [0, 0];
    return { ...place, x, y };
  });
  yield;
  // measuring the first text takes as long as measuring many
  measure(scene.places[0]?.names[0] ?? '', font_size);
  yield;
  const ship = scene.ship && (view.projection([scene.ship[0] ?? 0, scene.ship[1] ?? 0]) ?? undefined);
  const isHere = ({ x, y }: { x: number; y: number }) =>
    ship !== undefined && Math.hypot(x - ship[0], y - ship[1]) < 4;
  const is_crowded = places.some(
    ({ x, y }) => ship !== undefined && !isHere({ x, y }) && Math.hypot(x - ship[0], y - ship[1]) < HALO + 6,
  );
  const course = legs.flatMap(({ lines }) => lines.flatMap(dense));
  const compass = freeCorner(course, places, frame, cover, is_rtl);
  const labels = placeLabels(
    places.map((place, index): LabelRequest => {
      const texts = isSmall || place.is_due === true ? place.names.toReversed() : place.names;
      const named = {
        x: place.x,
        y: place.y,
        texts,
        rank: place.is_due === true ? -0.5 : rankOf(place, index),
      };
      // readers look for the port of the day
      return isHere(place) ? { ...named, rank: -1, dot: is_crowded ? 8 : 12 } : named;
    }),
    {
      width: frame.width,
      height: frame.height - (frame.covered ?? 0),
      top: frame.above,
      font_size,
      dot: 6,
      measure: (text) => measure(text, font_size),
      lines: course,
      obstacles: [
        ...(ship === undefined || places.some(isHere) ? [] : [ship]),
        ...(compass === undefined ? [] : around(compass)),
      ],
      cover,
      // in a picture as low as a strip they would crowd the route
      has_leaders: frame.height > LOW,
    },
  );
  yield;
  return {
    ...frame,
    view,
    places,
    legs: legs.map(({ lines, ...leg }) => ({ ...leg, d: lines.map(pathOf).join('') })),
    ship,
    is_crowded,
    labels,
    font_size,
    graticule: geoPath(view.projection).digits(1)(view.graticule) ?? '',
    compass,
  };
}

const LOW = 130;

/** From the middle of the compass rose to the tips of its needle. */
const rose = 17;

/**
 * The corner at the top where nothing of the route lies, and no port so near that the rose hides its coast: first the
 * one where lines of text end, as a way back lies in the other. The rose itself is never mirrored: east is right.
 */
function freeCorner(
  course: readonly Pixel[],
  places: readonly { x: number; y: number }[],
  { width, height, above = 0 }: Frame,
  cover: Box | undefined,
  is_rtl: boolean,
): Pixel | undefined {
  if (width < 320 || height < 200) return undefined;
  const inset = rose + 21;
  const y = inset + Math.max(0, above - 12);
  const corners = is_rtl ? [inset, width - inset] : [width - inset, inset];
  return corners.flatMap((x): Pixel[] => {
    if (cover !== undefined && x > cover.x && x < cover.x + cover.width) return [];
    const is_free =
      course.every((point) => Math.hypot(point[0] - x, point[1] - y) > 2 * rose + 12) &&
      places.every((place) => Math.hypot(place.x - x, place.y - y) > 4 * rose);
    return is_free ? [[x, y]] : [];
  })[0];
}

/** Points on a rose that names must not cover. */
function around([x, y]: Pixel): Pixel[] {
  return [
    [x, y],
    [x - rose, y],
    [x + rose, y],
    [x, y - rose],
    [x, y + rose],
  ];
}

function compassShapes([x, y]: Pixel, palette: Palette): Shape[] {
  const [long, short] = [rose, 4.2];
  const tip = (along: number, down: number) => `L${x + along} ${y + down}`;
  const star = `M${x} ${y - long}${tip(short, -short)}${tip(long, 0)}${tip(short, short)}${tip(0, long)}${tip(-short, short)}${tip(-long, 0)}${tip(-short, -short)}Z`;
  const shaded = [
    [0, -long, short, -short],
    [long, 0, short, short],
    [0, long, -short, short],
    [-long, 0, -short, -short],
  ]
    .map(([a = 0, b = 0, c = 0, d = 0]) => `M${x} ${y}${tip(a, b)}${tip(c, d)}Z`)
    .join('');
  const line = { fill: 'none', stroke: palette.deep };
  return [
    { tag: 'circle', attributes: { ...line, cx: x, cy: y, r: rose - 5, 'stroke-width': 0.8 } },
    {
      tag: 'path',
      attributes: {
        d: star,
        fill: palette.card,
        stroke: palette.deep,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      },
    },
    { tag: 'path', attributes: { d: shaded, fill: palette.deep } },
    { tag: 'circle', attributes: { cx: x, cy: y - long - 4, r: 1.8, fill: palette.deep } },
  ];
}

function rankOf({ kind }: MapPlace, index: number): number {
  return { embark: 0, disembark: 100, port: 200, scenic: 300 }[kind] + index;
}

/** The pixels of a line, in pieces where the edge of the map cuts it. */
function pixelsOf(line: readonly Position[], view: View): Pixel[][] {
  return linesOf(view.projection, { type: 'LineString', coordinates: [...line] }).map(({ points }) => points);
}

/** Points of a line every few pixels. */
function dense(line: readonly Pixel[]): Pixel[] {
  return line.flatMap((point, place) => {
    const next = line[place + 1];
    if (next === undefined) return [point];
    const count = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 4);
    return Array.from({ length: count }, (_none, step): Pixel => {
      const part = step / count;
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });
}

const joined = { fill: 'none', 'stroke-linejoin': 'round' };

/** Sea and lines of degrees. */
export function seaShapes(
  { width, height, graticule }: Pick<RoutePicture, 'width' | 'height' | 'graticule'>,
  palette: Palette,
): Shape[] {
  return [
    { tag: 'rect', attributes: { width, height, fill: palette.sea } },
    {
      tag: 'path',
      attributes: { ...joined, d: graticule, stroke: palette.grid, 'stroke-width': 1, opacity: 0.45 },
    },
  ];
}

/** The land on the sea. */
export function landShapes({ land, coast }: Ground, palette: Palette): Shape[] {
  return [
    { tag: 'path', attributes: { d: land, fill: palette.land } },
    { tag: 'path', attributes: { ...joined, d: coast, stroke: palette.coast, 'stroke-width': 0.9 } },
  ];
}

/** The route, the dots and the names. */
export function routeShapes(picture: RoutePicture, palette: Palette): Shape[] {
  return [...wayShapes(picture, palette), ...placeShapes(picture, palette)];
}

/** The lines of the route alone. */
export function wayShapes({ legs }: Pick<RoutePicture, 'legs'>, palette: Palette): Shape[] {
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const over_water = legs.filter(({ is_over_water }) => is_over_water);
  return [
    // a narrow fjord or a canal that the land data omits is drawn as water
    ...over_water.map(({ d }): Shape => {
      return { tag: 'path', attributes: { ...line, d, stroke: palette.sea, 'stroke-width': 6 } };
    }),
    ...legs.map(({ d, is_over_water, is_sailed }): Shape => {
      const look = is_sailed
        ? { 'stroke-width': 2.6 }
        : is_over_water
          ? { 'stroke-width': 3, 'stroke-dasharray': '0.1 6.4' }
          : { 'stroke-width': 1.8, 'stroke-dasharray': '4 5', opacity: 0.8 };
      return { tag: 'path', attributes: { ...line, d, stroke: palette.deep, ...look } };
    }),
  ];
}

/** The compass, the dots, the ship and the names. */
export function placeShapes(picture: RoutePicture, palette: Palette): Shape[] {
  const { places, ship, is_crowded, compass } = picture;
  // the dot of the day is that of the ship; the halo hides no other one
  const others = places.filter(({ x, y }) => ship === undefined || Math.hypot(x - ship[0], y - ship[1]) >= 4);
  return [
    ...(compass === undefined ? [] : compassShapes(compass, palette)),
    ...picture.labels.flatMap(({ leader }) => (leader === undefined ? [] : leaderShape(leader, palette))),
    ...(ship === undefined ? [] : shipShapes(ship, is_crowded, palette)),
    ...others.toReversed().map((place) => dotShape(place, palette)),
    ...picture.labels.map((label) => labelShape(label, picture.font_size, palette)),
  ];
}

function leaderShape([[x1, y1], [x2, y2]]: NonNullable<PlacedLabel['leader']>, palette: Palette): Shape {
  const d = `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return { tag: 'path', attributes: { d, fill: 'none', stroke: palette.ink, 'stroke-width': 1 } };
}

function dotShape({ x, y, kind }: RoutePicture['places'][number], palette: Palette): Shape {
  const at = { cx: x.toFixed(1), cy: y.toFixed(1) };
  if (kind === 'embark') {
    return {
      tag: 'circle',
      attributes: { ...at, r: 6, fill: palette.deep, stroke: palette.card, 'stroke-width': 2 },
    };
  }
  const r = kind === 'scenic' ? 3.4 : 4.6;
  return {
    tag: 'circle',
    attributes: { ...at, r, fill: palette.card, stroke: palette.deep, 'stroke-width': 2.2 },
  };
}

/** The radius of the halo of the ship. */
const HALO = 15;

/** The ship as a dot with a halo. */
function shipShapes([x, y]: Pixel, is_crowded: boolean, palette: Palette): Shape[] {
  const [halo, r] = is_crowded ? [9, 5.5] : [HALO, 8];
  const at = { cx: x.toFixed(1), cy: y.toFixed(1) };
  return [
    { tag: 'circle', attributes: { ...at, r: halo, fill: palette.teal, opacity: 0.25 } },
    {
      tag: 'circle',
      attributes: { ...at, r, fill: palette.teal, stroke: palette.card, 'stroke-width': 2.5 },
    },
  ];
}
