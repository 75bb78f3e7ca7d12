import { drawInkWorld, type InkScene } from '#web/ui/map/ink-world.ts';
import type { Shape } from '#web/ui/map/shape.ts';
import type { Hull } from '#domain/hulls.ts';
import { drawShip } from '#domain/ship-drawing.ts';
import type { Drawing } from './picture.ts';
import { penOf } from './words.ts';

export interface YearFigure {
  figure: string;
  name: string;
  /** beside the figure of the year before, or what of it is new */
  note: string | undefined;
}

export interface YearFacts {
  /** undefined where the plan has no maps */
  scene: InkScene | undefined;
  title: string;
  year: string;
  by: string | undefined;
  /** four of them */
  figures: readonly YearFigure[];
  /** further facts, each with its name; two short ones share a row */
  facts: readonly { name: string; text: string; is_short: boolean }[];
  ship: { hull: Hull; length_m: number | null; built: number | null; colour: string };
  direction: 'ltr' | 'rtl';
}

/** Painted at twice this, it fills the screen of a phone: 1,080 by 1,920. */
const [width, height] = [540, 960];
const margin = 36;
const map = { x: 0, y: 152, width, height: 244 } as const;

/** The room of the ship, beside and above which nothing is written. */
const berth = { width: 330, height: 76 } as const;

const colours = {
  night: '#0b2f4d',
  sea: '#0e3a5c',
  land: '#1f5573',
  coast: '#3d7a97',
  shallow: '#13476b',
  grid: '#14456a',
  line: '#f0cb6f',
  port: '#fffefb',
  ring: '#0b2f4d',
  text: '#fffefb',
  soft: '#a9cbdc',
  gold: '#f0cb6f',
  lines: '#3d6076',
} as const;

/** The year of a traveller at sea, as one tall picture. */
export async function drawYear(facts: YearFacts): Promise<Drawing> {
  const { scene, title, year, by, figures, facts: more, ship, direction } = facts;
  const write = penOf(width, direction);
  const { text: white, soft, gold } = colours;
  const column = (width - 2 * margin) / 2;
  const top = scene === undefined ? 250 : 458;
  const world: Shape[] =
    scene === undefined
      ? []
      : [
          { tag: 'rect', attributes: { ...map, fill: colours.sea } },
          {
            tag: 'g',
            attributes: { transform: `translate(${map.x} ${map.y})` },
            children: (await drawInkWorld(scene, map, { colours, stroke: 1.8, dot: 2.8 })).shapes,
          },
          // the strokes along the coast reach over the edge of the map
          ...[map.y - 6, map.y + map.height].map((y): Shape => {
            return { tag: 'rect', attributes: { x: 0, y, width, height: 6, fill: colours.night } };
          }),
        ];
  const figureLines = figures.flatMap(({ figure, name, note }, place) => {
    const x = margin + (place % 2) * column;
    const y = top + Math.floor(place / 2) * 112;
    const room = column - 16;
    return [
      write({ text: figure, x, y, size: 50, fill: white, room, is_display: true }),
      write({ text: name, x, y: y + 27, size: 22, fill: soft, weight: 600, room }),
      ...(note === undefined
        ? []
        : [write({ text: note, x, y: y + 52, size: 21, fill: gold, weight: 600, room })]),
    ];
  });
  const rows = top + Math.ceil(figures.length / 2) * 112;
  const factLines = placed(more).flatMap(({ name, text, row, is_second, is_half }) => {
    const [x, y] = [is_second ? margin + column : margin, rows + row * 64];
    const room = is_half ? column - 16 : width - 2 * margin;
    return [
      write({ text: name, x, y, size: 21, fill: soft, weight: 600, room }),
      write({ text, x, y: y + 26, size: 23, fill: white, room }),
    ];
  });
  const said = figures.map(({ figure, name, note }) => [figure, name, note].filter(Boolean).join(' '));
  return {
    width,
    height,
    name: `${title} ${year}`,
    title: [`${title} ${year}`, by, ...said, ...more.map(({ name, text }) => `${name}: ${text}`)]
      .filter(Boolean)
      .join(', '),
    shapes: [
      { tag: 'rect', attributes: { width, height, fill: colours.night } },
      write({ text: title, x: margin, y: 62, size: 24, fill: gold, weight: 600, room: width - 2 * margin }),
      write({ text: year, x: margin - 3, y: 132, size: 84, fill: white, room: 240, is_display: true }),
      ...(by === undefined
        ? []
        : [
            write({
              text: by,
              x: margin + 210,
              y: 130,
              size: 22,
              fill: soft,
              weight: 600,
              room: width - 2 * margin - 210,
            }),
          ]),
      ...world,
      ...figureLines,
      ...factLines,
      ...voyageOf(ship),
    ],
  };
}

/** Facts in rows: two short ones that follow each other have one. */
function placed(facts: YearFacts['facts']) {
  let row = -1;
  let has_room = false;
  return facts.map((fact, place) => {
    const is_second = has_room && fact.is_short;
    if (!is_second) row += 1;
    has_room = !is_second && fact.is_short;
    const is_half = is_second || (has_room && facts[place + 1]?.is_short === true);
    return { ...fact, row, is_second, is_half };
  });
}

/** The ship on the sea at the lower edge. It sails with the reading of no language: pictures are not mirrored. */
function voyageOf({ colour, ...look }: YearFacts['ship']): Shape[] {
  const wave = (y: number, fill: string, shift: number): Shape => ({
    tag: 'path',
    attributes: { d: `M${-shift} ${y}q15-7 30 0${'t30 0'.repeat(22)}V${height}H${-shift}z`, fill },
  });
  const ship = drawShip(look);
  const scale = Math.min(berth.width / ship.length, berth.height / ship.height);
  const { text: white, lines } = colours;
  const part = (d: string, fill: string, paint: Shape['attributes'] = {}): Shape => ({
    tag: 'path',
    attributes: { d, fill, ...paint },
  });
  const stroke = (d: string, paint: Shape['attributes']): Shape => ({
    tag: 'path',
    attributes: { d, fill: 'none', stroke: lines, ...paint },
  });
  // hulls of many lines are as dark as the night behind them
  const edge = { stroke: '#7fa7bb', 'stroke-width': 0.7 };
  return [
    wave(918, '#14456a', 0),
    {
      tag: 'g',
      attributes: {
        transform: `translate(${(width - margin - ship.length * scale).toFixed(1)} 926) scale(${scale.toFixed(3)})`,
      },
      children: [
        part(ship.sails, white),
        stroke(ship.rigging, { stroke: colours.soft, 'stroke-width': 1.2 }),
        part(ship.funnels, colour, edge),
        part(ship.decks, white, { stroke: lines, 'stroke-width': 0.8 }),
        stroke(ship.windows, { 'stroke-width': 1, 'stroke-dasharray': '1.2 2.4' }),
        stroke(ship.balconies, { 'stroke-width': 1.5, 'stroke-dasharray': '2.6 1', opacity: 0.8 }),
        stroke(ship.boats, { stroke: colour, 'stroke-width': 2.2, 'stroke-dasharray': '9 4' }),
        part(ship.hull, colour, edge),
      ],
    },
    wave(926, '#1f5573', 22),
  ];
}
