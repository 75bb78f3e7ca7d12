import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { guestsOf } from './people.ts';
import { sheetOf } from './testing/sheets.ts';

function guestNames(text: string, ...languages: Language[]): string[] {
  const sheet = sheetOf(text, languages);
  return guestsOf(sheet, sheet.lines, new Set()).map(
    ({ value }) => `${value.first_name} | ${value.last_name}`,
  );
}

test('a stroke with white around it parts the two halves of a name', () => {
  assert.deepEqual(guestNames('Passagers : GINGRAS / THIBAULT M. – LACASSE / ÉLODIE MME', 'fr', 'en'), [
    'THIBAULT | GINGRAS',
    'ÉLODIE | LACASSE',
  ]);
});

test('a stroke between two whole names parts two people', () => {
  assert.deepEqual(guestNames('Guests: Anna Meier / Bernd Meier', 'en'), ['Anna | Meier', 'Bernd | Meier']);
});

test('over the columns of prices stand the family names, and below them the given ones', () => {
  const text = `
Voce | LORUSSO | DE GENNARO | Totale
 | Cosimo | Mariangela |
Quota di partecipazione | 1.090,00 | 1.090,00 | 2.180,00
`;
  assert.deepEqual(guestNames(text, 'it', 'en'), ['Cosimo | LORUSSO', 'Mariangela | DE GENNARO']);
});

test('rows of words over prices that are no names are no people', () => {
  const text = `
Voce | Adulto | Bambino | Totale
 | Balcone | Interna |
Quota di partecipazione | 1.090,00 | 1.090,00 | 2.180,00
`;
  assert.deepEqual(guestNames(text, 'it', 'en'), []);
});

test('a heading that says where the names are from is no name', () => {
  assert.deepEqual(guestNames('שם כמופיע בדרכון\nALMOG / SHIRA MRS\nALMOG / NADAV MR', 'he', 'en'), [
    'SHIRA | ALMOG',
    'NADAV | ALMOG',
  ]);
});

test('numbered rows below a heading hold the names wherever they stand', () => {
  const text = `
Guests | | |
1 | | | Galit Amsalem
2 | | | Yoram Amsalem
`;
  assert.deepEqual(guestNames(text, 'en'), ['Galit | Amsalem', 'Yoram | Amsalem']);
});
