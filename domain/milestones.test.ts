import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from './dates.ts';
import {
  milestonesOf,
  paymentReminderDate,
  filterBySpan,
  type DatedCruise,
  type DatedFlight,
  type DatedStay,
  type Milestone,
} from './milestones.ts';
import { emptyCall, moveRows, type PortCall } from './schedule.ts';

const bare: DatedCruise = {
  id: 'c',
  time: 'future',
  is_cancelled: false,
  ship_name: 'Icon of the Seas',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port: 'Miami',
  end_port: 'Miami',
  checkin_date: null,
  final_payment_date: null,
  manual_payment_reminder_date: null,
  payment_notification: true,
  final_payment_days: null,
  not_needed: [],
  currency: 'USD',
  fare: null,
  discount: null,
  taxes: null,
  total_price: null,
  deposit: null,
  payments_total: null,
  deposit_paid: null,
  schedule: [],
  flights: [],
  lodging: [],
};

function call(date: string, port_name: string, more: Partial<PortCall> = {}): PortCall {
  return { ...emptyCall(date, 'port'), port_name, time_zone: 'America/New_York', ...more };
}

function flight(more: Partial<DatedFlight>): DatedFlight {
  return {
    id: 'f',
    airline: null,
    flight_number: null,
    departure_airport: null,
    arrival_airport: null,
    departure_time: null,
    arrival_time: null,
    departure_zone: null,
    arrival_zone: null,
    confirmation_number: null,
    ...more,
  };
}

function stay(more: Partial<DatedStay>): DatedStay {
  return {
    id: 'h',
    name: 'Hotel Savoy',
    city: 'Miami',
    check_in_date: null,
    check_out_date: null,
    confirmation_number: null,
    ...more,
  };
}

const of = (cruise: Partial<DatedCruise>, payment_reminder_days = 0, enable_payment_reminder = true) =>
  milestonesOf(
    { ...bare, ...cruise },
    { enable_payment_reminder, payment_reminder_days, today: '2026-11-20' },
  );
const days = ({ key, first_day, last_day }: Milestone) => [key, first_day, last_day];
/** `17:00 2027-03-07 America/New_York` */
const point = ({ day, time, time_zone }: Milestone['start']) => [time, day, time_zone].join(' ');

test('a voyage is one milestone from its first day to its last, with the names of its ends', () => {
  const [voyage, ...rest] = of({});
  assert.deepEqual(rest, []);
  assert.deepEqual(voyage, {
    key: 'cruise:c',
    kind: 'cruise',
    cruise_id: 'c',
    first_day: '2027-03-06',
    last_day: '2027-03-13',
    start: { day: '2027-03-06', time: null, time_zone: null },
    end: { day: '2027-03-13', time: null, time_zone: null },
    is_cancelled: false,
    name: 'Icon of the Seas',
    place: 'Miami',
    to_place: 'Miami',
    call: null,
    is_skipped: false,
    all_aboard: null,
    amount: null,
    currency: null,
    estimated_days_before: null,
    confirmation_number: null,
  });
});

test('a cruise of one day leaves and comes back on it', () => {
  const schedule = [
    call('2027-03-06', 'Miami', { kind: 'embark', depart: '08:00' }),
    call('2027-03-06', 'Bimini', { arrive: '11:00', depart: '17:00' }),
    call('2027-03-06', 'Miami', { kind: 'disembark', arrive: '20:30' }),
  ];
  const found = of({ end_date: '2027-03-06', schedule });
  assert.deepEqual(
    found.map(({ key, call: kind, start, end }) => [key, kind, start.time, end.time]),
    [
      ['cruise:c', null, null, null],
      ['port:c:miami:1', 'embark', null, '08:00'],
      ['port:c:bimini:1', 'port', '11:00', '17:00'],
      ['port:c:miami:2', 'disembark', '20:30', null],
    ],
  );
  assert.ok(found.every(({ first_day, last_day }) => first_day === '2027-03-06' && last_day === first_day));
});

