import { directionOf, isLanguage } from '#domain/languages.ts';
import type { Writer } from '#server/features/mail/actions.ts';
import { escape, oneLine } from '#server/platform/mail/wording.ts';
import * as store from './store.ts';

/**
 * Passes a message on to the operator, whose answer goes to its writer; the text around it is English, like the
 * configuration of Gangway.
 */
const contact_message: Writer = async ({ database, publicUrl }, { to, message_id = '' }) => {
  const message = to === undefined ? null : await store.findMessage(database.query, message_id);
  if (to === undefined || message === null) return null;
  const name = oneLine(message.name);
  const subject = oneLine(message.subject);
  const head = `${name} (${message.email}) wrote to ${publicUrl()}:`;
  const last = `An answer to this mail goes to them. Message ${message.id}, written in ${message.language}.`;
  const direction = isLanguage(message.language) ? directionOf(message.language) : 'ltr';
  const body = escape(message.message).replaceAll(/\r\n|\r|\n/g, '<br>');
  return {
    to,
    reply_to: message.email,
    language: 'en',
    subject: `Contact: ${subject}`,
    text: `${head}\n\n${subject}\n\n${message.message}\n\n-- \n${last}\n`,
    html:
      '<!doctype html><html lang="en"><body>' +
      `<p><bdi>${escape(name)}</bdi> (${escape(message.email)}) wrote to ${escape(publicUrl())}:</p>` +
      `<p><b dir="auto">${escape(subject)}</b></p><p dir="${direction}">${body}</p><p>${escape(last)}</p></body></html>`,
  };
};

export const contact_letters: Readonly<Record<string, Writer>> = { contact_message };
