import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyCall, type PortCall } from './schedule.ts';
import type { SailedVoyage } from './today.ts';
import { warningsOf, weatherDays, weatherNow, type WeatherRoute } from './weather-days.ts';
import { weatherWindow, type ForecastHour } from './weather.ts';

const voyage: SailedVoyage = {
  start_date: '2026-11-20',
  end_date: '2026-11-24',
  start_port: 'Miami',
  end_port: 'Cozumel',
  start_zone: 'America/New_York',
  end_zone: 'America/Cancun',
  schedule: [],
};
const miami = { port_id: 'us-miami', lat: 25.8, lon: -80.2 };
const nassau = { port_id: 'bs-nassau', lat: 25.1, lon: -77.3 };
const cozumel = { port_id: 'mx-cozumel', lat: 20.5, lon: -87 };

function call(date: string, place: { port_id: string } | null, more: Partial<PortCall> = {}): PortCall {
  const zone = place === cozumel ? 'America/Cancun' : 'America/New_York';
  const named = {
    port_id: place?.port_id ?? null,
    port_name: place?.port_id ?? null,
    time_zone: place && zone,
  };
  return { ...emptyCall(date, place === null ? 'sea' : 'port'), ...named, ...more };
}

/** Straight lines from place to place. */
function routeOver(...places: WeatherRoute['places'][number][]): WeatherRoute {
  const legs = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    return { line: [[from.lon, from.lat] as const, [to.lon, to.lat] as const] };
  });
  return { places, legs };
}

const days = (schedule: PortCall[], route: WeatherRoute, more: Partial<SailedVoyage> = {}) =>
  weatherDays({ ...voyage, schedule, ...more }, route, 'UTC');

const seen = (found: ReturnType<typeof days>) =>
  found.map(({ date, kind, place_name, position }) => [
    date.slice(8),
    kind,
    place_name,
    position === null ? null : Math.round(position.longitude * 10) / 10,
  ]);

test('a day in port is at the port, a day at sea is along the route by the time between the calls', () => {
  const schedule = [
    call('2026-11-20', miami, { kind: 'embark', depart: '12:00' }),
    call('2026-11-21', null),
    call('2026-11-22', cozumel, { arrive: '11:00', depart: '18:00' }),
    call('2026-11-23', null),
    call('2026-11-24', miami, { kind: 'disembark' }),
  ];
  const found = days(schedule, routeOver(miami, cozumel, miami));
  assert.deepEqual(seen(found), [
    ['20', 'port', 'us-miami', -80.2],
    // 24 of the 47 hours between the two
    ['21', 'sea', null, -83.7],
    ['22', 'port', 'mx-cozumel', -87],
    // from six in the evening to eight in the morning, the default arrival: 18 of 38 hours
    ['23', 'sea', null, -83.8],
    ['24', 'port', 'us-miami', -80.2],
  ]);
  assert.deepEqual(
    found.map(({ time_zone }) => time_zone.split('/')[1]),
    ['New_York', 'New_York', 'Cancun', 'Cancun', 'New_York'],
  );
  assert.deepEqual(
    [found[0]?.starts_at, found[2]?.ends_at],
    ['2026-11-20T05:00:00Z', '2026-11-23T05:00:00Z'],
  );
});

test('the longest of several calls on a day counts, not a skipped one, nor scenic cruising besides a call', () => {
  const on = (...rows: [PortCall, ...PortCall[]]) => {
    const places = [...new Map(rows.map(({ port_id }) => [port_id, port_id])).keys()];
    return days(rows, {
      places: places.map((port_id) => ({ port_id: port_id ?? '', lat: 0, lon: 0 })),
      legs: [],
    });
  };
  const first = (found: ReturnType<typeof days>) => found[0]?.place_name;
  const day = '2026-11-20';
  const short = call(day, nassau, { arrive: '07:00', depart: '12:00' });
  const long = call(day, cozumel, { arrive: '13:00', depart: '21:00' });
  assert.equal(first(on(short, long)), 'mx-cozumel');
  assert.equal(first(on({ ...short, depart: '19:00' }, { ...long, arrive: '20:00' })), 'bs-nassau');
  // the later one of two equally long calls
  assert.equal(first(on({ ...short, depart: '15:00' }, long)), 'mx-cozumel');
  assert.equal(first(on(short, { ...long, outcome: 'skipped' })), 'bs-nassau');
  assert.equal(first(on({ ...long, kind: 'scenic' }, short)), 'bs-nassau');
  assert.equal(first(on({ ...long, kind: 'scenic' })), 'mx-cozumel');
  // unknown times extend to the ends of the day, and a night in port beyond them
  assert.equal(first(on({ ...short, depart: null }, long)), 'bs-nassau');
  assert.equal(first(on(short, { ...long, arrive: '20:00', depart: '02:00' })), 'bs-nassau');
});

