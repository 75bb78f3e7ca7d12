import { drawInkWorld, type InkScene } from '#web/ui/map/ink-world.ts';
import type { Shape } from '#web/ui/map/shape.ts';
import { drawShip, type ShipDrawing } from '#domain/ship-drawing.ts';
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
  /** further facts, each with its name */
  facts: readonly { name: string; text: string }[];
  direction: 'ltr' | 'rtl';
}

/** Painted at twice this, it fills the screen of a phone: 1,080 by 1,920. */
const [width, height] = [540, 960];
const margin = 36;
const map = { x: 0, y: 158, width, height: 268 } as const;

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
} as const;

/** The year of a traveller at sea, as one tall picture. */
export async function drawYear(facts: YearFacts): Promise<Drawing> {
  const { scene, title, year, by, figures, facts: more, direction } = facts;
  const write = penOf(width, direction);
  const { text: white, soft, gold } = colours;
  const column = (width - 2 * margin) / 2;
  const top = scene === undefined ? 250 : 496;
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
    const y = top + Math.floor(place / 2) * 104;
    const room = column - 16;
    return [
      write({ text: figure, x, y, size: 46, fill: white, room, is_display: true }),
      write({ text: name, x, y: y + 24, size: 17, fill: soft, weight: 600, room }),
      ...(note === undefined
        ? []
        : [write({ text: note, x, y: y + 45, size: 15, fill: gold, weight: 600, room })]),
    ];
  });
  const rows = top + Math.ceil(figures.length / 2) * 104 + 2;
  const factLines = more.flatMap(({ name, text }, place) => {
    const y = rows + place * 50;
    const room = width - 2 * margin;
    return [
      write({ text: name, x: margin, y, size: 14, fill: soft, weight: 600, room }),
      write({ text, x: margin, y: y + 23, size: 19, fill: white, room }),
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
      ...wavesOf(),
    ],
  };
}

const ship: ShipDrawing = drawShip({ hull: 'classic', length_m: 290, built: 2010 });

/** A ship on the sea at the lower edge. It sails with the reading of no language: pictures are not mirrored. */
function wavesOf(): Shape[] {
  const wave = (y: number, fill: string, shift: number): Shape => ({
    tag: 'path',
    attributes: { d: `M${-shift} ${y}q15-9 30 0${'t30 0'.repeat(22)}V${height}H${-shift}z`, fill },
  });
  const scale = 0.42;
  const part = (d: string, fill: string): Shape => ({ tag: 'path', attributes: { d, fill } });
  return [
    wave(930, '#14456a', 0),
    {
      tag: 'g',
      attributes: { transform: `translate(${width - margin - ship.length * scale} 938) scale(${scale})` },
      children: [part(ship.funnels, colours.gold), part(ship.decks, '#fffefb'), part(ship.hull, '#f0cb6f')],
    },
    wave(940, '#1f5573', 22),
  ];
}
