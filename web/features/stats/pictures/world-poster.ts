import { drawInkWorld, type InkScene } from '#web/ui/map/ink-world.ts';
import type { Pixel } from '#web/ui/map/paths.ts';
import type { Shape } from '#web/ui/map/shape.ts';
import type { Drawing } from './picture.ts';
import { penOf } from './words.ts';

export interface PosterFacts {
  scene: InkScene;
  title: string;
  /** only if the traveller chose to be named */
  by: string | undefined;
  years: string;
  counts: readonly { figure: string; name: string }[];
  direction: 'ltr' | 'rtl';
}

/** Painted at twice this, it is 3,600 by 2,400: 30 by 20 centimetres at 300 dots an inch. */
const [width, height] = [1800, 1200];
const map = { x: 96, y: 96, width: 1608, height: 744 } as const;

const colours = {
  paper: '#f8f3e6',
  sea: '#e6ebe2',
  shallow: '#cfdbd5',
  land: '#ecdfc0',
  coast: '#a8966c',
  grid: '#d6ddd2',
  ink: '#0b3a5e',
  coral: '#b3401f',
  muted: '#5c6570',
} as const;

/** All voyages as lines of ink on a chart of the seas that were sailed, to print and frame. */
export async function drawPoster(facts: PosterFacts): Promise<Drawing> {
  const { scene, title, by, years, counts, direction } = facts;
  const { ink, paper, coral, muted } = colours;
  const { shapes, ticks, isFree } = await drawInkWorld(scene, map, {
    colours: { ...colours, line: ink, port: coral, ring: paper },
    stroke: 2.2,
    dot: 4,
  });
  const write = penOf(width, direction);
  const middle = { x: width / 2, is_centered: true } as const;
  const caption = [by, years].filter((part) => part !== undefined && part !== '').join('  ·  ');
  const column = Math.min(290, 1480 / counts.length);
  const countLines = counts.flatMap(({ figure, name }, place) => {
    const side = direction === 'rtl' ? -1 : 1;
    const x = width / 2 + side * (place - (counts.length - 1) / 2) * column;
    const at = { x, is_centered: true, room: column - 28 } as const;
    return [
      write({ ...at, text: figure, y: 1080, size: 44, fill: ink, is_display: true }),
      write({ ...at, text: name, y: 1114, size: 22, fill: muted, weight: 400 }),
    ];
  });
  const corner = cornersOf(map, 104).find((at) => isFree(at, 130));
  return {
    width,
    height,
    name: title,
    title: [title, caption, ...counts.map(({ figure, name }) => `${figure} ${name}`)].join(', '),
    shapes: [
      { tag: 'rect', attributes: { width, height, fill: paper } },
      frame({ x: 40, y: 40, width: width - 80, height: height - 80 }, 3),
      frame({ x: 50, y: 50, width: width - 100, height: height - 100 }, 1),
      { tag: 'rect', attributes: { ...map, fill: colours.sea } },
      moved(map.x, map.y, [...shapes, ...(corner === undefined ? [] : roseOf(corner))]),
      ...scaleOf(ticks),
      write({ ...middle, text: title, y: 952, size: 92, fill: ink, room: 1480, is_display: true }),
      write({
        ...middle,
        text: caption,
        y: 1002,
        size: 28,
        fill: coral,
        weight: 600,
        room: 1480,
        spacing: 0.14,
      }),
      ...countLines,
    ],
  };
}

function moved(x: number, y: number, children: readonly Shape[]): Shape {
  return { tag: 'g', attributes: { transform: `translate(${x} ${y})` }, children };
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

function frame(box: Box, by: number, stroke: string = colours.ink): Shape {
  return { tag: 'rect', attributes: { ...box, fill: 'none', stroke, 'stroke-width': by } };
}

/** The border of a chart: a bar for each so many degrees, every other one dark. */
function scaleOf(ticks: { x: readonly number[]; y: readonly number[] }): Shape[] {
  const thick = 9;
  const grown = (by: number): Box => ({
    x: map.x - by,
    y: map.y - by,
    width: map.width + 2 * by,
    height: map.height + 2 * by,
  });
  const bars = (at: readonly number[], length: number) =>
    [0, ...at, length]
      .map((start, place, all) => [start, all[place + 1] ?? start] as const)
      .filter(([start, end], place) => place % 2 === 0 && end > start);
  const dark = [
    ...bars(ticks.x, map.width).flatMap(([start, end]) =>
      [map.y - thick, map.y + map.height].map(
        (y) => `M${map.x + start} ${y}H${map.x + end}v${thick}H${map.x + start}z`,
      ),
    ),
    ...bars(ticks.y, map.height).flatMap(([start, end]) =>
      [map.x - thick, map.x + map.width].map(
        (x) => `M${x} ${map.y + start}h${thick}V${map.y + end}h${-thick}z`,
      ),
    ),
  ].join('');
  return [
    // the strokes along the coast reach over the edge of the map
    frame(grown(thick / 2), thick, colours.paper),
    { tag: 'path', attributes: { d: dark, fill: colours.ink } },
    frame(grown(0), 1.2),
    frame(grown(thick), 1.2),
    frame(grown(thick + 6), 2.4),
  ];
}

/** Where a compass rose may stand. */
function cornersOf({ width: right, height: low }: Pick<Box, 'width' | 'height'>, inset: number): Pixel[] {
  const [x, y] = [right - inset, low - inset];
  return [
    [inset, y],
    [x, y],
    [inset, inset],
    [x, inset],
  ];
}

/** A compass rose, north up. */
function roseOf([x, y]: Pixel): Shape[] {
  const point = (turn: number, length: number, half: number): Shape[] => {
    const at = { transform: `translate(${x} ${y}) rotate(${turn})` };
    return [
      { tag: 'path', attributes: { ...at, d: `M0 ${-length}L${half} ${-half}L0 0z`, fill: colours.ink } },
      {
        tag: 'path',
        attributes: {
          ...at,
          d: `M0 ${-length}L${-half} ${-half}L0 0z`,
          fill: colours.paper,
          stroke: colours.ink,
          'stroke-width': 1,
        },
      },
    ];
  };
  const ring = { cx: x, cy: y, r: 40, fill: 'none', stroke: colours.ink, 'stroke-width': 1.2 };
  return [
    { tag: 'circle', attributes: ring },
    ...[45, 135, 225, 315].flatMap((turn) => point(turn, 44, 8)),
    ...[0, 90, 180, 270].flatMap((turn) => point(turn, 66, 10)),
  ];
}
