/*
 * A prefix of Hebrew (from, to, in, the, and, as, that) is a part of the word after it. Before Latin letters and figures
 * it takes a maqaf: `ממיאמי`, but `מ־Miami` and `ב־6 במרץ`. A text cannot know which of them its argument will be, so it
 * always has the maqaf.
 */
const before_hebrew = /(?<![\p{L}\p{N}])(?!של)([וש]?[בהלמשכ]|ו)־(?=\u2068?[א-ת])/gu;

/** A text with its arguments, in which prefixes are joined to Hebrew words. */
export function joinPrefixes(text: string): string {
  return text.replace(before_hebrew, '$1');
}
