import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { currencyOfAll } from './currency.ts';
import { chargesOf } from './money-roles.ts';
import { settle } from './settle.ts';
import { sheetOf } from './testing/sheets.ts';

const chargesIn = (text: string, ...languages: Language[]) => {
  const sheet = sheetOf(text, languages);
  return chargesOf(sheet, sheet.lines, 'dmy');
};
const rolesIn = (text: string, ...languages: Language[]) =>
  chargesIn(text, ...languages).map(({ role, amount }) => `${role} ${amount.toString()}`);

test('the total of a cruise is no fare, and that of the taxes is theirs', () => {
  deepEqual(rolesIn('Total for this cruise | $5,668.20\nTotal taxes | $486.20', 'en'), [
    'total 5668.2',
    'taxes 486.2',
  ]);
});

test('the day behind a payment is read with its points, and the next row begins anew', () => {
  const charges = chargesIn(
    'Anzahlung 487,60 EUR erhalten am 02.10.2026\nRestzahlung 1.950,40 EUR bis 26.01.2027',
    'de',
    'en',
  );
  deepEqual(
    charges.map(({ days }) => days),
    [['2026-10-02'], ['2027-01-26']],
  );
});

test('in a narrow column the day of a payment stands above it', () => {
  const [charge] = chargesIn('Entregas a cuenta\nTransferencia 07/09/2026\n600,00 €', 'es', 'en');
  deepEqual(charge?.days, ['2026-09-07']);
});

test('what is more than half of a sum is the fare where nothing is called so', () => {
  const money = settle(
    chargesIn(
      'Cabine dupla – 2 adultos | R$ 7.780,00\nTaxas portuárias | R$ 972,80\nValor total | R$ 8.752,80',
      'pt',
      'en',
    ),
    null,
  );
  equal(money.fare?.value, '7780.00');
});

test('the currency of an extra that is given is not that of the bill', () => {
  const text = `
Cost (GBP)
Cruise fare, 2 guests | 2,998.00
Coach transfer | 84.00
Total price | 3,082.00

On-board credit: USD 70.00 per guest
`;
  const sheet = sheetOf(text);
  equal(currencyOfAll(sheet, chargesOf(sheet, sheet.lines, 'dmy'))?.value, 'GBP');
});

test('an extra in a column of its own is called what stands over it, and a fare without a name is no extra', () => {
  const addonsOf = (text: string, ...languages: Language[]) =>
    settle(chargesIn(text, ...languages), null).addons.map(({ value }) => value.description);
  const columns = `
Guest | Cruise Rate | Taxes | Vacation Protection | Total
1 | 1,129.00 | 168.27 | 109.00 | 1,406.27
2 | 1,129.00 | 168.27 | 109.00 | 1,406.27
TOTAL | 2,258.00 | 336.54 | 218.00 | 2,812.54
`;
  deepEqual(addonsOf(columns, 'en'), ['Vacation Protection']);
  const nameless = 'Cabine dupla – 2 adultos | R$ 7.780,00\nGorjetas | R$ 200,00\nValor total | R$ 7.980,00';
  deepEqual(addonsOf(nameless, 'pt', 'en'), ['Gorjetas']);
});
