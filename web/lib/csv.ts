/**
 * A spreadsheet would run a cell that begins like this. The rule that papaparse has for it misses a cell of several
 * lines (CVE-2026-27644), so it is given this one.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/** Rows as a file for spreadsheets: what is in a cell stays in it, and none is run. */
export async function csvText(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  // only who wants a file loads what writes it
  const { default: papaparse } = await import('papaparse');
  return (
    BYTE_ORDER_MARK +
    papaparse.unparse(
      rows.map((row) => [...row]),
      { escapeFormulae: formula },
    )
  );
}

/** The same as a file to keep. */
export async function csvFile(rows: readonly (readonly CsvCell[])[]): Promise<Blob> {
  return new Blob([await csvText(rows)], { type: 'text/csv;charset=utf-8' });
}