test('days at sea are not listed, a skipped port is marked, and scenic cruising is listed where it has a name', () => {
  const schedule = [
    call('2027-03-06', 'Miami', { kind: 'embark' }),
    { ...emptyCall('2027-03-07', 'sea'), port_name: 'At sea' },
    call('2027-03-08', 'Nassau', { outcome: 'skipped' }),
    { ...emptyCall('2027-03-09', 'scenic'), port_name: 'Glacier Bay' },
    emptyCall('2027-03-10', 'scenic'),
  ];
  assert.deepEqual(
    of({ schedule })
      .slice(1)
      .map(({ place, call: kind, is_skipped }) => [place, kind, is_skipped]),
    [
      ['Miami', 'embark', false],
      ['Nassau', 'port', true],
      ['Glacier Bay', 'scenic', false],
    ],
  );
});

test('nights in port are one stay, from the arrival of the first day to the departure of the last', () => {
  const schedule = [
    call('2027-03-08', 'Saint Petersburg', { port_id: 'ru-spb', arrive: '07:00', all_aboard: '05:00' }),
    call('2027-03-09', 'Saint Petersburg', { port_id: 'ru-spb' }),
    call('2027-03-10', 'Saint Petersburg', { port_id: 'ru-spb', depart: '18:00', all_aboard: '17:30' }),
    // out for a day and back again
    call('2027-03-12', 'Saint Petersburg', { port_id: 'ru-spb', arrive: '08:00' }),
  ];
  const [, first, second] = of({ schedule });
  assert.ok(first && second);
  assert.deepEqual(days(first), ['port:c:ru-spb:1', '2027-03-08', '2027-03-10']);
  assert.equal(point(first.start), '07:00 2027-03-08 America/New_York');
  assert.equal(point(first.end), '18:00 2027-03-10 America/New_York');
  assert.equal(first.all_aboard, '17:30');
  assert.deepEqual(days(second), ['port:c:ru-spb:2', '2027-03-12', '2027-03-12']);
});

test('a port that is left in the evening and reached again next morning is two calls', () => {
  const schedule = [
    call('2027-03-08', 'Nassau', { arrive: '07:00', depart: '23:00' }),
    call('2027-03-09', 'Nassau', { arrive: '06:00', depart: '17:00' }),
  ];
  assert.deepEqual(of({ schedule }).slice(1).map(days), [
    ['port:c:nassau:1', '2027-03-08', '2027-03-08'],
    ['port:c:nassau:2', '2027-03-09', '2027-03-09'],
  ]);
});

test('times stay on the wall of their port on the day the clocks change', () => {
  // Miami springs forward on 14 March 2027 at 02:00, and 02:30 is never shown
  const schedule = [call('2027-03-14', 'Miami', { kind: 'disembark', arrive: '02:30' })];
  const [, port] = of({ end_date: '2027-03-14', schedule });
  assert.equal(port && point(port.start), '02:30 2027-03-14 America/New_York');
  assert.equal(port?.last_day, '2027-03-14');
});

test('a flight over midnight touches two days, each with the time of its airport', () => {
  const flights = [
    flight({
      flight_number: 'LH 462',
      departure_airport: 'MIA',
      arrival_airport: 'FRA',
      departure_time: '2027-12-31T18:05',
      departure_zone: 'America/New_York',
      arrival_time: '2028-01-01T09:20',
      arrival_zone: 'Europe/Berlin',
    }),
  ];
  const found = of({ flights }).find(({ kind }) => kind === 'flight');
  assert.ok(found);
  assert.deepEqual(days(found), ['flight:f', '2027-12-31', '2028-01-01']);
  assert.equal(point(found.start), '18:05 2027-12-31 America/New_York');
  assert.equal(point(found.end), '09:20 2028-01-01 Europe/Berlin');
  assert.deepEqual([found.name, found.place, found.to_place], ['LH 462', 'MIA', 'FRA']);
});

test('a flight over the date line lands on the day before it left, and touches both', () => {
  const flights = [
    flight({
      departure_time: '2027-03-07T00:30',
      departure_zone: 'Pacific/Auckland',
      arrival_time: '2027-03-06T16:10',
      arrival_zone: 'America/Los_Angeles',
    }),
  ];
  const found = of({ flights }).find(({ kind }) => kind === 'flight');
  assert.ok(found);
  assert.deepEqual(days(found), ['flight:f', '2027-03-06', '2027-03-07']);
  assert.equal(found.start.day, '2027-03-07');
  assert.equal(found.end.day, '2027-03-06');
});

