import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import type { Structured } from '#extraction/model.ts';
import { readEvents } from './events.ts';

type EventRow = readonly [start: string, end: string | null, summary: string, location?: string];

/** Calls as "day place arrive-depart". */
function read(events: readonly EventRow[], language: Language = 'en'): string[] {
  const structured = events.map(([start, end, summary, location = '']): Structured => ({
    kind: 'event',
    start,
    end,
    summary,
    location,
    description: '',
  }));
  const document = { kind: 'calendar' as const, pages: [], structured, mail: null, is_ocr: false };
  const sheet = { lines: [], pages: [], document, languages: [language], issuers: [] };
  return readEvents(sheet).map(
    ({ value }) => `${value.date} ${value.port_name ?? ''} ${value.arrive ?? ''}-${value.depart ?? ''}`,
  );
}

test('the voyage as a whole and a flight are no calls', () => {
  const events: EventRow[] = [
    ['2027-03-12', '2027-03-19', 'Havila Castor: Bergen–Kirkenes', 'Bergen'],
    ['2027-03-12T20:30', '2027-03-12T20:30', 'Abfahrt ab Bergen', 'Bergen, Norwegen'],
    ['2027-03-13T09:45', '2027-03-13T20:00', 'Hafen Ålesund', 'Ålesund, Norwegen'],
    ['2027-03-18T09:00', '2027-03-18T09:00', 'Ankunft in Kirkenes', 'Kirkenes, Norwegen'],
    ['2027-03-18T13:45', '2027-03-18T15:55', 'Flug SK 4475 Kirkenes (KKN) – Oslo (OSL)', 'Kirkenes (KKN)'],
  ];
  assert.deepEqual(read(events, 'de'), [
    '2027-03-12 Bergen, Norwegen -20:30',
    '2027-03-13 Ålesund, Norwegen 09:45-20:00',
    '2027-03-18 Kirkenes, Norwegen 09:00-',
  ]);
});

test('a stay over night is two days', () =>
  assert.deepEqual(
    read([
      ['2027-06-05T17:00', '2027-06-05T17:00', 'Embarkation', 'Southampton'],
      ['2027-06-07T08:00', '2027-06-08T18:00', 'Port call', 'Lisbon, Portugal'],
      ['2027-06-10T07:00', '2027-06-10T07:00', 'Disembarkation', 'Southampton'],
    ]).slice(1, 3),
    ['2027-06-07 Lisbon, Portugal 08:00-', '2027-06-08 Lisbon, Portugal -18:00'],
  ));

test('times of an event of a whole day stand in its words', () =>
  assert.deepEqual(
    read([
      ['2027-06-05', '2027-06-06', 'Southampton, sails 17:00'],
      ['2027-06-06', '2027-06-07', 'Day 2: Cherbourg, 08:00 - 18:00'],
      ['2027-06-07', '2027-06-08', 'Southampton, arrives 06:30'],
    ]),
    ['2027-06-05 Southampton -17:00', '2027-06-06 Cherbourg 08:00-18:00', '2027-06-07 Southampton 06:30-'],
  ));
