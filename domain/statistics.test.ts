import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from './dates.ts';
import type { LoggedCruise, LoggedRow } from './logbook.ts';
import {
  countriesOf,
  pausesOf,
  portsOf,
  shipsBySize,
  stampsOf,
  totalsOf,
  weigh,
  yearAtSeaOf,
  type Totals,
} from './statistics.ts';
import { bare, logged, unscheduled } from './testing/log.ts';

/** Only the figures that a case names are compared. */
interface Case {
  name: string;
  cruises: LoggedCruise[];
  is: Partial<Totals>;
}

/** A day at sea of a schedule. */
const seaDay = (date: string): LoggedRow => ({
  date,
  kind: 'sea',
  port_id: null,
  port_name: null,
  country: null,
  outcome: 'as_planned',
});
const week = 'MIA . CZM . NAS COC . MIA';
const usd = { currency: 'USD' };
const eur = { currency: 'EUR' };
const other_ship = { ship_id: 'beyond', ship_name: 'Beyond' };
const untold = {
  ship_id: null,
  ship_name: null,
  cruise_line_id: null,
  cruise_line: null,
  programme: null,
  programme_unit: null,
};

/** Each figure was counted by hand. */
const cases: Case[] = [
  {
    name: 'nothing at all',
    cruises: [],
    is: { cruises: 0, nights: 0, ports: 0, longest: null, shortest: null, spend: [], points: [] },
  },
  {
    name: 'a week from Miami and back: the return is no second visit, but its day is a day in port',
    cruises: [logged('2026-03-07', week)],
    is: { cruises: 1, nights: 7, port_days: 5, sea_days: 3, port_calls: 4, ports: 4, countries: 3 },
  },
  {
    name: 'a cruise of one day that never leaves its date',
    cruises: [unscheduled('2026-03-07', '2026-03-07', ['MIA', 'MIA'])],
    is: { cruises: 1, nights: 0, port_days: 1, sea_days: 0, port_calls: 1, ports: 1, countries: 1 },
  },
  {
    name: 'a day cruise with a call',
    cruises: [logged('2026-03-07', 'MIA+NAS', { end_date: '2026-03-07' })],
    is: { nights: 0, port_days: 1, port_calls: 2, ports: 2, countries: 2 },
  },
  {
    name: 'one way: both ends are visits',
    cruises: [logged('2026-05-01', 'SOU . . . . . . NYC')],
    is: { nights: 7, sea_days: 6, port_days: 2, port_calls: 2, ports: 2, countries: 2 },
  },
  {
    name: 'a night in port is one call of two days',
    cruises: [logged('2026-06-01', 'SOU . BGO BGO . SOU')],
    is: { nights: 5, port_days: 4, sea_days: 2, port_calls: 2, ports: 2 },
  },
  {
    name: 'two nights in port are one call of three days',
    cruises: [logged('2026-06-01', 'SOU BGO BGO BGO SOU')],
    is: { port_days: 5, sea_days: 0, port_calls: 2 },
  },
  {
    name: 'a day at sea where a port was skipped ends a stay',
    cruises: [logged('2026-06-01', 'SOU BGO !GEI BGO SOU')],
    is: { port_days: 4, sea_days: 1, port_calls: 3, ports: 2 },
  },
  {
    name: 'back in the home port a night early is the end of the voyage, not a call',
    cruises: [logged('2026-03-07', 'MIA . CZM . MIA MIA')],
    is: { port_days: 4, sea_days: 2, port_calls: 2, ports: 2 },
  },
  {
    name: 'a port left and come back to is two calls and one port',
    cruises: [logged('2026-06-01', 'SOU BGO GEI BGO SOU')],
    is: { port_calls: 4, ports: 3, port_days: 5 },
  },
  {
    name: 'the same port on both sides of a day at sea is two calls',
    cruises: [logged('2026-06-01', 'SOU BGO . BGO SOU')],
    is: { port_calls: 3, sea_days: 1 },
  },
  {
    name: 'a night aboard before sailing is part of the embarkation',
    cruises: [logged('2026-06-01', 'MIA MIA CZM MIA')],
    is: { nights: 3, port_calls: 2, port_days: 4 },
  },
  {
    name: 'two ports on one day are one day in port',
    cruises: [logged('2026-06-01', 'SOU BGO+GEI SOU')],
    is: { port_calls: 3, port_days: 3, sea_days: 0 },
  },
  {
    name: 'a skipped port is a day at sea and no visit',
    cruises: [logged('2026-06-01', 'SOU !BGO GEI SOU')],
    is: { ports: 2, port_calls: 2, port_days: 3, sea_days: 1 },
  },
  {
    name: 'a swapped port: the one that came instead counts, on a day in port',
    cruises: [logged('2026-06-01', 'SOU !BGO+GEI SOU')],
    is: { ports: 2, port_days: 3, sea_days: 0, countries: 2 },
  },
  {
    name: 'scenic cruising is a day at sea, and its country was not visited',
    cruises: [logged('2026-06-01', 'SOU *GEI . SOU')],
    is: { ports: 1, countries: 1, sea_days: 2, port_days: 2 },
  },
  {
    name: 'scenic cruising and a call on one day are a day in port',
    cruises: [logged('2026-06-01', 'SOU *GEI+BGO SOU')],
    is: { ports: 2, sea_days: 0, port_days: 3 },
  },
  {
    name: 'over the date line eastward, one date at sea twice: each is a day',
    cruises: [logged('2027-02-12', 'AKL . . . =. . HNL')],
    is: { nights: 5, sea_days: 5, port_days: 2 },
  },
  {
    name: 'over the date line eastward, in port on the one 16 February and at sea on the other',
    cruises: [logged('2027-02-14', 'AKL . APW =. . HNL')],
    is: { nights: 4, port_days: 3, sea_days: 3 },
  },
  {
    name: 'over the date line westward, a date that never was is neither',
    cruises: [logged('2027-02-14', 'HNL . ? . AKL')],
    is: { nights: 4, port_days: 2, sea_days: 2 },
  },
  {
    name: 'days of which nothing is recorded are neither at sea nor in port',
    cruises: [logged('2026-06-01', 'SOU ? ? BGO ? SOU')],
    is: { nights: 5, port_days: 3, sea_days: 0 },
  },
  {
    name: 'without a schedule the two ends are known',
    cruises: [unscheduled('2026-06-01', '2026-06-08', ['SOU', 'NYC'])],
    is: { nights: 7, port_days: 2, sea_days: 0, port_calls: 2, countries: 2 },
  },
  {
    name: 'without a schedule and an end',
    cruises: [unscheduled('2026-06-01', '2026-06-08', ['SOU', null])],
    is: { port_days: 1, port_calls: 1, ports: 1 },
  },
  {
    name: 'without any port',
    cruises: [unscheduled('2026-06-01', '2026-06-08', [null, null])],
    is: { nights: 7, port_days: 0, sea_days: 0, ports: 0, countries: 0 },
  },
  {
    name: 'a port that was typed is a port and of no country',
    cruises: [logged('2026-06-01', 'SOU bay SOU')],
    is: { ports: 2, countries: 1 },
  },
  {
    name: 'back to back: two cruises, the port between them is embarked at twice',
    cruises: [logged('2026-03-07', 'MIA CZM MIA'), logged('2026-03-09', 'MIA NAS MIA')],
    is: { cruises: 2, nights: 4, port_days: 6, port_calls: 4, ports: 3, ships: 1 },
  },
  {
    name: 'over New Year: its nights are of the one cruise',
    cruises: [logged('2025-12-28', 'MIA . CZM . NAS COC . MIA')],
    is: { nights: 7, cruises: 1 },
  },
  {
    name: 'over a leap day',
    cruises: [logged('2028-02-26', 'MIA . CZM . NAS COC . MIA')],
    is: { nights: 7, port_days: 5, sea_days: 3 },
  },
  {
    name: 'over the end of February without one',
    cruises: [unscheduled('2027-02-26', '2027-03-05', ['MIA', 'MIA'])],
    is: { nights: 7 },
  },
  {
    name: 'over a change of the clocks',
    cruises: [unscheduled('2026-10-20', '2026-10-30', ['SOU', 'SOU'])],
    is: { nights: 10 },
  },
  {
    name: 'ships: the same one twice, and another',
    cruises: [logged('2026-01-01', week), logged('2026-02-01', week), logged('2026-03-01', week, other_ship)],
    is: { ships: 2, cruise_lines: 1 },
  },
  {
    name: 'a typed ship is told apart by its line and its folded name',
    cruises: [
      logged('2026-01-01', week, { ship_id: null, ship_name: 'Blue Star' }),
      logged('2026-02-01', week, { ship_id: null, ship_name: ' blue  STAR' }),
      logged('2026-03-01', week, { ship_id: null, ship_name: 'Blue Star', cruise_line_id: 'other' }),
    ],
    is: { ships: 2, cruise_lines: 2 },
  },
  {
    name: 'a cruise without ship and line counts as a cruise',
    cruises: [logged('2026-01-01', week, untold)],
    is: { cruises: 1, ships: 0, cruise_lines: 0 },
  },
  {
    name: 'a distance that is not known is not added',
    cruises: [logged('2026-01-01', week, { distance_nm: 1480 }), logged('2026-02-01', week)],
    is: { distance_nm: 1480 },
  },
  {
    name: 'a zero price is a price, an unknown one is not',
    cruises: [
      logged('2026-01-01', week, { ...usd, price: '0.00' }),
      logged('2026-02-01', week, { ...usd, price: '1400.00' }),
      logged('2026-03-01', week, usd),
    ],
    is: {
      spend: [{ ...usd, cruises: 2, nights: 14, amount: '1400.00', per_night: '100.00', addons: null }],
    },
  },
  {
    name: 'three currencies are three sums',
    cruises: [
      logged('2026-01-01', week, { ...usd, price: '700.10' }),
      logged('2026-02-01', week, { ...eur, price: '0.20' }),
      logged('2026-03-01', week, { ...eur, price: '0.10', addons_total: '12.00' }),
      logged('2026-04-01', week, { currency: 'JPY', price: '100000' }),
    ],
    is: {
      spend: [
        { ...eur, cruises: 2, nights: 14, amount: '0.30', per_night: '0.02', addons: '12.00' },
        { currency: 'JPY', cruises: 1, nights: 7, amount: '100000.00', per_night: '14285.71', addons: null },
        { ...usd, cruises: 1, nights: 7, amount: '700.10', per_night: '100.01', addons: null },
      ],
    },
  },
  {
    name: 'a price without a currency is a sum of its own',
    cruises: [logged('2026-01-01', week, { price: '70.00' })],
    is: {
      spend: [{ currency: null, cruises: 1, nights: 7, amount: '70.00', per_night: '10.00', addons: null }],
    },
  },
  {
    name: 'a day cruise has no price per night',
    cruises: [unscheduled('2026-03-07', '2026-03-07', ['MIA', 'MIA'], { ...usd, price: '99.00' })],
    is: { spend: [{ ...usd, cruises: 1, nights: 0, amount: '99.00', per_night: null, addons: null }] },
  },
  {
    name: 'points by programme, only those that were credited',
    cruises: [
      logged('2026-01-01', week, { points_earned: 14 }),
      logged('2026-02-01', week, { points_earned: 7 }),
      logged('2026-03-01', week, { points_earned: 0, programme: 'Latitudes', programme_unit: 'nights' }),
      logged('2026-04-01', week),
    ],
    is: {
      points: [
        { programme: "Captain's Club", points: 21, unit: 'points' },
        { programme: 'Latitudes', points: 0, unit: 'nights' },
      ],
    },
  },
  {
    name: '140 cruises: every figure is 140 times that of one, and what counts once counts once',
    cruises: Array.from({ length: 140 }, (_none, index) =>
      logged(addDays('1998-01-03', index * 70), week, {
        ...usd,
        price: '999.99',
        distance_nm: 1480,
        points_earned: 7,
      }),
    ),
    is: {
      cruises: 140,
      nights: 980,
      port_days: 700,
      sea_days: 420,
      port_calls: 560,
      ports: 4,
      countries: 3,
      ships: 1,
      distance_nm: 207_200,
      points: [{ programme: "Captain's Club", points: 980, unit: 'points' }],
      spend: [{ ...usd, cruises: 140, nights: 980, amount: '139998.60', per_night: '142.86', addons: null }],
    },
  },
  {
    name: 'points that only the balances before and after tell',
    cruises: [
      logged('2026-01-01', week, { points_before: 100, points_after: 110 }),
      logged('2026-02-01', week, { points_after: 120 }),
      logged('2026-03-01', week, { points_before: 120, points_after: 90 }),
    ],
    is: { points: [{ programme: "Captain's Club", points: 10, unit: 'points' }] },
  },
  {
    name: 'a schedule of days at sea alone: the ends of the cruise are its ports',
    cruises: [
      unscheduled('2026-06-01', '2026-06-05', ['SOU', 'NYC'], {
        schedule: [seaDay('2026-06-01'), seaDay('2026-06-03')],
      }),
    ],
    is: { port_calls: 2, port_days: 2, sea_days: 1 },
  },
  {
    name: 'names of symbols alone are told apart by them',
    cruises: [
      logged('2026-01-01', week, { ship_id: null, ship_name: '🚢' }),
      logged('2026-02-01', week, { ship_id: null, ship_name: '🛳' }),
    ],
    is: { ships: 2 },
  },
  {
    name: 'points without a programme stand under the line',
    cruises: [logged('2026-01-01', week, { points_earned: 3, programme: null, programme_unit: null })],
    is: { points: [{ programme: 'Celebrity', points: 3, unit: null }] },
  },
];

