import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import type { Row } from '#extraction/model.ts';
import { daysOfCalls, itinerariesOf } from './itinerary.ts';
import { linesOf } from '../document/sheet.ts';

type Cells = readonly (readonly [x0: number, text: string])[];

/** Rows with their block and their height on the page. */
type PlacedRow = readonly [block: number, y0: number, cells: Cells];

/** Calls as "day place arrive-depart", of the first itinerary. */
function read(language: Language, rows: readonly PlacedRow[], start: string): string[] {
  const made = rows.map(([block, y0, cells]): Row => ({
    block,
    table: null,
    y0,
    y1: y0 + 10,
    size: 10,
    cells: cells.map(([x0, text]) => ({
      text,
      x0,
      x1: x0 + text.length * 5,
      confidence: 1,
      is_bold: false,
    })),
  }));
  const document = {
    kind: 'pdf' as const,
    pages: [{ number: 1, width: 600, height: 800, is_rtl: language === 'he', is_wrapped: true, rows: made }],
    structured: [],
    mail: null,
    is_ocr: false,
  };
  const sheet = {
    lines: linesOf(document),
    pages: document.pages,
    document,
    languages: language === 'en' ? (['en'] as const) : ([language, 'en'] as const),
    issuers: [],
  };
  const [run] = itinerariesOf(sheet, 'dmy');
  const days = daysOfCalls(run?.calls ?? [], start);
  return (run?.calls ?? []).map(
    (call, index) =>
      `${days[index] ?? '?'} ${call.is_sea ? 'at sea' : call.place} ${call.arrive ?? ''}-${call.depart ?? ''}`,
  );
}

const inOneBlock = (rows: readonly Cells[]): PlacedRow[] => rows.map((cells, at) => [0, at * 12, cells]);

test('places and times in another column of the page belong to the days at their height', () => {
  const rows: PlacedRow[] = [
    [0, 0, [[46, 'Tag']]],
    [0, 12, [[46, 'Sa, 17.04.2027']]],
    [0, 24, [[46, 'So, 18.04.2027']]],
    [0, 36, [[46, 'Mo, 19.04.2027']]],
    [
      1,
      0,
      [
        [218, 'Hafen'],
        [389, 'Ankunft'],
        [476, 'Abfahrt'],
      ],
    ],
    [
      1,
      12,
      [
        [218, 'Palma de Mallorca'],
        [476, '22:00'],
      ],
    ],
    [1, 24, [[218, 'Erholung auf See']]],
    [
      1,
      36,
      [
        [218, 'Barcelona'],
        [389, '05:30'],
      ],
    ],
  ];
  assert.deepEqual(read('de', rows, '2027-04-17'), [
    '2027-04-17 Palma de Mallorca -22:00',
    '2027-04-18 at sea -',
    '2027-04-19 Barcelona 05:30-',
  ]);
});

test('times in another column belong to the place at their height, amounts behind them to nobody', () => {
  const rows: PlacedRow[] = [
    [0, 0, [[45, 'Fri 15-Jan-27 Sydney, Australia']]],
    [0, 12, [[45, 'Sat 16-Jan-27 At Sea']]],
    [0, 24, [[45, 'Sun 17-Jan-27 Hobart, Tasmania']]],
    [
      1,
      0,
      [
        [300, 'dep 6:00pm'],
        [400, 'Cruise fare'],
        [520, '$5,398.00'],
      ],
    ],
    [1, 24, [[300, 'arr 6:00am']]],
  ];
  assert.deepEqual(read('en', rows, '2027-01-15'), [
    '2027-01-15 Sydney, Australia -18:00',
    '2027-01-16 at sea -',
    '2027-01-17 Hobart, Tasmania 06:00-',
  ]);
});

