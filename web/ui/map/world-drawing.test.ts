import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arcOf } from './arc.ts';
import { lanesOf } from './lanes.ts';
import { paper_palette } from './shape.ts';
import { placesOf, portNear, worldPictureOf, type WorldScene } from './world-drawing.ts';

const port = (id: string, lon: number, lat: number, visits = 1) => ({ id, names: [id], lon, lat, visits });
const scene: WorldScene = {
  ports: [port('miami', -80.2, 25.8, 9), port('sydney', 151.2, -33.9), port('ice', -62.9, -64.8)],
  lines: [
    {
      line: [
        [174.8, -36.8],
        [-157.9, 21.3],
      ],
      is_ahead: false,
    },
  ],
  countries: new Set(['US', 'AU']),
};
const atlantic = {
  line: [
    [-74, 40.7],
    [-1.4, 50.9],
  ],
  is_ahead: false,
};
const frame = { width: 390, height: 270 };
const measure = (text: string, size: number) => text.length * size * 0.55;

test('every port is on the map, those visited more often are larger', () => {
  const { ports } = worldPictureOf(scene, frame, measure);
  for (const { id, x, y } of ports)
    assert.ok(x > 0 && x < frame.width && y > 0 && y < frame.height, `${id} at ${x}, ${y}`);
  const [miami, sydney] = ports;
  assert.ok(miami && sydney && miami.r > sydney.r);
});

test('voyages across the Pacific are one line each if they are more than twice those across the Atlantic', () => {
  const piecesIn = (lines: WorldScene['lines']) => {
    const shapes = worldPictureOf({ ...scene, lines }, frame, measure).shapes(paper_palette, undefined);
    const drawn = shapes.filter(({ attributes }) => attributes['stroke-width'] === 1.3);
    return drawn.map(({ attributes }) => String(attributes['d']).split('M').filter(Boolean).length);
  };
  assert.deepEqual(piecesIn(scene.lines), [1]);
  const twice = [...scene.lines, ...scene.lines, atlantic];
  assert.deepEqual(piecesIn(twice), [2, 2, 1], 'not drawn across the whole map');
  assert.deepEqual(piecesIn([...scene.lines, ...twice]), [1, 1, 1, 2]);
});

test('a traveller of one sea sees only that sea, three times as large', () => {
  const whole = worldPictureOf({ ...scene, lines: [...scene.lines, atlantic] }, frame, measure);
  const one = worldPictureOf({ ...scene, ports: scene.ports.slice(0, 1), lines: [] }, frame, measure);
  assert.equal(Math.round((one.plain.scale() / whole.plain.scale()) * 10) / 10, 3);
  assert.deepEqual(
    one.ports.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    [[frame.width / 2, frame.height / 2]],
  );
});

test('a booked route is on the map as a whole, and is no gap where it crosses 180°', () => {
  const line = [
    [-122.4, 37.8],
    [-157.9, 21.3],
    [139.8, 35.6],
  ];
  const caribbean = { ...scene, ports: scene.ports.slice(0, 1), lines: [{ line, is_ahead: true }] };
  const { plain } = worldPictureOf(caribbean, frame, measure);
  for (const [lon = 0, lat = 0] of line) {
    const [x = 0] = plain([lon, lat]) ?? [];
    assert.ok(x > 12 && x < frame.width - 12, `${lon} at ${x}`);
  }
  const { middle, width } = arcOf(placesOf(caribbean).map(([lon = 0]) => lon));
  assert.deepEqual([Math.round(middle), Math.round(width)], [-150, 140]);
});

test('the world fills the frame, with no gap beside it', () => {
  const north = { ...scene, ports: [port('bergen', 5.3, 60.4), port('tromsø', 19, 69.6)], lines: [] };
  const { plain } = worldPictureOf(north, frame, measure);
  const [, pole = 0] = plain([11, 89.99]) ?? [];
  assert.ok(pole <= 1, `the pole is at ${pole}`);
});

test('of ports side by side the most visited one has its name, and a distant one has its own', () => {
  const ports = [
    port('barcelona', 2.2, 41.4, 9),
    port('marseille', 5.4, 43.3, 5),
    port('palma', 2.6, 39.6, 4),
    port('sydney', 151.2, -33.9),
  ];
  const picture = worldPictureOf({ ...scene, ports, lines: [] }, { width: 1100, height: 540 }, measure);
  const texts = picture.shapes(paper_palette, undefined).flatMap(({ text }) => text ?? []);
  assert.deepEqual(texts.toSorted(), ['barcelona', 'sydney']);
});

test('a finger finds the port nearest to it, and none where there is none', () => {
  const picture = worldPictureOf(scene, frame, measure);
  const miami = picture.ports[0] ?? { x: 0, y: 0 };
  assert.equal(portNear(picture, miami.x + 12, miami.y - 9, 28)?.id, 'miami');
  assert.equal(portNear(picture, miami.x + 60, miami.y + 20, 28), undefined);
});

test('ways side by side are one lane, and one that leaves it is another', () => {
  const along = (y: number): [number, number][] => [0, 20, 40, 60, 80].map((x) => [x, y]);
  const [lane, ...more] = lanesOf([along(10), along(12.5), [...along(8)].toReversed()], 6);
  assert.equal(more.length, 0, 'three ways, one of them back');
  assert.equal(lane?.sailed, 3);
  assert.match(lane.path, /^M0\.0 10\.0Q.*L77\.1 10\.0$/);
  const forked = lanesOf([along(10), [...along(10).slice(0, 3), [60, 40]]], 6);
  assert.deepEqual(
    forked.map(({ sailed }) => sailed).toSorted((a, b) => a - b),
    [1, 1, 2],
  );
  assert.deepEqual(lanesOf([], 6), []);
});
