import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cruisesIn, explain, stat_scopes } from './explanation.ts';
import { graphsOf } from './graphs.ts';
import { filterLog, nameKey, type LoggedCruise } from './logbook.ts';
import { sumOf } from './money.ts';
import {
  countriesOf,
  distinct_figures,
  filterOptionsOf,
  portsOf,
  summed_figures,
  totalsOf,
  weigh,
} from './statistics.ts';
import { logged } from './testing/log.ts';

const counted_figures = [...summed_figures, ...distinct_figures];
const year = 2026;

const call = fc.constantFrom(
  'MIA',
  'CZM',
  'NAS',
  'BGO',
  'SOU',
  'bay',
  '.',
  '.',
  '*GEI',
  '!CZM',
  '?',
  'MIA+KEY',
);
const route = fc
  .tuple(fc.constantFrom('MIA', 'SOU'), fc.array(call, { maxLength: 12 }), fc.constantFrom('MIA', 'NYC'))
  .map(([start, calls, end]) => [start, ...calls, end].join(' '));
const start_date = fc
  .tuple(
    fc.integer({ min: 2023, max: 2028 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const price = fc.integer({ min: 0, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
const someone = fc
  .constantFrom('Ada', 'Grace', 'ADA')
  .map((name) => ({ name, loyalty_number: null, points_earned: null }));
const details = fc.record({
  time: fc.constantFrom('past', 'current', 'future'),
  ship_id: orNull(fc.constantFrom('apex', 'beyond', 'icon')),
  ship_name: orNull(fc.constantFrom('Apex', 'apex', 'Beyond')),
  cruise_line_id: orNull(fc.constantFrom('celebrity', 'royal')),
  cruise_line: orNull(fc.constantFrom('Celebrity', 'Royal')),
  category: orNull(fc.constantFrom('Balcony', 'balcony ', 'Suite', '')),
  currency: orNull(fc.constantFrom('USD', 'EUR', 'JPY')),
  price: orNull(price),
  points_earned: orNull(fc.nat(50)),
  distance_nm: orNull(fc.nat(9000)),
  passengers: fc.array(someone, { maxLength: 2 }),
}) satisfies fc.Arbitrary<Partial<LoggedCruise>>;

const log = fc
  .array(
    fc.tuple(start_date, route, details).map(([day, calls, more]) => logged(day, calls, more)),
    { maxLength: 25 },
  )
  .map((cruises) => cruises.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1)));

function total(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((sum, { amount }) => sum + Number(amount), 0);
}

test('the explanation of a figure adds up to it, in every scope', () => {
  fc.assert(
    fc.property(log, (cruises) => {
      for (const scope of stat_scopes) {
        const those = cruisesIn(scope, weigh(cruises), year);
        const totals = totalsOf(those);
        for (const figure of counted_figures) {
          const explained = explain(figure, those, '');
          assert.equal(total(explained), totals[figure], figure);
          const has_names = distinct_figures.some((name) => name === figure);
          for (const { amount, names } of explained)
            assert.equal(names.length, has_names ? Number(amount) : 0, figure);
        }
        for (const { currency, amount, cruises: count } of totals.spend) {
          const explained = explain('spend', those, currency ?? '');
          assert.equal(sumOf(explained.map((cruise) => cruise.amount)), amount);
          assert.equal(explained.length, count);
        }
        for (const { programme, points } of totals.points)
          assert.equal(total(explain('points', those, programme)), points);
        for (const { place, visits } of portsOf(those))
          assert.equal(total(explain('port', those, place)), visits);
        for (const { country, visits } of countriesOf(those))
          assert.equal(total(explain('country', those, country)), visits);
      }
    }),
  );
});

test('the tables and graphs show the same figures as the totals', () => {
  fc.assert(
    fc.property(log, (cruises) => {
      const all = weigh(cruises);
      const totals = totalsOf(all);
      assert.equal(portsOf(all).length, totals.ports);
      assert.equal(countriesOf(all).length, totals.countries);
      assert.equal(
        portsOf(all).reduce((sum, { visits }) => sum + visits, 0),
        totals.port_calls,
      );
      const { spend_by_year, ...bars } = graphsOf(all);
      for (const [name, rows] of Object.entries(bars)) {
        const sum = (field: 'cruises' | 'nights') => rows.reduce((found, row) => found + row[field], 0);
        assert.deepEqual([sum('cruises'), sum('nights')], [totals.cruises, totals.nights], name);
        for (const { key, cruises: count } of rows)
          assert.equal(explain(name as 'by_year', all, key ?? '').length, count, `${name} ${key}`);
      }
      for (const { currency, amount } of totals.spend) {
        const years = spend_by_year.filter((row) => row.currency === currency);
        assert.equal(sumOf(years.map((row) => row.amount)), amount);
      }
    }),
  );
});

test('past, current and future cruises are all cruises, and each filter selects a part of them', () => {
  fc.assert(
    fc.property(log, (cruises) => {
      const all = weigh(cruises);
      const under_way = all.filter(({ time }) => time === 'current');
      for (const figure of summed_figures) {
        const parts = [cruisesIn('cruise', all, year), cruisesIn('future', all, year), under_way];
        const sum = parts.reduce((found, part) => found + totalsOf(part)[figure], 0);
        assert.equal(sum, totalsOf(all)[figure], figure);
      }
      const { years, cruise_lines } = filterOptionsOf(cruises, nameKey);
      const nights = (found: LoggedCruise[]) => totalsOf(weigh(found)).nights;
      const of_years = years.map((only) => nights(filterLog(cruises, { year: only })));
      assert.equal(
        of_years.reduce((sum, found) => sum + found, 0),
        totalsOf(all).nights,
      );
      for (const { key } of cruise_lines)
        assert.ok(
          filterLog(cruises, { cruise_line: key }).length > 0,
          'a filter that is offered finds something',
        );
    }),
  );
});

test('figures do not depend on the order of the records', () => {
  fc.assert(
    fc.property(log, (cruises) => {
      const { longest: _longest, shortest: _shortest, ...totals } = totalsOf(weigh(cruises));
      const { longest, shortest, ...reversed } = totalsOf(weigh(cruises.toReversed()));
      assert.deepEqual(reversed, totals);
      assert.deepEqual([longest?.nights, shortest?.nights], [_longest?.nights, _shortest?.nights]);
    }),
  );
});
