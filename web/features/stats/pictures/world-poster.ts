import { drawInkWorld, type InkScene } from '#web/ui/map/ink-world.ts';
import type { Shape } from '#web/ui/map/shape.ts';
import type { Drawing } from './picture.ts';
import { penOf } from './words.ts';

export interface PosterFacts {
  scene: InkScene;
  title: string;
  /** only if the traveller chose to be named */
  by: string | undefined;
  years: string;
  /** `140 cruises`, `61 countries` */
  counts: readonly string[];
  direction: 'ltr' | 'rtl';
}

/** Painted at twice this, it is 3,600 by 2,400: 30 by 20 centimetres at 300 dots an inch. */
const [width, height] = [1800, 1200];
const map = { x: 90, y: 96, width: 1620, height: 789 } as const;

const colours = {
  paper: '#f7f2e4',
  sea: '#eef1ea',
  land: '#e6dcc3',
  coast: '#b7a884',
  grid: '#e0ddcb',
  ink: '#0b3a5e',
  coral: '#b3401f',
  muted: '#5c6570',
} as const;

/** All voyages as lines of ink on a world, to print and frame. */
export async function drawPoster(facts: PosterFacts): Promise<Drawing> {
  const { scene, title, by, years, counts, direction } = facts;
  const { ink, muted } = colours;
  const world = await drawInkWorld(scene, map, {
    is_whole: true,
    colours: { ...colours, line: ink, port: colours.coral },
    stroke: 2.1,
    dot: 3.6,
    opacity: 0.6,
  });
  const write = penOf(width, direction);
  const line = (
    text: string,
    y: number,
    size: number,
    fill: string,
    more: { weight?: number; spacing?: number } = {},
  ) => write({ text, x: width / 2, y, size, fill, room: 1500, is_centered: true, ...more });
  const border = (by_px: number, stroke: number): Shape => ({
    tag: 'rect',
    attributes: {
      x: by_px,
      y: by_px,
      width: width - 2 * by_px,
      height: height - 2 * by_px,
      fill: 'none',
      stroke: ink,
      'stroke-width': stroke,
    },
  });
  const caption = [by, years].filter((part) => part !== undefined && part !== '').join('  ·  ');
  return {
    width,
    height,
    name: title,
    title: [title, caption, ...counts].join(', '),
    shapes: [
      { tag: 'rect', attributes: { width, height, fill: colours.paper } },
      border(36, 3),
      border(46, 1),
      { tag: 'g', attributes: { transform: `translate(${map.x} ${map.y})` }, children: world },
      ...roseOf(190, 800),
      line(title, 982, 66, ink),
      line(caption, 1040, 32, colours.coral, { weight: 600, spacing: 0.06 }),
      line(counts.join('  ·  '), 1098, 27, muted, { weight: 400 }),
    ],
  };
}

/** A compass rose, north up. */
function roseOf(x: number, y: number): Shape[] {
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
