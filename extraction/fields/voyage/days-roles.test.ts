import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeDays } from './days-roles.ts';
import { sheetOf } from '../testing/sheets.ts';

test('a text beside a table says nothing of the days in its cells', () => {
  const sheet = sheetOf(
    'and arrival details for every guest must be completed no later than 14 days before | Until 08/05/2027',
  );
  const { candidates, dues } = judgeDays(sheet, sheet.lines, 'mdy');
  assert.deepEqual(
    dues.map(({ value }) => value),
    [],
  );
  assert.ok(candidates.final_payment_date.every(({ score }) => score < 0.35));
});

test('a long label still leads to the day in the next cell', () => {
  const sheet = sheetOf('We kindly ask you to let us have your final payment by | 08/06/2027');
  const { candidates } = judgeDays(sheet, sheet.lines, 'mdy');
  assert.deepEqual(
    candidates.final_payment_date.filter(({ score }) => score > 0.8).map(({ value }) => value),
    ['2027-08-06'],
  );
});

test('it does so also with some words behind it', () => {
  for (const words of [
    'We kindly ask you to make sure your final payment reaches us by',
    'Please make sure that your final payment arrives in our office by',
  ]) {
    const sheet = sheetOf(`${words} | 08/06/2027`);
    const { candidates } = judgeDays(sheet, sheet.lines, 'dmy');
    assert.deepEqual(
      candidates.final_payment_date.filter(({ score }) => score > 0.5).map(({ value }) => value),
      ['2027-06-08'],
      words,
    );
  }
});
