import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedNames, type FormShape, merge } from './merge.ts';

const before = {
  cruise_line: 'Carnival',
  ship_name: 'Carnival Jubilee',
  ship_id: 'jubilee',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port: 'Miami',
  start_port_id: 'us-mia',
  currency: 'USD',
  fare: '1000',
  deposit: '',
  notes: '',
  deck: '',
};
type Values = typeof before;

const shape: FormShape<Values> = {
  names: Object.keys(before) as (keyof Values)[],
  pairs: [
    ['ship_name', 'ship_id'],
    ['start_port', 'start_port_id'],
  ],
  units: [
    ['cruise_line', 'ship_name', 'ship_id'],
    ['start_date', 'end_date'],
  ],
  money: { currency: 'currency', amounts: ['fare', 'deposit'] },
};

/** Merges two changes of the same record. */
function meet(mine: Partial<Values>, theirs: Partial<Values>) {
  return merge(shape, { mine: { ...before, ...mine }, theirs: { ...before, ...theirs }, before });
}

describe('two changes of one record', () => {
  it('are merged if they are of different fields', () => {
    const { values, conflicts } = meet({ notes: 'mine' }, { deck: '9', fare: '900' });
    assert.deepEqual(values, { ...before, notes: 'mine', deck: '9', fare: '900' });
    assert.deepEqual(conflicts, []);
  });

  it('conflict in the fields that both changed, where mine stays until the user chooses', () => {
    const { values, conflicts } = meet({ notes: 'mine', deck: '9' }, { notes: 'theirs', fare: '900' });
    assert.deepEqual(conflicts, ['notes']);
    assert.deepEqual([values.notes, values.deck, values.fare], ['mine', '9', '900']);
  });

  it('do not conflict if both wrote the same, apart from white space at the ends', () => {
    assert.deepEqual(meet({ notes: 'same' }, { notes: 'same ' }).conflicts, []);
    assert.deepEqual(changedNames(shape, { ...before, notes: ' ' }, before), []);
  });

  it('conflict in fields of one unit: the day of one and the time of the other are no value', () => {
    assert.deepEqual(meet({ start_date: '2027-03-07' }, { end_date: '2027-03-14' }).conflicts, [
      'start_date',
      'end_date',
    ]);
    assert.deepEqual(
      meet({ ship_name: 'Carnival Magic', ship_id: 'magic' }, { cruise_line: 'AIDA' }).conflicts,
      ['cruise_line', 'ship_name'],
    );
  });

  it('conflict in amounts and their currency, but not in two amounts of one currency', () => {
    assert.deepEqual(meet({ deposit: '200' }, { currency: 'EUR' }).conflicts, ['currency', 'deposit']);
    assert.deepEqual(meet({ currency: 'EUR' }, { fare: '900' }).conflicts, ['currency', 'fare']);
    assert.deepEqual(meet({ deposit: '200' }, { fare: '900' }).conflicts, []);
  });

  it('take an id along with its name, and report a pair by its first name', () => {
    assert.equal(
      meet({ start_port: 'Málaga', start_port_id: 'es-agp' }, { notes: 'x' }).values.start_port_id,
      'es-agp',
    );
    assert.equal(meet({ start_port_id: '' }, { notes: 'theirs' }).values.start_port_id, '');
    const { conflicts } = meet({ start_port_id: '' }, { start_port_id: 'us-fll' });
    assert.deepEqual(conflicts, ['start_port']);
  });
});
