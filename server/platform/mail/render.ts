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
  values?: Record<string, string | number>;
  /** where the button leads */
  link?: string;
  /** six digits */
  code?: string;
  /** what is said besides, of `mail.remarks` */
  remark?: keyof typeof english.remarks;
  /** by the keys of `mail.facts`; of lines of several parts, each part may be in a direction of its own */
  facts?: Record<string, string | readonly (readonly string[])[]>;
  /** only for notices: where mails of this kind end */
  unsubscribe?: string;
  /** where a mail program ends them itself (RFC 8058), if it is not the same */
  one_click?: string;
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
  payment_ahead: { why: 'reminder' },
  payment_today: { why: 'reminder' },
  payment_overdue: { why: 'reminder' },
  payment_undated: { why: 'reminder' },
  checkin_opens: { why: 'reminder' },
  checkin_open: { why: 'reminder' },
  weather_warning: { why: 'reminder' },
  share_invitation: { why: 'shared' },
  share_invitation_new: { why: 'shared' },
};

/** One mail in its reader's language and direction, as text and as HTML that needs no picture. */
export function renderMail(contents: Contents): Message {
  const { to, language, link } = contents;
  const unsubscribe = contents.one_click ?? contents.unsubscribe;
  const wording = write(contents);
  return {
    to,
    language,
    subject: toPlain(wording.subject, language),
    text: textOf(wording),
    html: htmlOf(wording),
    ...(link === undefined ? {} : { link }),
    ...(contents.code === undefined ? {} : { code: contents.code }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

function write(contents: Contents): Wording {
  const { language, part, link, code, remark, facts = {}, unsubscribe } = contents;
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translate(language, `mail.${key}`, values);
  const own: { readonly [key: string]: unknown } = english.parts[part];
  const values = Object.fromEntries(
    Object.entries(contents.values ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolate(value) : value,
    ]),
  );
  const sayOwn = (key: string) => say(`parts.${part}.${key}`, values);
  const instance = contents.instance ?? (link === undefined ? undefined : new URL(link).origin);
  const name = nameToGreet(contents.name);
  const habit = habits[part];
  const remarks = [
    ...(remark === undefined ? [] : [say(`remarks.${remark}`)]),
    ...['validity', 'closing', 'not_you'].filter((key) => key in own).map(sayOwn),
  ];
  return {
    language,
    subject: sayOwn('subject'),
    greeting: name === '' ? say('greeting_plain') : say('greeting', { name: isolate(name) }),
    text: sayOwn('text'),
    steps: Object.keys(own['steps'] ?? {}).map((step) => sayOwn(`steps.${step}`)),
    facts: Object.entries(facts).map(([key, value]) => ({
      label: say(`facts.${key}`),
      value: typeof value === 'string' ? isolate(value) : inLines(value),
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

/** Set apart as one, an English word at the front tore the Hebrew date behind it to pieces. */
function inLines(lines: readonly (readonly string[])[]): string {
  return lines.map((parts) => parts.map(isolate).join(', ')).join('\n');
}

/**
 * Anybody can sign up with the address of anybody else, so a greeting must not carry a stranger's message: a name that
 * reads like an address of the web, or goes on for long, is left out.
 */
export function nameToGreet(typed: string): string {
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
