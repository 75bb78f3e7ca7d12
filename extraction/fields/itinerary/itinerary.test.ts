import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import type { Row } from '#extraction/model.ts';
import type { DayOrder } from '#extraction/values/days.ts';
import { daysOfCalls, itinerariesOf } from './itinerary.ts';
import { linesOf, type Sheet } from '../document/sheet.ts';

type Cells = (readonly [x0: number, text: string])[];

function sheetOf(language: Language, rows: readonly Cells[], is_rtl = false): Sheet {
  const made = rows.map((cells, at): Row => ({
    block: 0,
    table: null,
    y0: at * 12,
    y1: at * 12 + 10,
    size: 10,
    cells: cells.map(([x0, text]) => ({ text, x0, x1: x0 + text.length * 5, confidence: 1, is_bold: false })),
  }));
  const document = {
    kind: 'pdf' as const,
    pages: [{ number: 1, width: 600, height: 800, is_rtl, is_wrapped: false, rows: made }],
    structured: [],
    mail: null,
    is_ocr: false,
  };
  return {
    lines: linesOf(document),
    pages: document.pages,
    document,
    languages: language === 'en' ? ['en'] : [language, 'en'],
    issuers: [],
  };
}

/** Calls as "day place arrive-depart", of the first itinerary. */
function read(
  language: Language,
  rows: readonly Cells[],
  start: string | null,
  order: DayOrder = 'dmy',
): string[] {
  const [run] = itinerariesOf(sheetOf(language, rows), order);
  const days = daysOfCalls(run?.calls ?? [], start);
  return (run?.calls ?? []).map(
    (call, index) =>
      `${days[index] ?? '?'} ${call.is_sea ? 'at sea' : call.place} ${call.arrive ?? ''}-${call.depart ?? ''}`,
  );
}

test('two tables side by side are one itinerary in the order of its days', () => {
  const rows: Cells[] = [
    [
      [36, 'Date'],
      [77, 'Port of Call'],
      [229, 'Arrive'],
      [264, 'Depart'],
      [315, 'Date'],
      [355, 'Port of Call'],
      [507, 'Arrive'],
      [542, 'Depart'],
    ],
    [
      [36, '07 MAR FORT LAUDERDALE, FLORIDA'],
      [264, '04:30p'],
      [314, '09 MAR COZUMEL, MEXICO'],
      [507, '07:00a'],
      [542, '04:00p'],
    ],
    [
      [36, '08 MAR CRUISING'],
      [314, '10 MAR FORT LAUDERDALE, FLORIDA'],
      [507, '06:00a'],
    ],
  ];
  assert.deepEqual(read('en', rows, '2027-03-07'), [
    '2027-03-07 FORT LAUDERDALE, FLORIDA -16:30',
    '2027-03-08 at sea -',
    '2027-03-09 COZUMEL, MEXICO 07:00-16:00',
    '2027-03-10 FORT LAUDERDALE, FLORIDA 06:00-',
  ]);
});

test('a Tuesday in Spanish is no day in March', () => {
  const rows: Cells[] = [
    [
      [40, 'lun 17/05'],
      [150, 'Barcelona'],
      [490, '18.00'],
    ],
    [
      [40, 'mar 18/05'],
      [150, 'Marsella'],
      [400, '09.00'],
      [490, '17.30'],
    ],
    [
      [40, 'mié 19/05'],
      [150, 'Barcelona'],
      [400, '08.10'],
    ],
  ];
  assert.deepEqual(read('es', rows, '2027-05-17'), [
    '2027-05-17 Barcelona -18:00',
    '2027-05-18 Marsella 09:00-17:30',
    '2027-05-19 Barcelona 08:10-',
  ]);
});

