import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { namesWith, type NameWith } from '#domain/cruise-fields.ts';
import { columnsOf, type ColumnName } from './columns.ts';
import { csvOf } from './csv.ts';
import type { ListWords } from './use-cell-text.ts';

const unknown = Object.fromEntries(namesWith('column').map((name) => [name, null])) as Record<
  NameWith<'column'>,
  null
>;

const sea_cloud: ListedCruise = {
  ...unknown,
  id: '01977b2e-0000-7000-8000-000000000000',
  version: 1,
  booking_number: 'SC-1',
  cruise_line_id: null,
  cruise_line: 'Sea Cloud Cruises',
  ship_id: null,
  ship_name: 'Sea Cloud',
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port: 'חיפה',
  start_zone: null,
  currency: 'EUR',
  total_price: '1234.50',
  balance_due: '0.00',
  payment_state: 'paid',
  nights: 7,
  time: 'future',
  sails_at: '2027-03-06T00:00:00Z',
  cancelled_at: null,
  livery: { colour: null, monogram: null, hull: null, length_m: null, built: null },
  course: [],
  is_sample: false,
  can: { edit: true, delete: true, share: true },
  share: null,
};

const words: ListWords = {
  head: (name) => name,
  cell: (cruise, { name }) => `text of ${name}: ${cruise[name]}`,
};

function rowsOf(cruises: ListedCruise[], names: readonly ColumnName[]): unknown[] {
  const [header, rows] = csvOf(cruises, columnsOf(names), words);
  return [header, ...rows];
}

describe('the file of the list', () => {
  it('has the columns that were chosen, with plain days and amounts and their currency', () => {
    const rows = rowsOf(
      [sea_cloud, { ...sea_cloud, total_price: null }],
      ['total_price', 'start_date', 'nights', 'start_port', 'time'],
    );
    assert.deepEqual(rows, [
      ['ship_name', 'start_date', 'nights', 'start_port', 'time', 'total_price', 'currency'],
      ['Sea Cloud', '2027-03-06', '7', 'text of start_port: חיפה', 'text of time: future', '1234.50', 'EUR'],
      ['Sea Cloud', '2027-03-06', '7', 'text of start_port: חיפה', 'text of time: future', '', 'EUR'],
    ]);
  });

  it('has no currency where there are no amounts', () => {
    assert.deepEqual(rowsOf([sea_cloud], ['end_date']), [
      ['ship_name', 'end_date'],
      ['Sea Cloud', '2027-03-13'],
    ]);
  });
});
