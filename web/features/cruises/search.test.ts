import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filtersOf, isFiltered, timesOf, validateListSearch, validateViewSearch } from './search.ts';

describe('the address of the list', () => {
  it('keeps what it understands', () => {
    const search = {
      q: 'icon',
      time: 'future,current',
      cancelled: 'true',
      year: '2027',
      cruise_line: 'cunard',
      sort: 'ship',
      view: 'table',
    };
    assert.deepEqual(validateListSearch(search), search);
  });

  it('leaves out what it does not', () => {
    const search = {
      q: ' ',
      time: 'soon',
      cancelled: 'false',
      year: '27',
      cruise_line: ['cunard'],
      sort: 'colour',
      view: ['table'],
      foo: 'bar',
    };
    assert.deepEqual(validateListSearch(search), {});
    assert.deepEqual(validateListSearch({ q: 'x'.repeat(201), year: '1800', time: null }), {});
    assert.deepEqual(validateListSearch({ q: '\0', cruise_line: 'a\uD800' }), {});
  });

  it('takes a number or a boolean for the text that the router made it of', () => {
    assert.deepEqual(validateListSearch({ q: 48213, year: 2027, cruise_line: 7, cancelled: true }), {
      q: '48213',
      year: '2027',
      cruise_line: '7',
      cancelled: 'true',
    });
  });

  it('says each time once and in one order, and nothing for all three', () => {
    assert.equal(validateListSearch({ time: 'past,future,past' }).time, 'future,past');
    assert.equal(validateListSearch({ time: 'past,future,current' }).time, undefined);
    assert.deepEqual(timesOf(undefined), []);
  });

  it('tells a filter from an order', () => {
    assert.ok(isFiltered({ q: 'icon' }));
    assert.ok(isFiltered({ cancelled: 'true' }));
    assert.ok(!isFiltered({ sort: 'ship', view: 'table' }));
  });

  it('filters cruises by time, and cancelled ones by themselves', () => {
    assert.deepEqual(filtersOf({ view: 'table' }), { sort: 'voyages' });
    assert.deepEqual(filtersOf({ q: 'sea' }), { sort: '-start_date', q: 'sea' });
    assert.deepEqual(filtersOf({ time: 'future', sort: 'price_high', q: 'sea' }), {
      sort: '-total_price',
      q: 'sea',
      time: 'future',
      cancelled: 'false',
    });
    assert.deepEqual(filtersOf({ time: 'future', cancelled: 'true' }), {
      sort: '-start_date',
      time: 'future',
      cancelled: 'true',
    });
  });
});

describe('the address of a cruise', () => {
  it('names one of its tabs or none', () => {
    assert.deepEqual(validateViewSearch({ tab: 'addons' }), { tab: 'addons' });
    assert.deepEqual(validateViewSearch({ tab: 'nothing' }), {});
    assert.deepEqual(validateViewSearch({}), {});
  });
});
