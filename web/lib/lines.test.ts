import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownLivery } from './lines.ts';

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
