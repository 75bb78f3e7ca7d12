import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyOfRegion, likelyCurrency } from './currencies.ts';
import { queries } from './query-client.ts';

test('the region of a browser names its currency', () => {
  const cases = { 'en-US': 'USD', 'en-GB': 'GBP', 'de-AT': 'EUR', he: 'ILS', 'pt-BR': 'BRL', 'es-MX': 'MXN' };
  for (const [wish, currency] of Object.entries(cases)) assert.equal(currencyOfRegion([wish]), currency);
  assert.equal(currencyOfRegion(['en-AQ']), undefined);
  assert.equal(currencyOfRegion([]), undefined);
  assert.equal(currencyOfRegion(['*']), undefined);
});

// the queries ask the cookies whose answers they keep
Object.assign(globalThis, { document: { cookie: '' } });

test('the home currency goes before that of the country, and that before the browser', () => {
  const likely = (home_currency: string | null, country: string | null) => {
    queries.setQueryData(['GET user/settings'], { home_currency, country });
    return likelyCurrency();
  };
  const of_browser = likelyCurrency();
  assert.equal(likely('CHF', 'DE'), 'CHF');
  assert.equal(likely(null, 'DE'), 'EUR');
  assert.equal(likely(null, 'IL'), 'ILS');
  assert.equal(likely(null, 'AQ'), of_browser);
  queries.clear();
});
