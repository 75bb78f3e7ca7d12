/** The media types of files that can be kept with a cruise, judged by content (docs/product/rules.md, section 12). */
export const document_types = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'text/plain',
  'text/html',
  'text/calendar',
  'message/rfc822',
] as const;
export type DocumentType = (typeof document_types)[number];

/** Bytes of one file at most. */
export const largest_document = 20 * 1024 * 1024;

/** Bytes of all files of one cruise at most. */
export const most_document_bytes = 200 * 1024 * 1024;

/** Files of one cruise at most. */
export const most_documents = 200;

/** Photographs of one day of a cruise at most. They are documents with a day, and count as bytes, not as files. */
export const most_photographs = 10;

/** Pixels of the longer side of a kept photograph at most: the browser scales it, and the server what it did not. */
export const longest_side = 2048;

/** Pixels of a picture at most: more than any camera takes that travellers carry. */
export const most_pixels = 60_000_000;

/** Bytes of an unpacked picture at most: four for each pixel. With 16 bits a channel it takes up to eight. */
export const most_picture_bytes = 4 * most_pixels;

const longest_name = 200;

/**
 * Cleans a file name for storage: removes folders, invisible characters and marks that reverse the text, and shortens
 * it but keeps the extension. Letters of every script stay, and so do emoji.
 */
export function cleanFileName(name: string): string {
  const seen = name
    .toWellFormed()
    .normalize('NFC')
    // control characters, and marks that show "fdp.exe" as "exe.pdf"
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/gu, ' ');
  const [last = ''] = seen.split(/[/\\]/).slice(-1);
  const plain = last.replaceAll(/\s+/g, ' ').trim();
  // "..", or marks and spaces alone, name nothing
  return /[^\p{C}\p{Z}.]/u.test(plain) ? shortened(plain) : 'file';
}

function shortened(name: string): string {
  if (name.length <= longest_name) return name;
  const ending = /\.[^.\s]{1,12}$/.exec(name)?.[0] ?? '';
  const kept = name.slice(0, longest_name - ending.length);
  // not half a character at the cut
  return kept.replace(/[\ud800-\udbff]$/, '').trimEnd() + ending;
}

/** Characters that are searched for the start of a page or a drawing. */
const longest_page_start = 1024;
const page_start = /^<(?:!doctype\s+html|html|head|title|meta|style|script|body|table|div|p)[\s>]/i;
const drawing_start = /^<(?:!doctype\s+svg|svg)[\s>]/i;
const header = /^([!-9;-~]+):/;

/** The media type of a text by its beginning; null: an SVG drawing, which browsers execute like a page. */
export function textTypeOf(beginning: string): DocumentType | null {
  const text = beginning.replace(/^\ufeff/, '').trimStart();
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return 'text/calendar';
  const start = withoutComments(text.slice(0, longest_page_start));
  if (page_start.test(start)) return 'text/html';
  if (drawing_start.test(start)) return null;
  return isMail(text) ? 'message/rfc822' : 'text/plain';
}

/**
 * The text from its first element on. A scan skips the comments: a single pattern doubled its time with each comment,
 * so that an upload of 281 bytes stopped the server.
 */
function withoutComments(text: string): string {
  let rest = text;
  if (/^<\?xml/i.test(rest)) rest = rest.slice(rest.indexOf('>') + 1).trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end === -1) break;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

/** A mail begins with headers, among them `From` and one that only mail programs write. */
function isMail(text: string): boolean {
  const names = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) continue;
    const name = header.exec(line)?.[1];
    if (name === undefined) return false;
    names.add(name.toLowerCase());
  }
  return (
    names.has('from') && ['date', 'message-id', 'mime-version', 'received'].some((name) => names.has(name))
  );
}
