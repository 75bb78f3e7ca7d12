import { shortName } from '#web/lib/port-name.ts';
import { outline_box } from './outlines-file.ts';

/*
 * A stamp of a port call as the parts of a drawing, without colours. Port and day decide all of it, so that a stamp
 * always looks the same and no two on a page look alike.
 */

export const stamp_box = { width: 240, height: 200 } as const;

export const stamp_shapes = ['circle', 'oval', 'rectangle', 'hexagon'] as const;
export type StampShape = (typeof stamp_shapes)[number];

export interface StampWords {
  /** the name of the port in the catalogue: its stamp is the same in each language */
  seed: string;
  /** in the language of the reader */
  port: string;
  /** in the language of the reader; empty if it is not known */
  country: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** the day as it is written */
  date: string;
}

export interface StampText {
  text: string;
  x: number;
  y: number;
  font_size: number;
  /** between its letters */
  spacing: number;
  /** the width that a text is squeezed to, if it is too long in the smallest size */
  squeezed: number | undefined;
  direction: 'ltr' | 'rtl';
}

/** A text along an arc. */
export interface StampArc {
  text: string;
  path: string;
  font_size: number;
  spacing: number;
  squeezed: number | undefined;
}

export interface StampDrawing {
  shape: StampShape;
  /** degrees */
  turn: number;
  /** how much ink the frame got, from 0 to 1 */
  ink: number;
  frame: string;
  inner: string;
  /** of the frame: where it did not touch the paper */
  dashes: string;
  /** as the `transform` of an outline */
  outline: string;
  texts: { country?: StampText; port: StampText[]; date?: StampText };
  arcs: { country?: StampArc; date?: StampArc };
  /** waves, stars and rules between the texts */
  marks: string;
  /** spots without ink */
  specks: string;
}

/** Numbers from 0 to 1 that a text decides (FNV-1a, then mulberry32). */
function chancesOf(text: string): () => number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whether a text can run along an arc: browsers disagree on how letters from right to left do. */
function isLatin(text: string): boolean {
  return !/[\u0590-\u08ff]/.test(text);
}

