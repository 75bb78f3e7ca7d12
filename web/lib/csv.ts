/**
 * A spreadsheet would run a cell that begins with one of these. The rule of papaparse itself misses a cell of several
 * lines (CVE-2026-27644), so this one replaces it.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel reads UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/** Rows as CSV for spreadsheets: every cell is quoted as needed, and no formula runs. */
export async function csvText(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  // papaparse is loaded only when a user exports a file
  const { default: papaparse } = await import('papaparse');
  return (
    BYTE_ORDER_MARK +
    papaparse.unparse(
      rows.map((row) => [...row]),
      { escapeFormulae: formula },
    )
  );
}

/** The same as a file. */
export async function csvFile(rows: readonly (readonly CsvCell[])[]): Promise<Blob> {
  return new Blob([await csvText(rows)], { type: 'text/csv;charset=utf-8' });
}