for (const { name, cruises, is } of cases) {
  test(`counted by hand: ${name}`, () => {
    const totals: Partial<Totals> = totalsOf(weigh(cruises));
    const found = Object.fromEntries(
      Object.keys(is).map((figure) => [figure, totals[figure as keyof Totals]]),
    );
    assert.deepEqual(found, is);
  });
}

test('counted by hand: the longest and the shortest, the first of equally long ones', () => {
  const cruises = [
    logged('2026-01-01', week),
    logged('2026-02-01', week, { end_date: '2026-02-22', ship_name: 'Long' }),
    logged('2026-03-01', week, { end_date: '2026-03-02', ship_name: 'Short' }),
    logged('2026-04-01', week, { end_date: '2026-04-02', ship_name: 'As short' }),
  ];
  const { longest, shortest } = totalsOf(weigh(cruises));
  assert.deepEqual([longest?.ship_name, longest?.nights], ['Long', 21]);
  assert.deepEqual([shortest?.ship_name, shortest?.nights], ['Short', 1]);
});

test('counted by hand: ports and countries with their visits, first and latest', () => {
  const cruises = weigh([
    logged('2026-03-07', week),
    logged('2026-04-07', 'MIA CZM CZM MIA'),
    logged('2026-05-07', 'SOU !NAS NYC'),
  ]);
  assert.deepEqual(
    portsOf(cruises).map(({ port_name, visits, first_visit, latest_visit }) => [
      port_name,
      visits,
      first_visit,
      latest_visit,
    ]),
    [
      ['Cozumel', 2, '2026-03-09', '2026-04-08'],
      ['Miami', 2, '2026-03-07', '2026-04-07'],
      ['CocoCay', 1, '2026-03-12', '2026-03-12'],
      ['Nassau', 1, '2026-03-11', '2026-03-11'],
      ['New York', 1, '2026-05-09', '2026-05-09'],
      ['Southampton', 1, '2026-05-07', '2026-05-07'],
    ],
  );
  assert.deepEqual(
    countriesOf(cruises).map(({ country, visits }) => [country, visits]),
    [
      ['US', 3],
      ['BS', 2],
      ['MX', 2],
      ['GB', 1],
    ],
  );
});