const narrow = /[fijlrt.,'’ ()|-]/;
const wide = /[mwMW—@]/;

/** About how wide a bold text is, in its font size. */
function widthOf(text: string, spacing = 0): number {
  let width = 0;
  for (const letter of text) {
    const is_capital = letter !== letter.toLowerCase();
    width += (narrow.test(letter) ? 0.3 : wide.test(letter) ? 0.88 : is_capital ? 0.64 : 0.55) + spacing;
  }
  return width;
}

/** The spacing of capitals, in their size. */
const letter_spacing = 0.1;

/** Of all lettering: 12 pixels of a stamp that is 152 pixels wide. */
const least_size = 19;
/** A text that would be narrower than this part of itself is left out where it can be. */
const narrowest = 0.8;

/** A text without room for the spaces between its letters does without them. */
function fitted(text: string, room: number, most: number, wanted_spacing = 0) {
  const spacing = widthOf(text, wanted_spacing) * least_size > room ? 0 : wanted_spacing;
  const width = widthOf(text, spacing);
  const font_size = Math.round(Math.max(least_size, Math.min(most, room / Math.max(width, 0.1))) * 10) / 10;
  return {
    font_size,
    spacing: Math.round(spacing * font_size * 10) / 10,
    squeezed: width * font_size > room * 1.02 ? room : undefined,
  };
}

/** The name of a country, if its stamp has room for it: the land is drawn, and a page has its heading. */
function named(country: string, room: number): string {
  return widthOf(country) * least_size * narrowest > room ? '' : country;
}

/** A text in the middle of the stamp. */
function placed(text: string, y: number, room: number, most: number, spacing = 0): StampText {
  const direction = isLatin(text) ? 'ltr' : 'rtl';
  return { text, x: middle.x, y, direction, ...fitted(text, room, most, spacing) };
}

const middle = { x: 120, y: 100 } as const;

/** Where the parts of a shape stand. */
interface Layout {
  frame: string;
  inner: string;
  /** length of the frame */
  around: number;
  /** middle of the outline, and its scale */
  outline: [y: number, scale: number];
  country: [y: number, room: number];
  port: [y: number, room: number];
  date: [y: number, room: number];
}

interface Band {
  inner: string;
  /** half axes of the arcs under the country, and over the date */
  above: [number, number];
  below: [number, number];
  outline: [y: number, scale: number];
  port: [y: number, room: number];
  star: number;
}

const layouts: Record<StampShape, Layout> = {
  circle: {
    frame: ellipse(92, 92),
    inner: ellipse(85, 85),
    around: 578,
    outline: [79, 0.6],
    country: [47, 116],
    port: [129, 146],
    date: [159, 112],
  },
  oval: {
    frame: ellipse(114, 84),
    inner: ellipse(107, 77),
    around: 626,
    outline: [81, 0.56],
    country: [51, 150],
    port: [127, 184],
    date: [156, 132],
  },
  rectangle: {
    frame: 'M22 22h196a10 10 0 0 1 10 10v136a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10z',
    inner: 'M25 30h190a5 5 0 0 1 5 5v130a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5V35a5 5 0 0 1 5-5z',
    around: 732,
    outline: [81, 0.68],
    country: [51, 186],
    port: [134, 190],
    date: [162, 160],
  },
  hexagon: {
    frame: 'M8 100L62 14h116l54 86-54 86H62z',
    inner: 'M17 100L67 22h106l50 78-50 78H67z',
    around: 640,
    outline: [77, 0.68],
    country: [45, 124],
    port: [131, 146],
    date: [162, 118],
  },
};

/** Of the round shapes: country and date run around between two rings. */
const bands: Partial<Record<StampShape, Band>> = {
  circle: {
    inner: ellipse(66, 66),
    above: [72.2, 72.2],
    below: [84.8, 84.8],
    outline: [78, 0.62],
    port: [127, 114],
    star: 79,
  },
  oval: {
    inner: ellipse(88, 58),
    above: [94.2, 64.2],
    below: [106.8, 76.8],
    outline: [80, 0.56],
    port: [122, 140],
    star: 101,
  },
};

const country_size = 20;
const port_size = 29;
const date_size = 20;

export function drawStamp({ seed, port, country, day, date }: StampWords): StampDrawing {
  const of_port = chancesOf(seed);
  const of_day = chancesOf(`${seed} ${day}`);
  const shape = stamp_shapes[Math.floor(of_port() * stamp_shapes.length)] ?? 'circle';
  const layout = layouts[shape];
  const is_latin = isLatin(`${country}${date}`);
  const band = is_latin ? bands[shape] : undefined;
  const turn = Math.round((of_day() - 0.5) * 150) / 10;
  const ink = Math.round((0.74 + of_day() * 0.24) * 100) / 100;
  const [outline_y, scale] = band?.outline ?? layout.outline;
  const [port_y, room] = band?.port ?? layout.port;
  const at = [middle.x - (outline_box.width * scale) / 2, outline_y - (outline_box.height * scale) / 2];
  const capitals = country.toUpperCase();
  const name = named(capitals, band === undefined ? layout.country[1] : roomOf(band.above, true));
  const day_text = date.toUpperCase();
  return {
    shape,
    turn,
    ink,
    frame: layout.frame,
    inner: band?.inner ?? layout.inner,
    dashes: dashes(layout.around, of_day),
    outline: `translate(${at.map((value) => value.toFixed(1)).join(' ')}) scale(${scale})`,
    texts: {
      port: portLines(shortName(port), port_y, room),
      ...(band === undefined && {
        country: placed(name, layout.country[0], layout.country[1], country_size, letter_spacing),
        date: placed(day_text, layout.date[0], layout.date[1], date_size, letter_spacing),
      }),
    },
    arcs:
      band === undefined
        ? {}
        : {
            country: arc(name, band.above, true),
            date: arc(day_text, band.below, false),
          },
    marks: marksOf(layout, band),
    specks: specks(of_day),
  };
}

/** The name of a port in one line, or in two where one would be too small. */
function portLines(name: string, y: number, room: number): StampText[] {
  const whole = placed(name, y, room, port_size);
  const words = name.split(' ');
  if (whole.squeezed === undefined || words.length < 2) return [whole];
  const splits = words.slice(1).map((_word, place) => {
    return [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')] as const;
  });
  const [best] = splits.toSorted((a, b) => longest(a) - longest(b));
  if (best === undefined) return [whole];
  return [placed(best[0], y - 8, room, least_size), placed(best[1], y + 11, room * 0.9, least_size)];
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => widthOf(line)));
}

function arc(text: string, [rx, ry]: [number, number], is_above: boolean): StampArc {
  const { x, y } = middle;
  return {
    text,
    path: `M${x - rx} ${y}A${rx} ${ry} 0 0 ${is_above ? 1 : 0} ${x + rx} ${y}`,
    ...fitted(text, roomOf([rx, ry], is_above), is_above ? country_size : date_size, letter_spacing),
  };
}

/** The country has the upper half of a ring and a little of its sides, the date the rest. */
function roomOf([rx, ry]: [number, number], is_above: boolean): number {
  return (is_above ? 2.9 : 2) * ((rx + ry) / 2);
}

function ellipse(rx: number, ry: number): string {
  return `M${120 - rx} 100a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** Stars in the band of a round stamp, waves beside the day of another. */
function marksOf({ date: [y, room] }: Layout, band: Band | undefined): string {
  if (band !== undefined) return star(middle.x - band.star, 106) + star(middle.x + band.star, 106);
  const wave = (x: number) => `M${x} ${y - 5}q3-4 6 0t6 0`;
  return room < 160 ? '' : wave(middle.x - room / 2 - 14) + wave(middle.x + room / 2 + 2);
}

function star(x: number, y: number): string {
  return `M${x} ${y - 5}l1.5 3.4 3.6.4-2.7 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.7-2.4 3.6-.4z`;
}

/** Long strokes with short gaps between, somewhere else on each stamp. */
function dashes(around: number, chance: () => number): string {
  const parts: number[] = [];
  for (let at = 0; at < around;) {
    const stroke = Math.round(40 + chance() * 190);
    const gap = Math.round(10 + chance() * 26) / 10;
    parts.push(stroke, gap);
    at += stroke + gap;
  }
  return parts.join(' ');
}

/** Points of a line with round ends. */
function specks(chance: () => number): string {
  return Array.from({ length: 9 }, () => {
    return `M${Math.round(24 + chance() * 192)} ${Math.round(24 + chance() * 152)}h${Math.round(chance() * 3)}`;
  }).join('');
}
