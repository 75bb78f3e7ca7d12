import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PortStamp } from '#contract/stats.ts';
import { freshStamps, pagesOf } from './book.ts';

const stamp = (date: string, country: string | null, cruise_id = 'one'): PortStamp => ({
  cruise_id,
  port_name: 'Port',
  country,
  date,
  cruise_line_id: null,
  cruise_line: null,
  ship_name: null,
});

test('each country has a page, the one with the latest stamp first, typed ports one of their own', () => {
  const stamps = [
    stamp('2026-05-02', 'PT'),
    stamp('2026-05-01', null),
    stamp('2025-01-02', 'ES'),
    stamp('2024-01-01', 'PT'),
  ];
  assert.deepEqual(
    pagesOf(stamps).map((page) => [page.country, page.stamps.length]),
    [
      ['PT', 2],
      [null, 1],
      ['ES', 1],
    ],
  );
});

test('the stamps of the latest cruise are fresh until they were seen', () => {
  const stamps = [
    stamp('2026-05-02', 'PT', 'new'),
    stamp('2026-05-01', 'ES', 'new'),
    stamp('2025-01-02', 'ES'),
  ];
  const datesOf = (seen: string) => [...freshStamps(stamps, seen)].map(({ date }) => date);
  assert.deepEqual(datesOf(''), ['2026-05-02', '2026-05-01']);
  assert.deepEqual(datesOf('2026-05-01'), ['2026-05-02']);
  assert.deepEqual(datesOf('2026-05-02'), []);
  assert.deepEqual([...freshStamps([], '')], []);
});
