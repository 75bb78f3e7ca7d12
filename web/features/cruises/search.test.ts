import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFiltered, timesOf, validateListSearch, validateViewSearch } from './search.ts';

describe('the address of the list', () => {
  it('keeps what it understands', () => {
    const search = {
      q: 'icon',
      time: 'future,current',
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
      year: '27',
      cruise_line: 7,
      sort: 'colour',
      view: ['table'],
      foo: 'bar',
    };
    assert.deepEqual(validateListSearch(search), {});
    assert.deepEqual(validateListSearch({ q: 'x'.repeat(201), year: '1800', time: null }), {});
  });

  it('says each time once and in one order, and nothing for all three', () => {
    assert.equal(validateListSearch({ time: 'past,future,past' }).time, 'future,past');
    assert.equal(validateListSearch({ time: 'past,future,current' }).time, undefined);
    assert.deepEqual(timesOf(undefined), []);
  });

  it('tells a filter from an order', () => {
    assert.ok(isFiltered({ q: 'icon' }));
    assert.ok(!isFiltered({ sort: 'ship', view: 'table' }));
  });
});

describe('the address of a cruise', () => {
  it('names one of its tabs or none', () => {
    assert.deepEqual(validateViewSearch({ tab: 'addons' }), { tab: 'addons' });
    assert.deepEqual(validateViewSearch({ tab: 'nothing' }), {});
    assert.deepEqual(validateViewSearch({}), {});
  });
});
