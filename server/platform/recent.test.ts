import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Recent } from './recent.ts';

test('a full map removes its oldest entry', () => {
  const recent = new Recent<string, number>(3);
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3, d: 4 })) recent.set(key, value);
  assert.equal(recent.size, 3);
  assert.equal(recent.get('a'), undefined);
  assert.equal(recent.get('d'), 4);
});

test('an entry that is set again takes no more room and is the youngest', () => {
  const recent = new Recent<string, number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    recent.set(key, value);
  assert.equal(recent.size, 2);
  assert.equal(recent.get('a'), 3);
  assert.equal(recent.get('b'), undefined);
});

test('a deleted entry is gone', () => {
  const recent = new Recent<string, number>(2);
  recent.set('a', 1);
  recent.delete('a');
  assert.equal(recent.get('a'), undefined);
  assert.equal(recent.size, 0);
});