test('a flight with one known time has only that day; a flight without times is no milestone', () => {
  const flights = [
    flight({
      id: 'a',
      airline: 'Finnair',
      flight_number: ' ',
      arrival_time: '2027-03-05T15:00',
      arrival_zone: 'UTC',
    }),
    flight({ id: 'b', departure_time: '2027-03-13T20:00' }),
    flight({ id: 'c', flight_number: 'AY 1' }),
  ];
  const found = of({ flights }).filter(({ kind }) => kind === 'flight');
  assert.deepEqual(
    found.map(({ key, name, start, end }) => [key, name, point(start), point(end)]),
    [
      ['flight:a', 'Finnair', ' 2027-03-05 UTC', '15:00 2027-03-05 UTC'],
      ['flight:b', null, '20:00 2027-03-13 ', ' 2027-03-13 '],
    ],
  );
});

test('a hotel lasts from check-in to check-out, and one day is enough', () => {
  const lodging = [
    stay({ id: 'a', check_in_date: '2027-03-04', check_out_date: '2027-03-06' }),
    stay({ id: 'b', check_out_date: '2027-03-15' }),
    stay({ id: 'd' }),
  ];
  const found = of({ lodging }).filter(({ kind }) => kind === 'hotel');
  assert.deepEqual(found.map(days), [
    ['hotel:a', '2027-03-04', '2027-03-06'],
    ['hotel:b', '2027-03-15', '2027-03-15'],
  ]);
  assert.deepEqual([found[0]?.name, found[0]?.place], ['Hotel Savoy', 'Miami']);
});

const to_pay = { final_payment_date: '2027-01-05', total_price: '1000.10', deposit: '200.00' };
const money = (cruise: Partial<DatedCruise>, reminder = 0) =>
  of({ ...to_pay, ...cruise }, reminder)
    .filter(({ kind }) => kind.includes('payment'))
    .map(({ key, first_day, amount, currency }) => [key, first_day, amount, currency]);

test('a final payment is dated while a balance is due, with what is due', () => {
  assert.deepEqual(money({ payments_total: '300.05' }), [['final_payment:c', '2027-01-05', '500.05', 'USD']]);
  assert.deepEqual(money({ payments_total: '800.10' }), []);
  assert.deepEqual(money({ deposit: '5000.00' }), []);
  assert.deepEqual(money({ final_payment_date: null }), []);
  // without a price the date is shown, too
  assert.deepEqual(money({ total_price: null }), [['final_payment:c', '2027-01-05', null, 'USD']]);
  assert.deepEqual(money({ total_price: '0.00' }), []);
  assert.deepEqual(money({ time: 'past' }), []);
});

test('a final payment without a date is estimated while the cruise is in the future, without a reminder', () => {
  const estimated = (cruise: Partial<DatedCruise>) =>
    of({ ...to_pay, final_payment_date: null, final_payment_days: 90, ...cruise }, 10)
      .filter(({ kind }) => kind === 'final_payment' || kind === 'payment_reminder')
      .map(({ key, first_day, amount, estimated_days_before }) => [
        key,
        first_day,
        amount,
        estimated_days_before,
      ]);
  assert.deepEqual(estimated({}), [['final_payment:c', '2026-12-06', '800.10', 90]]);
  for (const none of [
    { payments_total: '800.10' },
    { is_cancelled: true },
    { time: 'past' },
    { time: 'current' },
    { final_payment_days: null },
    { not_needed: ['final_payment_date'] },
  ] as const)
    assert.deepEqual(estimated(none), [], JSON.stringify(none));
  assert.equal(
    estimated({ final_payment_date: '2026-12-20' }).at(-1)?.[3],
    null,
    'what is recorded is no estimate',
  );
  // after its day: with a balance due it is still to be paid, without a price it is most likely paid
  const over = { final_payment_days: 110 };
  assert.deepEqual(estimated(over)[0]?.[1], '2026-11-16');
  assert.deepEqual(estimated({ ...over, total_price: null }), []);
});

