import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

console.log('What it printed.');
describe('A file', () => {
  it('with a test that fails', () => assert.equal(1, 2));
});
