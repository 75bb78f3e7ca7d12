const longest = 500;

/** A mail that was not sent, with a message that an operator may read and a log may hold. */
export class MailNotSent extends Error {
  readonly code: string;
  /** whether the mail would be refused again, for instance because the address does not exist */
  readonly permanent: boolean;

  constructor(message: string, { code = 'refused', permanent = false } = {}) {
    super(message);
    this.name = 'MailNotSent';
    this.code = code;
    this.permanent = permanent;
  }
}

/**
 * Converts an error of nodemailer, without the password. The error contains the server's answer, of any length, and a
 * server may repeat in it the credentials that it received.
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

/** The password in all forms in which it is sent; the longer forms first, as they contain the shorter. */
function secretsOf(smtp_url: string): string[] {
  const { username, password } = new URL(smtp_url);
  const [user, plain] = [decoded(username), decoded(password)];
  if (plain === '') return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [smtp_url, base64(`\0${user}\0${plain}`), base64(plain), password, plain];
}

/** Decodes as nodemailer does: a `%` that begins no escape stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
