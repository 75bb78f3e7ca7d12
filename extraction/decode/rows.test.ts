import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blocksOf } from './blocks.ts';
import type { Piece } from './rows.ts';
import { textsOf } from './testing/texts.ts';

const at = (text: string, x0: number, baseline: number, size = 10): Piece => ({
  text,
  x0,
  x1: x0 + text.length * size * 0.5,
  baseline,
  size,
  confidence: 1,
  is_bold: false,
});

const rows = (pieces: Piece[], is_rtl = false) => textsOf(blocksOf(pieces, is_rtl));

test('a label and its value are cells of one row, and words of one text are one cell', () => {
  assert.deepEqual(rows([at('Booking', 20, 50), at('number', 57.5, 50.5), at('9018842', 200, 50)]), [
    ['Booking number', '9018842'],
  ]);
});

test('letters that are set apart from each other are one word', () => {
  const letters = Array.from('EXPLORA', (letter, n) => at(letter, 20 + n * 12, 50));
  assert.deepEqual(rows(letters), [['EXPLORA']]);
});

test('a raised sign stays in the line that it belongs to', () => {
  assert.deepEqual(rows([at('Port of call', 20, 50), at('1', 80.5, 47.5, 6)]), [['Port of call1']]);
});

test('ligatures are taken apart and soft hyphens go', () => {
  assert.deepEqual(rows([at('Con\ufb01r\u00admation', 20, 50)]), [['Confirmation']]);
});

test('a side panel whose lines stand at other heights is read after what it stands beside', () => {
  const left = [0, 1, 2, 3, 4].map((n) => at(`left line ${n}`, 20, 50 + n * 12));
  const right = [0, 1, 2, 3].map((n) => at(`panel ${n}`, 250, 56 + n * 15));
  const texts = rows([...left, ...right]).flat();
  assert.deepEqual(texts.slice(0, 5), [
    'left line 0',
    'left line 1',
    'left line 2',
    'left line 3',
    'left line 4',
  ]);
  assert.deepEqual(texts.slice(5), ['panel 0', 'panel 1', 'panel 2', 'panel 3']);
});

test('a table that goes on beside itself is read one half after the other', () => {
  const half = (x: number, days: string[]) => [
    at('Date', x, 50),
    at('Port', x + 60, 50),
    ...days.flatMap((day, n) => [at(day, x, 64 + n * 14), at(`Port ${day}`, x + 60, 64 + n * 14)]),
  ];
  const texts = rows([
    ...half(20, ['07 MAR', '08 MAR', '09 MAR']),
    ...half(250, ['10 MAR', '11 MAR', '12 MAR']),
  ]);
  assert.deepEqual(
    texts.map(([first]) => first),
    ['Date', '07 MAR', '08 MAR', '09 MAR', 'Date', '10 MAR', '11 MAR', '12 MAR'],
  );
});

test('numbers of guests and of instalments beside days of another form are no second half of a table', () => {
  const guests = ['1 LUCIANA PRADO', '2 RENATO AZEVEDO', '3 HELENA PRADO'].flatMap((name, n) => [
    at(name, 20, 50 + n * 14),
    at(`1${n}/05/1984 Brasileira`, 250, 50 + n * 14),
  ]);
  const plan = ['1/4', '2/4', '3/4'].flatMap((part, n) => [
    at(`${part} Boleto bancário`, 20, 150 + n * 14),
    at(`05/1${n}/2026 Paga`, 250, 150 + n * 14),
  ]);
  for (const table of [guests, plan])
    assert.deepEqual(
      rows(table).map((row) => row.length),
      [2, 2, 2],
    );
});

test('pairs of labels and values beside each other, and tables, stay in one row', () => {
  const pairs = ['Ship', 'Cabin', 'Dining', 'Beds'].flatMap((label, n) => [
    at(label, 20, 50 + n * 14),
    at(`value ${n}`, 100, 50 + n * 14),
    at(`Other ${n}`, 220, 50 + n * 14),
    at(`${n}`, 320, 50 + n * 14),
  ]);
  assert.deepEqual(rows(pairs)[1], ['Cabin', 'value 1', 'Other 1', '1']);
  assert.equal(rows(pairs).length, 4);
});

test('a label in the middle of the height of a value of two lines belongs to its first line', () => {
  const table = [
    at('Name', 20, 55),
    at('MR MARCUS', 150, 50),
    at('OYELARAN', 150, 61),
    at('Age', 20, 80),
    at('44', 150, 80),
  ];
  assert.deepEqual(rows(table), [['Name', 'MR MARCUS'], ['OYELARAN'], ['Age', '44']]);
});