test('a weekday with the day of the month is counted on from the start, over the end of a month', () => {
  const rows: Cells[] = [
    [
      [0, 'ven 30'],
      [54, 'Genova - partenza ore 18:00'],
    ],
    [
      [0, 'sab 31'],
      [54, 'Napoli - arrivo 13:00, partenza 20:00'],
    ],
    [
      [0, 'dom 1'],
      [54, 'in navigazione'],
    ],
    [
      [0, 'lun 2'],
      [54, 'Genova - arrivo ore 7:00'],
    ],
  ];
  assert.deepEqual(read('it', rows, '2027-07-30'), [
    '2027-07-30 Genova -18:00',
    '2027-07-31 Napoli 13:00-20:00',
    '2027-08-01 at sea -',
    '2027-08-02 Genova 07:00-',
  ]);
});

test('days that are only numbered begin with the start of the cruise', () => {
  const rows: Cells[] = [
    [
      [50, '1°'],
      [100, 'Santos'],
      [210, '-'],
      [320, '17.00'],
    ],
    [
      [50, '2°'],
      [100, 'Ilhabela'],
      [210, '08.00'],
      [320, '18.00'],
    ],
    [
      [50, '3°'],
      [100, 'Santos'],
      [210, '07.30'],
      [320, '-'],
    ],
  ];
  assert.deepEqual(read('pt', rows, '2027-02-13'), [
    '2027-02-13 Santos -17:00',
    '2027-02-14 Ilhabela 08:00-18:00',
    '2027-02-15 Santos 07:30-',
  ]);
});

test('"1. Tag" numbers a day as "Tag 1" does', () => {
  const rows: Cells[] = [
    [[50, '1. Tag: Hamburg, ab 18:00']],
    [[50, '2. Tag: Auf See']],
    [[50, '3. Tag: Oslo, an 08:00']],
  ];
  assert.deepEqual(read('de', rows, '2027-05-01'), [
    '2027-05-01 Hamburg -18:00',
    '2027-05-02 at sea -',
    '2027-05-03 Oslo 08:00-',
  ]);
});

test('a row without a day is another port of the same day', () => {
  const rows: Cells[] = [
    [
      [56, 'Tag'],
      [112, 'Hafen'],
      [181, 'an'],
      [220, 'ab'],
    ],
    [
      [56, 'Sa 20.03.'],
      [112, 'Bergen'],
      [220, '20:30'],
    ],
    [
      [56, 'So 21.03.'],
      [112, 'Måløy'],
      [181, '04:00'],
      [220, '04:15'],
    ],
    [
      [112, 'Ålesund'],
      [181, '09:45'],
      [220, '10:30'],
    ],
    [
      [56, 'Mo 22.03.'],
      [112, 'Trondheim'],
      [181, '09:45'],
    ],
  ];
  assert.deepEqual(read('de', rows, '2027-03-20'), [
    '2027-03-20 Bergen -20:30',
    '2027-03-21 Måløy 04:00-04:15',
    '2027-03-21 Ålesund 09:45-10:30',
    '2027-03-22 Trondheim 09:45-',
  ]);
});

test('times in the row below belong to the call above', () => {
  const rows: Cells[] = [
    [
      [0, 'Sun, Jan 10'],
      [100, 'Miami, Florida'],
    ],
    [[100, 'Sets sail 6 pm']],
    [
      [0, 'Mon, Jan 11'],
      [100, 'A day at sea'],
    ],
    [
      [0, 'Tue, Jan 12'],
      [100, 'Cozumel, Mexico'],
    ],
    [[100, 'Ashore 9 am · Onboard by 8:30 pm']],
    [
      [0, 'Wed, Jan 13'],
      [100, 'Miami, Florida'],
    ],
    [[100, 'Docks 6:30 am']],
  ];
  assert.deepEqual(read('en', rows, '2027-01-10', 'mdy'), [
    '2027-01-10 Miami, Florida -18:00',
    '2027-01-11 at sea -',
    '2027-01-12 Cozumel, Mexico 09:00-20:30',
    '2027-01-13 Miami, Florida 06:30-',
  ]);
});

test('when guests may come on board is not when the ship leaves', () => {
  const rows: Cells[] = [
    [[57, '3 de maio: Porto, embarque a partir das 17h00.']],
    [[57, '4 de maio: Porto, partida às 13h00.']],
    [[57, '5 de maio: Régua, chegada às 8h30, partida às 14h00.']],
  ];
  assert.deepEqual(read('pt', rows, '2027-05-03'), [
    '2027-05-03 Porto -',
    '2027-05-04 Porto -13:00',
    '2027-05-05 Régua 08:30-14:00',
  ]);
});

