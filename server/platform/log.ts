import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';

/** The log of actions and of Fastify. */
export type Log = FastifyBaseLogger;

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs a request, or a job that it added: each line of the log that is written meanwhile has the id. */
export function inRequest<Result>(id: string | undefined, run: () => Result): Result {
  return requests.run(id, run);
}

/** The id of the request under way, or of the one that added the job under way; undefined outside of both. */
export function requestId(): string | undefined {
  return requests.getStore();
}

/**
 * Writes one line of JSON for each event. Headers and bodies hold tokens, so neither is ever logged, and of an error
 * only the parts that `describeError` leaves.
 * @param destination standard output by default
 */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: describeError, error: describeError },
    // lines of `request.log` have the id already
    mixin: (_line: object, _level: number, logger: Logger) => {
      const request_id = requestId();
      return request_id === undefined || 'request_id' in logger.bindings() ? {} : { request_id };
    },
    redact: { paths: ['req.headers', 'password', 'token', 'refresh', 'access'], remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const log_interval_ms = 1_000;

/**
 * Logs an event that occurs by the hundred, such as failed calls while the database is away, once a second: the first
 * at once, and of those that follow within the second the last one, with their count.
 */
export function oncePerSecond<Event>(write: (event: Event, count: number) => void): (event: Event) => void {
  let held: { event: Event; count: number } | null = null;
  let timer: NodeJS.Timeout | null = null;
  const hold = () => {
    timer = setTimeout(() => {
      timer = null;
      if (held === null) return;
      write(held.event, held.count);
      held = null;
      hold();
    }, log_interval_ms).unref();
  };
  return (event) => {
    if (timer === null) {
      write(event, 1);
      hold();
    } else held = { event, count: (held?.count ?? 0) + 1 };
  };
}

/**
 * An error without the texts that people typed. A failed statement carries its values in its message (a password's hash
 * and whole notes were seen in a log), and PostgreSQL repeats them in `detail`: only the statement, the code and the
 * sentence of the cause are kept of it.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if ('query' in error && 'params' in error)
    return { type: error.name, query: error.query, ...code, ...cause };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}