test('a gap between lines begins another block', () => {
  const blocks = blocksOf([at('one', 20, 50), at('two', 20, 62), at('three', 20, 100)], false).map(
    (row) => row.block,
  );
  assert.deepEqual(blocks, [0, 0, 1]);
});

test('a raised part of a word is read with it', () => {
  assert.deepEqual(rows([at('M', 20, 50), at('me', 25.3, 46, 6), at('Solange Kermarrec', 40, 50)]), [
    ['Mme Solange Kermarrec'],
  ]);
});

test('two tables with a title over each are read one after the other, though their rows are level', () => {
  const title = (text: string, x: number): Piece => ({ ...at(text, x, 50), is_bold: true });
  const day = (n: number) => [
    at(`${n + 1}.`, 20, 80 + n * 14),
    at('Port', 60, 80 + n * 14),
    at('08h', 120, 80 + n * 14),
  ];
  const payment = (n: number) => [at(`${n}/3`, 250, 80 + n * 14), at('12/09/2026', 300, 80 + n * 14)];
  const texts = rows([
    title('Day by day', 20),
    title('Payments', 250),
    ...['Day', 'Port of', 'Arr'].map((text, n) => at(text, [20, 60, 120][n] ?? 0, 66)),
    ...['Part', 'Due'].map((text, n) => at(text, [250, 300][n] ?? 0, 66)),
    ...[0, 1, 2].flatMap((n) => [...day(n), ...payment(n)]),
  ]);
  assert.deepEqual(
    texts.map(([first]) => first),
    ['Day by day', 'Day', '1.', '2.', '3.', 'Payments', 'Part', '0/3', '1/3', '2/3'],
  );
});

test('columns end where a table stands across the page, and begin again below it', () => {
  const lines = (x: number, from: number, gap: number, name: string) =>
    [0, 1, 2, 3].map((n) => at(`${name} ${n}`, x, from + n * gap));
  const table = [0, 1].flatMap((n) =>
    ['Ship', 'Cruise', 'Cabin', 'Grade'].map((text, c) => at(`${text} ${n}`, 20 + c * 100, 150 + n * 12)),
  );
  const texts = rows([
    ...lines(20, 50, 14, 'day'),
    ...lines(250, 52, 15.5, 'price'),
    ...table,
    ...lines(20, 200, 14, 'second day'),
    ...lines(250, 202, 15.5, 'second price'),
  ]).map(([first]) => first);
  assert.deepEqual(
    texts.slice(0, 10).map((text) => text?.replace(/ \d$/, '')),
    [...Array<string>(4).fill('day'), ...Array<string>(4).fill('price'), ...Array<string>(2).fill('Ship')],
  );
});

test('a time is no day that a second half of a table would begin with', () => {
  const calls = ['Sydney', 'Dunedin', 'Wellington', 'Auckland'].flatMap((port, n) => [
    at(`Fri ${n + 15} Jan ${port}`, 20, 50 + n * 14),
    at(`arr 8:00am, dep 6:00pm`, 250, 50 + n * 14),
  ]);
  assert.deepEqual(rows(calls)[1], ['Fri 16 Jan Dunedin', 'arr 8:00am, dep 6:00pm']);
});

test('in a narrow table a cell ends where those of other rows do, close to the next one', () => {
  const row = (n: number, first: string, second: string) => [
    at(first, 40, 50 + n * 20, 8),
    at(second, 40 + 15 * 4 + 6, 50 + n * 20, 8),
  ];
  const pieces = [
    ...row(0, 'Supplier', 'Confirmation'),
    ...row(1, 'Crystal Cruises', 'CX 740 2281'),
    ...row(2, 'Hotels', 'PH9930172'),
    ...row(3, 'Transfers', 'T1'),
  ];
  assert.deepEqual(rows(pieces)[1], ['Crystal Cruises', 'CX 740 2281']);
  assert.deepEqual(rows(row(0, 'Crystal Cruises', 'of Miami')), [['Crystal Cruises of Miami']]);
});

test('the head of a narrow table and its only row have their cells in common', () => {
  const row = (baseline: number, texts: readonly string[]) =>
    texts.map((text, column) => at(text, 40 + column * 93, baseline, 10));
  const head = row(50, ['Embark', 'Disembark', 'Cabin', 'Type']);
  const value = row(66, ['Barcelona, 28 May', 'Barcelona, 4 June', '7315', 'Outside']);
  assert.deepEqual(rows([...head, ...value])[1], [
    'Barcelona, 28 May',
    'Barcelona, 4 June',
    '7315',
    'Outside',
  ]);
});
