import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#domain/languages.ts';
import { currencyOfAll } from './currency.ts';
import { chargesOf } from './roles.ts';
import { paidInFull } from './paid.ts';
import { chooseMoney } from './settle.ts';
import { sheetOf } from '../testing/sheets.ts';

/** What a bill comes to, in short: f fare, d discount, x taxes, t total, dep deposit, b balance, p payments,
 * those marked as the deposit with an asterisk. */
function moneyOf(text: string, languages: readonly Language[]): string {
  const sheet = sheetOf(text, languages);
  const charges = chargesOf(sheet, sheet.lines, 'dmy');
  const money = chooseMoney(charges, paidInFull(sheet, sheet.lines, 'dmy'));
  const fields = [
    ['f', money.fare],
    ['d', money.discount],
    ['x', money.taxes],
    ['t', money.total],
    ['dep', money.deposit],
    ['b', money.balance],
  ] as const;
  const told = fields.flatMap(([name, found]) =>
    found === undefined ? [] : [`${name}${Number(found.value)}`],
  );
  const paid = money.payments.map(
    ({ value }) => `p${value.date ?? '?'}=${Number(value.amount)}${value.is_deposit ? '*' : ''}`,
  );
  return [...told, ...paid, currencyOfAll(sheet, charges)?.value ?? '-'].join(' ');
}

test('fare, reduction, taxes, total, deposit and balance of a plain bill are told apart', () => {
  equal(
    moneyOf(
      `
Cruise fare | $3,000.00
Early booking savings | -$300.00
Taxes, fees and port expenses | $200.00
Total price | $2,900.00
Deposit paid 3 May 2026 | $500.00
Balance due 1 Jan 2027 | $2,400.00
`,
      ['en'],
    ),
    'f3000 d300 x200 t2900 dep500 b2400 p2026-05-03=500* USD',
  );
});

test('a total that includes taxes is a total, and a deposit that is only asked for is no payment', () => {
  equal(
    moneyOf(
      `
Cruise fare | $3,000.00
Taxes, fees and port expenses | $200.00
Total (including taxes, fees & port expenses) | $3,200.00
Deposit due 10 May 2026 | $500.00
Balance due | $3,200.00
`,
      ['en'],
    ),
    'f3000 x200 t3200 dep500 b3200 USD',
  );
});

test('totals of savings and of taxes are no total; what was paid in full on a day is a payment', () => {
  equal(
    moneyOf(
      `
Total cruise fare | £4,000.00
Total savings | £400.00
Total taxes and fees | £300.00
Total holiday cost | £3,900.00
Paid in full on 3 May 2026, thank you
`,
      ['en'],
    ),
    'f4000 d400 x300 t3900 b0 p2026-05-03=3900 GBP',
  );
});

test('guests have columns of their own, and the list of payments says what was received', () => {
  equal(
    moneyOf(
      `
Guest | Guest 1 | Guest 2 | Total
Cruise fare | 2,500.00 | 2,500.00 | 5,000.00
Taxes & fees | 200.00 | 200.00 | 400.00
Total charges (USD) | 2,700.00 | 2,700.00 | 5,400.00

Payment history
Date | Type | Amount
1 Feb 2026 | Deposit - Visa 1234 | 1,000.00
5 Mar 2026 | Payment - Visa 1234 | 1,000.00
Total payments | | 2,000.00
Balance | | 3,400.00
`,
      ['en'],
    ),
    'f5000 x400 t5400 dep1000 b3400 p2026-02-01=1000* p2026-03-05=1000 USD',
  );
});

test('columns of guests without one of their sum are added up', () => {
  equal(
    moneyOf(
      `
 | Guest 1 | Guest 2
Cruise fare | $2,500.00 | $2,500.00
Taxes & fees | $200.00 | $200.00
Total | $2,700.00 | $2,700.00
`,
      ['en'],
    ),
    'f5000 x400 t5400 USD',
  );
});

test('a sentence tells each of its amounts apart', () => {
  equal(
    moneyOf(
      `
The total price of your cruise is $5,400.00. We received your deposit of $1,000.00 on 1 Feb 2026 and the remaining balance of $4,400.00 is due by 1 Dec 2026.
`,
      ['en'],
    ),
    't5400 dep1000 b4400 p2026-02-01=1000* USD',
  );
});

test('headings stand over their amounts', () => {
  equal(
    moneyOf(
      `
Total | Deposit | Balance
£5,400.00 | £1,000.00 | £4,400.00
`,
      ['en'],
    ),
    't5400 dep1000 b4400 GBP',
  );
});

