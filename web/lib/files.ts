import { csv } from '#domain/csv.ts';

/** Saves a file under a name on the reader's device. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has the file by then; a page that is open for weeks must not hold every file it ever saved
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a table as a CSV file under a name on the reader's device. */
export function saveCsv(name: string, ...[header, rows]: Parameters<typeof csv>): void {
  saveFile(new Blob([csv(header, rows)], { type: 'text/csv;charset=utf-8' }), name);
}
