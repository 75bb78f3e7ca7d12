import { directionOf, type Language } from '#domain/languages.ts';

interface LabelledValue {
  label: string;
  value: string;
}

/** The strip above the text of a mail about a cruise, as on a boarding pass. */
export interface Ticket {
  ship: string;
  line: string;
  /** of the line, as `#rrggbb` */
  colour: string;
  /** the letters of its first and last port, null if unknown */
  from: string | null;
  to: string | null;
  /** in words */
  days: string;
  /** a PNG of the ship at sea, of twice the size at which it is shown; null if it could not be drawn */
  picture: Buffer | null;
}

/**
 * The texts of a mail in their order, in its reader's language. A value within a sentence is enclosed in the characters
 * of `isolate`.
 */
export interface Wording {
  language: Language;
  subject: string;
  ticket?: Ticket;
  greeting: string;
  text: string;
  steps: string[];
  /** a value with an address is a link */
  facts: (LabelledValue & { href?: string })[];
  code?: string;
  /** how long the button works, a farewell, advice if another person asked for this: before or after the button */
  before: string[];
  /** `value` is the address */
  button?: LabelledValue;
  after: string[];
  /** a second button, behind the sentence that it belongs to; `value` is the address */
  action?: LabelledValue;
  signature: string;
  link_fallback: string;
  why: string;
  /** the address of this Gangway, and the label before it */
  from?: LabelledValue;
  /** `value` is the address */
  unsubscribe?: LabelledValue;
}

const opening = '\u2068';
const closing = '\u2069';
const directional = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A typed text in one line, without characters that turn the direction of the text behind it. */
export function oneLine(text: string): string {
  return text
    .replaceAll(directional, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Isolates a text of any direction from the sentence around it: without this a Hebrew address loses its order. */
export function isolate(text: string): string {
  return `${opening}${oneLine(text)}${closing}`;
}

/** For places without a direction, such as the preview in a list. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(opening, '').replaceAll(closing, '');
}

const right_to_left = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text for plain display. An address that needs no direction is copied without invisible characters. */
export function toPlain(text: string, language: Language): string {
  if (directionOf(language) === 'rtl') return text;
  return text.replaceAll(/\u2068([^\u2069]*)\u2069/g, (set_apart, inner: string) =>
    right_to_left.test(inner) ? set_apart : inner,
  );
}

/** A text for HTML; isolated values become `<bdi>`. */
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

/** Escapes names, which people type: `<b>` in one was markup in a comparable product's mails. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
