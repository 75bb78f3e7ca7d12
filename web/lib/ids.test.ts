import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import { newId } from './ids.ts';

it('makes ids of version 7 that sort as they were made, and never the same', () => {
  const made = [0, 1, 0x1a200684197, 0x1a200684198].map((at) => newId(at));
  for (const id of made) assert.equal(z.uuidv7().parse(id), id);
  assert.deepEqual(made.toSorted(), made);
  assert.equal(made[2]?.slice(0, 15), '01a20068-4197-7');
  assert.equal(new Set(Array.from({ length: 1000 }, () => newId(7))).size, 1000);
});
