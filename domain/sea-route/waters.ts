import type { Point } from './sphere.ts';

/** Canals that a voyage is said to have sailed. */
export const canal_keys = ['panama_canal', 'suez_canal', 'kiel_canal', 'corinth_canal'] as const;
export type CanalKey = (typeof canal_keys)[number];

export interface Canal {
  line: readonly Point[];
  /** what a mile in it counts: a canal that few ships fit is only taken where the way round is very long */
  toll: number;
  /** short lines across its two ends: who has crossed both has sailed it */
  gates: readonly [readonly [Point, Point], readonly [Point, Point]];
}

/** Canals between two seas; positions are longitude and latitude. */
export const canals: Readonly<Record<CanalKey, Canal>> = {
  panama_canal: {
    line: [
      [-79.92, 9.4],
      [-79.92, 9.22],
      [-79.85, 9.17],
      [-79.78, 9.13],
      [-79.695, 9.115],
      [-79.64, 9.04],
      [-79.58, 8.99],
      [-79.56, 8.94],
      [-79.52, 8.88],
    ],
    toll: 1,
    gates: [
      [
        [-80.1, 9.27],
        [-79.75, 9.27],
      ],
      [
        [-79.75, 8.93],
        [-79.45, 9.08],
      ],
    ],
  },
  suez_canal: {
    line: [
      [32.32, 31.3],
      [32.31, 31.2],
      [32.32, 30.8],
      [32.33, 30.6],
      [32.31, 30.5],
      [32.36, 30.38],
      [32.48, 30.25],
      [32.57, 30.1],
      [32.57, 29.92],
    ],
    toll: 1,
    gates: [
      [
        [32.15, 31.08],
        [32.5, 31.08],
      ],
      [
        [32.35, 30.06],
        [32.75, 30.06],
      ],
    ],
  },
  kiel_canal: {
    line: [
      [9.05, 53.88],
      [9.14, 53.895],
      [9.25, 53.96],
      [9.32, 54.07],
      [9.38, 54.16],
      [9.5, 54.21],
      [9.62, 54.28],
      [9.68, 54.31],
      [9.85, 54.34],
      [10.02, 54.36],
      [10.14, 54.37],
      [10.18, 54.43],
    ],
    toll: 6,
    gates: [
      [
        [9.2, 54.05],
        [9.4, 53.97],
      ],
      [
        [9.95, 54.42],
        [9.95, 54.28],
      ],
    ],
  },
  corinth_canal: {
    line: [
      [22.94, 37.96],
      [22.983, 37.933],
      [23.02, 37.905],
    ],
    toll: 60,
    gates: [
      [
        [22.955, 37.925],
        [22.985, 37.97],
      ],
      [
        [22.985, 37.9],
        [23.015, 37.945],
      ],
    ],
  },
};

