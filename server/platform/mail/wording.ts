import { directionOf, type Language } from '#domain/languages.ts';

interface Named {
  label: string;
  value: string;
}

/**
 * What a mail says, in the order it says it and in its reader's language. Whatever was set into a sentence stands
 * between the characters of `isolate`.
 */
export interface Wording {
  language: Language;
  subject: string;
  greeting: string;
  text: string;
  steps: string[];
  facts: Named[];
  code?: string;
  /** how long it is good for, a word of farewell, what to do if it was somebody else: before the button or after it */
  before: string[];
  /** its value is the address */
  button?: Named;
  after: string[];
  signature: string;
  link_fallback: string;
  why: string;
  /** the address of this Gangway, and what leads to it */
  from?: Named;
  /** its value is the address */
  unsubscribe?: Named;
}

const opening = '\u2068';
const closing = '\u2069';
const directional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody typed, in one line and without characters that turn the direction of what stands behind it. */
export function oneLine(text: string): string {
  return text
    .replaceAll(directional, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Sets a text of any direction apart from the sentence around it: an address in Hebrew else loses its order. */
export function isolate(text: string): string {
  return `${opening}${oneLine(text)}${closing}`;
}

/** For places that know no direction, such as a preview in a list. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(opening, '').replaceAll(closing, '');
}

const right_to_left = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text for itself. An address that needs no help with its direction is copied without invisible company. */
export function toPlain(text: string, language: Language): string {
  if (directionOf(language) === 'rtl') return text;
  return text.replaceAll(/\u2068([^\u2069]*)\u2069/g, (set_apart, inner: string) =>
    right_to_left.test(inner) ? set_apart : inner,
  );
}

/** A text for HTML; what is set apart becomes `<bdi>`. */
export function toHtml(text: string): string {
  return escape(text).replaceAll(opening, '<bdi>').replaceAll(closing, '</bdi>').replaceAll('\n', '<br>');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are typed by people: `<b>` in one was markup in a comparable product's mails. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
