import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  badge_keys,
  badgesBy,
  badgesOf,
  hiddenLeft,
  nearestBadges,
  newestBadges,
  type Badge,
  type BadgeKey,
} from './badges.ts';
import { addDays } from './dates.ts';
import type { LoggedCruise, LoggedRow } from './logbook.ts';
import { totalsOf, weigh } from './statistics.ts';
import { bare } from './testing/log.ts';

function call(date: string, port_name: string, country: string | null = null): LoggedRow {
  return { date, kind: 'port', port_id: port_name, port_name, country, outcome: 'as_planned' };
}

const standings = (...log: LoggedCruise[]) => badgesOf(weigh(log));
const badge = (key: BadgeKey, ...log: LoggedCruise[]): Badge => {
  const found = standings(...log).find((one) => one.key === key);
  assert.ok(found, key);
  return found;
};
const earnedKeys = (...log: LoggedCruise[]) =>
  standings(...log).flatMap(({ key, earned }) => (earned === null ? [] : [key]));
const isEarned = (key: BadgeKey, ...log: LoggedCruise[]) => badge(key, ...log).earned !== null;

test('a traveller who never sailed has no badge yet', () => {
  const found = standings();
  assert.equal(found.length, 55);
  assert.equal(new Set(badge_keys).size, 61);
  assert.ok(found.every(({ have, earned, expected }) => have === 0 && earned === null && expected === null));
});

test('a first cruise of a week earns two badges on the day it ends', () => {
  const first = bare('2025-01-04', '2025-01-11', { ship_name: 'Rotterdam' });
  assert.deepEqual(earnedKeys(first), ['cruises_1', 'nights_7']);
  assert.deepEqual(badge('cruises_1', first).earned, {
    on: '2025-01-11',
    cruise_id: first.id,
    ship_name: 'Rotterdam',
  });
  assert.deepEqual(badge('nights_30', first), {
    key: 'nights_30',
    family: 'nights',
    level: 30,
    have: 7,
    need: 30,
    earned: null,
    expected: null,
  });
});

test('the cruise that reaches a level earns it, in the order in which cruises end', () => {
  // 3 + 3 + 3 nights: the seventh night is in the cruise that ends third, whatever the order of the list
  const long = bare('2025-01-01', '2025-01-04');
  const late = bare('2025-03-01', '2025-03-04');
  const middle = bare('2025-02-01', '2025-02-04');
  assert.deepEqual(badge('nights_7', late, long, middle).earned?.cruise_id, late.id);
});

test('a traveller with a hundred and forty cruises has levels left to earn', () => {
  const log = Array.from({ length: 140 }, (_none, index) => {
    const year = 1985 + Math.floor(index / 4);
    const month = String((index % 4) * 3 + 1).padStart(2, '0');
    return bare(`${year}-${month}-01`, `${year}-${month}-08`);
  });
  const { have, need, earned } = badge('cruises_150', ...log);
  assert.deepEqual([have, need, earned], [140, 150, null]);
  assert.ok(isEarned('nights_500', ...log));
  assert.equal(badge('nights_1000', ...log).have, 980);
});

test('current and booked cruises earn no badge, and show which badge they will bring and when', () => {
  const past = [1, 2, 3].map((month) => bare(`2025-0${month}-01`, `2025-0${month}-05`));
  const current = bare('2026-11-19', '2026-11-26', { time: 'current' });
  const booked = bare('2027-03-05', '2027-03-12', { time: 'future', ship_name: 'Icon of the Seas' });
  const { have, need, earned, expected } = badge('cruises_5', ...past, current, booked);
  assert.deepEqual([have, need, earned], [3, 5, null]);
  assert.deepEqual(expected, { on: '2027-03-12', cruise_id: booked.id, ship_name: 'Icon of the Seas' });
  // 12 nights past, 14 ahead: 26 of 30
  assert.deepEqual([badge('nights_30', ...past, current, booked).expected], [null]);
});

