import assert from 'node:assert/strict';
import { it } from 'node:test';
import { portLetters } from './port-codes.ts';

it('a port has the letters of its code, else the first of its name', () => {
  assert.equal(portLetters('MIA', 'Miami'), 'MIA');
  assert.equal(portLetters(null, 'St. Thomas'), 'STT');
  assert.equal(portLetters(null, 'Ålesund'), 'ALE');
  assert.equal(portLetters(null, 'חיפה'), 'חיפ');
  assert.equal(portLetters(null, ' . '), null);
  assert.equal(portLetters(null, null), null);
});
