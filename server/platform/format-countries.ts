import { country_codes } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';

const lists = new Map<Language, { code: string; name: string }[]>();

/** All countries with their names in a language, sorted by that language's order. */
export function countriesIn(language: Language): { code: string; name: string }[] {
  let list = lists.get(language);
  if (list === undefined) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const order = new Intl.Collator(language);
    list = country_codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((one, other) => order.compare(one.name, other.name));
    lists.set(language, list);
  }
  return list;
}
