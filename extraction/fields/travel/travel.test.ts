import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '#extraction/model.ts';
import { linesOf, type Sheet } from '../document/sheet.ts';
import { flightsOf, lodgingOf } from './travel.ts';

type Cells = (readonly [x0: number, text: string])[];

function sheetOf(rows: readonly Cells[]): Sheet {
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
    pages: [{ number: 1, width: 600, height: 800, is_rtl: false, is_wrapped: false, rows: made }],
    structured: [],
    mail: null,
    is_ocr: false,
  };
  return { lines: linesOf(document), pages: document.pages, document, issuers: [], languages: ['en'] };
}

function flights(rows: readonly Cells[], start = '2027-07-21') {
  const sheet = sheetOf(rows);
  return flightsOf(sheet, sheet.lines, 'dmy', start).found.map(({ value }) => value);
}

function hotels(rows: readonly Cells[], start = '2027-05-16') {
  const sheet = sheetOf(rows);
  return lodgingOf(sheet, sheet.lines, 'dmy', start).found.map(({ value }) => value);
}

const emirates: Cells[] = [
  [[218, 'Flights (Emirates record T4MZ9K, Icelandair record L8QW2N)']],
  [
    [222, 'Mon 19 Jul 2027'],
    [324, 'EK 435'],
    [373, 'BNE 2035'],
    [439, 'DXB 0500 +1'],
    [522, '41A'],
  ],
  [
    [222, 'Sun 1 Aug 2027'],
    [324, 'FI 450'],
    [373, 'KEF 0740'],
    [439, 'LHR 1145'],
  ],
];

test('a flight has its airports, times of four digits, the day after and its seat', () => {
  const [flight] = flights(emirates);
  assert.deepEqual(
    [
      flight?.departure_airport,
      flight?.arrival_airport,
      flight?.departure_time,
      flight?.arrival_time,
      flight?.seat,
      flight?.kind,
    ],
    ['BNE', 'DXB', '2027-07-19T20:35', '2027-07-20T05:00', '41A', 'pre'],
  );
});

test('of several numbers over the flights each takes the one behind the name of its airline', () => {
  assert.deepEqual(
    flights(emirates).map(({ confirmation_number }) => confirmation_number),
    ['T4MZ9K', 'L8QW2N'],
  );
});

test('a flight after the start of the cruise is one home', () =>
  assert.equal(flights(emirates)[1]?.kind, 'post'));

test('a flight that lands in the morning left on the evening before', () => {
  const [flight] = flights([[[0, 'Flight LH 400, 3 May 2027, Boston (BOS) 21:50 - Frankfurt (FRA) 10:30']]]);
  assert.deepEqual([flight?.departure_time, flight?.arrival_time], ['2027-05-03T21:50', '2027-05-04T10:30']);
});

test('two flights in one row each have the day before them', () => {
  const found = flights([
    [
      [
        0,
        '02.05.2027 X3 2312 Kassel (KSF) 09:40 - Heraklion (HER) 14:05 09.05.2027 X3 2313 Heraklion (HER) 10:55 - Kassel (KSF) 13:30',
      ],
    ],
  ]);
  assert.deepEqual(
    found.map(({ departure_time, departure_airport }) => `${departure_time} ${departure_airport}`),
    ['2027-05-02T09:40 KSF', '2027-05-09T10:55 HER'],
  );
});

test('a number without an airline, airports or a word for flights is no flight', () => {
  assert.deepEqual(flights([[[0, 'Cabin BR 1204 on deck 12']], [[0, 'Reference QQ 4471']]]), []);
});

test('a hotel has its street, post code and town, its days and its number', () => {
  const [hotel] = hotels([
    [
      [
        40,
        'Hotel Balcó del Port, Carrer de la Marina 88, 08018 Barcelona. Check in 15/05/2027, check out 16/05/2027, 1 night',
      ],
    ],
    [[40, 'with breakfast. Confirmation HB-55120.']],
  ]);
  assert.deepEqual(hotel, {
    kind: 'pre',
    name: 'Hotel Balcó del Port',
    address: 'Carrer de la Marina 88',
    city: 'Barcelona',
    state: null,
    zipcode: '08018',
    check_in_date: '2027-05-15',
    check_out_date: '2027-05-16',
    confirmation_number: 'HB-55120',
  });
});

