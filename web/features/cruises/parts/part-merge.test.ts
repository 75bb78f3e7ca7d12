import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeParts } from './part-merge.ts';

const price = { currency: 'USD', fare: '100', taxes: '' };

test('changes of different fields are merged, and the user chooses where both changed the same', () => {
  const { values, conflicts } = mergeParts('price', {
    before: price,
    mine: { ...price, fare: '120' },
    theirs: { ...price, taxes: '30' },
  });
  assert.deepEqual([values, conflicts], [{ ...price, fare: '120', taxes: '30' }, []]);
  const met = mergeParts('price', {
    before: price,
    mine: { ...price, fare: '120' },
    theirs: { ...price, fare: '130' },
  });
  assert.deepEqual([met.values.fare, met.conflicts], ['120', ['fare']]);
});

test('an amount of one currency does not silently become one of another', () => {
  const euros = { ...price, currency: 'EUR' };
  const mine = { ...price, fare: '120' };
  assert.deepEqual(mergeParts('price', { before: price, mine, theirs: euros }).conflicts, [
    'currency',
    'fare',
  ]);
  assert.deepEqual(mergeParts('price', { before: price, mine: euros, theirs: mine }).conflicts, [
    'currency',
    'fare',
  ]);
});

test('the day of one and the time of the other are not put together, nor two ends of a stay', () => {
  const flight = { departure_day: '2027-03-01', departure_clock: '10:00', seat: '' };
  const moved = mergeParts('flights', {
    before: flight,
    mine: { ...flight, departure_day: '2027-03-02' },
    theirs: { ...flight, departure_clock: '07:15', seat: '3A' },
  });
  assert.deepEqual(moved.conflicts, ['departure_day', 'departure_clock']);
  assert.equal(moved.values.seat, '3A');
  const stay = { check_in_date: '2027-03-01', check_out_date: '2027-03-02' };
  assert.deepEqual(
    mergeParts('lodging', {
      before: stay,
      mine: { ...stay, check_in_date: '2027-03-03' },
      theirs: { ...stay, check_out_date: '2027-03-05' },
    }).conflicts,
    ['check_in_date', 'check_out_date'],
  );
});