test('rows of another column do not end an itinerary', () => {
  const other = (at: number): PlacedRow => [1, at, [[400, 'Something else']]];
  const rows: PlacedRow[] = [
    [0, 0, [[45, 'Fri 15 Jan 2027 Sydney, dep 18:00']]],
    ...[2, 4, 6, 8, 10, 11].map(other),
    [0, 12, [[45, 'Sun 17 Jan 2027 Hobart, arr 08:00, dep 18:00']]],
    [0, 24, [[45, 'Tue 19 Jan 2027 Sydney, arr 08:00']]],
  ];
  assert.equal(read('en', rows, '2027-01-15').length, 3);
});

test('a full row that begins with a day does not go on in the next one', () => {
  const rows = inOneBlock([
    [[45, 'Mon 18-Jan-27 Milford Sound, New Zealand, arr 9:00am, dep 11:00am']],
    [[45, 'Tue 19-Jan-27 Dunedin (Port Chalmers), NZ, arr 8:00am, dep 6:00pm']],
    [[45, 'Wed 20-Jan-27 Auckland, New Zealand in the morning, arr 8:00am']],
  ]);
  assert.deepEqual(
    read('en', rows, '2027-01-18').map((call) => call.slice(0, 10)),
    ['2027-01-18', '2027-01-19', '2027-01-20'],
  );
});

test('the month stands where it begins', () => {
  const rows = inOneBlock([
    [
      [0, 'Sat 30 Jan'],
      [100, 'Miami'],
      [300, '16:00'],
    ],
    [
      [0, 'Sun 31'],
      [100, 'At sea'],
    ],
    [
      [0, 'Mon 1 Feb'],
      [100, 'Cozumel'],
      [200, '08:00'],
      [300, '17:00'],
    ],
    [
      [0, 'Tue 2'],
      [100, 'Miami'],
      [200, '07:00'],
    ],
  ]);
  assert.deepEqual(read('en', rows, '2027-01-30'), [
    '2027-01-30 Miami -16:00',
    '2027-01-31 at sea -',
    '2027-02-01 Cozumel 08:00-17:00',
    '2027-02-02 Miami 07:00-',
  ]);
});

test('Portuguese weekdays stand without their second word, and hours with a nought', () => {
  const rows = inOneBlock([
    [
      [0, 'domingo, 19-09'],
      [100, 'Lisboa'],
      [300, '18h'],
    ],
    [
      [0, 'segunda, 20-09'],
      [100, 'Portimão'],
      [200, '08h'],
      [300, '17h'],
    ],
    [
      [0, 'terça, 21-09'],
      [100, 'Cádis'],
      [200, '09h'],
    ],
  ]);
  assert.deepEqual(read('pt', rows, '2027-09-19'), [
    '2027-09-19 Lisboa -18:00',
    '2027-09-20 Portimão 08:00-17:00',
    '2027-09-21 Cádis 09:00-',
  ]);
});

test('a weekday of two Hebrew words before a date leads its row as one of a single word does', () => {
  const row = (weekday: string, day: string, place: string): Cells => [
    [500, weekday],
    [400, day],
    [300, place],
  ];
  const rows = inOneBlock([
    row('יום שישי', '07/05/2027', 'חיפה'),
    row('יום שבת', '08/05/2027', 'רודוס'),
    row('יום ראשון', '09/05/2027', 'חיפה'),
  ]);
  assert.equal(read('he', rows, '2027-05-07').length, 3);
});

test('a date of which the recognition lost the first dot is one', () => {
  const rows = inOneBlock([
    [
      [0, 'So. 02.05.'],
      [100, 'Heraklion'],
      [300, '22:00'],
    ],
    [
      [0, 'Do. 06 05.'],
      [100, 'Valletta'],
      [200, '08:00'],
      [300, '18:00'],
    ],
    [
      [0, 'So. 09.05.'],
      [100, 'Heraklion'],
      [200, '04:30'],
    ],
  ]);
  assert.equal(read('de', rows, '2027-05-02')[1], '2027-05-06 Valletta 08:00-18:00');
});
