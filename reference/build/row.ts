import { isCountry } from '#domain/countries.ts';
import { isTimeZone } from '#domain/zones.ts';
import type { Fault, SourceRow } from './csv.ts';
import { idOf, isPlainId } from './keys.ts';

/** Ships that are ordered today sail within twenty years. */
export const LATEST_YEAR = 2045;

const zones = new Map<string, boolean>();

/** Cached by name: creating a formatter for each of 6,000 rows takes a second. */
function isZone(name: string): boolean {
  const known = zones.get(name) ?? isTimeZone(name);
  zones.set(name, known);
  return known;
}

/**
 * Reads one record cell by cell. It reports each fault with file and line and continues with a harmless value, so that
 * one run lists all faults; with any fault nothing is written.
 */
export class RowReader {
  readonly row: SourceRow;
  readonly #faults: Fault[];

  constructor(row: SourceRow, faults: Fault[]) {
    this.row = row;
    this.#faults = faults;
  }

  fault(text: string): void {
    this.#faults.push({ file: this.row.file, line: this.row.line, text });
  }

  /** The id from the parts of the row's key; it must be usable in an address unchanged. */
  plainId(...parts: readonly (string | number | null)[]): string {
    const id = idOf(...parts);
    if (!isPlainId(id))
      this.fault(`the id "${id}" made from this row is not lower-case letters, digits and hyphens`);
    return id;
  }

  optional(column: string): string | null {
    return this.row.cells.get(column) || null;
  }

  required(column: string): string {
    const cell = this.optional(column);
    if (cell === null) this.fault(`${column} is empty`);
    return cell ?? '';
  }

  /** The values between `|`, in order, each once. */
  list(column: string): string[] {
    const cell = this.optional(column);
    if (cell === null) return [];
    const values = cell.split('|').map((value) => value.trim());
    if (values.includes('')) this.fault(`${column} has an empty value between two "|"`);
    return [...new Set(values)];
  }

  matching(column: string, pattern: RegExp, what: string): string | null {
    const cell = this.optional(column);
    if (cell !== null && !pattern.test(cell)) this.fault(`${column} "${cell}" is not ${what}`);
    return cell;
  }

  requiredMatching(column: string, pattern: RegExp, what: string): string {
    return this.required(column) && (this.matching(column, pattern, what) ?? '');
  }

  number(column: string, from: number, to: number, pattern = /^-?\d+(\.\d+)?$/): number | null {
    const cell = this.optional(column);
    if (cell === null) return null;
    const value = Number(cell);
    if (!pattern.test(cell)) this.fault(`${column} "${cell}" is not a number`);
    else if (value < from || value > to) this.fault(`${column} ${cell} is not between ${from} and ${to}`);
    return value;
  }

  integer(column: string, from: number, to: number): number | null {
    return this.number(column, from, to, /^\d+$/);
  }

  requiredNumber(column: string, from: number, to: number): number {
    return this.required(column) === '' ? 0 : (this.number(column, from, to) ?? 0);
  }

  requiredInteger(column: string, from: number, to: number): number {
    return this.required(column) === '' ? 0 : (this.integer(column, from, to) ?? 0);
  }

  oneOf<const Value extends string>(column: string, values: readonly [Value, ...Value[]]): Value {
    const cell = this.required(column);
    const value = values.find((candidate) => candidate === cell);
    if (value === undefined && cell !== '') this.fault(`${column} "${cell}" is none of ${values.join(', ')}`);
    return value ?? values[0];
  }

  country(column: string): string {
    const cell = this.requiredMatching(column, /^[A-Z]{2}$/, 'a country code of two capital letters');
    if (/^[A-Z]{2}$/.test(cell) && !isCountry(cell)) this.fault(`${column} "${cell}" is no known country`);
    return cell;
  }

  zone(column: string): string {
    const cell = this.required(column);
    if (cell !== '' && !isZone(cell)) this.fault(`${column} "${cell}" is no IANA time zone`);
    return cell;
  }

  /** A key of another file; `keys` is null if that file could not be read, which is a separate fault. */
  reference(column: string, keys: ReadonlySet<string> | null, file: string): string {
    const cell = this.required(column);
    if (cell !== '' && keys !== null && !keys.has(cell)) this.fault(`${column} "${cell}" is not in ${file}`);
    return cell;
  }
}

/** Makes a row of each record; ids must be unique. */
export function makeRows<Made extends { id: string }>(
  rows: readonly SourceRow[],
  faults: Fault[],
  make: (reader: RowReader) => Made,
): Made[] {
  const lines = new Map<string, number>();
  const made: Made[] = [];
  for (const row of rows) {
    const reader = new RowReader(row, faults);
    const value = make(reader);
    const earlier = lines.get(value.id);
    if (earlier === undefined) lines.set(value.id, row.line);
    else reader.fault(`the id "${value.id}" is that of line ${earlier} already`);
    made.push(value);
  }
  return made;
}

/** Reports duplicates of a unique value, such as a UN/LOCODE; `null` may repeat. */
export function onceOnly(what: string): (reader: RowReader, value: string | null) => void {
  const lines = new Map<string, number>();
  return (reader, value) => {
    if (value === null) return;
    const earlier = lines.get(value);
    if (earlier === undefined) lines.set(value, reader.row.line);
    else reader.fault(`the ${what} "${value}" is that of line ${earlier} already`);
  };
}
