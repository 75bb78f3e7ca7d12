import { fold, foldedWords } from '#domain/fold.ts';

/**
 * The options that hold every word of a search, anywhere in their label or in the other words they are found by:
 * first those whose label begins with it, then those of which a word does.
 */
export function bestMatches<Option extends object>(
  options: readonly Option[],
  search: string,
  limit: number,
): Option[] {
  const wanted = foldedWords(search);
  const ranked = options.map((option) => ({ option, rank: rankOf(fold(wordsOf(option)), wanted) }));
  return ranked
    .filter(({ rank }) => rank < NONE)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ option }) => option);
}

const NONE = 3;

function rankOf(text: string, wanted: readonly string[]): number {
  if (!wanted.every((word) => text.includes(word))) return NONE;
  if (text.startsWith(wanted.join(' '))) return 0;
  return wanted.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

function wordsOf(option: object): string {
  const label = 'label' in option && typeof option.label === 'string' ? option.label : '';
  return 'words' in option && typeof option.words === 'string' ? `${label} ${option.words}` : label;
}
