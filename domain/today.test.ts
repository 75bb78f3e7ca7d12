import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortCall } from './schedule.ts';
import { callsInSight, isClockKnown, todayOf, twoClocks, type SailedVoyage } from './today.ts';
import { boardOf } from './today-board.ts';

const eastern = 'America/New_York';
const cozumel = 'America/Cancun';

function row(
  date: string,
  kind: PortCall['kind'],
  port: string | null,
  more: Partial<PortCall> = {},
): PortCall {
  return {
    date,
    kind,
    port_id: null,
    port_name: port,
    arrive: null,
    depart: null,
    all_aboard: null,
    time_zone: null,
    ship_time_offset: null,
    outcome: 'as_planned',
    ...more,
  };
}

function voyage(schedule: PortCall[], more: Partial<SailedVoyage> = {}): SailedVoyage {
  return {
    start_date: schedule[0]?.date ?? '2027-03-06',
    end_date: schedule.at(-1)?.date ?? '2027-03-13',
    start_port: null,
    end_port: null,
    start_zone: eastern,
    end_zone: eastern,
    schedule,
    ...more,
  };
}

/** In March Miami is five hours behind UTC until the 14th, as Cozumel is all year. */
const caribbean = voyage([
  row('2027-03-06', 'embark', 'Miami', { depart: '16:30', all_aboard: '16:00', time_zone: eastern }),
  row('2027-03-07', 'sea', null),
  row('2027-03-08', 'port', 'Roatán', {
    arrive: '08:00',
    depart: '17:00',
    all_aboard: '16:30',
    time_zone: 'America/Tegucigalpa',
    ship_time_offset: 60,
  }),
  row('2027-03-09', 'port', 'Grand Cayman', { time_zone: 'America/Cayman', outcome: 'skipped' }),
  row('2027-03-10', 'port', 'Cozumel', { arrive: '07:00', depart: '12:00', time_zone: cozumel }),
  row('2027-03-10', 'port', 'Playa del Carmen', { arrive: '13:00', depart: '18:00', time_zone: cozumel }),
  row('2027-03-12', 'port', 'CocoCay', { arrive: '07:00', depart: '17:00', time_zone: eastern }),
  row('2027-03-13', 'disembark', 'Miami', { arrive: '06:00', time_zone: eastern }),
]);

/** A short text for the day at a moment. */
function at(cruise: SailedVoyage, now: string, time_zone = 'Europe/Berlin') {
  const { date, what, day, days, calls, next_call, tomorrow } = todayOf(cruise, { now, time_zone });
  const ports = calls.map(({ port_name }) => port_name);
  return [date, what, `${day}/${days}`, ports, next_call?.port_name ?? null, tomorrow?.date ?? null];
}

const cases: [string, SailedVoyage, string, unknown[]][] = [
  [
    'in port',
    caribbean,
    '2027-03-08T18:00:00Z',
    ['2027-03-08', 'port', '3/8', ['Roatán'], null, '2027-03-09'],
  ],
  [
    'before the ship has left',
    caribbean,
    '2027-03-06T21:29:00Z',
    ['2027-03-06', 'port', '1/8', ['Miami'], null, '2027-03-07'],
  ],
  [
    'after it has left, the port that comes',
    caribbean,
    '2027-03-06T21:30:00Z',
    ['2027-03-06', 'port', '1/8', ['Miami'], 'Roatán', '2027-03-07'],
  ],
  ['at sea', caribbean, '2027-03-07T12:00:00Z', ['2027-03-07', 'sea', '2/8', [], 'Roatán', '2027-03-08']],
  [
    'the day begins by the clocks of its port: still the seventh where it is six hours behind',
    caribbean,
    '2027-03-08T05:59:00Z',
    ['2027-03-07', 'sea', '2/8', [], 'Roatán', '2027-03-08'],
  ],
  [
    'and the eighth a minute later',
    caribbean,
    '2027-03-08T06:00:00Z',
    ['2027-03-08', 'port', '3/8', ['Roatán'], null, '2027-03-09'],
  ],
  [
    'a skipped port is a day at sea that names it',
    caribbean,
    '2027-03-09T12:00:00Z',
    ['2027-03-09', 'sea', '4/8', ['Grand Cayman'], 'Cozumel', '2027-03-10'],
  ],
  [
    'two calls on a day',
    caribbean,
    '2027-03-10T18:00:00Z',
    ['2027-03-10', 'port', '5/8', ['Cozumel', 'Playa del Carmen'], null, null],
  ],
  [
    'a day of which nothing is recorded',
    caribbean,
    '2027-03-11T12:00:00Z',
    ['2027-03-11', 'unknown', '6/8', [], null, '2027-03-12'],
  ],
  ['the last day', caribbean, '2027-03-13T20:00:00Z', ['2027-03-13', 'port', '8/8', ['Miami'], null, null]],
];

