import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, nightsBetween } from './dates.ts';
import {
  daysFrom,
  emptyCall,
  fillFrom,
  fillSeaDays,
  firstDeparture,
  firstSchedule,
  inOrder,
  isOvernight,
  moveRows,
  type PortCall,
  rowsOutside,
  schedule_kinds,
} from './schedule.ts';

function call(date: string, port_name: string | null, more: Partial<PortCall> = {}): PortCall {
  return { ...emptyCall(date, 'port'), port_name, ...more };
}

const days = fc.integer({ min: 0, max: 400 }).map((number) => addDays('2027-01-01', number));
const rows = fc.array(
  fc
    .record({
      date: days,
      kind: fc.constantFrom(...schedule_kinds),
      port_name: fc.constantFrom('Miami', 'Nassau', null),
      depart: fc.constantFrom('17:00', '23:59', null),
      arrive: fc.constantFrom('00:00', '08:00', null),
    })
    .map(({ date, ...more }) => call(date, more.port_name, more)),
  { maxLength: 30 },
);

const voyage = {
  start_date: '2027-03-06',
  end_date: '2027-03-09',
  start_port_id: 'us-miami',
  start_port: 'Miami',
  start_zone: 'America/New_York',
  end_port_id: null,
  end_port: null,
  end_zone: null,
};

test('a schedule begins with its two ends and days at sea between them', () => {
  const first = firstSchedule(voyage).map(({ date, kind, port_name }) => [date, kind, port_name]);
  assert.deepEqual(first, [
    ['2027-03-06', 'embark', 'Miami'],
    ['2027-03-07', 'sea', null],
    ['2027-03-08', 'sea', null],
    ['2027-03-09', 'disembark', null],
  ]);
  const of_a_day = firstSchedule({ ...voyage, end_date: voyage.start_date });
  assert.deepEqual(
    of_a_day.map(({ kind }) => kind),
    ['embark', 'disembark'],
  );
});

test('sea days fill every date between the first and the last row, and change none that is there', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const filled = fillSeaDays(given);
      const dates = [...new Set(filled.map(({ date }) => date))];
      const [first, last] = [dates[0], dates.at(-1)];
      if (first !== undefined && last !== undefined) assert.deepEqual(dates, daysFrom(first, last));
      assert.deepEqual(
        filled.filter((row) => given.includes(row)),
        inOrder(given),
      );
      assert.ok(filled.every((row) => given.includes(row) || row.kind === 'sea'));
      assert.deepEqual(fillSeaDays(filled), filled);
    }),
  );
});

test('a schedule that is moved and moved back is the same, and moves every row alike over leap days', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: -800, max: 800 }), (given, by) => {
      const moved = moveRows(given, by);
      assert.deepEqual(moveRows(moved, -by), given);
      moved.forEach(({ date }, index) => assert.equal(nightsBetween(given[index]?.date ?? '', date), by));
    }),
  );
});

test('the rows outside and inside of the dates are the whole schedule', () => {
  fc.assert(
    fc.property(rows, days, days, (given, start, end) => {
      const outside = rowsOutside(given, start, end);
      const inside = given.filter((row) => !outside.includes(row));
      assert.ok(inside.every(({ date }) => daysFrom(start, end).includes(date)));
      assert.ok(outside.every(({ date }) => !daysFrom(start, end).includes(date)));
    }),
  );
});

test('a night in port is one without a departure, at the same port the next day', () => {
  const evening = call('2027-06-01', 'Reykjavik', { arrive: '08:00' });
  const morning = call('2027-06-02', 'reykjavik ', { depart: '17:00' });
  assert.ok(isOvernight(evening, morning));
  assert.ok(isOvernight({ ...evening, depart: '23:59' }, { ...morning, arrive: '00:00' }));
  for (const [a, b] of [
    [{ ...evening, depart: '20:00' }, morning],
    [evening, { ...morning, arrive: '07:00' }],
    [evening, { ...morning, port_name: 'Akureyri' }],
    [evening, { ...morning, date: '2027-06-03' }],
    [evening, { ...morning, date: evening.date }],
    [evening, { ...morning, outcome: 'skipped' }],
    [emptyCall('2027-06-01', 'sea'), emptyCall('2027-06-02', 'sea')],
    [evening, undefined],
  ] as const) {
    assert.ok(!isOvernight(a, b));
  }
});

test('a cruise sails at the departure from its first visited port, also after nights there', () => {
  const zone = { time_zone: 'Atlantic/Reykjavik' };
  const embark = call('2027-06-01', 'Reykjavik', { kind: 'embark', ...zone });
  const leaves = call('2027-06-02', 'Reykjavik', { depart: '17:00', ...zone });
  const next = call('2027-06-03', 'Akureyri', { depart: '18:00', ...zone });
  const at = { date: '2027-06-02', time: '17:00', time_zone: 'Atlantic/Reykjavik' };
  assert.deepEqual(firstDeparture([embark, leaves, next]), at);
  assert.deepEqual(firstDeparture([emptyCall('2027-06-01', 'sea'), embark, leaves]), at);
  assert.deepEqual(
    firstDeparture([call('2027-06-01', 'Hafnarfjordur', { depart: '12:00', outcome: 'skipped' }), leaves]),
    at,
  );
  assert.equal(firstDeparture([embark, next]), null, 'the first port has no departure');
  assert.equal(firstDeparture([{ ...leaves, time_zone: null }]), null, 'no zone, no instant');
  assert.equal(firstDeparture([]), null);
});

test('the schedule of a ship fills empty days, or all, and the cruise keeps its ends', () => {
  const own = [
    ...firstSchedule(voyage).slice(0, 2),
    call('2027-03-08', 'Nassau'),
    emptyCall('2027-03-09', 'disembark'),
  ];
  const known = [
    call('2027-03-05', 'Key West'),
    call('2027-03-06', 'Miami', { arrive: '06:00', depart: '16:30' }),
    call('2027-03-07', 'CocoCay'),
    call('2027-03-08', 'Cozumel'),
    call('2027-03-09', 'Miami', { arrive: '06:00', depart: '16:30' }),
  ];
  const told = (filled: PortCall[]) =>
    filled.map(({ date, kind, port_name, depart }) => [date.slice(-2), kind, port_name, depart]);
  assert.deepEqual(told(fillFrom(own, known, voyage, 'empty_days')), [
    ['06', 'embark', 'Miami', null],
    ['07', 'port', 'CocoCay', null],
    ['08', 'port', 'Nassau', null],
    ['09', 'disembark', 'Miami', null],
  ]);
  assert.deepEqual(told(fillFrom(own, known, voyage, 'replace')), [
    ['06', 'embark', 'Miami', '16:30'],
    ['07', 'port', 'CocoCay', null],
    ['08', 'port', 'Cozumel', null],
    ['09', 'disembark', 'Miami', null],
  ]);
});

test('filling from a ship keeps every day that the ship’s schedule lacks', () => {
  fc.assert(
    fc.property(rows, rows, fc.constantFrom('replace', 'empty_days'), (own, known, way) => {
      const ends = { start_date: '2027-02-01', end_date: '2027-06-01' };
      const filled = fillFrom(own, known, ends, way);
      const told = new Set(known.map(({ date }) => date));
      for (const row of own) {
        const isSafe = !told.has(row.date) || (way === 'empty_days' && row.port_name !== null);
        if (isSafe) assert.ok(filled.includes(row));
      }
      assert.deepEqual(filled, inOrder(filled));
    }),
  );
});
