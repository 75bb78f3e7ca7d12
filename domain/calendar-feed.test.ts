import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  feed_parts,
  feedEvents,
  previewedCruise,
  type DetailLevel,
  type FeedChoice,
} from './calendar-feed.ts';
import type { FeedCruise, FeedEvent } from './calendar-feed-shape.ts';
import type { FeedLanguage } from './calendar-feed-words.ts';
import { emptyCall, type PortCall } from './schedule.ts';

const english: FeedLanguage = {
  say: (word, name = '') => `${word}(${name})`,
  time: (time) => time,
  day: (day) => day,
  money: (amount, currency) => `${amount} ${currency}`,
  port: (name) => name,
  apart: (name) => `<${name}>`,
};

const whole: FeedCruise = {
  id: 'c',
  version: 3,
  updated_at: '2026-11-20T10:00:00Z',
  cancelled_at: null,
  is_cancelled: false,
  is_sample: false,
  payment_notification: true,
  time: 'future',
  cruise_line_id: 'royal-caribbean',
  cruise_line: 'Royal Caribbean',
  ship_name: 'Explorer',
  start_date: '2027-03-06',
  end_date: '2027-03-09',
  start_port: 'Miami',
  end_port: 'Miami',
  checkin_date: '2027-01-10',
  final_payment_date: '2027-01-20',
  manual_payment_reminder_date: null,
  final_payment_days: null,
  not_needed: [],
  currency: 'USD',
  fare: null,
  discount: null,
  taxes: null,
  total_price: '900.00',
  deposit: '100.00',
  payments_total: null,
  deposit_paid: null,
  booking_number: 'BOOK1',
  stateroom: '8123',
  passengers: ['Ada Seafarer', 'Bob Seafarer'],
  owner_name: 'Grace Owner',
  schedule: [
    { ...emptyCall('2027-03-06', 'embark'), ...at('Miami', null, '16:00'), all_aboard: '15:30' },
    { ...emptyCall('2027-03-07', 'port'), ...at('Nassau', '08:00', '17:00') },
    { ...emptyCall('2027-03-08', 'port'), ...at('CocoCay', '07:00', '16:00'), outcome: 'skipped' },
    { ...emptyCall('2027-03-09', 'disembark'), ...at('Miami', '06:00', null) },
  ],
  flights: [
    {
      id: 'f',
      airline: 'British Airways',
      flight_number: 'BA 207',
      departure_airport: 'LHR',
      arrival_airport: 'MIA',
      departure_time: '2027-03-05T09:40',
      arrival_time: '2027-03-05T14:30',
      departure_zone: 'Europe/London',
      arrival_zone: 'America/New_York',
      confirmation_number: 'FLY1',
    },
  ],
  lodging: [
    {
      id: 'l',
      name: 'Harbour Inn',
      city: 'Miami',
      check_in_date: '2027-03-05',
      check_out_date: '2027-03-06',
      confirmation_number: 'BED1',
    },
  ],
};

function at(port_name: string, arrive: string | null, depart: string | null) {
  return { port_name, arrive, depart, time_zone: 'America/New_York' };
}

function told(cruises: FeedCruise[], choice: Partial<FeedChoice> = {}): FeedEvent[] {
  const all = { detail_level: 'full' as const, include: feed_parts, today: '2026-11-21' };
  const reminded = { enable_payment_reminder: true, payment_reminder_days: 14 };
  return Array.from(feedEvents(cruises, { ...all, ...reminded, ...choice }, english));
}

const textsAt = (detail_level: DetailLevel) =>
  told([whole], { detail_level }).map(({ summary, location, description }) => [
    summary,
    location,
    description,
  ]);

test('the level busy only says that the traveller is away', () => {
  assert.deepEqual(told([whole], { detail_level: 'busy', include: ['shared'] }), [
    {
      key: 'cruise:c',
      cruise_id: 'c',
      version: 3,
      updated_at: '2026-11-20T10:00:00Z',
      cruise_line_id: null,
      cruise_line: null,
      summary: 'away()',
      location: null,
      description: null,
      start: { day: '2027-03-06', time: null, time_zone: null },
      end: { day: '2027-03-09', time: null, time_zone: null },
      status: 'CONFIRMED',
      is_free: false,
      is_linked: false,
      alarms: [],
    },
  ]);
});

