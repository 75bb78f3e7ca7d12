import type { Language } from '#domain/languages.ts';

/** A mail that is ready to be sent: both forms of its text, and its link, if any. */
export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
  language?: Language;
  link?: string;
  /** the digits of its code, if any */
  code?: string;
  /** the address for answers; by default that of the instance's operator */
  reply_to?: string;
  /** the address at which its reader ends mails of this kind with one click; only notices have it */
  unsubscribe?: string;
  /** PNG files that its HTML shows as `cid:<name>` */
  pictures?: Readonly<Record<string, Buffer>>;
  once?: SingleDelivery;
}

/** The hand-over of a mail that must not be sent twice, even if the process that sends it is killed. */
export interface SingleDelivery {
  /** the source of its Message-ID, the same for every try: mail programs drop a second copy */
  id: string;
  /**
   * Records the hand-over and calls `finish`, which sends the last of the mail, at one moment: a process that is killed
   * has done both or neither. @throws when the mail was handed over before
   */
  handOver(finish: () => void): Promise<void>;
  /** undoes the record, for a mail that was refused afterwards */
  takeBack(): Promise<void>;
}

/** The way by which mails are sent. */
export interface Mail {
  /** @throws MailNotSent if the address or the mail server is at fault */
  send(message: Message): Promise<void>;
  /** removes stored mails to the address of a deleted account */
  forget(address: string): Promise<void>;
  close(): Promise<void>;
}
