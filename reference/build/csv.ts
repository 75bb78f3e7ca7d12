import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';

/** A fault in a source, with its place. `line` counts from 1, the header's line. */
export type Fault = { file: string; line: number; text: string };

/** One record: its cells by column name, without white space around them. */
export type SourceRow = { file: string; line: number; cells: ReadonlyMap<string, string> };

export function printFault(fault: Fault): string {
  return `${fault.file}:${fault.line}: ${fault.text}`;
}

/**
 * The records of a CSV file with a header. Faults of the file itself (missing, not UTF-8, not CSV, a column missing or
 * twice, a record with too few or too many cells, a control character) are added to `faults`, and the affected records
 * are left out.
 */
export function readCsv(
  folder: string,
  file: string,
  required: readonly string[],
  faults: Fault[],
): SourceRow[] {
  const path = join(folder, file);
  if (!existsSync(path)) {
    faults.push({ file, line: 1, text: 'the file is missing' });
    return [];
  }
  const records = parseRecords(file, readFileSync(path), faults);
  const header = records[0];
  if (!header) return [];
  const columns = header.cells;
  for (const column of required) {
    if (!columns.includes(column))
      faults.push({ file, line: header.line, text: `column "${column}" is missing` });
  }
  for (const column of new Set(columns.filter((name, index) => columns.indexOf(name) !== index))) {
    faults.push({ file, line: header.line, text: `column "${column}" is there twice` });
  }
  if (records.length === 1) faults.push({ file, line: header.line, text: 'the file holds no rows' });
  // Without a column every row would be reported as well, and would hide the one line with the cause.
  if (required.some((column) => !columns.includes(column))) return [];

  const rows: SourceRow[] = [];
  for (const record of records.slice(1)) {
    if (record.cells.length !== columns.length) {
      const text = `${record.cells.length} cells where the header has ${columns.length}`;
      faults.push({ file, line: record.line, text });
      continue;
    }
    const cells = new Map<string, string>();
    for (const [index, column] of columns.entries()) {
      const cell = record.cells[index] ?? '';
      if (/\p{Cc}/u.test(cell)) {
        faults.push({
          file,
          line: record.line,
          text: `${column} holds a control character: ${JSON.stringify(cell)}`,
        });
      }
      // Some sources have two spaces instead of one ("Luganville, Vanuatu").
      cells.set(column, cell.replace(/\s+/gu, ' ').trim());
    }
    rows.push({ file, line: record.line, cells });
  }
  return rows;
}

type CsvRecord = { line: number; cells: string[] };

function parseRecords(file: string, bytes: Uint8Array, faults: Fault[]): CsvRecord[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    faults.push({ file, line: 1, text: 'the file is not UTF-8' });
    return [];
  }
  const records: CsvRecord[] = [];
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line: lines, cells });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    faults.push({
      file,
      line: typeof error.lines === 'number' ? error.lines : 1,
      text: `not CSV: ${error.message}`,
    });
    return [];
  }
}
