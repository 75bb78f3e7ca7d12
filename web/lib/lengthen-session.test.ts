import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAfterVoyage } from './lengthen-session.ts';

test('a session lasts until a week after the cruise, and not longer than the server lets it', () => {
  assert.equal(dayAfterVoyage('2027-03-20', '2027-03-01'), '2027-03-27');
  assert.equal(dayAfterVoyage('2027-09-20', '2027-03-01'), '2027-04-29');
});

test('a session that lasts so long as it is needs no more', () => {
  assert.equal(dayAfterVoyage('2027-03-02', '2027-03-02'), undefined);
  assert.equal(dayAfterVoyage('2027-03-03', '2027-03-02'), '2027-03-10');
});
