import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bodyOfMembership,
  followMembership,
  bodyOfStored,
  newMembership,
  problemsOf,
  readValues,
  valuesOfMembership,
} from './membership-values.ts';

const stored = {
  id: 'a',
  cruise_line_id: 'cunard',
  member_name: 'Bob',
  loyalty_number: '12',
  tier: 'Gold',
  points: 0,
  points_as_of: '2026-11-22',
  points_per_night: null,
  points_per_cruise: 2,
};

test('a membership comes back as it was stored', () => {
  assert.deepEqual(bodyOfMembership('a', valuesOfMembership(stored)), bodyOfStored(stored));
  const own = { ...stored, member_name: null };
  assert.deepEqual(bodyOfMembership('a', valuesOfMembership(own)), bodyOfStored(own));
});

test('typed values are sent without space around them, and an own membership without a name', () => {
  const values = { ...valuesOfMembership(stored), loyalty_number: ' 7 ', points: ' 30 ', tier: ' ' };
  const { loyalty_number, points, tier } = bodyOfMembership('a', values);
  assert.deepEqual([loyalty_number, points, tier], ['7', 30, null]);
  assert.equal(bodyOfMembership('a', { ...values, whose: 'mine' }).member_name, null);
});

test('a membership names missing and wrong fields', () => {
  const empty = newMembership('', false);
  assert.deepEqual(problemsOf(empty, []), { cruise_line_id: 'line_required' });
  const named = newMembership('cunard', true);
  assert.deepEqual(problemsOf(named, []), { member_name: 'required' });
  const wrong = {
    ...named,
    member_name: 'Bob',
    points: '1.5',
    points_per_night: '-1',
    points_as_of: '2026-02-30',
  };
  assert.deepEqual(problemsOf(wrong, []), {
    points: 'whole_number',
    points_per_night: 'whole_number',
    points_as_of: 'invalid_date',
  });
  assert.deepEqual(problemsOf({ ...named, member_name: 'Bob', points: '5' }, []), {
    points_as_of: 'required',
  });
  const mine = newMembership('cunard', false);
  assert.deepEqual(problemsOf(mine, [{ ...stored, member_name: null }]), { whose: 'member_twice' });
  assert.deepEqual(problemsOf(mine, [stored]), {});
});

test('a draft of another version is left alone', () => {
  const values = valuesOfMembership(stored);
  assert.deepEqual(readValues(structuredClone(values)), values);
  for (const other of [null, 'x', {}, { ...values, tier: 5 }]) assert.equal(readValues(other), undefined);
});

test('typed points are dated today, and a tier goes with its programme', () => {
  const values = { ...newMembership('cunard', false), tier: 'Gold' };
  const follow = (change: Partial<typeof values>) =>
    followMembership({ ...values, ...change }, values, '2026-11-24');
  assert.equal(follow({ points: '120' }).points_as_of, '2026-11-24');
  assert.equal(follow({ points: '120', points_as_of: '2026-11-01' }).points_as_of, '2026-11-01');
  assert.equal(follow({ points: ' ' }).points_as_of, '');
  assert.deepEqual([follow({ points: '120' }).tier, follow({ cruise_line_id: 'aida' }).tier], ['Gold', '']);
});
