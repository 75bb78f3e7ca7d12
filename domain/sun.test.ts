import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hourByClock, hourOfSun } from './sun.ts';

const miami = { lat: 25.77, lon: -80.17 };
const auckland = { lat: -36.84, lon: 174.77 };
const longyearbyen = { lat: 78.22, lon: 15.63 };
const at = (place: { lat: number; lon: number }, time: string) => hourOfSun(place, Date.parse(time));

describe('how light it is at a port', () => {
  it('follows sunrise and sunset', () => {
    // sunrise 06:46, sunset 17:30 at the port
    assert.deepEqual(
      ['05:30', '06:50', '12:00', '17:20', '19:00'].map((time) => at(miami, `2026-11-26T${time}-05:00`)),
      ['night', 'dawn', 'day', 'dusk', 'night'],
    );
  });

  it('is right on the other side of the earth', () => {
    // sunrise 05:43, sunset 20:27 at the port
    assert.deepEqual(
      ['05:00', '05:45', '13:00', '20:20', '21:30'].map((time) => at(auckland, `2026-11-26T${time}+13:00`)),
      ['night', 'dawn', 'day', 'dusk', 'night'],
    );
  });

  it('is about that of the clocks while the port is not known', () => {
    const hour = (time: string) => hourByClock('America/New_York', Date.parse(`2026-11-26T${time}-05:00`));
    assert.deepEqual(['06:59', '07:00', '17:59', '18:00'].map(hour), ['night', 'day', 'day', 'night']);
  });

  it('knows the polar day and the polar night', () => {
    assert.equal(at(longyearbyen, '2026-06-21T00:00+02:00'), 'day');
    assert.equal(at(longyearbyen, '2026-12-21T12:00+01:00'), 'night');
  });
});