test('a column of payments beside the days takes nothing from them', () => {
  const rows: Cells[] = [
    [
      [45, 'Sun 9 May'],
      [166, 'Southampton, depart 5.00pm'],
      [312, '18/09/2026 bank transfer'],
      [510, '£1,000.00'],
    ],
    [
      [45, 'Mon 10 May'],
      [259, 'At sea'],
      [312, 'Balance'],
      [510, '£2,193.00'],
    ],
    [
      [45, 'Tue 11 May'],
      [184, 'Cherbourg, arrive 6.30am'],
    ],
  ];
  assert.deepEqual(read('en', rows, '2027-05-09'), [
    '2027-05-09 Southampton -17:00',
    '2027-05-10 at sea -',
    '2027-05-11 Cherbourg 06:30-',
  ]);
});

test('weekdays tell the year, whatever another date of the document says', () => {
  const rows: Cells[] = [
    [
      [0, 'Sun, Jan 10'],
      [100, 'Miami, Florida'],
      [300, '18:00'],
    ],
    [
      [0, 'Tue, Jan 12'],
      [100, 'Cozumel, Mexico'],
      [200, '09:00'],
      [300, '20:00'],
    ],
    [
      [0, 'Wed, Jan 13'],
      [100, 'Miami, Florida'],
      [200, '06:00'],
    ],
  ];
  assert.equal(read('en', rows, '2031-03-03', 'mdy')[0], '2027-01-10 Miami, Florida -18:00');
});

test('days go on from December to January', () => {
  const rows: Cells[] = [
    [
      [0, '30 Dec'],
      [100, 'Barbados'],
      [300, '22:00'],
    ],
    [
      [0, '31 Dec'],
      [100, 'At sea'],
    ],
    [
      [0, '1 Jan'],
      [100, 'Barbados'],
      [200, '06:00'],
    ],
  ];
  assert.deepEqual(read('en', rows, '2026-12-30'), [
    '2026-12-30 Barbados -22:00',
    '2026-12-31 at sea -',
    '2027-01-01 Barbados 06:00-',
  ]);
});

test('a night in port has its arrival on one day and its departure on the next', () => {
  const rows: Cells[] = [
    [
      [20, '10.04.2027'],
      [92, 'Köln'],
      [207, '17:00'],
    ],
    [
      [20, '11.04.2027'],
      [92, 'Amsterdam'],
      [160, '13:00'],
    ],
    [
      [20, '12.04.2027'],
      [92, 'Amsterdam'],
      [207, '19:00'],
    ],
    [
      [20, '13.04.2027'],
      [92, 'Rotterdam'],
      [160, '07:00'],
      [207, '18:00'],
    ],
    [
      [20, '14.04.2027'],
      [92, 'Köln'],
      [160, '07:00'],
    ],
  ];
  assert.deepEqual(read('de', rows, null).slice(1, 3), [
    '2027-04-11 Amsterdam 13:00-',
    '2027-04-12 Amsterdam -19:00',
  ]);
});

test('rows of flights and of payments are no itinerary', () => {
  const rows: Cells[] = [
    [
      [0, '19.03.2027'],
      [100, 'SK 602'],
      [180, 'Zürich ZRH'],
      [260, '09:55'],
      [300, 'Bergen BGO'],
      [400, '11:40'],
    ],
    [
      [0, '26.03.2027'],
      [100, 'LX 1217'],
      [180, 'Oslo OSL'],
      [260, '17:10'],
      [300, 'Zürich ZRH'],
      [400, '19:35'],
    ],
    [
      [0, '01.02.2027'],
      [100, 'Anzahlung'],
      [400, '500,00 €'],
    ],
    [
      [0, '01.03.2027'],
      [100, 'Restzahlung'],
      [400, '900,00 €'],
    ],
  ];
  assert.deepEqual(itinerariesOf(sheetOf('de', rows), 'dmy'), []);
});
