import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coarseLine } from './coarse-line.ts';

test('points too close to see on a map of the world are left out, the ends stay', () => {
  const line = [
    [0, 0],
    [0.1, 0.1],
    [1, 1],
    [1.2, 1.1],
    [1.31, 1.16],
  ] as const;
  assert.deepEqual(coarseLine(line, 0.4), [
    [0, 0],
    [1, 1],
    [1.3, 1.2],
  ]);
});

test('a step over 180° is a short one', () => {
  const line = [
    [179, 0],
    [179.9, 0],
    [-179.9, 0],
    [-170, 0],
  ] as const;
  assert.deepEqual(coarseLine(line, 0.4), [
    [179, 0],
    [179.9, 0],
    [-170, 0],
  ]);
});