/** Waters that ocean ships sail and that the coasts of Natural Earth leave out or close: fjords, rivers, narrows. */
const inner_waters: readonly (readonly Point[])[] = [
  // Geirangerfjord
  [
    [7.195, 62.103],
    [7.1, 62.117],
    [6.98, 62.112],
    [6.9, 62.12],
    [6.85, 62.17],
    [6.87, 62.25],
    [6.93, 62.31],
    [6.88, 62.37],
    [6.72, 62.4],
  ],
  // Hellesylt
  [
    [6.87, 62.09],
    [6.88, 62.12],
  ],
  // Nærøyfjord
  [
    [6.845, 60.885],
    [6.9, 60.93],
    [6.96, 60.98],
    [7.02, 61.06],
    [7.05, 61.13],
  ],
  // inner Nordfjord
  [
    [6.85, 61.87],
    [6.72, 61.88],
    [6.55, 61.87],
    [6.4, 61.9],
  ],
  [
    [6.807, 61.84],
    [6.77, 61.87],
  ],
  // Elbe to Hamburg
  [
    [9.99, 53.54],
    [9.82, 53.55],
    [9.68, 53.57],
    [9.53, 53.63],
    [9.4, 53.76],
    [9.25, 53.86],
    [9.05, 53.88],
    [8.8, 53.9],
  ],
  // Thames to Greenwich
  [
    [-0.01, 51.485],
    [0.1, 51.505],
    [0.2, 51.465],
    [0.36, 51.455],
    [0.47, 51.49],
    [0.7, 51.49],
  ],
  // Scheldt to Antwerp
  [
    [4.395, 51.225],
    [4.3, 51.3],
    [4.22, 51.38],
    [4.05, 51.4],
    [3.85, 51.37],
    [3.6, 51.4],
  ],
  // Noordzeekanaal to Amsterdam
  [
    [4.915, 52.38],
    [4.75, 52.43],
    [4.58, 52.465],
    [4.5, 52.47],
  ],
  // Nieuwe Waterweg to Rotterdam
  [
    [4.487, 51.906],
    [4.3, 51.9],
    [4.16, 51.96],
    [4.0, 52.0],
  ],
  // Seine to Rouen
  [
    [1.07, 49.443],
    [0.95, 49.35],
    [0.85, 49.47],
    [0.73, 49.52],
    [0.5, 49.47],
    [0.2, 49.43],
    [0.05, 49.45],
  ],
  // Loire to Nantes
  [
    [-1.57, 47.205],
    [-1.85, 47.23],
    [-2.15, 47.28],
    [-2.3, 47.2],
  ],
  // Gironde to Bordeaux
  [
    [-0.555, 44.845],
    [-0.55, 44.98],
    [-0.68, 45.15],
    [-0.85, 45.4],
    [-1.08, 45.57],
  ],
  // Guadalquivir to Seville
  [
    [-5.995, 37.365],
    [-6.03, 37.2],
    [-6.1, 37.05],
    [-6.25, 36.93],
    [-6.36, 36.8],
    [-6.45, 36.77],
  ],
  // Baltic: Szczecin, Riga, Kaliningrad
  [
    [14.57, 53.43],
    [14.6, 53.55],
    [14.45, 53.72],
    [14.27, 53.9],
    [14.27, 54.0],
  ],
  [
    [24.095, 56.96],
    [24.06, 57.02],
    [24.0, 57.08],
  ],
  [
    [20.47, 54.7],
    [20.2, 54.7],
    [19.95, 54.66],
    [19.85, 54.64],
  ],
  // Limfjord to Aalborg
  [
    [9.915, 57.055],
    [10.05, 57.02],
    [10.3, 56.97],
    [10.45, 56.96],
  ],
  // Sounds and straits between two seas
  [
    [12.69, 56.1],
    [12.62, 56.02],
    [12.7, 55.85],
    [12.7, 55.6],
    [12.75, 55.4],
  ],
  [
    [29.2, 41.3],
    [29.1, 41.18],
    [29.06, 41.1],
    [29.03, 41.03],
    [28.98, 40.95],
  ],
  [
    [26.75, 40.45],
    [26.62, 40.36],
    [26.4, 40.2],
    [26.35, 40.13],
    [26.2, 40.02],
  ],
  [
    [15.65, 38.3],
    [15.63, 38.22],
    [15.6, 38.12],
    [15.58, 38.0],
  ],
  [
    [-125.0, 49.85],
    [-125.2, 50.0],
    [-125.32, 50.05],
    [-125.36, 50.13],
    [-125.45, 50.25],
    [-125.65, 50.33],
    [-126.0, 50.42],
  ],
  [
    [130.85, 33.97],
    [130.95, 33.95],
    [131.05, 33.98],
  ],
  // rivers of America
  [
    [-90.06, 29.95],
    [-89.95, 29.86],
    [-89.98, 29.72],
    [-89.75, 29.55],
    [-89.5, 29.33],
    [-89.37, 29.15],
    [-89.42, 28.95],
  ],
  [
    [-81.09, 32.082],
    [-80.98, 32.08],
    [-80.85, 32.035],
    [-80.7, 31.98],
  ],
  [
    [-81.57, 30.407],
    [-81.5, 30.39],
    [-81.4, 30.4],
    [-81.3, 30.4],
  ],
  [
    [-75.145, 39.89],
    [-75.35, 39.83],
    [-75.52, 39.68],
    [-75.55, 39.5],
    [-75.4, 39.3],
  ],
  [
    [-74.765, 10.965],
    [-74.82, 11.05],
    [-74.86, 11.15],
  ],
  [
    [-73.55, 45.51],
    [-73.4, 45.7],
    [-73.1, 46.05],
    [-72.75, 46.25],
    [-72.54, 46.335],
    [-72.1, 46.6],
    [-71.6, 46.67],
    [-71.2, 46.81],
    [-70.9, 46.95],
  ],
  [
    [-122.67, 45.52],
    [-122.77, 45.65],
    [-122.85, 46.0],
    [-123.0, 46.13],
    [-123.4, 46.2],
    [-123.9, 46.2],
    [-124.1, 46.25],
  ],
  // rivers of Asia
  [
    [100.577, 13.705],
    [100.56, 13.6],
    [100.59, 13.52],
    [100.6, 13.4],
  ],
  [
    [121.495, 31.25],
    [121.55, 31.33],
    [121.5, 31.41],
    [121.65, 31.4],
    [121.9, 31.2],
    [122.1, 31.1],
  ],
  [
    [106.707, 10.765],
    [106.77, 10.7],
    [106.8, 10.55],
    [106.95, 10.4],
    [107.02, 10.3],
  ],
  [
    [88.31, 22.55],
    [88.2, 22.45],
    [88.12, 22.2],
    [88.1, 21.9],
    [88.05, 21.65],
  ],
  [
    [110.395, 1.56],
    [110.47, 1.62],
    [110.5, 1.72],
  ],
];