test('lines, ships, countries and ports count once each', () => {
  const ports = Array.from({ length: 10 }, (_none, index) => `Port ${index}`);
  const schedule = ports.map((name, index) => call(`2025-01-${String(index + 1).padStart(2, '0')}`, name));
  const first = bare('2025-01-01', '2025-01-10', { schedule: schedule.slice(0, 9), cruise_line: 'AIDA' });
  assert.deepEqual(badge('ports_10', first).have, 9);
  const again = bare('2025-02-01', '2025-02-08', { schedule: schedule.slice(0, 5), cruise_line: 'Aida' });
  assert.deepEqual(badge('ports_10', first, again).have, 9);
  assert.equal(badge('lines_3', first, again).have, 1);
  const tenth = bare('2025-03-01', '2025-03-08', { schedule: schedule.slice(9) });
  assert.equal(badge('ports_10', first, again, tenth).earned?.cruise_id, tenth.id);
});

test('continents are those of the countries, each once, and a skipped port is on none', () => {
  const codes = ['US', 'MX', 'BR', 'ES', 'TR', 'EG'];
  const schedule = codes.map((code, index) => call(`2025-01-0${index + 1}`, `Port ${index}`, code));
  const voyage = bare('2025-01-01', '2025-01-06', { schedule });
  assert.equal(badge('continents_7', voyage).have, 5);
  assert.ok(isEarned('continents_5', voyage));
  const skipped = schedule.map((row) =>
    row.country === 'BR' ? { ...row, outcome: 'skipped' as const } : row,
  );
  assert.ok(!isEarned('continents_5', { ...voyage, schedule: skipped }));
});

test('oceans are those of the ports, but a river ship sails on none', () => {
  const oceans = ['atlantic', 'pacific', 'atlantic', 'indian'] as const;
  const schedule = oceans.map((ocean, index) => ({
    ...call(`2025-01-0${index + 1}`, `Port ${index}`),
    ocean,
  }));
  const voyage = bare('2025-01-01', '2025-01-06', { schedule });
  assert.ok(isEarned('oceans_3', voyage));
  assert.equal(badge('oceans_5', voyage).have, 3);
  assert.equal(badge('oceans_3', { ...voyage, hull: 'river' }).have, 0);
  assert.equal(
    badge('oceans_3', bare('2025-01-01', '2025-01-06', { schedule: [call('2025-01-01', 'Typed')] })).have,
    0,
  );
});

test('kinds of ships count once each, and a ship that is not in the catalogue has none', () => {
  const cruises = (['giant', 'giant', 'river', null, 'yacht'] as const).map((hull, index) =>
    bare(`2025-0${index + 1}-01`, `2025-0${index + 1}-08`, { hull }),
  );
  const { earned, have } = badge('hulls_3', ...cruises);
  assert.equal(earned?.cruise_id, cruises[4]?.id);
  assert.equal(have, 3);
  assert.equal(badge('hulls_6', ...cruises).have, 3);
});

test('countries are those of the visited ports', () => {
  const codes = ['US', 'MX', 'BS', 'HN', 'US', 'JM'];
  const schedule = codes.map((code, index) => call(`2025-01-0${index + 1}`, `Port ${index}`, code));
  const voyage = bare('2025-01-01', '2025-01-06', { schedule });
  assert.ok(isEarned('countries_5', voyage));
  const skipped = schedule.map((row) =>
    row.country === 'JM' ? { ...row, outcome: 'skipped' as const } : row,
  );
  assert.equal(badge('countries_5', { ...voyage, schedule: skipped }).have, 4);
});

test('crossings are those of the route; the first one counts', () => {
  const first = bare('2024-01-01', '2024-01-08', { crossings: ['equator', 'panama_canal'] });
  const second = bare('2025-01-01', '2025-01-08', { crossings: ['equator', 'suez_canal'] });
  const found = standings(second, first).filter(({ family }) => family === 'crossings');
  assert.deepEqual(
    found.map(({ key, earned }) => [key, earned?.on ?? null]),
    [
      ['equator', '2024-01-08'],
      ['date_line', null],
      ['arctic_circle', null],
      ['panama_canal', '2024-01-08'],
      ['suez_canal', '2025-01-08'],
      ['transatlantic', null],
    ],
  );
});

test('a maiden season is the first year of the hull, by the year in which the cruise starts', () => {
  assert.ok(isEarned('maiden_season', bare('2024-12-28', '2025-01-04', { ship_year: 2024 })));
  assert.ok(!isEarned('maiden_season', bare('2025-01-04', '2025-01-11', { ship_year: 2024 })));
  assert.ok(!isEarned('maiden_season', bare('2024-12-28', '2025-01-04')));
});

