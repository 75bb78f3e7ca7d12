import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { MaintenanceNote } from '#contract/errors.ts';
import type { TokenScope } from '#domain/token-scopes.ts';
import type { Clock } from '#server/platform/clock.ts';
import { pickLanguage, type Language } from '#domain/languages.ts';
import { isCutOff } from '#server/database/failures.ts';
import { CodedError } from '#server/platform/errors.ts';
import { inRequest } from '#server/platform/log.ts';
import type { Scope } from '#server/platform/scope.ts';
import { isCached } from './caching.ts';
import {
  callerOf,
  JsonText,
  Reply,
  SentFile,
  versionsOf,
  type Call,
  type Caller,
  type Handler,
} from './call.ts';
import { compressed, pickEncoding } from './compression.ts';
import type { KeptAnswers, KeptCall } from './kept-answers.ts';
import { faultsOf } from './faults.ts';
import { patience } from './patience.ts';
import { ignoreBodies, leaveBodies, openUpload, type OpenUpload } from './upload.ts';
import type { Writes } from './writes.ts';

/** Registers the action of an endpoint of the contract. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, more?: Guard<E>) => void;

/** The input of a call within another one, before it is parsed. */
interface CallWithin {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
}

/**
 * Answers a call that reads, within another call of the same caller, as if they had sent it.
 * @param name `GET cruises/{id}`
 * @returns the text of its JSON
 * @throws CodedError as the call itself
 */
export type AnswerWithin = (
  name: string,
  input: CallWithin,
  by: { scope: Scope; caller: Caller; gone: AbortSignal },
) => Promise<string>;

interface Guard<E extends Endpoint> {
  /**
   * Throws `not_found` for records that are not the caller's. Called when a body was refused: a record of another user
   * does not exist for the caller, however wrong the body is.
   */
  checkAccess?: (scope: Call<E>['scope'], params: Call<E>['params']) => Promise<void>;
}

interface ServeOptions {
  clock: Clock;
  writes: Writes;
  /** the operator's note during maintenance, in which every call but an operator's is refused; null: open */
  closed: () => Promise<MaintenanceNote | null>;
  /**
   * checks the session or the token of an `Authorization` header, or throws `not_authenticated`
   * @param token_scopes the scopes of tokens that allow the call; without them no token does
   */
  authenticate: (
    authorization: string | undefined,
    now: Date,
    token_scopes?: readonly TokenScope[],
  ) => Promise<Scope>;
  isOperator: (scope: Scope) => Promise<boolean>;
  answers: KeptAnswers;
  /** the instant until which an answer about the record of an account holds, in milliseconds, if nothing changes */
  holdsUntil: (scope: Scope, now: Date) => Promise<number>;
  /** waits for a database whose connections broke */
  recover: () => Promise<void>;
}

const maintenance_retry_s = 60;

/** The answer during maintenance. */
export function maintenanceError({ message, planned_end }: MaintenanceNote): CodedError {
  return new CodedError('maintenance', {
    retry_after: maintenance_retry_s,
    maintenance: { message, planned_end },
  });
}

