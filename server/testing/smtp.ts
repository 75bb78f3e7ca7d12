import { after } from 'node:test';
import type { SMTPServerOptions } from 'smtp-server';
import { openSmtp, type SmtpServer } from './smtp-server.ts';

/** A mail server for the tests of a file; closed after it. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<SmtpServer> {
  const server = await openSmtp(options, port);
  after(() => server.stop());
  return server;
}