test('back-to-back is the same ship on the same day or the day after', () => {
  const first = bare('2025-01-01', '2025-01-08', { ship_name: 'Rotterdam' });
  const follow = (start: string, end: string, ship_name: string | null = 'Rotterdam') =>
    isEarned('back_to_back', bare(start, end, { ship_name }), first);
  assert.ok(follow('2025-01-08', '2025-01-15'));
  assert.ok(follow('2025-01-09', '2025-01-15'));
  assert.ok(!follow('2025-01-10', '2025-01-15'));
  assert.ok(!follow('2025-01-08', '2025-01-15', 'Volendam'));
  assert.ok(!follow('2025-01-01', '2025-01-08'), 'two cabins on one sailing');
  const unknown = bare('2025-01-01', '2025-01-08');
  assert.ok(!isEarned('back_to_back', unknown, bare('2025-01-08', '2025-01-15')), 'no ship is no ship');
});

test('two cabins on a one-day cruise are neither back-to-back nor the same ship again', () => {
  const cabins = [1, 2].map(() => bare('2025-01-01', '2025-01-01', { ship_name: 'Rotterdam' }));
  assert.ok(!isEarned('back_to_back', ...cabins));
  assert.ok(!isEarned('same_ship', ...cabins));
  const next_day = bare('2025-01-02', '2025-01-02', { ship_name: 'Rotterdam' });
  assert.equal(badge('back_to_back', ...cabins, next_day).earned?.cruise_id, next_day.id);
});

test('the same ship again is another voyage on the ship, at any later time', () => {
  const first = bare('2015-01-01', '2015-01-08', { ship_name: 'Rotterdam' });
  const twin = bare('2015-01-01', '2015-01-08', { ship_name: 'Rotterdam' });
  assert.ok(!isEarned('same_ship', first, twin));
  const again = bare('2025-06-01', '2025-06-08', { ship_name: 'ROTTERDAM' });
  assert.deepEqual(badge('same_ship', again, twin, first).earned?.cruise_id, again.id);
  assert.ok(!isEarned('same_ship', first, { ...again, ship_name: 'Volendam' }));
});

test('Christmas is a night or a day cruise of 24 to 26 December, New Year’s Eve a night', () => {
  const days = (start: string, end: string) =>
    earnedKeys(bare(start, end)).filter((key) => key === 'christmas' || key === 'new_year');
  assert.deepEqual(days('2025-12-17', '2025-12-24'), [], 'off the ship on the morning of the 24th');
  assert.deepEqual(days('2025-12-17', '2025-12-25'), ['christmas']);
  assert.deepEqual(days('2025-12-26', '2025-12-31'), ['christmas']);
  assert.deepEqual(days('2025-12-27', '2025-12-31'), []);
  assert.deepEqual(days('2025-12-27', '2026-01-01'), ['new_year']);
  assert.deepEqual(days('2025-12-20', '2026-01-03'), ['christmas', 'new_year']);
  assert.deepEqual(days('2025-12-25', '2025-12-25'), ['christmas']);
  assert.deepEqual(days('2025-12-31', '2025-12-31'), []);
  assert.deepEqual(days('2025-01-05', '2026-05-05'), ['christmas', 'new_year']);
  assert.deepEqual(days('2026-01-01', '2026-01-08'), []);
});

test('solo is exactly one passenger on record', () => {
  const passenger = { name: 'Ada', loyalty_number: null, points_earned: null };
  const alone = bare('2025-01-01', '2025-01-08', { passengers: [passenger] });
  assert.ok(isEarned('solo', alone));
  assert.ok(!isEarned('solo', { ...alone, passengers: [] }));
  assert.ok(!isEarned('solo', { ...alone, passengers: [passenger, passenger] }));
});

