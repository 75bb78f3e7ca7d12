import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readReference, readSeaBytes } from '#reference/read.ts';
import { SeaRoutes } from './find.ts';
import { readSea } from './grid.ts';
import { distanceNm, lengthNm, pointBetween, type Point } from './sphere.ts';
import { opened_waters, SHOAL_WEIGHT, shallowsAt } from './waters.ts';

const routes = new SeaRoutes(readSea(readSeaBytes()));
const { ports } = readReference();
const positions = new Map(ports.map(({ id, lat, lon }) => [id, [lon, lat] as const]));

function place(id: string): Point {
  const position = positions.get(id);
  assert.ok(position, id);
  return position;
}

function find(from: string, to: string) {
  return routes.find(place(from), place(to));
}

/** Published distances from pier to pier follow fairways: a few miles, or per cent, more or less. */
const known: readonly [from: string, to: string, nm: number, part?: number][] = [
  ['us-miami', 'mx-cozumel', 506],
  ['es-barcelona', 'it-rome-civitavecchia', 439],
  ['gb-southampton-london', 'no-geiranger', 869],
  ['bs-nassau', 'bs-perfect-day-at-cococay-bahamas', 55, 0.05],
  ['gb-southampton-london', 'us-new-york-manhattan', 3_090],
  ['gb-southampton-london', 'au-sydney', 11_400],
  ['gb-southampton-london', 'gi-gibraltar', 1_150],
  ['gr-athens-piraeus', 'tr-istanbul', 355],
  ['jp-yokohama-tokyo', 'us-seattle', 4_255],
  ['nz-auckland', 'us-honolulu-oahu', 3_820],
  ['us-san-francisco', 'us-honolulu-oahu', 2_095],
  ['au-sydney', 'nz-auckland', 1_275],
  ['za-cape-town', 'au-perth-fremantle', 4_700],
  ['sg-singapore', 'hk-hong-kong-kai-tak', 1_440],
  ['de-kiel', 'ru-st-petersburg-russia', 750],
  ['us-miami', 'pa-colon', 1_180],
  ['ca-vancouver', 'us-ketchikan', 530, 0.05],
  ['us-seattle', 'us-juneau', 890, 0.04],
  ['us-fort-lauderdale-port-everglades', 'bb-bridgetown-barbados', 1_400],
];

