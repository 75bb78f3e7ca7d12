/** Line feeds and tabs aside, no control character may stand in XML, not even written as a number. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text without what makes an XML file one that no program opens: names that were pasted hold it unseen. */
export function forXml(text: string): string {
  return text.replaceAll(unwritable, '');
}