test('counted by hand: the days ashore', () => {
  const cruises = [
    logged('2026-01-01', week), // until 8 January
    logged('2026-01-08', week), // back to back, until 15 January
    logged('2026-01-08', week), // a second cabin
    logged('2026-03-01', week), // 45 days ashore, until 8 March
    logged('2026-03-05', 'MIA MIA'), // begins before the other ends, ends before it does
    logged('2026-03-18', 'MIA MIA'), // 10 days after 8 March, until 19 March
    logged('2027-01-01', week, { time: 'future' }),
  ];
  const moment = { now: '2026-11-22T18:00:00Z', time_zone: 'UTC' };
  assert.deepEqual(pausesOf(cruises, moment), {
    days_until_next: 40,
    days_since_last: 248,
    average_days_between: 18, // 0, 45 and 10: who is on board still is not ashore
    longest_days_between: 45,
  });
  const on_board = [...cruises, logged('2026-11-20', week, { time: 'current' })];
  assert.equal(pausesOf(on_board, moment).days_since_last, null);
  assert.deepEqual(pausesOf([], moment), {
    days_until_next: null,
    days_since_last: null,
    average_days_between: null,
    longest_days_between: null,
  });
});

test('a distance that is not computed yet is awaited if the route has two ports of the catalogue', () => {
  const awaited = (text: string, more: Partial<Parameters<typeof logged>[2]> = {}) =>
    totalsOf(weigh([logged('2026-01-01', text, { distance_nm: null, ...more })])).distance_awaited;
  assert.equal(awaited('MIA . CZM MIA'), 1);
  assert.equal(awaited('MIA . CZM MIA', { distance_nm: 1012 }), 0);
  // a skipped port, a typed port, and a round trip without further ports
  assert.deepEqual([awaited('MIA . !CZM MIA'), awaited('MIA . bay MIA'), awaited('MIA . MIA')], [0, 0, 0]);
  // without ports in the schedule the route leads between the two ends
  const start_port = { port_id: 'us-miami', port_name: 'Miami', country: 'US' };
  const end_port = { port_id: 'bs-nassau', port_name: 'Nassau', country: 'BS' };
  assert.equal(awaited('. . .', { start_port, end_port }), 1);
  assert.equal(awaited('. . .', { start_port, end_port: start_port }), 0);
});

