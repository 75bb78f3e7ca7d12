import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idAfter } from './ids.ts';

const rest = '-8a2b-0123456789ab';

test('an id of a later millisecond, or with a larger number in the same one, stays as it is', () => {
  const last = `01a20e08-05a6-7f49${rest}`;
  for (const id of [`01a20e08-05a7-7000${rest}`, `01a20e08-05a6-7f4a${rest}`])
    assert.equal(idAfter(id, last), id);
  assert.equal(idAfter(last, ''), last);
});

test('an id that would sort before the last one takes the next number and keeps its random rest', () => {
  const id = `01a20e08-05a6-7000-9999-999999999999`;
  assert.equal(idAfter(id, `01a20e08-05a6-7f49${rest}`), '01a20e08-05a6-7f4a-9999-999999999999');
  assert.equal(idAfter(id, `01a20e08-05a6-7000${rest}`), '01a20e08-05a6-7001-9999-999999999999');
});

test('the numbers of a millisecond that are used up go on in the next one, also while the clock was set back', () => {
  const id = `01a20e08-05a6-7000-9999-999999999999`;
  assert.equal(idAfter(id, `01a20e08-05a6-7fff${rest}`), '01a20e08-05a7-7000-9999-999999999999');
  assert.equal(idAfter(id, `01a20e08-ffff-7fff${rest}`), '01a20e09-0000-7000-9999-999999999999');
});
