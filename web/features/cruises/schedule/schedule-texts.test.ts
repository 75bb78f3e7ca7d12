import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutCountry } from './schedule-texts.ts';

test('a port that is followed by its country does not name it itself, whatever the catalogue calls it', () => {
  const cases = [
    ['Half Moon Cay, Bahamas', 'BS', ['Bahamas', 'Bahamas'], 'Half Moon Cay, Bahamas', 'Half Moon Cay'],
    [
      'Philipsburg, St. Maarten',
      'SX',
      ['Sint Maarten', 'Sint Maarten'],
      'Philipsburg, St. Maarten',
      'Philipsburg',
    ],
    [
      'Philipsburg, St. Maarten',
      'SX',
      ['Sint Maarten', 'Sint Maarten'],
      'Philipsburg, San Martín',
      'Philipsburg',
    ],
    ['Gustavia, St. Barts', 'BL', ['St. Barthélemy', 'St. Barthélemy'], 'Gustavia, St. Barts', 'Gustavia'],
    [
      'Stanley (Port Stanley), Falkland Islands',
      'FK',
      ['Falkland Islands'],
      'Stanley (Port Stanley), Falkland Islands',
      'Stanley (Port Stanley)',
    ],
    ['Sydney, Nova Scotia', 'CA', ['Kanada', 'Canada'], 'Sydney, Neuschottland', 'Sydney, Neuschottland'],
  ] as const;
  for (const [port_name, country, lands, name, left] of cases)
    assert.equal(withoutCountry(name, { port_name, country, lands }), left);
});