/** What is water though the coasts say otherwise. */
export const opened_waters: readonly (readonly Point[])[] = [
  ...Object.values(canals).map(({ line }) => line),
  ...inner_waters,
];

/** Where ice lies: squares from south-west to north-east, and what a mile in them counts. */
const ice = [
  { from: [55, 72], to: [180, 90], weight: 6 },
  { from: [-180, 72.5], to: [-168, 90], weight: 6 },
  { from: [-168, 70], to: [-75, 90], weight: 6 },
  { from: [-128, 66], to: [-82, 90], weight: 6 },
  { from: [-75, 80], to: [55, 90], weight: 6 },
  { from: [-180, -90], to: [180, -61], weight: 2 },
] as const;

/** Wide bays without depth, which the coasts do not tell: those behind the Keys of Florida. */
const shallows = [
  { from: [-80.42, 25.2], to: [-80.19, 25.72], weight: 6 },
  { from: [-81.1, 24.9], to: [-80.5, 25.2], weight: 6 },
] as const;

/** What a mile counts at a place: 1, and more in ice and shallows, which ships go round where they can. */
export function iceAt(lon: number, lat: number): number {
  let most = 1;
  for (const { from, to, weight } of lat < 66 && lat > -61 ? shallows : ice) {
    if (lon >= from[0] && lon <= to[0] && lat >= from[1] && lat <= to[1]) most = Math.max(most, weight);
  }
  return most;
}

const near_canal = 0.03;

/** The canals with a toll, and the squares that they lie in. */
const tolled = Object.values(canals)
  .filter(({ toll }) => toll !== 1)
  .map((canal) => ({
    ...canal,
    west: Math.min(...canal.line.map(([lon]) => lon)) - near_canal,
    east: Math.max(...canal.line.map(([lon]) => lon)) + near_canal,
    south: Math.min(...canal.line.map(([, lat]) => lat)) - near_canal,
    north: Math.max(...canal.line.map(([, lat]) => lat)) + near_canal,
  }));

/** What a mile counts in the canal that a place lies in; 1 outside canals. */
export function tollAt(lon: number, lat: number): number {
  for (const { line, toll, west, east, south, north } of tolled) {
    if (lon < west || lon > east || lat < south || lat > north) continue;
    for (let index = 1; index < line.length; index += 1) {
      if (isNear([lon, lat], line[index - 1], line[index])) return toll;
    }
  }
  return 1;
}

function isNear([x, y]: Point, from: Point | undefined, to: Point | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(x - from[0] - at * dx, y - from[1] - at * dy) < near_canal;
}