test('a skipped port is a day at sea; a typed one is a port without a position; days without rows are at sea', () => {
  const schedule = [
    call('2026-11-20', miami, { depart: '18:00' }),
    call('2026-11-21', nassau, { outcome: 'skipped' }),
    { ...call('2026-11-22', null), kind: 'port' as const, port_name: 'Our cay' },
    call('2026-11-24', cozumel, { arrive: '08:00' }),
  ];
  const found = days(schedule, routeOver(miami, cozumel));
  assert.deepEqual(
    found.map(({ kind, place_name, position }) => [kind, place_name, position !== null]),
    [
      ['port', 'us-miami', true],
      ['sea', null, true],
      ['port', 'Our cay', false],
      ['sea', null, true],
      ['port', 'mx-cozumel', true],
    ],
  );
});

test('without a schedule there are its two ends and the way between them; without a way the days between have no place', () => {
  const found = days([], routeOver(miami, cozumel));
  assert.deepEqual(
    found.map(({ kind, place_name, port_id }) => [kind, place_name, port_id]),
    [
      ['port', 'Miami', 'us-miami'],
      ['sea', null, null],
      ['sea', null, null],
      ['sea', null, null],
      ['port', 'Cozumel', 'mx-cozumel'],
    ],
  );
  const between = found.slice(1, 4).map(({ position }) => position?.longitude ?? 0);
  assert.ok(
    between.every((lon) => lon < -80.2 && lon > -87) &&
      between.toSorted((a, b) => b - a).join() === between.join(),
  );
  const not_worked_out = days([], { places: [miami, cozumel], legs: [] });
  assert.deepEqual(
    not_worked_out.map(({ position }) => position !== null),
    [true, false, false, false, true],
  );
  const round_trip = days(
    [],
    { places: [miami], legs: [] },
    { end_port: 'Miami', end_zone: 'America/New_York' },
  );
  assert.deepEqual(
    round_trip.map(({ position }) => position?.longitude ?? null),
    [-80.2, null, null, null, -80.2],
  );
  const nothing = { start_port: null, end_port: null, start_zone: null, end_zone: null };
  const unknown = days([], { places: [], legs: [] }, nothing);
  assert.deepEqual([unknown.length, unknown[2]?.time_zone, unknown[2]?.position], [5, 'UTC', null]);
});

test('a route of other ports, as after a change, gives no position', () => {
  const schedule = [call('2026-11-20', miami), call('2026-11-21', null), call('2026-11-24', cozumel)];
  assert.equal(days(schedule, routeOver(miami, nassau))[1]?.position, null);
});

test('over the 180th meridian a ship is between its ports, not on the other side of the world', () => {
  const apia = { port_id: 'ws-apia', lat: -13.8, lon: -171.8 };
  const suva = { port_id: 'fj-suva', lat: -18.1, lon: 178.4 };
  const schedule = [
    { ...call('2026-11-20', suva, { depart: '18:00' }), time_zone: 'Pacific/Fiji' },
    call('2026-11-21', null),
    { ...call('2026-11-22', apia, { arrive: '18:00' }), time_zone: 'Pacific/Apia' },
  ];
  const [, at_sea] = days(schedule, routeOver(suva, apia), {
    end_date: '2026-11-22',
    start_zone: 'Pacific/Fiji',
  });
  assert.ok(Math.abs(at_sea?.position?.longitude ?? 0) > 170);
});

test('a date skipped at the date line is no day, and a repeated one is two', () => {
  const honolulu = { port_id: 'us-honolulu', lat: 21.3, lon: -157.9 };
  const auckland = { port_id: 'nz-auckland', lat: -36.8, lon: 174.8 };
  const there = days(
    [
      { ...call('2026-11-20', honolulu, { depart: '18:00' }), time_zone: 'Pacific/Honolulu' },
      call('2026-11-21', null),
      call('2026-11-23', null),
      { ...call('2026-11-24', auckland, { arrive: '08:00' }), time_zone: 'Pacific/Auckland' },
    ],
    routeOver(honolulu, auckland),
    { start_zone: 'Pacific/Honolulu', end_zone: 'Pacific/Auckland' },
  );
  assert.deepEqual(
    there.map(({ date }) => date.slice(8)),
    ['20', '21', '23', '24'],
  );
  const back = days(
    [
      { ...call('2026-11-20', auckland, { depart: '18:00' }), time_zone: 'Pacific/Auckland' },
      call('2026-11-21', null),
      call('2026-11-21', null),
      { ...call('2026-11-22', honolulu, { arrive: '08:00' }), time_zone: 'Pacific/Honolulu' },
    ],
    routeOver(auckland, honolulu),
    { end_date: '2026-11-22', start_zone: 'Pacific/Auckland', end_zone: 'Pacific/Honolulu' },
  );
  assert.deepEqual(
    back.map(({ date, time_zone }) => [date.slice(8), time_zone]),
    [
      ['20', 'Pacific/Auckland'],
      ['21', 'Pacific/Auckland'],
      ['21', 'Pacific/Honolulu'],
      ['22', 'Pacific/Honolulu'],
    ],
  );
});