test('each stay in port is a stamp, the latest first', () => {
  const cruises = [logged('2025-03-07', week), logged('2026-06-01', 'SOU . BGO BGO . SOU')];
  const stamps = stampsOf(weigh(cruises)).map(({ date, country }) => `${date} ${country}`);
  const later = ['2026-06-03 NO', '2026-06-01 GB', '2025-03-12 BS'];
  assert.deepEqual(stamps, [...later, '2025-03-11 BS', '2025-03-09 MX', '2025-03-07 US']);
});

test('a year at sea counts what is over, and the ports that no earlier cruise called at', () => {
  const log = weigh([
    logged('2024-03-07', week, { distance_nm: 1500 }),
    logged('2025-03-07', week, { distance_nm: 1400 }),
    logged('2025-05-01', 'SOU . . . . . . . NYC', {
      distance_nm: 3000,
      ship_id: 'qm2',
      ship_name: 'Mary',
      hull: 'classic',
      length_m: 345,
      ship_year: 2003,
      line_colour: '#1b1b1b',
    }),
    logged('2025-12-01', week, { time: 'future', ship_name: 'Next' }),
  ]);
  const year = yearAtSeaOf(log, 2025);
  assert.equal(year.totals.cruises, 2);
  assert.deepEqual([year.totals.distance_nm, year.distance_before_nm], [4400, 1500]);
  assert.equal(year.new_ports.length, 2);
  assert.equal(year.ships.length, 2);
  assert.deepEqual(year.longest_stretch, { days: 7, ship_name: 'Mary' });
  const mary = { ship_name: 'Mary', line_colour: '#1b1b1b', hull: 'classic', length_m: 345, built: 2003 };
  assert.deepEqual(year.ship, mary, 'of the longest cruise');
  assert.equal(yearAtSeaOf(log, 2024).ship, null, 'the catalogue does not know it');
  assert.deepEqual(year.next, { ship_name: 'Next', start_date: '2025-12-01' });
  assert.deepEqual(yearAtSeaOf(log, 2020).longest_stretch, null);
  const of_filter = yearAtSeaOf(log.slice(1), 2025, log);
  assert.deepEqual(of_filter.new_ports, year.new_ports, 'the filter leaves out the first calls');
});

