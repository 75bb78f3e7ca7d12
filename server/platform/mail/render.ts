import type { Language } from '#domain/languages.ts';
import { mail as english } from '#messages/en/mail.ts';
import { translate } from '#server/platform/messages.ts';
import { htmlOf } from './html.ts';
import { isolate, oneLine, toPlain, type Wording } from './wording.ts';
import type { Message } from './mail.ts';

/** What mails are about: the `parts` of `messages/*\/mail.ts`. */
export type MailPart = keyof typeof english.parts;

export interface Contents {
  to: string;
  /** first name, for the greeting */
  name: string;
  language: Language;
  part: MailPart;
  /** set into the texts of the part */
  values?: Record<string, string>;
  /** where the button leads */
  link?: string;
  /** six digits */
  code?: string;
  /** by the keys of `mail.facts` */
  facts?: Record<string, string>;
  /** only for notices */
  unsubscribe?: string;
  /** the address of this Gangway, for the last line; without it where the link leads is taken */
  instance?: string;
}

interface Habit {
  /** why somebody gets it, as its last line says */
  why: keyof typeof english.why;
  /** the button is for those who know nothing about it, and stands behind what they are told */
  doubted?: true;
}

const habits: Record<MailPart, Habit> = {
  activation: { why: 'signed_up' },
  welcome: { why: 'joined' },
  reset: { why: 'forgot' },
  email_code: { why: 'new_address' },
  email_change_started: { why: 'safety', doubted: true },
  email_changed: { why: 'safety' },
  address_in_use: { why: 'safety', doubted: true },
  password_changed: { why: 'safety', doubted: true },
  account_deleted: { why: 'left' },
  new_sign_in: { why: 'safety', doubted: true },
};

/** One mail in its reader's language and direction, as text and as HTML that needs no picture. */
export function renderMail(contents: Contents): Message {
  const { to, language, link, unsubscribe } = contents;
  const wording = write(contents);
  return {
    to,
    language,
    subject: wording.subject,
    text: textOf(wording),
    html: htmlOf(wording),
    ...(link === undefined ? {} : { link }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

function write(contents: Contents): Wording {
  const { language, part, link, code, facts = {}, unsubscribe } = contents;
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `mail.${key}`, values);
  const own: { readonly [key: string]: unknown } = english.parts[part];
  const values = Object.fromEntries(
    Object.entries(contents.values ?? {}).map(([key, value]) => [key, isolate(value)]),
  );
  const sayOwn = (key: string) => say(`parts.${part}.${key}`, values);
  const instance = contents.instance ?? (link === undefined ? undefined : new URL(link).origin);
  const name = nameToGreet(contents.name);
  const habit = habits[part];
  const remarks = ['validity', 'closing', 'not_you'].filter((key) => key in own).map(sayOwn);
  return {
    language,
    subject: sayOwn('subject'),
    greeting: name === '' ? say('greeting_plain') : say('greeting', { name: isolate(name) }),
    text: sayOwn('text'),
    steps: Object.keys(own['steps'] ?? {}).map((step) => sayOwn(`steps.${step}`)),
    facts: Object.entries(facts).map(([key, value]) => ({
      label: say(`facts.${key}`),
      value: isolate(value),
    })),
    ...(code === undefined ? {} : { code }),
    ...(link === undefined ? {} : { button: { label: sayOwn('button'), value: link } }),
    before: habit.doubted === true ? remarks : [],
    after: habit.doubted === true ? [] : remarks,
    signature: say('signature'),
    link_fallback: say('link_fallback'),
    why: say(`why.${habit.why}`),
    ...(instance === undefined ? {} : { from: { label: say('from'), value: instance } }),
    ...(unsubscribe === undefined ? {} : { unsubscribe: { label: say('unsubscribe'), value: unsubscribe } }),
  };
}

/**
 * Anybody can sign up with the address of anybody else, so a greeting must not carry a stranger's message: a name that
 * reads like an address of the web, or goes on for long, is left out.
 */
function nameToGreet(typed: string): string {
  const name = oneLine(typed);
  return name.length > 50 || /[@/\\]|\p{L}\.\p{L}{2}/u.test(name) ? '' : name;
}

/** Addresses and the code stand alone in their lines, to be followed and copied. */
function textOf(wording: Wording): string {
  const { language, greeting, text, steps, facts, code, before, button, after, signature, why } = wording;
  const labelled = (label: string) => translate(language, 'mail.labelled', { label });
  const paragraphs = [
    greeting,
    text,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    facts.map(({ label, value }) => `${labelled(label)} ${value}`).join('\n'),
    code,
    ...before,
    button && `${labelled(button.label)}\n${button.value}`,
    ...after,
    signature,
    // what follows this line is taken for a signature by mail programs, and shown in grey
    `-- \n${why}`,
    wording.from && `${wording.from.label}\n${wording.from.value}`,
    wording.unsubscribe && `${labelled(wording.unsubscribe.label)}\n${wording.unsubscribe.value}`,
  ];
  return `${toPlain(paragraphs.filter(Boolean).join('\n\n'), language)}\n`;
}
