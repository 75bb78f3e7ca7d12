import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DayOrder, parseDay } from './day-input.ts';

const months = new Map([
  ['mar', 3],
  ['march', 3],
  ['märz', 3],
  ['מרץ', 3],
]);

describe('a day that is typed or pasted', () => {
  const cases: readonly (readonly [string, DayOrder, string | undefined])[] = [
    ['2027-03-06', 'mdy', '2027-03-06'],
    ['2027-3-6', 'dmy', '2027-03-06'],
    ['2027/03/06', 'dmy', '2027-03-06'],
    ['2027-03-06T00:00:00Z', 'dmy', '2027-03-06'],
    ['06.03.2027', 'dmy', '2027-03-06'],
    ['6.3.2027', 'dmy', '2027-03-06'],
    ['6.3.27', 'dmy', '2027-03-06'],
    ['6.3.84', 'dmy', '1984-03-06'],
    ['6.3.2027', 'mdy', '2027-03-06'],
    ['6.3.2027', 'ymd', '2027-03-06'],
    ['2027.3.6', 'mdy', '2027-03-06'],
    ['6-3-2027', 'mdy', '2027-06-03'],
    ['3/6/2027', 'mdy', '2027-03-06'],
    ['3/6/2027', 'dmy', '2027-06-03'],
    ['06/03/2027', 'dmy', '2027-03-06'],
    ['13/02/2027', 'mdy', '2027-02-13'],
    ['02/13/2027', 'dmy', '2027-02-13'],
    ['6 3 2027', 'dmy', '2027-03-06'],
    ['06032027', 'dmy', '2027-03-06'],
    ['03062027', 'mdy', '2027-03-06'],
    ['060327', 'dmy', '2027-03-06'],
    ['030627', 'mdy', '2027-03-06'],
    ['270306', 'ymd', '2027-03-06'],
    ['20270306', 'ymd', '2027-03-06'],
    ['6 Mar 2027', 'dmy', '2027-03-06'],
    ['Sat, 6 March 2027', 'dmy', '2027-03-06'],
    ['March 6, 2027', 'mdy', '2027-03-06'],
    ['6. März 2027', 'dmy', '2027-03-06'],
    ['6 במרץ 2027', 'dmy', '2027-03-06'],
    ['\u200f06.03.2027\u200f', 'dmy', '2027-03-06'],
    ['2027-02-30', 'dmy', undefined],
    ['31.04.2027', 'dmy', undefined],
    ['6.3.', 'dmy', undefined],
    ['soon', 'dmy', undefined],
    ['6 Foo 2027', 'dmy', undefined],
    ['1.1.1', 'dmy', undefined],
    ['', 'dmy', undefined],
  ];
  for (const [text, order, day] of cases) {
    it(`reads "${text}" (${order}) as ${day ?? 'no day'}`, () => {
      assert.equal(
        parseDay(text, order, (word) => months.get(word.replace(/^ב/, ''))),
        day,
      );
    });
  }
});
