/**
 * Expands a short form to phrases: semicolons separate them, brackets list alternatives, and an empty alternative may
 * be omitted. `due (on|by) ; balance (due|)` are four phrases. Booking documents combine few words in many orders; the
 * expanded lists would be unreadable.
 *
 * @param text the short form; its line breaks count as blanks
 * @returns each phrase once, in lower case, with single blanks; none is empty
 */
export function phrases(text: string): readonly string[] {
  // once for all phrases of the text: each start of a reader writes out thousands
  const found = text
    .toLowerCase()
    .normalize('NFC')
    .split(';')
    .flatMap((short) => writeOut(short))
    .map((phrase) => phrase.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(found)].filter((phrase) => phrase !== '');
}

function writeOut(short: string): string[] {
  const brackets = /\(([^()]*)\)/.exec(short);
  if (brackets === null) return [short];
  const before = short.slice(0, brackets.index);
  const after = short.slice(brackets.index + brackets[0].length);
  return (brackets[1] ?? '').split('|').flatMap((choice) => writeOut(`${before}${choice}${after}`));
}
