import { describe, it } from 'node:test';

describe('A file', () => {
  it('with one test', () => {});
});
