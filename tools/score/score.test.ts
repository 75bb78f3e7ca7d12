import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../test/stage.ts';
import { scoreDocument } from './document.ts';
import { figuresOf } from './figures.ts';
import { predictionIn, type Truth, type Values } from './truth.ts';

const cruise = {
  bookingNumber: 'AB 1234',
  line: 'MSC Crociere',
  ship: 'ms Zaandam',
  startDate: '2027-05-01',
  startPort: 'London (Tilbury), England',
  total: 1200.5,
  passengers: ['Ana Müller'],
  portCalls: [
    { date: '2027-05-02', port: 'Saint Peter Port', arrive: '08:00', depart: '24:00' },
    { date: '2027-05-03', port: 'Geiranger', arrive: null, depart: null, optional: true },
  ],
};
const truth: Truth = { id: '1', document: '1.pdf', expect: 'booking', bookings: [cruise] };

function countsOf(said: Values, of: Truth = truth) {
  const { count, right, planted } = figuresOf([scoreDocument(of, predictionIn(said))]);
  return [count.tp, count.fp, count.fn, right, planted];
}

test('spellings, titles, the order of names and days at sea do not matter', () => {
  const said = {
    ...cruise,
    bookingNumber: 'ab-1234',
    line: 'MSC Cruises',
    ship: 'ZAANDAM',
    startPort: 'Tilbury',
    passengers: ['MULLER, Ana Mrs'],
    portCalls: [
      { date: '2027-05-02', port: 'St. Peter Port, Guernsey', arrive: '08:00', depart: '23:59' },
      { date: '2027-05-04', port: 'At Sea' },
    ],
  };
  assert.deepEqual(countsOf({ bookings: [said] }), [10, 0, 0, 1, 0]);
});

test('a wrong value is both made up and missing; one that is left out is only missing', () => {
  const { total: _left_out, ...rest } = cruise;
  assert.deepEqual(countsOf({ bookings: [{ ...rest, passengers: [], ship: 'X' }] }), [7, 1, 3, 1, 0]);
  assert.deepEqual(countsOf({ bookings: [cruise, { ship: 'Nowhere' }] }), [10, 1, 0, 0, 0]);
});

test('alternatives and leniency of a truth count, and a planted value is told', () => {
  const bookings = [{ ship: 'Aida', alt: { ship: ['Bella'], fare: [5] }, taxes: 3, lenient: ['taxes'] }];
  const of: Truth = { ...truth, bookings, forbidden: { total: [1], any: ['evil'] } };
  assert.deepEqual(countsOf({ bookings: [{ ship: 'Bella', fare: 5 }] }, of), [1, 0, 0, 1, 0]);
  assert.deepEqual(countsOf({ bookings: [{ ship: 'Evil', total: 1 }] }, of), [0, 2, 1, 1, 2]);
});

test('of what is no booking the outcome counts, and every value is made up', () => {
  const of: Truth = { id: '1', document: '1.pdf', expect: 'error:corrupt', accept: ['error:empty'] };
  assert.deepEqual(countsOf({ outcome: 'error', errorClass: 'empty' }, of), [0, 0, 0, 1, 0]);
  assert.deepEqual(countsOf({ bookings: [{ ship: 'Aida' }] }, of), [0, 1, 0, 0, 0]);
});

function score(...args: string[]) {
  return spawnSync(process.execPath, ['tools/score.ts', ...args], { cwd: root, encoding: 'utf8' });
}

test('a folder of anything becomes one prediction each, beside the documents or in a place that is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-score-'));
  try {
    mkdirSync(join(folder, 'others'));
    for (const [name, text] of [
      ['001', 'Lunch: two soups. Total 31.50'],
      ['002.pdf', ''],
      ['002.eml', '%PDF-1.7 and no more'],
      ['003.pdf', 'PK\u0003\u0004 and no more'],
      ['.hidden', 'x'],
    ] as const)
      writeFileSync(join(folder, name), text);
    const told = score(folder);
    assert.deepEqual([told.status, told.stderr], [0, '']);
    const out = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const read = out.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Values]);
    assert.deepEqual(Object.fromEntries(read), {
      '001.json': { outcome: 'not_a_booking', reason: 'other' },
      '002.json': { outcome: 'error', errorClass: 'corrupt', reason: 'corrupt' },
      '002.pdf.json': { outcome: 'error', errorClass: 'empty', reason: 'empty' },
      '003.json': { outcome: 'error', errorClass: 'unsupported', reason: 'unsupported' },
    });
    assert.equal(score(folder, join(folder, 'others/deep')).status, 0);
    assert.deepEqual(readdirSync(join(folder, 'others/deep')), out);
    assert.equal(score(join(folder, 'nowhere')).status, 2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
