import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAmount, isSigned, parseMoney } from './money-input.ts';

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
    ['1.234', '.', '1234'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1234'],
    ['12.345', '.', '12345'],
    ['$4.920', '.', '4920'],
    ['1,234.500', '.', '1234.50'],
    ['1234.5', ',', '1234.5'],
    ['1.5', ',', '1.5'],
    ['0,5', '.', '0.5'],
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
    '1234.567',
    '0.123',
    '.125',
    '1e5',
  ]) {
    it(`refuses ${text}`, () => assert.deepEqual(parseMoney(text, '.'), { is_wrong: true }));
  }

  it('keeps every digit of a long amount', () => {
    assert.deepEqual(parseMoney('123456789012.12', '.'), { amount: '123456789012.12' });
    assert.deepEqual(parseMoney('123456789012.123', '.', 3), { amount: '123456789012.123' });
  });

  it('has no decimals in yen, where three digits are a group as well', () => {
    for (const decimal of ['.', ',']) {
      assert.deepEqual(parseMoney('1.234', decimal, 0), { amount: '1234' });
      assert.deepEqual(parseMoney('1,234', decimal, 0), { amount: '1234' });
      assert.deepEqual(parseMoney('12.5', decimal, 0), { is_wrong: true });
      assert.deepEqual(parseMoney('1,234.00', decimal, 0), { amount: '1234' });
    }
  });

  it('goes by the reader in dinars, which have thousandths', () => {
    assert.deepEqual(parseMoney('1.234', '.', 3), { amount: '1.234' });
    assert.deepEqual(parseMoney('1.234', ',', 3), { amount: '1234' });
    assert.deepEqual(parseMoney('1,234', ',', 3), { amount: '1.234' });
    assert.deepEqual(parseMoney('1.2345', '.', 3), { is_wrong: true });
  });

  it('knows a sign that is too much', () => {
    for (const text of ['-5', '+5', '− 5,00', '-$5', '$-5', '5-', '-.5']) assert.ok(isSigned(text), text);
    for (const text of ['5', 'abc', '12-34', '']) assert.ok(!isSigned(text), text);
  });

  it('knows an exact amount from one that is being typed', () => {
    assert.ok(isAmount('1234.50'));
    assert.ok(!isAmount('1,234'));
    assert.ok(!isAmount(''));
    assert.ok(!isAmount('1234.567', 2));
    assert.ok(isAmount('1234.500', 2));
    assert.ok(!isAmount('12.5', 0));
  });
});
