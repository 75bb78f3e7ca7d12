import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayAt, isCalendarDay, nightsBetween } from './dates.ts';
import { dayNumber, isLeapYear } from './day-numbers.ts';
import {
  countdown,
  dayOfCruise,
  daysUntil,
  departureOf,
  instantsOf,
  sailsAt,
  startOfDay,
  timeOf,
  type Voyage,
} from './timeline.ts';
import { isTimeZone } from './zones.ts';

function voyage(
  start_date: string,
  end_date: string,
  start_zone: string | null,
  end_zone = start_zone,
): Voyage {
  return { start_date, end_date, start_zone, end_zone, first_departure: null };
}

const at = (now: string, time_zone = 'UTC') => ({ now, time_zone });

const zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
];

test('a cruise is current from the first moment of its first day in the start port', () => {
  // Kathmandu is 5:45 ahead, St John's 3:30 behind in winter and 2:30 in summer, Kiritimati 14:00 ahead
  const starts = [
    ['Asia/Kathmandu', '2027-03-05T18:15:00Z'],
    ['America/St_Johns', '2027-03-06T03:30:00Z'],
    ['Pacific/Kiritimati', '2027-03-05T10:00:00Z'],
    ['Pacific/Pago_Pago', '2027-03-06T11:00:00Z'],
  ] as const;
  for (const [zone, start] of starts) {
    const trip = voyage('2027-03-06', '2027-03-13', zone);
    const before = Temporal.Instant.from(start).subtract({ seconds: 1 }).toString();
    assert.equal(timeOf(trip, at(before)), 'future', `${zone} a second before`);
    assert.equal(timeOf(trip, at(start)), 'current', `${zone} at the start`);
  }
});

test('a cruise is past from the end of its last day in the end port', () => {
  const trip = voyage('2027-06-01', '2027-06-08', 'Europe/London', 'America/St_Johns');
  assert.equal(timeOf(trip, at('2027-06-09T02:29:59Z')), 'current');
  assert.equal(timeOf(trip, at('2027-06-09T02:30:00Z')), 'past');
});

test('a cruise across the date line ends on its own calendar, not on the start port’s', () => {
  const eastwards = voyage('2027-10-01', '2027-10-12', 'Pacific/Auckland', 'Pacific/Honolulu');
  assert.equal(timeOf(eastwards, at('2027-10-13T09:59:59Z')), 'current');
  assert.equal(timeOf(eastwards, at('2027-10-13T10:00:00Z')), 'past');
  assert.equal(nightsBetween('2027-10-01', '2027-10-12'), 11);
});

test('a port without a zone takes the reader’s calendar', () => {
  const trip = voyage('2027-03-06', '2027-03-06', null);
  const noon = '2027-03-06T10:30:00Z';
  assert.equal(timeOf(trip, at(noon, 'Pacific/Kiritimati')), 'past');
  assert.equal(timeOf(trip, at(noon, 'UTC')), 'current');
  assert.equal(timeOf(trip, at(noon, 'Pacific/Pago_Pago')), 'future');
});

test('the end port’s zone counts although the start port has none', () => {
  const trip = voyage('2027-03-06', '2027-03-08', null, 'Asia/Kathmandu');
  assert.equal(timeOf(trip, at('2027-03-08T18:14:59Z', 'Pacific/Pago_Pago')), 'current');
  assert.equal(timeOf(trip, at('2027-03-08T18:15:00Z', 'Pacific/Pago_Pago')), 'past');
});

test('a day on which clocks change has 23, 25 or 24.5 hours and is still one day', () => {
  const hours = (day: string, zone: string) => {
    const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
    return Temporal.Instant.from(start).until(end).total('hours');
  };
  assert.equal(hours('2027-03-14', 'America/New_York'), 23);
  assert.equal(hours('2027-11-07', 'America/New_York'), 25);
  assert.equal(hours('2027-04-04', 'Australia/Lord_Howe'), 24.5);
});

test('a day starts at one where clocks skip midnight', () => {
  assert.equal(startOfDay('2018-11-04', 'America/Sao_Paulo'), '2018-11-04T03:00:00Z');
});

test('a ship sails at its first departure on the port’s clock, also on the day clocks change', () => {
  const first_departure = { date: '2027-03-14', time: '16:30', time_zone: 'America/New_York' };
  const trip = { ...voyage('2027-03-14', '2027-03-21', 'America/New_York'), first_departure };
  assert.equal(sailsAt(trip, 'UTC'), '2027-03-14T20:30:00Z');
  assert.equal(instantsOf(trip).sails_at, '2027-03-14T20:30:00Z');
});

test('a ship without a known departure sails at the start of the day, in the reader’s zone if the port has none', () => {
  assert.equal(sailsAt(voyage('2027-03-06', '2027-03-13', null), 'Asia/Kolkata'), '2027-03-05T18:30:00Z');
  assert.equal(
    sailsAt(voyage('2027-03-06', '2027-03-13', 'Europe/London'), 'Asia/Kolkata'),
    '2027-03-06T00:00:00Z',
  );
});

test('a cruise of one day is valid, has no night and is day one of one', () => {
  const trip = voyage('2027-03-06', '2027-03-06', 'Asia/Kathmandu');
  assert.equal(nightsBetween(trip.start_date, trip.end_date), 0);
  assert.equal(timeOf(trip, at('2027-03-06T12:00:00Z')), 'current');
  assert.deepEqual(dayOfCruise(trip, at('2027-03-06T12:00:00Z', 'Asia/Kathmandu')), { day: 1, days: 1 });
});

