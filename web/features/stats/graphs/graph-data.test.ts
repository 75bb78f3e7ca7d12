import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Bar } from '#contract/stats.ts';
import { cutTo, everyOf, longestOf, peakOf, scaleOf, spendGraphs, withRest } from './graph-data.ts';

const bar = (key: string, cruises: number): Bar => ({
  key,
  name: key,
  cruises,
  nights: cruises * 7,
  booked_cruises: 1,
  booked_nights: 7,
});

describe('a graph', () => {
  it('has the largest by themselves and all others as one, which loses nothing', () => {
    const bars = ['a', 'b', 'c', 'd', 'e'].map((key, index) => bar(key, 9 - index));
    const { bars: shown, rest, others } = withRest(bars, 2);
    assert.deepEqual(
      shown.map(({ key }) => key),
      ['a', 'b'],
    );
    assert.equal(others, 3);
    assert.deepEqual(rest, {
      key: null,
      name: null,
      cruises: 18,
      nights: 126,
      booked_cruises: 3,
      booked_nights: 21,
    });
    // a line that says "1 more" would be as long as the one it hides
    assert.deepEqual(withRest(bars, 4), { bars, others: 0 });
  });

  it('names the longest bar, unless that says nothing', () => {
    const of = (...values: number[]) => peakOf(values.map((value) => ({ value }))).map(({ value }) => value);
    assert.deepEqual(of(1, 3, 2), [3]);
    assert.deepEqual(of(3, 3, 2), [3, 3]);
    assert.deepEqual(of(3, 3, 3, 2), [], 'three are a crowd');
    assert.deepEqual(of(2, 2), [], 'all are the same');
    assert.deepEqual(of(4), [4]);
    assert.deepEqual(of(0, 0), []);
    assert.deepEqual(of(), []);
  });

  it('has a scale of round figures from nothing to above the longest bar', () => {
    assert.deepEqual(scaleOf(1, true), [0, 1]);
    assert.deepEqual(scaleOf(7, true), [0, 2, 4, 6, 8]);
    assert.deepEqual(scaleOf(140, true), [0, 50, 100, 150]);
    assert.deepEqual(scaleOf(0.9, false), [0, 0.25, 0.5, 0.75, 1]);
    assert.deepEqual(scaleOf(0, true), [0, 1]);
    for (const most of [1, 3, 9, 11, 99, 101, 12_345, 99_999]) {
      const scale = scaleOf(most, true);
      assert.ok((scale.at(-1) ?? 0) >= most && scale.length <= 6, `${most}: ${scale.join(', ')}`);
      assert.ok(scale.every(Number.isInteger));
    }
  });

  it('names as many bars as there is room for', () => {
    assert.equal(everyOf(12, 600, 40), 1);
    assert.equal(everyOf(12, 300, 40), 2);
    assert.equal(everyOf(34, 300, 40), 5);
    assert.equal(everyOf(5, 10, 40), 5);
  });

  it('has a graph per currency with the same years, and an exact text where nothing was spent', () => {
    const spend = [
      { year: 2023, currency: 'USD', amount: '5.00' },
      { year: 2024, currency: 'EUR', amount: '1234.50' },
      { year: 2026, currency: 'EUR', amount: '0.10' },
      { year: 2026, currency: null, amount: '7.00' },
    ];
    const graphs = spendGraphs(spend);
    assert.deepEqual(
      graphs.map(({ currency }) => currency),
      ['EUR', 'USD', null],
    );
    assert.deepEqual(graphs[0]?.years, [
      { year: 2023, amount: '0.00' },
      { year: 2024, amount: '1234.50' },
      { year: 2025, amount: '0.00' },
      { year: 2026, amount: '0.10' },
    ]);
    assert.deepEqual(spendGraphs([]), []);
  });

  it('cuts a name where its room ends', () => {
    const measure = (text: string) => [...text].length;
    assert.equal(cutTo('Sea Cloud', 9, measure), 'Sea Cloud');
    assert.equal(cutTo('Sea Cloud', 8, measure), 'Sea Clo…');
    assert.equal(cutTo('Sea Cloud', 5, measure), 'Sea…');
    assert.equal(cutTo('Sea', 0, measure), 'S…');
  });

  it('the bar of all others sets no measure', () => {
    const bars = [
      { key: 'volendam', name: 'Volendam', value: 10, booked: 2 },
      { key: null, name: '53 more', value: 72, booked: 5, is_rest: true as const },
    ];
    assert.equal(longestOf(bars), 10);
    assert.equal(longestOf([]), 1);
  });
});
