import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** What actions and Fastify log to. */
export type Log = FastifyBaseLogger;

/** One line of JSON an event. Tokens stand in headers and bodies, so neither is ever logged. */
export function openLog(level: string): Log {
  return pino({
    level,
    redact: { paths: ['req.headers', 'password', 'token', 'refresh', 'access'], remove: true },
  });
}
