import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { MailNotSent, notSent } from './failure.ts';
import { outgoing } from './outgoing.ts';
import type { Mail, Message, SingleDelivery } from './shape.ts';

export interface Patience {
  /** for the connection, and for each answer of the server */
  answer_ms: number;
  /** for a mail as a whole: a server that sends a letter a minute never exceeds `answer_ms` */
  mail_ms: number;
  /** for mails under way when the server stops */
  farewell_ms: number;
}

const usual_patience: Patience = { answer_ms: 15_000, mail_ms: 60_000, farewell_ms: 5_000 };

/**
 * Sends mails by SMTP. Where the server offers no TLS mails are still sent, as it may be a relay on the same machine; a
 * password crosses the network only with TLS. Certificates are checked. Options in the address take precedence:
 * `?requireTLS=false`, `?tls.rejectUnauthorized=false`.
 */
export function mailBySmtp(
  url: string,
  config: Pick<Config, 'MAIL_FROM' | 'CONTACT_EMAIL'>,
  patience = usual_patience,
): Mail {
  const { hostname, password } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: password !== '' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    connectionTimeout: patience.answer_ms,
    greetingTimeout: patience.answer_ms,
    socketTimeout: patience.answer_ms,
    // one more try for a connection that was closed in the meantime; further tries are up to the job that sends
    maxRequeues: 1,
  });
  transport.use('stream', ({ data, message }, next) => {
    const { once } = data as { once?: SingleDelivery };
    // a function: each try over another connection needs its own stream
    if (once !== undefined) message.transform(() => withheldEnd(once));
    next();
  });
  const closing = new AbortController();
  const under_way = new Set<Promise<void>>();

  async function deliver(message: Message): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.mail_ms)]);
    try {
      const once = message.once && handedOnce(message.once);
      await transport.sendMail({ ...outgoing(message, config), ...(once && { once }), signal });
      // The server's answer came before the commit of the mark: the next look found the reminder unmailed (seen in CI).
      await once?.settled(signal);
    } catch (error) {
      throw error instanceof MailNotSent ? error : notSent(error, url);
    }
  }

  return {
    async send(message) {
      const delivery = deliver(message);
      under_way.add(delivery);
      try {
        await delivery;
      } finally {
        under_way.delete(delivery);
      }
    },
    // a sent mail is not stored here
    forget: () => Promise.resolve(),
    async close() {
      transport.close();
      const cut = setTimeout(() => closing.abort(), patience.farewell_ms);
      await Promise.allSettled(under_way);
      clearTimeout(cut);
    },
  };
}

/**
 * Passes a mail on except its end, which the line with the dot follows: only that line gives the mail to the server. In
 * one piece, as nodemailer writes each line to the socket separately.
 */
function withheldEnd(once: SingleDelivery): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      this.push(Buffer.concat(chunks));
      void handOver(once, done);
    },
  });
}

/** An error after the end was sent does not fail the mail. */
async function handOver(once: SingleDelivery, done: (error?: Error) => void): Promise<void> {
  let is_given = false;
  try {
    await once.handOver(() => {
      is_given = true;
      done();
    });
  } catch (error) {
    if (!is_given) done(error instanceof Error ? error : new Error(String(error)));
  }
}

interface HandedOnce extends SingleDelivery {
  /** resolves when the hand-over is recorded, or could not be; at the latest when the signal is aborted */
  settled: (signal: AbortSignal) => Promise<unknown>;
}

/** Records the hand-over once: a second try over another connection sends the same mail. */
function handedOnce(once: SingleDelivery): HandedOnce {
  let is_noted = false;
  let record: Promise<void> = Promise.resolve();
  return {
    ...once,
    async handOver(finish) {
      if (is_noted) return finish();
      record = once.handOver(() => {
        is_noted = true;
        finish();
      });
      await record;
    },
    settled: (signal) => {
      const ended = new Promise((resolve) => {
        if (signal.aborted) resolve(undefined);
        else signal.addEventListener('abort', resolve, { once: true });
      });
      return Promise.race([record.catch(() => undefined), ended]);
    },
  };
}
