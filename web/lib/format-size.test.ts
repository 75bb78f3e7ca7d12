import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareIn, sizeIn } from './format-size.ts';

test('sizes are said in the unit that people would take, by the steps of the limits', () => {
  assert.equal(sizeIn('en', 999), '999\u00a0bytes');
  assert.equal(sizeIn('en', 10 * 1024), '10\u00a0kB');
  assert.equal(sizeIn('en', 20 * 1024 * 1024), '20\u00a0MB');
  assert.equal(sizeIn('de', 1.5 * 1024 * 1024), '1,5\u00a0MB');
  assert.equal(sizeIn('en', 10 * 1024 ** 3), '10\u00a0GB');
});

test('a share is never the whole before it is', () => {
  assert.equal(shareIn('en', 0.999), '99%');
  assert.equal(shareIn('en', 1), '100%');
  assert.equal(shareIn('en', 7), '100%');
});
