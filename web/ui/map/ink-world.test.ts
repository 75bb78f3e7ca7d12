import assert from 'node:assert/strict';
import { test } from 'node:test';
import { around } from './ink-world.ts';

const frame = { width: 3200, height: 1800 };

test('a chart without a known place shows the world', () => {
  const projection = around({ lines: [], ports: [] }, frame);
  const at = projection([0, 40]);
  assert.ok(
    at?.every((pixel) => pixel > 0 && pixel < frame.width),
    String(at),
  );
  assert.ok(projection.scale() * 2 * Math.PI >= frame.width);
});

test('a chart is as near as its routes allow, and at most as near as their corners', () => {
  const port = around({ lines: [], ports: [{ lon: 18, lat: 59 }] }, frame);
  assert.deepEqual(port([18, 59])?.map(Math.round), [1600, 900]);
  const ocean = around(
    {
      lines: [
        [
          [-70, 40],
          [10, 55],
        ],
      ],
      ports: [],
    },
    frame,
  );
  assert.ok(ocean.scale() < port.scale());
});

test('where both polar seas have no room on a chart, its ports go before the ways between them', () => {
  const poster = { width: 1608, height: 744 };
  const antarctic = [
    [-68, -55],
    [-60, -66],
    [-58, -66],
    [-68, -55],
  ];
  const around_the_world = [-180, -120, -60, 0, 60, 120, 179].map((lon) => [lon, 20]);
  const places: [number, number][] = [
    [15, 78.2],
    [-68, -54.8],
    [174, -36],
  ];
  const ports = places.map(([lon, lat]) => ({ lon, lat }));
  const projection = around({ lines: [antarctic, around_the_world], ports }, poster);
  for (const place of places) {
    const [, y = -1] = projection(place) ?? [];
    assert.ok(y > 4 && y < poster.height - 4, `${place.join()} at ${y}`);
  }
});
