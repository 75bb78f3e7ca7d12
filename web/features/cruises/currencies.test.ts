import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyOfRegion, decimalsOf } from './currencies.ts';

test('a currency has as many decimals as it has coins for', () => {
  assert.deepEqual(['USD', 'JPY', 'KWD', '', 'not a code'].map(decimalsOf), [2, 0, 3, 2, 2]);
});

test('the region of a browser names its currency', () => {
  const cases = { 'en-US': 'USD', 'en-GB': 'GBP', 'de-AT': 'EUR', he: 'ILS', 'pt-BR': 'BRL', 'es-MX': 'MXN' };
  for (const [wish, currency] of Object.entries(cases)) assert.equal(currencyOfRegion([wish]), currency);
  assert.equal(currencyOfRegion(['en-AQ']), undefined);
  assert.equal(currencyOfRegion([]), undefined);
  assert.equal(currencyOfRegion(['*']), undefined);
});
