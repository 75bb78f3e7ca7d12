import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { oceanOf, type Place, seaRegionOf } from './sea-regions.ts';

interface PortRow {
  port: string;
  lat: string;
  lon: string;
}

const rows: PortRow[] = parse(readFileSync('reference/sources/cruise_ports.csv'), { columns: true });
const ports = new Map<string, Place>(
  rows.map(({ port, lat, lon }) => [port, { lat: Number(lat), lon: Number(lon) }]),
);

function placeOf(name: string): Place {
  const place = ports.get(name);
  assert.ok(place !== undefined, `no port ${name}`);
  return place;
}

test('every port of the catalogue is in a region', () => {
  assert.deepEqual(
    [...ports].filter(([, place]) => seaRegionOf(place) === undefined).map(([name]) => name),
    [],
  );
});

test('ports on both sides of a strait, a canal and a cape are on their own ocean', () => {
  const examples = {
    atlantic: [
      'Colón',
      'Port Said',
      'Barcelona',
      'Stockholm',
      'Cape Town',
      'Stanley (Port Stanley), Falkland Islands',
    ],
    pacific: [
      'Fuerte Amador (Panama City)',
      'Singapore',
      'Sydney',
      'Honolulu (Oahu)',
      'Puntarenas',
      'Punta Arenas',
    ],
    indian: ['Suez', 'Langkawi', 'Bali (Benoa)', 'Perth (Fremantle)', 'Melbourne', 'Durban'],
    arctic: ['Tromsø'],
  };
  for (const [ocean, names] of Object.entries(examples))
    for (const name of names) assert.equal(oceanOf(placeOf(name)), ocean, name);
  assert.equal(oceanOf({ lat: -64.8, lon: -63.5 }), 'southern');
});

test('the regions are those of the brochures', () => {
  const examples = {
    caribbean: ['Miami', 'Puerto Limón', 'Cozumel'],
    mediterranean: ['Barcelona', 'Istanbul', 'Venice'],
    northern_europe: ['Southampton (London)', 'Reykjavík', 'Stockholm'],
    european_rivers: ['Vienna', 'Cologne'],
    alaska: ['Seattle', 'Juneau'],
    pacific_coast: ['Cabo San Lucas', 'Puntarenas'],
    asia: ['Singapore', 'Tokyo'],
    australia: ['Sydney', 'Auckland'],
  };
  for (const [region, names] of Object.entries(examples))
    for (const name of names) assert.equal(seaRegionOf(placeOf(name)), region, name);
});