const storm = {
  sender: 'NHC',
  event: 'Storm',
  starts_at: '2026-11-21T12:00:00Z',
  ends_at: '2026-11-23T12:00:00Z',
  description: 'Stay ashore',
};

test('a warning for several places is one, with the days on which it applies to the ship', () => {
  const [first, second, third] = days(
    [call('2026-11-20', miami), call('2026-11-21', nassau), call('2026-11-22', cozumel)],
    routeOver(miami, nassau, cozumel),
  );
  assert.ok(first && second && third);
  const gale = {
    ...storm,
    event: 'Gale',
    starts_at: '2026-11-20T05:00:00Z',
    ends_at: '2026-11-21T05:00:00Z',
  };
  const found = warningsOf(
    [
      { ...first, alerts: [storm, gale] },
      { ...second, alerts: [storm, gale] },
      { ...third, alerts: [{ ...storm }] },
    ],
    '2026-11-20T10:00:00Z',
  );
  assert.deepEqual(
    found.map(({ event, dates, place_name }) => [event, dates, place_name]),
    [
      // it ends with the day, by the clocks of the port
      ['Gale', ['2026-11-20'], 'us-miami'],
      ['Storm', ['2026-11-21', '2026-11-22'], 'bs-nassau'],
    ],
  );
  assert.deepEqual(warningsOf([{ ...first, alerts: [gale] }], '2026-11-21T05:00:00Z'), []);
});

test('the current weather is the measurement, completed by its hour; the forecast replaces an old measurement', () => {
  const hour = (at: string, more: Partial<ForecastHour>) =>
    ({ at, time: at.slice(0, 16), temperature: null, uv_index: null, rain: null, ...more }) as ForecastHour;
  const hours = [
    hour('2026-11-20T10:00:00Z', { temperature: 20, uv_index: 4, rain: 1 }),
    hour('2026-11-20T11:00:00Z', { temperature: 21, uv_index: 5, rain: 2 }),
  ];
  const current = hour('2026-11-20T10:45:00Z', { temperature: 25, rain: 0.1 });
  const now = (moment: string, given: ForecastHour | null = current) => {
    const found = weatherNow({ current: given, hours }, moment);
    return found && [found.temperature, found.uv_index, found.rain];
  };
  assert.deepEqual(now('2026-11-20T10:50:00Z'), [25, 4, 1]);
  assert.deepEqual(now('2026-11-20T10:50:00Z', null), [20, 4, 1]);
  assert.deepEqual(now('2026-11-20T11:59:59Z', hour('2026-11-20T08:00:00Z', {})), [21, 5, 2]);
  assert.equal(now('2026-11-20T13:00:00Z'), null);
});

test('the weather of a cruise begins three days before it, by the calendar of the port it starts from', () => {
  const cruise = { ...voyage, start_zone: 'America/St_Johns', is_cancelled: false };
  const reason = (now: string, more: Partial<typeof cruise> = {}, time_zone = 'Pacific/Kiritimati') =>
    weatherWindow({ ...cruise, ...more }, { now, time_zone }).reason;
  // midnight of the 17th in St John's, half past three in the morning in Greenwich
  assert.equal(reason('2026-11-17T03:29:59Z'), 'too_early');
  assert.equal(reason('2026-11-17T03:30:00Z'), null);
  // the end of the 24th in Cancun
  assert.equal(reason('2026-11-25T04:59:59Z'), null);
  assert.equal(reason('2026-11-25T05:00:00Z'), 'past');
  // an unknown port takes the reader's calendar
  const unknown = { start_zone: null as unknown as string, end_zone: null as unknown as string };
  assert.equal(reason('2026-11-16T09:59:59Z', unknown), 'too_early');
  assert.equal(reason('2026-11-16T10:00:00Z', unknown), null);
  assert.equal(reason('2026-11-20T10:00:00Z', { is_cancelled: true }), 'cancelled');
  assert.equal(reason('2026-11-01T10:00:00Z', { is_cancelled: true }), 'cancelled');
});

test('a voyage of three hundred years computes only the requested days', () => {
  const long = { ...voyage, start_date: '1900-01-01', end_date: '2199-12-31' };
  const asked = { from: '2026-11-20', to: '2026-11-22' };
  for (const schedule of [
    [],
    [call('2026-11-21', nassau)],
    [call('1900-01-05', miami), call('2190-01-05', nassau)],
  ])
    assert.deepEqual(
      weatherDays({ ...long, schedule }, routeOver(miami, nassau), 'UTC', asked).map(({ date }) => date),
      ['2026-11-20', '2026-11-21', '2026-11-22'],
    );
});