test('the level itinerary has places and times, but no numbers, prices and names', () => {
  assert.deepEqual(textsAt('itinerary'), [
    ['payment_reminder(Explorer)', null, null],
    ['checkin(Explorer)', null, null],
    ['final_payment(Explorer)', null, null],
    ['hotel(Harbour Inn)', 'Harbour Inn, Miami', null],
    ['flight(BA 207): LHR – MIA', 'LHR', 'departs(<LHR>, 09:40)\narrives(<MIA>, 14:30)'],
    ['cruise(Explorer)', 'Miami', 'cruise_line(Royal Caribbean)\nstart_port(Miami)\nend_port(Miami)'],
    ['departure(Miami)', 'Miami', 'ship_name(Explorer)\ndeparts(16:00)\nall_aboard(15:30)'],
    ['port(Nassau)', 'Nassau', 'ship_name(Explorer)\narrives(08:00)\ndeparts(17:00)'],
    ['arrival(Miami)', 'Miami', 'ship_name(Explorer)\narrives(06:00)'],
  ]);
  const said = JSON.stringify(told([whole], { detail_level: 'itinerary' }));
  for (const secret of ['BOOK1', '8123', 'Ada', 'Bob', 'Grace', 'FLY1', 'BED1', '800', '900'])
    assert.ok(!said.includes(secret), secret);
});

test('the level full has everything', () => {
  assert.deepEqual(textsAt('full'), [
    [
      'payment_reminder(Explorer)',
      null,
      'balance_due(800.00 USD)\nbooking_number(BOOK1)\nshared_by(Grace Owner)',
    ],
    ['checkin(Explorer)', null, 'booking_number(BOOK1)\nshared_by(Grace Owner)'],
    [
      'final_payment(Explorer)',
      null,
      'balance_due(800.00 USD)\nbooking_number(BOOK1)\nshared_by(Grace Owner)',
    ],
    ['hotel(Harbour Inn)', 'Harbour Inn, Miami', 'confirmation_number(BED1)\nshared_by(Grace Owner)'],
    [
      'flight(BA 207): LHR – MIA',
      'LHR',
      'departs(<LHR>, 09:40)\narrives(<MIA>, 14:30)\nconfirmation_number(FLY1)\nshared_by(Grace Owner)',
    ],
    [
      'cruise(Explorer)',
      'Miami',
      'cruise_line(Royal Caribbean)\nstart_port(Miami)\nend_port(Miami)\nbooking_number(BOOK1)\nstateroom(8123)\n' +
        'passengers(Ada Seafarer, Bob Seafarer)\nshared_by(Grace Owner)',
    ],
    [
      'departure(Miami)',
      'Miami',
      'ship_name(Explorer)\ndeparts(16:00)\nall_aboard(15:30)\nshared_by(Grace Owner)',
    ],
    ['port(Nassau)', 'Nassau', 'ship_name(Explorer)\narrives(08:00)\ndeparts(17:00)\nshared_by(Grace Owner)'],
    ['arrival(Miami)', 'Miami', 'ship_name(Explorer)\narrives(06:00)\nshared_by(Grace Owner)'],
  ]);
});

test('a task blocks no time and has an alarm until its cruise is past', () => {
  const tasks = (cruise: FeedCruise) =>
    told([cruise])
      .filter(({ is_free }) => is_free)
      .map(({ key, alarms }) => [key, alarms]);
  assert.deepEqual(tasks(whole), [
    ['payment_reminder:c', ['PT9H']],
    ['checkin:c', ['PT9H']],
    ['final_payment:c', ['-PT15H', 'PT9H']],
  ]);
  assert.deepEqual(tasks({ ...whole, time: 'past' }), [['checkin:c', []]]);
  assert.deepEqual(tasks({ ...whole, payments_total: '800.00' }), [['checkin:c', ['PT9H']]]);
});

test('an estimated final payment says so and has no alarm', () => {
  const [payment, ...more] = told([{ ...whole, final_payment_date: null, final_payment_days: 90 }], {
    include: ['final_payment', 'payment_reminder', 'shared'],
  });
  assert.deepEqual(more, []);
  assert.deepEqual(
    [payment?.key, payment?.start.day, payment?.summary, payment?.alarms],
    ['final_payment:c', '2026-12-06', 'final_payment_estimated(Explorer)', []],
  );
  assert.match(payment?.description ?? '', /^estimated\(Royal Caribbean\)\nbalance_due/);
});

test('the feed contains only the chosen parts', () => {
  const keys = told([whole], { include: ['port', 'hotel', 'shared'] }).map(({ key }) => key.split(':')[0]);
  assert.deepEqual(keys, ['hotel', 'port', 'port', 'port']);
  assert.deepEqual(told([whole], { include: ['cruise', 'port'] }), [], 'it is somebody else’s');
  assert.equal(told([{ ...whole, owner_name: null }], { include: ['cruise'] }).length, 1);
  assert.deepEqual(told([{ ...whole, is_sample: true }]), [], 'a sample is nobody’s voyage');
});

