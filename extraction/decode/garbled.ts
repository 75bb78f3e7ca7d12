/** A word, a number, or a single sign. */
const natural =
  /^[("'«“#]*(?:\p{L}+(?:['’\-/.]\p{L}+)*|[\p{Sc}+\-−]*\d[\d.,:/\-'’ ]*\p{L}{0,3}|\p{P}|\p{S})[)"'»”.,;:!?%*\p{Sc}]*$/u;
const vowels = /[aeiouyáàâãäåæéèêëíìîïóòôõöøœúùûüα-ωа-я\u05d0-\u05ea\u0600-\u06ff]/i;
/** Longer words are judged by their beginning. */
const longest_word = 100;
/** Private-use, replacement and control characters, which a font without a character map produces. */
const nonsense = /[\ufffd\p{Co}\p{Cc}]/gu;

/** Whether the text of a page is garbled: glyph codes that were taken for letters. */
export function isGarbled(texts: readonly string[]): boolean {
  const text = texts.join(' ');
  const count = text.replaceAll(/\s/g, '').length;
  if (count < 20) return false;
  if ((text.match(nonsense)?.length ?? 0) > count * 0.15) return true;
  const words = text
    .split(/\s+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, longest_word));
  if (words.length < 8) return false;
  const odd = words.filter((word) => !natural.test(word)).length;
  const lettered = words.filter((word) => /^\p{L}{4,}$/u.test(word));
  const mute = lettered.filter((word) => !vowels.test(word)).length;
  return odd > words.length * 0.6 || (lettered.length > 6 && mute > lettered.length * 0.6);
}
