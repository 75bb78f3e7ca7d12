import { escaped, plain } from '../values/plain.ts';
import { all_words } from './all.ts';
import { of_no_language } from './any.ts';
import type { Hints } from './shape.ts';

/**
 * A pattern with words of all languages: `{each}` in its frame stands for any word of that list (`shape.ts`), the
 * longest first.
 *
 * @throws for a list that no language has
 */
export function wordPattern(frame: string, flags: string): RegExp {
  return new RegExp(
    withWords(frame, (word) => word),
    flags,
  );
}

/** The same with the words in plain letters (`values/plain.ts`), for text in plain letters. */
export function plainPattern(frame: string, flags: string): RegExp {
  return new RegExp(withWords(frame, plain), flags);
}

/** The words of a list, of all languages. */
export function wordsOf(list: keyof Hints): ReadonlySet<string> {
  return new Set(
    [of_no_language, ...Object.values(all_words).map(({ hints }) => hints)].flatMap(
      (hints) => hints[list] ?? [],
    ),
  );
}

function withWords(frame: string, spelled: (word: string) => string): string {
  return frame.replaceAll(/\{([a-z_]+)\}/g, (_, list: string) => {
    const words = [...wordsOf(list as keyof Hints)].map(spelled);
    if (words.length === 0) throw new Error(`no language has words for "${list}"`);
    const longest_first = [...new Set(words)].toSorted((a, b) => b.length - a.length);
    return `(?:${longest_first.map(sourceOf).join('|')})`;
  });
}

/** At the end of a word, `*` stands for any further letters and `+` for at least one. */
function sourceOf(word: string): string {
  return escaped(word).replace(/\\([*+])$/, String.raw`\p{L}$1`);
}
