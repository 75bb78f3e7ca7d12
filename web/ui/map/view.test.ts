import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from 'geojson';
import { arcOf } from './arc.ts';
import { kindFor, viewOf } from './view.ts';

const miami = [-80.17, 25.77];
const cozumel = [-86.95, 20.51];
const southampton = [-1.4, 50.9];
const auckland = [174.77, -36.84];
const honolulu = [-157.86, 21.3];
const sydney = [151.21, -33.86];
const singapore = [103.85, 1.26];
const longyearbyen = [15.6, 78.2];
const tromso = [18.96, 69.65];
const ushuaia = [-68.3, -54.8];
const paradise_bay = [-62.9, -64.8];
const new_york = [-74, 40.7];

const frame = { width: 780, height: 340 };
const padding = { inline: 90, block: 36 };

test('the shortest arc of longitudes goes across 180° where that is shorter', () => {
  assert.deepEqual(arcOf([174, -158]), { middle: -172, width: 28 });
  assert.deepEqual(arcOf([-80, -87]), { middle: -83.5, width: 7 });
  assert.deepEqual(arcOf([12]), { middle: 12, width: 0 });
});

test('a projection is chosen by where the route goes', () => {
  const kinds = {
    caribbean: kindFor([miami, cozumel]),
    'across the date line': kindFor([auckland, honolulu]),
    arctic: kindFor([tromso, longyearbyen]),
    antarctic: kindFor([ushuaia, paradise_bay]),
    'around the North Pole': kindFor([tromso, [60, 75], [-170, 66], [-75, 70]]),
    'around the world': kindFor([southampton, new_york, honolulu, sydney, singapore, southampton]),
    'around the world and to the ice': kindFor([southampton, new_york, honolulu, paradise_bay, singapore]),
  };
  assert.deepEqual(kinds, {
    caribbean: 'mercator',
    'across the date line': 'mercator',
    arctic: 'stereographic',
    antarctic: 'stereographic',
    'around the North Pole': 'stereographic',
    'around the world': 'mercator',
    'around the world and to the ice': 'world',
  });
});

const routes: Record<string, Position[]> = {
  caribbean: [miami, cozumel],
  pacific: [auckland, honolulu],
  arctic: [tromso, longyearbyen],
  pole: [tromso, [60, 75], [-170, 66], [-75, 70]],
  ice: [ushuaia, paradise_bay],
  world: [southampton, new_york, honolulu, sydney, singapore],
  one: [miami],
};

test('everything is within the frame, wherever it lies', () => {
  for (const [name, points] of Object.entries(routes)) {
    const { projection } = viewOf(points, frame, padding, 1.6);
    for (const point of points) {
      const [x = -1, y = -1] = projection([point[0] ?? 0, point[1] ?? 0]) ?? [];
      const isInside = x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
      assert.ok(isInside, `${name}: ${point.join()} at ${x}, ${y}`);
    }
  }
});

test('neighbours across 180° are neighbours on the map', () => {
  const { projection } = viewOf([auckland, honolulu], frame, padding, 1.6);
  const [west = 0] = projection([179.9, 0]) ?? [];
  const [east = 0] = projection([-179.9, 0]) ?? [];
  assert.ok(east > west && east - west < 5);
});

test('a map asks for the land that it shows and for no more', () => {
  const { level, cells } = viewOf([miami, [-86.5, 16.3]], frame, padding, 1.6);
  assert.deepEqual([level, cells], ['mid', ['2_3', '3_3']]);
  const world = viewOf(routes['world'] ?? [], frame, padding, 1.6);
  assert.deepEqual([world.level, world.cells], ['far', ['0_0']]);
  const near = viewOf(
    [
      [25.43, 36.4],
      [25.3, 37.45],
    ],
    frame,
    padding,
    1.6,
  );
  assert.deepEqual([near.level, near.cells.length > 0 && near.cells.length <= 4], ['near', true]);
});

test('one place is shown with its surroundings, not as a dot on a beach', () => {
  const { projection } = viewOf([miami], frame, padding, 7);
  const [, top = 0] = projection.invert?.([frame.width / 2, 0]) ?? [];
  const [, bottom = 0] = projection.invert?.([frame.width / 2, frame.height]) ?? [];
  assert.ok(top - bottom > 7 && top - bottom < 12);
});
