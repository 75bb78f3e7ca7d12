import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortUnit, weekdayRange } from './format-pass.ts';
import { countryNames, decimalsOf, formatsIn, localeFor } from './formats.ts';

/** The locale data varies in its narrow and no-break spaces. */
const plain = (text: string) =>
  text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');

const british = formatsIn('en-GB');

test('a calendar day is that day in every zone', () => {
  // This file runs in the zone of the machine; the output must not depend on it.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns', 'Asia/Kathmandu']) {
    process.env['TZ'] = zone;
    assert.equal(british.date('2027-03-06'), '6 Mar 2027', zone);
    assert.equal(formatsIn('en-GB').date('2027-12-31', 'weekday'), 'Fri, 31 Dec 2027', zone);
  }
});

test('days are written as the locale has them', () => {
  assert.equal(formatsIn('en-US').date('2027-03-06'), 'Mar 6, 2027');
  assert.equal(formatsIn('de').date('2027-03-06', 'long'), 'Samstag, 6. März 2027');
  assert.match(formatsIn('he').date('2027-03-06'), /2027/);
});

test('the day at an instant is that of the zone it is looked at from', () => {
  assert.equal(british.dateAt('2027-03-06T23:30:00Z', 'Europe/Berlin'), '7 Mar 2027');
  assert.equal(british.dateAt('2027-03-06T23:30:00Z', 'America/New_York'), '6 Mar 2027');
});

test('a range says once what both days share', () => {
  assert.match(plain(british.dateRange('2027-03-06', '2027-03-13')), /^6 ?– ?13 Mar 2027$/);
  assert.equal(british.dateRange('2027-03-06', '2027-03-06'), '6 Mar 2027');
});

test('a Hebrew range has short weekdays, and says once what both days share', () => {
  const range = (...days: [string, string, 'brief' | 'weekday']) => weekdayRange(formatsIn('he'), ...days);
  assert.equal(range('2026-12-20', '2026-12-27', 'brief'), 'א׳ 20 – א׳ 27 בדצמ׳');
  assert.equal(range('2026-11-23', '2026-12-01', 'weekday'), 'ב׳ 23 בנוב׳ – ג׳ 1 בדצמ׳ 2026');
  assert.equal(range('2026-12-27', '2027-01-02', 'brief'), 'א׳ 27 בדצמ׳ 2026 – ש׳ 2 בינו׳ 2027');
});

test('units have short names, and days their own', () => {
  const names = (locale: string) =>
    (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => shortUnit(locale, 24, unit));
  assert.deepEqual(names('de'), ['Tage', 'Std.', 'Min.', 'Sek.']);
  assert.deepEqual(names('he'), ['ימים', 'שע׳', 'דק׳', 'שנ׳']);
  // beside a figure a dual would count twice
  assert.deepEqual([shortUnit('he', 2, 'days'), shortUnit('he', 2, 'hours')], ['ימים', 'שע׳']);
});

test('a time in port is the one on the wall there', () => {
  assert.equal(british.time('16:30'), '16:30');
  assert.match(formatsIn('en-US').time('16:30'), /^4:30[\u00a0\u202f]PM$/);
  assert.equal(british.timeAt('2027-03-06T21:30:00Z', 'America/New_York'), '16:30');
});

test('a time with its day is written as it is without, and from one to another says the day once', () => {
  const hebrew = formatsIn('he');
  assert.equal(hebrew.time('06:00'), '06:00');
  assert.match(plain(hebrew.moment('2027-03-06T06:00:00Z', 'UTC')), / 06:00$/);
  const range = (locale: string, until: string) =>
    plain(formatsIn(locale).momentRange('2027-03-06T06:00:00Z', until, 'UTC'));
  assert.match(range('he', '2027-03-06T18:00:00Z'), / 06:00 ?– ?18:00$/);
  assert.equal(range('en-US', '2027-03-06T18:00:00Z'), 'Mar 6, 2027, 6:00 AM – 6:00 PM');
  const american = formatsIn('en-US').moment('2027-03-06T06:00:00Z', 'UTC');
  assert.match(american, / 6:00[\u00a0\u202f]AM$/);
  assert.equal(range('de', '2027-03-07T18:00:00Z'), '06.03.2027, 06:00 – 07.03.2027, 18:00');
});

