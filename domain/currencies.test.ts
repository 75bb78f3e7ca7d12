import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decimalsOfCurrency, hasTooManyDecimals, isCurrency } from './currencies.ts';

test('a currency is a code of ISO 4217, in use or no longer', () => {
  assert.deepEqual(['USD', 'JPY', 'XPF', 'DEM', 'BGN'].filter(isCurrency), [
    'USD',
    'JPY',
    'XPF',
    'DEM',
    'BGN',
  ]);
  assert.deepEqual(['ABC', 'QQQ', 'XXX', 'XAU', 'usd', '', 'toString'].filter(isCurrency), []);
});

test('a currency of the platform is known, unless it is a fund, a metal or long out of use', () => {
  // every currency that the app offers, to find typing errors in the list
  for (const code of 'USD EUR GBP CAD AUD NZD CHF SEK NOK DKK ILS BRL KWD JPY ISK CLP'.split(' ')) {
    assert.ok(Intl.supportedValuesOf('currency').includes(code) && isCurrency(code), code);
  }
});

test('an amount has at most the decimals of its currency', () => {
  assert.deepEqual(
    [decimalsOfCurrency('USD'), decimalsOfCurrency('JPY'), decimalsOfCurrency('KWD')],
    [2, 0, 3],
  );
  assert.deepEqual([decimalsOfCurrency('ABC'), decimalsOfCurrency(null)], [null, null]);
  const judged: [amount: string, code: string | null, is_too_long: boolean][] = [
    ['100.005', 'USD', true],
    ['100.05', 'USD', false],
    ['100.050', 'USD', false],
    ['0.001', 'USD', true],
    ['1234.5', 'JPY', true],
    ['1000', 'JPY', false],
    ['1000.00', 'JPY', false],
    ['1.234', 'KWD', false],
    ['1.234', null, false],
    ['1.234', 'ABC', false],
  ];
  for (const [amount, code, is_too_long] of judged)
    assert.equal(hasTooManyDecimals(amount, code), is_too_long, `${amount} ${code}`);
});
