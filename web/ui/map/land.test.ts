import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { geoArea, geoContains } from 'd3-geo';
import { cellsOf, landOf } from './land.ts';
import { land_folder, land_levels } from './land-index.ts';

const folder = join(import.meta.dirname, '../../public', land_folder);

function read(level: keyof typeof land_levels, key: string) {
  const { cell, steps } = land_levels[level];
  const rings = JSON.parse(readFileSync(join(folder, level, `${key}.json`), 'utf8')) as number[][];
  return landOf(rings, steps, cell * steps);
}

test('every cell of the index is there, and no other', () => {
  for (const [level, { keys }] of Object.entries(land_levels)) {
    const files = globSync('*.json', { cwd: join(folder, level) });
    assert.deepEqual(
      files.map((file) => file.replace('.json', '')).toSorted(),
      keys.split(' ').toSorted(),
      level,
    );
  }
  assert.ok(existsSync(join(folder, 'countries.json')));
});

test('a cell that a phone loads on a slow network has at most 36 kB before it is compressed', () => {
  for (const file of globSync('{wide,mid,near}/*.json', { cwd: folder })) {
    const size = readFileSync(join(folder, file)).length;
    assert.ok(size <= 36_000, `${file}: ${size}`);
  }
});

test('all of the earth that is land is about 29 %, at every level of detail', () => {
  for (const [level, { keys }] of Object.entries(land_levels)) {
    const area = keys
      .split(' ')
      .map((key) => geoArea(read(level as keyof typeof land_levels, key).land))
      .reduce((sum, part) => sum + part, 0);
    const share = area / (4 * Math.PI);
    assert.ok(share > 0.27 && share < 0.31, `${level}: ${share}`);
  }
});

test('land is where it is, and sea where that is', () => {
  const places = [
    ['Havana', -82.3, 22.9, true],
    ['Gulf of Mexico', -90, 25, false],
    ['Siberia', 120.5, 65, true],
    ['near the South Pole', 15, -89, true],
    ['Chukotka, beyond 180°', -175, 66.5, true],
    ['Bering Sea', -178, 58, false],
  ] as const;
  for (const [name, lon, lat, is_land] of places) {
    for (const level of ['far', 'wide', 'mid', 'near'] as const) {
      const found = cellsOf(level, [[lon, lat]]).some((key) =>
        geoContains(read(level, key).land, [lon, lat]),
      );
      assert.equal(found, is_land, `${name}, ${level}`);
    }
  }
});

test('the edges of cells and of the world are no coast', () => {
  // a square cell of ten degrees, cut through an island: three sides are coast, the side on the cell's edge is
  // not, and has a point at each degree
  const { coast, land } = landOf([[-1800 + 50, 20, 50, 0, 0, 50, -50, 0]], 10, 100);
  assert.deepEqual(land.coordinates, [
    [
      [-175, 2],
      [-170, 2],
      [-170, 3],
      [-170, 4],
      [-170, 5],
      [-170, 6],
      [-170, 7],
      [-175, 7],
      [-175, 2],
    ],
  ]);
  assert.deepEqual(coast.coordinates, [
    [
      [-175, 2],
      [-170, 2],
    ],
    [
      [-170, 7],
      [-175, 7],
      [-175, 2],
    ],
  ]);
});

test('a territory with a code of its own is not coloured with the country far from it', () => {
  const shapes = JSON.parse(readFileSync(join(folder, 'countries.json'), 'utf8')) as Record<
    string,
    number[][]
  >;
  const { steps } = land_levels.far;
  const firstOf = (code: string) =>
    (shapes[code] ?? []).map(([lon = 0, lat = 0]) => [lon / steps, lat / steps]);
  assert.ok(
    firstOf('FR').every(([lon = 0]) => lon > -10),
    'France is in Europe',
  );
  assert.deepEqual(
    firstOf('GF').map(([lon = 0, lat = 0]) => lon < -50 && lat < 7),
    [true],
  );
  assert.ok(
    firstOf('NO').every(([, lat = 90]) => lat < 74),
    'Svalbard is not Norway’s mainland',
  );
});
