import assert from 'node:assert/strict';
import test from 'node:test';
import { readReference } from '#reference/read.ts';
import { makeLife } from './life.ts';

const today = '2026-11-22';
const { airports } = readReference();
const zones = new Map(airports.map(({ id, time_zone }) => [id, time_zone]));
const journeys = makeLife({ today }).filter(({ flights }) => flights.length > 0);

function instant(airport = '', wall = ''): string {
  const zone = zones.get(airport);
  assert.ok(zone !== undefined, airport);
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant().toString();
}

test('flights land after they leave, before the ship leaves and after it is back', () => {
  assert.ok(journeys.length > 20);
  for (const { cruise, flights } of journeys) {
    for (const { kind, departure_airport, arrival_airport, departure_time, arrival_time } of flights) {
      const leaves = instant(departure_airport ?? '', departure_time ?? '');
      const lands = instant(arrival_airport ?? '', arrival_time ?? '');
      assert.ok(leaves < lands, `${departure_airport} ${leaves} to ${arrival_airport} ${lands}`);
      if (kind === 'pre') assert.ok((arrival_time ?? '') < cruise.start_date, cruise.start_date);
      else assert.ok((departure_time ?? '') > cruise.end_date, cruise.end_date);
    }
  }
});

test('a hotel is left on the day of the ship, after a night at least', () => {
  for (const { cruise, lodging } of journeys) {
    for (const { check_in_date, check_out_date } of lodging) {
      assert.equal(check_out_date, cruise.start_date);
      assert.ok((check_in_date ?? '') < check_out_date);
    }
  }
});
