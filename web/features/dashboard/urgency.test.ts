import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attention } from '#contract/dashboard.ts';
import { byUrgency } from './urgency.ts';

test('overdue payments are first, an estimate is not overdue, and the rest keeps its order', () => {
  const point = (
    kind: Attention['kind'],
    due_on: string | null,
    estimated_days_before: number | null = null,
  ) => ({
    kind,
    due_on,
    estimated_days_before,
  });
  const points = [
    point('weather', '2026-11-20'),
    point('final_payment', '2026-11-26'),
    point('final_payment', '2026-11-25'),
    point('missing', null),
    point('final_payment', '2026-11-10'),
    point('final_payment', '2026-11-01', 90),
  ];
  assert.deepEqual(
    byUrgency(points, '2026-11-26').map((one) => points.indexOf(one)),
    [2, 4, 0, 1, 3, 5],
  );
});
