import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One line of JSON an event. Tokens stand in headers and bodies, so neither is ever logged. */
export function openLog(level: string): Log {
  return pino({ level, redact: { paths: ['req.headers', 'password', 'token', 'refresh', 'access'], remove: true } });
}
