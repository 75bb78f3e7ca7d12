import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { agencyOf } from './agency.ts';
import { cabinOf } from './cabin.ts';
import { loyaltyNumbersOf } from './loyalty.ts';
import { portOf } from './port-names.ts';
import { sheetOf } from './testing/sheets.ts';

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
