import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestMatches, exactMatch } from './best-matches.ts';

const options = [
  { id: 'vg', name: 'British Virgin Islands', other_names: ['VG'] },
  { id: 'ci', name: 'Côte d’Ivoire', other_names: ['CI'] },
  { id: 'il', name: 'Israel', other_names: ['IL'] },
  { id: 'tn', name: 'Tunisia', other_names: ['TN'] },
  { id: 'asia/ho_chi_minh', name: 'Ho Chi Minh – Indochina Time', other_names: ['Asia/Ho_Chi_Minh'] },
];
const names = (search: string, limit = 50) => bestMatches(options, search, limit).map(({ name }) => name);

test('entries that begin with the search come first, then those with a word that does', () => {
  assert.deepEqual(names('is'), ['Israel', 'British Virgin Islands', 'Tunisia']);
});

test('accents, case and signs do not count', () => {
  assert.deepEqual(names('COTE DIVOIRE'), ['Côte d’Ivoire']);
});

test('words may stand in any order, and in other names of an option', () => {
  assert.deepEqual(names('asia minh'), ['Ho Chi Minh – Indochina Time']);
  assert.deepEqual(names('vg'), ['British Virgin Islands']);
});

test('nothing typed gives all in their order, as many as fit', () => {
  assert.equal(names('').length, options.length);
  assert.deepEqual(names('', 2), ['British Virgin Islands', 'Côte d’Ivoire']);
});

test('nothing found is an empty list', () => {
  assert.deepEqual(names('atlantis'), []);
});

test('a text names an entry by its name or by a code of it, and none where several have it', () => {
  const named = (text: string, entries = options) => exactMatch(entries, text)?.id;
  assert.equal(named('israel'), 'il');
  assert.equal(named('tn'), 'tn');
  assert.equal(named('isra'), undefined);
  assert.equal(named(''), undefined);
  assert.equal(named('il', [...options, { id: 'other', name: 'Elsewhere', other_names: ['IL'] }]), undefined);
  assert.equal(named('il', [...options, { id: 'il-port', name: 'Il', other_names: [] }]), 'il-port');
});
