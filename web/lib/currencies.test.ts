import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyOfRegion, likelyCurrency } from './currencies.ts';

test('the region of a browser names its currency', () => {
  const cases = { 'en-US': 'USD', 'en-GB': 'GBP', 'de-AT': 'EUR', he: 'ILS', 'pt-BR': 'BRL', 'es-MX': 'MXN' };
  for (const [wish, currency] of Object.entries(cases)) assert.equal(currencyOfRegion([wish]), currency);
  assert.equal(currencyOfRegion(['en-AQ']), undefined);
  assert.equal(currencyOfRegion([]), undefined);
  assert.equal(currencyOfRegion(['*']), undefined);
});

test('the home currency goes before that of the country, and that before the browser', () => {
  assert.equal(likelyCurrency('CHF', 'DE'), 'CHF');
  assert.equal(likelyCurrency(null, 'DE'), 'EUR');
  assert.equal(likelyCurrency(null, 'IL'), 'ILS');
  assert.equal(likelyCurrency(null, 'AQ'), likelyCurrency(null));
});
