import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telephoneLink } from './telephone.ts';

test('a typed text is called if it is one telephone number and nothing else', () => {
  assert.equal(telephoneLink(' +1 (305) 555-0100 '), 'tel:+13055550100');
  assert.equal(telephoneLink('0800 12.34'), 'tel:08001234');
  const no_number = [
    '',
    '112',
    'see confirmation',
    '+1 305 555 0100 ext. 22',
    '0800 1234 / +44 20 7946 0000',
    '+',
  ];
  for (const text of [...no_number, '1'.repeat(41)]) assert.equal(telephoneLink(text), null, text);
});