for (const [title, cruise, now, expected] of cases) {
  test(`the day under way: ${title}`, () => assert.deepEqual(at(cruise, now), expected));
}

test('a reader on the other side of the world sees the day of the ship', () => {
  const now = '2027-03-08T18:00:00Z';
  assert.deepEqual(at(caribbean, now, 'Pacific/Auckland'), at(caribbean, now, 'Pacific/Honolulu'));
});

test('a day begins at midnight in its port, whatever the calendar of the first one', () => {
  const azores = { time_zone: 'Atlantic/Azores' };
  const eastward = voyage([
    row('2027-03-06', 'embark', 'Miami', { time_zone: eastern }),
    row('2027-03-09', 'port', 'Horta', azores),
    row('2027-03-10', 'port', 'Ponta Delgada', azores),
  ]);
  const dayAt = (now: string) => todayOf(eastward, { now, time_zone: 'UTC' }).day;
  assert.deepEqual(['2027-03-10T00:30:00Z', '2027-03-10T01:30:00Z'].map(dayAt), [4, 5]);
});

test('without a schedule the two ends are known, and the days between are not', () => {
  const bare = voyage([], { start_port: 'Miami', end_port: 'Barcelona', end_zone: 'Europe/Madrid' });
  assert.deepEqual(at(bare, '2027-03-06T12:00:00Z'), ['2027-03-06', 'port', '1/8', ['Miami'], null, null]);
  assert.deepEqual(at(bare, '2027-03-09T12:00:00Z'), ['2027-03-09', 'unknown', '4/8', [], null, null]);
  assert.deepEqual(at(bare, '2027-03-12T23:00:00Z'), [
    '2027-03-13',
    'port',
    '8/8',
    ['Barcelona'],
    null,
    null,
  ]);
  const nothing = voyage([], { start_zone: null, end_zone: null });
  assert.deepEqual(at(nothing, '2027-03-06T23:30:00Z'), ['2027-03-07', 'unknown', '2/8', [], null, null]);
});

test('a night in port is one stay: neither evening nor morning is a departure', () => {
  const petersburg = voyage([
    row('2027-06-01', 'embark', 'Tallinn', { time_zone: 'Europe/Tallinn', depart: '18:00' }),
    row('2027-06-02', 'port', 'Helsinki', { time_zone: 'Europe/Helsinki', arrive: '08:00' }),
    row('2027-06-03', 'port', 'Helsinki', { time_zone: 'Europe/Helsinki', depart: '17:00' }),
    row('2027-06-04', 'disembark', 'Stockholm', { time_zone: 'Europe/Stockholm' }),
  ]);
  const evening = todayOf(petersburg, { now: '2027-06-02T20:00:00Z', time_zone: 'UTC' });
  assert.deepEqual([evening.calls[0]?.is_overnight, evening.calls[0]?.is_from_night], [true, false]);
  assert.equal(evening.next_call, null);
  const morning = todayOf(petersburg, { now: '2027-06-03T05:00:00Z', time_zone: 'UTC' });
  assert.deepEqual([morning.calls[0]?.is_overnight, morning.calls[0]?.is_from_night], [false, true]);
});