describe('The way of a ship', () => {
  for (const [from, to, nm, part = 0.03] of known) {
    it(`is about ${nm} nm long from ${from} to ${to}`, () => {
      const leg = find(from, to);
      assert.ok(leg.is_over_water);
      assert.ok(Math.abs(leg.distance_nm / nm - 1) <= part, `${leg.distance_nm} nm`);
    });
  }

  it('is the same there and back, begins and ends in port, and has few points', () => {
    const there = find('gb-southampton-london', 'no-geiranger');
    const back = find('no-geiranger', 'gb-southampton-london');
    assert.deepEqual(there.line.toReversed(), back.line);
    assert.deepEqual(there.line[0], place('gb-southampton-london'));
    assert.deepEqual(there.line.at(-1), place('no-geiranger'));
    assert.equal(there.distance_nm, Math.round(lengthNm(there.line) * 10) / 10);
    assert.ok(there.line.length < 60, `${there.line.length} points`);
  });

  it('leads through canals where ships do', () => {
    const passes = (from: string, to: string, [lon, lat]: Point) => {
      const { line } = find(from, to);
      return line.some(
        (point, index) =>
          index > 0 &&
          [0, 0.25, 0.5, 0.75, 1].some(
            (part) => distanceNm(pointBetween(line[index - 1] ?? point, point, part), [lon, lat]) < 8,
          ),
      );
    };
    const [panama, suez, kiel, corinth]: Point[] = [
      [-79.7, 9.11],
      [32.33, 30.6],
      [9.62, 54.28],
      [22.983, 37.933],
    ];
    assert.ok(panama && suez && kiel && corinth);
    assert.ok(passes('us-miami', 'us-los-angeles-san-pedro', panama));
    assert.ok(passes('gb-southampton-london', 'in-mumbai', suez));
    assert.ok(!passes('gb-southampton-london', 'za-cape-town', suez));
    assert.ok(passes('de-hamburg', 'de-kiel', kiel));
    assert.ok(!passes('gb-southampton-london', 'dk-copenhagen', kiel), 'bridges are too low for most ships');
    assert.ok(!passes('gr-athens-piraeus', 'gr-itea-delphi', corinth), 'it is too narrow for most ships');
    assert.ok(find('gr-athens-piraeus', 'gr-corinth-canal').distance_nm < 50);
  });

  it('keeps out of the ice between the oceans, and yet leads to Svalbard and Antarctica', () => {
    const around = find('no-bergen', 'jp-yokohama-tokyo');
    assert.ok(Math.max(...around.line.map(([, lat]) => lat)) < 65);
    assert.ok(find('no-tromso', 'sj-longyearbyen-svalbard').distance_nm < 580);
    assert.ok(find('ar-ushuaia', 'aq-lemaire-channel').distance_nm < 660);
  });

  it('keeps outside of the Keys of Florida, behind which the bays are too shallow', () => {
    for (const port of ['us-miami', 'us-fort-lauderdale-port-everglades']) {
      const { line } = find(port, 'mx-cozumel');
      const behind = line.filter(([lon, lat]) => lon < -80.3 && lon > -81 && lat > 25.1 && lat < 25.6);
      assert.deepEqual(behind, []);
    }
  });

  const shunned: readonly [from: string, to: string, what: string, place: Point][] = [
    ['us-ketchikan', 'us-juneau', 'Dry Strait', [-132.54, 56.63]],
    ['us-ketchikan', 'us-juneau', 'Wrangell Narrows', [-132.95, 56.68]],
    ['us-ketchikan', 'us-juneau', 'Rocky Pass', [-133.73, 56.66]],
    ['us-seattle', 'us-juneau', 'Dry Strait', [-132.54, 56.63]],
    ['us-seattle', 'us-juneau', 'San Juan Channel', [-122.97, 48.53]],
    ['us-seattle', 'us-ketchikan', 'San Juan Channel', [-122.97, 48.53]],
    ['us-seattle', 'us-ketchikan', 'Active Pass', [-123.3, 48.87]],
    ['us-seattle', 'us-ketchikan', 'Porlier Pass', [-123.59, 49.01]],
    ['us-seattle', 'us-juneau', 'Active Pass', [-123.3, 48.87]],
    ['us-seattle', 'us-juneau', 'Porlier Pass', [-123.59, 49.01]],
    ['ca-vancouver', 'us-juneau', 'Rose Spit', [-131.6, 54.2]],
    ['ca-vancouver', 'us-juneau', 'Tlevak Narrows', [-133.1, 55.25]],
    ['gb-southampton-london', 'in-mumbai', 'Lake Manzala', [32.2, 31.2]],
    ['us-miami', 'bs-nassau', 'the Great Bahama Bank', [-78.75, 25.43]],
    ['us-miami', 'pr-san-juan', 'the Great Bahama Bank', [-76.5, 23.18]],
    ['bs-nassau', 'us-new-york-manhattan', 'the bays of Long Island', [-72.45, 40.87]],
    ['us-tampa', 'us-port-canaveral-orlando', 'Florida Bay', [-81, 24.88]],
    ['us-boston', 'us-new-york-manhattan', 'Pollock Rip', [-69.95, 41.6]],
    ['br-salvador-de-bahia', 'br-rio-de-janeiro', 'Abrolhos Bank', [-39.1, -17.75]],
    ['au-brisbane', 'au-sydney', 'South Passage', [153.36, -27.68]],
    ['sc-victoria-mahe-seychelles', 'lk-colombo', 'the Ari Atoll', [73.2, 3.83]],
  ];
  for (const [from, to, what, where] of shunned) {
    it(`from ${from} to ${to} keeps out of ${what}`, () => {
      const { line, is_over_water } = find(from, to);
      assert.ok(is_over_water);
      const near = line.slice(1).flatMap((end, index) => {
        const start = line[index] ?? end;
        const parts = Math.ceil(distanceNm(start, end));
        const along = Array.from({ length: parts }, (_none, part) => pointBetween(start, end, part / parts));
        return along.filter((point) => distanceNm(point, where) < 4);
      });
      assert.deepEqual(near, []);
    });
  }

  it('still leads through narrows where a port lies on them', () => {
    assert.ok(find('us-wrangell', 'us-petersburg').distance_nm < 45);
    assert.ok(find('us-ketchikan', 'us-petersburg').distance_nm < 115);
  });

  it('reaches the ports that lie within a shoal', () => {
    const within = ports.filter(({ lat, lon }) => shallowsAt(lon, lat) === SHOAL_WEIGHT);
    assert.ok(within.length >= 5, String(within.length));
    for (const { id } of within) {
      const near = within.find((other) => other.id !== id && distanceNm(place(other.id), place(id)) < 300);
      if (near !== undefined) assert.ok(find(id, near.id).is_over_water, `${id} - ${near.id}`);
    }
    for (const port of ['bs-bimini', 'bs-freeport-grand-bahama', 'bs-castaway-cay-bahamas', 'us-key-west']) {
      const { distance_nm, is_over_water } = find('us-miami', port);
      assert.ok(is_over_water && distance_nm < 220, `${port}: ${distance_nm}`);
    }
    assert.ok(find('bs-nassau', 'bs-half-moon-cay-bahamas').distance_nm < 140);
  });

  it('makes a detour round an isthmus or a peninsula, and no longer than necessary', () => {
    for (const [from, to, most] of [
      ['jp-maizuru', 'jp-kobe-kyoto', 560],
      ['my-penang-george-town', 'th-bangkok-laem-chabang', 1_230],
    ] as const) {
      const { distance_nm } = find(from, to);
      assert.ok(distance_nm < most, `${from} - ${to}: ${distance_nm}`);
    }
  });

  it('leads up the rivers that ocean ships sail', () => {
    for (const [from, to, least, most] of [
      ['br-belem-icoaraci', 'br-macapa-santana', 180, 260],
      ['br-macapa-santana', 'br-santarem', 250, 310],
      ['br-santarem', 'br-parintins', 125, 160],
      ['br-parintins', 'br-boca-da-valeria', 15, 30],
      ['br-santarem', 'br-alter-do-chao', 12, 25],
      ['br-santarem', 'br-manaus', 340, 420],
      ['ca-quebec-city', 'ca-montreal', 120, 150],
      ['de-cuxhaven', 'de-hamburg', 48, 65],
      ['nl-vlissingen-flushing', 'be-antwerp', 32, 50],
      ['nl-vlissingen-flushing', 'be-ghent', 26, 36],
    ] as const) {
      const leg = find(from, to);
      assert.ok(leg.is_over_water, `${from} - ${to}`);
      assert.ok(
        leg.distance_nm >= least && leg.distance_nm <= most,
        `${from} - ${to}: ${leg.distance_nm} nm`,
      );
    }
  });

  it('crosses the antimeridian as the nearer way', () => {
    const { line } = find('nz-auckland', 'us-honolulu-oahu');
    assert.ok(line.some(([lon], index) => index > 0 && Math.abs(lon - (line[index - 1]?.[0] ?? lon)) > 180));
  });

  it('is the great circle where there is no way by sea, and says so', () => {
    for (const [from, to] of [
      ['hu-budapest', 'at-vienna'],
      ['us-chicago', 'us-milwaukee'],
      ['us-miami', 'us-chicago'],
    ] as const) {
      const leg = find(from, to);
      assert.equal(leg.is_over_water, false);
      assert.equal(leg.line.length, 2);
      assert.ok(Math.abs(leg.distance_nm - distanceNm(place(from), place(to))) < 0.2);
    }
    assert.equal(find('us-miami', 'us-miami').distance_nm, 0);
  });

  it('is found by looking at few of the 840,000 squares', () => {
    const looks = (from: string, to: string) => {
      find(from, to);
      return routes.expanded;
    };
    assert.ok(looks('us-miami', 'mx-cozumel') < 2_000);
    assert.ok(looks('gb-southampton-london', 'no-geiranger') < 8_000);
    assert.ok(looks('gb-southampton-london', 'au-sydney') < 12_000);
    assert.ok(looks('no-bergen', 'jp-yokohama-tokyo') < 60_000);
  });
});

