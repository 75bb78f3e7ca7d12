import type { Messages } from 'use-intl';
import type { App, Inside } from '#messages/catalogue.ts';
import type { Language } from '#domain/languages.ts';

/** The words of a language: the first chapter, and the second once a screen behind the login was opened. */
export interface Speech {
  language: Language;
  messages: Messages;
}

/** One file per language and chapter, so that a reader loads their own only, and a login no more than it shows. */
const first_chapters: Record<Language, () => Promise<{ app: App }>> = {
  en: () => import('#messages/en/app.ts'),
  de: () => import('#messages/de/app.ts'),
  es: () => import('#messages/es/app.ts'),
  fr: () => import('#messages/fr/app.ts'),
  he: () => import('#messages/he/app.ts'),
  it: () => import('#messages/it/app.ts'),
  pt: () => import('#messages/pt/app.ts'),
};
const second_chapters: Record<Language, () => Promise<{ inside: Inside }>> = {
  en: () => import('#messages/en/inside.ts'),
  de: () => import('#messages/de/inside.ts'),
  es: () => import('#messages/es/inside.ts'),
  fr: () => import('#messages/fr/inside.ts'),
  he: () => import('#messages/he/inside.ts'),
  it: () => import('#messages/it/inside.ts'),
  pt: () => import('#messages/pt/inside.ts'),
};

/** All the words of a language, whether a screen needs them yet or not. */
export async function loadCatalogue(language: Language): Promise<Messages> {
  const [{ app }, { inside }] = await Promise.all([first_chapters[language](), second_chapters[language]()]);
  return asMessages(app, inside);
}

/** English is the type (use-intl reads the arguments out of its texts); messages.test.ts holds the others to it. */
function asMessages(app: App, inside: Inside | undefined): Messages {
  // No screen is shown before the chapter that it reads from.
  return { ...app, ...inside } as unknown as Messages;
}

let speech: Speech | undefined;
let wanted: Language | undefined;
let is_inside = false;
const listeners = new Set<() => void>();

/** Speaks a language from when its words are there; of two choices in a row the later one counts. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  // chosen back before the other language was there: that one is not wanted any more
  if (speech?.language === language && (!is_inside || isInsideThere())) return;
  const needs_inside = is_inside;
  const [{ app }, second] = await Promise.all([
    first_chapters[language](),
    needs_inside ? second_chapters[language]() : undefined,
  ]);
  if (wanted !== language) return;
  // the second chapter was opened meanwhile
  if (is_inside && !needs_inside) return speak(language);
  speech = { language, messages: asMessages(app, second?.inside) };
  listeners.forEach((listener) => listener());
}

/** Opens the chapter of the screens behind the login. Resolves when its words are there. */
export async function openInside(): Promise<void> {
  is_inside = true;
  // another language may be chosen on the way: then it is that one's words that a screen waits for
  while (wanted !== undefined && !isInsideThere()) await speak(wanted);
}

function isInsideThere(): boolean {
  return speech !== undefined && 'cruises' in speech.messages;
}

/** What is spoken now. Before the first `speak` has ended there is nothing to draw. */
export function currentSpeech(): Speech {
  if (speech === undefined) throw new Error('no language is spoken yet');
  return speech;
}

export function onSpeech(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
