const letters = new Map<string, string>();

function plainLetter(letter: string): string {
  const known = letters.get(letter);
  if (known !== undefined) return known;
  const [base = letter] = letter.normalize('NFD');
  const lower = base.toLowerCase();
  // the same length, so that places in the plain text are places in the text
  const same_length = lower.length === letter.length ? lower : letter;
  letters.set(letter, same_length);
  return same_length;
}

/** A fast path for nearly all text, which needs no replacements; each cell and ten thousand phrases go through it. */
const is_simple = /^[\x20-\x5f\x61-\x7e]*$/;

/** Text for comparison of labels and words: lower case, without accents, and of the same length. */
export function plain(text: string): string {
  if (is_simple.test(text)) return text.toLowerCase();
  let made = '';
  for (const letter of text) made += letter < '\u0080' ? letter.toLowerCase() : plainLetter(letter);
  return made
    .replaceAll(/[’‘ʼ`´׳]/g, "'")
    .replaceAll(/[״“”„]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-');
}

/** Text of a cell: composed letters, single spaces of one kind, no invisible characters. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\uf0a0-\uf0ff]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Escapes text for a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