/** Whether a place is on land, by the coast data: a ray to the west crosses the coast an odd number of times. */
function readCoasts(): (place: Point) => boolean {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.land);
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  );
  const bands: number[][] = Array.from({ length: 3600 }, () => []);
  const bandOf = (lat: number) => Math.max(0, Math.min(Math.floor((lat + 90) * 20), 3599));
  const seams: number[] = [];
  const inward = (lon: number) =>
    Math.min(Math.abs(lon), 180 - 1e-6) * (Math.abs(lon) < 180 ? Math.sign(lon) : 1);
  for (const ring of rings) {
    ring.forEach(([raw = 0, lat = 0], index) => {
      const [raw_next = 0, next_lat = 0] = ring[index + 1] ?? [raw, lat];
      const lon = inward(raw);
      const step = inward(raw_next) - lon;
      const turn = step > 180 ? -360 : step < -180 ? 360 : 0;
      const next = lon + step + turn;
      if (turn !== 0) seams.push(lat + ((Math.sign(turn) * 180 - lon) / (next - lon)) * (next_lat - lat));
      for (let band = bandOf(Math.min(lat, next_lat)); band <= bandOf(Math.max(lat, next_lat)); band += 1)
        bands[band]?.push(lon, lat, next, next_lat);
    });
  }
  return ([lon, lat]) => {
    let crossed = seams.filter((seam) => seam > lat).length;
    const band = bands[bandOf(lat)] ?? [];
    for (let at = 0; at < band.length; at += 4) {
      const [x = 0, y = 0, next_x = 0, next_y = 0] = band.slice(at, at + 4);
      if (y > lat === next_y > lat) continue;
      const cut = x + ((lat - y) / (next_y - y)) * (next_x - x);
      const column = cut < -180 ? cut + 360 : cut > 180 ? cut - 360 : cut;
      if (column < lon) crossed += 1;
    }
    return crossed % 2 === 1;
  };
}