test('the longest voyage has at least ten nights, and a longer booked one will replace it', () => {
  const nine = bare('2024-01-01', '2024-01-10');
  assert.deepEqual([badge('longest_voyage', nine).have, badge('longest_voyage', nine).earned], [9, null]);
  const fourteen = bare('2024-02-01', '2024-02-15');
  const as_long = bare('2025-02-01', '2025-02-15');
  const longer = bare('2027-01-01', '2027-01-17', { time: 'future' });
  const as_long_again = bare('2026-12-01', '2026-12-15', { time: 'future' });
  const found = badge('longest_voyage', nine, as_long, fourteen, longer, as_long_again);
  assert.deepEqual([found.earned?.cruise_id, found.expected?.cruise_id], [fourteen.id, longer.id]);
});

test('the newest badges come first, and of one family a cruise shows its highest level', () => {
  const first = bare('2024-01-01', '2024-01-08', { crossings: ['equator'] });
  const second = bare('2025-01-01', '2025-04-15');
  // 7 nights, then 104: 30 and 100 at once
  const newest = newestBadges(standings(first, second), 9);
  assert.deepEqual(
    newest.map(({ key, earned_on }) => [key, earned_on]),
    [
      ['nights_100', '2025-04-15'],
      ['longest_voyage', '2025-04-15'],
      ['cruises_1', '2024-01-08'],
      ['nights_7', '2024-01-08'],
      ['equator', '2024-01-08'],
    ],
  );
  assert.equal(newestBadges(standings(first, second), 3).length, 3);
});

test('a cruise lists the badges that it earned and those it will bring', () => {
  const first = bare('2024-01-01', '2024-01-05', { crossings: ['equator'] });
  const booked = bare('2027-01-01', '2027-01-08', { time: 'future', crossings: ['equator', 'date_line'] });
  const keysBy = (id: string) => badgesBy(standings(first, booked), id).map(({ key }) => key);
  assert.deepEqual(keysBy(first.id), ['cruises_1', 'equator']);
  assert.deepEqual(keysBy(booked.id), ['nights_7', 'date_line']);
  assert.deepEqual(keysBy('another'), []);
});

test('the nearest badges are one per family that no booked cruise brings, the closest first', () => {
  const past = [1, 2, 3, 4].map((month) => bare(`2025-0${month}-01`, `2025-0${month}-06`));
  // 4 of 5 cruises, 20 of 30 nights
  const nearest = nearestBadges(standings(...past), 2);
  assert.deepEqual(
    nearest.map(({ key }) => key),
    ['cruises_5', 'nights_30'],
  );
  const booked = bare('2027-01-01', '2027-01-06', { time: 'future' });
  assert.deepEqual(
    nearestBadges(standings(...past, booked), 2).map(({ key }) => key),
    ['nights_30', 'cruises_10'],
  );
});

test('a hidden badge is told of once it is earned, and only counted until then', () => {
  const crossed = { crossings: ['antarctic_circle', 'transpacific'] };
  const booked = bare('2027-01-01', '2027-01-08', { ...crossed, time: 'future' });
  assert.ok(standings(booked).every(({ family }) => family !== 'hidden'));
  assert.deepEqual(
    badgesBy(standings(booked), booked.id).map(({ key }) => key),
    ['cruises_1', 'nights_7'],
  );
  assert.equal(hiddenLeft(standings(booked)), 6);
  const past = bare('2024-01-01', '2024-01-08', crossed);
  const found = standings(past, booked).filter(({ family }) => family === 'hidden');
  assert.deepEqual(
    found.map(({ key, earned }) => [key, earned?.cruise_id]),
    [
      ['antarctic_circle', past.id],
      ['transpacific', past.id],
    ],
  );
  assert.equal(hiddenLeft(standings(past, booked)), 4);
});

test('a leap day is a night or a day cruise of a 29 February that exists', () => {
  const isLeap = (start: string, end: string) => earnedKeys(bare(start, end)).includes('leap_day');
  assert.ok(isLeap('2024-02-25', '2024-03-03'));
  assert.ok(isLeap('2024-02-29', '2024-02-29'));
  assert.ok(!isLeap('2024-02-22', '2024-02-29'), 'off the ship that morning');
  assert.ok(!isLeap('2025-02-25', '2025-03-04'));
  assert.ok(isLeap('2023-06-01', '2025-06-01'), 'in a year between');
});

