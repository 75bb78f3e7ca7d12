const longest = 500;

/** A mail that did not go out, in words that an operator may read and a log may keep. */
export class MailNotSent extends Error {
  readonly code: string;
  /** whether it would be refused again, for instance as nobody has the address */
  readonly permanent: boolean;

  constructor(message: string, { code = 'refused', permanent = false } = {}) {
    super(message);
    this.name = 'MailNotSent';
    this.code = code;
    this.permanent = permanent;
  }
}

/**
 * What nodemailer rejected with, without the password. A server's answer is part of such an error, of any length, and
 * nothing keeps a server from repeating in it what it was told.
 */
export function notSent(error: unknown, smtp_url: string): MailNotSent {
  if (!(error instanceof Error)) return new MailNotSent('the mail server failed');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'refused';
  const refused_itself = code === 'EENVELOPE' || code === 'EMESSAGE';
  const said = code === 'EABORT' ? 'the mail server took too long' : error.message;
  const message = secretsOf(smtp_url).reduce((text, secret) => text.replaceAll(secret, '***'), said);
  return new MailNotSent(message.replaceAll(/\p{Cc}+/gu, ' ').slice(0, longest), {
    code,
    permanent: refused_itself && 'permanent' in error && error.permanent === true,
  });
}

/** The password in all forms in which it goes over the wire; the longer forms first, as they hold the shorter. */
function secretsOf(smtp_url: string): string[] {
  const { username, password } = new URL(smtp_url);
  const [user, plain] = [decoded(username), decoded(password)];
  if (plain === '') return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [smtp_url, base64(`\0${user}\0${plain}`), base64(plain), password, plain];
}

/** As nodemailer reads it: a `%` that is no escape is itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
