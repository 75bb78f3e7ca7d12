import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byUrgency } from './urgency.ts';

test('overdue payments are first, and the rest keeps its order', () => {
  const points = [
    { kind: 'weather', due_on: '2026-11-20' },
    { kind: 'final_payment', due_on: '2026-11-26' },
    { kind: 'final_payment', due_on: '2026-11-25' },
    { kind: 'missing', due_on: null },
    { kind: 'final_payment', due_on: '2026-11-10' },
  ] as const;
  assert.deepEqual(
    byUrgency(points, '2026-11-26').map((point) => points.indexOf(point)),
    [2, 4, 0, 1, 3],
  );
});
