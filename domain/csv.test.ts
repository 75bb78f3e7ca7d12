import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csv } from './csv.ts';

function read(text: string): string[][] {
  return parse(text, { bom: true });
}

/** What a spreadsheet shows of a text. */
function shown(text: string): string {
  const [, [cell] = []] = read(csv(['ship'], [[text]]));
  assert.ok(cell !== undefined);
  return cell;
}

const risky = fc.string({
  unit: fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '＝',
    '\t',
    '\r',
    '\n',
    ' ',
    '"',
    ',',
    ';',
    "'",
    '1',
    '.',
    'a',
    'ח',
  ),
});
const cell = fc.oneof(risky, fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant(null));
const tables = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.tuple(
      fc.array(risky, { minLength: width, maxLength: width }),
      fc.array(fc.array(cell, { minLength: width, maxLength: width })),
    ),
  );

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8, parts lines by CRLF and quotes as needed', () => {
    assert.equal(
      csv(
        ['Ship', 'Total price', 'Currency'],
        [
          ['Sea "Cloud", the\nsecond', '1234.50', 'EUR'],
          [' חיפה', 7, null],
        ],
      ),
      '\uFEFFShip,Total price,Currency\r\n"Sea ""Cloud"", the\nsecond",1234.50,EUR\r\n" חיפה",7,',
    );
  });

  it('keeps a row whose only cell is empty', () => {
    assert.equal(csv(['Ship'], [[null], ['']]), '\uFEFFShip\r\n""\r\n""');
  });

  it('defuses a formula, whatever it begins with and whatever follows', () => {
    for (const beginning of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', ' =', '\u00a0+']) {
      for (const ending of ['', '1+1', '1+1\n2', `cmd|' /C calc'!A1\r\n"x",`]) {
        assert.equal(shown(beginning + ending), `'${beginning}${ending}`);
      }
    }
    assert.equal(shown('+4940123456'), "'+4940123456");
    assert.equal(shown('-1.5.2'), "'-1.5.2");
  });

  it('leaves plain numbers, days and dashes within as they are', () => {
    for (const text of ['-12', '-1234.50', '0.00', '2027-03-06', 'A-1', "'quoted'"]) {
      assert.equal(shown(text), text);
    }
    assert.equal(csv(['n'], [[-3]]), '\uFEFFn\r\n-3');
  });

  it('is read back cell by cell, and no cell is a formula', () => {
    fc.assert(
      fc.property(tables, ([header, rows]) => {
        const cells = read(csv(header, rows));
        const written = [header, ...rows].map((row) => row.map((value) => String(value ?? '')));
        assert.equal(cells.length, written.length);
        for (const [at, row] of cells.entries()) {
          assert.equal(row.length, header.length);
          for (const [column, text] of row.entries()) {
            const original = written[at]?.[column];
            assert.ok(text === original || text === `'${original}`);
            assert.ok(/^-\d+(\.\d+)?$/.test(text) || !/^\s*[=+\-@＝＋－＠]/.test(text), text);
          }
        }
      }),
    );
  });
});
