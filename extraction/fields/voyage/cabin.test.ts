import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { agencyOf } from './agency.ts';
import { cabinOf } from './cabin.ts';
import { loyaltyNumbersOf } from '../people/loyalty.ts';
import { portOf } from './port-names.ts';
import { linesOf } from '../document/sheet.ts';
import { sheetOf } from '../testing/sheets.ts';

function cabinIn(text: string, ...languages: Language[]): (string | undefined)[] {
  const sheet = sheetOf(text, languages);
  const { stateroom, category } = cabinOf(sheet, sheet.lines);
  return [stateroom?.value, category?.value];
}

test('the number of a cabin may stand behind what it is', () => {
  assert.deepEqual(cabinIn('Cabine: Externa Clássica, nº 6218, deck 6', 'pt', 'en'), [
    '6218',
    'Externa Clássica',
  ]);
});

test('two letters apart from a number are those of the category', () => {
  assert.deepEqual(cabinIn('Stateroom: VA 5104 (Verandah)', 'en'), ['5104', 'VA Verandah']);
  assert.deepEqual(cabinIn('Cabin: C614', 'en'), ['C614', undefined]);
});

test('words of a cabin and of a deck begin new facts in one cell', () => {
  assert.deepEqual(cabinIn('STATEROOM | 8058 CATEGORY 4D OCEAN VIEW BALCONY DECK 8', 'en'), [
    '8058',
    '4D OCEAN VIEW BALCONY',
  ]);
});

test('a cabin below its number, with no label of its own, is the category', () => {
  assert.deepEqual(cabinIn('CABIN | SAILORS\nC254 | Two\nThe Sea Terrace | Three', 'en'), [
    'C254',
    'The Sea Terrace',
  ]);
});

test('a port is read without the weekday behind it', () => {
  const sheet = sheetOf('Debarkation port: Lisbon, Portugal on Wednesday');
  assert.equal(portOf(sheet, sheet.lines, ['end_port', 'end'], 'to')?.value, 'Lisbon, Portugal');
});

test('several members of one programme stand behind its name', () => {
  const sheet = sheetOf('Mariner IDs: 770112233, 770112234');
  assert.deepEqual(
    loyaltyNumbersOf(sheet, sheet.lines).map(({ value }) => value),
    ['770112233', '770112234'],
  );
});

test('neither the clerk nor a fee is the agency that heads the page', () => {
  const text = `
Escales & Horizons
31, rue Mercière – 69002 Lyon
Tél. 04 65 71 20 33

Conseillère : Inès Barral
Frais d'agence | 75,00 €
`;
  const sheet = sheetOf(text, ['fr', 'en']);
  const { agent, phone } = agencyOf(sheet, sheet.lines, []);
  assert.deepEqual([agent?.value, phone?.value], ['Escales & Horizons', '04 65 71 20 33']);
});

test('the name of a cabin may stand before its number, with a code in brackets', () => {
  assert.deepEqual(cabinIn('Stateroom | Balcony (BB) 6104', 'en'), ['6104', 'Balcony (BB)']);
  assert.deepEqual(cabinIn('Your cabin: Sea Terrace, 9022A, deck 9', 'en'), ['9022A', 'Sea Terrace']);
});

test('what stands before the label of the number is the category, not what follows', () => {
  assert.deepEqual(
    cabinIn('1 Balkonkabine Flex (BK3), Kabine 10127, Deck 10, Premium Alles inklusive', 'de'),
    ['10127', 'Balkonkabine Flex (BK3)'],
  );
});

test('a suite of an office is no suite of a ship', () => {
  assert.deepEqual(cabinIn('4410 Harbor Pointe Blvd, Suite 12, Annapolis MD 21401', 'en'), [
    undefined,
    undefined,
  ]);
});

test('a code and its name in two cells are one category', () => {
  assert.deepEqual(cabinIn('Stateroom | 7033\nCategory | VH | Verandah Stateroom', 'en'), [
    '7033',
    'VH Verandah Stateroom',
  ]);
});

test('a port ends before the weekday of its day', () => {
  const port = (text: string) => {
    const sheet = sheetOf(text, ['es']);
    return portOf(sheet, sheet.lines, ['start'], 'from')?.value;
  };
  assert.equal(port('Salida: | Barcelona, domingo 6 de junio de 2027'), 'Barcelona');
  assert.equal(port('Salida: | Lloret de Mar 6 de junio de 2027'), 'Lloret de Mar');
});

test('the number of a booking is no telephone', () => {
  const phone = (text: string) => {
    const sheet = sheetOf(text, ['fr']);
    return agencyOf(sheet, sheet.lines, []).phone?.value;
  };
  assert.equal(phone('Votre réservation n° 7741-2093'), undefined);
  assert.equal(phone('Agence Cap TICO 50018824 · 416-555-0122'), '416-555-0122');
});

test('a cabin and its category stand in one cell under one label', () => {
  assert.deepEqual(
    cabinIn('Suite / Category | 326 / BS1 Balcony Suite, Deck 6\nFares from $3,199 per suite', 'en'),
    ['326', 'BS1 Balcony Suite'],
  );
  assert.deepEqual(cabinIn('Cabin | Balcony Stateroom (BDA), cabin 11632, deck 11 midship', 'en'), [
    '11632',
    'Balcony Stateroom (BDA)',
  ]);
});

test('a label that is broken over two rows is one', () => {
  const head = (text: string, y0: number) => ({
    block: 0,
    table: null,
    y0,
    y1: y0 + 8,
    size: 9,
    cells: text.split('|').map((cell, at) => ({
      text: cell.trim(),
      x0: at * 120,
      x1: at * 120 + 60,
      confidence: 1,
      is_bold: false,
    })),
  });
  const rows = [
    head('Cabin | B214', 50),
    head('Cabin | CD – Standard Twin', 70),
    head('grade', 81),
    head('Ship | Spirit', 100),
  ];
  const page = { number: 1, width: 600, height: 800, is_rtl: false, is_wrapped: false, rows };
  const document = { kind: 'pdf' as const, pages: [page], structured: [], mail: null, is_ocr: false };
  const sheet = {
    lines: linesOf(document),
    pages: [page],
    document,
    languages: ['en' as const],
    issuers: [],
  };
  assert.equal(sheet.lines[1]?.text, 'Cabin grade  CD – Standard Twin');
  assert.equal(cabinOf(sheet, sheet.lines).category?.value, 'CD – Standard Twin');
});

test('the letters of a club belong to the number behind them', () => {
  const sheet = sheetOf('River Heritage Club | RHC 7740231 (Merrin)', ['en']);
  assert.deepEqual(
    loyaltyNumbersOf(sheet, sheet.lines).map(({ value }) => value),
    ['RHC7740231'],
  );
});

test('a kind of cabin in its own words is no cabin, and a class of a train no category', () => {
  const text =
    '2-Bett-Kabine außen, Kat. L, Saturndeck, Kabine 3112 | 6.398,00\nBahnanreise 2. Klasse (Rail&Cruise) | 178,00';
  assert.deepEqual(cabinIn(text, 'de'), ['3112', '2-Bett-Kabine außen, Kat. L']);
});