test('an American address has a state', () => {
  const [hotel] = hotels([
    [[312, 'HOTEL AFTER YOUR VOYAGE']],
    [[312, 'The Larkmount Row Hotel, 27 West 91st Street, New York,']],
    [[312, 'NY 10024']],
    [[312, 'Check in 20/05/2027, check out 22/05/2027, one double']],
  ]);
  assert.deepEqual(
    [hotel?.kind, hotel?.name, hotel?.city, hotel?.state, hotel?.zipcode],
    ['post', 'The Larkmount Row Hotel', 'New York', 'NY', '10024'],
  );
});

test('the number of nights tells when a stay ends', () => {
  const [hotel] = hotels([[[0, 'Alvear Palace Hotel, Buenos Aires, from 12/05/2027, 3 nights']]]);
  assert.deepEqual([hotel?.city, hotel?.check_out_date], ['Buenos Aires', '2027-05-15']);
});

test('a row of the price is no hotel', () => {
  assert.deepEqual(
    hotels([
      [
        [0, 'Hotel Bergen'],
        [500, '238.00'],
      ],
      [
        [0, 'Deposit received on 12/10/2026'],
        [500, '1,426.20'],
      ],
      [
        [0, 'Balance by 17/02/2027'],
        [500, '3,327.80'],
      ],
    ]),
    [],
  );
});

test('flights under one heading share its day', () => {
  const found = flights([
    [[36, 'AIR — Friday, June 4, 2027']],
    [
      [35, 'Alaska Airlines'],
      [143, 'Flight: AS 2264'],
    ],
    [
      [35, 'From: Boise (BOI)'],
      [143, '10:05 AM'],
      [229, 'To: Seattle (SEA)'],
      [344, '10:42 AM'],
    ],
    [
      [35, 'Alaska Airlines'],
      [143, 'Flight: AS 2308'],
    ],
    [
      [35, 'From: Seattle (SEA)'],
      [143, '12:50 PM'],
      [229, 'To: Vancouver (YVR)'],
      [344, '1:49 PM'],
    ],
  ]);
  assert.deepEqual(
    found.map(({ departure_time }) => departure_time),
    ['2027-06-04T10:05', '2027-06-04T12:50'],
  );
});

test('a flight of which a sentence gives neither day nor airport is none', () =>
  assert.deepEqual(flights([[[0, 'The flight home (TP 1035, at 1 pm) I buy myself']]]), []));

test('whose code it is may stand between its word and it', () => {
  const [flight] = flights([
    [[0, 'SK 602, 19/03/2027, Zürich (ZRH) 09:55 - Bergen (BGO) 11:40']],
    [[0, 'Record locator of the airline company: QZ7LMD']],
  ]);
  assert.equal(flight?.confirmation_number, 'QZ7LMD');
});

test('under a heading for hotels the first row is a name, though no word says so', () => {
  const [hotel] = hotels(
    [
      [[35, 'HOTEL — Friday, June 4, 2027']],
      [
        [35, 'Pan Pacific Vancouver'],
        [309, 'Check In: 04/06/2027'],
        [460, '1 Room, 1 Night'],
      ],
      [
        [35, '300-999 Canada Place'],
        [309, 'Check Out: 05/06/2027'],
      ],
      [
        [35, 'Vancouver, BC V6C 3B5'],
        [309, 'Confirmation: PP-77301'],
      ],
    ],
    '2027-06-05',
  );
  assert.deepEqual(hotel, {
    kind: 'pre',
    name: 'Pan Pacific Vancouver',
    address: '300-999 Canada Place',
    city: 'Vancouver',
    state: 'BC',
    zipcode: 'V6C 3B5',
    check_in_date: '2027-06-04',
    check_out_date: '2027-06-05',
    confirmation_number: 'PP-77301',
  });
});

