import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  assert.match(drawing?.line ?? '', /^M[\d. ]+C/);
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

test('a voyage without two places has no course', () => {
  assert.equal(drawCourse([], 100, 50), undefined);
  assert.equal(
    drawCourse(
      [
        [4, 52],
        [4, 52],
      ],
      100,
      50,
    ),
    undefined,
  );
});
