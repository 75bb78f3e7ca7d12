import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agendaOf, partedAt, type Stretch } from './agenda.ts';
import type { Entries } from './use-calendar.ts';

const year = { first: '2027-01-01', last: '2027-12-31' };

function entry(key: string, first_day: string, last_day = first_day, kind = 'cruise'): Entries[number] {
  const point = (day: string) => ({ day, time: null, time_zone: null });
  return { key, kind, first_day, last_day, start: point(first_day), end: point(last_day) } as Entries[number];
}

/** `3: 06 a, 13 b` for a month, `4-12` for empty months. */
function written(entries: Entries): string[] {
  return writtenOut(agendaOf(entries, year));
}

function writtenOut(stretches: readonly Stretch[]): string[] {
  return stretches.map((stretch) =>
    'to_month' in stretch
      ? `${stretch.from_month}-${stretch.to_month}`
      : `${stretch.month}: ${stretch.days
          .map(({ day, entries: found }) => `${day.slice(8)} ${found.map(({ key }) => key).join('+')}`)
          .join(', ')}`,
  );
}

test('a year is listed by its days, and empty months between are one stretch', () => {
  assert.deepEqual(written([]), ['1-12']);
  const march = [entry('b', '2027-03-13', '2027-03-20'), entry('a', '2027-03-06'), entry('c', '2027-03-13')];
  assert.deepEqual(written([...march, entry('d', '2027-07-01')]), [
    '1-2',
    '3: 06 a, 13 b+c',
    '4-6',
    '7: 01 d',
    '8-12',
  ]);
});

test('over New Year an entry stands on the first day of the year, and a month in which it goes on is not empty', () => {
  assert.deepEqual(
    written([entry('a', '2026-12-28', '2027-02-03'), entry('b', '2027-12-30', '2028-01-05')]),
    ['1: 01 a', '3-11', '12: 30 b'],
  );
  assert.deepEqual(written([entry('a', '2026-12-28', '2026-12-31')]), ['1-12']);
});

test('a flight over the date line stands on the day it leaves', () => {
  const flight = { ...entry('f', '2027-03-06', '2027-03-07', 'flight') };
  assert.deepEqual(written([{ ...flight, start: flight.end, end: flight.start }]), [
    '1-2',
    '3: 07 f',
    '4-12',
  ]);
});

test('the list begins with entries that still go on today, or with the next one', () => {
  const stretches = agendaOf(
    [
      entry('a', '2027-01-05'),
      entry('b', '2027-03-04'),
      entry('voyage', '2027-03-06', '2027-03-13'),
      entry('port', '2027-03-07'),
      entry('d', '2027-09-01'),
    ],
    year,
  );
  const at = (today: string) => {
    const { over, ahead } = partedAt(stretches, today);
    return [writtenOut(over).join(' | '), writtenOut(ahead).join(' | ')];
  };
  assert.deepEqual(at('2027-03-10'), [
    '1: 05 a | 2-2 | 3: 04 b',
    '3: 06 voyage, 07 port | 4-8 | 9: 01 d | 10-12',
  ]);
  assert.deepEqual(at('2027-05-10'), [
    '1: 05 a | 2-2 | 3: 04 b, 06 voyage, 07 port',
    '4-8 | 9: 01 d | 10-12',
  ]);
  assert.deepEqual(at('2027-01-01'), ['', writtenOut(stretches).join(' | ')]);
  assert.deepEqual(at('2027-11-01'), [writtenOut(stretches.slice(0, -1)).join(' | '), '10-12']);
});
