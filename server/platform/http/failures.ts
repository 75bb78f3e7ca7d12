import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { CodedError } from '#server/platform/errors.ts';
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

/** PostgreSQL's codes for values that it cannot take; a check in the contract should have refused them before. */
const refused_values = new Set(['22021', '22P05', '22008', '22003']);

/** Every error leaves as `{code, detail, errors?}`; what nobody meant is logged whole and told as `unexpected`. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CodedError, request, reply) => {
    const coded = asCoded(error);
    const language = languageOf(request);
    if (coded.status >= 500) request.log.error(error);
    const body = errorBody(coded, language);
    if (!(error instanceof CodedError) && coded.status === 400)
      body.detail = translate(language, 'errors.codes.malformed');
    if (coded.code === 'not_authenticated') reply.header('WWW-Authenticate', 'Bearer');
    const { retry_after } = coded.particulars;
    if (retry_after !== undefined) reply.header('Retry-After', String(retry_after));
    return reply.code(coded.status).header('Cache-Control', 'no-store').send(body);
  });
}

function asCoded(error: FastifyError | CodedError): CodedError {
  if (error instanceof CodedError) return error;
  const { cause } = error;
  const database_code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : error.code;
  if (refused_values.has(database_code)) return new CodedError('invalid');
  const status = error.statusCode ?? 500;
  return new CodedError(refusals[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'unexpected'));
}