test('a day in port, or one without a row, ends a stretch at sea', () => {
  const stretchOf = (...cruises: LoggedCruise[]) => yearAtSeaOf(weigh(cruises), 2026).longest_stretch?.days;
  assert.equal(stretchOf(logged('2026-03-07', 'MIA . . CZM . . . MIA')), 3);
  const schedule = ['2026-03-08', '2026-03-09', '2026-03-12'].map(seaDay);
  assert.equal(stretchOf({ ...logged('2026-03-07', week), schedule }), 2);
});

test('the smallest and the largest ship are those of known length, on the first cruise of each', () => {
  const ships = [
    ['Wind Surf', 'motor_sailer', 187],
    ['Icon', 'giant', 364.8],
    ['Sea Cloud', 'windjammer', 109.5],
    ['Icon', 'giant', 364.8],
    ['Typed', null, null],
  ] as const;
  const log = ships.map(([ship_name, hull, length_m], index) =>
    bare(`2025-0${index + 1}-01`, `2025-0${index + 1}-08`, { ship_name, hull, length_m }),
  );
  const found = shipsBySize(weigh(log));
  assert.deepEqual(
    found?.map(({ ship_name, length_m, cruise_id }) => [ship_name, length_m, cruise_id]),
    [
      ['Sea Cloud', 109.5, log[2]?.id],
      ['Icon', 364.8, log[1]?.id],
    ],
  );
  assert.equal(shipsBySize(weigh(log.filter(({ ship_name }) => ship_name === 'Icon'))), null);
  assert.equal(shipsBySize([]), null);
});
