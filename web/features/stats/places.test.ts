import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nextSort, type Place, placesBy, placeSortOf } from './places.ts';

const place = (name: string, country: string, visits: number, first_visit: string): Place => ({
  key: name,
  name,
  country,
  visits,
  first_visit,
  latest_visit: '2026-01-01',
});
const places = [
  place('Ålesund', 'Norway', 2, '2019-06-01'),
  place('Port Said', 'Egypt', 1, '2020-02-01'),
  place('Lisbon', 'Portugal', 2, '2018-05-01'),
];
const { compare } = new Intl.Collator('en');
const names = (order: string | undefined, text = '') =>
  placesBy(places, placeSortOf(order), text, compare).map(({ name }) => name);

describe('the tables of countries and ports', () => {
  it('begin with the most visited, equal ones by their names', () => {
    assert.deepEqual(names(undefined), ['Ålesund', 'Lisbon', 'Port Said']);
    assert.deepEqual(names('visits'), ['Port Said', 'Ålesund', 'Lisbon']);
  });

  it('are ordered by any column, in both directions', () => {
    assert.deepEqual(names('-name'), ['Port Said', 'Lisbon', 'Ålesund']);
    assert.deepEqual(names('country'), ['Port Said', 'Ålesund', 'Lisbon']);
    assert.deepEqual(names('first_visit'), ['Lisbon', 'Ålesund', 'Port Said']);
    assert.deepEqual(names('-first_visit'), ['Port Said', 'Ålesund', 'Lisbon']);
    assert.deepEqual(names('colour'), names('-visits'), 'what is not understood is the usual order');
  });

  it('reverse with a second press, and fall first where the most is wanted', () => {
    const pressed = (order: string | undefined, column: 'visits' | 'name') =>
      nextSort(placeSortOf(order), column);
    assert.equal(pressed(undefined, 'visits'), 'visits');
    assert.equal(pressed('visits', 'visits'), '-visits');
    assert.equal(pressed('visits', 'name'), 'name');
    assert.equal(pressed('name', 'name'), '-name');
    assert.equal(pressed('name', 'visits'), '-visits');
  });

  it('are searched by the beginnings of words, without accents, also by the country', () => {
    assert.deepEqual(names(undefined, 'alesund'), ['Ålesund']);
    assert.deepEqual(names(undefined, 'said po'), ['Port Said']);
    assert.deepEqual(names(undefined, 'port'), ['Lisbon', 'Port Said']);
    assert.deepEqual(names(undefined, 'isbon'), []);
  });
});
