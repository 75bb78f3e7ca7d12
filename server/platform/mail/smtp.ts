import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { MailNotSent, notSent } from './failure.ts';
import type { Mail, Message, Once } from './mail.ts';
import { outgoing } from './outgoing.ts';

export interface Patience {
  /** for the connection, and for each answer of the server */
  answer_ms: number;
  /** for a mail as a whole: a server that says a letter a minute never breaks the first one */
  mail_ms: number;
  /** for mails under way when the server stops */
  farewell_ms: number;
}

const usual_patience: Patience = { answer_ms: 15_000, mail_ms: 60_000, farewell_ms: 5_000 };

/**
 * Mails by SMTP. Where the server offers no TLS mails still go, as it may be a relay on the same machine; a password
 * goes over the network only with TLS. Certificates are checked. The address's own words count more than these:
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
    // once more for a connection that was closed while nobody looked; the job that sends has its own patience
    maxRequeues: 1,
  });
  transport.use('stream', ({ data, message }, next) => {
    const { once } = data as { once?: Once };
    // a function: each try over another connection has its own
    if (once !== undefined) message.transform(() => withheldEnd(once));
    next();
  });
  const closing = new AbortController();
  const under_way = new Set<Promise<void>>();

  async function deliver(message: Message): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.mail_ms)]);
    try {
      const { once } = message;
      await transport.sendMail({
        ...outgoing(message, config),
        ...(once && { once: handedOnce(once) }),
        signal,
      });
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
    // what went out is not here any more
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
 * A mail passes but for its end, behind which the line with the dot follows: only that gives it to the server. In one
 * piece, as nodemailer writes each line to the socket by itself.
 */
function withheldEnd(once: Once): Transform {
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

/** What fails behind the end does not call the mail back. */
async function handOver(once: Once, done: (error?: Error) => void): Promise<void> {
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

/** A second try over another connection goes on where the first one noted it: it is the same mail. */
function handedOnce(once: Once): Once {
  let is_noted = false;
  return {
    ...once,
    async handOver(finish) {
      if (is_noted) return finish();
      await once.handOver(() => {
        is_noted = true;
        finish();
      });
    },
  };
}
