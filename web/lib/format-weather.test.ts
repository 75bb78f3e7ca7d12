import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weatherFormats } from './format-weather.ts';

/** Locales use several kinds of space. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ').replaceAll(/\u200e/gu, '');

test('each value stands in the unit of the settings, by the custom of the locale', () => {
  const metric = weatherFormats('de', 'metric');
  const values = [
    metric.temperature(26.8),
    metric.speed(18.4),
    metric.rain(2.44),
    metric.distance(9_940),
    metric.distance(24_140),
    metric.pressure(1013.25),
    metric.height(1.84),
    metric.share(63),
  ];
  assert.deepEqual(values.map(plain), [
    '27 °C',
    '18 km/h',
    '2,4 mm',
    '9,9 km',
    '24 km',
    '1013 hPa',
    '1,8 m',
    '63 %',
  ]);
  const imperial = weatherFormats('en-US', 'imperial');
  const american = [
    imperial.temperature(26.8),
    imperial.speed(18.4),
    imperial.rain(2.44),
    imperial.distance(24_140),
    imperial.pressure(1013.25),
    imperial.height(1.84),
  ];
  assert.deepEqual(american.map(plain), ['80°F', '11 mph', '0.1 in', '15 mi', '29.92 inHg', '6 ft']);
});

test('a full hour is short where hours count to twelve', () => {
  assert.equal(plain(weatherFormats('en-US', 'metric').hour('13:00')), '1 PM');
  assert.equal(plain(weatherFormats('en-GB', 'metric').hour('07:00')), '07:00');
  assert.equal(plain(weatherFormats('de', 'metric').hour('13:00')), '13:00');
});

test('the temperatures of several days are a range, of which equal ends are one', () => {
  const american = weatherFormats('en-US', 'imperial');
  assert.equal(plain(american.temperatures(18, 27.2)), '64–81°F');
  assert.equal(plain(american.temperatures(27, 27.1)), '81°F');
  assert.equal(plain(weatherFormats('de', 'metric').temperatures(-3, 4.4)), '-3 – 4 °C');
});

test('degrees stand with their sign, and a little below zero is no "-0"', () => {
  for (const locale of ['en', 'de', 'es', 'fr', 'he', 'it', 'pt-BR']) {
    const { degrees } = weatherFormats(locale, 'metric');
    assert.equal(plain(degrees(-0.3)), '0°', locale);
    assert.equal(plain(degrees(27.4)), '27°', locale);
  }
});
