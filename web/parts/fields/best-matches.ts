import { fold, foldedWords } from '#domain/fold.ts';

/** An entry that is found by its name or by any other name or code. */
export interface NamedEntry {
  id: string;
  name: string;
  other_names: readonly string[];
}

/**
 * The entries whose names contain every word of a search: first those whose name begins with it, then those with a word
 * that does.
 */
export function bestMatches<Entry extends NamedEntry>(
  entries: readonly Entry[],
  search: string,
  limit: number,
): Entry[] {
  const wanted = foldedWords(search);
  const ranked = entries.map((entry) => ({ entry, rank: rankOf(fold(wordsOf(entry)), wanted) }));
  return ranked
    .filter(({ rank }) => rank < NONE)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** The one entry that a text names exactly, by its name or else by another one; undefined when there are several. */
export function exactMatch<Entry extends NamedEntry>(
  entries: readonly Entry[],
  text: string,
): Entry | undefined {
  const [found, other] = exactMatches(entries, text);
  return other === undefined ? found : undefined;
}

/** All entries that a text names exactly: by their name, else by another one. */
export function exactMatches<Entry extends NamedEntry>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = fold(text);
  if (wanted === '') return [];
  const named = entries.filter(({ name }) => fold(name) === wanted);
  return named.length > 0
    ? named
    : entries.filter(({ other_names }) => other_names.some((name) => fold(name) === wanted));
}

const NONE = 3;

function rankOf(text: string, wanted: readonly string[]): number {
  if (!wanted.every((word) => text.includes(word))) return NONE;
  if (text.startsWith(wanted.join(' '))) return 0;
  return wanted.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

function wordsOf({ name, other_names }: NamedEntry): string {
  return [name, ...other_names].join(' ');
}