test('two stays under headings of their own are two, each with its address', () => {
  const found = hotels(
    [
      [[56, 'Pre-cruise: Barcelona, 1 night']],
      [[56, 'H10 Madison']],
      [[56, 'Carrer del Dr. Joaquim Pou 2, 08002 Barcelona Check-in 08/05/2027 Check-out 09/05/2027']],
      [[56, 'Post-cruise: Lisbon, 2 nights']],
      [[56, 'Tivoli Avenida Liberdade']],
      [[56, 'Avenida da Liberdade 185, 1269-050 Lisbon']],
      [[56, 'Check-in 16/05/2027 Check-out 18/05/2027']],
    ],
    '2027-05-09',
  );
  assert.deepEqual(
    found.map(({ name, address, zipcode, city }) => [name, address, zipcode, city]),
    [
      ['H10 Madison', 'Carrer del Dr. Joaquim Pou 2', '08002', 'Barcelona'],
      ['Tivoli Avenida Liberdade', 'Avenida da Liberdade 185', '1269-050', 'Lisbon'],
    ],
  );
});

test('words before the name are no part of it', () => {
  const [hotel] = hotels([
    [
      [
        57,
        'Nuit pré-croisière : Hôtel Pasino Le Havre, Place Jules Ferry, 76600 Le Havre – arrivée le 21/05/2027, départ le 22/05/2027',
      ],
    ],
  ]);
  assert.deepEqual(
    [hotel?.name, hotel?.address, hotel?.city],
    ['Hôtel Pasino Le Havre', 'Place Jules Ferry', 'Le Havre'],
  );
});

test('the number of a flight may stand behind the name of its airline', () => {
  const [flight] = flights([
    [
      [
        0,
        '10/07/2027 Delta Air Lines 1432 Atlanta, GA (ATL) to Miami, FL (MIA) Departs 7:05 AM Arrives 9:01 AM',
      ],
    ],
  ]);
  assert.deepEqual(
    [flight?.airline, flight?.flight_number, flight?.departure_airport, flight?.departure_time],
    ['Delta Air Lines', 'DL 1432', 'ATL', '2027-07-10T07:05'],
  );
});

test('a number of one digit is one behind its airline only', () => {
  const rows = (number: string): Cells[] => [
    [[0, `Flight ${number}`]],
    [[0, '10/07/2027']],
    [[0, 'London Heathrow (LHR) 11:30']],
    [[0, 'Miami (MIA) 16:05']],
  ];
  assert.equal(flights(rows('Virgin Atlantic VS5'))[0]?.arrival_airport, 'MIA');
  assert.deepEqual(flights(rows('VS5')), []);
});

test('airports without codes are named as printed, where just two are', () => {
  const [flight] = flights([
    [
      [
        0,
        'Flight DE 1235 on 18/07/2027 from Palma de Mallorca to Hamburg, departs 21:30, arrives 00:10 (+1)',
      ],
    ],
  ]);
  assert.deepEqual(
    [flight?.departure_airport, flight?.arrival_airport, flight?.arrival_time],
    ['Palma de Mallorca', 'Hamburg', '2027-07-19T00:10'],
  );
});

test('a seat in the sixth row is that of the flight', () => {
  const [flight] = flights([
    [[0, 'Flight: DL1432']],
    [[0, 'From: ATL Atlanta']],
    [[0, 'To: MIA Miami']],
    [[0, 'Depart: 10/06/2027 7:05 AM']],
    [[0, 'Arrive: 10/06/2027 9:01 AM']],
    [[0, 'Seat: 12C']],
  ]);
  assert.equal(flight?.seat, '12C');
});

test('labels of a stay are no part of it, and nights tell what is a hotel', () => {
  const [ritz] = hotels([
    [[0, 'Hotel name: The Ritz London']],
    [[0, 'Address: 150 Piccadilly, London W1J 9BR']],
    [[0, 'Check-in: 11/05/2027']],
    [[0, 'Check-out: 12/05/2027']],
  ]);
  assert.deepEqual([ritz?.name, ritz?.address, ritz?.city], ['The Ritz London', '150 Piccadilly', 'London']);
  const [kiel] = hotels([
    [[0, 'Pre-cruise hotel: Aparta Kiel, Kaistraße 1, 24103 Kiel, 11/05/2027 - 12/05/2027, 1 night']],
  ]);
  assert.deepEqual([kiel?.name, kiel?.zipcode], ['Aparta Kiel', '24103']);
});
