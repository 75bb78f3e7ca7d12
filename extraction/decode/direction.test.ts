import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inReadingOrder, isRightToLeft } from './direction.ts';

/** As it stands from left to right: a run that begins with a blank stands apart from the one left of it. */
const read = (runs: string[], is_rtl = true) =>
  inReadingOrder(
    runs.map((run) => ({ text: run.trim(), is_apart: run.startsWith(' ') })),
    is_rtl,
  );

test('a Hebrew line is read from the right, with its sign after the word that it follows', () => {
  assert.equal(read(['1180254', ' :', 'הזמנה מספר']), 'הזמנה מספר: 1180254');
});

test('words without Hebrew keep their own order', () => {
  assert.equal(read(['Wonder', ' of', ' the', ' Seas', ' :', 'אונייה']), 'אונייה: Wonder of the Seas');
});

test('two times beside each other are read from the right', () => {
  assert.equal(read(['18:00', ' -', ' 08:00', ' שעות']), 'שעות 08:00 - 18:00');
});

test('the parts of a number stay together', () => {
  assert.equal(read(['04', '-', '5550810', ' טלפון']), 'טלפון 04-5550810');
});

test('the sign of an amount is read before it and its currency after', () => {
  assert.equal(read(['₪', ' 960.00', '-']), '-960.00 ₪');
  assert.equal(read(['$', '900.00']), '$900.00');
});

test('a prefix is glued to the date that it belongs to', () => {
  assert.equal(read(['1/12/2026', 'שולם ב-']), 'שולם ב-1/12/2026');
});

test('a comma drawn left of a date or of Latin words stands behind them', () => {
  assert.equal(read(['יציאה', ' ,06/05/2027', ' כניסה']), 'כניסה 06/05/2027, יציאה');
  assert.equal(read(['אתונה', ' ,Electra', ' Metropolis', ' מלון']), 'מלון Electra Metropolis, אתונה');
});

test('brackets open before they close', () => {
  assert.equal(read(['(', 'USD', ' דולר', ')', ' מחיר']), 'מחיר (דולר USD)');
});

test('Hebrew words in an English line are turned, the line is not', () => {
  assert.equal(read(['Guest', ' כהן', ' דוד', ' 7041'], false), 'Guest דוד כהן 7041');
});

test('a page is read from the right when a good part of its letters is Hebrew', () => {
  assert.equal(isRightToLeft(['הזמנה', 'Crown Iris', 'נוסעים', 'חיפה']), true);
  assert.equal(isRightToLeft(['Booking confirmation', 'Guest', 'דוד']), false);
  assert.equal(isRightToLeft(['12', '34']), false);
});
