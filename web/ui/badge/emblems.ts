/*
 * The emblems of the badges, drawn on a grid of 48: layers of paths from back to front, each with its paint. No colours
 * here: a badge that is not earned yet paints the same layers as an outline.
 */

type Paint =
  | 'cream'
  | 'gold'
  | 'sea'
  | 'coral'
  | 'line'
  | 'gold_line'
  | 'sea_line'
  | 'rope'
  | 'cream_rope'
  | 'dots';
type Layer = readonly [paint: Paint, d: string];

type Field = 'deep' | 'night' | 'teal' | 'sea_blue' | 'amber';

interface Emblem {
  field: Field;
  layers: readonly Layer[];
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Strokes that stand around a point like rays, `count` of them, from one radius to another. */
function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_none, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const at = (r: number) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');
}

const waves = (y: number) => `M5 ${y}q4.75 -4 9.5 0t9.5 0t9.5 0t9.5 0`;

export const emblems = {
  cruises: {
    field: 'deep',
    layers: [
      ['coral', 'M17 8h6l1 8h-6zM27 8h6l1 8h-6z'],
      ['sea', 'M12 16h24l3 6H9z'],
      ['cream', 'M8 22h33l3 6H4z'],
      ['line', 'M13 19h1M18 19h1M23 19h1M28 19h1M33 19h1'],
      ['gold', 'M3 28h42l-6 10H10z'],
      ['sea_line', waves(41)],
    ],
  },
  nights: {
    field: 'night',
    layers: [
      ['gold', 'M28 3a14.5 14.5 0 1 0 12.5 20A12 12 0 0 1 28 3z'],
      [
        'cream',
        'M37 5l1.3 3.7L42 10l-3.7 1.3L37 15l-1.3-3.7L32 10l3.7-1.3zM8 8l.9 2.4 2.4.9-2.4.9L8 14.6l-.9-2.4-2.4-.9 2.4-.9z',
      ],
      ['sea_line', waves(37)],
      ['line', waves(43)],
    ],
  },
  lines: {
    field: 'teal',
    layers: [
      ['line', 'M3 7q21 6 42 0'],
      ['cream', 'M5 9l11 1.5v17L5 26z'],
      ['coral', 'M10.5 9.8l5.5.7v17l-5.5-.7z'],
      ['gold', 'M18.5 10.7h11v17h-11z'],
      ['sea', 'M22 15h4v8.5h-4z'],
      ['cream', 'M32 10.5L43 9v17l-11 1.5z'],
      ['sea', 'M32 10.5L37.5 9.8v8.5l-5.5.7zM37.5 18.3l5.5-.8V26l-5.5.8z'],
      ['line', 'M10 33q14 5 28 0'],
      ['coral', 'M13 34.5l7 .8-3.5 7.2z'],
      ['gold', 'M28 35.3l7-.8-3.5 8z'],
    ],
  },
  ships: {
    field: 'sea_blue',
    layers: [
      ['cream', `${circle(33, 6, 4)}${circle(39, 9, 3)}`],
      ['cream', circle(26, 7, 3)],
      ['coral', 'M14 12h17l3 28H11z'],
      ['gold', 'M13.2 20h18.7l.9 8H12.3z'],
      ['cream', 'M14 12h17l.5 4H13.6z'],
      ['sea', 'M5 40h38v4H5z'],
      ['line', 'M17 32v5M22.5 32v5M28 32v5'],
    ],
  },
  countries: {
    field: 'teal',
    layers: [
      ['sea_line', circle(24, 24, 17)],
      ['sea', 'M36 12l-8 12-4-4zM36 36L24 28l4-4zM12 36l8-12 4 4zM12 12l12 8-4 4z'],
      ['cream', 'M24 2l5 17-5 5zM46 24l-17 5-5-5zM24 46l-5-17 5-5zM2 24l17-5 5 5z'],
      ['gold', 'M24 2l-5 17 5 5zM46 24l-17-5-5 5zM24 46l5-17-5-5zM2 24l17 5 5-5z'],
      ['coral', circle(24, 24, 2.5)],
    ],
  },
  ports: {
    field: 'deep',
    layers: [
      ['cream', 'M15 7h18a4.5 4.5 0 0 1 0 9h-2v18h4v6H13v-6h4V16h-2a4.5 4.5 0 0 1 0-9z'],
      ['sea', 'M4 40h40v5H4z'],
      ['rope', 'M44 14C38 17 36 20 31.5 21.5M16.5 21q7.5 5 15 0M16.5 26q7.5 5 15 0M16.5 26C11 28 8 31 4 36'],
    ],
  },
  continents: {
    field: 'deep',
    layers: [
      ['sea', circle(24, 24, 18)],
      ['cream', 'M12 12l9-4 5 3-3 5 3 4-6 4-3 5-4-3-4-7z'],
      ['cream', 'M29 14l7-1 5 8-4 3-1 8-4 7-4-9-4-2 1-7z'],
      ['cream', 'M17 31l6 1 2 4-4 5-4-3z'],
      ['gold_line', circle(24, 24, 18)],
      ['coral', circle(31, 26, 2.5)],
    ],
  },
  oceans: {
    field: 'sea_blue',
    layers: [
      ['gold', 'M22 10V4l2-3 2 3v6h4V6l2-3 2 3v8h-8v26h-4V14h-8V6l2-3 2 3v4z'],
      ['sea', `${waves(31)}V48H5z`],
      ['line', waves(31)],
      ['sea_line', waves(37)],
      ['line', waves(43)],
    ],
  },
  hulls: {
    field: 'amber',
    layers: [
      ['cream', 'M14 3c9 3 12 9 12 15H14zM12 6v12H5z'],
      ['coral', 'M3 19h26l-3 5H7z'],
      ['cream', 'M18 27h22v4H15z'],
      ['sea', 'M11 31h34l-4 6H14z'],
      ['line', 'M21 29h.1M26 29h.1M31 29h.1M36 29h.1'],
      ['gold', 'M5 42h26l-3 5H8z'],
      ['cream', 'M11 39h13v3H11z'],
    ],
  },
  equator: {
    field: 'teal',
    layers: [
      ['sea', circle(24, 24, 19)],
      ['line', 'M24 5c-12 9-12 29 0 38M24 5c12 9 12 29 0 38M8 14q16 6 32 0M8 34q16-6 32 0'],
      ['gold', 'M0 20.5h48v7H0z'],
      ['coral', 'M21 39V18h-5.5L24 7l8.5 11H27v21z'],
    ],
  },
  date_line: {
    field: 'night',
    layers: [
      ['sea', 'M24 4a20 20 0 0 0 0 40z'],
      ['line', 'M24 4a20 20 0 0 1 0 40'],
      ['gold', circle(14, 24, 5)],
      ['gold_line', rays(14, 24, 7, 9, 8)],
      ['cream', 'M34 17a7.5 7.5 0 1 0 5 11A6 6 0 0 1 34 17z'],
      ['rope', 'M24 2v14l4 4-6 7 4 4-2 3v12'],
    ],
  },
  arctic_circle: {
    field: 'night',
    layers: [
      ['gold', 'M24 2l2 7 7 2-7 2-2 7-2-7-7-2 7-2z'],
      ['cream', 'M5 36l9-13 5 5 8-13 16 21z'],
      ['sea', 'M27 15l-3 12 6 9H43zM14 23l-2 7 3 6h5l-2-5z'],
      ['sea_line', 'M3 37h42M9 42h9M23 42h16'],
    ],
  },
  panama_canal: {
    field: 'deep',
    layers: [
      ['sea', 'M10 32h28v13H10z'],
      ['coral', 'M18 4h4v6h-4zM26 4h4v6h-4z'],
      ['cream', 'M16 9h16l1 7H15z'],
      ['gold', 'M12.5 16h23l-3.5 17c-2 5-14 5-16 0z'],
      ['line', 'M24 21v12M16.5 12.5h.1M24 12.5h.1M31.5 12.5h.1'],
      ['cream', 'M10 34l14 5.5L38 34v6l-14 5.5L10 40z'],
      ['cream', 'M0 18h10v27H3zM48 18H38v27h7z'],
      ['gold_line', 'M0 24h10M0 31h10M38 24h10M38 31h10'],
    ],
  },
  suez_canal: {
    field: 'amber',
    layers: [
      ['coral', circle(37, 9, 4.5)],
      ['gold', 'M-1 27L12 8l13 19z'],
      ['cream', 'M12 8l4 19h9zM30 16l2.5 11H38z'],
      ['gold', 'M22 27l8-11 2.5 11z'],
      ['cream', 'M-4 27q14-3 28 0t28 0l-1.5 7h-53z'],
      ['sea', 'M-3 34h54c-2 5-4 8-7 11H4c-3-3-5.5-6-7-11z'],
      ['coral', 'M10 34h28l-3.5 7h-21z'],
      ['cream', 'M15 29h16l3 5H15z'],
      ['gold', 'M18 24h4v5h-4z'],
    ],
  },
  transatlantic: {
    field: 'sea_blue',
    layers: [
      ['cream', 'M2.5 4.55A29 29 0 0 0 2.5 43.45c4-2 3-6 5-8s-2-5 1-8-3-5-1-8 2-5 0-8-2-5-5-6.9z'],
      ['cream', 'M45.5 4.55A29 29 0 0 1 45.5 43.45c-4-3-2-6-5-8s0-5 1-8-4-5-3-8 1-5 0-8 3-5 7-6.9z'],
      ['dots', 'M10 32Q22 10 39 24'],
      ['gold', 'M17 18h15l-3 6h-9z'],
      ['coral', 'M21 12.5h4.5V18H21z'],
    ],
  },
  maiden_season: {
    field: 'amber',
    layers: [
      ['gold_line', 'M-1 9h33M5 9v4M13 9v4M21 9v4M29 9v4'],
      ['cream', 'M-2.8 13H34c-1 12-6 22-14 31H3A29 29 0 0 1-2.8 13z'],
      ['coral', 'M-3.6 33h31q-3 6-7.4 11H3A29 29 0 0 1-3.6 33z'],
      ['sea', `${circle(4, 21, 2)}${circle(12, 21, 2)}${circle(20, 21, 2)}`],
      ['gold', 'M47.6 7.5l-7.8 7.9-2.9.9-3 3.1-2.3-2.3 3.1-3 .9-2.9L43.4 3.3z'],
      ['gold_line', 'M38 24l5 3M36 29l3 5M42 20l5.5-.5'],
      ['sea_line', 'M8 48q4-3 8 0t8 0 8 0 8 0'],
    ],
  },
  back_to_back: {
    field: 'deep',
    layers: [
      ['rope', circle(15, 24, 12)],
      ['cream_rope', circle(33, 24, 12)],
      ['rope', 'M20 34.9A12 12 0 0 0 26.4 28'],
    ],
  },
  same_ship: {
    field: 'teal',
    layers: [
      ['coral', 'M24 16C17 11 16 8 16 6a4.2 4.2 0 0 1 8-1.6A4.2 4.2 0 0 1 32 6c0 2-1 5-8 10z'],
      ['rope', 'M24 17v25M15 22h18M6 29c2 8 9 13 18 13s16-5 18-13'],
      ['cream', 'M3 33l3-7 6 5zM45 33l-3-7-6 5z'],
    ],
  },
  christmas: {
    field: 'teal',
    layers: [
      [
        'cream',
        'M22 26c-2-3-1-5-3-6-3 1-4-1-4-3-3 1-4-1-5-3-2 1-5 0-7-1 1 3 1 5 0 7 3 0 4 2 3 4 3-1 5 1 4 4 3-2 5 0 5 2 3-2 5-2 7-4z',
      ],
      [
        'sea',
        'M26 26c2-3 1-5 3-6 3 1 4-1 4-3 3 1 4-1 5-3 2 1 5 0 7-1-1 3-1 5 0 7-3 0-4 2-3 4-3-1-5 1-4 4-3-2-5 0-5 2-3-2-5-2-7-4z',
      ],
      ['coral', `${circle(24, 23, 4)}${circle(19.5, 30, 4)}${circle(28.5, 30, 4)}`],
      ['line', waves(41)],
    ],
  },
  new_year: {
    field: 'night',
    layers: [
      ['gold_line', rays(17, 17, 4, 13, 12)],
      ['line', rays(36, 12, 2.5, 8, 8)],
      ['coral', circle(17, 17, 1.8)],
      ['gold', `${circle(36, 27, 1.2)}${circle(41, 24, 1)}${circle(32, 24, 1)}`],
      ['sea_line', waves(37)],
      ['line', waves(43)],
    ],
  },
  solo: {
    field: 'sea_blue',
    layers: [
      ['sea_line', 'M5 36q5-3 9 0t9 0M23 42q5-3 9 0t9 0M4 42h.1M44 36h.1'],
      ['rope', 'M43 5L21 27'],
      ['cream', 'M23 22l3 3-4.5 10.5c-2 4-7 8-11 8.5s-3-7 .5-11z'],
      ['coral', 'M16.5 27.5l-5.5 5.5c-3.5 4-4.5 11.5-.5 11z'],
    ],
  },
  longest_voyage: {
    field: 'deep',
    layers: [
      ['sea', 'M26 14c12 6-20 10-8 17 8 4 2 10-14 13 24 0 36-8 26-16-8-6 8-7 4-14z'],
      ['line', 'M26 15c12 7-16 9-7 16 8 5 2 9-12 12'],
      ['gold', 'M14 9h24l-4 7H18z'],
      ['cream', 'M19 4h12l3 5H18z'],
      ['coral', 'M23 0h4l.5 4h-5z'],
    ],
  },
  antarctic_circle: {
    field: 'night',
    layers: [
      ['gold_line', rays(24, 10, 4, 8, 10)],
      ['gold', circle(24, 10, 3)],
      ['cream', 'M4 31l7-4 6 2 7-6 8 5 6-2 6 5v6H4z'],
      ['sea', 'M24 23l-3 7 5 7h18v-6l-6-5-6 2zM11 27l-2 6 4 4h5l-3-8z'],
      ['sea_line', 'M3 41h42M12 46h24'],
    ],
  },
  transpacific: {
    field: 'sea_blue',
    layers: [
      ['cream', 'M2.5 4.55A29 29 0 0 0 2.5 43.45c3-3 2-7 4-9s-2-5 0-8-2-5 0-8-1-9-4-13.9z'],
      ['cream', 'M45.5 4.55A29 29 0 0 1 45.5 43.45c-3-3-1-7-4-9s1-5-1-8 2-5 1-8 1-9 4-13.9z'],
      ['dots', 'M9 30Q24 4 40 30'],
      ['gold', `${circle(18, 36, 1.6)}${circle(23, 39, 2.2)}${circle(29, 37, 1.6)}`],
      ['coral', 'M16 20h17l-3 6H19z'],
      ['cream', 'M20 14.5h9v5.5h-9z'],
    ],
  },
  leap_day: {
    field: 'teal',
    layers: [
      ['cream', 'M9 8h30v27H9z'],
      ['coral', 'M9 8h30v8H9z'],
      ['gold_line', 'M16 4v8M32 4v8'],
      ['sea', 'M13 20h5v4h-5zM21.5 20h5v4h-5zM30 20h5v4h-5zM13 27h5v4h-5zM21.5 27h5v4h-5z'],
      ['gold', 'M32.5 24l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4z'],
      ['line', waves(43)],
    ],
  },
  open_sea: {
    field: 'deep',
    layers: [
      ['gold', circle(24, 15, 8)],
      ['sea', 'M2 19h44v7H2z'],
      ['line', waves(27)],
      ['sea_line', waves(34)],
      ['line', waves(41)],
    ],
  },
  reunion: {
    field: 'amber',
    layers: [
      ['cream', 'M13 4h22c0 9-3 12-8 20 5 8 8 11 8 20H13c0-9 3-12 8-20-5-8-8-11-8-20z'],
      ['sea', 'M16.5 40c1-5 4-7 7.5-9 3.5 2 6.5 4 7.5 9z'],
      ['coral', 'M18 10h12l-2 4h-8z'],
      ['rope', 'M11 4h26M11 44h26'],
      ['sea_line', 'M24 19v9'],
    ],
  },
  namesakes: {
    field: 'teal',
    layers: [
      ['cream', 'M17 10h18v5H14z'],
      ['sea', 'M8 15h34l-5 7H12z'],
      ['gold', 'M23 4h5v6h-5z'],
      ['cream', 'M13 30h18v5H10z'],
      ['coral', 'M4 35h34l-5 7H8z'],
      ['gold', 'M19 24h5v6h-5z'],
      ['line', waves(46)],
    ],
  },
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
