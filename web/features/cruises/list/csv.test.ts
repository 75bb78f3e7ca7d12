import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { ListedCruise } from '#contract/cruise-list.ts';
import { columns, columnsOf, type ColumnName } from './columns.ts';
import { writeCsv } from './csv.ts';

const sea_cloud: ListedCruise = {
  id: '01977b2e-0000-7000-8000-000000000000',
  version: 1,
  booking_number: 'SC-1',
  booking_date: null,
  cruise_line_id: null,
  cruise_line: 'Sea Cloud Cruises',
  ship_id: null,
  ship_name: 'Sea Cloud',
  itinerary: null,
  start_date: '2027-03-06',
  end_date: '2027-03-13',
  start_port: 'חיפה',
  end_port: null,
  start_zone: null,
  stateroom: null,
  category: null,
  final_payment_date: null,
  currency: 'EUR',
  total_price: '1234.50',
  balance_due: '0.00',
  payment_state: 'paid',
  nights: 7,
  time: 'future',
  sails_at: '2027-03-06T00:00:00Z',
  cancelled_at: null,
  is_sample: false,
  can: { edit: true, delete: true, share: true },
  share: null,
};

const words = {
  column: (name: string) => name,
  state: (state: string) => `is ${state}`,
  payment_state: (state: string) => `is ${state}`,
};

async function rowsOf(cruises: ListedCruise[], names: readonly ColumnName[]): Promise<string[][]> {
  const text = await writeCsv(cruises, columnsOf(names), words);
  assert.ok(text.startsWith('\uFEFF'), 'Excel takes it for UTF-8');
  return parse(text, { bom: true });
}

describe('the file of the list', () => {
  it('has the columns that were chosen, with plain days and amounts and their currency', async () => {
    const rows = await rowsOf(
      [sea_cloud, { ...sea_cloud, total_price: null, cancelled_at: '2026-11-01T10:00:00Z' }],
      ['total_price', 'start_date', 'nights', 'start_port', 'time'],
    );
    assert.deepEqual(rows, [
      ['ship_name', 'start_date', 'nights', 'start_port', 'time', 'total_price', 'currency'],
      ['Sea Cloud', '2027-03-06', '7', 'חיפה', 'is future', '1234.50', 'EUR'],
      ['Sea Cloud', '2027-03-06', '7', 'חיפה', 'is cancelled', '', 'EUR'],
    ]);
  });

  it('has no currency where there are no amounts', async () => {
    assert.deepEqual(await rowsOf([sea_cloud], ['end_date']), [
      ['ship_name', 'end_date'],
      ['Sea Cloud', '2027-03-13'],
    ]);
  });

  it('defuses formulas that a spreadsheet would run, also where a line follows', async () => {
    const beginnings = ['=', '+', '-', '@', '\t', '\r', '\n', '＝'];
    for (const beginning of beginnings) {
      for (const ending of ['1+1', '1+1\n2', `cmd|' /C calc'!A1\r\n"x",`]) {
        const ship_name = beginning + ending;
        const [, [ship] = []] = await rowsOf([{ ...sea_cloud, ship_name }], ['nights']);
        assert.equal(ship, `'${ship_name}`);
      }
    }
  });

  it('leaves quotes, commas and lines in their cell', async () => {
    const ship_name = 'Sea "Cloud", the\nsecond = 2';
    const rows = await rowsOf(
      [{ ...sea_cloud, ship_name }],
      columns.map(({ name }) => name),
    );
    assert.equal(rows.length, 2);
    assert.equal(rows[1]?.[0], ship_name);
    assert.equal(rows[1]?.length, columns.length + 2);
  });
});
