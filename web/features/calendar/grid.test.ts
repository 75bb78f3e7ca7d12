import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOn, linesOf, nightsIn, piecesOf, sheetOf, shiftDays, shiftMonths, weeksOf } from './grid.ts';
import { validateCalendarSearch } from './search.ts';

const bar = (key: string, first_day: string, last_day: string, kind: 'cruise' | 'hotel' = 'cruise') => ({
  key,
  kind,
  first_day,
  last_day,
  is_cancelled: false,
  owner_name: null,
});

test('a month is as many weeks as it touches, from the first day of a week on', () => {
  const march = weeksOf('2027-03-15', 1);
  assert.deepEqual([march.length, march[0]?.[0], march.at(-1)?.at(-1)], [5, '2027-03-01', '2027-04-04']);
  const from_sunday = weeksOf('2027-03-15', 7);
  assert.deepEqual(
    [from_sunday.length, from_sunday[0]?.[0], from_sunday.at(-1)?.at(-1)],
    [5, '2027-02-28', '2027-04-03'],
  );
  // four weeks, and six
  assert.equal(weeksOf('2027-02-01', 1).length, 4);
  assert.equal(weeksOf('2026-08-01', 1).length, 6);
  assert.ok(weeksOf('2026-12-31', 7).every((week) => week.length === 7));
});

test('a month away is the same day or the last one, and the known years are not left', () => {
  assert.equal(shiftMonths('2027-03-31', -1), '2027-02-28');
  assert.equal(shiftMonths('2027-12-15', 1), '2028-01-15');
  assert.equal(shiftMonths('2028-02-29', 12), '2029-02-28');
  assert.equal(shiftMonths('2199-12-15', 1), '2199-12-15');
  assert.equal(shiftDays('1900-01-01', -7), '1900-01-01');
});

test('bars keep their line from week to week, back-to-back ones have two, and voyages go above hotels', () => {
  const bars = [
    bar('hotel', '2027-03-05', '2027-03-06', 'hotel'),
    bar('a', '2027-03-06', '2027-03-13'),
    bar('b', '2027-03-13', '2027-03-20'),
    bar('c', '2027-03-21', '2027-03-22'),
  ];
  const lines = linesOf(bars);
  assert.deepEqual(Object.fromEntries(lines), { a: 0, b: 1, c: 0, hotel: 1 });
  const [, second] = weeksOf('2027-03-15', 1);
  assert.deepEqual(
    piecesOf(second ?? [], bars, lines).map(({ entry, from, to, begins, ends }) => [
      entry.key,
      from,
      to,
      begins,
      ends,
    ]),
    [
      ['a', 1, 6, false, true],
      ['b', 6, 7, true, false],
    ],
  );
});

test('entries that do not fit in a day are counted on its last line', () => {
  assert.deepEqual(sheetOf([], ['a', 'b', 'c', 'd'], 4), { above: 0, shown: ['a', 'b', 'c', 'd'], more: 0 });
  assert.deepEqual(sheetOf([0], ['a', 'b', 'c', 'd'], 4), { above: 1, shown: ['a', 'b'], more: 2 });
  // the bar on the second line leaves the first one free
  assert.deepEqual(sheetOf([1], ['a'], 4), { above: 2, shown: ['a'], more: 0 });
  assert.deepEqual(sheetOf([0, 1, 2, 3, 4], [], 4), { above: 3, shown: [], more: 2 });
  assert.deepEqual(sheetOf([], [], 4), { above: 0, shown: [], more: 0 });
});

test('nights on board are counted once, for the month they begin in, without cancelled cruises and those of others', () => {
  const voyages = [
    bar('a', '2026-12-28', '2027-01-04'),
    bar('b', '2027-01-10', '2027-01-10'),
    { ...bar('c', '2027-01-11', '2027-01-20'), is_cancelled: true },
    bar('h', '2027-01-11', '2027-01-20', 'hotel'),
    // the second stateroom of the first voyage, and a voyage of a friend
    bar('d', '2026-12-28', '2027-01-04'),
    { ...bar('e', '2027-01-20', '2027-01-27'), owner_name: 'Grace' },
  ];
  assert.equal(nightsIn(voyages, { first: '2026-12-01', last: '2026-12-31' }), 4);
  assert.equal(nightsIn(voyages, { first: '2027-01-01', last: '2027-01-31' }), 3);
});

test('a flight stands where it leaves and where it lands, also over the date line; a night in port on both days', () => {
  const point = (day: string) => ({ day, time: null, time_zone: null });
  const flight = {
    kind: 'flight' as const,
    first_day: '2027-03-05',
    last_day: '2027-03-07',
    start: point('2027-03-07'),
    end: point('2027-03-05'),
  };
  const days = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'];
  assert.deepEqual(
    days.map((day) => isOn(flight, day)),
    [false, true, false, true],
  );
  assert.deepEqual(
    days.map((day) => isOn({ ...flight, kind: 'port' }, day)),
    [false, true, true, true],
  );
});

test('the valid parts of an address are taken', () => {
  assert.deepEqual(validateCalendarSearch({ view: 'year', day: '2027-02-28' }), {
    view: 'year',
    day: '2027-02-28',
  });
  assert.deepEqual(validateCalendarSearch({ view: 'week', day: '2027-02-30' }), {});
  assert.deepEqual(validateCalendarSearch({ day: 2027 }), {});
});
