import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WeatherDay, WeatherHour } from '#contract/weather.ts';
import {
  compassOf,
  curveThrough,
  dayToShow,
  hourAt,
  seaStateOf,
  shareOf,
  todayIn,
  uvLevelOf,
  zoneOf,
} from './reading.ts';
import { validateWeatherSearch } from './search.ts';

const nothing = { days: [], current: null } as const;
const hourOf = (time: string, at: string) => ({ time, at }) as WeatherHour;
const dayOf = (day: Partial<WeatherDay>) =>
  ({ summary: null, hours: [], place_name: null, ...day }) as WeatherDay;

const days = [
  dayOf({ date: '2027-03-12', time_zone: 'America/New_York', place_name: 'Miami' }),
  dayOf({
    date: '2027-03-13',
    time_zone: 'America/Nassau',
    place_name: 'Nassau',
    summary: {} as WeatherDay['summary'],
  }),
  dayOf({ date: '2027-03-14', time_zone: 'Atlantic/Azores' }),
];
const weather = { ...nothing, days } as unknown as Parameters<typeof dayToShow>[0];

test('wind comes from the nearest of eight directions, north from both sides of it', () => {
  const named = [0, 22, 23, 92, 180, 247, 248, 338, 360, -90].map(compassOf);
  assert.deepEqual(named, ['n', 'n', 'ne', 'e', 's', 'sw', 'w', 'n', 'n', 'w']);
});

test('the word of the UV index belongs to the number that is shown', () => {
  const words = [0, 2.4, 2.5, 5.4, 6, 7.4, 7.5, 10.4, 11, 14].map(uvLevelOf);
  assert.deepEqual(words, [
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
    'very_high',
    'very_high',
    'extreme',
    'extreme',
  ]);
});

test('the sea is named by the scale of Douglas', () => {
  const named = [0, 0.3, 1, 1.25, 2.5, 5, 9].map(seaStateOf);
  assert.deepEqual(named, ['calm', 'smooth', 'slight', 'moderate', 'rough', 'very_rough', 'high']);
});

test('the day that is shown is the one of the address, else today, else the first that is known of', () => {
  assert.equal(dayToShow(weather, '2027-03-14')?.date, '2027-03-14');
  assert.equal(dayToShow(weather, '2031-01-01')?.date, '2027-03-13');
  const current = hourOf('2027-03-12T09:00', '2027-03-12T14:00:00Z');
  const under_way = { ...weather, current };
  assert.equal(todayIn(under_way)?.date, '2027-03-12');
  assert.equal(dayToShow(under_way, undefined)?.date, '2027-03-12');
  assert.equal(dayToShow({ ...weather, days: [] }, undefined), undefined);
});

test('a moment lies in its hour until the next one begins', () => {
  const hours = [
    hourOf('2027-03-12T09:00', '2027-03-12T14:00:00Z'),
    hourOf('2027-03-12T10:00', '2027-03-12T15:00:00Z'),
  ];
  assert.equal(hourAt(hours, Date.parse('2027-03-12T14:59:59Z')), hours[0]);
  assert.equal(hourAt(hours, Date.parse('2027-03-12T15:00:00Z')), hours[1]);
  assert.equal(hourAt(hours, Date.parse('2027-03-12T16:00:00Z')), undefined);
  assert.equal(hourAt(hours, Date.parse('2027-03-12T13:59:59Z')), undefined);
});

test('a warning is in the zone of its place, without one in that of its first day', () => {
  const warning = { dates: ['2027-03-14'], place_name: null } as unknown as Parameters<typeof zoneOf>[0];
  assert.equal(zoneOf(warning, days), 'Atlantic/Azores');
  assert.equal(zoneOf({ ...warning, place_name: 'Nassau' }, days), 'America/Nassau');
  assert.equal(zoneOf({ ...warning, dates: [] }, days), 'America/New_York');
  assert.equal(zoneOf(warning, []), undefined);
});

test('the sun is on its arc between rise and set only', () => {
  const [rise, set] = ['2027-03-12T06:00', '2027-03-12T18:00'];
  assert.equal(shareOf('2027-03-12T09:00', rise, set), 0.25);
  assert.equal(shareOf('2027-03-12T05:59', rise, set), undefined);
  assert.equal(shareOf('2027-03-12T18:01', rise, set), undefined);
});

test('a curve goes through its points and stays between them', () => {
  assert.equal(
    curveThrough([
      [0, 10],
      [4, 20],
    ]),
    'M0 10C2 10 2 20 4 20',
  );
});

test('the address keeps its valid parts', () => {
  assert.deepEqual(validateWeatherSearch({ view: 'hourly', day: '2027-03-12' }), {
    view: 'hourly',
    day: '2027-03-12',
  });
  assert.deepEqual(validateWeatherSearch({ view: 'weekly', day: '2027-02-30' }), {});
});