test('all figures on the scale of a graph are grouped, or none', () => {
  assert.equal(plain(formatsIn('de').compact(5000, 'GBP')), '5.000 £');
  assert.equal(plain(formatsIn('de').compact(10_000, 'GBP')), '10.000 £');
});

test('money keeps every digit, whatever its size', () => {
  assert.equal(plain(british.money('4920.00', 'USD')), 'US$4,920.00');
  assert.equal(plain(formatsIn('de').money('1234.5', 'EUR')), '1.234,50 €');
  assert.equal(plain(british.money('90071992547409.93', 'GBP')), '£90,071,992,547,409.93');
  assert.equal(british.money('0.00', 'GBP'), '£0.00');
  assert.equal(british.money('7', null), '7.00');
});

test('money that has more decimals than its currency is shown as it is recorded, not rounded', () => {
  assert.equal(plain(british.money('1000.005', 'USD')), 'US$1,000.005');
  assert.equal(plain(british.money('250000.50', 'JPY')), 'JP¥250,000.5');
  assert.equal(british.money('1000.005', null), '1,000.005');
  // the platform shows no decimals for these currencies
  assert.equal(plain(british.money('1234.56', 'HUF')), 'HUF 1,234.56');
  assert.equal(plain(british.money('1234.500', 'IQD')), 'IQD 1,234.500');
  assert.equal(plain(british.money('1234.00', 'COP')), 'COP 1,234');
});

test('an unknown currency and a text that is no number do not throw', () => {
  assert.equal(british.money('7', 'nonsense'), '7.00');
  assert.equal(british.money('a lot', 'EUR'), 'a lot');
});

test('figures of a countdown have two digits', () => {
  assert.equal(british.twoDigits(7), '07');
  assert.equal(british.twoDigits(105), '105');
});

test('how long ago something was is said in the largest full unit, and never lies ahead', () => {
  const now = Date.UTC(2027, 2, 6, 12);
  const ago = (minutes: number) => british.ago(new Date(now - minutes * 60_000).toISOString(), now);
  assert.equal(ago(-3), 'now');
  assert.equal(ago(0.5), 'now');
  assert.equal(ago(5), '5 minutes ago');
  assert.equal(ago(59.9), '59 minutes ago');
  assert.equal(ago(90), '1 hour ago');
  assert.equal(ago(47 * 60), '1 day ago');
  assert.equal(formatsIn('de').ago(new Date(now - 7 * 86_400_000).toISOString(), now), 'vor 7 Tagen');
});

test('the region of the browser counts where it speaks the language', () => {
  assert.equal(localeFor('en', ['de-AT', 'en-GB', 'en']), 'en-GB');
  assert.equal(localeFor('pt', ['en-US']), 'pt');
  assert.equal(localeFor('en', ['en-_bad']), 'en');
});

test('countries are named and ordered in the language', () => {
  assert.deepEqual(
    countryNames(['US', 'DE', 'AT'], 'de').map(({ name }) => name),
    ['Deutschland', 'Österreich', 'Vereinigte Staaten'],
  );
});

test('a currency has as many decimals as it has coins for', () => {
  assert.deepEqual(['USD', 'JPY', 'KWD', '', 'not a code'].map(decimalsOf), [2, 0, 3, 2, 2]);
});

test('a span in Hebrew joins its minutes with a prefix', () => {
  const span = (minutes: number) => plain(formatsIn('he').span(minutes));
  assert.deepEqual([133, 120, 45].map(span), ['שעתיים ו־13 דק׳', 'שעתיים', '45 דק׳']);
  assert.deepEqual([72, 60, 661].map(span), ['שעה ו־12 דק׳', 'שעה', '11 שע׳ ו־1 דק׳']);
  assert.equal(plain(british.span(133)), '2 hrs 13 mins');
});
