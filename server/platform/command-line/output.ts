/** A table with heads and aligned columns, without spaces at the ends of lines. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  // strangers type names: a control character in one must not reach the terminal
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\p{Cc}+/gu, ' ')));
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  return cells
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

function widthOf(text: string): number {
  return [...text].length;
}

/** A list as JSON, for programs. */
export function formatJson(items: readonly object[]): string {
  return JSON.stringify(items, null, 2);
}

/** An instant to the minute, in UTC; empty when there is none. */
export function formatInstant(at: string | null): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** An instant for programs, RFC 3339 in UTC. */
export function isoInstant(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
