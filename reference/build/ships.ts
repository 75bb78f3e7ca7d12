import { hullOf, hulls } from '#domain/hulls.ts';
import { LINE_TYPES, SHIP_STATUSES, type ShipRow } from '../shapes.ts';
import type { Fault, SourceRow } from './csv.ts';
import { LINES_FILE } from './lines.ts';
import { LATEST_YEAR, makeRows, type RowReader } from './row.ts';

// The oldest hulls in the data are river boats of the last century; an earlier year is a typing error.
const EARLIEST_YEAR = 1850;

export function makeShips(
  rows: readonly SourceRow[],
  lineIds: ReadonlySet<string> | null,
  faults: Fault[],
): ShipRow[] {
  return makeRows(rows, faults, (reader) => {
    const line = reader.reference('line', lineIds, LINES_FILE);
    const name = reader.required('ship');
    const year = reader.integer('year_in_service', EARLIEST_YEAR, LATEST_YEAR);
    const ship = {
      id: reader.plainId(line, name, year),
      cruise_line_id: line,
      name,
      year_in_service: year,
      gross_tonnage: reader.integer('gross_tonnage', 1, 500_000),
      passengers_double: reader.integer('passengers_double', 1, 10_000),
      imo: imoNumber(reader),
      status: reader.oneOf('status', SHIP_STATUSES),
      former_names: reader.list('former_names'),
      later_name: reader.optional('later_name'),
      length_m: reader.number('length_m', 5, 500),
      type: reader.oneOf('type', LINE_TYPES),
    };
    return { ...ship, hull: reader.optional('hull') === null ? hullOf(ship) : reader.oneOf('hull', hulls) };
  });
}

/** The last digit checks the others: https://en.wikipedia.org/wiki/IMO_number#Structure */
function imoNumber(reader: RowReader): string | null {
  const imo = reader.matching('imo', /^\d{7}$/, 'an IMO number of seven digits');
  if (imo === null || !/^\d{7}$/.test(imo)) return imo;
  let sum = 0;
  for (let place = 0; place < 6; place += 1) sum += Number(imo[place]) * (7 - place);
  if (sum % 10 !== Number(imo[6])) reader.fault(`imo "${imo}" is mistyped: its last digit does not check`);
  return imo;
}
