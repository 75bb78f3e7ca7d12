import type { Language } from '#domain/languages.ts';
import { mail as english } from '#messages/en/mail.ts';
import { translate } from '#server/platform/messages.ts';
import { htmlOf, routeOf } from './html.ts';
import { isolate, oneLine, toPlain, type Ticket, type Wording } from './wording.ts';
import type { Message } from './shape.ts';

/** The subjects of mails: the `parts` of `messages/*\/mail.ts`. */
export type MailPart = keyof typeof english.parts;

export interface Contents {
  to: string;
  /** first name, for the greeting */
  name: string;
  language: Language;
  part: MailPart;
  /** values for the texts of the part */
  values?: Record<string, string | number>;
  /** where the button leads */
  link?: string;
  /** the page on which the second button does what the mail asks for, without a login */
  action?: { label: 'mark_paid'; link: string };
  /** six digits */
  code?: string;
  /** additional sentences, of `mail.remarks` */
  remarks?: readonly (keyof typeof english.remarks)[];
  /** by the keys of `mail.facts`; each part of a line of several parts may have its own direction */
  facts?: Record<string, string | { text: string; href: string } | readonly (readonly string[])[]>;
  /** of the cruise that the mail is about */
  ticket?: Ticket;
  /** only for notices: the page on which mails of this kind are ended */
  unsubscribe?: string;
  /** the address at which a mail program ends them itself (RFC 8058), if it differs */
  one_click?: string;
  /** the address of this Gangway, for the last line; taken from the link by default */
  instance?: string;
}

interface PartOptions {
  /** the reason for the mail, given in its last line */
  why: keyof typeof english.why;
  /** the button is for readers who did not start this, and follows the sentence for them */
  doubted?: true;
}

const part_options: Record<MailPart, PartOptions> = {
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

/** A mail in its reader's language and direction, as text and as HTML that is whole without its picture. */
export function renderMail(contents: Contents): Message {
  const { to, language, link } = contents;
  const unsubscribe = contents.one_click ?? contents.unsubscribe;
  const picture = contents.ticket?.picture ?? null;
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
    ...(picture === null ? {} : { pictures: { ship: picture } }),
  };
}

function write(contents: Contents): Wording {
  const { language, part, link, action, code, facts = {}, unsubscribe } = contents;
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
  const habit = part_options[part];
  const remarks = [
    ...(contents.remarks ?? []).map((remark) => say(`remarks.${remark}`)),
    ...['validity', 'closing', 'not_you'].filter((key) => key in own).map(sayOwn),
  ];
  return {
    language,
    subject: sayOwn('subject'),
    greeting: name === '' ? say('greeting_plain') : say('greeting', { name: isolate(name) }),
    text: sayOwn('text'),
    steps: Object.keys(own['steps'] ?? {}).map((step) => sayOwn(`steps.${step}`)),
    ...(contents.ticket === undefined ? {} : { ticket: contents.ticket }),
    facts: Object.entries(facts).map(([key, value]) => ({ label: say(`facts.${key}`), ...factOf(value) })),
    ...(code === undefined ? {} : { code }),
    ...(link === undefined ? {} : { button: { label: sayOwn('button'), value: link } }),
    before: habit.doubted === true ? remarks : [],
    after: habit.doubted === true ? [] : remarks,
    ...(action === undefined ? {} : { action: { label: say(action.label), value: action.link } }),
    signature: say('signature'),
    link_fallback: say('link_fallback'),
    why: say(`why.${habit.why}`),
    ...(instance === undefined ? {} : { from: { label: say('from'), value: instance } }),
    ...(unsubscribe === undefined ? {} : { unsubscribe: { label: say('unsubscribe'), value: unsubscribe } }),
  };
}

function factOf(value: NonNullable<Contents['facts']>[string]): { value: string; href?: string } {
  if (typeof value === 'string') return { value: isolate(value) };
  return 'href' in value ? { value: isolate(value.text), href: value.href } : { value: inLines(value) };
}

/** Isolates each part of a line: in one piece, an English word at the front scrambled the Hebrew date behind it. */
function inLines(lines: readonly (readonly string[])[]): string {
  return lines.map((parts) => parts.map(isolate).join(', ')).join('\n');
}

/**
 * The name for a greeting. Anybody can sign up with another person's address, so a greeting must not carry a stranger's
 * message: a name that resembles a web address, or is long, is left out.
 */
export function nameToGreet(typed: string): string {
  const name = oneLine(typed);
  return name.length > 50 || /[@/\\]|\p{L}\.\p{L}{2}/u.test(name) ? '' : name;
}

/** The mail as text. Addresses and the code are on their own lines, to be followed and copied. */
function textOf(wording: Wording): string {
  const { language, ticket, greeting, text, steps, facts, code, before, button, after, action } = wording;
  const { signature, why } = wording;
  const labelled = (label: string) => translate(language, 'mail.labelled', { label });
  const paragraphs = [
    ticket &&
      [
        ...[ticket.ship, ticket.line, ticket.days].filter((part) => part !== '').map(isolate),
        routeOf(ticket, language),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    greeting,
    text,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    facts.map(({ label, value }) => `${labelled(label)} ${value}`).join('\n'),
    code,
    ...before,
    button && `${labelled(button.label)}\n${button.value}`,
    ...after,
    action && `${labelled(action.label)}\n${action.value}`,
    signature,
    // mail programs treat the text below this line as a signature, and show it in grey
    `-- \n${why}`,
    wording.from && `${wording.from.label}\n${wording.from.value}`,
    wording.unsubscribe && `${labelled(wording.unsubscribe.label)}\n${wording.unsubscribe.value}`,
  ];
  return `${toPlain(paragraphs.filter(Boolean).join('\n\n'), language)}\n`;
}
