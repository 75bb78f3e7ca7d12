import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { country_codes, isCountry } from './countries.ts';
import { languages } from './languages.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1 and Kosovo, each once and in order', () => {
    assert.equal(country_codes.length, 250);
    assert.deepEqual([...new Set(country_codes)].toSorted(), country_codes);
  });

  it('all have a name in every language of the product', () => {
    for (const language of languages) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      assert.deepEqual(
        country_codes.filter((code) => names.of(code) === undefined),
        [],
      );
    }
  });

  it('are known by their code in capitals only', () => {
    assert.ok(isCountry('DE'));
    for (const text of ['de', 'ZZ', 'EU', 'UK', 'DEU', '']) assert.ok(!isCountry(text), text);
  });
});
