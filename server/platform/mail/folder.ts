import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from './mail.ts';

/** Mails as `.eml` files in `DATA_DIR/mail`, in the order they were sent; their links are logged. */
export function mailToFolder(config: Pick<Config, 'MAIL_FROM' | 'DATA_DIR' | 'LOG_LEVEL'>, log: Log): Mail {
  const folder = join(config.DATA_DIR, 'mail');
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: config.MAIL_FROM },
  );
  return {
    async send({ to, subject, text, html, link }) {
      const receiver = { name: '', address: to };
      const sent = await transport.sendMail({
        to: receiver,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${newId()}.eml`);
      // renamed when whole: a reader of the folder never meets half a mail
      await writeFile(`${path}.part`, sent.message);
      await rename(`${path}.part`, path);
      log.info(
        { to, subject, file: path, ...(link === undefined ? {} : { link }) },
        'mail written, as no SMTP_URL is set',
      );
      // for the person at the terminal: in a line of JSON the link was copied with the quote behind it
      if (config.LOG_LEVEL !== 'silent')
        process.stdout.write(`\nMail to ${to}: ${subject}\n${link ?? path}\n\n`);
    },
    close: () => Promise.resolve(),
  };
}