test('the reminder is on the chosen day, else the chosen number of days before, and never for a paid cruise', () => {
  assert.deepEqual(
    money({}, 10).map(([key, day]) => [key, day]),
    [
      ['payment_reminder:c', '2026-12-26'],
      ['final_payment:c', '2027-01-05'],
    ],
  );
  assert.deepEqual(money({ manual_payment_reminder_date: '2026-11-30' }, 10)[0]?.[1], '2026-11-30');
  assert.deepEqual(money({ manual_payment_reminder_date: '2026-11-30' }, 0)[0]?.[1], '2026-11-30');
  assert.equal(money({}, 0).length, 1);
  // no reminder if the user or the cruise switched it off
  const own_day = { ...to_pay, manual_payment_reminder_date: '2026-11-30' };
  const kinds = (found: Milestone[]) => found.map(({ kind }) => kind);
  assert.ok(kinds(of(own_day, 10)).includes('payment_reminder'));
  assert.ok(!kinds(of(own_day, 10, false)).includes('payment_reminder'));
  assert.ok(!kinds(of({ ...own_day, payment_notification: false }, 10)).includes('payment_reminder'));
  assert.deepEqual(money({ payments_total: '800.10', manual_payment_reminder_date: '2026-11-30' }, 10), []);
  const undated = { manual_payment_reminder_date: null, final_payment_date: null };
  assert.equal(paymentReminderDate(undated, 14), null);
  // over a leap day
  assert.equal(paymentReminderDate({ ...undated, final_payment_date: '2028-03-01' }, 1), '2028-02-29');
});

test('a check-in opens on its day, also for a past voyage', () => {
  const found = of({ checkin_date: '2027-01-20', time: 'past' }).find(({ kind }) => kind === 'checkin');
  assert.deepEqual(found && [...days(found), found.name], [
    'checkin:c',
    '2027-01-20',
    '2027-01-20',
    'Icon of the Seas',
  ]);
});

test('a cancelled cruise keeps its travel milestones, flagged, and has no tasks', () => {
  const found = of({
    ...to_pay,
    is_cancelled: true,
    checkin_date: '2027-01-20',
    manual_payment_reminder_date: '2026-11-30',
    schedule: [call('2027-03-06', 'Miami', { kind: 'embark' })],
    flights: [flight({ departure_time: '2027-03-05T10:00' })],
  });
  assert.deepEqual(
    found.map(({ kind, is_cancelled }) => [kind, is_cancelled]),
    [
      ['flight', true],
      ['cruise', true],
      ['port', true],
    ],
  );
});

test('within a day the voyage comes first, then milestones without a time, then by time', () => {
  const found = of({
    checkin_date: '2027-03-06',
    schedule: [call('2027-03-06', 'Miami', { kind: 'embark', depart: '16:30' })],
    flights: [flight({ departure_time: '2027-03-06T07:10', arrival_time: '2027-03-06T09:00' })],
    lodging: [stay({ check_in_date: '2027-03-05', check_out_date: '2027-03-06' })],
  });
  assert.deepEqual(
    found.map(({ kind }) => kind),
    ['hotel', 'cruise', 'checkin', 'flight', 'port'],
  );
});

test('back-to-back voyages meet on one day, and a span includes milestones that touch either end', () => {
  const all = [...of({}), ...of({ id: 'd', start_date: '2027-03-13', end_date: '2027-03-20' })];
  const touched = (from: string, to: string) => filterBySpan(all, from, to).map(({ cruise_id }) => cruise_id);
  assert.deepEqual(touched('2027-03-13', '2027-03-13'), ['c', 'd']);
  assert.deepEqual(touched('2027-03-12', '2027-03-12'), ['c']);
  assert.deepEqual(touched('2027-03-20', '2027-04-01'), ['d']);
  assert.deepEqual(touched('2027-03-21', '2027-04-01'), []);
  assert.deepEqual(touched('2027-01-01', '2027-12-31'), ['c', 'd']);
});

test('keys are unique, and stay when a cruise is moved or a port changes its time', () => {
  const rows = fc.array(
    fc
      .record({
        date: fc.integer({ min: 0, max: 20 }).map((number) => addDays('2027-03-01', number)),
        kind: fc.constantFrom('embark', 'port', 'sea', 'scenic', 'disembark'),
        port_name: fc.constantFrom('Miami', 'Nassau', 'St. John’s', null),
        depart: fc.constantFrom('17:00', null),
      })
      .map((row) => ({ ...emptyCall(row.date, row.kind), ...row })),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: -400, max: 400 }), (schedule, moved_by) => {
      const before = of({ schedule }).map(({ key }) => key);
      assert.equal(new Set(before).size, before.length);
      const after = of({ schedule: moveRows(schedule, moved_by) }).map(({ key }) => key);
      assert.deepEqual(new Set(after), new Set(before));
    }),
  );
});
