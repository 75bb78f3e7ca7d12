import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReference, readSeaBytes } from '#reference/read.ts';
import { crossingsOf } from './crossings.ts';
import { SeaRoutes } from './sea-route/find.ts';
import { readSea } from './sea-route/grid.ts';

const routes = new SeaRoutes(readSea(readSeaBytes()));
const positions = new Map(readReference().ports.map(({ id, lat, lon }) => [id, { lat, lon }]));

/** A voyage over these ports, with its route computed as on the server. */
function sail(...ids: string[]) {
  const places = ids.map((id) => {
    const place = positions.get(id);
    assert.ok(place, id);
    return place;
  });
  const legs = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    return routes.find([from.lon, from.lat], [to.lon, to.lat]);
  });
  return crossingsOf({ places, legs });
}

const cases: readonly [what: string, ports: string[], crossings: string[]][] = [
  ['a crossing', ['gb-southampton-london', 'us-new-york-manhattan'], ['transatlantic']],
  ['a crossing back', ['us-miami', 'pt-lisbon'], ['transatlantic']],
  ['a round trip over the ocean', ['us-miami', 'gb-southampton-london', 'us-miami'], ['transatlantic']],
  [
    'a crossing by way of Iceland and Greenland',
    ['gb-southampton-london', 'is-reykjavik', 'gl-nuuk', 'us-new-york-manhattan'],
    ['transatlantic'],
  ],
  [
    'a round trip to the Canaries',
    ['gb-southampton-london', 'es-gran-canaria-las-palmas', 'gb-southampton-london'],
    [],
  ],
  ['a round trip to Greenland', ['is-reykjavik', 'gl-nuuk', 'is-reykjavik'], []],
  ['a week in the Caribbean', ['us-miami', 'mx-cozumel', 'bs-nassau', 'us-miami'], []],
  ['the Baltic', ['dk-copenhagen', 'ru-st-petersburg-russia', 'dk-copenhagen'], []],
  [
    'a full transit',
    ['us-miami', 'pa-panama-canal-full-transit', 'us-los-angeles-san-pedro'],
    ['panama_canal'],
  ],
  ['a full transit back', ['us-los-angeles-san-pedro', 'pa-colon'], ['panama_canal']],
  ['a partial transit', ['us-miami', 'pa-panama-canal-gatun-lake', 'pa-colon', 'us-miami'], []],
  ['Suez', ['gr-athens-piraeus', 'eg-suez-canal', 'jo-aqaba-petra'], ['suez_canal']],
  ['Port Said and back', ['gr-athens-piraeus', 'eg-port-said', 'gr-athens-piraeus'], []],
  ['the Kiel Canal', ['de-hamburg', 'de-kiel-canal', 'de-kiel'], ['kiel_canal']],
  ['round Jutland', ['de-hamburg', 'dk-copenhagen'], []],
  ['Corinth', ['gr-athens-piraeus', 'gr-corinth-canal', 'gr-itea-delphi'], ['corinth_canal']],
  ['the Arctic Circle', ['no-bergen', 'no-tromso'], ['arctic_circle']],
  ['beyond the Arctic Circle', ['no-tromso', 'sj-longyearbyen-svalbard', 'no-tromso'], []],
  ['the Antarctic Peninsula', ['ar-ushuaia', 'aq-lemaire-channel', 'ar-ushuaia'], []],
  ['the equator', ['sg-singapore', 'id-bali-benoa'], ['equator']],
  [
    'the Pacific',
    ['us-los-angeles-san-pedro', 'us-honolulu-oahu', 'au-sydney'],
    ['equator', 'date_line', 'transpacific'],
  ],
  ['the north of the Pacific', ['jp-yokohama-tokyo', 'us-seattle'], ['date_line', 'transpacific']],
  ['Hawaii and back', ['us-san-francisco', 'us-honolulu-oahu', 'us-san-francisco'], []],
  [
    'Fiji and Tonga, which keep New Zealand’s day',
    ['nz-auckland', 'fj-suva', 'to-nukualofa', 'nz-auckland'],
    [],
  ],
  [
    'Hawaii and Tahiti, which keep one day though the bulge of Kiribati lies between',
    ['us-honolulu-oahu', 'pf-papeete-tahiti'],
    ['equator'],
  ],
  [
    'Hawaii and Fanning Island, which is a day ahead',
    ['us-honolulu-oahu', 'ki-fanning-island-tabuaeran', 'us-honolulu-oahu'],
    ['date_line'],
  ],
  ['on a river', ['hu-budapest', 'at-vienna'], []],
];

for (const [what, ports, crossings] of cases) {
  test(`${what} crosses ${crossings.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(sail(...ports), crossings);
  });
}

test('both sides of the Atlantic without the ocean in between are no crossing', () => {
  const around = sail('za-cape-town', 'au-sydney', 'us-honolulu-oahu', 'us-los-angeles-san-pedro');
  assert.ok(!around.includes('transatlantic'));
  assert.ok(around.includes('transpacific'));
});

test('a port on the equator itself is no crossing until the ship goes on', () => {
  const leg = (from: number, to: number) => ({
    is_over_water: true,
    line: [
      [10, from],
      [10, to],
    ] as const,
  });
  const places = [2, 0, 2].map((lat) => ({ lat, lon: 10 }));
  assert.deepEqual(crossingsOf({ places, legs: [leg(2, 0), leg(0, 2)] }), []);
  assert.deepEqual(crossingsOf({ places, legs: [leg(2, 0), leg(0, -2)] }), ['equator']);
});

test('a voyage without legs crosses nothing', () => {
  assert.deepEqual(crossingsOf({ places: [], legs: [] }), []);
});
