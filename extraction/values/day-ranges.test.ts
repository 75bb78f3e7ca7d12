import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRanges } from './day-ranges.ts';
import { daysIn, isoDay } from './days.ts';
import { plain } from './plain.ts';

const daysOf = (text: string) =>
  withRanges(plain(text), daysIn(plain(text), 'dmy')).map((day) => isoDay(day));

for (const text of [
  '6 to 13 March 2027',
  'Sat 6 – Sat 13 March 2027',
  'March 6-13, 2027',
  '6.–13. März 2027',
  '6. bis zum 13. März 2027',
  'del 6 al 13 de marzo de 2027',
  'du 6 au 13 mars 2027',
  'dal 6 al 13 marzo 2027',
  'de 6 a 13 de março de 2027',
])
  test(`"${text}" says the month and the year once for two days`, () => {
    assert.deepEqual(daysOf(text), ['2027-03-06', '2027-03-13']);
  });

test('the first day of a span is of the year of the last one, or of the one before', () => {
  assert.deepEqual(daysOf('Sat, Mar 6 – Thu, Mar 11, 2027'), ['2027-03-06', '2027-03-11']);
  assert.deepEqual(daysOf('28 December to 4 January 2028'), ['2027-12-28', '2028-01-04']);
});

test('the number of a day of the voyage is no first day', () => {
  assert.deepEqual(daysOf('Day 6 - 13 March 2027'), ['2027-03-13']);
});

test('two days with words between them are no span', () => {
  assert.deepEqual(daysOf('booked 6 March, sails from Kiel on 13 May 2027'), [null, '2027-05-13']);
});

for (const text of [
  '06.03. bis 13.03.2027',
  '06.03.–13.03.2027',
  '6.–13.03.2027',
  '06/03 au 13/03/2027',
  'dal 06/03 al 13/03/2027',
])
  test(`"${text}" says the year once for two days in numbers`, () => {
    assert.deepEqual(daysOf(text), ['2027-03-06', '2027-03-13']);
  });

test('a number before a day is its first day only where something joins them', () => {
  assert.deepEqual(daysOf('Pos. 2 - 13.03.2027'), ['2027-03-13']);
  assert.deepEqual(daysOf('28.12. bis 04.01.2028'), ['2027-12-28', '2028-01-04']);
});

test('with dots the day is first, also in a document that writes the month first', () => {
  const days = (text: string) => daysIn(plain(text), 'mdy').map((day) => isoDay(day));
  assert.deepEqual(days('6.3.2027, 3/6/2027 and 3-6-2027'), ['2027-03-06', '2027-03-06', '2027-03-06']);
  assert.deepEqual(days('03.16.2027'), ['2027-03-16']);
});
