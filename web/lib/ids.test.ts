import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import { newId } from './ids.ts';

it('makes ids of version 7 that sort as they were made', () => {
  const made = [0, 1, 0x1a200684197, 0x1a200684198].map((at) => newId(at));
  for (const id of made) assert.equal(z.uuidv7().parse(id), id);
  assert.deepEqual(made.toSorted(), made);
  assert.equal(made[2]?.slice(0, 15), '01a20068-4197-7');
});

it('makes ids that sort as they were made also in one millisecond', () => {
  const made = Array.from({ length: 5000 }, () => newId(0x1a200684199));
  assert.deepEqual(made.toSorted(), made);
  assert.equal(new Set(made).size, 5000);
  for (const id of made) assert.equal(z.uuidv7().parse(id), id);
});