test('German: a price for one in a label is a detail, and a total with taxes is the total', () => {
  equal(
    moneyOf(
      `
Reisepreis 2 Personen à 1.999,00 € | 3.998,00 €
Frühbucherrabatt | -200,00 €
Gesamtpreis inkl. Steuern und Hafengebühren | 3.798,00 €
Anzahlung 20 % erhalten am 01.02.2026 | 760,00 €
Restzahlung bis 01.12.2026 | 3.038,00 €
`,
      ['de', 'en'],
    ),
    'f3998 d200 t3798 dep760 b3038 p2026-02-01=760* EUR',
  );
});

test('a plain bill is read in French', () => {
  equal(
    moneyOf(
      `
Prix de la croisière | 2 000,00 €
Remise réservation anticipée | -100,00 €
Taxes portuaires | 300,00 €
Total à payer | 2 200,00 €
Acompte reçu le 01/02/2026 | 660,00 €
Solde à régler avant le 01/12/2026 | 1 540,00 €
`,
      ['fr', 'en'],
    ),
    'f2000 d100 x300 t2200 dep660 b1540 p2026-02-01=660* EUR',
  );
});

test('a plain bill is read in Italian', () => {
  equal(
    moneyOf(
      `
Quota di partecipazione | € 2.000,00
Sconto prenota prima | € -100,00
Tasse portuali | € 300,00
Totale pratica | € 2.200,00
Acconto versato il 01/02/2026 | € 660,00
Saldo da versare entro il 01/12/2026 | € 1.540,00
`,
      ['it', 'en'],
    ),
    'f2000 d100 x300 t2200 dep660 b1540 p2026-02-01=660* EUR',
  );
});

test('a plain bill is read in Spanish', () => {
  equal(
    moneyOf(
      `
Precio del crucero | 2.000,00 €
Descuento | -100,00 €
Tasas portuarias | 300,00 €
Importe total | 2.200,00 €
Anticipo pagado el 01/02/2026 | 660,00 €
Pendiente de pago | 1.540,00 €
`,
      ['es', 'en'],
    ),
    'f2000 d100 x300 t2200 dep660 b1540 p2026-02-01=660* EUR',
  );
});

test('a plain bill is read in Portuguese', () => {
  equal(
    moneyOf(
      `
Tarifa da cabine | R$ 2.000,00
Desconto | R$ -100,00
Taxas portuárias | R$ 300,00
Valor total | R$ 2.200,00
Sinal pago em 01/02/2026 | R$ 660,00
Saldo a pagar | R$ 1.540,00
`,
      ['pt', 'en'],
    ),
    'f2000 d100 x300 t2200 dep660 b1540 p2026-02-01=660* BRL',
  );
});

test('a plain bill is read in Hebrew', () => {
  equal(
    moneyOf(
      `
מחיר ההפלגה | ₪ 2,000.00
הנחת רישום מוקדם | -100.00 ₪
מיסי נמל | ₪ 300.00
סה"כ לתשלום | ₪ 2,200.00
מקדמה שולמה ב-01/02/2026 | ₪ 660.00
יתרה לתשלום | ₪ 1,540.00
`,
      ['he', 'en'],
    ),
    'f2000 d100 x300 t2200 dep660 b1540 p2026-02-01=660* ILS',
  );
});

test('columns say what amounts of guests are, and guests who pay the same are added up', () => {
  equal(
    moneyOf(
      `
Guest | Cruise Fare | Discount | Taxes & Fees | Total
Ann Smith | $1,129.00 | -$150.00 | $168.27 | $1,147.27
Bob Smith | $1,129.00 | -$150.00 | $168.27 | $1,147.27
`,
      ['en'],
    ),
    'f2258 d300 x336.54 t2294.54 USD',
  );
});

test('whole numbers in a bill are money, and brackets are a minus', () => {
  equal(
    moneyOf(
      `
Cruise fare | 5,000
Discount | (500)
Taxes | 400
TOTAL USD | 4,900
`,
      ['en'],
    ),
    'f5000 d500 x400 t4900 USD',
  );
});

test('last digits of a card are no money, and a dollar is whose the words say', () => {
  equal(
    moneyOf(
      `
All prices are in Australian dollars
Cruise fare 2 x $1,500.00 = $3,000.00
Total payable | $3,000.00
01/09/2026 | Deposit | Visa ending 4242 | $300.00
Balance payable by 01/12/2026 | $2,700.00
`,
      ['en'],
    ),
    'f3000 t3000 dep300 b2700 p2026-09-01=300* AUD',
  );
});

test('Swiss amounts end in a dash', () => {
  equal(
    moneyOf(
      `
Preise in CHF
Kreuzfahrt | 2'500.–
Frühbucher-Rabatt | -250.–
Trinkgelder | 140.–
Total | 2'390.–
Anzahlung vom 03.03.2026 | 478.–
Saldo zahlbar bis 03.12.2026 | 1'912.–
`,
      ['de', 'en'],
    ),
    'f2500 d250 t2390 dep478 b1912 p2026-03-03=478* CHF',
  );
});

