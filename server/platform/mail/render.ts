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

/** Why somebody gets a mail, as the last line says it. */
const reasons: Record<MailPart, keyof typeof english.why> = {
  activation: 'signed_up',
  welcome: 'joined',
  reset: 'forgot',
  email_code: 'new_address',
  email_change_started: 'safety',
  email_changed: 'safety',
  address_in_use: 'safety',
  password_changed: 'safety',
  account_deleted: 'left',
  new_sign_in: 'safety',
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
    remarks: ['validity', 'closing', 'not_you'].filter((key) => key in own).map(sayOwn),
    signature: say('signature'),
    link_fallback: say('link_fallback'),
    footer: [
      say(`why.${reasons[part]}`),
      ...(instance === undefined ? [] : [say('from', { address: isolate(instance) })]),
    ],
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
  const { greeting, text, steps, facts, code, button, remarks, signature, footer, unsubscribe } = wording;
  const paragraphs = [
    greeting,
    text,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    code ?? '',
    button === undefined ? '' : `${button.label}:\n${button.value}`,
    ...remarks,
    signature,
    // what follows this line is taken for a signature by mail programs, and shown in grey
    `-- \n${footer.join('\n')}`,
    unsubscribe === undefined ? '' : `${unsubscribe.label}:\n${unsubscribe.value}`,
  ].filter((paragraph) => paragraph !== '');
  return `${toPlain(paragraphs.join('\n\n'), wording.language)}\n`;
}
