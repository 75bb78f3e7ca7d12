import { hash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emailKey } from '#domain/email.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/platform/ids.ts';
import type { Log } from '#server/platform/log.ts';
import { outgoing } from './outgoing.ts';
import type { Mail } from './shape.ts';

/** Writes mails as `.eml` files to `DATA_DIR/mail`, in the order they were sent; their links are logged. */
export function mailToFolder(
  config: Pick<Config, 'MAIL_FROM' | 'CONTACT_EMAIL' | 'DATA_DIR' | 'LOG_LEVEL'>,
  log: Log,
): Mail {
  const folder = join(config.DATA_DIR, 'mail');
  return {
    async send(message) {
      const { to, subject, link, code } = message;
      // loaded with the first mail: its forty modules were a thirtieth of the start
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const sent = await transport.sendMail(outgoing(message, config));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, newId() + endOf(to));
      const part = `${path}.part`;
      try {
        // the links of a mail open accounts, so only the owner of the folder may read it
        await writeFile(part, sent.message, { mode: 0o600 });
        // renamed when complete: a reader of the folder never finds half a mail
        const finish = () => renameSync(part, path);
        await (message.once === undefined ? finish() : message.once.handOver(finish));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      log.info(
        { to, subject, file: path, ...(link === undefined ? {} : { link }) },
        'mail written, as no SMTP_URL is set',
      );
      // plain text for the person at the terminal: in a line of JSON the link was copied with the quote behind it
      if (config.LOG_LEVEL !== 'silent')
        process.stdout.write(
          `\nMail to ${to}: ${subject}\n${[link ?? path, code].filter(Boolean).join('\n')}\n\n`,
        );
    },
    async forget(address) {
      const names = await readdir(folder).catch(() => []);
      const theirs = names.filter((name) => name.endsWith(endOf(address)));
      await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
    },
    close: () => Promise.resolve(),
  };
}

/** Identifies the receiver of a file without naming them. */
function endOf(address: string): string {
  return `-${hash('sha256', emailKey(address)).slice(0, 16)}.eml`;
}
