/**
 * The phrases that a text writes in short: they are set apart by semicolons, and brackets list what may stand at a
 * place, with nothing between two bars where it may be left out. `due (on|by) ; balance (due|)` are four phrases.
 * Booking documents put few words into very many orders; written out, the lists would hide what they say.
 *
 * @param text the short form; its line breaks mean no more than blanks
 * @returns each phrase once, in lower case, with single blanks; none is empty
 */
export function phrases(text: string): readonly string[] {
  const found = text
    .split(';')
    .flatMap((short) => writeOut(short))
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFC'));
  return [...new Set(found)].filter((phrase) => phrase !== '');
}

function writeOut(short: string): string[] {
  const brackets = /\(([^()]*)\)/.exec(short);
  if (brackets === null) return [short];
  const before = short.slice(0, brackets.index);
  const after = short.slice(brackets.index + brackets[0].length);
  return (brackets[1] ?? '').split('|').flatMap((choice) => writeOut(`${before}${choice}${after}`));
}
