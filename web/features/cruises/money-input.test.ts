import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAmount, parseMoney } from './money-input.ts';

describe('an amount of money', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['1.234,50', ',', '1234.50'],
    ['1,234.50', '.', '1234.50'],
    ['1.234,50', '.', '1234.50'],
    ['1,234.50', ',', '1234.50'],
    ['1 234,50', ',', '1234.50'],
    ['1\u202f234,50 €', ',', '1234.50'],
    ["1'234.50", '.', '1234.50'],
    ['1’234.50', '.', '1234.50'],
    ['$1,234.50', '.', '1234.50'],
    ['US$4,920.00', '.', '4920.00'],
    ['EUR 99', ',', '99'],
    ['99 EUR', ',', '99'],
    ['1234', '.', '1234'],
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1234.5', ',', '1234.5'],
    ['1.5', ',', '1.5'],
    ['0,5', '.', '0.5'],
    ['0.123', ',', '0.123'],
    ['.5', '.', '0.5'],
    ['1.234.567', ',', '1234567'],
    ['1,234,567.89', '.', '1234567.89'],
    ['12,34,567.00', '.', '1234567.00'],
    ['007', '.', '7'],
    ['0', '.', '0'],
    ['0,00', ',', '0.00'],
    ['12.', '.', '12'],
  ];
  for (const [text, decimal, amount] of cases) {
    it(`reads ${text} as ${amount} where the decimal sign is ${decimal}`, () => {
      assert.deepEqual(parseMoney(text, decimal), { amount });
    });
  }

  it('takes nothing for unknown, which zero is not', () => {
    assert.deepEqual(parseMoney('  ', '.'), { amount: null });
    assert.deepEqual(parseMoney('0.00', '.'), { amount: '0.00' });
  });

  for (const text of [
    '-5',
    '12abc',
    'abc',
    '$',
    '1.2.3,4',
    '1,2,3',
    '12.34.56',
    '1234567890123',
    '1.2345',
    '1e5',
  ]) {
    it(`refuses ${text}`, () => assert.deepEqual(parseMoney(text, '.'), { is_wrong: true }));
  }

  it('keeps every digit of a long amount', () => {
    assert.deepEqual(parseMoney('123456789012.123', '.'), { amount: '123456789012.123' });
  });

  it('knows an exact amount from one that is being typed', () => {
    assert.ok(isAmount('1234.50'));
    assert.ok(!isAmount('1,234'));
    assert.ok(!isAmount(''));
  });
});
