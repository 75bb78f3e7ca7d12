import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { feed_parts, feedEvents } from './calendar-feed.ts';
import type { FeedCruise } from './calendar-feed-shape.ts';
import type { FeedLanguage } from './calendar-feed-words.ts';
import { calendarText, foldLine, writeEvents } from './icalendar.ts';
import { emptyCall } from './schedule.ts';
import { readStrictly, textOf, type Component } from './testing/check-icalendar.ts';

const english: FeedLanguage = {
  say: (word, name = '') => `${word}: ${name}`,
  time: (time) => time,
  day: (day) => day,
  money: (amount, currency) => `${amount} ${currency}`,
  port: (name) => name,
  apart: (name) => name,
};

function cruise(change: Partial<FeedCruise> = {}): FeedCruise {
  return {
    id: '01a1fbe7-d1ea-79d9-842b-d01fddee6407',
    version: 3,
    updated_at: '2026-11-20T10:00:00Z',
    cancelled_at: null,
    is_cancelled: false,
    is_sample: false,
    payment_notification: true,
    time: 'future',
    cruise_line_id: null,
    cruise_line: null,
    ship_name: 'Explorer of the Seas',
    start_date: '2027-03-06',
    end_date: '2027-03-13',
    start_port: 'Miami',
    end_port: 'Miami',
    checkin_date: null,
    final_payment_date: null,
    manual_payment_reminder_date: null,
    final_payment_days: null,
    not_needed: [],
    currency: null,
    fare: null,
    discount: null,
    taxes: null,
    total_price: null,
    deposit: null,
    payments_total: null,
    deposit_paid: null,
    booking_number: null,
    stateroom: null,
    passengers: [],
    owner_name: null,
    schedule: [],
    flights: [],
    lodging: [],
    ...change,
  };
}

function write(cruises: FeedCruise[]): string {
  const events = feedEvents(
    cruises,
    {
      detail_level: 'full',
      include: feed_parts,
      enable_payment_reminder: true,
      payment_reminder_days: 14,
      today: '2026-11-21',
    },
    english,
  );
  const octets = calendarText({
    name: 'My cruises',
    language: 'en',
    time_zone: 'Europe/Rome',
    events: [
      writeEvents(events, {
        uidOf: (key) => `${Buffer.from(key).toString('hex').slice(-100)}@test`,
        urlOf: ({ cruise_id }) => `https://gangway.example.org/cruises/${cruise_id}`,
        colourOf: () => 'navy',
        changed_at: '2026-11-01T00:00:00Z',
      }),
    ],
  });
  return new TextDecoder().decode(octets);
}

const eventsIn = (calendar: Component) => calendar.components.filter(({ name }) => name === 'VEVENT');

const flight = {
  id: '01a1fbe7-d1ea-79d9-842b-d01fddee6408',
  airline: 'Air New Zealand',
  flight_number: 'NZ 6',
  departure_airport: 'AKL',
  arrival_airport: 'LAX',
  departure_time: '2027-03-05T20:00',
  arrival_time: '2027-03-05T12:00',
  departure_zone: 'Pacific/Auckland',
  arrival_zone: 'America/Los_Angeles',
  confirmation_number: null,
};

/** A call in each zone, at hours in which clocks change there. */
function callsIn(zones: readonly string[], day: string) {
  return zones.map((time_zone, index) => ({
    ...emptyCall(day, 'port'),
    port_name: `Port ${index}`,
    arrive: '00:30',
    depart: '03:30',
    time_zone,
  }));
}

test('zones and days of all kinds are written right, with the offset of each event', () => {
  const zones = [
    'Pacific/Kiritimati',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Europe/Dublin',
    'Australia/Lord_Howe',
  ];
  const more = [
    'Africa/Casablanca',
    'Africa/Monrovia',
    'Pacific/Apia',
    'UTC',
    'America/Havana',
    'Asia/Kolkata',
  ];
  const days = [
    '1971-12-31',
    '2011-12-29',
    '2027-03-14',
    '2027-03-28',
    '2027-04-04',
    '2027-10-31',
    '2199-11-03',
  ];
  const text = write(
    days.map((day, index) =>
      cruise({
        id: `01a1fbe7-d1ea-79d9-842b-00000000000${index}`,
        start_date: day,
        end_date: day,
        schedule: callsIn([...zones, ...more], day),
        flights: [{ ...flight, id: `01a1fbe7-d1ea-79d9-842b-10000000000${index}` }],
      }),
    ),
  );
  const calendar = readStrictly(text);
  assert.equal(eventsIn(calendar).length, days.length * (zones.length + more.length + 2));
});

test('every zone agrees with the data of the runtime', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  assert.ok(zones.length > 400);
  readStrictly(write([cruise({ schedule: callsIn(zones, '2027-03-28') })]));
});

