import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestMatches } from './best-matches.ts';

const options = [
  { label: 'British Virgin Islands', words: 'VG' },
  { label: 'Côte d’Ivoire', words: 'CI' },
  { label: 'Israel', words: 'IL' },
  { label: 'Tunisia', words: 'TN' },
  { label: 'Ho Chi Minh – Indochina Time', words: 'Asia/Ho_Chi_Minh' },
];
const labels = (search: string, limit = 50) => bestMatches(options, search, limit).map(({ label }) => label);

test('what begins with the search comes first, then what has a word that does', () => {
  assert.deepEqual(labels('is'), ['Israel', 'British Virgin Islands', 'Tunisia']);
});

test('accents, case and signs do not count', () => {
  assert.deepEqual(labels('COTE DIVOIRE'), ['Côte d’Ivoire']);
});

test('words may stand in any order, and in what an option is found by beside its label', () => {
  assert.deepEqual(labels('asia minh'), ['Ho Chi Minh – Indochina Time']);
  assert.deepEqual(labels('vg'), ['British Virgin Islands']);
});

test('nothing typed gives all in their order, as many as fit', () => {
  assert.equal(labels('').length, options.length);
  assert.deepEqual(labels('', 2), ['British Virgin Islands', 'Côte d’Ivoire']);
});

test('nothing found is an empty list', () => {
  assert.deepEqual(labels('atlantis'), []);
});
