import type { Language } from '#domain/languages.ts';
import { catalogue } from '#extraction/catalogue/catalogue.ts';
import { NameIndex } from '#extraction/catalogue/name-index.ts';
import { all_words } from '#extraction/words/all.ts';
import type { LabelName } from '#extraction/words/shape.ts';

/** Words that name the value beside them. */
export interface Label {
  names: readonly LabelName[];
  start: number;
  end: number;
}

const indexes = new Map<Language, NameIndex<LabelName>>();

function indexOf(language: Language): NameIndex<LabelName> {
  const there = indexes.get(language);
  if (there !== undefined) return there;
  const index = new NameIndex<LabelName>();
  for (const [name, phrases] of Object.entries(all_words[language].labels)) {
    for (const phrase of phrases) index.add(phrase, name as LabelName);
  }
  for (const name of catalogue().programme_names) index.add(name, 'loyalty');
  indexes.set(language, index);
  return index;
}

/** The labels in a text, in order; if two languages match at the same place, the longer one. */
export function labelsIn(text: string, languages: readonly Language[]): Label[] {
  const found: Label[] = [];
  for (const language of languages) {
    for (const { meanings, start, end } of indexOf(language).find(text)) {
      const over = found.filter((other) => start < other.end && end > other.start);
      if (over.some((other) => other.end - other.start >= end - start)) continue;
      for (const other of over) found.splice(found.indexOf(other), 1);
      found.push({ names: meanings, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Counts the labels of a language in a text, to detect its language. */
export function countLabels(texts: readonly string[], language: Language): number {
  let count = 0;
  for (const text of texts)
    for (const { start, end } of indexOf(language).find(text)) count += (end - start) / 8;
  return count;
}
