import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from './ids.ts';

test('ids sort as they were made, also those of one millisecond', () => {
  const made = Array.from({ length: 10_000 }, newId);
  assert.deepEqual(made.toSorted(), made);
  assert.equal(new Set(made).size, made.length);
});
