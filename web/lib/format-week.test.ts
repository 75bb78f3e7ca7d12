import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstWeekday, weekFormats } from './format-week.ts';

test('weeks begin where the custom of the region has them begin', () => {
  assert.deepEqual(
    ['en-US', 'en-GB', 'de', 'fr', 'he', 'pt-BR', 'pt-PT'].map(firstWeekday),
    [7, 1, 1, 1, 7, 7, 7],
  );
});

test('names of weekdays and months do not move with the zone of the machine', () => {
  const { weekday, month, dayOfMonth, year } = weekFormats('en');
  assert.deepEqual([weekday(1, 'long'), weekday(7, 'short')], ['Monday', 'Sun']);
  assert.deepEqual(
    [month(1), month(12), dayOfMonth('2027-03-06'), year(2027)],
    ['January', 'December', '6', '2027'],
  );
});