test('the day of a cruise follows the calendar of the given zone and stays within the cruise', () => {
  const trip = voyage('2027-03-06', '2027-03-13', 'America/New_York');
  assert.deepEqual(dayOfCruise(trip, at('2027-03-09T02:00:00Z', 'America/New_York')), { day: 3, days: 8 });
  assert.deepEqual(dayOfCruise(trip, at('2027-03-09T02:00:00Z', 'Asia/Kathmandu')), { day: 4, days: 8 });
  assert.deepEqual(dayOfCruise(trip, at('2027-04-09T02:00:00Z')), { day: 8, days: 8 });
});

test('no zone and no moment moves a calendar day, and time only ever goes from future to past', () => {
  const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1995-01-01', days));
  const order = ['future', 'current', 'past'];
  fc.assert(
    fc.property(
      day,
      fc.nat(200),
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      (start, length, from, to) => {
        const end = addDays(start, length);
        assert.equal(nightsBetween(start, end), length);
        assert.equal(dayAt(startOfDay(start, from), from), start);
        const trip = voyage(start, end, from, to);
        const { starts_at, ends_at } = instantsOf(trip);
        assert.ok(starts_at !== null && ends_at !== null);
        const moments = [starts_at, ends_at].flatMap((moment) => [
          Temporal.Instant.from(moment).subtract({ seconds: 1 }),
          Temporal.Instant.from(moment),
        ]);
        const seen = moments
          .toSorted((a, b) => Temporal.Instant.compare(a, b))
          .map((now) => order.indexOf(timeOf(trip, at(now.toString()))));
        assert.deepEqual(
          seen,
          seen.toSorted((a, b) => a - b),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('a calendar day must exist', () => {
  assert.ok(isCalendarDay('2028-02-29'));
  for (const wrong of [
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-1-1',
    '20270101',
    '0001-01-01',
    '2027-01-01T00:00',
    '',
  ]) {
    assert.equal(isCalendarDay(wrong), false, wrong);
  }
});

test('days are numbered as Temporal counts them', () => {
  const first = Temporal.PlainDate.from('1000-01-01');
  const day = fc.nat(1_400_000).map((days) => first.add({ days }));
  fc.assert(
    fc.property(day, (one) => {
      const { days } = Temporal.PlainDate.from('1970-01-01').until(one, { largestUnit: 'days' });
      assert.equal(dayNumber(one.toString()), days);
      assert.equal(isLeapYear(one.year), one.inLeapYear);
    }),
  );
  assert.deepEqual(['1970-01-01', '2028-02-29', '2028-03-01'].map(dayNumber), [0, 21_243, 21_244]);
  assert.deepEqual(['1900-03-01', '2000-03-01'].map(dayNumber), [-25_508, 11_017]);
});

test('a zone is known by its name, never by an offset', () => {
  for (const zone of zones) assert.ok(isTimeZone(zone), zone);
  for (const wrong of ['+05:30', 'PST', 'IST', 'Mars/Olympus', '', 'Europe/London; drop table', '../etc'])
    assert.equal(isTimeZone(wrong), false, wrong);
});

test('the countdown shows the time left, rounded up to the second, and stops at zero', () => {
  const now = Date.UTC(2026, 10, 21);
  const left = (ms: number) => countdown(now + ms, now);
  assert.deepEqual(left(((105 * 24 + 14) * 60 + 7) * 60_000 + 42_000), {
    days: 105,
    hours: 14,
    minutes: 7,
    seconds: 42,
  });
  assert.deepEqual(left(1), { days: 0, hours: 0, minutes: 0, seconds: 1 });
  assert.deepEqual(left(-5000), { days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('the days until a cruise are those of the countdown if its departure is known, else calendar days', () => {
  const departs_at = '2027-03-06T21:30:00Z';
  const days = (now: string, departs: string | null) =>
    daysUntil({ start_date: '2027-03-06', departs_at: departs }, at(now, 'America/New_York'));
  // an evening in November, 103 days of the calendar and 102 days 20 hours before sail-away
  assert.deepEqual(
    [days('2026-11-24T01:00:00Z', null), days('2026-11-24T01:00:00Z', departs_at)],
    [103, 102],
  );
  // a morning: both are 103
  assert.deepEqual(
    [days('2026-11-23T12:00:00Z', null), days('2026-11-23T12:00:00Z', departs_at)],
    [103, 103],
  );
  // people say in two days, tomorrow and today, however many hours that is
  for (const [now, said] of [
    ['2027-03-05T03:00:00Z', 2],
    ['2027-03-06T03:00:00Z', 1],
    ['2027-03-06T12:00:00Z', 0],
    ['2027-03-07T12:00:00Z', 0],
  ] as const) {
    assert.deepEqual([days(now, null), days(now, departs_at)], [said, said], now);
  }
  // "in two days" until the calendar says tomorrow, though the port is ahead
  const auckland = { start_date: '2027-03-06', departs_at: '2027-03-06T03:00:00Z' };
  assert.equal(daysUntil(auckland, at('2027-03-04T07:00:00Z', 'America/Los_Angeles')), 2);
});

test('the first moment of the day is no departure', () => {
  const start = { start_date: '2027-03-06', start_zone: 'America/New_York' };
  assert.equal(departureOf({ ...start, sails_at: '2027-03-06T05:00:00Z' }, 'UTC'), null);
  assert.equal(departureOf({ ...start, sails_at: '2027-03-06T21:30:00Z' }, 'UTC'), '2027-03-06T21:30:00Z');
  assert.equal(departureOf({ ...start, start_zone: null, sails_at: '2027-03-06T00:00:00Z' }, 'UTC'), null);
});
