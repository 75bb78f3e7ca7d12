import assert from 'node:assert/strict';
import { test } from 'node:test';
import { continentOf, continents } from './continents.ts';
import { country_codes } from './countries.ts';

test('every country is on a continent, and every continent has one', () => {
  const found = country_codes.map((code) => continentOf(code));
  assert.deepEqual(
    country_codes.filter((_code, index) => found[index] === undefined),
    [],
  );
  assert.deepEqual(new Set(found), new Set(continents));
  assert.equal(continentOf('de'), undefined);
});