describe('No way leads over land', () => {
  const isLand = readCoasts();
  /** Within a mile of water a place counts as coast, as the coast data are no finer. */
  const isInland = (at: Point) =>
    isLand(at) &&
    [0, 1, 2, 3, 4, 5, 6, 7].every((turn) => {
      const angle = (turn * Math.PI) / 4;
      const width = Math.cos((at[1] * Math.PI) / 180);
      return isLand([at[0] + (Math.cos(angle) / 60 / width) * 1.1, at[1] + (Math.sin(angle) / 60) * 1.1]);
    });
  const opened = opened_waters.flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to;
      const parts = Math.ceil(distanceNm(from, to) / 2);
      return Array.from({ length: parts + 1 }, (_none, part) => pointBetween(from, to, part / parts));
    }),
  );
  const isOpened = (at: Point) => opened.some((point) => distanceNm(point, at) < 3);

  it('tells land from water', () => {
    assert.deepEqual(
      (
        [
          [0, 52],
          [144, -20],
          [0, -85],
          [-175, 67],
          [-40, 30],
          [179, -20],
          [-60, -17],
        ] as const
      ).map((at) => isLand(at)),
      [true, true, true, true, false, false, true],
    );
  });

  it('between sixty pairs of ports near each other and far apart', () => {
    // the same pairs each time, from all over the world
    const sea_ports = ports.filter(({ kind }) => kind === 'embarkation' || kind === 'port');
    const found: string[] = [];
    for (let pair = 0; pair < 60; pair += 1) {
      const from = sea_ports[(pair * 97) % sea_ports.length];
      assert.ok(from);
      const others =
        pair % 10 === 0
          ? sea_ports
          : sea_ports.filter(({ lat, lon }) => Math.abs(lat - from.lat) < 8 && Math.abs(lon - from.lon) < 14);
      const to = others[(pair * 31 + 7) % others.length];
      assert.ok(to);
      const { line, is_over_water } = find(from.id, to.id);
      if (!is_over_water) continue;
      line.forEach((end, index) => {
        const start = line[index - 1] ?? end;
        const parts = Math.max(Math.ceil(distanceNm(start, end)), 1);
        for (let part = 0; part <= parts; part += 1) {
          const at = pointBetween(start, end, part / parts);
          if (!isInland(at) || isOpened(at)) continue;
          // ports lie on land, and some positions are accurate to a few miles only
          if (distanceNm(at, place(from.id)) < 6 || distanceNm(at, place(to.id)) < 6) continue;
          found.push(`${from.id} - ${to.id} at ${at.join(' ')}`);
        }
      });
    }
    assert.deepEqual(found, []);
  });
});
