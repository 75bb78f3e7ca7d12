import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likeness } from './likeness.ts';

test('the similarity of names depends on shared letters, in either order', () => {
  assert.equal(likeness('icon of the seas', 'icon of the seas'), 1);
  assert.ok(likeness('icon of the sees', 'icon of the seas') > 0.8);
  assert.ok(likeness('iona', 'icon') < 0.6);
  assert.equal(likeness('zaandam', 'arvia'), likeness('arvia', 'zaandam'));
  assert.equal(likeness('', 'iona'), 0);
  assert.ok(likeness('aaaa', 'aa') < 1, 'a pair counts as often as it stands in both');
});
