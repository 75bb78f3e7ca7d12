import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landPath, ringsOf } from './course-land.ts';
import { drawCourse } from './course.ts';

test('a course fills its box, north up', () => {
  const drawing = drawCourse(
    [
      [10, 0],
      [20, 0],
      [20, -10],
    ],
    100,
    50,
  );
  const [west, east, south] = drawing?.ports ?? [];
  assert.ok(west && east && south);
  assert.ok(west[0] < east[0] && east[1] < south[1]);
  assert.deepEqual([east[1], south[1]], [0, 50]);
  assert.match(drawing?.line ?? '', /^M[\d. ]+L[\d. ]+L[\d. ]+$/);
});

test('a course over the 180° meridian stays in one piece', () => {
  const [from, to] =
    drawCourse(
      [
        [175, -20],
        [-175, -20],
      ],
      100,
      50,
    )?.ports ?? [];
  assert.ok(from && to);
  assert.deepEqual([to[0] - from[0], to[1], from[1]], [100, 25, 25]);
});

test('a voyage with one place alone is a dot in the middle of its coast', () => {
  assert.equal(drawCourse([], 100, 50), undefined);
  const one = drawCourse([[4, 52]], 100, 50);
  assert.deepEqual(one?.ports, [[50, 25]]);
  assert.equal(one.frame.scale, 12.5, 'as much of it as around a short voyage');
});

test('a short voyage is drawn with the coast around it', () => {
  const drawing = drawCourse(
    [
      [4, 52],
      [4, 53],
    ],
    100,
    50,
  );
  const [south, north] = drawing?.ports ?? [];
  assert.ok(south && north);
  assert.equal(south[1] - north[1], 12.5);
});

test('land is cut to the surroundings of a course, and found beyond the 180° meridian', () => {
  const square = (west: number) => [
    [
      [west, -22],
      [west + 80, -22],
      [west + 80, -15],
      [west, -15],
    ],
  ];
  const course = [
    [175, -20],
    [-175, -20],
  ] as const;
  const frame = drawCourse(course, 100, 50)?.frame;
  assert.ok(frame);
  assert.equal(landPath(frame, ringsOf(square(20)), 1), '');
  const path = landPath(frame, ringsOf(square(-178)), 1);
  const xs = [...path.matchAll(/([-\d.]+) [-\d.]+/g)].map(([, x]) => Number(x));
  assert.deepEqual([Math.min(...xs), Math.max(...xs)], [70, 200]);
});

test('land reaches as far beside a course as it is wanted, and no farther above and below it than it is wide', () => {
  const frame = drawCourse(
    [
      [10, 0],
      [20, 0],
    ],
    100,
    50,
  )?.frame;
  assert.ok(frame);
  const all = [
    [
      [-80, -80],
      [80, -80],
      [80, 80],
      [-80, 80],
    ],
  ];
  const places = [...landPath(frame, ringsOf(all), 2.5).matchAll(/([-\d.]+) ([-\d.]+)/g)];
  const [xs, ys] = [1, 2].map((axis) => places.map((place) => Number(place[axis])));
  assert.deepEqual([Math.min(...(xs ?? [])), Math.max(...(xs ?? []))], [-250, 350]);
  assert.deepEqual([Math.min(...(ys ?? [])), Math.max(...(ys ?? []))], [-100, 150]);
});

test('a coast that jumps over the 180° meridian stays in one piece', () => {
  // as the land of the world map has Chukotka: its steps change sides
  const chukotka = [
    [-170, 66],
    [-180, 65],
    [180, 65],
    [160, 60],
    [180, 69],
    [-180, 69],
  ];
  const around_pole = [
    [-180, -84],
    [-60, -80],
    [60, -80],
    [180, -84],
  ];
  const [ring, pole] = ringsOf([[chukotka], [around_pole]].flat());
  assert.deepEqual([ring?.west, ring?.east], [160, 190]);
  assert.deepEqual([pole?.west, pole?.east], [-180, 180]);
});
