import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, isCode } from './code-input.ts';

test('a code is taken however it was copied', () => {
  for (const typed of [
    '123456',
    '123 456',
    ' 123\u00a0456\n',
    '123-456',
    'Your code: 123456.',
    '１２３４５６',
  ])
    assert.equal(codeOf(typed), '123456', typed);
});

test('half a code is no code, and more than a code is cut', () => {
  assert.equal(isCode(codeOf('12345')), false);
  assert.equal(isCode(codeOf('')), false);
  assert.equal(codeOf('1234567'), '123456');
  assert.equal(isCode(codeOf('012345')), true);
});
