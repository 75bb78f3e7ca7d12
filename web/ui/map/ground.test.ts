import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Position } from 'geojson';
import { groundOf } from './ground.ts';
import { type Land, landOf } from './land.ts';
import { land_folder, land_levels } from './land-index.ts';
import { type View, viewOf } from './view.ts';

function landFor({ level, cells }: View): Land {
  const { cell, steps } = land_levels[level];
  const folder = join(import.meta.dirname, '../../public', land_folder, level);
  const rings = cells.flatMap(
    (key) => JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')) as number[][],
  );
  return landOf(rings, steps, cell * steps);
}

/** Whether a path paints a pixel: counts how often its rings turn around it. */
function isPainted(d: string, x: number, y: number): boolean {
  let turns = 0;
  for (const ring of d.split('Z').filter(Boolean)) {
    const points = [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, a, b]) => [Number(a), Number(b)]);
    points.forEach(([x1 = 0, y1 = 0], place) => {
      const [x0 = 0, y0 = 0] = points.at(place - 1) ?? [];
      const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
      if (y0 <= y && y1 > y && side > 0) turns += 1;
      if (y0 > y && y1 <= y && side < 0) turns -= 1;
    });
  }
  return turns !== 0;
}

const views: Record<string, { points: Position[]; land: Position[]; sea: Position[] }> = {
  Caribbean: {
    points: [
      [-80.2, 25.8],
      [-86.9, 16.3],
    ],
    land: [
      [-89, 20.5],
      [-81.5, 27],
      [-79, 22],
    ],
    sea: [
      [-87, 24],
      [-84, 18],
    ],
  },
  Aegean: {
    points: [
      [23.6, 37.9],
      [28.2, 36.4],
    ],
    land: [
      [28.36, 37.2],
      [25.5, 37.08],
    ],
    sea: [
      [26.8, 36.4],
      [24.7, 37.1],
    ],
  },
  'North Pacific, across 180°': {
    points: [
      [139.7, 35.4],
      [-123.1, 49.3],
    ],
    land: [
      [-121.9, 47.5],
      [140.5, 37.5],
    ],
    sea: [
      [-175, 45],
      [170, 45],
    ],
  },
  Svalbard: {
    points: [
      [10, 53.5],
      [15.6, 78.2],
    ],
    land: [
      [17, 79],
      [15, 62],
      [26, 64],
    ],
    sea: [
      [5, 70],
      [-5, 65],
    ],
  },
  'Antarctic Peninsula': {
    points: [
      [-68.3, -54.8],
      [-62.9, -64.8],
    ],
    land: [[-69, -53]],
    sea: [[-64, -59]],
  },
  'Around the world': {
    points: [
      [-1.4, 50.9],
      [-74, 40.7],
      [-157.9, 21.3],
      [151.2, -33.9],
      [103.9, 1.3],
    ],
    land: [
      [20, 20],
      [134, -25],
      [-100, 40],
    ],
    sea: [
      [-150, 0],
      [-40, 30],
      [80, -20],
    ],
  },
};

for (const frame of [
  { width: 780, height: 340 },
  { width: 390, height: 250 },
]) {
  test(`land is painted where land is, and sea is left, at ${frame.width} pixels`, () => {
    for (const [name, { points, land, sea }] of Object.entries(views)) {
      const view = viewOf(points, frame, { inline: 44, block: 30 }, 1.6);
      const ground = groundOf(view, landFor(view));
      const isLand = ([lon = 0, lat = 0]: Position) => {
        const [x = 0, y = 0] = view.projection([lon, lat]) ?? [];
        return isPainted(ground.land, x, y);
      };
      for (const place of land) assert.ok(isLand(place), `${name}: ${place.join()} is land`);
      for (const place of sea) assert.ok(!isLand(place), `${name}: ${place.join()} is sea`);
    }
  });
}
