import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Stats } from '#contract/stats.ts';
import { proudScope, scopeOf, scopesOf } from './scopes.ts';
import { filterOf, isFiltered, validateStatsSearch } from './search.ts';
import { remembered_closed } from './sections.ts';

describe('the address of the statistics', () => {
  it('keeps what it understands and drops the rest', () => {
    const good = {
      year: '2024',
      cruise_line: 'aida cruises',
      passenger: 'ada seafarer',
      of: 'cruise.nights',
      key: '',
      in: '2025',
      ports: '-visits',
      scope: 'next_year',
    };
    assert.deepEqual(validateStatsSearch(good), good);
    assert.deepEqual(validateStatsSearch({ year: 2024, key: 2025, passenger: true }), {
      year: '2024',
      key: '2025',
      passenger: 'true',
    });
    assert.deepEqual(
      validateStatsSearch({
        year: '20245',
        of: 'nights',
        in: 'x',
        ports: 'a b',
        key: ['7'],
        passenger: '',
        q: 'x',
      }),
      {},
    );
  });

  it('filters by year, line and passenger, whatever is explained', () => {
    assert.deepEqual(filterOf({ year: '2024', of: 'cruise.nights', key: 'EUR' }), { year: '2024' });
    assert.equal(isFiltered({ of: 'cruise.nights', ports: 'name' }), false);
    assert.equal(isFiltered({ passenger: 'ada' }), true);
  });
});

describe('sections that were closed', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    length: 0,
  };

  it('stay closed, and none was chosen at first', () => {
    assert.equal(remembered_closed.read(store), undefined);
    remembered_closed.write(['ports', 'graphs'], store);
    assert.deepEqual(remembered_closed.read(store), ['ports', 'graphs']);
  });

  it('are forgotten when another version called them otherwise', () => {
    const [key = ''] = kept.keys();
    kept.set(key, '["harbours","ports"]');
    assert.deepEqual(remembered_closed.read(store), ['ports']);
    kept.set(key, '{"ports":true}');
    assert.equal(remembered_closed.read(store), undefined);
  });
});

describe('whose figures are shown', () => {
  const stats = {
    year: 2026,
    cruise: { cruises: 0 },
    current_year: { cruises: 1 },
    next_year: { cruises: 0 },
    future: { cruises: 2 },
  } as Stats;

  it('are those that the address names or explains, among those of the chosen year', () => {
    assert.deepEqual(scopesOf(stats, {}), ['cruise', 'current_year', 'next_year', 'future']);
    const scopes = scopesOf(stats, { year: '2026' });
    assert.deepEqual(scopes, ['cruise', 'current_year', 'future']);
    assert.equal(scopeOf({ scope: 'future', of: 'cruise.nights' }, scopes), 'future');
    assert.equal(scopeOf({ of: 'current_year.nights' }, scopes), 'current_year');
    assert.equal(scopeOf({ scope: 'next_year', of: 'all.by_line' }, scopes), undefined);
  });

  it('are at first what was sailed, or else what is booked', () => {
    const scopes = scopesOf(stats, {});
    assert.equal(proudScope(stats, scopes), 'future');
    assert.equal(
      proudScope({ ...stats, cruise: { ...stats.future, cruises: 1 } } as Stats, scopes),
      'cruise',
    );
    assert.equal(proudScope({ ...stats, future: undefined, current_year: undefined }, scopes), undefined);
  });
});