test('a day with many calls shows those that are still to come', () => {
  const hours = [7, 9, 11, 13, 15, 17].map((hour) => `${hour}`.padStart(2, '0'));
  const coast = voyage(
    hours.map((hour) =>
      row('2027-03-06', 'port', hour, {
        arrive: `${hour}:00`,
        depart: `${hour}:30`,
        time_zone: 'Europe/Oslo',
      }),
    ),
  );
  const { calls } = todayOf(coast, { now: '2027-03-06T06:00:00Z', time_zone: 'UTC' });
  const seen = (now: string, most = 3) =>
    callsInSight(calls, most, `2027-03-06T${now}:00Z`).map(({ port_name }) => port_name);
  assert.deepEqual(seen('06:00'), ['07', '09', '11']);
  assert.deepEqual(seen('09:00'), ['11', '13', '15'], 'at 10:00 there');
  assert.deepEqual(seen('16:00'), ['13', '15', '17']);
  assert.deepEqual(seen('20:00'), ['13', '15', '17']);
  assert.deepEqual(seen('20:00', 6), hours);
});

test('scenic cruising is neither a port nor a day at sea', () => {
  const alaska = voyage([
    row('2027-07-01', 'port', 'Juneau', { time_zone: 'America/Juneau' }),
    row('2027-07-02', 'scenic', 'Hubbard Glacier'),
    row('2027-07-03', 'port', 'Sitka', { time_zone: 'America/Sitka' }),
  ]);
  assert.deepEqual(at(alaska, '2027-07-02T20:00:00Z'), [
    '2027-07-02',
    'scenic',
    '2/3',
    ['Hubbard Glacier'],
    'Sitka',
    '2027-07-03',
  ]);
});

/** Auckland is thirteen hours ahead of UTC in January, Honolulu ten behind. */
const auckland = 'Pacific/Auckland';
const honolulu = 'Pacific/Honolulu';

test('eastward over the date line a date comes twice, and the days stay in their order', () => {
  const east = voyage(
    [
      row('2027-01-04', 'embark', 'Auckland', { time_zone: auckland, depart: '18:00' }),
      row('2027-01-05', 'sea', null),
      row('2027-01-05', 'sea', null),
      row('2027-01-06', 'disembark', 'Honolulu', { time_zone: honolulu }),
    ],
    { start_zone: auckland, end_zone: honolulu },
  );
  const days = [
    '2027-01-03T12:00:00Z',
    '2027-01-04T12:00:00Z',
    '2027-01-05T12:00:00Z',
    '2027-01-06T12:00:00Z',
  ];
  assert.deepEqual(
    days.map((now) => at(east, now)),
    [
      ['2027-01-04', 'port', '1/3', ['Auckland'], null, '2027-01-05'],
      ['2027-01-05', 'sea', '2/3', [], 'Honolulu', '2027-01-05'],
      ['2027-01-05', 'sea', '2/3', [], 'Honolulu', '2027-01-06'],
      ['2027-01-06', 'port', '3/3', ['Honolulu'], null, null],
    ],
  );
});

test('westward over the date line a date is skipped, and none is added for it', () => {
  const west = voyage(
    [
      row('2027-01-04', 'embark', 'Honolulu', { time_zone: honolulu, depart: '18:00' }),
      row('2027-01-05', 'sea', null),
      row('2027-01-07', 'sea', null),
      row('2027-01-08', 'disembark', 'Auckland', { time_zone: auckland }),
    ],
    { start_zone: honolulu, end_zone: auckland },
  );
  const days = [
    '2027-01-05T12:00:00Z',
    '2027-01-06T10:30:00Z',
    '2027-01-06T11:00:00Z',
    '2027-01-07T11:00:00Z',
  ];
  assert.deepEqual(
    days.map((now) => at(west, now)),
    [
      ['2027-01-05', 'sea', '2/5', [], 'Auckland', '2027-01-07'],
      // by the clocks of Honolulu the sixth has begun, on board the seventh is next
      ['2027-01-05', 'sea', '2/5', [], 'Auckland', '2027-01-07'],
      ['2027-01-07', 'sea', '4/5', [], 'Auckland', '2027-01-08'],
      ['2027-01-08', 'port', '5/5', ['Auckland'], null, null],
    ],
  );
});

