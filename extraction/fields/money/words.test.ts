import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { currencyOfAll } from './currency.ts';
import { finalPaymentOf, lastInstalment } from './final-payment.ts';
import { chargesOf } from './roles.ts';
import { chooseMoney } from './settle.ts';
import { sheetOf } from '../testing/sheets.ts';

const chargesIn = (text: string, ...languages: Language[]) => {
  const sheet = sheetOf(text, languages);
  return chargesOf(sheet, sheet.lines, 'dmy');
};
const rolesIn = (text: string, ...languages: Language[]) =>
  chargesIn(text, ...languages).map(({ role, amount }) => `${role} ${amount.toString()}`);

test('the words of an amount have its label once, in its cell or beside it', () => {
  const charges = chargesIn(
    'Price 2,598.00 EUR\nDeposit paid 03/05/2026: 370.00 EUR\nBalance due 01/01/2027 2,228.00 EUR',
    'en',
  );
  const { total, payments, balance } = chooseMoney(charges, null);
  deepEqual(
    [total, ...payments, balance, finalPaymentOf(charges)].map((found) => found?.words),
    [
      'Price 2,598.00 EUR',
      'Deposit paid 03/05/2026: 370.00 EUR',
      'Balance due 01/01/2027 2,228.00 EUR',
      'Balance due 01/01/2027 2,228.00 EUR',
    ],
  );
  const beside = chooseMoney(chargesIn('Total price | 2,598.00 EUR', 'en'), null);
  equal(beside.total?.words, 'Total price 2,598.00 EUR');
});

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
  const money = chooseMoney(
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
    chooseMoney(chargesIn(text, ...languages), null).addons.map(({ value }) => value.description);
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

test('an add-on that the total contains is marked so, and one beside the total is not proposed', () => {
  const addonsOf = (total: string) => {
    const bill = `
Cruise fare | $21,500.00
Discount | -$706.00
Taxes, fees and port expenses | $1,500.00
Air add-on | $3,240.00
Total price | ${total}
`;
    return chooseMoney(chargesIn(bill, 'en'), null).addons.map(({ value }) => value);
  };
  deepEqual(addonsOf('$25,534.00'), [{ description: 'Air add-on', price: '3240.00', is_in_total: true }]);
  deepEqual(addonsOf('$22,294.00'), []);
});

test('what one pays may stand within the label of what all do', () => {
  const text = `
Cruise fare, two guests at $4,399 | $8,798.00
Early booking savings, $750 each | -$1,500.00
Port charges, $224 each | $448.00
Total | $7,746.00
`;
  const money = chooseMoney(chargesIn(text, 'en'), null);
  deepEqual([money.discount?.value, money.taxes?.value], ['1500.00', '448.00']);
});

test('what is left to pay is told behind its amount', () => {
  const text =
    'The deposit of $800.00 ($400 per person) went on your Visa ending in 3391 on October 8, 2026, so there is $6,946.00 left to pay.';
  const rest = chargesIn(`Total | $7,746.00\n\n${text}`, 'en').find(({ role }) => role === 'balance');
  deepEqual([rest?.amount.toString(), rest?.per_person], ['6946', false]);
});

test('of a plan of payments what was received counts, on the day when it came', () => {
  const text = `
Total charges | $21,402.10
Balance outstanding | $15,104.25

Payment | Due | Amount | Status
Deposit (25% of net voyage fare) | 12/11/2026 | $4,636.25 | Received 10/11/2026 – American Express ending 2006
Guest Protection Plan | 23/11/2026 | $1,661.60 | Received 17/11/2026 – Visa ending 4471
Second installment | 04/05/2027 | $5,000.00 | Scheduled
Payments received | $6,297.85
`;
  const money = chooseMoney(chargesIn(text, 'en'), null);
  deepEqual(
    money.payments.map(({ value }) => `${value.date} ${value.amount}`),
    ['2026-11-10 4636.25', '2026-11-17 1661.60'],
  );
});

test('a payment that is called a deposit is one, among others as well', () => {
  const text = `
VALOR TOTAL DA RESERVA | 14.154,00 €

PAGAMENTOS
21-10-2026 | Recibo 2063 – sinal (30%) | Transferência bancária | 4.246,20 €
16-11-2026 | Recibo 2241 | MB WAY | 1.500,00 €
Saldo em dívida | 8.407,80 €
`;
  equal(chooseMoney(chargesIn(text, 'pt', 'en'), null).deposit?.value, '4246.20');
});

test('the deposit is the payment of its amount or name, or those that make it up or cover it', () => {
  const deposits = (payments: string, balance: string) => {
    const text = `Total price | $5,000.00\nDeposit required | $1,000.00\n${payments}Balance due | ${balance}\n`;
    return chooseMoney(chargesIn(text, 'en'), null).payments.map(({ value }) => [
      value.amount,
      value.is_deposit,
    ]);
  };
  const one = 'Payment received 2 May 2026 | $2,000.00\nPayment received 3 June 2026 | $1,000.00\n';
  deepEqual(deposits(one, '$2,000.00'), [
    ['2000.00', false],
    ['1000.00', true],
  ]);
  const two = 'Payment received 2 May 2026 | $600.00\nPayment received 3 May 2026 | $400.00\n';
  const third = 'Payment received 4 May 2026 | $700.00\n';
  deepEqual(deposits(two + third, '$3,300.00'), [
    ['600.00', true],
    ['400.00', true],
    ['700.00', false],
  ]);
  const more = 'Payment received 2 May 2026 | $1,500.00\n';
  deepEqual(deposits(more + third, '$2,800.00'), [
    ['1500.00', true],
    ['700.00', false],
  ]);
  deepEqual(deposits('', '$5,000.00'), []);
});

test('an amount in a label that is not told of each makes nothing the price of all', () => {
  const spots = chargesIn('Drinks package, $50 off | $100.00 per person\nTotal | $200.00', 'en');
  equal(spots.find(({ amount }) => amount.eq(100))?.per_person, true);
});

test('a deposit into an account is a way to pay', () => {
  for (const [language, label] of [
    ['es', 'Depósito bancario 12/02/2027'],
    ['pt', 'Depósito em conta 12/02/2027'],
    ['en', 'Direct deposit 12/02/2027'],
  ] as const) {
    const text = `Total | 2,000.00\n${label} | 500.00\n`;
    const { deposit, payments } = chooseMoney(chargesIn(text, language), null);
    deepEqual([deposit?.value, payments.map(({ value }) => value.amount)], [undefined, ['500.00']], label);
  }
});

test('in a list of payments what each was for makes it nothing else', () => {
  const text = `
Travel Protection Plan | 858.00
Cruise fare | 7,798.00
Total | 8,656.00

Payments Received
Date | For | Form | Amount
10/21/2026 | Cruise deposit | VI 4471 | 500.00
10/21/2026 | Travel protection | VI 4471 | 858.00
Balance Due | 7,298.00
`;
  const { payments } = chooseMoney(chargesIn(text, 'en'), null);
  deepEqual(
    payments.map(({ value }) => [value.date, value.amount]),
    [
      ['2026-10-21', '500.00'],
      ['2026-10-21', '858.00'],
    ],
  );
});

test('what is taken off as it came is a payment, and no discount', () => {
  deepEqual(rolesIn('abzüglich Teilzahlung, eingegangen am 02.11.2026 per Überweisung | -1.500,00', 'de'), [
    'paid -1500',
  ]);
});

test('of a plan of payments the day of each is that on which it was paid, and the last open one is the final payment', () => {
  const text = `
Valor total | R$ 9.000,00

PLANO DE PAGAMENTO
Parcela | Forma de pagamento | Vencimento | Valor | Situação | Pago em
1/3 | Boleto bancário | 05/11/2026 | R$ 3.000,00 | Paga | 04/11/2026
2/3 | Boleto bancário | 07/12/2026 | R$ 3.000,00 | Em aberto | -
3/3 | Boleto bancário | 05/01/2027 | R$ 3.000,00 | Em aberto | -
Saldo a pagar | R$ 6.000,00
`;
  const charges = chargesIn(text, 'pt');
  const { payments, balance } = chooseMoney(charges, null);
  deepEqual(
    payments.map(({ value }) => [value.date, value.amount]),
    [['2026-11-04', '3000.00']],
  );
  equal(lastInstalment(charges, balance)?.value, '2027-01-05');
  equal(lastInstalment(charges, undefined), undefined);
  const one_left = chargesIn(text.replace('Em aberto', 'Paga').replaceAll('6.000', '3.000'), 'pt');
  equal(lastInstalment(one_left, chooseMoney(one_left, null).balance)?.value, '2027-01-05');
});

test('what an insurance pays at most is no price, and a third person none of each', () => {
  deepEqual(rolesIn('Seguro de anulación hasta 3.000,00 €', 'es'), []);
  equal(chargesIn('Crucero, 3.a persona (niña) | 349,00 €', 'es')[0]?.per_person, false);
});

test('what a payment is made of, told in its row, is not paid once more', () => {
  const text = `
Rechnungsbetrag | 14.409,00

Zahlungsübersicht
Vorgang | Zahlungsart | Eingang am | Betrag EUR
Anzahlung 20 % (2.782,20) zzgl. Versicherungsprämie (498,00) | Überweisung | 12.10.2026 | 3.280,20
Teilzahlung | Kreditkarte Visa | 09.11.2026 | 2.000,00
Bisher bezahlt | 5.280,20
Restzahlung, fällig bis 11.02.2027 | 9.128,80
`;
  deepEqual(
    chooseMoney(chargesIn(text, 'de'), null).payments.map(({ value }) => [value.date, value.amount]),
    [
      ['2026-10-12', '3280.20'],
      ['2026-11-09', '2000.00'],
    ],
  );
});
