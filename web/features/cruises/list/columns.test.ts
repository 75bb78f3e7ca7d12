import assert from 'node:assert/strict';
import { test } from 'node:test';
import { columns, columnsOf, remembered_columns, ship_width, standard_columns } from './columns.ts';

function storeWith(stored: unknown) {
  return {
    getItem: () => JSON.stringify(stored),
    setItem: () => {},
    removeItem: () => {},
    key: () => null,
    length: 1,
  };
}

test('columns stand in the order of the table, whatever the order of the choice', () => {
  assert.deepEqual(
    columnsOf(['balance_due', 'cruise_line']).map(({ name }) => name),
    ['cruise_line', 'balance_due'],
  );
});

test('a choice of columns is read as far as this version knows them', () => {
  assert.deepEqual(remembered_columns.read(storeWith(['nights', 'shoe_size', 'cruise_line'])), [
    'cruise_line',
    'nights',
  ]);
  assert.deepEqual(remembered_columns.read(storeWith([])), []);
  assert.deepEqual(remembered_columns.read(storeWith('nights')), standard_columns);
});

test('the standard columns fit the widest page without being moved sideways', () => {
  const width = columns
    .filter(({ name }) => standard_columns.includes(name))
    .reduce((sum, column) => sum + column.width, ship_width);
  // of 0.9375 x 17 px, on the 1176 px of tokens.css less the frame
  assert.ok(width * 0.9375 * 17 <= 1174, `${width} em`);
});
