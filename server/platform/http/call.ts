import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { pickLanguage, type Language } from '#domain/languages.ts';
import type { Moment } from '#domain/timeline.ts';
import { isTimeZone } from '#domain/zones.ts';
import type { Scope } from '#server/platform/scope.ts';
import { here, networkOf } from './network.ts';
import type { OpenUpload } from './upload.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A call as its action sees it: parsed and checked, and of HTTP only the declared parts. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** for endpoints that take a file; the body is not read before this is called */
  openUpload: E extends { takes: 'file' } ? OpenUpload : undefined;
  /** the checked session; null at public endpoints */
  scope: E extends { is_public: true } ? null : Scope;
  caller: Caller;
  /** the versions that `If-Match` names; null: any version */
  if_match: number[] | null;
  /** aborts when the caller has left before the answer, or has it */
  gone: AbortSignal;
}

/** The caller, from the headers of the request. */
export interface Caller {
  language: Language;
  moment: Moment;
  /** a HEAD request */
  is_head: boolean;
  user_agent: string;
  /** the caller's network, from `networkOf` */
  network: string;
  /** whether the call comes directly from a program on this machine, as far as headers tell, and not through a proxy */
  is_direct: boolean;
}

/** The text of a JSON body that the database built; it is sent unchanged. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An answer with headers of its own. */
export class Reply<Content> {
  readonly body: Content;
  readonly headers: Record<string, string>;
  constructor(body: Content, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** An answer that is a file: it is streamed while it is read. */
export class SentFile {
  readonly content: Readable;
  /** null: not known before its end */
  readonly size: number | null;
  constructor(content: Readable, size: number | null) {
    this.content = content;
    this.size = size;
  }
}

type Body<E extends Endpoint> = E['answer'] extends 'file'
  ? SentFile
  : E['answer'] extends z.ZodType
    ? z.input<E['answer']> | JsonText
    : undefined;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => E['answer'] extends null ? Promise<void> : Promise<Body<E> | Reply<Body<E>>>;

/** The caller of a request. A missing or unknown zone is UTC (docs/product/rules.md, section 2). */
export function callerOf({ headers, ip, ips = [], method, socket }: FastifyRequest, now: Date): Caller {
  const zone = headers['x-timezone'];
  return {
    language: pickLanguage(headers['accept-language']),
    moment: {
      now: now.toISOString(),
      time_zone: typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC',
    },
    is_head: method === 'HEAD',
    user_agent: (headers['user-agent'] ?? '').slice(0, 500).replaceAll('\0', ''),
    // with a trusted proxy the list holds its own address and the addresses of its header
    network: networkOf(ip, ips.length > 1),
    is_direct: isDirect(headers, socket.remoteAddress ?? ''),
  };
}

const of_proxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether the call comes from this machine: a proxy on it sends headers about its client, or uses another host name. */
export function isDirect(headers: IncomingHttpHeaders, remote_address: string): boolean {
  const name = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
  return (
    networkOf(remote_address) === here &&
    name.test(headers.host ?? '') &&
    of_proxies.every((header) => headers[header] === undefined)
  );
}

/** The versions of `If-Match`: `"7", "8"` gives both; `*` and no header give null, an invalid one gives none. */
export function versionsOf(if_match: string | undefined): number[] | null {
  if (if_match === undefined || if_match.trim() === '*') return null;
  return Array.from(if_match.matchAll(/"(\d{1,9})"/g), ([, version]) => Number(version));
}
