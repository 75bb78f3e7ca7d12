import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Filter, queryOf, valueOf } from './filters.ts';

const search: Filter = { kind: 'search', name: 'q', label: 'Search', queryOf: (actor) => ({ actor }) };
const state: Filter = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  options: { '': 'Open', settled: 'Settled' },
};
const from: Filter = { kind: 'day', name: 'from', label: 'From' };

describe('the filters of a list', () => {
  it('send what stands in the address, under the name that the call has for it', () => {
    assert.deepEqual(queryOf([search, state, from], { q: 'ada', state: 'settled', from: '2027-03-06' }), {
      actor: 'ada',
      state: 'settled',
      from: '2027-03-06',
    });
  });

  it('send nothing of an empty filter, of another list, or of a value that a choice does not offer', () => {
    assert.deepEqual(queryOf([search, state], { state: 'lost', plan: 'pro' }), {});
    assert.equal(valueOf(state, { state: 'lost' }), '');
  });
});
