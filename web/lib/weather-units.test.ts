import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measures } from './weather-units.ts';

const { metric, imperial } = measures;

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-4, `${actual} is not ${expected}`);

test('imperial values are what their definitions say', () => {
  assert.equal(imperial.temperature.from(100), 212);
  assert.equal(imperial.temperature.from(0), 32);
  assert.equal(imperial.temperature.from(-40), -40);
  near(imperial.speed.from(160.9344), 100);
  near(imperial.rain.from(50.8), 2);
  near(imperial.distance.from(16_093.44), 10);
  // the standard atmosphere
  near(imperial.pressure.from(1013.25), 29.9213);
  near(imperial.height.from(3.048), 10);
});

test('metric values stay, and metres of sight become kilometres', () => {
  for (const name of ['temperature', 'speed', 'rain', 'pressure', 'height'] as const)
    assert.equal(metric[name].from(12.3), 12.3);
  assert.equal(metric.distance.from(24_140), 24.14);
});
