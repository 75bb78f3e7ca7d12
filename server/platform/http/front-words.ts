import type { App, Further } from '#messages/catalogue.ts';
import type { Language } from '#domain/languages.ts';

/** The texts for search engines; they are those of the screens. */
export type FrontWords = App & Pick<Further, 'contact'>;

type Load = () => Promise<[{ app: App }, { contact: Further['contact'] }]>;

/** Loaded with the first page in a language: the server of one family starts without six of the seven. */
const files: Record<Language, Load> = {
  en: () => Promise.all([import('#messages/en/app.ts'), import('#messages/en/contact.ts')]),
  de: () => Promise.all([import('#messages/de/app.ts'), import('#messages/de/contact.ts')]),
  es: () => Promise.all([import('#messages/es/app.ts'), import('#messages/es/contact.ts')]),
  fr: () => Promise.all([import('#messages/fr/app.ts'), import('#messages/fr/contact.ts')]),
  he: () => Promise.all([import('#messages/he/app.ts'), import('#messages/he/contact.ts')]),
  it: () => Promise.all([import('#messages/it/app.ts'), import('#messages/it/contact.ts')]),
  pt: () => Promise.all([import('#messages/pt/app.ts'), import('#messages/pt/contact.ts')]),
};

/** The texts of the public pages. */
export async function frontWords(language: Language): Promise<FrontWords> {
  const [{ app }, { contact }] = await files[language]();
  return { ...app, contact };
}