test('what agents earn and what may be spent on board is not the price', () => {
  equal(
    moneyOf(
      `
Voyage Fare | US$5,000.00
Prepaid gratuities | US$240.00
Taxes, Fees & Port Charges | US$400.00
Grand Total | US$5,640.00
Less payments received |
04/14/2026 | |
14/04/2026 Mastercard | US$1,000.00
Amount due | US$4,640.00
Final payment due 12/12/2026 | US$4,640.00
Travel agent commission | US$500.00
Onboard credit | US$100.00
`,
      ['en'],
    ),
    'f5000 x400 t5640 dep1000 b4640 p2026-04-14=1000* USD',
  );
});

test("a gross total is the price, net of commission it is the agent's", () => {
  equal(
    moneyOf(
      `
Gross fare | $5,000.00
Taxes | $400.00
Gross total | $5,400.00
Commission | -$600.00
Net due | $4,800.00
Deposit required | $1,000.00
Balance due | $4,400.00
`,
      ['en'],
    ),
    'f5000 x400 t5400 dep1000 b4400 USD',
  );
});

test('prices of one person are made those of all where the total says so', () => {
  equal(
    moneyOf(
      `
Cruise fare per person | $1,500.00
Taxes per person | $100.00
Total for 2 guests | $3,200.00
`,
      ['en'],
    ),
    'f3000 x200 t3200 USD',
  );
});

test('an amount due is the total where nothing else is named so', () => {
  equal(
    moneyOf(
      `
Cruise fare | £2,500.00
Port charges | £150.00
Amount due | £2,650.00
`,
      ['en'],
    ),
    'f2500 x150 t2650 b2650 GBP',
  );
});

test('a reduction for paying at once is no payment, and an instalment is no balance', () => {
  equal(
    moneyOf(
      `
Tarifa | 6.580,00
Taxas portuárias | 2.160,00
Desconto pagamento à vista | -329,00
TOTAL | R$ 8.411,00
Saldo em 9x de R$ 842,84 no cartão
`,
      ['pt'],
    ),
    'f6580 d329 x2160 t8411 BRL',
  );
});

test('the gross amount due is what all of it costs, also where a part adds up before', () => {
  equal(
    moneyOf(
      `
GUEST | FARE | TAXES/FEES | TOTAL
Wendell P. Ashgrove | 1,499.00 | 235.87 | 1,734.87
Lorraine Ashgrove | 1,499.00 | 235.87 | 1,734.87
TOTAL | 2,998.00 | 471.74 | 3,469.74
Have It All package | 839.86
GROSS AMOUNT DUE | 4,309.60 USD
Deposit received 12 Oct 2026 | 600.00
BALANCE DUE BY 21 Feb 2027 | 3,709.60
`,
      ['en'],
    ),
    'f2998 x471.74 t4309.6 dep600 b3709.6 p2026-10-12=600* USD',
  );
});

test('the price of one beside that of all, under words for one', () => {
  equal(
    moneyOf(
      `
Reisepreis pro Person | 2 x | 8.490,00 € | 16.980,00 €
Frühbucher-Ermäßigung 5 % | 2 x | -424,50 € | -849,00 €
Rechnungsbetrag | | | 16.131,00 €
`,
      ['de'],
    ),
    'f16980 d849 t16131 EUR',
  );
});

test('"to reach us" is not "each", and air fares are no fare of the cruise', () => {
  equal(
    moneyOf(
      `
Cruise fare | 2,178.00
Port charges and taxes | 386.00
Return airfares incl. taxes, 2 @ $842.40 | 1,684.80
TOTAL | 4,248.80
Paid 2 Nov 2026 | 1,000.00
Outstanding balance, to reach us by 15 Mar 2027 | $3,248.80
`,
      ['en'],
    ),
    'f2178 x386 t4248.8 dep1000 b3248.8 p2026-11-02=1000* USD',
  );
});

test('a long number without a sign of money is none, whatever stands before it', () => {
  equal(
    moneyOf('Mme Nathalie – 25/03/1974 – carte 40118820\nMontant total | 2 493,00 €', ['fr']),
    't2493 EUR',
  );
});

test('a price without the word total is sure where the deposit and the balance add up to it', () => {
  const sureOf = (balance: string) => {
    const sheet = sheetOf(
      `
Price | 3,480.00 EUR
Deposit paid | 500.00 EUR
Balance due 1 Apr 2027 | ${balance} EUR
`,
      ['en'],
    );
    const { total } = chooseMoney(chargesOf(sheet, sheet.lines, 'dmy'), null);
    return { amount: total?.value, is_sure: (total?.score ?? 0) > 0.9 };
  };
  deepEqual(sureOf('2,980.00'), { amount: '3480.00', is_sure: true });
  deepEqual(sureOf('2,900.00'), { amount: '3480.00', is_sure: false });
});
