import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import type { Mail } from './mail.ts';

const patience_ms = 15_000;

/** Mails by SMTP. Where the server offers no TLS mails still go: it may be a relay on the same machine. */
export function mailBySmtp(url: string, config: Pick<Config, 'MAIL_FROM'>): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: patience_ms,
      greetingTimeout: patience_ms,
      socketTimeout: patience_ms,
    },
    { from: config.MAIL_FROM },
  );
  return {
    async send({ to, subject, text, html }) {
      // an address object: a string would be parsed, and a comma in it would become a second receiver
      const receiver = { name: '', address: to };
      await transport.sendMail({
        to: receiver,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}
