const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const letters = /\p{L}/gu;

/** Whether a page is read from right to left: a good part of its runs of text have Hebrew letters. */
export function isRightToLeft(texts: readonly string[]): boolean {
  const lettered = texts.filter((text) => /\p{L}/u.test(text));
  if (lettered.length === 0) return false;
  const all = lettered.reduce((sum, text) => sum + (text.match(letters)?.length ?? 0), 0);
  const own = lettered.reduce(
    (sum, text) => sum + (text.match(/[\u0590-\u05ff\ufb1d-\ufb4f]/g)?.length ?? 0),
    0,
  );
  return own > all * 0.3;
}

/**
 * Words of a line of a page that is read from right to left, given from left to right as they stand: the rightmost
 * first, but a run of words without Hebrew keeps its own order ("Seas the of Wonder" is nobody's ship).
 */
export function inReadingOrder(words: readonly string[]): string[] {
  const ordered: string[] = [];
  let foreign: string[] = [];
  for (const word of [...words].reverse()) {
    if (hebrew.test(word)) {
      ordered.push(...foreign, word);
      foreign = [];
    } else foreign.unshift(word);
  }
  return [...ordered, ...foreign];
}

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
};

/** Text as it is meant: ligatures taken apart, soft hyphens and marks without width gone, all blanks one space. */
export function cellText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .normalize('NFC');
}
