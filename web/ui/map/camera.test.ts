import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allowed, type Camera, cameraFor, cameraOf, cameraText, moved, pixelOf, zoomed } from './camera.ts';
import { clustersOf, stepOf } from './clusters.ts';

const frame = { width: 390, height: 560 };
const start: Camera = { lon: 10, lat: 45, scale: 20 };

function isNear(one: number, other: number, by = 0.01): void {
  assert.ok(Math.abs(one - other) < by, `${one} is not near ${other}`);
}

test('a zoom keeps the place under the finger, and a move takes it along', () => {
  const barcelona = [2.18, 41.38];
  const before = pixelOf(start, frame, barcelona);
  const larger = pixelOf(zoomed(start, frame, 2, before.x, before.y), frame, barcelona);
  isNear(larger.x, before.x);
  isNear(larger.y, before.y);
  const pushed = pixelOf(moved(start, frame, 30, -20), frame, barcelona);
  isNear(pushed.x, before.x + 30);
  isNear(pushed.y, before.y - 20);
});

test('no look leaves the earth, and the date line is an ordinary meridian', () => {
  const far = allowed({ lon: 190, lat: 89, scale: 0.01 }, frame);
  assert.equal(far.lon, -170);
  isNear(far.scale, 390 / 360, 0.001);
  const close = allowed({ lon: 0, lat: 89, scale: 10_000 }, frame);
  assert.equal(close.scale, 400);
  isNear(close.lat, 84, 0.2);
  const fiji = cameraFor(
    [
      [178, -18],
      [-172, -14],
    ],
    frame,
  );
  isNear(fiji.lon, -177);
  isNear(pixelOf(fiji, frame, [178, -18]).x, 390 / 14, 1);
});

test('the first look shows all places, one of them with the coast around it', () => {
  const miami = [-80.17, 25.78];
  assert.deepEqual(cameraFor([miami], frame).scale, 40);
  for (const place of [miami, [18.4, -33.9], [25.3, 60.2]]) {
    const { x, y } = pixelOf(cameraFor([miami, [18.4, -33.9], [25.3, 60.2]], frame), frame, place);
    assert.ok(x > 27 && x < 363 && y > 27 && y < 533);
  }
});

test('a look at the whole earth is cut where nobody sails, with room on both sides', () => {
  const brisbane = [153.1, -27.4];
  const honolulu = [-157.9, 21.3];
  const between = [-123, -80, -40, 2, 40, 80, 120].map((lon) => [lon, 40]);
  const desk = { width: 835, height: 600 };
  for (const wide of [desk, frame]) {
    const camera = cameraFor([honolulu, brisbane, ...between], wide);
    for (const place of [brisbane, honolulu]) {
      const { x } = pixelOf(camera, wide, place);
      assert.ok(x >= 24 && x <= wide.width - 24, `${place.join()} at ${x} of ${wide.width}`);
    }
  }
});

test('an address names a look, and any other text names none', () => {
  assert.deepEqual(cameraOf(cameraText({ lat: 41.3777, lon: -2.1, scale: 12.34 })), {
    lat: 41.38,
    lon: -2.1,
    scale: 12.3,
  });
  for (const text of [undefined, '', '1_2', 'a_b_c', '1_2_0', '1_2_-3', 'Infinity_1_1'])
    assert.equal(cameraOf(text), undefined);
});

test('clusters are a finger apart, hold every port once, and split the nearer one looks', () => {
  const port = fc.record({
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.double({ min: -70, max: 78, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(port, { maxLength: 60 }),
      fc.double({ min: 1, max: 300, noNaN: true }),
      (ports, scale) => {
        const clusters = clustersOf(ports, scale);
        assert.deepEqual(new Set(clusters.flatMap(({ items }) => items)), new Set(ports));
        assert.equal(
          clusters.reduce((sum, { items }) => sum + items.length, 0),
          ports.length,
        );
        const camera = { lon: 0, lat: 0, scale };
        const pixels = clusters.map(({ first }) => pixelOf(camera, frame, [first.lon, first.lat]));
        for (const [index, one] of pixels.entries())
          for (const other of pixels.slice(index + 1))
            assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 43.99);
      },
    ),
  );
  const [miami, everglades, nassau] = [
    { lon: -80.17, lat: 25.78 },
    { lon: -80.12, lat: 26.09 },
    { lon: -77.35, lat: 25.08 },
  ];
  const counts = [2, 20, 200].map((scale) => clustersOf([miami, everglades, nassau], scale).length);
  assert.deepEqual(counts, [1, 2, 3]);
});

test('a small change of the scale groups 600 ports no other way', () => {
  const ports = Array.from({ length: 600 }, (_none, at) => ({
    lon: ((at * 47) % 360) - 180,
    lat: ((at * 29) % 140) - 66,
  }));
  assert.equal(stepOf(10.1), stepOf(10.3));
  assert.deepEqual(clustersOf(ports, 10.1), clustersOf(ports, 10.3));
});
