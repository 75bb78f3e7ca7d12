import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '#domain/email.ts';
import type { Config } from '#server/config.ts';
import { MailNotSent } from './failure.ts';
import type { Message } from './shape.ts';

/** The sender of MAIL_FROM, `Gangway <gangway@example.org>`; a comma in the name makes no second sender. */
function senderOf(mail_from: string): { name: string; address: string } {
  const [, name = '', address = mail_from] = /^(.*)<([^<>]+)>$/s.exec(mail_from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/**
 * A message in nodemailer's form, the same for every way of sending. A Message-ID has the domain of the sender.
 * @throws MailNotSent for an invalid receiver, which keeps line breaks and second receivers out of the header
 */
export function outgoing(
  message: Message,
  { MAIL_FROM, CONTACT_EMAIL }: Pick<Config, 'MAIL_FROM' | 'CONTACT_EMAIL'>,
): SendMailOptions {
  const {
    to,
    subject,
    text,
    html,
    language,
    unsubscribe,
    once,
    pictures = {},
    reply_to = CONTACT_EMAIL,
  } = message;
  if (!isEmail(to)) throw new MailNotSent('the receiver is not an address', { permanent: true });
  // nodemailer would parse an invalid address, and answers would go to the address that it found
  if (reply_to !== undefined && !isEmail(reply_to))
    throw new MailNotSent('the address for answers is none', { permanent: true });
  const from = senderOf(MAIL_FROM);
  return {
    from,
    ...(once === undefined ? {} : { messageId: `<${once.id}@${from.address.replace(/^.*@/s, '')}>` }),
    // the texts say that an answer reaches the instance's operator
    ...(reply_to === undefined ? {} : { replyTo: { name: '', address: reply_to } }),
    // an address object: a string would be parsed
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: Object.entries(pictures).map(([name, content]) => ({
      cid: name,
      filename: `${name}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline',
      content,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // all but NDR, which tells the sender that an address is dead
      'X-Auto-Response-Suppress': 'OOF, AutoReply, DR, RN, NRN',
      ...(language === undefined ? {} : { 'Content-Language': language }),
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${new URL(unsubscribe).href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
