import type { Language } from '#domain/languages.ts';
import type { Message } from '#server/platform/mail/mail.ts';
import { renderMail } from '#server/platform/mail/render.ts';

/** The mail that activates an account. */
export function activationMail(to: {
  name: string;
  email: string;
  language: Language;
  link: string;
}): Message {
  return renderMail({
    to: to.email,
    name: to.name,
    language: to.language,
    part: 'activation',
    link: to.link,
  });
}
