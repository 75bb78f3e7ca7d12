import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inputFormatsIn } from './format-input.ts';
import { formatsIn } from './formats.ts';
import { parseDay } from './day-input.ts';

function formats(locale: string) {
  return inputFormatsIn(locale, locale.split('-')[0] ?? locale, formatsIn(locale));
}

describe('the input formats of a reader', () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    ['en-US', '.', 'mdy', 0],
    ['en-GB', '.', 'dmy', 1],
    ['en-CA', '.', 'ymd', 0],
    ['de-DE', ',', 'dmy', 1],
    ['es-ES', ',', 'dmy', 1],
    ['fr-FR', ',', 'dmy', 1],
    ['he', '.', 'dmy', 0],
    ['it', ',', 'dmy', 1],
    ['pt-BR', ',', 'dmy', 0],
  ];
  for (const [locale, decimal, day_order, first_day] of cases) {
    it(`is right for ${locale}`, () => {
      const found = formats(locale);
      assert.deepEqual([found.decimal, found.day_order, found.first_day], [decimal, day_order, first_day]);
    });
  }

  for (const [locale, , order] of cases) {
    it(`reads a dotted day with the day first in ${locale}, and one with strokes as people write it there`, () => {
      const { day_order, monthOf } = formats(locale);
      for (const dotted of ['6.3.2027', '06.03.2027', '6. 3. 2027', '6.3.27'])
        assert.equal(parseDay(dotted, day_order, monthOf), '2027-03-06', dotted);
      // only the other order makes a day
      assert.equal(parseDay('03.16.2027', day_order, monthOf), '2027-03-16');
      const struck = parseDay('3/6/2027', day_order, monthOf);
      assert.equal(struck, order === 'mdy' ? '2027-03-06' : '2027-06-03');
    });
  }

  it('knows the weekend', () => {
    assert.deepEqual(formats('he').weekend, [5, 6]);
    assert.deepEqual(formats('en-US').weekend, [0, 6]);
  });

  it('names the months in the language of the reader and in English', () => {
    assert.equal(formats('de').monthOf('märz'), 3);
    assert.equal(formats('de').monthOf('march'), 3);
    assert.equal(formats('fr').monthOf('août'), 8);
    assert.equal(formats('he').monthOf('במרץ'), 3);
    assert.equal(formats('es').monthOf('vendémiaire'), undefined);
  });

  it('writes days and amounts as they stand in a field, and leaves what is being typed', () => {
    const { dayText, amountText } = formats('de-DE');
    assert.equal(dayText('2027-03-06'), '06.03.2027');
    assert.equal(dayText('6.3.'), '6.3.');
    assert.equal(amountText('1234.5'), '1.234,50');
    assert.equal(amountText('1234', 0), '1.234');
    assert.equal(amountText('1234', 3), '1.234,000');
    assert.equal(amountText('12abc'), '12abc');
    assert.equal(amountText(''), '');
  });
});
