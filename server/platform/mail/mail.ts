import type { Language } from '#domain/languages.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/platform/log.ts';
import { mailToFolder } from './folder.ts';
import { mailBySmtp } from './smtp.ts';

/** A mail that is ready to go: both forms of its text, and the link it is about, if any. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  language?: Language;
  link?: string;
  /** the digits it is about, if any */
  code?: string;
  /** whom an answer reaches; without it whoever runs the instance */
  reply_to?: string;
  /** where its reader ends mails of this kind with one click; only notices have it */
  unsubscribe?: string;
  once?: Once;
}

/** Of a mail that must not go out twice, whatever becomes of the process that sends it. */
export interface Once {
  /** what its Message-ID is made of, the same for every try: mail programs drop a second copy */
  id: string;
  /**
   * Notes that the mail is given away and calls `finish`, which gives the last of it, at one moment: a process that is
   * killed has done both or neither. @throws when it was given away before
   */
  handOver(finish: () => void): Promise<void>;
  /** of a mail that was refused after that */
  takeBack(): Promise<void>;
}

/** The way mails leave the house. */
export interface Mail {
  /** @throws MailNotSent for what an address or a mail server is at fault for */
  send(message: Message): Promise<void>;
  /** removes what was kept of mails to somebody whose account is gone */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}

/** SMTP where a server is configured, else `.eml` files, so that the first sign-up on a laptop works. */
export function openMail(config: Config, log: Log): Mail {
  return config.SMTP_URL === undefined ? mailToFolder(config, log) : mailBySmtp(config.SMTP_URL, config);
}
