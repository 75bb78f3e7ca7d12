import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Route } from '#contract/routes.ts';
import { namesOf, sceneOf, shipOn } from './route-map-scene.ts';

const place = (
  port_id: string,
  date: string,
  lon: number,
  kind: Route['places'][number]['kind'] = 'port',
) => {
  return { port_id, name: port_id, country: 'US', lat: 0, lon, kind, date };
};
const places = [
  place('a', '2027-03-06', 0, 'embark'),
  place('b', '2027-03-07', 10),
  place('c', '2027-03-11', 50),
  place('a', '2027-03-13', 0, 'disembark'),
];
const leg = (from: number, to: number) => {
  return {
    distance_nm: 600,
    is_over_water: true,
    line: [[from, 0] as [number, number], [to, 0] as [number, number]],
  };
};
const route: Route = { distance_nm: 1800, places, legs: [leg(0, 10), leg(10, 50), leg(50, 0)] };

test('a port that is called at twice is one dot, and stays the one where it began', () => {
  const dots = sceneOf(route).places.map(({ names, kind }) => [names[0], kind]);
  assert.deepEqual(dots, [
    ['a', 'embark'],
    ['b', 'port'],
    ['c', 'port'],
  ]);
});

test('the ship is in the port of its day, or as far on as days have gone by', () => {
  assert.deepEqual(shipOn(places, '2027-03-07'), { place: 1, part: 0 });
  assert.deepEqual(shipOn(places, '2027-03-08'), { place: 1, part: 0.25 });
  assert.equal(shipOn(places, '2027-03-05'), undefined);
  assert.equal(shipOn(places, '2027-03-14'), undefined);
});

test('all of a voyage that is over lies behind, and nothing of one that is ahead', () => {
  const sailed = (is_over: boolean) => sceneOf(route, { is_over }).legs.map(({ is_sailed }) => is_sailed);
  assert.deepEqual(sailed(true), [true, true, true]);
  assert.deepEqual(sailed(false), [false, false, false]);
});

test('the way behind the ship is drawn apart from the way before it', () => {
  const { ship, legs } = sceneOf(route, { today: '2027-03-08' });
  assert.deepEqual(
    ship?.map((degrees) => Math.round(degrees)),
    [20, 0],
  );
  assert.deepEqual(
    legs.map(({ line, is_sailed }) => [line.map(([lon = 0]) => Math.round(lon)), is_sailed]),
    [
      [[0, 10], true],
      [[10, 20], true],
      [[20, 50], false],
      [[50, 0], false],
    ],
  );
});

test('while the way is not worked out, a ship at sea is nowhere, and one in port is there', () => {
  const bare = { ...route, legs: [] };
  assert.equal(sceneOf(bare, { today: '2027-03-08' }).ship, undefined);
  assert.deepEqual(sceneOf(bare, { today: '2027-03-07' }).ship, [10, 0]);
});

test('the ports of the day and the next one have their names first', () => {
  const due = (day?: string) =>
    sceneOf(route, { today: day }).places.flatMap(({ names, is_due }) => (is_due === true ? names : []));
  assert.deepEqual(due('2027-03-07'), ['b', 'c']);
  assert.deepEqual(due('2027-03-12'), ['a']);
  assert.deepEqual(due(), []);
});

test('names are as short as a map needs them', () => {
  assert.deepEqual(namesOf('Perfect Day at CocoCay, Bahamas'), ['Perfect Day at CocoCay', 'CocoCay']);
  assert.deepEqual(namesOf('Rome (Civitavecchia)'), ['Rome (Civitavecchia)', 'Rome']);
});
