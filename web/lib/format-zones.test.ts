import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeZone } from '#domain/zones.ts';
import { cityOf, currentZone, timeZones, zoneTime } from './format-zones.ts';

test('every zone of the list is one that the server takes, and stands there once', () => {
  const zones = timeZones();
  assert.ok(zones.length > 300);
  assert.equal(new Set(zones).size, zones.length);
  assert.deepEqual(
    zones.filter((zone) => !isTimeZone(zone)),
    [],
  );
});

test('a zone goes by the name that its city has today, whatever the browser calls it', () => {
  const zones = timeZones();
  for (const zone of ['Asia/Kolkata', 'Europe/Kyiv', 'Asia/Kathmandu', 'Europe/Berlin'])
    assert.ok(zones.includes(zone), zone);
  for (const zone of ['Asia/Calcutta', 'Europe/Kiev']) assert.ok(!zones.includes(zone), zone);
  assert.equal(currentZone('Asia/Calcutta'), 'Asia/Kolkata');
  assert.equal(currentZone('Europe/Berlin'), 'Europe/Berlin');
});

test('cities are written as people write them', () => {
  assert.equal(cityOf('Asia/Ho_Chi_Minh'), 'Ho Chi Minh');
  assert.equal(cityOf('America/Argentina/Buenos_Aires'), 'Buenos Aires');
  assert.equal(cityOf('UTC'), 'UTC');
});

test('the time of a zone has its name in every language, and no name where there is no such zone', () => {
  assert.equal(zoneTime('Europe/Berlin', 'en'), 'Central European Time');
  assert.equal(zoneTime('Europe/Berlin', 'de'), 'Mitteleuropäische Zeit');
  assert.match(zoneTime('Asia/Jerusalem', 'he'), /ישראל/);
  assert.equal(zoneTime('Atlantic/Atlantis', 'en'), '');
  assert.equal(zoneTime('UTC', 'en'), '');
});
