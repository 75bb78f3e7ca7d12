/** Except line feeds and tabs, XML forbids control characters, even as numeric references. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Removes characters that make an XML file unreadable; pasted names contain them unseen. */
export function forXml(text: string): string {
  return text.replaceAll(unwritable, '');
}