/** The part that is the same in all routes: the caller, the parsing of the request, the sending of the answer. */
export function serveOn(
  app: FastifyInstance,
  options: ServeOptions,
): { serve: Serve; answerWithin: AnswerWithin } {
  const { clock, writes, authenticate } = options;
  const reads = new Map<string, AnswerWithin>();
  const serve: Serve = (endpoint, handler, { checkAccess } = {}) => {
    if (endpoint.method === 'GET')
      reads.set(`GET ${endpoint.path}`, async (_, { params, query }, { scope, caller, gone }) => {
        const call = {
          params: parseParams(endpoint.params, params),
          query: parse(endpoint.query, query, caller.language),
          body: undefined,
          scope,
          caller,
          if_match: null,
          gone,
        };
        return textOf(endpoint, await handler(call as unknown as Call<typeof endpoint>)).text;
      });
    const url = `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const takes_file = endpoint.takes === 'file';
    const answer = async (request: FastifyRequest, reply: FastifyReply, now: Date) => {
      const caller = callerOf(request, now);
      const readScope = async () =>
        endpoint.is_public === true
          ? null
          : authenticate(request.headers.authorization, now, endpoint.token_scopes);
      const keptCall = (of: Scope | null) =>
        options.answers.callOf(endpoint, {
          url: request.url,
          scope: of,
          caller,
          encoding: pickEncoding(request.headers['accept-encoding']),
        });
      const scope = await readScope();
      if (scope !== null && endpoint.method !== 'GET') writes.count(scope.user_id, now);
      const kept = keptCall(scope);
      if (kept !== null && !options.answers.is_checked && sendKept(options.answers, kept, reply, now))
        return reply;
      const params = parseParams(endpoint.params, request.params);
      const parseBody = async () => {
        try {
          return parse(endpoint.body, request.body, caller.language);
        } catch (error) {
          const { scope: whose, params: what } = { scope, params } as unknown as Call<typeof endpoint>;
          await checkAccess?.(whose, what);
          throw error;
        }
      };
      const call = {
        params,
        query: parse(endpoint.query, request.query, caller.language),
        body: await parseBody(),
        ...(takes_file && {
          openUpload: ((largest, room) => openUpload(request, largest, room)) satisfies OpenUpload,
        }),
        scope,
        caller,
        if_match: versionsOf(request.headers['if-match']),
        // made by the first who asks
        get gone() {
          return goneOf(reply);
        },
      };
      // the parts were parsed by the schemas from which the type is inferred
      const answered = await handler(call as unknown as Call<typeof endpoint>);
      if (kept === null || scope === null) return sendAnswer(endpoint, reply, answered);
      const { text, headers } = textOf(endpoint, answered);
      return sendNew(options, reply, {
        call: kept,
        text,
        headers,
        until_ms: await options.answers.untilOf(scope, now.getTime(), () => options.holdsUntil(scope, now)),
        // another caller may have changed the record since the session was looked up
        isCurrent: async () => keptCall(await readScope())?.revision === kept.revision,
      });
    };
    const answerOpen = async (request: FastifyRequest, reply: FastifyReply) => {
      const now = clock.now();
      const closed = await options.closed();
      if (closed === null || (await isOfOperator(options, request.headers.authorization, now)))
        return answer(request, reply, now);
      if (endpoint.is_door !== true) throw maintenanceError(closed);
      try {
        return await answer(request, reply, now);
      } catch (error) {
        // any error of a login gets the same answer: only operators are let in now
        throw error instanceof CodedError ? maintenanceError(closed) : error;
      }
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: url.replace(/\/$/, ''),
      config: { takes_file },
      // before the body is read: also a body that cannot be parsed must not reveal that the call exists
      ...(endpoint.is_operators === true && { onRequest: (request) => mustBeOperator(options, request) }),
      handler: (request, reply) =>
        inRequest(request.id, async () => {
          try {
            return await answerOpen(request, reply);
          } catch (error) {
            if (endpoint.method !== 'GET' || !isCutOff(error)) throw error;
            await options.recover();
            return answerOpen(request, reply);
          }
        }),
    };
    if (endpoint.takes === 'anything')
      app.register(async (within) => {
        ignoreBodies(within);
        within.route(route);
      });
    else if (!takes_file) app.route(route);
    else
      app.register(async (within) => {
        await leaveBodies(within);
        within.route(route);
      });
  };
  return {
    serve,
    answerWithin: (name, input, by) => {
      const answer = reads.get(name);
      if (answer === undefined) throw new Error(`no call ${name}`);
      return answer(name, input, by);
    },
  };
}

/** By the answer: the request closes when its body was read. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.closed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return leaving.signal;
}

/** Hides the calls of operators from all other callers. */
async function mustBeOperator(
  options: ServeOptions,
  { headers: { authorization } }: FastifyRequest,
): Promise<void> {
  const now = options.clock.now();
  if (await isOfOperator(options, authorization, now)) return;
  const closed = await options.closed();
  if (closed !== null) throw maintenanceError(closed);
  await options.authenticate(authorization, now);
  throw new CodedError('not_found');
}

/** Whether a call comes from an operator, who may pass during maintenance. */
async function isOfOperator(
  { authenticate, isOperator }: ServeOptions,
  authorization: string | undefined,
  now: Date,
): Promise<boolean> {
  if (authorization === undefined) return false;
  try {
    return await isOperator(await authenticate(authorization, now));
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}

async function sendAnswer(endpoint: Endpoint, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  reply.code(endpoint.status ?? (endpoint.answer === null ? 204 : 200));
  const { body, headers } = asReply(answer);
  if (endpoint.answer === null) return reply.headers(headers).send();
  if (endpoint.answer === 'file') {
    if (!(body instanceof SentFile)) throw new TypeError(`${endpoint.path} answers no file`);
    // Node.js resets it for the next request of the connection
    reply.raw.setTimeout(patience.download_idle_ms);
    if (body.size !== null) reply.header('Content-Length', body.size);
    return reply.headers(headers).send(body.content);
  }
  const { text } = textOf(endpoint, answer);
  reply.headers(headers).type(json_type);
  if (endpoint.max_age_s !== undefined && isCached(reply, text, endpoint.max_age_s))
    return reply.code(304).send();
  return reply.send(await compressed(reply, text));
}

const json_type = 'application/json; charset=utf-8';

/** The text of a JSON answer. Parsing drops fields that the contract does not declare, so that no column is sent by mistake. */
function textOf(
  { answer: schema }: Endpoint,
  answer: unknown,
): { text: string; headers: Record<string, string> } {
  const { body, headers } = asReply(answer);
  if (body instanceof JsonText) return { text: body.text, headers };
  if (schema === null || schema === 'file') throw new TypeError('only JSON has a text');
  return { text: JSON.stringify(schema.parse(body)), headers };
}

/** All others belong to one request, such as the end of its connection. */
const kept_headers = ['etag', 'vary', 'content-type', 'content-encoding'];

function headerOf(reply: FastifyReply, name: string): [string, string][] {
  const value = reply.getHeader(name);
  return typeof value === 'string' ? [[name, value]] : [];
}

const kept_varies = 'Accept-Language, X-Timezone, Accept-Encoding';

/** Sends the kept answer of a call, or 304 to a caller who has it. @returns false if it has to be made */
function sendKept(answers: KeptAnswers, call: KeptCall, reply: FastifyReply, now: Date): boolean {
  if (sendUnchanged(answers, call, reply, now)) return true;
  const found = answers.find(call, now.getTime());
  if (found === null) return false;
  void reply.headers(found.headers).send(found.body);
  return true;
}

function sendUnchanged(answers: KeptAnswers, call: KeptCall, reply: FastifyReply, now: Date): boolean {
  const tag = answers.currentTag(call, reply.request.headers['if-none-match'], now.getTime());
  if (tag === null) return false;
  void reply.code(304).headers({ ETag: tag, Vary: kept_varies }).send();
  return true;
}

interface NewAnswer {
  call: KeptCall;
  text: string;
  headers: Record<string, string>;
  until_ms: number;
  /** whether the revision is still the same, for the check of tests */
  isCurrent: () => Promise<boolean>;
}

/** Sends an answer that was just made, and keeps it. */
async function sendNew(
  { answers, clock }: ServeOptions,
  reply: FastifyReply,
  { call, text, headers, until_ms, isCurrent }: NewAnswer,
): Promise<FastifyReply> {
  reply.headers({ Vary: kept_varies, ETag: answers.tagOf(call, until_ms), ...headers }).type(json_type);
  const body = await compressed(reply, text);
  if (answers.is_checked) {
    const before = answers.find(call, clock.now().getTime());
    const is_same = before === null || Buffer.compare(Buffer.from(before.body), Buffer.from(body)) === 0;
    if (!is_same && (await isCurrent()))
      throw new Error(
        `the answer of ${call.key} changed, and its revision did not: ${String(before?.body)} -> ${text}`,
      );
    if (sendUnchanged(answers, call, reply, clock.now())) return reply;
  }
  answers.keep(call, {
    revision: call.revision,
    until_ms,
    body,
    headers: Object.fromEntries(kept_headers.flatMap((name) => headerOf(reply, name))),
  });
  return reply.send(body);
}

function asReply(answer: unknown): Reply<unknown> {
  return answer instanceof Reply ? (answer as Reply<unknown>) : new Reply(answer, {});
}

/** Parses the path. @throws CodedError `not_found` for a path without the shape of an id */
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new CodedError('not_found');
  return parsed.data;
}

function parse(schema: z.ZodType | undefined, value: unknown, language: Language): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) throw new CodedError('invalid', { fields: faultsOf(parsed.error, language) });
  return parsed.data;
}

/** The caller's language, for a request that failed before its route began. */
export function languageOf(request: FastifyRequest): Language {
  return pickLanguage(request.headers['accept-language']);
}
