import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { loyaltyNumbersOf } from './loyalty.ts';
import { guestsOf } from './people.ts';
import { sheetOf } from '../testing/sheets.ts';

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

test('a title may have a column of its own', () => {
  assert.deepEqual(guestNames('Sig.ra | Costanza Bellandi\nSig. | Ruggero Tommasini', 'it'), [
    'Costanza | Bellandi',
    'Ruggero | Tommasini',
  ]);
});

test('numbers before names and days of birth behind them are no part of them', () => {
  const text = `
Teilnehmer:
1. Wohlers, Annegret (w) *04.02.1959
2. Wohlers, Jens-Peter (m) *19.11.1956
`;
  assert.deepEqual(guestNames(text, 'de'), ['Annegret | Wohlers', 'Jens-Peter | Wohlers']);
  assert.deepEqual(guestNames('HÓSPEDES\n1) THAÍS MOREIRA - 14/03/1988\n2) RUI MOREIRA - 02/09/1985', 'pt'), [
    'THAÍS | MOREIRA',
    'RUI | MOREIRA',
  ]);
});

test('a shorter form of a name is not another guest', () => {
  assert.deepEqual(guestNames('Travelers: OKAFOR/HAROLD JAMES MR\nClient: Harold Okafor', 'en'), [
    'HAROLD JAMES | OKAFOR',
  ]);
});

test('"בן" within a name is no child', () => {
  assert.deepEqual(guestNames('שמות הנוסעים: אורית בן-עמי, דורון בן-עמי', 'he'), [
    'אורית | בן-עמי',
    'דורון | בן-עמי',
  ]);
});

test('below a customer stands an address, and nobody else', () => {
  const text = `
Customer
Mr Neville Strickland
17 Jacaranda Court
Toowoomba QLD

Guests | Neville Strickland, Coral Strickland
`;
  assert.deepEqual(guestNames(text, 'en'), ['Neville | Strickland', 'Coral | Strickland']);
});

test('behind the names of a client an address begins with the number of a house', () => {
  assert.deepEqual(
    guestNames('Client: Dr. Ada Fontanelle and Mr. Osric Fontanelle, 9 Mill Pond Rd, Cold Spring', 'en'),
    ['Ada | Fontanelle', 'Osric | Fontanelle'],
  );
});

test('before the comma of a list in capitals stands a family of two names', () => {
  const [guest] = [...guestNames('Pasajeros: MARTÍN OLIVARES, ROCÍO', 'es')];
  assert.equal(guest, 'ROCÍO | MARTÍN OLIVARES');
});

test('days of birth and numbers of members behind a comma are no part of a name', () => {
  const text = 'Teilnehmer:\n1 Wennemann, Ludger, geb. 08.05.1952, Treuekarte 551207';
  assert.deepEqual(guestNames(text, 'de'), ['Ludger | Wennemann']);
});

test('behind a title and a family name, a comma leads to the given one', () => {
  const text = `
Nr. | Name | Geburtsdatum
1 | Herr Wollschläger, Ekkehard | 19.02.1956
2 | Frau Wollschläger, Anna-Lena | 30.07.1958
`;
  assert.deepEqual(guestNames(`Reiseteilnehmer\n${text.trim()}`, 'de', 'en'), [
    'Ekkehard | Wollschläger',
    'Anna-Lena | Wollschläger',
  ]);
});

test('names of guests in columns go on in the next row of all', () => {
  const text = `
Guests
 | Guest 1 | Guest 2
Name | Mr. Gregory Paul | Mrs. Naomi Ruth
 | Almquist | Almquist
Citizenship | USA | USA
`;
  assert.deepEqual(guestNames(text, 'en'), ['Gregory Paul | Almquist', 'Naomi Ruth | Almquist']);
});

test('the heading behind the list of guests is nobody', () => {
  const text = `
 | Name | Date of birth
1 | MRS HELEN OAKSHOTT | 21/02/1961
Flights – British Airways, airline locator R7KQ2M
`;
  assert.deepEqual(guestNames(text, 'en'), ['HELEN | OAKSHOTT']);
});

test('in a table of guests the numbers of a club that nobody knows are those of its members', () => {
  const numbersOf = (head: string) => {
    const sheet = sheetOf(`
 | Name | Date of birth | ${head}
1 | MRS HELEN OAKSHOTT | 21/02/1961 | 4471902
2 | MR DAVID OAKSHOTT | 05/10/1959 | 4471903
`);
    return loyaltyNumbersOf(sheet, sheet.lines).map(({ value }) => value);
  };
  assert.deepEqual(numbersOf('SailorsLodge no.'), ['4471902', '4471903']);
  for (const paper of [
    'Passport no.',
    'ID card no.',
    'Ticket no.',
    'Document no.',
    'Driving licence no.',
    'National ID',
  ])
    assert.deepEqual(numbersOf(paper), [], paper);
});

test('what stands below whole names of guests in columns is not their family name', () => {
  for (const below of ['British | British', 'Platinum | Gold']) {
    const names = ['Gregory | Almquist', 'Naomi | Almquist'];
    const given = 'Mr. Gregory Almquist | Mrs. Naomi Almquist';
    assert.deepEqual(guestNames(`Guests\nGuest 1 | Guest 2\n${given}\n${below}`, 'en'), names);
    assert.deepEqual(guestNames(`Guests\n | Guest 1 | Guest 2\nName | ${given}\n | ${below}`, 'en'), names);
  }
});

test('a father and a son of his name who stand in one cell are two', () => {
  assert.deepEqual(guestNames('Guests: Mr Peter Smith, Mr John Peter Smith', 'en'), [
    'Peter | Smith',
    'John Peter | Smith',
  ]);
});

test('behind a title and one name, a comma may as well part two people', () => {
  assert.deepEqual(guestNames('Gäste: Herr Ludger, Petra Wennemann', 'de', 'en'), [
    'Ludger | Wennemann',
    'Petra | Wennemann',
  ]);
  assert.deepEqual(guestNames('Guests: Mrs Thompson, Child', 'en'), ['Thompson | null']);
});
