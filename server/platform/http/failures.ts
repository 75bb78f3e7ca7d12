import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { build_header } from '#domain/build-header.ts';
import { default_language } from '#domain/languages.ts';
import {
  isOrphaned,
  isOutcomeUnknown,
  isPassing,
  isRefusedValue,
  isTaken,
} from '#server/database/failures.ts';
import { CodedError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import { oncePerSecond } from '#server/platform/log.ts';
import { translate } from '#server/platform/messages.ts';
import { errorBody } from './faults.ts';
import { languageOf } from './serve.ts';

/** Fastify's own refusals, by the status it gives them. */
const refusals: Record<number, ErrorCode> = {
  400: 'invalid',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media',
  431: 'too_large',
};

interface Failure {
  error: FastifyError | CodedError;
  request: FastifyRequest;
}

/** Answers errors as `{code, detail, errors?}`; an unintended error is logged in full and answered as `unexpected`. */
export function answerFailures(app: FastifyInstance): void {
  const logOutage = oncePerSecond<Failure>(({ error, request }, count) => {
    request.log.error({ err: error, count }, 'unavailable');
  });
  // a flood of logins would fill the log and alarm its reader
  const logBusy = oncePerSecond<Failure>(({ request }, count) => request.log.warn({ count }, 'busy'));
  app.setErrorHandler((error: FastifyError | CodedError, request, reply) => {
    const is_broken_off = error === request.raw.errored;
    const coded = is_broken_off ? new CodedError('invalid') : asCoded(error);
    const language = languageOf(request);
    if (is_broken_off) request.log.debug({ err: error }, 'the caller broke off');
    else if (isPassing(error)) logOutage({ error, request });
    else if (coded.code === 'busy') logBusy({ error, request });
    else if (coded.status >= 500 && coded.code !== 'maintenance')
      request.log.error({ err: error }, coded.code);
    const body = errorBody(coded, language);
    if (!(error instanceof CodedError) && coded.status === 400)
      body.detail = translate(language, 'errors.codes.malformed');
    if (coded.code === 'not_authenticated') reply.header('WWW-Authenticate', 'Bearer');
    const { retry_after } = coded.particulars;
    if (retry_after !== undefined) reply.header('Retry-After', String(retry_after));
    return reply.code(coded.status).header('Cache-Control', 'no-store').send(body);
  });
}

/** Seconds; a database that fails over is back within a few. */
const retry_after = 2;

function asCoded(error: FastifyError | CodedError): CodedError {
  if (error instanceof CodedError) return error;
  if (isRefusedValue(error)) return new CodedError('invalid');
  if (isTaken(error)) return new CodedError('conflict');
  if (isOrphaned(error)) return new CodedError('not_found');
  if (isOutcomeUnknown(error)) return new CodedError('outcome_unknown', { retry_after });
  if (isPassing(error)) return new CodedError('unavailable', { retry_after });
  const status = error.statusCode ?? 500;
  return new CodedError(refusals[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'unexpected'));
}

/** Answers `not_found` for an address that cannot be decoded. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send(errorBody(new CodedError('not_found'), languageOf(request)));
}

/**
 * Writes the answer to the socket: input that is not HTTP, or has too large a head, never becomes a request.
 * @param build hash of the build, or what stands for it
 */
export function answerBadRequest(error: Pick<ConnectionError, 'code'>, socket: Socket, build: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const is_large = error.code === 'HPE_HEADER_OVERFLOW';
  const body = JSON.stringify({
    code: is_large ? 'too_large' : 'invalid',
    detail: translate(default_language, is_large ? 'errors.codes.too_large' : 'errors.codes.malformed'),
  });
  const head = is_large ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${head}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nX-Request-Id: ${newId()}\r\n` +
      `${build_header}: ${build}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
