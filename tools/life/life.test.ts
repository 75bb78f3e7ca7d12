import assert from 'node:assert/strict';
import test from 'node:test';
import { createCruise, type NewCruise } from '#contract/cruises.ts';
import { putSchedule } from '#contract/schedule.ts';
import { readReference } from '#reference/read.ts';
import { fieldOf, written_names } from '#domain/cruise-fields.ts';
import { makeLife } from './life.ts';

const today = '2026-11-22';
const life = makeLife({ today });
const { ships, ports } = readReference();

test('the same seed gives the same life, another one another', () => {
  assert.deepEqual(makeLife({ today }), life);
  assert.notDeepEqual(makeLife({ today, seed: 'other' }), life);
});

test('a life has as many cruises as asked for, one under way, some ahead, some cancelled', () => {
  assert.equal(life.length, 140);
  for (const count of [1, 10, 100, 1000]) assert.equal(makeLife({ today, count }).length, count);
  const under_way = life.filter(({ cruise }) => cruise.start_date <= today && cruise.end_date >= today);
  assert.equal(under_way.length, 1);
  assert.equal(life.filter(({ cruise }) => cruise.start_date > today).length, 10);
  assert.equal(life.filter(({ cruise }) => cruise.cancelled_at !== null).length, 4);
});

test('what is counted wrongly most easily is in it', () => {
  const rows = life.flatMap(({ schedule }) => schedule);
  const cruises = life.map(({ cruise }) => cruise);
  assert.ok(
    cruises.some(({ start_date, end_date }) => start_date === end_date),
    'a cruise of one day',
  );
  assert.ok(
    cruises.some(({ start_date, end_date }) => start_date.slice(0, 4) < end_date.slice(0, 4)),
    'New Year',
  );
  assert.ok(
    cruises.some(({ start_date }) => start_date.endsWith('-02-29')),
    'a leap day',
  );
  assert.ok(
    cruises.some(({ end_date }) => cruises.some(({ start_date }) => start_date === end_date)),
    'back to back',
  );
  assert.ok(
    cruises.some(({ total_price }) => total_price === '0.00'),
    'a price of zero',
  );
  assert.ok(
    cruises.some(({ ship_id, ship_name }) => ship_id === undefined && ship_name),
    'a typed ship',
  );
  assert.ok(
    rows.some(({ port_id, port_name }) => port_id === undefined && port_name),
    'a typed port',
  );
  assert.deepEqual(
    new Set(cruises.map(({ currency }) => currency ?? '')),
    new Set(['', 'USD', 'EUR', 'GBP']),
  );
  assert.deepEqual(new Set(rows.map(({ outcome }) => outcome)), new Set([undefined, 'skipped', 'unplanned']));
  assert.deepEqual(new Set(life.map(({ passengers }) => passengers.length)), new Set([1, 2, 3]));
});

test('every field that a traveller writes is filled somewhere, or its id', () => {
  for (const name of written_names) {
    const values = life.flatMap(({ cruise }) => [cruise[name], cruise[fieldOf(name).id as keyof NewCruise]]);
    assert.ok(
      values.some((value) => value !== undefined && value !== null),
      name,
    );
  }
});

test('every id is in the catalogue, and a ship had been built', () => {
  const known_ports = new Set(ports.map(({ id }) => id));
  for (const { cruise, schedule } of life) {
    const ship = ships.find(({ id }) => id === cruise.ship_id);
    if (cruise.ship_id) assert.equal(ship?.cruise_line_id, cruise.cruise_line_id);
    assert.ok((ship?.year_in_service ?? 0) <= Number(cruise.start_date.slice(0, 4)), cruise.ship_id ?? '');
    const visited = [cruise.start_port_id, cruise.end_port_id, ...schedule.map(({ port_id }) => port_id)];
    for (const port of visited) assert.ok(!port || known_ports.has(port), port ?? '');
  }
});

test('the API would take every cruise and every schedule, whose days lie within the cruise and follow each other', () => {
  for (const { cruise, schedule } of life) {
    createCruise.body.parse(cruise);
    putSchedule.body.parse({ items: schedule });
    const dates = schedule.map(({ date }) => date);
    assert.deepEqual(dates, dates.toSorted());
    if (dates.length === 0) continue;
    assert.deepEqual([dates[0], dates.at(-1)], [cruise.start_date, cruise.end_date], cruise.itinerary ?? '');
    assert.deepEqual([schedule[0]?.kind, schedule.at(-1)?.kind], ['embark', 'disembark']);
  }
});

test('no two cruises of a life overlap', () => {
  const sailed = life.filter(({ cruise }) => cruise.cancelled_at === null);
  for (const [place, { cruise }] of sailed.entries()) {
    const next = sailed[place + 1]?.cruise;
    assert.ok(
      !next || cruise.end_date <= next.start_date,
      `${cruise.start_date} ${cruise.end_date} ${next?.start_date}`,
    );
  }
});
