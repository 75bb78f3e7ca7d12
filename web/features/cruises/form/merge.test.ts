import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyValues, type FormValues } from './form-values.ts';
import { merge } from './merge.ts';

const before: FormValues = {
  ...emptyValues('USD'),
  cruise_line: 'Carnival',
  cruise_line_id: 'carnival',
  ship_name: 'Carnival Jubilee',
  ship_id: 'carnival-jubilee',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  fare: '1000',
};

/** Two changes of the same record. */
function meet(mine: Partial<FormValues>, theirs: Partial<FormValues>) {
  return merge({ ...before, ...mine }, { ...before, ...theirs }, before);
}

describe('two changes of one record', () => {
  it('both stand where they are of different fields', () => {
    const { values, conflicts } = meet({ notes: 'mine', deck: '9' }, { stateroom: '9214', fare: '900' });
    assert.deepEqual(values, { ...before, notes: 'mine', deck: '9', stateroom: '9214', fare: '900' });
    assert.deepEqual(conflicts, []);
  });

  it('meet in a field that both changed, and in no other', () => {
    const { values, conflicts } = meet({ notes: 'mine', deck: '9' }, { notes: 'theirs', dining: 'late' });
    assert.deepEqual(conflicts, ['notes']);
    assert.equal(values.notes, 'mine');
    assert.equal(values.dining, 'late');
  });

  it('agree where both wrote the same', () => {
    assert.deepEqual(meet({ notes: 'same' }, { notes: 'same ' }).conflicts, []);
  });

  it('meet in fields that belong together', () => {
    assert.deepEqual(meet({ start_date: '2027-03-07' }, { end_date: '2027-03-14' }).conflicts, [
      'start_date',
      'end_date',
    ]);
    const theirs = { cruise_line: 'AIDA', cruise_line_id: 'aida' };
    assert.deepEqual(meet({ ship_name: 'Carnival Magic', ship_id: 'carnival-magic' }, theirs).conflicts, [
      'cruise_line',
      'ship_name',
    ]);
    assert.deepEqual(meet({ deposit: '200' }, { currency: 'EUR' }).conflicts, ['currency', 'deposit']);
    assert.deepEqual(meet({ currency: 'EUR' }, { fare: '900' }).conflicts, ['currency', 'fare']);
    assert.deepEqual(meet({ deposit: '200' }, { fare: '900' }).conflicts, []);
  });

  it('take the id along with its name', () => {
    const { values } = meet({ start_port: 'Miami', start_port_id: 'us-mia' }, { end_port: 'Nassau' });
    assert.equal(values.start_port_id, 'us-mia');
    assert.equal(values.end_port, 'Nassau');
    const typed = meet({ ship_id: '' }, { notes: 'theirs' });
    assert.equal(typed.values.ship_id, '');
  });
});