test('the open sea is seven days at sea in a row', () => {
  const seaDays = (count: number) =>
    bare('2025-01-01', addDays('2025-01-01', count + 1), {
      schedule: Array.from({ length: count }, (_none, index) => ({
        ...call(addDays('2025-01-02', index), ''),
        kind: 'sea',
        port_id: null,
        port_name: null,
      })),
    });
  assert.ok(earnedKeys(seaDays(7)).includes('open_sea'));
  assert.ok(!earnedKeys(seaDays(6)).includes('open_sea'));
});

test('a reunion is a voyage on a ship ten years after another one on it', () => {
  const first = bare('2015-06-01', '2015-06-08', { ship_name: 'Rotterdam' });
  const isReunion = (start: string, ship_name = 'Rotterdam') =>
    earnedKeys(first, bare(start, addDays(start, 7), { ship_name })).includes('reunion');
  assert.ok(isReunion('2025-06-08'));
  assert.ok(!isReunion('2025-06-07'));
  assert.ok(!isReunion('2025-06-08', 'Volendam'));
});

test('namesakes are two ships of the catalogue with one name', () => {
  const first = bare('2010-06-01', '2010-06-08', { ship_id: 'rotterdam-1997', ship_name: 'Rotterdam' });
  const isNamesake = (ship_id: string | null, ship_name: string | null = 'ROTTERDAM') =>
    earnedKeys(first, bare('2025-06-01', '2025-06-08', { ship_id, ship_name })).includes('namesakes');
  assert.ok(isNamesake('rotterdam-2021'));
  assert.ok(!isNamesake('rotterdam-1997'));
  assert.ok(!isNamesake(null), 'a typed ship may be the same one');
  assert.ok(!isNamesake('volendam', 'Volendam'));
});

/** A small range of days, so that several cruises end on the same day. */
const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2015-01-01', days));
const anyCruise = (time: fc.Arbitrary<LoggedCruise['time']>) =>
  fc
    .record({
      start: day,
      nights: fc.integer({ min: 0, max: 20 }),
      time,
      ship: fc.constantFrom(null, 'A', 'B', 'C'),
      line: fc.constantFrom(null, 'X', 'Y', 'Z', 'W'),
      ports: fc.array(fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11'), {
        maxLength: 8,
      }),
      crossings: fc.subarray(['equator', 'suez_canal']),
      ship_year: fc.constantFrom(null, 2015, 2020),
    })
    .map(({ start, nights, ship, line, ports, ...more }) =>
      bare(start, addDays(start, nights), {
        ...more,
        ship_name: ship,
        cruise_line: line,
        schedule: ports.map((name, index) => call(addDays(start, index), name, name.slice(0, 2))),
      }),
    );
const log = fc.array(anyCruise(fc.constantFrom('past', 'past', 'past', 'current', 'future')), {
  maxLength: 30,
});

test('the order of the records changes nothing', () => {
  fc.assert(
    fc.property(
      log.chain((cruises) =>
        fc.tuple(fc.constant(cruises), fc.shuffledSubarray(cruises, { minLength: cruises.length })),
      ),
      ([cruises, shuffled]) => assert.deepEqual(standings(...shuffled), standings(...cruises)),
    ),
  );
});

test('another past cruise takes no badge away, and no progress exceeds its goal', () => {
  fc.assert(
    fc.property(log, anyCruise(fc.constant('past')), (cruises, more) => {
      const after = new Set(earnedKeys(...cruises, more));
      for (const key of earnedKeys(...cruises)) assert.ok(after.has(key), key);
      for (const { key, have, need, earned } of standings(...cruises))
        assert.ok(have >= 0 && have <= need && (have === need) === (earned !== null), key);
    }),
  );
});

test('badges show the same figures as the statistics', () => {
  const figures = {
    cruises: 'cruises',
    nights: 'nights',
    lines: 'cruise_lines',
    ships: 'ships',
    countries: 'countries',
    ports: 'ports',
  } as const;
  fc.assert(
    fc.property(log, (cruises) => {
      const past = weigh(cruises).filter(({ time }) => time === 'past');
      const totals = totalsOf(past);
      for (const { family, have, need } of standings(...cruises)) {
        if (!(family in figures)) continue;
        const figure = figures[family as keyof typeof figures];
        assert.equal(have, Math.min(totals[figure], need));
      }
    }),
  );
});
