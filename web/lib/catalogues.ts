import type { Messages } from 'use-intl';
import type { App, Beyond, Further, Inside } from '#messages/catalogue.ts';
import type { Language } from '#domain/languages.ts';
import type { PortNames } from '#domain/port-names.ts';
import { createListeners } from './listeners.ts';

/** The messages of a language: the first chapter, and those that screens have opened since. */
export interface ActiveLanguage {
  language: Language;
  messages: Messages;
}

interface Chapters {
  app: App;
  inside: Inside;
  beyond: Beyond;
  further: Further;
}
export type Chapter = keyof Chapters;

/** One file per language and chapter, so that a reader loads only their language and a screen only its chapters. */
const files: { [Name in Chapter]: Record<Language, () => Promise<Record<Name, Chapters[Name]>>> } = {
  app: {
    en: () => import('#messages/en/app.ts'),
    de: () => import('#messages/de/app.ts'),
    es: () => import('#messages/es/app.ts'),
    fr: () => import('#messages/fr/app.ts'),
    he: () => import('#messages/he/app.ts'),
    it: () => import('#messages/it/app.ts'),
    pt: () => import('#messages/pt/app.ts'),
  },
  inside: {
    en: () => import('#messages/en/inside.ts'),
    de: () => import('#messages/de/inside.ts'),
    es: () => import('#messages/es/inside.ts'),
    fr: () => import('#messages/fr/inside.ts'),
    he: () => import('#messages/he/inside.ts'),
    it: () => import('#messages/it/inside.ts'),
    pt: () => import('#messages/pt/inside.ts'),
  },
  beyond: {
    en: () => import('#messages/en/beyond.ts'),
    de: () => import('#messages/de/beyond.ts'),
    es: () => import('#messages/es/beyond.ts'),
    fr: () => import('#messages/fr/beyond.ts'),
    he: () => import('#messages/he/beyond.ts'),
    it: () => import('#messages/it/beyond.ts'),
    pt: () => import('#messages/pt/beyond.ts'),
  },
  further: {
    en: () => import('#messages/en/further.ts'),
    de: () => import('#messages/de/further.ts'),
    es: () => import('#messages/es/further.ts'),
    fr: () => import('#messages/fr/further.ts'),
    he: () => import('#messages/he/further.ts'),
    it: () => import('#messages/it/further.ts'),
    pt: () => import('#messages/pt/further.ts'),
  },
};
const chapters = Object.keys(files) as Chapter[];

/** They come with the chapter of the screens that show ports; English has the catalogue's. */
const port_names: Record<string, PortNames> = {};
const none: PortNames = {};

/** The names of ports in a language that is loaded, by their names in the catalogue. */
export function portNamesIn(language: string): PortNames {
  return port_names[language] ?? none;
}

/** Loads all messages of a language, whether a screen needs them yet or not. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  return load(language, chapters);
}

async function load(language: Language, names: readonly Chapter[]): Promise<Messages> {
  const loaded = await Promise.all(filesOf(names).map((name) => fileOf(name, language)));
  const texts: Record<string, object> = {};
  for (const [name, chapter] of loaded.flatMap((file) => Object.entries(file))) {
    if (name === 'ports') port_names[language] = chapter as PortNames;
    // texts of one part may stand in two chapters
    else
      for (const [part, some] of Object.entries(chapter as Record<string, object>))
        texts[part] = { ...texts[part], ...some };
  }
  // English is the type (use-intl reads the arguments out of its texts); messages.test.ts holds the others to it. A
  // screen is shown only after the chapter that it reads from is loaded.
  return texts as Messages;
}

/** The texts of who is signed in have the public ones in them. */
function filesOf(names: readonly Chapter[]): readonly Chapter[] {
  return names.includes('inside') ? names.filter((name) => name !== 'app') : names;
}

async function fileOf(name: Chapter, language: Language): Promise<Record<string, object>> {
  try {
    return await files[name][language]();
  } catch (error) {
    // without a network, after a logout: this device kept what was loaded before it
    if (name === 'app') return files.inside[language]();
    throw error;
  }
}

let active: ActiveLanguage | undefined;
let wanted: Language | undefined;
/** The last call of `activateLanguage`. */
let change: Promise<void> | undefined;
/** Those of the active language, or that the first one comes with. */
let opened: readonly Chapter[] = ['app'];
const { notify, subscribe } = createListeners();
export { subscribe as onActiveLanguage };

/**
 * Changes to a language once its messages are loaded. Of two calls in a row the later one counts.
 * @throws what a language that does not come failed with; the app goes on in the one before, at first in English
 */
export function activateLanguage(language: Language): Promise<void> {
  wanted = language;
  change = activate(language, []).catch(async (error: unknown) => {
    if (wanted === language) {
      wanted = active?.language ?? 'en';
      await activate(wanted, []);
    }
    throw error;
  });
  return change;
}

/** Opens chapters. Resolves when their messages are loaded; one that does not come stays closed. */
export async function openChapters(names: readonly Chapter[]): Promise<void> {
  if (wanted === undefined) opened = union(opened, names);
  else if (!areLoaded(names)) {
    const language = wanted;
    try {
      await activate(language, names);
    } catch (error) {
      await change?.catch(() => undefined);
      if (wanted === language) throw error;
    }
    // The user chose another language meanwhile, or the chosen one did not come: the screen opens in that one.
    await openChapters(names);
  }
}

async function activate(language: Language, more: readonly Chapter[]): Promise<void> {
  // the user changed back before the other language had loaded, so that one is dropped
  if (active?.language === language && areLoaded(more)) return;
  const before = opened;
  const names = union(before, more);
  const messages = await load(language, names);
  if (wanted !== language) return;
  // another chapter was opened meanwhile
  if (opened !== before) return activate(language, more);
  opened = names;
  active = { language, messages };
  notify();
}

function union(some: readonly Chapter[], others: readonly Chapter[]): readonly Chapter[] {
  return [...new Set([...some, ...others])];
}

function areLoaded(names: readonly Chapter[]): boolean {
  return active !== undefined && names.every((name) => opened.includes(name));
}

/** The language in use. Before the first `activateLanguage` has ended the app cannot render. */
export function activeLanguage(): ActiveLanguage {
  if (active === undefined) throw new Error('no language is spoken yet');
  return active;
}
