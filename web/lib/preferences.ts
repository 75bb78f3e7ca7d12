import { useSyncExternalStore } from 'react';
import { directionOf, isLanguage, type Language, pickLanguage } from '#domain/languages.ts';
import { readStored, writeStored } from './storage.ts';
import { createListeners } from './listeners.ts';

/** The name of the stored choice (docs/product/requirements.md, section 3). The boot script of index.html reads it. */
const LANGUAGE_KEY = 'countryCode';

const { notify, subscribe } = createListeners();
let language: Language = storedLanguage() ?? pickLanguage(globalThis.navigator?.languages?.join(','));

function storedLanguage(): Language | undefined {
  return readStored(LANGUAGE_KEY, isLanguage);
}

/** The language in use: the stored choice, else the browser's first language that we have, else English. */
export function currentLanguage(): Language {
  return language;
}

/** Stores a choice, applies it to the page at once and tells the listeners. */
export function chooseLanguage(choice: Language): void {
  writeStored(LANGUAGE_KEY, choice);
  applyLanguage(choice);
}

/** Applies a language to a page whose reader chose none, and whose browser wants none that we have. */
export function offerLanguage(offered: Language): void {
  if (storedLanguage() !== undefined || offered === language) return;
  const wanted = globalThis.navigator.languages;
  if (!wanted.some((tag) => isLanguage(tag.replace(/^iw\b/, 'he').split('-')[0] ?? '')))
    applyLanguage(offered);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

function applyLanguage(choice: Language): void {
  language = choice;
  const { documentElement } = document;
  documentElement.lang = choice;
  documentElement.dir = directionOf(choice);
  notify();
}