test('a cancelled cruise is in the feed as cancelled for thirty days, and then not at all', () => {
  const cancelled = { ...whole, is_cancelled: true, cancelled_at: '2026-11-21T23:59:00Z' };
  const statuses = (today: string) => new Set(told([cancelled], { today }).map(({ status }) => status));
  assert.deepEqual(statuses('2026-11-22'), new Set(['CANCELLED']));
  assert.deepEqual(statuses('2026-12-21'), new Set(['CANCELLED']));
  assert.deepEqual(statuses('2026-12-22'), new Set());
});

function spans(schedule: PortCall[], flight: Partial<FeedCruise['flights'][number]> | null = null) {
  const [known] = whole.flights;
  const flights = flight === null || known === undefined ? [] : [{ ...known, ...flight }];
  const include = ['port', 'flight', 'shared'] as const;
  return told([{ ...whole, schedule, flights }], { include }).map(({ start, end, summary }) => {
    const point = (wall: typeof end) => (wall === null ? null : [wall.day, wall.time ?? 'all day'].join(' '));
    return [summary, point(start), point(end)];
  });
}

test('a port call has the times that are known', () => {
  const call = (change: Partial<PortCall>): PortCall => ({
    ...emptyCall('2027-03-14', 'port'),
    ...at('Miami', null, null),
    ...change,
  });
  const one = (change: Partial<PortCall>) => spans([call(change)])[0];
  assert.deepEqual(one({}), ['port(Miami)', '2027-03-14 all day', '2027-03-14 all day']);
  assert.deepEqual(one({ arrive: '08:00' }), ['arrival(Miami)', '2027-03-14 08:00', null]);
  assert.deepEqual(one({ depart: '17:00' }), ['departure(Miami)', '2027-03-14 17:00', null]);
  const typed = { arrive: '08:00', depart: '17:00', time_zone: null };
  assert.deepEqual(one(typed), ['port(Miami)', '2027-03-14 08:00', '2027-03-14 17:00']);
  const wrong = { arrive: '17:00', depart: '08:00' };
  assert.deepEqual(one(wrong), ['port(Miami)', '2027-03-14 17:00', null], 'nothing ends before it begins');
  const jumped = { arrive: '02:45', depart: '03:15' };
  assert.deepEqual(one(jumped), ['port(Miami)', '2027-03-14 02:45', null], 'a quarter to three never was');
  assert.deepEqual(one({ kind: 'scenic', arrive: '08:00', depart: '09:00' })?.[0], 'scenic(Miami)');
});

test('a night in port is one event', () => {
  const night = [
    { ...emptyCall('2027-03-07', 'port'), ...at('Nassau', '08:00', null) },
    { ...emptyCall('2027-03-08', 'port'), ...at('Nassau', null, '17:00') },
  ] as PortCall[];
  assert.deepEqual(spans(night), [['port(Nassau)', '2027-03-07 08:00', '2027-03-08 17:00']]);
  const [first] = night;
  assert.ok(first !== undefined);
  const open = [first, { ...emptyCall('2027-03-08', 'port'), ...at('Nassau', null, null) }] as PortCall[];
  assert.deepEqual(spans(open), [['port(Nassau)', '2027-03-07 all day', '2027-03-08 all day']]);
});

test('a flight has the local times of both airports, if both are known', () => {
  const [flight] = whole.flights;
  assert.ok(flight !== undefined);
  const one = (change: Partial<typeof flight>) => spans([], change)[0]?.slice(1);
  assert.deepEqual(one({}), ['2027-03-05 09:40', '2027-03-05 14:30']);
  const over_the_date_line = {
    departure_time: '2027-03-05T20:00',
    arrival_time: '2027-03-05T12:00',
    departure_zone: 'Pacific/Auckland',
    arrival_zone: 'America/Los_Angeles',
  };
  assert.deepEqual(one(over_the_date_line), ['2027-03-05 20:00', '2027-03-05 12:00']);
  assert.deepEqual(one({ ...over_the_date_line, arrival_zone: null }), ['2027-03-05 20:00', null]);
  const unknown = { departure_zone: null, arrival_zone: null };
  assert.deepEqual(one(unknown), ['2027-03-05 09:40', '2027-03-05 14:30']);
  assert.deepEqual(one({ ...over_the_date_line, ...unknown }), ['2027-03-05 20:00', null]);
});

test('a preview shows the current cruise, else the next, else the latest', () => {
  const past = { ...whole, id: 'past', time: 'past' as const };
  const current = { ...whole, id: 'current', time: 'current' as const };
  const next = { ...whole, id: 'next' };
  const cancelled = { ...whole, id: 'cancelled', is_cancelled: true };
  assert.equal(previewedCruise([past, current, next])?.id, 'current');
  assert.equal(previewedCruise([past, cancelled, next])?.id, 'next');
  assert.equal(previewedCruise([past, cancelled])?.id, 'past');
  assert.equal(previewedCruise([cancelled]), null);
});
