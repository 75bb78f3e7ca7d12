import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureOf, pictureSteps } from './route-drawing.ts';
import { runSteps } from './steps.ts';

test('the rose stands in no corner so near a port that it hides its coast', () => {
  // from New York to Southampton on a phone; the way back lies in the other corner
  const picture = pictureOf(
    {
      places: [
        { names: ['New York'], lon: -74, lat: 40.7, kind: 'embark' },
        { names: ['Southampton'], lon: -1.4, lat: 50.9, kind: 'disembark' },
      ],
      legs: [
        {
          line: [
            [-74, 40.7],
            [-40, 50],
            [-1.4, 50.9],
          ],
          is_over_water: true,
          is_sailed: true,
        },
      ],
      ship: undefined,
    },
    { width: 390, height: 390, covered: 140 },
    (text, size) => text.length * size * 0.5,
    { x: 0, y: 0, width: 150, height: 64 },
  );
  assert.equal(picture.compass, undefined);
});

test('the rose stands where lines of text end, with and without a way back in the other corner', () => {
  const miami = { names: ['Miami'], lon: -80.2, lat: 25.8, kind: 'embark' as const };
  const scene = { places: [miami], legs: [], ship: undefined };
  const corner = (is_rtl: boolean, x?: number) => {
    const cover = x === undefined ? undefined : { x, y: 0, width: 150, height: 64 };
    const measure = (text: string, size: number) => text.length * size * 0.5;
    return pictureOf(scene, { width: 390, height: 260 }, measure, cover, is_rtl).compass?.[0];
  };
  assert.deepEqual([corner(false), corner(false, 0)], [352, 352]);
  assert.deepEqual([corner(true), corner(true, 240)], [38, 38]);
});

const hamburg = { names: ['Hamburg'], lon: 9.97, lat: 53.54, kind: 'embark' as const };
const honningsvag = { names: ['Honningsvåg'], lon: 25.97, lat: 70.98, kind: 'port' as const };
const north = { places: [hamburg, honningsvag], legs: [], ship: undefined };

test('below what hangs at its upper edge a picture has its ports, their names and its rose', () => {
  const frame = { width: 390, height: 344, covered: 114, above: 32 };
  const measure = (text: string, size: number) => text.length * size * 0.5;
  for (const cover of [undefined, { x: 0, y: 0, width: 150, height: 64 }]) {
    const { places, labels, compass } = pictureOf(north, frame, measure, cover);
    assert.equal(labels.length, 2);
    for (const { y } of [...places, ...labels]) assert.ok(y > 32, `${y}`);
    assert.ok(compass && compass[1] - 21 > 32, `the rose is at ${compass?.join()}`);
  }
});

test('its land can be asked for before names are measured', () => {
  const told: string[] = [];
  const steps = pictureSteps(
    north,
    { width: 390, height: 344 },
    () => {
      told.push('a name');
      return 60;
    },
    undefined,
    false,
    ({ level }) => told.push(level),
  );
  runSteps(steps);
  assert.deepEqual([told[0], new Set(told).size], ['mid', 2]);
});
