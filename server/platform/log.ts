import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** What actions and Fastify log to. */
export type Log = FastifyBaseLogger;

/**
 * One line of JSON an event. Tokens stand in headers and bodies, so neither is ever logged, and of an error only what
 * `describeError` leaves.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    serializers: { err: describeError, error: describeError },
    redact: { paths: ['req.headers', 'password', 'token', 'refresh', 'access'], remove: true },
  });
}

/**
 * An error without what people typed. A failed statement carries its values in its message (a password's hash and whole
 * notes were seen in a log), and PostgreSQL repeats them in `detail`: of those only the statement, the code and the
 * sentence of the cause are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if ('query' in error && 'params' in error)
    return { type: error.name, query: error.query, ...code, ...cause };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
