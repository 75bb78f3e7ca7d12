import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrastWithWhite } from './livery.ts';

test('the contrast of a colour with white letters is that of WCAG', () => {
  assert.equal(contrastWithWhite('#ffffff'), 1);
  assert.equal(contrastWithWhite('#000000'), 21);
  assert.ok(contrastWithWhite('#777777') < 4.5);
});
