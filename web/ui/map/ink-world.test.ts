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