test('a line is folded at 75 octets, between characters', () => {
  for (const [line, folded] of [
    ['x'.repeat(75), 'x'.repeat(75)],
    ['x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
    ['x'.repeat(150), `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
    [`${'x'.repeat(74)}ש`, `${'x'.repeat(74)}\r\n ש`],
    [`${'x'.repeat(72)}🚢🚢`, `${'x'.repeat(72)}\r\n 🚢🚢`],
    [`${'x'.repeat(71)}🚢🚢`, `${'x'.repeat(71)}🚢\r\n 🚢`],
  ] as const)
    assert.equal(foldLine(line), folded);
});

const hostile = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      ';',
      ',',
      '\\',
      '\\n',
      ':',
      '"',
      '\0',
      '\t',
      '\u001b',
      '\u0085',
      '\u2028',
    ),
    fc.constantFrom(
      'ש',
      'לום',
      '🚢',
      '👨‍👩‍👧',
      '\ud800',
      '\udfff',
      '\u202e',
      'BEGIN:VEVENT\r\n',
      'END:VCALENDAR',
      ' ',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('x'.repeat(74), 'ש'.repeat(37)),
  ),
  maxLength: 60,
});

/** A text without control characters and with uniform line ends. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');
}

test('any typed text gives a valid calendar that contains the text', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (ship_name, port_name, city) => {
      const text = write([
        cruise({
          ship_name,
          start_port: port_name,
          booking_number: city,
          passengers: [ship_name, city],
          owner_name: city,
          schedule: [{ ...emptyCall('2027-03-07', 'port'), port_name, arrive: '08:00', depart: '17:00' }],
          lodging: [
            {
              id: '01a1fbe7-d1ea-79d9-842b-d01fddee6409',
              name: ship_name,
              city,
              check_in_date: '2027-03-05',
              check_out_date: '2027-03-06',
              confirmation_number: port_name,
            },
          ],
        }),
      ]);
      const calendar = readStrictly(text);
      assert.equal(eventsIn(calendar).length, 3);
      const summaries = eventsIn(calendar).map((event) => textOf(event, 'SUMMARY'));
      assert.ok(summaries.includes(readable(`hotel: ${ship_name}`)), JSON.stringify(summaries));
      const parsed = new ICAL.Component(ICAL.parse(text) as unknown[]);
      assert.deepEqual(
        parsed.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary')),
        summaries,
      );
    }),
    { numRuns: 200 },
  );
});

test('five thousand characters of any kind keep the calendar valid', () => {
  for (const unit of ['x', 'ש', '🚢', ';', '\\', '\r\n', '\u0007']) {
    const ship_name = unit.repeat(5000);
    const [event] = eventsIn(readStrictly(write([cruise({ ship_name })])));
    assert.ok(event !== undefined);
    const said = unit === '\r\n' ? 'cruise_unnamed: ' : readable(`cruise: ${ship_name}`);
    assert.equal(textOf(event, 'SUMMARY'), said);
  }
});

test('other parsers read the same moments', () => {
  const text = write([
    cruise({
      final_payment_date: '2027-01-15',
      total_price: '100.00',
      currency: 'EUR',
      flights: [flight],
      schedule: [
        {
          ...emptyCall('2027-03-28', 'port'),
          port_name: 'Barcelona',
          arrive: '01:30',
          depart: '03:30',
          time_zone: 'Europe/Madrid',
        },
      ],
    }),
  ]);
  const parsed = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of parsed.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const by_ical = parsed.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const is_day = event.startDate.isDate;
    const instant = (time: ICAL.Time) => (is_day ? time.toString() : time.toJSDate().toISOString());
    return [event.summary, instant(event.startDate), instant(event.endDate)];
  });
  ICAL.TimezoneService.reset();
  assert.deepEqual(by_ical, [
    ['payment_reminder: Explorer of the Seas', '2027-01-01', '2027-01-02'],
    ['final_payment: Explorer of the Seas', '2027-01-15', '2027-01-16'],
    ['flight: NZ 6: AKL – LAX', '2027-03-05T07:00:00.000Z', '2027-03-05T20:00:00.000Z'],
    ['cruise: Explorer of the Seas', '2027-03-06', '2027-03-14'],
    // clocks go forward at two
    ['port: Barcelona', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
  ]);
  const { events = [], method, timezones } = convertIcsCalendar(undefined, text);
  assert.equal(method, 'PUBLISH');
  assert.equal(timezones?.length, 3);
  assert.deepEqual(
    events.map(({ summary, start, end }) => {
      const instant = (time: typeof start | null | undefined) =>
        start.type === 'DATE' ? time?.date.toISOString().slice(0, 10) : time?.date.toISOString();
      return [summary, instant(start), instant(end)];
    }),
    by_ical,
  );
  assert.equal(events[0]?.alarms?.length, 1);
  assert.equal(events[1]?.alarms?.length, 2);
});

test('the strict reader refuses invalid calendars', () => {
  const text = write([cruise({ flights: [flight] })]);
  const refuses = (from: string | RegExp, to: string, why: RegExp) => {
    const changed = text.replace(from, to);
    assert.notEqual(changed, text);
    assert.throws(() => readStrictly(changed), why);
  };
  refuses('\r\n', '\n', /control/);
  refuses(/DTSTAMP:.*\r\n/, '', /0 of DTSTAMP/);
  refuses('SUMMARY:', `SUMMARY:${'x'.repeat(70)}`, /75 octets/);
  refuses('SUMMARY:cruise', 'SUMMARY:a;cruise', /escaped/);
  refuses('DTEND;VALUE=DATE:20270314', 'DTEND;VALUE=DATE:20270306', /ends before/);
  refuses('TZOFFSETTO:-0700', 'TZOFFSETTO:-0600', /not as it says/);
  refuses(/RDATE:.*\r\n/, '', /lacks a change|not as it says/);
  refuses('TZID:Pacific/Auckland', 'TZID:Pacific/Fiji', /Fiji/);
});
