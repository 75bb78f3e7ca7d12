/**
 * Marks that people leave out when they type: Latin, Greek and Cyrillic accents, Hebrew niqqud and cantillation, Arabic
 * vowel signs. Listed by range because `\p{M}` would also take the vowels of Thai and Devanagari and the voicing of
 * Japanese kana (が would become か), which are letters to those who write them.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g;

/** Letters that Unicode does not decompose, as travellers without that key type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
  '&': ' and ',
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Signs inside a word, which people leave out or type as another one ("St. John's", "St Johns", "Nukuʻalofa"). They
 * go before normalisation, which turns ´ into a space and an accent.
 */
const WORD_SIGNS = /['’‘ʼʻ`´′׳״]|(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})|\p{Cf}/gu;

const SAINT = /(?<=^| )(?:saint|sainte|ste)(?= |$)/g;

/**
 * The text for comparison in searches: lower case, without accents, niqqud and punctuation, words separated by one
 * space, "Saint", "Sainte", "Ste" and "St." all "st", "&" as "and". Letters of every script stay. Folding twice changes
 * nothing. Reference ids are built from it, so a change here shows up in `reference/output`.
 *
 * @param text anything a person typed or a document printed, of any length; the empty string gives the empty string
 * @returns words of letters and digits, separated by single spaces; never throws
 */
export function fold(text: string): string {
  return (
    text
      .replace(WORD_SIGNS, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(OPTIONAL_MARKS, '')
      // A second removal: normalisation turns compatibility forms such as U+FF07 into these signs.
      .replace(WORD_SIGNS, '')
      .replace(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .replace(SAINT, 'st')
  );
}

/**
 * The words of a folded text, each once, in their order.
 *
 * @param text anything a person typed
 * @returns folded words; an empty list when the text holds neither letters nor digits
 */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}
