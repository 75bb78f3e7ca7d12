import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '#domain/languages.ts';
import { formatsIn } from '#web/lib/formats.ts';
import { parseTime } from './time-input.ts';

test('a time is read as people type it', () => {
  const cases: [string, string | undefined][] = [
    ['8', '08:00'],
    ['08', '08:00'],
    ['0800', '08:00'],
    ['800', '08:00'],
    ['8:00', '08:00'],
    ['8.30', '08:30'],
    ['8 am', '08:00'],
    ['8AM', '08:00'],
    ['8p', '20:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['5:30 p.m.', '17:30'],
    ['05:30\u202fp.\u00a0m.', '17:30'],
    ['17h30', '17:30'],
    ['17h', '17:00'],
    ['17 Uhr', '17:00'],
    [' 0 ', '00:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['13 pm', undefined],
    ['0 am', undefined],
    ['8:60', undefined],
    ['8:0', undefined],
    ['12345', undefined],
    ['-8', undefined],
    ['noonish', undefined],
    ['', undefined],
  ];
  for (const [text, time] of cases) assert.equal(parseTime(text), time, text);
});

test('five after eight is in the afternoon, unless the morning was said', () => {
  assert.equal(parseTime('5', { after: '08:00' }), '17:00');
  assert.equal(parseTime('430', { after: '08:00' }), '16:30');
  assert.equal(parseTime('9', { after: '08:00' }), '09:00');
  assert.equal(parseTime('05:00', { after: '08:00' }), '05:00');
  assert.equal(parseTime('5 am', { after: '08:00' }), '05:00');
  assert.equal(parseTime('5', { after: '18:00' }), '05:00', 'neither comes after it');
  assert.equal(parseTime('12', { after: '13:00' }), '12:00');
});

test('a formatted time is read back as the same time, in every language', () => {
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  for (const locale of [...languages, 'en-US', 'en-GB', 'en-IN', 'es-MX', 'fr-CA', 'pt-BR']) {
    const formats = formatsIn(locale);
    fc.assert(fc.property(times, (time) => assert.equal(parseTime(formats.time(time)), time, locale)));
  }
});