const clocks: [string, number | null, string, object][] = [
  [
    '16:30',
    60,
    cozumel,
    { port_time: '16:30', ship_time: '17:30', ship_day: 'same', at: '2027-03-10T21:30:00Z' },
  ],
  [
    '16:30',
    null,
    cozumel,
    { port_time: '16:30', ship_time: '16:30', ship_day: 'same', at: '2027-03-10T21:30:00Z' },
  ],
  [
    '23:30',
    60,
    cozumel,
    { port_time: '23:30', ship_time: '00:30', ship_day: 'after', at: '2027-03-11T04:30:00Z' },
  ],
  [
    '00:15',
    -60,
    'Europe/Athens',
    { port_time: '00:15', ship_time: '23:15', ship_day: 'before', at: '2027-03-09T22:15:00Z' },
  ],
  [
    '17:00',
    30,
    'Asia/Kolkata',
    { port_time: '17:00', ship_time: '17:30', ship_day: 'same', at: '2027-03-10T11:30:00Z' },
  ],
];

for (const [port_time, ship_time_offset, time_zone, expected] of clocks) {
  test(`all aboard at ${port_time} with the ship ${ship_time_offset ?? 'no'} minutes ahead`, () => {
    assert.deepEqual(twoClocks({ date: '2027-03-10', time_zone, ship_time_offset }, port_time), expected);
  });
}

test('a port without a zone has both times and no instant', () => {
  assert.equal(twoClocks({ date: '2027-03-10', time_zone: null, ship_time_offset: 60 }, '16:30').at, null);
});

const placed = (id: string, time: 'past' | 'current' | 'future', start_date: string, end_date: string) => {
  return { id, time, start_date, end_date, sails_at: `${start_date}T21:00:00Z` };
};
const names = (cruises: ReturnType<typeof placed>[], now: string) => {
  const { current, next, following } = boardOf(cruises, now);
  return [current?.id ?? null, next?.id ?? null, following.map(({ id }) => id)];
};

test('back to back: until the second voyage sails it is the next one, then it is the current one', () => {
  const both = [
    placed('first', 'current', '2027-03-06', '2027-03-13'),
    placed('second', 'current', '2027-03-13', '2027-03-20'),
    placed('later', 'future', '2027-06-01', '2027-06-08'),
  ];
  assert.deepEqual(names(both, '2027-03-13T20:59:00Z'), ['first', 'second', ['later']]);
  assert.deepEqual(names(both, '2027-03-13T21:00:00Z'), ['second', 'later', []]);
});

test('a cruise on its first day is the current one, also before it sails; both cabins of a sailing are shown', () => {
  const cabins = [
    placed('cabin', 'current', '2027-03-06', '2027-03-13'),
    placed('second cabin', 'current', '2027-03-06', '2027-03-13'),
    placed('later', 'future', '2027-06-01', '2027-06-08'),
  ];
  assert.deepEqual(names(cabins, '2027-03-06T10:00:00Z'), ['cabin', 'later', ['second cabin']]);
  assert.deepEqual(names(cabins, '2027-03-08T10:00:00Z'), ['cabin', 'later', ['second cabin']]);
  assert.deepEqual(names([], '2027-03-08T10:00:00Z'), [null, null, []]);
});

test('the clock of a port that was typed is not known, nor that at sea after it', () => {
  const typed = voyage(
    [
      row('2027-03-06', 'embark', 'Miami', { time_zone: eastern }),
      row('2027-03-07', 'sea', null),
      row('2027-03-08', 'port', 'Our own island'),
      row('2027-03-09', 'sea', null),
      row('2027-03-10', 'port', 'Cozumel', { time_zone: cozumel }),
    ],
    { start_zone: null },
  );
  const known = ['06', '07', '08', '09', '10'].map((day) => {
    const today = todayOf(typed, { now: `2027-03-${day}T18:00:00Z`, time_zone: 'Asia/Tokyo' });
    return isClockKnown(typed, today);
  });
  assert.deepEqual(known, [true, true, false, false, true]);
  const bare = voyage([], { start_port: 'Miami', end_date: '2027-03-13' });
  const first = todayOf(bare, { now: '2027-03-06T18:00:00Z', time_zone: 'Asia/Tokyo' });
  assert.deepEqual(
    [bare, { ...bare, start_zone: null }].map((each) => isClockKnown(each, first)),
    [true, false],
  );
});
