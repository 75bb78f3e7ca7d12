import type { Point } from './sphere.ts';

/** An area from its south-west to its north-east corner, and the cost of a mile in it. */
export interface Area {
  from: Point;
  to: Point;
  weight: number;
}

/** Areas of ice. */
export const ice: readonly Area[] = [
  { from: [55, 72], to: [180, 90], weight: 6 },
  { from: [-180, 72.5], to: [-168, 90], weight: 6 },
  { from: [-168, 70], to: [-75, 90], weight: 6 },
  { from: [-128, 66], to: [-82, 90], weight: 6 },
  { from: [-75, 80], to: [55, 90], weight: 6 },
  { from: [-180, -90], to: [180, -61], weight: 2 },
];

/**
 * Waters too shallow or narrow for most ships, which the coast data do not show. Those that small ships pass have a
 * cost low enough that a port on them is still reached through them.
 */
export const shallows: readonly Area[] = [
  // behind the Keys of Florida
  { from: [-80.42, 25.2], to: [-80.19, 25.72], weight: 6 },
  { from: [-81.1, 24.9], to: [-80.5, 25.2], weight: 6 },
  // Dry Strait on the flats of the Stikine, and Rocky Pass: both fall dry
  { from: [-132.7, 56.57], to: [-132.25, 56.74], weight: 30 },
  { from: [-133.85, 56.58], to: [-133.6, 56.78], weight: 30 },
  // Wrangell Narrows: ferries and small ships
  { from: [-133.02, 56.58], to: [-132.9, 56.8], weight: 8 },
  // Seymour Narrows and those beside it, passed at slack water only: from Seattle ships go outside of Vancouver Island
  { from: [-125.5, 50.05], to: [-125, 50.45], weight: 2 },
  // Tlevak Narrows, west of Prince of Wales Island
  { from: [-133.2, 55.2], to: [-132.98, 55.3], weight: 8 },
  // San Juan Channel; Mayne Island and the passes on either side, which the coast data leave out
  { from: [-123.03, 48.44], to: [-122.93, 48.62], weight: 3 },
  { from: [-123.36, 48.8], to: [-123.13, 48.87], weight: 6 },
  // the passes between the Gulf Islands: Porlier Pass, Gabriola Passage, Dodd Narrows
  { from: [-123.75, 48.85], to: [-123.5, 49.05], weight: 6 },
  { from: [-123.87, 49.05], to: [-123.66, 49.15], weight: 6 },
  // Rose Spit and Dogfish Banks, in the west of Hecate Strait
  { from: [-131.75, 53.5], to: [-131.3, 54.24], weight: 4 },
  // Lake Manzala, beside the Suez Canal
  { from: [31.6, 30.9], to: [32.305, 31.285], weight: 6 },
  // the East River with Hell Gate, and the bays behind the beaches of Long Island: ships leave New York by the Narrows
  { from: [-73.95, 40.75], to: [-73.77, 40.82], weight: 8 },
  { from: [-73.6, 40.55], to: [-72.4, 40.95], weight: 30 },
];
