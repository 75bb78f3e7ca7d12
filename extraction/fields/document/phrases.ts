import type { Language } from '#domain/languages.ts';
import { type Hit, NameIndex } from '#extraction/catalogue/name-index.ts';
import { all_words } from '#extraction/words/all.ts';
import type { Words } from '#extraction/words/shape.ts';

/** The lists of words that are searched as a whole. */
export type PhraseList = Exclude<keyof Words, 'labels' | 'months' | 'weekdays' | 'hints'>;

const indexes = new Map<string, NameIndex<true>>();

function indexOf(list: PhraseList, language: Language): NameIndex<true> {
  const key = `${list} ${language}`;
  const there = indexes.get(key);
  if (there !== undefined) return there;
  const index = new NameIndex<true>();
  for (const phrase of all_words[language][list]) index.add(phrase, true);
  indexes.set(key, index);
  return index;
}

/** The places of words of a list in a text, in any of the languages. */
export function phrasesIn(text: string, list: PhraseList, languages: readonly Language[]): Hit<true>[] {
  return languages
    .flatMap((language) => indexOf(list, language).find(text))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Whether a text contains words of a list. */
export function says(text: string, list: PhraseList, languages: readonly Language[]): boolean {
  return languages.some((language) => indexOf(list, language).find(text).length > 0);
}

/** Whether a text begins with words of a list, ignoring leading signs. */
export function beginsWith(text: string, list: PhraseList, languages: readonly Language[]): boolean {
  const first = /[\p{L}\p{N}]/u.exec(text)?.index ?? 0;
  return languages.some((language) =>
    indexOf(list, language)
      .find(text)
      .some(({ start }) => start <= first + 1),
  );
}

/** Whether a text consists only of words of a list. */
export function isOnly(text: string, list: PhraseList, languages: readonly Language[]): boolean {
  return languages.some((language) => indexOf(list, language).exact(text).length > 0);
}

/** Whether a text is only a sign that joins two values ("-", "→"). */
export function joins(text: string, languages: readonly Language[]): boolean {
  const bare = text.replaceAll(/[\s,.()|]/g, ' ').trim();
  if (/^(?:-|>|→|»|\/|<>)+$/.test(bare)) return true;
  const words = bare.replaceAll(/^-|-$/g, '').trim();
  return words !== '' && isOnly(words, 'to', languages);
}
