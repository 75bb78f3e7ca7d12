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
