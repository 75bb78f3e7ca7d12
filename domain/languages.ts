/** The languages of the product, in the order of the picker; each has its own name for itself. */
export const languages = ['en', 'de', 'es', 'fr', 'he', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

export const default_language: Language = 'en';

export const language_names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  he: 'עברית',
  it: 'Italiano',
  pt: 'Português (Brasil)',
};

/** The writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'he' ? 'rtl' : 'ltr';
}

/** Whether a text names one of the languages. */
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/**
 * The best of the product's languages for an `Accept-Language` header or a single tag: `pt-BR;q=0.9, de` gives `de`. An
 * empty or foreign header gives the default.
 */
export function pickLanguage(accept_language: string | undefined): Language {
  const wishes = (accept_language ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      // `iw` is the old code of Hebrew that some Android browsers still send
      return {
        tag: tag.toLowerCase().replace(/^iw\b/, 'he').split('-')[0] ?? '',
        quality: Number(quality ?? 1),
      };
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return wishes.map((wish) => wish.tag).find(isLanguage) ?? default_language;
}
