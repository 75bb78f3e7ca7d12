import type { Messages } from 'use-intl';
import type { App } from '#messages/catalogue.ts';
import type { Language } from '#domain/languages.ts';

/** One file per language, so that a reader loads their own only. */
const loaders: Record<Language, () => Promise<{ app: App }>> = {
  en: () => import('#messages/en/app.ts'),
  de: () => import('#messages/de/app.ts'),
  es: () => import('#messages/es/app.ts'),
  fr: () => import('#messages/fr/app.ts'),
  he: () => import('#messages/he/app.ts'),
  it: () => import('#messages/it/app.ts'),
  pt: () => import('#messages/pt/app.ts'),
};

export async function loadCatalogue(language: Language): Promise<Messages> {
  const { app } = await loaders[language]();
  // English is the type (use-intl reads the arguments out of its texts); messages.test.ts holds the others to it.
  return app as Messages;
}
