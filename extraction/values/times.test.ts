import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timesIn } from './times.ts';

const times = (text: string) => timesIn(text).map(({ time }) => time);

test('hours with a lone letter for the half of the day are read in a pair', () => {
  assert.deepEqual(times('7a-4p'), ['07:00', '16:00']);
  assert.deepEqual(times('Cozumel 10a - 6:30p'), ['10:00', '18:30']);
});

test('a number with a lone letter is no time of its own', () => {
  assert.deepEqual(times('Deck 7a'), []);
  assert.deepEqual(times('Seats 12a-12b'), []);
});
