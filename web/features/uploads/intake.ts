/* Turns dropped or pasted content into files, as the server reads only files. */

/** A shorter text is no booking, but a word pasted beside the intended field. */
const fewest_characters = 20;

interface Names {
  text: string;
  page: string;
}

/** The part of a `DataTransfer` that is used. */
export interface TransferContent {
  files: Iterable<File> | null;
  getData: (type: string) => string;
}

/**
 * The files in dropped or pasted content: the files themselves; else a page, if it has a table, whose rows keep related
 * values together; else its text.
 */
export function filesOf(carried: TransferContent, names: Names): File[] {
  const files = [...(carried.files ?? [])];
  if (files.length > 0) return files;
  const page = carried.getData('text/html');
  const text = carried.getData('text/plain');
  if (/<t(?:able|r|d)[\s>]/i.test(page)) {
    const whole = `<!doctype html><meta charset="utf-8">${page}`;
    return [new File([whole], `${names.page}.html`, { type: 'text/html' })];
  }
  return fileOfText(text, names.text);
}

/** A text pasted beside a field is seldom meant to be read: outside of the screen of uploads it is as long as a booking. */
const fewest_unasked = 200;

/** Whether content that was brought to any screen looks like a document. */
export function isDocument(carried: TransferContent): boolean {
  return (
    [...(carried.files ?? [])].length > 0 || carried.getData('text/plain').trim().length >= fewest_unasked
  );
}

/** A text as a file; empty for one that is too short to be a booking. */
export function fileOfText(text: string, name: string): File[] {
  return text.trim().length < fewest_characters
    ? []
    : [new File([text], `${name}.txt`, { type: 'text/plain' })];
}
