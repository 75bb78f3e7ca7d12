import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSea, type Pair } from './sea.ts';

const over_the_ocean: Pair[] = [
  [
    [-1.4, 50.9],
    [-74, 40.7],
  ],
];

test('a server that stops does not wait for ways that are sought, and seeks no more', async () => {
  const sea = openSea();
  const asked = assert.rejects(sea.findLegs(over_the_ocean));
  await sea.close();
  await asked;
  await assert.rejects(sea.findLegs(over_the_ocean), /closed/);
});
