import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Change, StoredRecord } from './change.ts';
import { questionsOf, takeMine } from './merge-change.ts';

const before = {
  version: 3,
  ship_name: 'Icon of the Seas',
  ship_id: 'icon',
  cruise_line: 'Royal Caribbean',
  cruise_line_id: 'royal',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  currency: 'USD',
  fare: '1000.00',
  deposit: null,
  stateroom: '8123',
  notes: null,
};

function changeOf(body: object): Change {
  const rest = { id: 'c', at: 0, is_tried: false, state: 'waiting' } as const;
  return { ...rest, method: 'PATCH', path: 'cruises/a', before, body: { ...body } };
}

const theirs = (body: object): StoredRecord => ({ ...before, version: 4, ...body });

/** The body that is sent after an answer. */
function sentBody(change: Change, current: StoredRecord, left: readonly string[]) {
  const merged = takeMine(change, current, left);
  return merged.outcome === 'done' ? merged.outcome : merged.change.body;
}

describe('the questions about a change', () => {
  it('are one for each field, and one for fields that belong together', () => {
    const change = changeOf({ stateroom: '9', notes: 'mine', start_date: '2027-03-07', deposit: '200' });
    const current = theirs({ stateroom: '10', notes: 'theirs', end_date: '2027-03-14', currency: 'EUR' });
    assert.deepEqual(questionsOf(change, current), [
      ['start_date', 'end_date'],
      ['currency', 'deposit'],
      ['stateroom'],
      ['notes'],
    ]);
  });

  it('are not of fields that one side alone changed', () => {
    const change = changeOf({ stateroom: '9', fare: '900.00' });
    assert.deepEqual(questionsOf(change, theirs({ notes: 'theirs', deposit: '100.00' })), []);
  });
});

describe('the answer to a question', () => {
  it('keeps both dates of a version, also the one that was not changed here', () => {
    const change = changeOf({ start_date: '2027-03-07' });
    const current = theirs({ end_date: '2027-03-14' });
    assert.deepEqual(sentBody(change, current, []), { start_date: '2027-03-07', end_date: '2027-03-13' });
    assert.equal(sentBody(change, current, ['start_date', 'end_date']), 'done');
  });

  it('keeps the currency of the amounts that are kept', () => {
    const change = changeOf({ deposit: '200.00', notes: 'mine' });
    const current = theirs({ currency: 'EUR', fare: '900.00' });
    const kept = { currency: 'USD', fare: '1000.00', deposit: '200.00', notes: 'mine' };
    assert.deepEqual(sentBody(change, current, []), kept);
    assert.deepEqual(sentBody(change, current, ['currency', 'fare', 'deposit']), { notes: 'mine' });
  });

  it('keeps the ship with its line', () => {
    const change = changeOf({ ship_name: 'Star of the Seas', ship_id: 'star' });
    const current = theirs({ cruise_line: 'AIDA', cruise_line_id: 'aida' });
    assert.deepEqual(sentBody(change, current, []), {
      ship_name: 'Star of the Seas',
      ship_id: 'star',
      cruise_line: 'Royal Caribbean',
      cruise_line_id: 'royal',
    });
  });
});
