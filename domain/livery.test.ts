import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownLivery, shipOf } from './livery.ts';

describe('the livery of a line that the catalogue does not know', () => {
  it('has the initials of its name', () => {
    assert.equal(ownLivery('Holland America Line').monogram, 'HA');
    assert.equal(ownLivery('saga').monogram, 'S');
    assert.equal(ownLivery('מנו ספנות').monogram, 'מס');
    assert.equal(ownLivery('').monogram, '?');
  });

  it('has the same colour each time', () => {
    assert.equal(ownLivery('Saga').colour, ownLivery('Saga').colour);
    assert.match(ownLivery('Saga').colour, /^#[\da-f]{6}$/);
  });
});

it('a cruise of an unknown line has the colour of its name, and the middling form', () => {
  const livery = { colour: null, monogram: null, hull: null, length_m: null, built: null };
  const { colour, hull } = shipOf({ livery, cruise_line: 'Saga', ship_name: 'Spirit of Discovery' });
  assert.deepEqual([colour, hull], [ownLivery('Saga').colour, 'classic']);
});
