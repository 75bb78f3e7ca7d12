/** Excel reads UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run a cell that begins so, also behind blanks or in the wide letters of East Asia. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/** A debt is a number. A number with a plus is most likely of a phone, whose plus a spreadsheet would drop. */
const negative = /^-\d+(?:\.\d+)?$/;

/**
 * A table as CSV for spreadsheets and scripts: RFC 4180, comma and CRLF, no line end after the last row, UTF-8 with its
 * mark once it is encoded. A text that would be a formula begins with an apostrophe, except a plain negative number.
 *
 * The caller writes days as `YYYY-MM-DD`, amounts as plain decimals with the currency in a column of its own, and the
 * header in the reader's language. `null` is an empty cell.
 */
export function csv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return BYTE_ORDER_MARK + [header, ...rows].map(lineOf).join('\r\n');
}

function lineOf(cells: readonly (string | number | null)[]): string {
  const line = cells.map(cellOf).join(',');
  // readers skip an empty line
  return line === '' ? '""' : line;
}

function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = formula.test(text) && !negative.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
